import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { leavesEnough, newComplaints, stockCode } from './new-complaints.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const see = async (html: string) => readView(await shop.see(html));
const cart = '<main><h1>Your Shopping Cart</h1><p>Film $39.99</p></main>';

test('the name of another product beside the cart is no complaint, also with a picture in its link', async () => {
  const picture = '<img src="x.gif" alt="(image for) A Sold Out Product" width="100" height="80">';
  const offer = `<div><a href="/p?id=108">${picture}<br>A Sold Out Product</a><div>$25.00</div></div>`;
  assert.deepEqual(newComplaints(await see('<h1>Film</h1>'), await see(`<div>${offer}</div>${cart}`)), []);
});

test('plain text that came with the answer is a complaint', async () => {
  const [complaint] = newComplaints(await see('<h1>Film</h1>'), await see(`<p>Sorry, this is sold out.</p>${cart}`));
  assert.equal(complaint?.code, 'out_of_stock');
});

test('what a list shows in place of an answer is no complaint; the same words outside of it are', async () => {
  const list = '<div role="combobox" tabindex="0" aria-label="Country"><span>Please choose an option</span></div>';
  const codes = async (html: string) =>
    newComplaints(await see('<h1>Film</h1>'), await see(html)).map(({ code }) => code);
  assert.deepEqual(await codes(`<main><h1>Checkout</h1>${list}</main>`), []);
  assert.deepEqual(await codes(`<main><h1>Checkout</h1>${list}<p>Please choose an option</p></main>`), [
    'variant_required',
  ]);
});

test('the red word on the card of another product is no complaint; the same word beside the own product is', async () => {
  const card = (name: string, extra: string) =>
    `<li><article><a href="/p/${name}">${name}</a><p>$9.00</p>${extra}</article></li>`;
  const add = '<a href="/cart?add=1" role="button">Add to cart</a>';
  const red = '<span class="label label-danger">Sold out</span>';
  const others = `<ul>${card('Vase', add)}${card('Bowl', add)}${card('Jug', red)}</ul>`;
  const product = (
    note: string,
  ) => `<main><div><h1>Film</h1><p>$39.99</p><form><button>Add to cart</button></form>${note}
    </div><section><h3>Accessories</h3>${others}</section></main>`;
  const codes = async (note: string) => {
    const first = await see(product(''));
    return newComplaints(first, await see(product(note))).map(({ code }) => code);
  };
  assert.deepEqual(await codes(''), []);
  assert.deepEqual(await codes(red), ['out_of_stock']);
});

test('so is the red word on a shelf below the cart; on a line of the cart itself it is a complaint', async () => {
  const sold = '<p class="error" role="alert">Sold out</p>';
  const card = (name: string, extra: string) =>
    `<li><form action="/show"><a href="/p/${name}">${name}</a><p>$9.00</p>${extra}<a href="/p/${name}">Show</a></form></li>`;
  const shelf = `<ul>${card('owl', '')}${card('fox', sold)}${card('hen', '')}</ul>`;
  const line = (name: string, extra: string, out: string) =>
    `<tr><td><a href="/p/${name}">${name}</a>${extra}</td><td><input name="quantity" size="2" value="1"></td><td>$5.00</td><td>${out}</td></tr>`;
  const page = (extra: string, out: string) =>
    `<main><h1>Your cart</h1><table>${line('cup', extra, out)}${line('jug', '', out)}</table><a href="/checkout">Checkout</a>
     <h2>You may also like</h2>`;
  const codes = async (html: string) => newComplaints(null, await see(html)).map(({ code }) => code);
  const remove = '<button>Remove</button>';
  assert.deepEqual(await codes(`${page('', remove)}${shelf}</main>`), []);
  assert.deepEqual(await codes(`${page(sold, remove)}</main>`), ['out_of_stock']);
  assert.deepEqual(await codes(`${page(sold, '')}</main>`), ['out_of_stock'], 'a line that nothing takes out');
  const empties = `${page(sold, '')}<button>Remove all</button></main>`;
  assert.deepEqual(await codes(empties), ['out_of_stock'], 'what takes out the whole cart stands elsewhere');
});

test('too few for an order of one piece each is none at all', () => {
  const few = { code: 'insufficient_stock' } as const;
  assert.equal(stockCode(few, [{ quantity: 1 }, { quantity: 1 }]), 'out_of_stock');
  assert.equal(stockCode(few, [{ quantity: 1 }, { quantity: 2 }]), 'insufficient_stock');
});

test('"only 3 left" is enough for three; "the requested quantity (3) is not available" is not', () => {
  const few = (text: string, wanted: number) => leavesEnough({ code: 'insufficient_stock', text }, wanted);
  for (const text of ['Only 3 left', 'Nur noch 3 auf Lager', 'Solo 3 disponibili', 'Csak 3 db maradt'])
    assert.deepEqual([few(text, 2), few(text, 3), few(text, 4)], [true, true, false], text);
  for (const text of ['A kért mennyiség (3) nem elérhető: Bögre', 'Die gewünschte Menge (3) ist nicht verfügbar'])
    assert.equal(few(text, 3), false, text);
});
