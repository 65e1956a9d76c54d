import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { readNamedNumbers, readNamedOrderNumber } from './read-order-number.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

test('an order that is registered under a number has that number, however short it is', async () => {
  for (const text of [
    'Ihre Bestellung ist unter der Nummer 214 bei uns registriert.',
    'Votre commande est enregistrée sous le numéro 214.',
    'Objednávka byla zaevidována pod číslem 214',
    'Your order has been registered under number 214',
  ])
    assert.equal(readNamedOrderNumber(await shop.see(`<p>${text}</p>`)), '214', text);
  for (const text of ['Your order ships. Call us under number 214', 'Your order of 214 pieces'])
    assert.equal(readNamedOrderNumber(await shop.see(`<p>${text}</p>`)), null, text);
});

test('a name for the number that begins like another word is read as a whole', async () => {
  for (const text of [
    'Je bestelling is bevestigd. Ordernummer PQNBBB. Tot snel.',
    'Ordernummer: PQNBBB',
    'Your order is confirmed. Order no. PQNBBB. Bye.',
    'Beställningsreferens: PQNBBB',
    'Bestellreferenz: PQNBBB',
    'Bestelreferentie: PQNBBB',
    'Ordrereference: PQNBBB',
    'Ordrereferanse: PQNBBB',
  ])
    assert.equal(readNamedOrderNumber(await shop.see(`<p>${text}</p>`)), 'PQNBBB', text);
});

test('a long text is read by its sentences, and only where one names the number', async () => {
  const long =
    'We tell you at once when your goods are on their way to you, and we are glad that you are here. '.repeat(4);
  assert.equal(readNamedOrderNumber(await shop.see(`<p>Thank you. Your order number is 4711. ${long}</p>`)), '4711');
  assert.equal(readNamedOrderNumber(await shop.see(`<p>Thank you. Your order of 4711 pieces. ${long}</p>`)), null);
});

test('numbers that the cart named already are those of its goods', async () => {
  const line = (name: string, number: string) =>
    `<tr><td><p><a href="/p/${name}">${name}</a></p><small>Référence : ${number}</small></td><td>14,50 €</td></tr>`;
  const goods = `<table>${line('Bol', 'BOL-22')}${line('Mug', 'MUG-06')}</table>`;
  const known = readNamedNumbers(await shop.see(`<h1>Panier</h1>${goods}`));
  assert.deepEqual([...known], ['BOL-22', 'MUG-06']);
  const seen = await shop.see(`<h1>Paiement</h1>${goods}`);
  assert.equal(readNamedOrderNumber(seen, known), null);
  const placed = await shop.see(`<h1>Commande</h1>${goods}<p>Référence de commande : XKB77AB1</p>`);
  assert.equal(readNamedOrderNumber(placed, known), 'XKB77AB1');
});
