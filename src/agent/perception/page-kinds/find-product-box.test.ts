import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { findProductBox } from './find-product-box.ts';
import { readStock } from './read-stock.ts';
import { readVariants } from './read-variants.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

async function read(html: string, asked: readonly string[] = [], url?: string) {
  const view = await shop.see(html, url);
  const box = findProductBox(view);
  return {
    adds: box.adds.map(({ text }) => text),
    axes: readVariants(view, undefined, box, asked).map(({ values }) => values.map(({ label }) => label)),
  };
}

test('two buttons that look the same are a choice, not the control that buys', async () => {
  const { adds, axes } = await read(
    `<h1>Linen Shirt</h1><div>Select Size</div><div><button class="o">S</button><button class="o">M</button><button class="o">L</button></div>
      <div>Select Color</div><div><button class="o">Black</button><button class="o">White</button></div>
      <p>$48.00</p><button class="wide" disabled>Out of stock</button>`,
    ['M', 'Black'],
  );
  assert.deepEqual(adds, ['Out of stock']);
  assert.deepEqual(axes, [
    ['S', 'M', 'L'],
    ['Black', 'White'],
  ]);
});

test('the name of a list is not the name of the payment buttons below it', async () => {
  const { axes } = await read(
    `<main><h1>Linen Shirt</h1><p>$48.00</p><form><label for="s">Choose size</label>
      <select id="s" name="s"><option>38</option><option selected>40</option></select><button>Buy</button></form>
      <div><button type="button">PayPal</button><button type="button">G Pay</button></div></main>`,
    ['40'],
  );
  assert.deepEqual(axes, [['38', '40']]);
});

test('what stands around a product that is sold out does not sell it', async () => {
  const { adds, axes } = await read(
    `<div><div><h3>Makers</h3><form><select name="maker"><option value="">Please select ...</option><option value="1">Fox</option>
      <option value="2">Warner</option></select><button>Go</button></form></div>
      <div><form><h1>Brass Mouse</h1><h2>$64.95</h2><div>Sold Out</div></form></div></div>`,
  );
  assert.deepEqual(adds, []);
  assert.deepEqual(axes, []);
});

test('where the query alone names the page, cards of other products are told by it', async () => {
  const card = (id: number, name: string) =>
    `<div><a href="/index.php?product_id=${id}">${name}</a><p>$5.00</p><button>Add to Cart</button></div>`;
  const { adds } = await read(
    `<div><h1>Tin Kettle</h1><p>$30.00</p><form><button id="own">Buy Tin Kettle</button></form></div>
      <div>${card(2, 'Tea Towel')}${card(3, 'Oven Glove')}</div>`,
    [],
    'https://shop.test/index.php?product_id=1',
  );
  assert.deepEqual(adds, ['Buy Tin Kettle']);
});

const ALSO_BOUGHT = `<h2>Customers also bought</h2><ul><li><a href="/item?id=5">Pie Dish</a> $22.50
  <form action="/add"><input type="hidden" name="id" value="5"><button class="small" id="other">Add to Basket</button></form></li></ul>`;

test('the one other product that is shown has its own button, which is nobody else’s', async () => {
  const own = `<div><form action="/own"><div><div><h1>Iron Skillet</h1></div></div><div><div><h3><span>$48.50</span></h3><div><div>
    <div><input type="number" name="qty" value="1"></div><div><button id="own">Add to Basket</button></div></div></div></div></div></form>`;
  const box = findProductBox(await shop.see(`${own}${ALSO_BOUGHT}</div>`, 'https://shop.test/item?id=1'));
  assert.equal(box.adds[0]?.id, 'own');
});

const RELATED = `<section><h2>Related</h2><ul>
  <li><a href="/trowel"><h3>Trowel</h3><p>$14.00</p></a><p class="badge-danger">Sold out</p><a href="/trowel">Read more</a></li>
  <li><a href="/shears"><h3>Shears</h3><p>$19.00</p></a><p>In stock</p><a role="button" href="/candle?add=14" id="other">Add to cart</a></li></ul></section>`;

test('of the other products only one has a button, because the rest is sold out: it is nobody else’s', async () => {
  const own = `<div><h1>Candle</h1></div><div><p>$9.00</p></div><div><div><form action="/own"><div><div><div><div>
    <input type="number" name="qty" value="1"><button id="own">Add to cart</button></div></div></div></div></form></div></div>`;
  const view = await shop.see(`<main>${own}<div>${RELATED}</div></main>`, 'https://shop.test/candle');
  const box = findProductBox(view);
  assert.deepEqual(
    box.adds.map(({ id }) => id),
    ['own'],
  );
  const said = view.texts.find(({ text }) => text === 'Sold out');
  assert.ok(said && box.isOfAnother(said));
});

test('a product that says sold out behind a name is sold out, whatever the other product below has for a button', async () => {
  const view = await shop.see(
    `<div><form><div><h1>Copper Saucepan</h1></div><div><h3>$129.00</h3><p>Availability: out of stock</p></div></form>${ALSO_BOUGHT}</div>`,
    'https://shop.test/item?id=1',
  );
  assert.equal(readStock(view), 'soldOut');
});

test('in the place of the product "Kaufen" buys, and not the button of another form there', async () => {
  const { adds } = await read(
    `<main><h1>Schale Onda</h1><p>25.50 CHF</p><div><label>Stück <input type="number" value="1"></label><button>Kaufen</button></div>
      <form><label>Postleitzahl <input name="p" inputmode="numeric"></label><button>Versandkosten berechnen</button></form></main>`,
  );
  assert.equal(adds[0], 'Kaufen');
});

test('a drawn button in a form of its own sends it, though its word also means the checkout', async () => {
  const { adds } = await read(
    `<main><h1>Horloge Vega</h1><p>13,95 €</p><form action="/add"><div role="button" tabindex="0">Acheter</div></form></main>`,
  );
  assert.deepEqual(adds, ['Acheter']);
});

test('a page without a main heading is named by its title: its own block is no card beside the list of others', async () => {
  const card = (name: string) =>
    `<div><div><form action="/add"><div><a href="/p/${name}">${name}</a><button>Add to Cart</button></div></form></div></div>`;
  const { adds } = await read(
    `<html><head><title>Red Sauce</title></head><body><div><section><div><div><div><h3>Red Sauce</h3><a href="/login">Log in</a><p>$6.99</p>
      <form action="/add"><div><div><button id="own">Add to Cart</button></div></div></form></div></div></div></section>
      <section><div><div>${['Salsa', 'Mustard'].map(card).join('')}</div></div></section></div></body></html>`,
  );
  assert.deepEqual(adds, ['Add to Cart']);
});

test('the name of the shop, a main heading that leads home, does not name the product', async () => {
  const card = (name: string) =>
    `<li><a href="/p/${name}"><h3>${name}</h3></a><p>$8.00</p><button>Add to cart</button></li>`;
  const { adds } = await read(
    `<header><h1><a href="/">Fern & Field</a></h1></header><main>
      <div><div><h1>Brass lamp</h1><p>$24.00</p><form><button>Add to cart</button></form><p>In <a href="/c/lamps">Lamps</a></p></div></div>
      <div><ul>${card('bowl')}${card('cup')}</ul></div></main>`,
    [],
    'https://shop.example/p/lamp',
  );
  assert.deepEqual(adds, ['Add to cart']);
});
