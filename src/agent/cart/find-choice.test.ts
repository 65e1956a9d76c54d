import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { findChoice, unaskedVariants, withTitledVariant } from './find-choice.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const list = (name: string, labels: readonly string[]) =>
  `<label>${name} <select name="${name}" required><option value="">Choose</option>${labels
    .map((label) => `<option>${label}</option>`)
    .join('')}</select></label>`;

async function wished(title: string, variant: Record<string, string> = {}): Promise<Record<string, string>> {
  const view = readView(
    await shop.see(`<main><h1>${title}</h1><form><p>$40.00</p>
      ${list('Color', ['Navy', 'Red', 'Red Wine'])}${list('Size', ['S', 'M', 'L'])}
      <button type="submit">Add to cart</button></form></main>`),
  );
  return withTitledVariant(view, { url: 'https://shop.test/', quantity: 1, variant }).variant;
}

test("a variant's own page is titled by its values: they are meant where the order asks for none", async () => {
  assert.deepEqual(await wished('Linen Shirt – Navy / M'), { Size: 'M', Color: 'Navy' });
  assert.deepEqual(await wished('Linen Shirt L Red Wine'), { Color: 'Red Wine', Size: 'L' });
  assert.deepEqual(await wished('Linen Shirt – Navy / M', { color: 'Red' }), { color: 'Red' });
});

test('a value elsewhere in the title may be part of the name, and half a variant is none', async () => {
  for (const title of ['Navy M Linen Shirt', 'Linen Shirt Navy', 'Linen Shirt', 'Navy M'])
    assert.deepEqual(await wished(title), {}, title);
});

test('a note on stock beside a value does not take it out of its choice', async () => {
  const sizes = ['S', 'M (Doar 6 în stoc)', 'XL (Doar 8 în stoc)'].map(
    (label, at) =>
      `<input type="radio" name="size" id="size-${at}" value="${label.split(' ')[0]}"${at === 1 ? ' checked' : ''}><label for="size-${at}">${label}</label>`,
  );
  const view = readView(
    await shop.see(`<main><h1>Bol Kiso</h1><form><p>331,60 RON</p><fieldset><legend>Mărime</legend>${sizes.join('')}</fieldset>
      <button type="submit">Adaugă în coș</button></form></main>`),
  );
  const choice = findChoice(view, { url: 'https://shop.test/', quantity: 1, variant: { size: 'XL' } }, new Set());
  assert.equal(choice && 'value' in choice && choice.value.label, 'XL (Doar 8 în stoc)');
});

test('a list that repeats its own name in each value is answered by the rest of it, where one alone fits', async () => {
  const asked = async (label: string, ...values: string[]) => {
    const view = readView(
      await shop.see(`<main><h1>Coffee</h1><form><p>199 Kč</p><select name="priceId"><option value="">Zvolte variantu</option>
        ${values.map((value, at) => `<option value="${at}">${value}</option>`).join('')}</select>
        <button type="submit">Do košíku</button></form></main>`),
    );
    return findChoice(view, { url: 'https://shop.test/', quantity: 1, variant: { hmotnost: label } }, new Set());
  };
  const weights = ['Hmotnost: 250 g - Skladem (199 Kč)', 'Hmotnost: 1 kg - Skladem (690 Kč)'];
  const choice = await asked('1 kg', ...weights);
  assert.equal(choice && 'value' in choice && choice.value.label, weights[1]);
  await assert.rejects(asked('500 g', ...weights), /does not offer/);
  const coloured = ['Barva: Modrá (RAL 5010) (Skladem 7)', 'Barva: Modrá (RAL 5012) (Skladem 2)'];
  const blue = await asked('Modrá (RAL 5010)', ...coloured);
  assert.equal(blue && 'value' in blue && blue.value.label, coloured[0]);
  await assert.rejects(asked('Modrá', ...coloured), /does not offer/);
  // The grind differs, and nobody said which.
  const grinds = ['Hmotnost: 1 kg - mletá', 'Hmotnost: 1 kg - celá zrna'];
  await assert.rejects(asked('1 kg', ...grinds), /does not offer/);
  const joined = ['Hmotnost: 1 kg - Mletí: hrubé', 'Hmotnost: 250 g - Mletí: hrubé'];
  await assert.rejects(asked('1 kg', ...joined), /does not offer/);
});

