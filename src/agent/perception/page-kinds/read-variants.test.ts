import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestPage } from '../../../../test/harness/open-test-page.ts';
import { readView } from '../../../../test/harness/read-view.ts';
import { findProductBox } from './find-product-box.ts';
import { readVariants } from './read-variants.ts';

test('swatches that all lead to the page they stand on are chosen by their mark alone', async (t) => {
  const shop = await openTestPage();
  t.after(() => shop.close());
  const swatch = (name: string, mark = '') =>
    `<li class="${mark}"><a href="" class="swatch ${mark}" title="${name}" style="display:block;width:30px;height:30px"></a></li>`;
  const view = readView(
    await shop.see(`<main><h1>Cushion</h1><p>$29.95</p><form><fieldset><label>Colour</label>
      <ul>${swatch('Teal', 'selected')}${swatch('Ochre')}${swatch('Sand')}</ul></fieldset>
      <button>Add to cart</button></form></main>`),
  );
  const box = findProductBox(view.snapshot, view.actions);
  const [axis] = readVariants(view.snapshot, view.fields, box, ['Sand']);
  assert.deepEqual(
    axis?.values.map(({ label, selected }) => [label, selected]),
    [
      ['Teal', true],
      ['Ochre', false],
      ['Sand', false],
    ],
  );
});

test('marks of a choice are read in names that are joined by capitals as well', async (t) => {
  const shop = await openTestPage();
  t.after(() => shop.close());
  const value = (name: string, mark: string) =>
    `<div><button type="button" class="variant ${mark}">${name}</button></div>`;
  const view = readView(
    await shop.see(`<main><h1>Scarf</h1><p>$29.95</p><p>Color</p><div>
      ${value('Moss', 'activeVariant')}${value('Slate', 'soldOutVariant')}</div><button>Add to cart</button></main>`),
  );
  const [axis] = readVariants(view.snapshot, view.fields, findProductBox(view.snapshot, view.actions), ['Moss']);
  assert.deepEqual(
    axis?.values.map(({ label, selected, available }) => [label, selected, available]),
    [
      ['Moss', true, true],
      ['Slate', false, false],
    ],
  );
});

test('of links to the pages of variants the one to this page is chosen, also where a fragment names the page', async (t) => {
  const shop = await openTestPage();
  t.after(() => shop.close());
  const values = ['red', 'blue'].map((name) => `<li><a href="https://shop.test/p?id=4&color=${name}">${name}</a></li>`);
  const page = `<main><h1>Bag</h1><p>$29.95</p><form><p>Color</p><ul>${values.join('')}</ul><button>Add to cart</button></form></main>`;
  for (const at of ['p?id=4&color=blue', '#/p?id=4&color=blue', 'p?id=4&color=blue#reviews']) {
    const seen = await shop.see(page);
    const view = readView({ ...seen, url: `https://shop.test/${at}` });
    const [axis] = readVariants(view.snapshot, view.fields, findProductBox(view.snapshot, view.actions), ['blue']);
    assert.deepEqual(
      axis?.values.map(({ selected }) => selected),
      [false, true],
      at,
    );
  }
});

/** Each value in two wrappers of its own, as component libraries draw them. */
const wrapped = (names: readonly string[], chosen = '') =>
  names
    .map(
      (name) =>
        `<div><div><button type="button" aria-pressed="${name === chosen}" title="${name}" style="width:30px;height:30px" aria-label="${name}${name === chosen ? ', selected' : ''}"></button></div></div>`,
    )
    .join('');

test('values that are wrapped alike are one choice, however deep, and a word between them begins another one', async (t) => {
  const shop = await openTestPage();
  t.after(() => shop.close());
  const rows = async (choices: string, asked: string[]) => {
    const view = readView(
      await shop.see(
        `<main><h1>Hoodie</h1><form>${choices}<p>$29.95</p><button disabled>Choose options</button></form></main>`,
      ),
    );
    const axes = readVariants(view.snapshot, view.fields, findProductBox(view.snapshot, view.actions), asked);
    return axes.map(({ values }) => values.map(({ label, selected }) => `${label}${selected ? ' *' : ''}`));
  };
  const group = (name: string, values: string) =>
    `<div><span id="${name}">${name}</span><div role="group" aria-labelledby="${name}">${values}</div></div>`;
  const colours = ['Grey', 'Navy', 'Green'];
  assert.deepEqual(
    await rows(group('Colour', wrapped(colours, 'Green')) + group('Size', wrapped(['S', 'M'])), ['Green', 'M']),
    [
      ['Grey', 'Navy', 'Green *'],
      ['S', 'M'],
    ],
  );
  assert.deepEqual(await rows(`<div><div>${wrapped(colours)}</div></div>`, ['Navy']), [colours]);
  assert.deepEqual(await rows(`<div>${wrapped(['Navy'])}<p>Size</p>${wrapped(['M'])}</div>`, ['Navy', 'M']), []);
  // Toggles of a page that nobody asked for.
  assert.deepEqual(await rows(`<div>${wrapped(['Like', 'Compare'])}</div>`, ['Navy']), []);
});

