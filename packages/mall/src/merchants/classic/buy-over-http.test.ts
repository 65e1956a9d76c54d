import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { challengeCode } from '../../challenge-desk.ts';
import { startMall } from '../../start-mall.ts';

const mall = await startMall();
after(() => mall.close());
const shop = mall.merchants.find((merchant) => merchant.shop === 'classic');
assert.ok(shop);

type Answer = { status: number; body: string; location: string };

async function post(path: string, fields: Record<string, string>): Promise<Answer> {
  const response = await fetch(shop?.url + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  return { status: response.status, body: await response.text(), location: response.headers.get('location') ?? '' };
}

const address = {
  step: 'address',
  ShipFirst: 'Ada',
  ShipLast: 'Moss',
  ShipAddr1: '12 Elm St',
  ShipCity: 'Chicago',
  ShipState: 'IL',
  ShipZip: '60601',
  ShipCountry: 'US',
  Phone: '312 555 0100',
  Email: 'ada@example.com',
  BillSame: 'Y',
};
const goodCard = {
  step: 'payment',
  CardNum: '4242 4242 4242 4242',
  ExpMo: '04',
  ExpYr: '2031',
  CVV2: '123',
  CardName: 'Ada Moss',
};

async function walk(cartid: string, item: string, qty = '1', card = goodCard): Promise<Answer> {
  await post('/store/basket.cgi', { cartid, action: 'add', item, qty });
  await post('/store/checkout.cgi', { cartid, ...address });
  await post('/store/checkout.cgi', { cartid, step: 'shipping', ShipVia: 'ground' });
  await post('/store/checkout.cgi', { cartid, ...card });
  return post('/store/checkout.cgi', { cartid, step: 'place' });
}

test('a purchase over plain HTTP is one order with exact money, found again by cart token and e-mail', async () => {
  const reply = await walk('reference-0001', 'claw-hammer-16oz', '2');
  const number = /id="orderno">([^<]+)/.exec(reply.body)?.[1];
  const orders = mall.orders('classic').filter((order) => order.cartToken === 'reference-0001');
  assert.equal(orders.length, 1);
  const { orderNumber, subtotal, shipping, tax, total, card } = orders[0]!;
  assert.equal(orderNumber, number);
  assert.deepEqual({ subtotal, shipping, tax, total }, { subtotal: 4990, shipping: 695, tax: 312, total: 5997 });
  assert.deepEqual(card, { last4: '4242', brand: 'visa' });
  const found = await fetch(`${shop.url}/store/orderstatus.cgi?ref=reference-0001&email=ADA@example.com`);
  assert.equal(found.status, 200);
  assert.match(await found.text(), new RegExp(String(number)));
  const other = await fetch(`${shop.url}/store/orderstatus.cgi?ref=reference-0001&email=eve@example.com`);
  assert.equal(other.status, 404);
});

test('posting the last form twice enters two orders, as the page warns', async () => {
  await walk('reference-0002', 'claw-hammer-16oz');
  await post('/store/checkout.cgi', { cartid: 'reference-0002', step: 'place' });
  assert.equal(mall.orders('classic').filter((order) => order.cartToken === 'reference-0002').length, 2);
});

test('a declined card, a vanished product, a broken checkout and a captcha place nothing', async () => {
  const before = mall.orders().length;
  const declined = await walk('reference-0003', 'claw-hammer-16oz', '1', { ...goodCard, CardNum: '4000000000000002' });
  assert.match(declined.body, /declined/);
  assert.match((await walk('reference-0004', 'kitchen-scale-sold-out-mid-checkout')).body, /sold out and was removed/);
  assert.equal((await walk('reference-0005', 'seed-chest-error-always')).status, 500);
  assert.equal((await walk('reference-0006', 'ledger-book-captcha')).status, 403);
  assert.match((await walk('reference-0007', 'oil-lantern-low-stock', '3')).body, /basket is empty/);
  assert.equal(mall.orders().length, before);
});

test('a challenged card waits at the bank and buys once with the right code', async () => {
  const stopped = await walk('reference-0008', 'claw-hammer-16oz', '1', { ...goodCard, CardNum: '4000000000003220' });
  assert.equal(stopped.status, 303);
  const placed = () => mall.orders('classic').filter((order) => order.cartToken === 'reference-0008').length;
  assert.equal(placed(), 0);
  const answer = (otp: string) =>
    fetch(stopped.location, { method: 'POST', body: new URLSearchParams({ otp }), redirect: 'manual' });
  assert.equal((await answer('0000')).status, 200);
  const back = (await answer(challengeCode)).headers.get('location') ?? '';
  assert.match(await (await fetch(back)).text(), /id="orderno"/);
  await fetch(back);
  assert.equal(placed(), 1);
});

test('the coupon takes ten percent off before tax, an unknown code is refused, billing may differ', async () => {
  const cartid = 'reference-0010';
  await post('/store/basket.cgi', { cartid, action: 'add', item: 'claw-hammer-16oz', qty: '1' });
  assert.match(
    (await post('/store/basket.cgi', { cartid, action: 'promo', promo: 'NOPE' })).body,
    /not a valid promotion code/,
  );
  await post('/store/basket.cgi', { cartid, action: 'promo', promo: 'welcome10' });
  const bill = {
    BillSame: 'N',
    BillFirst: 'Bo',
    BillLast: 'Moss',
    BillAddr1: '9 Oak',
    BillCity: 'Boise',
    BillState: 'ID',
    BillZip: '83702',
  };
  await post('/store/checkout.cgi', { cartid, ...address, ...bill });
  await post('/store/checkout.cgi', { cartid, step: 'shipping', ShipVia: 'next' });
  await post('/store/checkout.cgi', { cartid, ...goodCard });
  await post('/store/checkout.cgi', { cartid, step: 'place' });
  const order = mall.orders('classic').find((candidate) => candidate.cartToken === cartid);
  assert.deepEqual(
    [order?.subtotal, order?.discount, order?.shipping, order?.tax, order?.total],
    [2495, 250, 3400, 140, 5785],
  );
  assert.equal(order?.coupon, 'WELCOME10');
  assert.equal(order?.billingAddress?.city, 'Boise');
});

test('a captcha read from its picture opens the checkout', async () => {
  const cartid = 'reference-0009';
  const wall = await walk(cartid, 'ledger-book-captcha');
  assert.equal(wall.status, 403);
  const picture = Buffer.from(/base64,([^"]+)/.exec(wall.body)?.[1] ?? '', 'base64').toString();
  const letters = [...picture.matchAll(/>([0-9A-F])<\/text>/g)].map((match) => match[1]).join('');
  assert.equal((await post('/captcha', { cartid, answer: 'wrong' })).status, 403);
  assert.equal((await post('/captcha', { cartid, answer: letters })).status, 303);
  assert.match((await walk(cartid, 'ledger-book-captcha')).body, /id="orderno"/);
});

test('the office counts the same orders from outside and forgets them on reset', async () => {
  const response = await fetch(`${mall.officeUrl}/orders?merchant=${shop.id}`);
  const { count } = (await response.json()) as { count: number };
  assert.equal(count, mall.orders('classic').length);
  assert.ok(count > 0);
  await fetch(`${mall.officeUrl}/reset`, { method: 'POST' });
  assert.equal(mall.orders().length, 0);
});