const table = (...rows: readonly [name: string, price: string][]) =>
  `<table><thead><tr><th>Variant</th><th>Price</th><th></th></tr></thead><tbody>${rows
    .map(
      ([name, price], at) =>
        `<tr><td>${name}</td><td>${price}</td><td><div><input type="radio" name="variant" value="TEA_${at}"${at === 0 ? ' checked' : ''}></div></td></tr>`,
    )
    .join('')}</tbody></table>`;

test('a radio button in a table of variants is named by its row, without the price', async () => {
  const asked = async (label: string, ...rows: [string, string][]) => {
    const view = readView(
      await shop.see(`<main><h1>Sea tea</h1><form><p>11,60 €</p>${table(...rows)}
        <button type="submit">Add to cart</button></form></main>`),
    );
    return findChoice(view, { url: 'https://shop.test/', quantity: 1, variant: { variant: label } }, new Set());
  };
  const choice = await asked('Refill 250 g', ['Box 100 g', '11,60 €'], ['Refill 250 g', '24,90 €']);
  assert.ok(choice && 'value' in choice);
  assert.deepEqual([choice.axis.name, choice.value.label], ['Variant', 'Refill 250 g 24,90 €']);
  await assert.rejects(asked('Refill 500 g', ['Box 100 g', '11,60 €'], ['Refill 250 g', '24,90 €']), /does not offer/);
  // Nothing but the price tells these apart, and nobody named one.
  await assert.rejects(asked('Voucher', ['Voucher', '25,00 €'], ['Voucher', '50,00 €']), /does not offer/);
});

test('a plain button that asks for the choice opens its list, and the one that buys is left alone', async () => {
  const asked = async (face: string, buys: string) => {
    const view = readView(
      await shop.see(`<main><form action="/line_items" method="post"><h1>Beanie</h1><p>$34.95</p>
        <button type="button">Size guide</button><fieldset><div role="group"><button type="button" id="list">${face}</button>
        <div role="menu" hidden><label role="menuitem">S/M</label><label role="menuitem">L/XL</label></div></div></fieldset>
        <label>Quantity <input type="number" name="quantity" value="1"></label>
        <button type="button" class="add-to-cart" style="width:100%;height:48px">${buys}</button></form></main>`),
    );
    return findChoice(view, { url: 'https://shop.test/', quantity: 1, variant: { size: 'S/M' } }, new Set());
  };
  for (const face of ['Please choose Size', 'Size: L/XL']) {
    const choice = await asked(face, face === 'Size: L/XL' ? 'Add To Cart' : 'Please choose Size');
    assert.ok(choice && 'lists' in choice, face);
    assert.deepEqual(
      choice.lists.map(({ id }) => id),
      ['list'],
    );
  }
  assert.equal(await asked('Size: S/M', 'Add To Cart'), null);
});

test('variants that are listed by their full names are told apart by what these say besides the title', async () => {
  const page = (title: string, names: readonly string[]) =>
    `<main><h1>${title}</h1><p>£89.00</p><h2>Variants:</h2>${names
      .map((name, at) => `<a href="/p/${at}">${title} - ${name}</a><br>`)
      .join('')}<form action="/wishes"><button>Add to wish list</button></form></main>`;
  const chosen = async (title: string, names: readonly string[], variant: Record<string, string>) => {
    const view = readView(await shop.see(page(title, names)));
    const choice = findChoice(view, { url: 'https://shop.test/', quantity: 1, variant }, new Set());
    return choice && 'value' in choice && choice.value.label;
  };
  const shirts = ['Navy, M', 'Navy, L', 'Oatmeal, M'];
  assert.equal(await chosen('Linen Shirt', shirts, { colour: 'Navy', size: 'L' }), 'Navy, L');
  assert.equal(await chosen('Seeds, Old Mix', ['Packet of 20', 'Tin of 120'], { pack: 'Tin of 120' }), 'Tin of 120');
  await assert.rejects(chosen('Linen Shirt', shirts, { colour: 'Oatmeal', size: 'L' }), /does not offer/);
});

