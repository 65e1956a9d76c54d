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
