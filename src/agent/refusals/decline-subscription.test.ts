import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { answerPages, startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { look } from '../view/look.ts';
import { declineExtras } from './decline-extras.ts';

const product = (answers: string) => `<main><h1>Lampă Kiso</h1><p>119,95 RON</p>
  <form action="/cart/add" method="post">${answers}<button>Adaugă în coș</button></form></main>`;
const radios = (again: [value: string, words: string], once: [value: string, words: string]) => `
  <label><input type="radio" name="purchase" value="${again[0]}" checked> ${again[1]}</label>
  <label><input type="radio" name="purchase" id="once" value="${once[0]}"> ${once[1]}</label>`;

const PAGES = {
  // "Livrare" is how a way of delivery is called, and nobody knows what the other answer says.
  '/named-by-the-form': product(radios(['monthly', 'Livrare obișnuită'], ['once', 'Quux'])),
  '/one-comes-again': product(radios(['a', 'Livrare lunară'], ['b', 'Quux'])),
  '/list': product(`<label>Livrare <select name="shipping"><option>Livrare lunară</option>
    <option id="once">O singură dată</option></select></label>`),
  '/variant':
    product(`<table><tr><td>Subtotal</td><td>119,95 RON</td></tr><tr><td>Culoare / mărime</td><td>129,95 RON</td></tr>
    <tr><td>Total</td><td>249,90 RON</td></tr></table>
    <label>Culoare / mărime <select name="v"><option value="">Alege o opțiune</option>
    <option>Verde / EU 40 – 119,95 RON</option><option id="once" selected>Negru / EU 41 – 129,95 RON</option></select></label>`),
  '/one-of-three': product(`${radios(['w', 'Livrare săptămânală'], ['single', 'Quux'])}
    <label><input type="radio" name="purchase" value="monthly"> Livrare lunară</label>`),
  '/bed': product(radios(['Double', 'Double'], ['Single', 'Single'])),
  '/no-subscription': product(radios(['a', 'Livrare la ușă'], ['b', 'Livrare la poartă'])),
};

let shop: Awaited<ReturnType<typeof startRunAtShop>>;
before(async () => {
  shop = await startRunAtShop(answerPages(PAGES));
});
after(() => shop.close());

async function isOnce(path: string): Promise<boolean> {
  const { run } = shop;
  await run.page.goto(`${shop.origin}${path}`);
  await declineExtras(run, await look(run));
  return (await run.page.locator('#once:checked').count()) === 1;
}

test('beside a product, a subscription that is chosen beforehand is declined also where it is called a delivery', async () => {
  assert.equal(await isOnce('/named-by-the-form'), true);
  assert.equal(await isOnce('/one-comes-again'), true);
  assert.equal(await isOnce('/one-of-three'), true);
  assert.equal(await isOnce('/list'), true);
});

test('answers of which none comes again are left alone', async () => {
  assert.equal(await isOnce('/no-subscription'), false);
  assert.equal(await isOnce('/bed'), false);
});

test('a variant that is chosen, with its price, is what the order asks for and no extra', async () => {
  const { run } = shop;
  assert.equal(await isOnce('/variant'), true, 'nothing is in the cart that could be charged');
  const [first] = run.order.items;
  assert.ok(first);
  run.order.items = [{ ...first, variant: { color: 'Negru', size: 'EU 41' } }];
  run.memory.addedItems.push({ item: first, title: 'Bol Nord', finalUrl: `${shop.origin}/bol`, otherVariants: [] });
  assert.equal(await isOnce('/variant'), true);
  run.order.items = [{ ...first, variant: { color: 'Verde', size: 'EU 40' } }];
  assert.equal(await isOnce('/variant'), false, 'of what nobody asked for, a charge is still taken back');
});
