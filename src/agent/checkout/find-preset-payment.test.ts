import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { newMemory, type Run } from '../run/run.ts';
import type { View } from '../view/view.ts';
import { findPresetPayment } from './find-preset-payment.ts';
import { isReady } from './is-ready.ts';
import { waysOn } from './ways-on.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const ADDRESS =
  '<section><h3>Delivery address</h3><p>Ann Lee, 1 High Street</p><a href="/address">Change</a></section>';
const PAYMENT = '<section><h3>Payment and delivery</h3><p><b>Payment method:</b> Bank transfer</p>';
const CHANGE = '<p><a href="/payment">Change</a></p></section>';

async function page(...blocks: string[]): Promise<View> {
  const sums = '<table><tr><td>Subtotal</td><td>$20.00</td></tr><tr><td>Total</td><td>$25.00</td></tr></table>';
  return readView(
    await shop.see(
      `<header><a href="/">Back to the shop</a></header><main><h1>Review your order</h1>
        ${blocks.join('')}${sums}<form method="post"><button>Place order and pay</button></form></main>`,
      'https://shop.test/checkout/review',
    ),
  );
}

const runFor = (view: View, memory: Partial<Run['memory']> = {}): Run =>
  ({
    memory: { ...newMemory({ couponCodes: [] } as never), cartVerified: true, addressDone: true, ...memory },
    hooks: { card: {} },
    order: {
      mode: 'test',
      allowOfflinePayment: true,
      contact: { email: 'ann@shop.test' },
      shippingAddress: { addressLine1: '1 High Street', postalCode: 'X1 2YZ' },
    },
    site: { origin: new URL(view.snapshot.url).origin, site: 'shop.test' },
  }) as unknown as Run;

test('a way to pay that nobody chose is changed before the order that it stands on', async () => {
  const view = await page(ADDRESS, PAYMENT, CHANGE);
  const run = runFor(view);
  assert.match(findPresetPayment(run, view)?.href ?? '', /\/payment$/);
  assert.match(waysOn(run, view)[0]?.href ?? '', /\/payment$/);
  assert.equal(
    isReady(run, view, () => true),
    false,
  );
});

test('one that cannot be changed is not ordered with while a card is at hand', async () => {
  const view = await page(ADDRESS, PAYMENT, CHANGE);
  assert.throws(() => isReady(runFor(view), view, () => false), /nobody chose/);
});

test('an order whose payment nobody chose is not sent where the card was passed by on the way', async () => {
  const view = await page(ADDRESS);
  assert.equal(
    isReady(runFor(view), view, () => false),
    true,
    'the shop takes no card',
  );
  assert.throws(() => isReady(runFor(view, { cardPassedBy: true }), view, () => false), /it was not chosen/);
});

test('a step that takes cards alone has told how the order is paid, unless the order page says another way', async () => {
  const told = { cardToldAlone: true, cardPassedBy: true };
  const paidBy = async (...blocks: string[]) => {
    const view = await page(ADDRESS, ...blocks);
    const run = runFor(view, told);
    return isReady(run, view, () => false) && run.memory.paymentMethod;
  };
  assert.equal(await paidBy('<section><h3>Payment</h3><a href="/payment">Change</a></section>'), 'card');
  await assert.rejects(paidBy(PAYMENT, CHANGE), /nobody chose/);
  await assert.rejects(paidBy(PAYMENT, '</section>'), /it was not chosen/);
  await assert.rejects(
    paidBy('<section><h3>Payment</h3><p>Zorkasse</p><a href="/payment">Change</a></section>'),
    /chose/,
  );
});

test('what was chosen stays, and where nothing changes the payment nothing is opened', async () => {
  const view = await page(ADDRESS, PAYMENT, CHANGE);
  assert.equal(findPresetPayment(runFor(view, { paymentMethod: 'offline' }), view), undefined);
  assert.equal(findPresetPayment(runFor(view, { cardTyped: true }), view), undefined);
  const fixed = await page(ADDRESS, PAYMENT, '</section>');
  assert.equal(findPresetPayment(runFor(fixed), fixed), undefined);
});

test('a step that is listed above under the same name does not hide what the block is about', async () => {
  const crumbs = '<ol><li><a href="/checkout/1">Delivery</a></li><li><a href="/checkout/3">Payment</a></li></ol>';
  const block = '<div><p>Payment</p><p>Bank transfer</p><a href="/payment">Change</a></div>';
  const view = await page(crumbs, block);
  assert.match(findPresetPayment(runFor(view), view)?.href ?? '', /\/payment$/);
});

test('the one answer below the question how to pay is a way to pay, whatever it is called', async () => {
  const block = '<div><b>How do you want to pay?</b><p>Quokka balance</p><a href="/payment">Modify</a></div>';
  const view = await page(block);
  assert.match(findPresetPayment(runFor(view), view)?.href ?? '', /\/payment$/);
});

test('in words that nobody knows, a payment is told by its name, or as the one answer that nobody gave', async () => {
  const answer = (title: string, text: string, path: string) =>
    `<div><b>${title}</b><p>${text}</p><a href="/${path}">Change</a></div>`;
  const given = answer('Kontu', 'ann@shop.test', 'contact') + answer('Nyükü', 'Ann Lee, 1 High Street', 'address');
  const opened = async (...blocks: string[]) => {
    const view = await page(...blocks);
    return findPresetPayment(runFor(view), view)?.href.split('/').at(-1);
  };
  assert.equal(await opened(answer('Butnegx', 'Bank transfer', 'payment')), 'payment');
  assert.equal(await opened(given, answer('Butnegx', 'Zorkasse', 'payment')), 'payment');
  assert.equal(await opened(given), undefined, 'all of it was given');
  const two = answer('Butnegx', 'Zorkasse', 'payment') + answer('Lamtu', 'Vepri', 'note');
  assert.equal(await opened(given, two), undefined, 'nobody knows which');
});

test('a trail of crumbs that ends at the payment, and links that ask how to pay, are no way to pay that was set', async () => {
  const trail = (more: string) =>
    `<div><a href="/" title="Change back to the front page">⌂</a> &gt; Payment method${more}</div>`;
  for (const crumbs of [trail(''), trail('<span>Your order</span>')]) {
    const view = await page(crumbs);
    assert.equal(findPresetPayment(runFor(view), view), undefined);
  }
  const way = (path: string, name: string) => `<p><a href="${path}">${name}</a></p>`;
  const asked = `<div>${way('/wire', 'Pay by bank transfer')}${way('/card', 'Pay by credit card')}</div>`;
  const view = await page(PAYMENT, CHANGE, asked);
  assert.equal(findPresetPayment(runFor(view), view), undefined);
});

test('where the card was set as the way to pay, nothing is to be changed, unless another way is named as well', async () => {
  const byCard = '<section><h3>Payment</h3><p>Credit card</p>';
  const set = await page(ADDRESS, byCard, CHANGE);
  const run = runFor(set);
  assert.equal(findPresetPayment(run, set), undefined);
  assert.equal(
    isReady(run, set, () => false),
    true,
  );
  assert.equal(run.memory.paymentMethod, 'card');
  for (const both of [
    [byCard, CHANGE, PAYMENT, CHANGE],
    [byCard, '<p>or bank transfer</p>', CHANGE],
  ]) {
    const doubtful = await page(ADDRESS, ...both);
    assert.ok(findPresetPayment(runFor(doubtful), doubtful));
    assert.throws(() => isReady(runFor(doubtful), doubtful, () => false), /nobody chose/);
  }
});
