import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { orders } from '../actions/press.ts';
import { finalControl } from '../review/final-control.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const BASKET = 'http://merchant.test/panier';
const NOTHING = {
  cartUrl: BASKET,
  buyerNamed: true,
  addressGiven: true,
  addressDone: true,
  stepsLeft: new Set<string>(),
};

const done = (name: string, href = BASKET) => `<li><a href="${href}" style="display:block">${name}</a></li>`;
const open = (name: string) => `<li><span style="display:block">${name}</span></li>`;
const FORM = `<label>Nom <input name="nom" value="Roux"></label><label>Adresse <input name="adresse" value="1 rue Haute"></label>
  <label>Code postal <input name="cp" value="29000"></label><label>Ville <input name="ville" value="Quimper"></label>`;

/** What the button below the steps of a checkout is taken for, which says "order" in French. */
async function seenAs(steps: string, { form = FORM, memory = {} } = {}): Promise<'order' | 'way on'> {
  const view = readView(
    await shop.see(`<main><h1>Vos coordonnées</h1><ul>${steps}</ul><h2>Adresse de livraison</h2>
      <form method="post">${form}<button>Commander</button></form></main>`),
  );
  const known = { cardTyped: false, paymentMethod: null, shippingOption: null, ...NOTHING, ...memory };
  const run = { memory: known } as unknown as Parameters<typeof finalControl>[0];
  const button = view.snapshot.elements.find(({ text }) => text === 'Commander');
  assert.ok(button);
  const isOrder = finalControl(run, view) !== null;
  assert.equal(orders(run, view, button), isOrder);
  return isOrder ? 'order' : 'way on';
}

test('"order" leads on where the steps say that the payment is still to come', async () => {
  const early = done('1. Panier') + open('2. Adresse') + open('3. Livraison') + open('4. Paiement');
  assert.equal(await seenAs(early), 'way on');
  assert.equal(
    await seenAs(early.replaceAll(' style="display:block"', '')),
    'way on',
    'steps that are words of the item',
  );
  assert.equal(await seenAs(early, { memory: { cartUrl: null, stepsLeft: new Set([BASKET]) } }), 'way on');
});

test('"order" stays the order where nothing shows that the payment comes later', async () => {
  const early = done('1. Panier') + open('2. Adresse') + open('3. Livraison') + open('4. Paiement');
  const other = done('1. Panier', 'http://merchant.test/aide') + open('2. Adresse') + open('3. Paiement');
  const last = done('1. Panier') + done('2. Adresse') + done('3. Livraison') + open('4. Paiement');
  const past = done('1. Panier') + open('2. Adresse') + done('3. Paiement');
  assert.equal(await seenAs(''), 'order');
  assert.equal(await seenAs(other), 'order', 'a list that leads to no page of this checkout');
  assert.equal(await seenAs(last), 'order', 'the payment is the step at hand');
  assert.equal(await seenAs(past), 'order');
  assert.equal(await seenAs(early, { memory: { paymentMethod: 'offline' } }), 'order');
  const card = '<label>Numéro de carte <input name="cardnumber" autocomplete="cc-number"></label>';
  assert.equal(await seenAs(early, { form: FORM + card }), 'order', 'the card is asked for here');
});
