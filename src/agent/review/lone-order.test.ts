import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { sumRow } from '../../../test/harness/sum-row.ts';
import { formSubmits } from '../view/form-submits.ts';
import { loneOrder } from './lone-order.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const STEPS = ['Delivery address', 'Shipping method', 'Payment method']
  .map((title) => `<section><h2>${title}</h2><p>Given</p><form action="/edit"><button>Edit</button></form></section>`)
  .join('');
const sums = (total = '$25.00') =>
  `${sumRow('Subtotal', '$20.00')}${sumRow('Shipping', '$5.00')}${sumRow('Total', total)}`;
const last = (inside: string) =>
  `<section><h2>Zumbo</h2><form action="/last"><label><input type="checkbox" checked> I agree to the terms</label>
   ${inside}</form></section>`;

async function found(html: string, memory: object = { cardTyped: true, paymentMethod: 'card' }) {
  const view = readView(await shop.see(`<main><h1>Checkout</h1>${html}</main>`));
  return loneOrder({ memory } as unknown as Parameters<typeof loneOrder>[0], view)?.text;
}

test('below the steps that are done, the one control that is left is the order, whatever it says', async () => {
  const page = STEPS + sums() + last('<button>Vamto</button>');
  assert.equal(await found(page), 'Vamto');
  assert.equal(await found(page, { cardTyped: false, paymentMethod: 'card' }), 'Vamto');
  assert.equal(await found(STEPS + sums() + last('<a href="#">Vamto</a>')), 'Vamto');
});

test('it is not where another is left, something is asked, the sums do not add up or nothing is settled', async () => {
  const vamto = last('<button>Vamto</button>');
  assert.equal(await found(STEPS + sums() + vamto, { cardTyped: false, paymentMethod: null }), undefined);
  const unsettled = { cardTyped: false, paymentMethod: null };
  const cards = '<section><h2>Payment</h2><p>Wpole: Visa, Mastercard, American Express</p></section>';
  assert.equal(await found(STEPS + sums() + cards + vamto, unsettled), 'Vamto', 'only the card can pay');
  assert.equal(await found(`${STEPS + sums() + cards}<p>Bank transfer</p>${vamto}`, unsettled), undefined);
  assert.equal(await found(STEPS + sums('$31.00') + vamto), undefined);
  assert.equal(await found(STEPS + sums() + vamto + last('<button>Zorba</button>')), undefined);
  assert.equal(
    await found(STEPS + sums() + last('<label>Zip <input name="zip"></label><button>Vamto</button>')),
    undefined,
  );
  assert.equal(await found(STEPS + sums() + last('<button>Add gift wrap</button>')), undefined);
  assert.equal(await found(STEPS + sums() + last('<button>Vamto 5</button>')), undefined);
  assert.equal(await found(STEPS + sums() + vamto + last('<button>Continue</button>')), undefined);
});

test('a form without a button is sent by the one link below its fields that leads nowhere', async () => {
  const sent = async (links: string) => {
    const view = readView(
      await shop.see(`<main><form><label>Street <input name="street"></label>${links}</form></main>`),
    );
    return formSubmits(view).map(({ text }) => text);
  };
  assert.deepEqual(await sent('<a href="#">Vamto</a>'), ['Vamto']);
  assert.deepEqual(await sent('<a href="#">Vamto</a><a href="#">Zorba</a>'), []);
  assert.deepEqual(await sent('<a href="/terms">Vamto</a>'), []);
  assert.deepEqual(await sent('<a href="#">Vamto</a><button>Zorba</button>'), ['Zorba']);
});

test('what stands beside step after step changes them, in words that nobody knows too', async () => {
  const steps = STEPS.replaceAll('Edit<', 'Brimo<');
  assert.equal(await found(steps + sums() + last('<button>Vamto</button>')), 'Vamto');
  assert.equal(await found(steps + sums() + last('<a role="button">Vamto</a>')), 'Vamto');
  assert.equal(await found(steps + sums() + last('<button>Brimo</button>')), undefined);
});

test('a total that was accounted for on the page before is known', async () => {
  const page = STEPS + sumRow('Shipping', '$5.00') + sumRow('Total', '$25.00') + last('<button>Vamto</button>');
  assert.equal(await found(page), undefined);
  const settled = { cardTyped: true, paymentMethod: 'card' };
  assert.equal(await found(page, { ...settled, seenSums: { total: 2500 } }), 'Vamto');
  assert.equal(await found(page, { ...settled, seenSums: { total: 2400 } }), undefined);
});
