import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { merchantSite } from '../run/merchant-site.ts';
import { findWayToPay } from './find-way-to-pay.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const REVIEW = 'https://shop.test/order/make/';
const TAKEN = 'https://shop.test/order/make/?ORDER_ID=10243912';

async function wayAt(html: string, memory = {}, url = TAKEN): Promise<string | undefined> {
  const before = readView(await shop.see('<main><h1>Review</h1><button>Place order</button></main>', REVIEW));
  const run = {
    guard: <T>(work: Promise<T>) => work,
    hooks: { card: {} },
    memory: { paymentMethod: 'card', ...memory },
    requests: { inFlight: () => 0 },
    site: merchantSite('https://shop.test/lamp', ['provider.test']),
  };
  const view = readView(await shop.see(`<main><h1>Order 10243912 was created</h1>${html}</main>`, url));
  return (await findWayToPay(run as never, view, before))?.id;
}

const link = (href: string, id = 'pay', words = 'Zapłać') => `<p><a id="${id}" href="${href}">${words}</a></p>`;
const form = (action: string) =>
  `<form method="post" action="${action}"><input type="hidden" name="sum" value="8480"><button id="pay">Ödeme</button></form>`;

test('the page of a taken order leads to the provider by a link or a form, in any words', async () => {
  assert.equal(await wayAt(link('https://pay.provider.test/pay.html?customer=a88a64d3')), 'pay');
  assert.equal(await wayAt(form('https://pay.provider.test/start')), 'pay');
  const two =
    link('https://pay.provider.test/b/9a41', 'bank', 'Bank transfer') +
    link('https://pay.provider.test/c/9a42', 'card', 'Credit card');
  assert.equal(await wayAt(two), 'card');
  assert.equal(await wayAt(form('https://pay.provider.test/start'), { paymentMethod: null }), 'pay', 'nobody chose');
  // Also once the card was typed: the order is not paid as long as it is asked for.
  assert.equal(await wayAt(link('https://pay.provider.test/p/a88a64d3'), { cardTyped: true }), 'pay');
});

test('nothing else does: other sites, the shop itself, what names no payment, an order that is paid otherwise', async () => {
  assert.equal(await wayAt(link('https://stranger.test/pay.html?customer=a88a64d3')), undefined);
  assert.equal(await wayAt(form('https://stranger.test/start')), undefined);
  assert.equal(await wayAt(link('https://shop.test/orders/10243912') + form('/search')), undefined);
  assert.equal(await wayAt(link('https://provider.test/about')), undefined);
  assert.equal(await wayAt(`</main><footer>${link('https://provider.test/shops/10243')}</footer><main>`), undefined);
  assert.equal(await wayAt(link('https://provider.test/p/a88a64d3'), { paymentMethod: 'offline' }), undefined);
  // What was pressed may have been this form: it is not pressed once more.
  assert.equal(await wayAt(form('https://pay.provider.test/start'), {}, REVIEW), undefined);
});

test('a button of scripts that names the payment leads to it, on the page of an order whose card nobody asked for', async () => {
  const say = '<p>Thank you for your order. We have received your order.</p>';
  const button = (words: string, id = 'pay') => `<button type="button" id="${id}">${words}</button>`;
  assert.equal(await wayAt(say + button('Go to payment')), 'pay');
  assert.equal(await wayAt(say + button('Zur Zahlung gehen')), 'pay');
  assert.equal(await wayAt(say + button('Go to payment'), { cardTyped: true }), undefined);
  assert.equal(await wayAt(say + button('Go to payment'), { paymentMethod: 'offline' }), undefined);
  assert.equal(await wayAt(say + button('Go to payment'), {}, REVIEW), undefined, 'the page that was pressed');
  assert.equal(await wayAt(say + button('Continue shopping')), undefined);
  assert.equal(await wayAt(say + button('Payment by card') + button('Payment by transfer', 'other')), undefined);
});
