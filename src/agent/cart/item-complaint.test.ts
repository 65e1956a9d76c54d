import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import type { View } from '../view/view.ts';
import { itemComplaint } from './item-complaint.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const show = async (html: string): Promise<View> => readView(await shop.see(html));

test('a line that repeats what was chosen is no demand to choose; a demand is, and so is too little stock', async () => {
  const item = { url: '', quantity: 3, variant: { size: 'XL' } };
  const product = '<main><h1>Mug Vega</h1><p>$80.50</p><button>Buy</button></main>';
  const codeAfter = async (html: string) => {
    const first = await show(product);
    return itemComplaint(first, await show(html), item)?.code;
  };
  assert.equal(
    await codeAfter('<main><h1>Your bag</h1><p>Mug Vega <small>Choose size: XL</small></p></main>'),
    undefined,
  );
  assert.equal(await codeAfter(`${product}<p>Please choose a size</p>`), 'variant_required');
  assert.equal(await codeAfter(`${product}<p>Only 2 left in stock</p>`), 'insufficient_stock');
  assert.equal(await codeAfter(`${product}<p>Only 4 left in stock</p>`), undefined);
});

test('on another page that adds nothing, what has to be chosen is no variant', async () => {
  const item = { url: '', quantity: 1, variant: {} };
  const at = (view: View, path: string): View => ({
    ...view,
    snapshot: { ...view.snapshot, url: `https://shop.test${path}` },
  });
  const product = '<main><h1>Ciotola Lumo</h1><p>EUR 16,00</p><button>Metti nel carrello</button></main>';
  const first = at(await show(product), '/bowl');
  const step = '<h2>3 Scegli una opzione</h2>';
  const checkout = await show(`<main><h1>Vai alla cassa</h1><label>E-mail <input></label>${step}</main>`);
  assert.equal(itemComplaint(first, at(checkout, '/checkout'), item), undefined);
  assert.equal(itemComplaint(first, at(await show(product + step), '/bowl'), item)?.code, 'variant_required');
});

test('what a layer covers, another product that is sold out, is no complaint about this one', async () => {
  const item = { url: '', quantity: 1, variant: {} };
  const card = (path: string, name: string, end: string) =>
    `<li><a href="${path}">${name}</a><span>$12.00</span><p class="badge badge-danger">${end}</p></li>`;
  const product = `<main><h1>Mug Vega</h1><div><p>$80.50</p><form><button>Add to cart</button></form></div>
    <section><h2>More</h2><ul>${card('/jug', 'Jug', 'Sold out')}${card('/bowl', 'Bowl', 'In stock')}</ul></section></main>`;
  const layer = (words: string) =>
    `<div role="dialog" aria-modal="true" style="position:fixed;inset:0;background:#fff"><p>${words}</p><a href="/cart">To the cart</a></div>`;
  const first = await show(product);
  const codeAfter = async (html: string) => itemComplaint(first, await show(html), item)?.code;
  assert.equal(await codeAfter(`${product}${layer('Mug Vega was added to your cart')}`), undefined);
  assert.equal(await codeAfter(`${product}${layer('Mug Vega is sold out')}`), 'out_of_stock');
  const later = (side: string) =>
    `<div style="overflow:hidden;position:relative;height:60px"><p class="badge-danger" style="position:absolute;${side}">Sold out</p></div>`;
  assert.equal(await codeAfter(`${product}${later('left:1400px')}`), undefined);
  assert.equal(await codeAfter(`${product}${later('left:20px')}`), 'out_of_stock');
});

test('what a line of the cart says of its stock is a complaint, though lines look like cards of other products', async () => {
  const item = { url: '', quantity: 3, variant: {} };
  const line = (path: string, name: string, end: string) =>
    `<li><a href="${path}">${name}</a><p>$12.00</p><p class="error">${end}</p></li>`;
  const cart = (end: string) =>
    `<main><h1>Your cart</h1><ul>${line('/mug', 'Mug', end)}${line('/jug', 'Jug', '')}</ul><a href="/checkout">Checkout</a></main>`;
  const first = await show('<main><h1>Mug</h1><p>$12.00</p><button>Add to cart</button></main>');
  assert.equal(itemComplaint(first, await show(cart('Only 2 left in stock')), item)?.code, 'insufficient_stock');
});

test('a page that came anew asks for a choice as it did before anything was chosen, which is no answer', async () => {
  const item = { url: '', quantity: 1, variant: { size: 'XL' } };
  const product = (note: string) => `<main><h1>Mug Vega</h1><p>$80.50</p><button>Buy</button><p>${note}</p></main>`;
  const chosen = await show(product('In stock'));
  const anew = await show(product('Choose a size'));
  assert.equal(itemComplaint(chosen, anew, item, new Set(['choose a size'])), undefined);
  assert.equal(itemComplaint(chosen, anew, item)?.code, 'variant_required');
  const soldOut = await show(product('Sold out'));
  assert.equal(itemComplaint(chosen, soldOut, item, new Set(['sold out']))?.code, 'out_of_stock');
});