test('closed lists that each show their own name and value are no values of one choice', async (t) => {
  const shop = await openTestPage();
  t.after(() => shop.close());
  const list = (name: string, value: string) =>
    `<div><button type="button" class="select">${name}: <b>${value}</b></button></div>`;
  const view = readView(
    await shop.see(`<main><h1>Cushion</h1><p>$29.95</p><form>${list('Color', 'Navy (7 left)')}${list('Size', 'M (2 left)')}
      <button>Add to cart</button></form></main>`),
  );
  const box = findProductBox(view.snapshot, view.actions);
  assert.deepEqual(readVariants(view.snapshot, view.fields, box, ['Navy', 'M']), []);
});

test('a swatch without words is called what the patch of colour inside it says when pointed at', async (t) => {
  const shop = await openTestPage();
  t.after(() => shop.close());
  const swatch = (
    name: string,
  ) => `<li><label><input type="radio" name="c" value="${name.length}" style="visibility:hidden;position:absolute">
    <span style="display:block" title="${name}"><i style="display:block;width:28px;height:28px"></i></span></label></li>`;
  const view = readView(
    await shop.see(`<main><h1>Cushion</h1><p>$29.95</p><form><table><tr><td>Colour</td>
      <td><ul>${swatch('Teal')}${swatch('Ochre')}${swatch('Rust red')}</ul></td></tr></table>
      <button>Add to cart</button></form></main>`),
  );
  const [axis] = readVariants(view.snapshot, view.fields, findProductBox(view.snapshot, view.actions), ['Ochre']);
  assert.deepEqual([axis?.name, axis?.values.map(({ label }) => label)], ['Colour', ['Teal', 'Ochre', 'Rust red']]);
});

test('what another form asks need not be chosen to buy, unless it lets choose the variant', async (t) => {
  const shop = await openTestPage();
  t.after(() => shop.close());
  const marks = (name: string, values: readonly string[]) =>
    values.map((value) => `<label><input type="radio" name="${name}" value="${value}"> ${value}</label>`).join('');
  const names = async (beside: string, asked: string[] = []) => {
    const view = readView(
      await shop.see(`<main><h1>Stone mug</h1><p>$14.50</p>${beside}
        <form method="post"><label>Quantity <input type="number" name="quantity" value="1"></label>
        <input type="submit" value="Add to cart"></form></main>`),
    );
    const axes = readVariants(view.snapshot, view.fields, findProductBox(view.snapshot, view.actions), asked);
    return axes.map(({ values }) => values.map(({ label }) => label));
  };
  const rating = `<form method="post"><b>No marks yet</b>${marks('value', ['1', '2', '3'])}<button>Rate</button></form>`;
  const asks =
    '<form><select name="topic"><option value="">Ask us</option><option>Care</option></select><button>Send</button></form>';
  assert.deepEqual(await names(rating), []);
  assert.deepEqual(await names(rating, ['Blue']), []);
  assert.deepEqual(await names(asks), []);
  const glaze = (title: string) => `<form><b>${title}</b>${marks('glaze', ['Blue', 'Sand'])}<button>OK</button></form>`;
  assert.deepEqual(await names(glaze('Glaze'), ['Blue']), [['Blue', 'Sand']]);
  assert.deepEqual(
    await names(
      `<form><select name="color"><option>Blue</option><option>Sand</option></select><button>OK</button></form>`,
    ),
    [['Blue', 'Sand']],
  );
  // Without a button of its own it is part of what is bought.
  assert.deepEqual(await names(`<form>${marks('glaze', ['Blue', 'Sand'])}</form>`), [['Blue', 'Sand']]);
});

