import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { classifyPage } from './classify-page.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

async function confirms(paragraph: string, number: string): Promise<number> {
  const page = await shop.see(`<main><h1>Status</h1><p>${paragraph}</p><p>${number}</p><h2>Zahlung</h2></main>`);
  return classifyPage(page).candidates.find(({ kind }) => kind === 'confirmation')?.score ?? 0;
}

test('thanks that open a paragraph confirm the order beside its number, unless the paragraph tells of a failure', async () => {
  const more =
    'Wir haben Ihre Zahlung erhalten, und eine E-Mail mit den Daten wird in den nächsten Minuten an Sie versandt.';
  const number = 'Bestellnummer 4171';
  assert.ok((await confirms(`Vielen Dank für Ihre Bestellung.<br>${more}`, number)) >= 0.6);
  assert.ok((await confirms(`Vielen Dank für Ihre Bestellung.<br>${more}`, '')) < 0.3);
  assert.ok((await confirms('Vielen Dank für Ihre Bestellung. Leider wurde Ihre Karte abgelehnt.', number)) < 0.3);
  assert.ok((await confirms(`${more} Vielen Dank für Ihre Bestellung.`, number)) < 0.3);
});

test('an order that was created is confirmed with its date between its number and what became of it', async () => {
  assert.ok((await confirms('Ваш заказ №10244831 от 18.11.2026 17:54 успешно создан.', '')) >= 0.6);
  assert.ok((await confirms('Заказ от 18.11.2026 еще не сформирован.', '')) < 0.3);
});

test('a whole sentence that says that nothing is in the cart is as sure as "your cart is empty"', async () => {
  for (const sentence of [
    'Es befinden sich keine Artikel im Warenkorb.',
    'Sie haben noch keine Produkte in Ihrem Warenkorb.',
    'There are no products in your shopping cart.',
    'Er zijn geen producten in je winkelwagen.',
    'Det finns inga varor i varukorgen.',
  ]) {
    const { candidates } = classifyPage(await shop.see(`<main><h1>Cart</h1><p>${sentence}</p></main>`));
    assert.ok((candidates.find(({ kind }) => kind === 'emptyCart')?.score ?? 0) >= 0.6, sentence);
  }
});

test('a cart whose way on says "Buy now" is one, whatever is offered below it; a product with a cart beside it is not', async () => {
  const line = '<input name="quantity" type="number" aria-label="Quantity" value="1"><button>Remove</button>';
  const offer = '<section><h2>You may like</h2><p>Cup $4.00</p><button>Add to cart</button></section>';
  const cart = `<main><h1>Cart</h1><p>Lamp ${line}</p><p>Total $20.00</p><button>Buy now</button>${offer}</main>`;
  assert.equal(classifyPage(await shop.see(cart, 'https://shop.test/cart')).kind, 'cart');
  const product = `<main><h1>Lamp</h1><p>$20.00</p><button>Add to cart</button></main><aside><h2>Cart</h2>${line}</aside>`;
  assert.equal(classifyPage(await shop.see(product, 'https://shop.test/lamp')).kind, 'product');
});
