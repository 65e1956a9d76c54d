import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { purchaseOrder } from '../../../test/harness/purchase.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { sumRow } from '../../../test/harness/sum-row.ts';
import type { PurchaseOrder } from '../../orders/index.ts';
import { openRecipeBook } from '../recipes/recipe-book.ts';
import { newMemory, type RunMemory } from '../run/run.ts';
import { countTries } from '../run/tries.ts';
import { doubtsOf, newWay } from './settle-doubts.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const card = `<label>Card number <input autocomplete="cc-number"></label>
  <label>Expiry <input autocomplete="cc-exp"></label><label>CVC <input autocomplete="cc-csc"></label>`;
const button = (name: string) => `<button type="button" id="send">${name}</button>`;

async function doubts(html: string, over: Partial<RunMemory> = {}, order: Partial<PurchaseOrder> = {}) {
  const view = readView(await shop.see(`<main><h1>Payment</h1>${html}</main>`));
  const whole = purchaseOrder({ items: [], ...order });
  const memory = { ...newMemory(whole), shippingOption: 'Standard', addressGiven: true, ...over };
  const site = { origin: new URL(view.snapshot.url).origin };
  const run = { memory, order: whole, site, hooks: { card: async () => undefined }, tries: countTries() };
  return doubtsOf(run as unknown as Parameters<typeof doubtsOf>[0], view).map(
    ([stage, { code }]) => `${stage} ${code}`,
  );
}

test('before the card is typed it is asked what will submit the order, where no words say so', async () => {
  assert.deepEqual(await doubts(`${card}${button('Sally forth')}`), ['sending agent_stuck']);
  assert.deepEqual(await doubts(`${card}${button('Place order')}`), []);
  const news = '<form><label>E-mail <input type="email" name="mail"></label><button>Subscribe</button></form>';
  assert.deepEqual(await doubts(`${card}${button('Sally forth')}${news}`), ['sending agent_stuck']);
  const fold = '<details><summary>Review your order</summary><p>Two bowls</p></details>';
  assert.deepEqual(await doubts(`${card}${button('Sally forth')}${fold}`), ['sending agent_stuck'], 'it only folds');
  const waiting = `${card}<button type="button" disabled>Pay now</button>`;
  assert.deepEqual(await doubts(waiting), [], 'what is disabled until the card is typed is known');
});

test('what may be the title of a step that is still to come is asked about before it is taken for the order', async () => {
  const title = '<p><a href="#">Place order</a></p>';
  const page = `${title}<form>${card}<button>Next step</button></form>`;
  const asked = await doubts(page);
  assert.deepEqual(asked, ['sending agent_stuck']);
  assert.deepEqual(await doubts(`<form>${card}<button>Place order</button></form>`), []);
  assert.deepEqual(await doubts(`${card}<a href="#">Place order</a>`), [], 'nothing else would send the card');
});

test('a code without a place, and a billing address that was not taken, are asked about before the card', async () => {
  const page = `${card}${button('Place order')}`;
  assert.deepEqual(await doubts(page, { couponsLeft: ['SPRING'] }), ['codes agent_stuck']);
  const billingAddress = {
    ...purchaseOrder({ items: [] }).shippingAddress,
    firstName: 'Ada',
    lastName: 'Palmer',
    addressLine1: '9 Other Road',
  };
  const order = { billingAddress } as Partial<PurchaseOrder>;
  assert.deepEqual(await doubts(page, { billingAsked: true }, order), ['payment billing_address_required']);
  const billed = { billingAsked: true, billingStreetFilled: true };
  assert.deepEqual(await doubts(page, billed, order), ['payment address_rejected'], 'the goods would go there');
  assert.deepEqual(await doubts(page, { ...billed, shippingStreetFilled: true }, order), []);
});

test('where something is delivered and the shop knows nobody, it is asked for the address; what needs none passes', async () => {
  const page = `${card}${button('Place order')}`;
  const nobody = { addressGiven: false };
  assert.deepEqual(await doubts(page, nobody), ['payment address_rejected']);
  assert.deepEqual(await doubts(page, { ...nobody, shippingOption: null }), [], 'a download');
  assert.deepEqual(await doubts(page, { ...nobody, buyerNamed: true }), []);
});

test('an order that would go out without a card that nobody chose to leave out is asked about', async () => {
  const page = button('Place order');
  assert.deepEqual(await doubts(page, { paymentMethod: 'offline' }), ['payment payment_method_unavailable']);
  const chosen = `<label><input type="radio" name="pay" checked> Bank transfer</label>
    <label><input type="radio" name="pay"> Cash on delivery</label>${page}`;
  assert.deepEqual(await doubts(chosen, { paymentMethod: 'offline' }), []);
});

test('what may be the order is not pressed on the way, whatever was said of it', async () => {
  const view = readView(
    await shop.see(`<main><h1>Payment</h1>${card}${button('Place order')}<a href="#x">Sally forth</a></main>`),
  );
  const book = openRecipeBook('shop.example', null, []);
  const said = (words: string) => {
    const element = view.snapshot.elements.find(({ text }) => text === words) ?? assert.fail();
    return newWay([{ of: 'control', target: book.printOf(element), is: 'continue' }], view, new Set())?.text;
  };
  assert.equal(said('Place order'), undefined);
  assert.equal(said('Sally forth'), 'Sally forth');
});

test('a charge that nobody asked for is asked about though no row sums up the goods; a bare total is not', async () => {
  const page = (sums: string) => `${sums}${card}${button('Place order')}`;
  const sums = `${sumRow('Blue kite', '$9.00')}${sumRow('Shipping', '$5.00')}${sumRow('Total', '$25.00')}`;
  assert.deepEqual(await doubts(page(sums)), ['payment agent_stuck']);
  assert.deepEqual(await doubts(page(sumRow('Total', '$25.00'))), []);
});

test('what would bring the order back is asked about before the card: a field without an answer, or a refused one', async () => {
  const page = (fields: string) => `<form>${fields}${card}${button('Place order')}</form>`;
  const firm = (rest: string, after = '') =>
    `<div><label for="f">Company</label> <input id="f" name="company" ${rest}>${after}</div>`;
  assert.deepEqual(await doubts(page(firm('required'))), ['payment agent_stuck']);
  assert.deepEqual(await doubts(page(firm(''))), [], 'nobody has to give it');
  const refusal = '<span class="error" style="color:#c00">Not such a company.</span>';
  assert.deepEqual(await doubts(page(firm('value="Acme" aria-invalid="true"', refusal))), ['payment agent_stuck']);
  assert.deepEqual(await doubts(page(firm('value="Acme"'))), []);
  const list = (first: string) => `<label>District <select name="district" required>${first}<option value="7">Old Town
    </option><option value="8">New Town</option></select></label>`;
  assert.deepEqual(await doubts(page(list('<option value="-1">Vamto</option>'))), ['payment agent_stuck']);
  assert.deepEqual(await doubts(page(list(''))), []);
  const news = '<form><label>E-mail <input type="email" name="mail" required></label><button>Subscribe</button></form>';
  assert.deepEqual(await doubts(`${page('')}${news}`), []);
  const box = (words: string) => `<label><input type="checkbox" name="f1"> ${words}</label>`;
  assert.deepEqual(await doubts(page(box('Vamto lis perra'))), ['payment agent_stuck'], 'the order may hang on it');
  assert.deepEqual(await doubts(page(box('Vamto lis perra (+ $3.00)'))), [], 'what costs something is left alone');
});
