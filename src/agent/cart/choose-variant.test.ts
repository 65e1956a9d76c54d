import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerPages, startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { look } from '../view/look.ts';
import { chooseVariant } from './choose-variant.ts';

/** Opens a page of the shop and chooses there. */
function choosing({ run, origin }: Awaited<ReturnType<typeof startRunAtShop>>, variant: Record<string, string>) {
  return async (path: string) => {
    await run.page.goto(origin + path);
    return chooseVariant(run, await look(run), { url: origin + path, quantity: 1, variant });
  };
}

test('a value with a page of its own is waited for where that page wakes up late', async () => {
  const box = (
    attributes: string,
  ) => `<main ${attributes}><h1>Bottle Brisa</h1><p>$24.90</p><p>Size</p><div class="options">
    <a href="/p?size=S" class="option">S</a><a href="/p?size=XL" class="option">XL</a></div>
    <form method="post" action="/add"><button type="submit">Add to cart</button></form></main>`;
  const wakes = "<script>setTimeout(() => document.querySelector('main').removeAttribute('inert'), 2600)</script>";
  const shop = await startRunAtShop(
    answerPages({ '/p': box(''), '/p?size=S': box(''), '/p?size=XL': `${box('inert')}${wakes}` }),
    '/p',
  );
  try {
    const { run, origin } = shop;
    await run.page.goto(`${origin}/p`);
    const item = { url: `${origin}/p`, quantity: 1, variant: { size: 'XL' } };
    const view = await chooseVariant(run, await look(run), item);
    assert.equal(view.snapshot.url, `${origin}/p?size=XL`);
    assert.ok(view.snapshot.texts.some(({ text }) => text === 'Bottle Brisa'));
  } finally {
    await shop.close();
  }
});

test('a list that offers nothing yet is waited for; one that stays empty offers nothing', async () => {
  const pageOf = (script: string) => `<main><h1>Bottle Brisa</h1><p>$24.90</p><form method="post" action="/add">
    <label>Colour <select name="colour"><option value="">Please choose</option></select></label>
    <button type="submit">Add to cart</button></form></main><script>${script}</script>`;
  const fills = `setTimeout(() => document.querySelector('select').insertAdjacentHTML('beforeend',
    '<option>Black</option><option>White</option>'), 3500)`;
  const shop = await startRunAtShop(answerPages({ '/p': pageOf(fills), '/q': pageOf('') }), '/p');
  try {
    const { run } = shop;
    const choose = choosing(shop, { colour: 'White' });
    await choose('/p');
    assert.equal(await run.page.locator('select').inputValue(), 'White');
    await assert.rejects(choose('/q'), /does not offer colour/);
  } finally {
    await shop.close();
  }
});

test('an empty link that a script marks once it was pressed has been chosen', async () => {
  const swatch = (
    name: string,
  ) => `<a href="#" title="${name}" class="swatch" style="display:inline-block;width:30px;height:30px"
    onclick="event.preventDefault(); this.toggleAttribute('data-on', true); presses.textContent += 'x'"></a>`;
  const page = `<main><h1>Bottle Brisa</h1><p>$24.90</p><form method="post" action="/add"><fieldset><label>Colour</label>
    <ul>${['Black', 'White', 'Blue'].map((name) => `<li>${swatch(name)}</li>`).join('')}</ul></fieldset>
    <button type="submit">Add to cart</button></form><i id="presses"></i></main>`;
  const shop = await startRunAtShop(answerPages({ '/p': page }), '/p');
  try {
    const { run, origin } = shop;
    await run.page.goto(`${origin}/p`);
    await chooseVariant(run, await look(run), { url: `${origin}/p`, quantity: 1, variant: { colour: 'White' } });
    assert.equal(await run.page.locator('[data-on]').getAttribute('title'), 'White');
    assert.equal(await run.page.locator('#presses').textContent(), 'x', 'pressed once');
  } finally {
    await shop.close();
  }
});

