import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { openSlots } from './open-slots.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const STEPS = ['details', 'sending', 'paying'] as const;

/** Steps of which one is open; the others show their heading and what is chosen in them, and are pressed anywhere. */
function steps(open: (typeof STEPS)[number]): string {
  const bodies = {
    details: `<label>Name <input value="Ada"></label><label>Street <input value="Elm 1"></label>
      <label>ZIP <input value="97205"></label><label>City <input value="Portland"></label>`,
    sending: '<label><input type="radio" name="way" checked> Parcel post $7.00</label>',
    paying: '<label>Card number <input autocomplete="cc-number"></label>',
  };
  const titles = {
    details: ['Your details', ''],
    sending: ['Delivery', 'Parcel post'],
    paying: ['Payment', 'Voucher'],
  };
  const step = (id: (typeof STEPS)[number]) => {
    const [title, chosen] = titles[id];
    const inner = id === open ? `<h2>${title}</h2>${bodies[id]}` : `<h2>${title}</h2><p>${chosen}</p>`;
    return `<div id="${id}" style="cursor: pointer; border: 1px solid">${inner}</div>`;
  };
  return `<main><h1>Checkout</h1><form>${STEPS.map(step).join('')}<button>Place order</button></form></main>`;
}

test('a closed step is about its heading, whatever is chosen in it, and its answers are not those of the step above', async () => {
  const openers = async (open: (typeof STEPS)[number], shippingOption: string | null) => {
    const view = readView(await shop.see(steps(open)));
    const memory = {
      ...{ addressDone: true, addressGiven: true, cartVerified: true, cardTyped: false, paymentMethod: null },
      ...{ shippingOption, addedItems: [], pressedAdds: new Set(), stepsLeft: new Set() },
    };
    const run = { memory } as unknown as Parameters<typeof openSlots>[0];
    return openSlots(run, view).flatMap(({ about, opener }) => (about === 'shippingMethod' ? [opener.id] : []));
  };
  assert.deepEqual(await openers('details', null), ['sending']);
  assert.deepEqual(await openers('paying', null), ['sending']);
  assert.deepEqual(await openers('sending', null), []);
  assert.deepEqual(await openers('details', 'Parcel post'), []);
});
