import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sharePool } from '../harness/share-pool.ts';
import { type ShopFront, startShopFront } from '../harness/shop-front.ts';
import { type Buyer, homeFor, startBuyer } from './agent-buyer.ts';
import { type MembersShop, startMembersShop } from './members-shop.ts';

let buyer: Buyer;
let front: ShopFront;
let members: MembersShop;
before(async () => {
  buyer = await startBuyer({ pool: sharePool(), withoutPictures: true });
  // The same shop behind another door, without the words in the small print that let a guest through.
  front = await startShopFront(buyer.merchant('oakhurst').url, (page) =>
    page.replaceAll(/ Prefer not to register\?.*?check out as a guest<\/a>\./gs, ''),
  );
  members = await startMembersShop();
});
after(async () => {
  await members.close();
  await front.close();
  await buyer.close();
});

type Account = { origin: string; email: string; password: string };

async function buyBehindTheWall(createAccountIfRequired: boolean) {
  const product = buyer.product('oakhurst', 'normal');
  const { pathname } = new URL(product.url);
  const accounts: Account[] = [];
  const before = buyer.mall.orders('oakhurst').length;
  const done = await buyer.buy('oakhurst', product, {
    order: { createAccountIfRequired, items: [{ url: front.url + pathname, quantity: 1, variant: {} }] },
    onMerchantAccount: async (account) => {
      assert.equal(buyer.mall.orders('oakhurst').length, before, 'the password is handed over before it is used');
      accounts.push(account);
    },
  });
  return { done, accounts, orders: buyer.mall.orders('oakhurst').slice(before) };
}

describe('a merchant that asks for an account', () => {
  test('without permission to create an account the purchase ends with its code and nothing is ordered', async () => {
    const { done, accounts, orders } = await buyBehindTheWall(false);
    assert.equal(done.prepared.kind === 'failed' && done.prepared.code, 'guest_checkout_unavailable');
    assert.equal(orders.length, 0);
    assert.deepEqual(accounts, []);
  });

  test('with leave the account is made, its password handed over once, and the order placed', async () => {
    const { done, accounts, orders } = await buyBehindTheWall(true);
    assert.equal(done.outcome?.kind, 'placed', JSON.stringify(done.prepared.kind === 'failed' ? done.prepared : ''));
    assert.equal(orders.length, 1);
    assert.equal(orders[0]?.accountCreated, true);
    assert.equal(accounts.length, 1);
    assert.deepEqual([accounts[0]?.origin, accounts[0]?.email], [front.url, 'ada.palmer@example.com']);
    assert.match(accounts[0]?.password ?? '', /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[^\w\s]).{16,}$/);
    const told = JSON.stringify(done.steps.map(({ note, evidence }) => [note, evidence.decision, evidence.url]));
    assert.ok(!told.includes(accounts[0]?.password ?? ''), 'no step tells the password');
  });

  test('a way for guests in the small print is taken even where an account might be made', async () => {
    const before = buyer.mall.orders('oakhurst').length;
    const accounts: Account[] = [];
    const done = await buyer.buy('oakhurst', buyer.product('oakhurst', 'normal'), {
      order: { createAccountIfRequired: true },
      onMerchantAccount: async (account) => void accounts.push(account),
    });
    assert.equal(done.outcome?.kind, 'placed');
    assert.equal(buyer.mall.orders('oakhurst')[before]?.accountCreated, false);
    assert.deepEqual(accounts, []);
  });

  test('a registration on its own page that does not lead back to the checkout is completed and left behind', async () => {
    const buyHere = (createAccountIfRequired: boolean, accounts: Account[]) =>
      buyer.buy('lindner', buyer.product('lindner', 'normal'), {
        order: {
          createAccountIfRequired,
          shippingAddress: homeFor(buyer.merchant('lindner')).address,
          items: [{ url: `${members.url}/artikel/brotmesser`, quantity: 2, variant: {} }],
        },
        onMerchantAccount: async (account) => void accounts.push(account),
      });
    const refused = await buyHere(false, []);
    assert.equal(refused.prepared.kind === 'failed' && refused.prepared.code, 'guest_checkout_unavailable');
    assert.deepEqual([members.accounts.length, members.orders.length], [0, 0]);

    const accounts: Account[] = [];
    const done = await buyHere(true, accounts);
    assert.equal(done.outcome?.kind, 'placed', JSON.stringify(done.prepared.kind === 'failed' ? done.prepared : ''));
    assert.deepEqual(members.accounts, [
      { email: 'ada.palmer@example.com', password: accounts[0]?.password, name: 'Ada Palmer', newsletter: false },
    ]);
    assert.deepEqual(members.orders, [
      { email: 'ada.palmer@example.com', street: 'Lindenweg 4a', card: '4242', quantity: 2 },
    ]);
  });
});
