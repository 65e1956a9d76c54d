import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import type { OrderItem } from '../../orders/index.ts';
import { hasLostPrice } from './lost-price.ts';
import { isSoldOut, ownAdds, saysNoSuchVariant } from './product-view.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

test('beside a button that adds and is shut, what only sounds like it is not pressed', async () => {
  const adds = async (state: string) => {
    const view = readView(
      await shop.see(`<main><h1>Pull marin</h1><a href="/products/pull/reviews/new">Ajouter votre avis</a><p>89,00 €</p>
        <form><label>Taille <select name="taille"><option>M</option><option selected>L</option></select></label>
        <button type="submit" ${state}>Ajouter au panier</button></form></main>`),
    );
    return ownAdds(view).map(({ text }) => text);
  };
  assert.deepEqual(await adds('disabled'), []);
  assert.equal((await adds(''))[0], 'Ajouter au panier');
});

test('a button that offers to tell when there is something to buy is no button that buys', async () => {
  for (const [text, sold] of [
    ['Notify me when available', true],
    ['Benachrichtigen, sobald verfügbar', true],
    ["M'avertir dès que disponible", true],
    ['Add to cart', false],
  ] as const) {
    const view = readView(
      await shop.see(`<main><h1>Beanie</h1><p>$34.95</p><form><button type="button">Size: L/XL</button>
        <label>Quantity <input type="number" name="quantity" value="1"></label>
        <div><button type="button" class="add-to-cart" style="width:400px;height:48px">${text}</button></div></form></main>`),
    );
    assert.deepEqual([isSoldOut(view), ownAdds(view).length === 0], [sold, sold], text);
  }
});

test('a product is sold out although other products’ cards below have buttons that buy', async () => {
  const card = (id: number) =>
    `<div class="card"><a href="/p/${id}">Ploma ${id}</a><p>$9.00</p><div><button type="button">Add to cart</button></div></div>`;
  const page = (own: string) =>
    `<main><div><h1>Beanie</h1><p>$34.95</p>${own}</div><div><b>You may also like</b><div>${card(2)}${card(3)}
      <div class="card"><a href="/p/4">Ploma 4</a><p>Sold out</p></div></div></div></main>`;
  const later = '<p>Sold out</p><p><input type="email" name="restock"></p><button type="button">Vurtal</button>';
  for (const [own, sold] of [
    [later, true],
    ['<button type="button">Add to cart</button>', false],
  ] as const) {
    const view = readView(await shop.see(page(own)));
    assert.deepEqual([isSoldOut(view), ownAdds(view).length === 0], [sold, sold], own);
  }
});

test('one value of a choice that is sold out says so of itself alone, also where no button is known to add', async () => {
  const value = (name: string, state = '') => `<label><input type="radio" name="colour" ${state}> ${name}</label>`;
  const page = (said: string) =>
    `<main><h1>Beanie</h1><p>$34.95</p>${said}<div>${value('Red', 'checked')}${value('White – currently unavailable')}
      ${value('Black (Sold out)')}</div><button type="button">Vurtal</button><button type="button">Zoch</button></main>`;
  assert.equal(isSoldOut(readView(await shop.see(page('')))), false);
  assert.equal(isSoldOut(readView(await shop.see(page('<p>This item is sold out</p>')))), true);
});

test('a combination that does not exist is told by what the page says since it was chosen', async () => {
  const see = async (said: string, hint = '') =>
    readView(
      await shop.see(`<main><h1>Apron</h1><p>$34.95</p><form><label>Size <select name="size"><option>S</option></select></label>
        <p>${said}</p><button type="submit">Add to cart</button></form><p>${hint}</p></main>`),
    );
  const before = await see('');
  for (const said of [
    'This combination does not exist.',
    'Sorry, no products matched your selection. Please choose a different combination.',
    'Esta combinación no existe.',
    'Diese Kombination existiert nicht.',
    'Cette combinaison n’existe pas.',
    'この組み合わせは存在しません。',
  ])
    assert.equal(saysNoSuchVariant(await see(said), before), true, said);
  for (const said of ['Sold out', 'Please choose a size', 'This combination is a classic'])
    assert.equal(saysNoSuchVariant(await see(said), before), false, said);
  const hint = 'If a combination does not exist, write to us.';
  assert.equal(saysNoSuchVariant(await see('', hint), await see('', hint)), false);
});

test('a combination that takes the price back and is just called unavailable does not exist', async () => {
  const see = async (price: string, button: string, bag = '$0.00') =>
    readView(
      await shop.see(`<main><div>${bag}</div><h1>Apron</h1><p>${price}</p><form>
        <label>Colour <select name="colour"><option>Olive</option></select></label>
        <label>Size <select name="size"><option>S</option></select></label>
        <button type="submit" ${button === 'Add to cart' ? '' : 'disabled'}>${button}</button></form></main>`),
    );
  const item = (variant: Record<string, string>): OrderItem => ({
    url: 'https://shop.test/apron',
    quantity: 1,
    variant,
  });
  const both = item({ colour: 'Olive', size: 'S' });
  const before = await see('$34.95', 'Add to cart');
  for (const [price, button, isLost] of [
    ['Niet beschikbaar', 'Add to basket', true],
    ['', 'Unavailable', true],
    ['Sold out', 'Sold out', false],
    ['$34.95', 'Unavailable', false],
    ['$39.95', 'Unavailable', false],
    ['Currently unavailable', 'Add to basket', false],
  ] as const)
    assert.equal(hasLostPrice(before, await see(price, button), both), isLost, `${price} ${button}`);
  const gone = await see('', 'Unavailable');
  assert.equal(hasLostPrice(before, gone, item({ size: 'S' })), false, 'a value alone that is on offer is sold out');
  assert.equal(hasLostPrice(await see('$34.95', 'Unavailable'), gone, both), false, 'it was called so before');
});

test('in a list of goods, what is said of one of them is not said of the product that was there', async () => {
  const card = (name: string, flag: string) => `<article><a href="/goods/${name}.html"><img alt="${name}"></a>
    <h2><a href="/goods/${name}.html">${name}</a></h2><span>$11.90</span><ul><li>${flag}</li></ul></article>`;
  const shelf = `<section>${card('teacup', 'New')}${card('saucer', 'Out-of-Stock')}${card('jug', 'New')}</section>`;
  const sold = async (html: string) => isSoldOut(readView(await shop.see(`<main>${html}</main>`)));
  assert.equal(await sold(`<h1>Kitchen</h1>${shelf}`), false);
  assert.equal(await sold(`<h1>Bowl</h1><p>$20.00</p><p>Out of stock</p><h2>You may also like</h2>${shelf}`), true);
});