test('an empty link that bore that mark before is chosen; one that does not take the press is not', async () => {
  const swatch = (name: string, mark: string) =>
    `<li><a href="#" title="${name}" class="swatch" style="display:inline-block;width:30px;height:30px" ${mark}
      onclick="event.preventDefault()"></a></li>`;
  const page = `<main><h1>Bottle Brisa</h1><p>$24.90</p><form method="post" action="/add"><fieldset><label>Colour</label>
    <ul>${swatch('Black', '')}${swatch('White', 'data-on')}${swatch('Blue', '')}</ul></fieldset>
    <button type="submit">Add to cart</button></form></main>`;
  const shop = await startRunAtShop(answerPages({ '/p': page }), '/p');
  try {
    const { run, origin } = shop;
    await run.page.goto(`${origin}/p`);
    const choose = async (colour: string) =>
      chooseVariant(run, await look(run), { url: `${origin}/p`, quantity: 1, variant: { colour } });
    await choose('White');
    await assert.rejects(choose('Blue'), /"Blue" could not be chosen/);
  } finally {
    await shop.close();
  }
});

test('a list that gives way to what was chosen is answered, and only where it says just that', async () => {
  const list = (name: string, label: string, values: readonly string[]) =>
    `<h2>${label}</h2><div><select name="${name}" onchange="this.form.submit()"><option value="">Please choose</option>
      ${values.map((value) => `<option value="${value}">${value}</option>`).join('')}</select></div>`;
  const said = (name: string, label: string, value: string) =>
    `<h2>${label}</h2><div>${value} <button type="button" aria-label="x">×</button><input type="hidden" name="${name}" value="${value}"></div>`;
  const page = (choices: string) => `<main><h1>Apron Werk</h1><p>$24.90</p><form>${choices}</form>
    <form method="post" action="/add"><button ${choices.includes('<select') ? 'disabled' : ''}>Add to cart</button></form></main>`;
  const color = (value: string) => said('color', 'Color', value);
  const sizes = list('size', 'Size', ['S', 'XL']);
  const pages = (answer: string) => ({
    '/p': page(list('color', 'Color', ['Red', 'Moss']) + sizes),
    '/p?color=Red&size=': page(color(answer) + sizes),
    '/p?color=Red&size=XL': page(color(answer) + said('size', 'Size', 'XL')),
  });
  for (const [answer, isTaken] of [
    ['Red', true],
    ['Moss', false],
  ] as const) {
    const { run, origin, close } = await startRunAtShop(answerPages(pages(answer)), '/p');
    try {
      await run.page.goto(`${origin}/p`);
      const item = { url: `${origin}/p`, quantity: 1, variant: { color: 'Red', size: 'XL' } };
      const chosen = chooseVariant(run, await look(run), item);
      if (isTaken) assert.equal(new URL((await chosen).snapshot.url).searchParams.get('size'), 'XL');
      else await assert.rejects(chosen, /does not offer color "Red"/);
    } finally {
      await close();
    }
  }
});

test('a choice that only its border and the address show is taken, one that shows nothing is not', async () => {
  const page = (tells: string) =>
    `<main><h1>Bottle Brisa</h1><p>$24.90</p><div><p>Colour</p><div>${['Black', 'White', 'Blue']
      .map(
        (name) =>
          `<button type="button" class="option" onclick="for (const b of document.querySelectorAll('.option')) b.style.border = '1px solid silver'; this.style.border = '1px solid black'; presses.textContent += 'x'; ${tells}">${name}</button>`,
      )
      .join('')}</div></div><button>Add to cart</button><i id="presses"></i></main>`;
  const named = "history.pushState({}, '', '?sku=' + this.textContent.length + 'x')";
  const shop = await startRunAtShop(answerPages({ '/p': page(named), '/q': page('') }), '/p');
  try {
    const { run } = shop;
    const choose = choosing(shop, { colour: 'White' });
    await choose('/p');
    assert.equal(await run.page.locator('#presses').textContent(), 'x', 'pressed once');
    await assert.rejects(choose('/q'), /"White" could not be chosen/);
  } finally {
    await shop.close();
  }
});
