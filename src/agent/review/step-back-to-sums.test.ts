import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerPages, startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { sumRow } from '../../../test/harness/sum-row.ts';
import { pressRecorded } from '../checkout/press-on-record.ts';
import { look } from '../view/look.ts';
import { readReview } from './read-review.ts';

/** Two steps of one page: the sums, and the card without any amount. `onBack` is what the shop does when one steps back. */
const steps = (onBack = '', onAgain = '') => `<main><h1>Checkout</h1>
  <section id="sums" hidden><h2>Your order</h2><p>Brass lamp × 1 <span>$20.00</span></p>${sumRow('Subtotal', '$20.00')}
    ${sumRow('Shipping', '$5.00')}<div id="all">${sumRow('Total', '$25.00')}</div></section>
  <section id="card"><h2>Payment</h2><form onsubmit="return false"><label>Card number <input autocomplete="cc-number" value="4242424242424242"></label>
    <label>Expiry <input autocomplete="cc-exp" value="12/31"></label><label>CVC <input autocomplete="cc-csc" value="123"></label>
    <button>Place order</button></form></section>
  <button type="button" id="back">Back</button><button type="button" id="next" hidden>Next</button></main><script>
  const show = (name) => { sums.hidden = name !== 'sums'; card.hidden = name !== 'card'; next.hidden = name === 'card'; back.hidden = name !== 'card'; };
  back.onclick = () => setTimeout(() => { show('sums'); ${onBack} }, 700);
  next.onclick = () => setTimeout(() => { show('card'); ${onAgain} }, 700);</script>`;

async function reviewed(html: string, memory: object = {}, maxTotal?: number): Promise<number | string> {
  const { run, origin, close } = await startRunAtShop(answerPages({ '/pay': html }));
  if (maxTotal) Object.assign(run.order, { limits: { ...run.order.limits, maxTotal } });
  const [item] = run.order.items;
  assert.ok(item);
  run.memory.addedItems.push({ item, title: 'Brass lamp', finalUrl: item.url, otherVariants: [] });
  const sums = { subtotal: 2000, shipping: 500, tax: 0, taxIncluded: false, discount: 0, total: 2500, currency: 'USD' };
  Object.assign(run.memory, {
    cartVerified: true,
    cardTyped: true,
    seenSums: sums,
    sumsUrl: `${origin}/pay`,
    cartSubtotal: { minor: 2000, currency: 'USD' },
    shippingOption: 'Parcel',
    shippingPrice: 500,
    ...memory,
  });
  try {
    await run.page.goto(`${origin}/pay`);
    const { totals, view } = await readReview(run, await look(run), pressRecorded);
    assert.ok(view.snapshot.elements.some(({ text }) => text === 'Place order'));
    const again = await readReview(run, view);
    assert.equal(again.totals.total, totals.total, 'nothing was asked for since: it is the same order');
    await run.page.evaluate(() => fetch('/pay', { method: 'POST', body: 'something=1' }));
    await assert.rejects(readReview(run, view), /no total/);
    return totals.total;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await close();
  }
}

test('a card step without amounts is of the order that the step before it on the same page still tells', async () => {
  assert.equal(await reviewed(steps()), 2500);
});

test('nothing is taken for granted where the sums have changed, the card is lost, or the sums stood on another page', async () => {
  const dearer = `all.innerHTML = all.innerHTML.replace('25.00', '28.00');`;
  assert.match(String(await reviewed(steps(dearer))), /do not add up/);
  const emptied = `for (const box of document.querySelectorAll('input')) box.value = '';`;
  assert.match(String(await reviewed(steps('', emptied))), /no total/);
  assert.match(String(await reviewed(steps(), { sumsUrl: null })), /no total/);
  assert.match(String(await reviewed(steps(), {}, 24)), /the limit is 24/, 'the ceiling is named as the reason');
});

test('a way on that orders once the card is typed ends as an order that may exist, never as one that was not made', async () => {
  const sends = `fetch('/pay', { method: 'POST', body: 'order=1' });`;
  assert.match(String(await reviewed(steps('', sends))), /^the press also sent/);
});