test('what is not on offer yet waits for the choices that are', async () => {
  const page = (colours: string) =>
    `<main><h1>Shirt</h1><form><p>$40.00</p>${list('Color', colours.split(' '))}<button type="submit">Add to cart</button></form></main>`;
  const item = { url: 'https://shop.test/', quantity: 1, variant: { size: 'M', color: 'Navy' } };
  const first = findChoice(readView(await shop.see(page('Navy Red'))), item, new Set());
  assert.equal(first && 'value' in first && first.value.label, 'Navy');
  const chosen = readView(await shop.see(page('Navy Red').replace('<option>Navy', '<option selected>Navy')));
  assert.throws(() => findChoice(chosen, item, new Set()), /does not offer size/);
});

test('swatches that repeat the name of their choice are told by the rest, and the one that says so is chosen', async () => {
  const chosenAfter = async (chosen: string, color: string) => {
    const swatches = ['Olive', 'Navy', 'Navy Blue'].map(
      (value) =>
        `<button class="swatch" aria-label="Select color ${value}"><i style="display:inline-block;width:30px;height:30px"></i><span>${value === chosen ? 'selected' : ''}</span></button>`,
    );
    const view = readView(
      await shop.see(`<main><h1>Field jacket</h1><p>$119.50</p><div><span>Color</span>${swatches.join('')}</div>
        <button>Add to cart</button></main>`),
    );
    return findChoice(view, { url: 'https://shop.test/', quantity: 1, variant: { color } }, new Set());
  };
  const choice = await chosenAfter('', 'Navy');
  assert.equal(choice && 'value' in choice && choice.value.label, 'Select color Navy');
  assert.equal(await chosenAfter('Navy', 'Navy'), null);
  await assert.rejects(chosenAfter('Navy', 'Burgundy'), /does not offer/);
});

test('a list that repeats the title of the product in each value is answered by what stands behind it', async () => {
  const asked = async (label: string, ...values: string[]) => {
    const view = readView(
      await shop.see(`<main><h1>Wool rug</h1><form><p>€89.00</p><label>Choose an option <select name="variantId">
        ${values.map((value, at) => `<option value="${at}">${value}</option>`).join('')}</select></label>
        <button type="submit">Add to cart</button></form></main>`),
    );
    const item = { url: 'https://shop.test/', quantity: 1, variant: { size: label } };
    const choice = findChoice(view, item, new Set());
    return [choice && 'value' in choice && choice.value.label, ...unaskedVariants(view, item)];
  };
  const rugs = ['Wool rug 60x90 cm', 'Wool rug 80x150 cm'];
  assert.deepEqual(await asked('80x150 cm', ...rugs), ['Wool rug 80x150 cm', '60x90 cm']);
  const colours = ['Color: White (RAL 9010)', 'Color: Blue (RAL 5010)'];
  assert.equal((await asked('Blue (RAL 5010)', ...colours))[0], 'Color: Blue (RAL 5010)', 'brackets of its own');
  await assert.rejects(asked('150 cm', ...rugs), /does not offer/);
  await assert.rejects(asked('80x150 cm', 'Wool rug light 60x90 cm', 'Wool rug light 80x150 cm'), /does not offer/);
  // Other words that all values begin with belong to them: "dark blue" is no "blue".
  await assert.rejects(asked('Blue', 'Dark blue', 'Dark green'), /does not offer/);
});