test('a swatch that is named only aloud is sold out only where it says so aloud', async (t) => {
  const shop = await openTestPage();
  t.after(() => shop.close());
  const swatch = (name: string, at: number, mark = '') =>
    `<input type="radio" name="Colour" value="${name}" id="c${at}" class="${mark}"><label for="c${at}">
      <span class="patch"></span><span class="aloud">${name}</span><span class="aloud gone">Sold out</span></label>`;
  const view = readView(
    await shop.see(`<style>.patch{display:inline-block;width:30px;height:30px;background:#246}
      .aloud{position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0 0 0 0)}
      input:not(.none) + label > .gone{display:none}</style>
      <main><h1>Towel</h1><p>$29.95</p><form><fieldset><legend>Colour</legend>
      ${swatch('Navy', 0)}${swatch('Sand', 1)}${swatch('Moss', 2, 'none')}</fieldset>
      <button>Add to cart</button></form></main>`),
  );
  const [axis] = readVariants(view.snapshot, view.fields, findProductBox(view.snapshot, view.actions), ['Sand']);
  assert.deepEqual(
    axis?.values.map(({ available }) => available),
    [true, true, false],
  );
});

test('what the address of the page says of a choice is chosen where no button looks like it', async (t) => {
  const shop = await openTestPage();
  t.after(() => shop.close());
  const chosenAt = async (query: string, mark = '') => {
    const swatch = (name: string) =>
      `<button type="button" class="swatch ${name === 'Teal' ? mark : ''}" aria-label="${name}" style="width:30px;height:30px"></button>`;
    const html = `<main><h1>Cushion</h1><p>$29.95</p><fieldset><legend>Colour</legend>${swatch('Teal')}${swatch('Sand')}</fieldset>
      <form><button>Add to cart</button></form></main>`;
    const view = readView(await shop.see(html, `https://shop.test/cushion${query}`));
    const box = findProductBox(view.snapshot, view.actions);
    const [axis] = readVariants(view.snapshot, view.fields, box, ['Sand']);
    return axis?.values.filter(({ selected }) => selected).map(({ label }) => label);
  };
  assert.deepEqual(await chosenAt('?Colour=Sand&size=M'), ['Sand']);
  assert.deepEqual(await chosenAt('?colour=sand'), ['Sand']);
  assert.deepEqual(await chosenAt('?search=Sand'), []);
  assert.deepEqual(await chosenAt('?Colour=Sand', 'selected'), ['Teal'], 'what a button shows counts for more');
});

test('the buttons on both sides of a number are no choice, whatever they say and whatever stands above them', async (t) => {
  const shop = await openTestPage();
  t.after(() => shop.close());
  const axesOf = async (number: string) => {
    const view = readView(
      await shop.see(`<main><form><h1>Tray</h1><p>$29.95</p><h3>Choose an option</h3><ul><li><b>Tray</b><div class="opt">
        <button type="button">Fewer</button>${number}<button type="button">More</button>
        </div></li></ul><button>Add to cart</button></form></main>`),
    );
    const box = findProductBox(view.snapshot, view.actions);
    return readVariants(view.snapshot, view.fields, box).map(({ values }) => values.map(({ label }) => label));
  };
  assert.deepEqual(await axesOf('<input name="n" value="1" size="5">'), []);
  // Without a number between them they are a choice like any other.
  assert.deepEqual(await axesOf(''), [['Fewer', 'More']]);
});

test('where no button adds until everything is chosen, titles tell what is asked, and other goods beside it ask nothing', async (t) => {
  const shop = await openTestPage();
  t.after(() => shop.close());
  const group = (name: string, values: string[]) =>
    `<div role="group" aria-label="${name} selection"><strong>${name}</strong><div>${values
      .map((value) => `<div><a href="javascript:void(0);">${value}</a></div>`)
      .join('')}</div></div>`;
  const axesOf = async (wrapper: string) => {
    const view = readView(
      await shop.see(`<main><div><div><h1>Hat</h1></div><div>$89.50</div></div>
        <${wrapper}>${group('Colour', ['Brown', 'Olive'])}${group('Size', ['S', 'M'])}</${wrapper}>
        <form><input name="qty" value="1"><button type="button">See options</button></form></main>`),
    );
    const box = findProductBox(view.snapshot, view.actions);
    return readVariants(view.snapshot, view.fields, box, ['Olive', 'M']).map(({ values }) =>
      values.map(({ label }) => label),
    );
  };
  assert.deepEqual(await axesOf('form'), [
    ['Brown', 'Olive'],
    ['S', 'M'],
  ]);
  assert.deepEqual(await axesOf('aside'), []);
});
