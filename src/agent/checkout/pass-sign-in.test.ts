import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { merchantSite } from '../run/merchant-site.ts';
import type { Run } from '../run/run.ts';
import { countTries } from '../run/tries.ts';
import { passSignIn } from './pass-sign-in.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const pageWith = (box: string) => `<nav><a href="/checkout">Proceed to checkout</a></nav><main><h1>Sign in</h1>
  <form method="post"><label>E-mail <input type="email" name="email"></label>
  <label>Password <input type="password" name="password"></label><button>Sign in</button></form></main>${box}`;

test('a sign-in beside a box of the cart is a wall once the way to the checkout has led back to it', async () => {
  const box = '<aside><h3>Shopping cart</h3><ul><li><a href="/p/mug">1 × Mug</a></li></ul><p>$12.00</p></aside>';
  const view = readView(await shop.see(pageWith(box)));
  const run = {
    memory: { accountNeeded: false, accountMade: false, addedItems: [], stepsLeft: new Set(), pressedAdds: new Set() },
    order: { createAccountIfRequired: false, items: [] },
    site: merchantSite(view.snapshot.url),
    tries: countTries(),
  } as unknown as Run;
  assert.equal(await passSignIn.act(run, view), 'idle');
  await assert.rejects(passSignIn.act(run, view), { code: 'guest_checkout_unavailable' });
});

test('a password in the address form of a guest is for the order; nobody who did not come as a guest makes an account by it', async () => {
  const html = `<header><a href="/join">Create an account</a></header><main><h1>Order</h1><form method="post"><label>Name <input name="name" required></label>
    <label>Password <input type="password" name="pwd" required></label> <span>letters and digits, to look the order up</span>
    <label>Street <input name="street" required></label><label>Town <input name="city"></label>
    <label>Postal code <input name="zip"></label><button>Order</button></form></main>`;
  const stateOf = (guestTaken: boolean): Run => {
    const { page } = shop;
    const idle = async () => undefined;
    return {
      memory: {
        accountNeeded: false,
        accountMade: false,
        guestTaken,
        addedItems: [],
        stepsLeft: new Set(),
        lastDone: [],
      },
      order: { createAccountIfRequired: false, items: [] },
      site: merchantSite('https://shop.test/page'),
      tries: countTries(),
      page,
      guard: <T>(work: Promise<T>) => work,
      spendAction: idle,
      steps: { record: () => undefined, noteChange: () => undefined },
      requests: { sentCount: () => 0 },
    } as unknown as Run;
  };
  const view = readView(await shop.see(html));
  await assert.rejects(passSignIn.act(stateOf(false), view), { code: 'guest_checkout_unavailable' });
  const run = stateOf(true);
  assert.equal(await passSignIn.act(run, view), 'acted');
  assert.match(await shop.page.inputValue('[name=pwd]'), /^[a-z\d]{8,20}$/);
  // Asked twice, or beside a box for an account, it makes one.
  const twice = html.replace(
    '</form>',
    '<label>Repeat password <input type="password" name="pwd2" required></label></form>',
  );
  await assert.rejects(passSignIn.act(stateOf(true), readView(await shop.see(twice))), {
    code: 'guest_checkout_unavailable',
  });
});