test('swatches without a word that repeat the title of the product in a title of their own are told by the rest', async () => {
  const pressed = async (color: string, element: (title: string) => string) => {
    const values = ['Green (only 4 left)', 'Red – €46.15', 'White – sold out'];
    const swatches = values.map((value) => element(`Wool bag, set of 4 - ${value}`)).join('');
    const view = readView(
      await shop.see(`<main><h1>Wool bag, set of 4</h1><form><p>€89.00</p><div class="option-row">${swatches}</div>
        <button type="submit">Add to cart</button></form></main>`),
    );
    const choice = findChoice(view, { url: 'https://shop.test/', quantity: 1, variant: { color } }, new Set());
    return choice && 'value' in choice && choice.value.label;
  };
  const size = 'style="display:inline-block;width:30px;height:30px"';
  for (const swatch of [
    (title: string) => `<button type="button" ${size} title="${title}"></button>`,
    (title: string) => `<a href="#" ${size} title="${title}"></a>`,
    (title: string) => `<a href="#" ${size} aria-label="${title}"></a>`,
  ]) {
    assert.equal(await pressed('Red', swatch), 'Red – €46.15');
    await assert.rejects(pressed('White', swatch), /sold out/);
    await assert.rejects(pressed('Blue', swatch), /does not offer/);
  }
});

test('buttons that repeat the title of the product are values whatever their length, and one of them may be sold out', async () => {
  const values = ['Green (only 4 left in stock)', 'Red (only 7 left in stock)', 'Blue (+€8.60) (only 10 left)'];
  const buttons = [...values, 'White – sold out'].map(
    (value) => `<button type="button">Clock Lumo, set of 16 - ${value}</button>`,
  );
  const view = readView(
    await shop.see(`<main><h1>Clock Lumo, set of 16</h1><form><p>€118.99</p><p>Colour</p><div>${buttons.join('')}</div>
      <button type="submit">Add to cart</button></form></main>`),
  );
  const asked = (colour: string) =>
    findChoice(view, { url: 'https://shop.test/', quantity: 1, variant: { colour } }, new Set());
  for (const [colour, label] of [
    ['Red', values[1]],
    ['Blue', values[2]],
  ] as const) {
    const choice = asked(colour);
    assert.equal(choice && 'value' in choice && choice.value.label, label);
  }
  assert.throws(() => asked('White'), /sold out/);
});

test('a value whose words say more is told from the others of its choice by just what was asked for', async () => {
  const asked = async (choices: string, variant: Record<string, string>) => {
    const view = readView(
      await shop.see(
        `<main><h1>Fjord chair</h1><form><p>$40.00</p>${choices}<button>Add to cart</button></form></main>`,
      ),
    );
    const choice = findChoice(view, { url: 'https://shop.test/', quantity: 1, variant }, new Set());
    return choice && 'value' in choice && choice.value.label;
  };
  const swatch = (picture: string, words: string) =>
    `<button type="button"><img alt="${picture}" width="20" height="20" src="data:,">${words}</button>`;
  const swatches = (second: string) => `<div>Wood</div>
    <div style="display:flex">${swatch('Fjord chair oak grey', 'Oak')}${swatch(`Fjord chair ${second} grey`, second)}</div>`;
  const grey = { Fabric: 'Grey' };
  assert.match(String(await asked(swatches('Walnut'), { Wood: 'Walnut', ...grey })), /Walnut$/);
  await assert.rejects(asked(swatches('Dark walnut'), { Wood: 'Walnut', ...grey }), /does not offer Wood "Walnut"/);
  const sizes = list('Size', ['Size S, Wood oak, $40.00 25', 'Size M, Wood oak, $40.00 3']);
  const wood = '<select name="wood"><option selected>Oak</option><option>Ash</option></select>';
  assert.equal(await asked(`${wood}${sizes}`, { Wood: 'Oak', Size: 'M' }), 'Size M, Wood oak, $40.00 3');
  await assert.rejects(asked(sizes, { Size: 'M' }), /does not offer Size "M"/);
});
