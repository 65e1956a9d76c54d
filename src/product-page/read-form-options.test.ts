import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readChoiceLabel } from './read-choice-label.ts';
import { readProductPage } from './read-product-page.ts';

/** A page without markup whose only knowledge of options is its buy form. Each block is written in a platform's manner. */
const page = (block: string) =>
  readProductPage(
    `<title>Field jacket</title><h1>Field jacket</h1><p class="price">$40.00</p>
     <form action="/cart/add" method="post">${block}<button type="submit">Add to cart</button></form>`,
    'https://shop.example/field-jacket',
  );
const summary = (block: string) => {
  const read = page(block);
  return {
    dimensions: read?.dimensions,
    variants: read?.variants.map((one) => [...Object.values(one.attributes), one.price, one.available]),
  };
};

describe('option blocks', () => {
  it('reads OpenCart radios by the group’s label and adds surcharges', () => {
    const block = `<div class="form-group required"><label class="control-label">Lining</label><div id="input-option218">
      <div class="radio"><label><input type="radio" name="option[218]" value="32"> Cotton</label></div>
      <div class="radio"><label><input type="radio" name="option[218]" value="31"> Wool (+$12.50)</label></div></div></div>`;
    assert.deepEqual(summary(block), {
      dimensions: ['Lining'],
      variants: [
        ['Cotton', 4000, true],
        ['Wool', 5250, true],
      ],
    });
  });

  it('takes a label at its word, also where the shop calls an option Select, and keeps equal names apart', () => {
    const select = (
      id: number,
    ) => `<div class="mb-3 required"><label for="input-${id}" class="form-label">Select</label>
      <select name="option[${id}]" id="input-${id}"><option value="">--- Please Select ---</option>
      <option value="${id}1">Red</option><option value="${id}2">Blue</option></select></div>`;
    const radio = `<div class="mb-3"><label class="form-label">Finish</label><div><div class="form-check">
      <input type="radio" name="option[9]" value="91" id="r91"><label for="r91" class="form-check-label">Matt</label></div>
      <div class="form-check"><input type="radio" name="option[9]" value="92" id="r92"><label for="r92" class="form-check-label">Gloss</label></div></div></div>`;
    const read = page(select(1) + select(2) + radio);
    assert.deepEqual(read?.dimensions, ['Select', 'Select 2', 'Finish']);
    assert.equal(read?.variants.length, 8);
    assert.deepEqual(read?.variants[0]?.attributes, { Select: 'Red', 'Select 2': 'Red', Finish: 'Matt' });
  });

  it('reads the options around a button that buys by script, without a form', () => {
    const read = readProductPage(
      `<title>Field jacket</title><form action="/search"><select name="in"><option>All</option></select></form>
       <h1>Field jacket</h1><p class="price">$40.00</p><div id="product"><div class="form-group">
       <label class="control-label" for="s">Size</label><select name="option[5]" id="s"><option value="1">S</option>
       <option value="2">M (+$2.00)</option></select></div><div class="form-group"><button type="button">Add to Cart</button></div></div>`,
      'https://shop.example/field-jacket',
    );
    assert.deepEqual(read?.dimensions, ['Size']);
    assert.deepEqual(
      read?.variants.map((variant) => variant.price),
      [4000, 4200],
    );
  });

  it('reads PrestaShop groups, whose label repeats the chosen value', () => {
    const block = `<div class="product-variants-item"><span class="control-label">Size: S</span>
      <select id="group_1" name="group[1]"><option value="1" selected>S</option><option value="2">M</option></select></div>
      <div class="product-variants-item"><span class="control-label">Color: White</span><ul id="group_2">
      <li class="input-container"><label><input class="input-color" type="radio" name="group[2]" value="8" title="White" checked></label></li>
      <li class="input-container"><label><input class="input-color" type="radio" name="group[2]" value="11" title="Black"></label></li></ul></div>`;
    assert.deepEqual(summary(block).dimensions, ['Size', 'Color']);
    assert.deepEqual(page(block)?.variants[0]?.attributes, { Size: 'S', Color: 'White' });
    assert.equal(page(block)?.variants[0]?.chosen, true);
  });

  it('reads BigCommerce rectangles and drop-downs', () => {
    const block = `<div class="form-field" data-product-attribute="set-rectangle">
      <label class="form-label form-label--alternate">Fit: <small>Required</small></label>
      <input class="form-radio" type="radio" id="a_113_101" name="attribute[113]" value="101">
      <label class="form-option" for="a_113_101"><span class="form-option-variant">Slim</span></label>
      <input class="form-radio" type="radio" id="a_113_102" name="attribute[113]" value="102" disabled>
      <label class="form-option unavailable" for="a_113_102"><span class="form-option-variant">Loose</span></label></div>`;
    assert.deepEqual(summary(block), {
      dimensions: ['Fit'],
      variants: [
        ['Slim', 4000, true],
        ['Loose', 4000, false],
      ],
    });
  });

  it('reads Magento’s custom options with a price attribute', () => {
    const block = `<div class="field required"><label class="label" for="select_331"><span>Engraving</span></label>
      <div class="control"><select name="options[331]" id="select_331"><option value="">-- Please Select --</option>
      <option value="1" price="0">None</option><option value="2" price="7.5">Initials</option></select></div></div>`;
    assert.deepEqual(summary(block), {
      dimensions: ['Engraving'],
      variants: [
        ['None', 4000, true],
        ['Initials', 4750, true],
      ],
    });
  });

  it('reads accessible button groups and words for sold out', () => {
    const block = `<h3 id="t">Choose a colour</h3><div role="radiogroup" aria-labelledby="t">
      <button type="button" role="radio" aria-checked="true" data-value="sand">Sand</button>
      <button type="button" role="radio" aria-checked="false" data-value="moss">Moss - Sold out</button></div>`;
    assert.deepEqual(summary(block), {
      dimensions: ['colour'],
      variants: [
        ['Sand', 4000, true],
        ['Moss', 4000, false],
      ],
    });
  });

  it('reads plain buttons in a row behind a label; what the heading names is chosen', () => {
    const row = (label: string, values: string[]) =>
      `<div><div class="mb-2"><span>${label}</span></div><ul>${values
        .map(
          (value) => `<li class="group"><button type="button" class="btn disabled:opacity-50">${value}</button></li>`,
        )
        .join('')}</ul></div>`;
    const read = readProductPage(
      `<title>Linen Shirt Navy L</title><div><h1>Linen Shirt Navy L</h1><form id="buy"><span class="price">$40.00</span>
       <dl><div><dt>SKU</dt><dd>SHIRT-NAVY-L</dd></div></dl>${row('Color', ['Navy', 'Red'])}${row('Select Size', ['S', 'M', 'L'])}
       <div><span>Quantity</span><div><button type="button">-</button><button type="button">+</button></div></div>
       <button type="button">Add to cart</button></form><p>$40.00</p>
       <div><button type="button" title="Save for later"></button><button type="button" title="Compare"></button></div></div>`,
      'https://shop.example/linen-shirt-navy-l',
    );
    assert.deepEqual(read?.dimensions, ['Color', 'Size']);
    assert.equal(read?.variants.length, 6);
    assert.deepEqual(read?.variants.find((variant) => variant.chosen)?.attributes, { Color: 'Navy', Size: 'L' });
    assert.ok(read?.variants.every((variant) => variant.available));
    assert.equal(read?.sku, 'SHIRT-NAVY-L');
  });

  it('reads swatches that are links to sister pages, each with its address', () => {
    const read = readProductPage(
      `<title>Felt hat, moss</title><nav><a href="/hats/felt-hat-caps">Caps</a><a href="/hats/felt-hat-scarves">Scarves</a></nav>
       <div class="product"><h1>Felt hat</h1><p class="price">$40.00</p><p>Colour: moss</p><div class="swatches">
       <a href="/hats/felt-hat-moss" aria-current="true" title="Moss"><img src="m.png"></a>
       <a href="/hats/felt-hat-rust" title="Rust"><img src="r.png"></a></div>
       <div><span>Share</span><div><a href="https://social.example/a">One</a><a href="https://social.example/b">Two</a></div></div>
       <form action="/cart/add"><button>Add to cart</button></form></div>`,
      'https://shop.example/hats/felt-hat-moss',
    );
    assert.deepEqual(read?.dimensions, ['Colour']);
    assert.deepEqual(
      read?.variants.map((variant) => [variant.attributes.Colour, variant.url, variant.chosen]),
      [
        ['Moss', 'https://shop.example/hats/felt-hat-moss', true],
        ['Rust', 'https://shop.example/hats/felt-hat-rust', false],
      ],
    );
  });

  it('finds a group’s name in a heading of its own wrapper, not of its neighbour', () => {
    const group = (name: string, field: string) => `<div class="block"><h4 class="name">${name}</h4><div class="back">
      <input type="radio" name="${field}" value="1" id="${field}1"><label for="${field}1">Green</label><br>
      <input type="radio" name="${field}" value="2" id="${field}2"><label for="${field}2">Blue</label></div></div>`;
    assert.deepEqual(
      summary(`<h3>Please choose:</h3>${group('Colour', 'id[1]')}${group('Trim', 'id[2]')}`).dimensions,
      ['Colour', 'Trim'],
    );
  });

  it('believes BigCommerce’s data about which option values are left', () => {
    const block = `<script>var BCData = {"product_attributes":{"sku":"FJ-1","instock":true,"in_stock_attributes":[101]}};</script>
      <div class="form-field"><label class="form-label">Size: <small>Required</small></label>
      <input type="radio" id="a1" name="attribute[113]" value="101"><label for="a1">S</label>
      <input type="radio" id="a2" name="attribute[113]" value="102"><label for="a2">M</label></div>
      <div class="form-field"><label class="form-label">Lining</label>
      <input type="radio" id="b1" name="attribute[114]" value="7"><label for="b1">None</label>
      <input type="radio" id="b2" name="attribute[114]" value="8"><label for="b2">Wool</label></div>`;
    assert.deepEqual(summary(block).variants, [
      ['S', 'None', 4000, true],
      ['S', 'Wool', 4000, true],
      ['M', 'None', 4000, false],
      ['M', 'Wool', 4000, false],
    ]);
  });

  it('never calls a dimension by the number that the form sends', () => {
    const select = (name: string) =>
      `<div><select name="${name}"><option value="1">S</option><option value="2">M</option></select></div>`;
    assert.deepEqual(summary(select('option[331]')).dimensions, ['Option']);
    assert.deepEqual(summary(select('2') + select('7')).dimensions, ['Option', 'Option 2']);
    assert.deepEqual(summary(select('attribute_pa_shoe-size')).dimensions, ['shoe size']);
  });
});

describe('labels of choices', () => {
  it('tells names, surcharges, prices and stock apart', () => {
    const seen = [
      'Large (+$5.00)',
      'Large + 5,00 €',
      'Basic [-$3]',
      'Set of 4 - $25.00',
      '40 - 42',
      'Red',
      'XL (sold out)',
    ].map((text) => {
      const { label, surcharge, price, soldOut } = readChoiceLabel(text, undefined);
      return [label, surcharge, price, soldOut];
    });
    assert.deepEqual(seen, [
      ['Large', 500, undefined, false],
      ['Large', 500, undefined, false],
      ['Basic', -300, undefined, false],
      ['Set of 4', 0, 2500, false],
      ['40 - 42', 0, undefined, false],
      ['Red', 0, undefined, false],
      ['XL', 0, undefined, true],
    ]);
  });
});
