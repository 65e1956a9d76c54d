import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { mayEnterCard } from './enter-card.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const card = `<h2>Payment</h2><input placeholder="Card number"><input placeholder="MM / YY"><input placeholder="CVC">`;

async function mayEnter(button: string): Promise<boolean> {
  const memory = { paymentMethod: 'card' } as Parameters<typeof mayEnterCard>[0]['memory'];
  return mayEnterCard({ memory }, readView(await shop.see(`<main><h1>Checkout</h1>${card}${button}</main>`)));
}

test('an order button that waits for the card belongs to a checkout as well', async () => {
  assert.equal(await mayEnter('<button type="button">Place order</button>'), true);
  assert.equal(await mayEnter('<button type="button" disabled>Place order</button>'), true);
  assert.equal(await mayEnter('<button type="button">Chat</button>'), false);
});
