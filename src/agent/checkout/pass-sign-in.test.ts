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
