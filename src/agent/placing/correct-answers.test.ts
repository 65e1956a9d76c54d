import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { sumRow } from '../../../test/harness/sum-row.ts';
import { fillDetails } from '../checkout/fill-details.ts';
import type { Question } from '../model/index.ts';
import { watchSends } from '../proof/watch-sends.ts';
import { look } from '../view/look.ts';
import { correctAnswers } from './correct-answers.ts';

const EMPTY = '<main><h1>Your cart</h1><p>Your cart is empty.</p></main>';
const FULL = `<main><h1>Your cart</h1><table><tr><td><a href="/lamp">Lamp</a></td><td><input name="quantity" aria-label="Quantity" value="1"></td>
  <td>$20.00</td><td><button>Remove</button></td></tr></table><button>Proceed to checkout</button></main>`;

const field = (label: string, name: string) => `<p><label>${label} <input name="${name}"></label></p>`;
const CHECKOUT = `<main><h1>Checkout</h1><div id="more"></div><form onsubmit="return false"><h2>Shipping address</h2>${field('Full name', 'name')}
  ${field('Street *', 'street')}${field('City', 'city')}${field('ZIP code', 'zip')}${field('Phone', 'phone')}${field('Name of this address', 'alias')}
  <p><label>Kind of address <select name="kind"><option value="">–</option><option>Home</option><option>Office</option></select></label></p>
  <p><label>Parcel cover <select name="cover"><option value="">–</option><option>Basic, +$2.00</option><option>Full, +$4.00</option></select></label></p>
  ${sumRow('Subtotal', '$20.00')}${sumRow('Total', '$20.00')}<button onclick="send()">Place order</button></form></main>
  <script>const send = () => fetch('/order', { method: 'POST' }).then((answer) => answer.json()).then(({ wrong, more }) => {
    for (const name of wrong.split(' ')) {
      const input = document.querySelector('[name=' + name + ']'); input?.setAttribute('aria-invalid', 'true');
      input?.parentElement.insertAdjacentHTML('afterend', '<span class="error">Numbers only</span>');
    }
    document.querySelector('#more').innerHTML = more; document.body.dataset.back = 'yes'; });</script>`;

/** What the telephone number is once the order came back, or null where nothing may be pressed again. */
async function correctedAt({
  cart = FULL,
  wrong = 'phone',
  more = '',
  status = 200,
  says = null as ((question: Question) => unknown) | null,
  drawn = 0,
}): Promise<string | null> {
  const shop = await startRunAtShop((request, response) => {
    const isOrder = request.method === 'POST';
    response.writeHead(isOrder ? status : 200, { 'content-type': isOrder ? 'application/json' : 'text/html' });
    response.end(isOrder ? JSON.stringify({ wrong, more }) : request.url === '/cart' ? cart : CHECKOUT);
  });
  const { run, origin } = shop;
  try {
    if (says)
      run.reader = {
        seal: () => undefined,
        ask: async (question) => ({ answer: says(question), calls: 1, inputTokens: 0, outputTokens: 0 }),
      };
    run.memory.cartUrl = `${origin}/cart`;
    const [item] = run.order.items;
    if (item) run.memory.addedItems.push({ item, title: 'Lamp', finalUrl: `${origin}/lamp`, otherVariants: [] });
    run.memory.paymentMethod = 'offline';
    await run.page.goto(`${origin}/checkout`);
    for (let looks = 0; looks < 2; looks += 1) await fillDetails.act(run, await look(run));
    for (let times = 0; times < drawn; times += 1) {
      await run.page.fill('[name=zip]', '');
      await fillDetails.act(run, await look(run));
    }
    const sent = run.requests.sentCount();
    const view = await look(run);
    const mark = {
      view,
      ambiguous: false,
      sent,
      documents: run.requests.documentCount(),
      sends: await watchSends(run),
      at: Date.now(),
    };
    await run.page.click('button');
    await run.page.waitForSelector('[data-back]');
    const isCorrected = await correctAnswers(run, mark);
    mark.sends.stop();
    if (isCorrected) assert.notEqual(await run.page.inputValue('[name=zip]'), '', 'nothing is sent half');
    const isKindAsked = wrong.includes('kind') && isCorrected;
    assert.equal(await run.page.inputValue('[name=kind]'), isKindAsked ? 'Home' : '', 'only what is marked');
    assert.equal(await run.page.inputValue('[name=cover]'), '');
    return isCorrected ? await run.page.inputValue('[name=phone]') : null;
  } finally {
    await shop.close();
  }
}

test('an order that came back for the spelling of an answer is filled in again while the cart is full, and only so', async () => {
  assert.match((await correctedAt({})) ?? '', /^\d+$/);
  assert.equal(await correctedAt({ cart: EMPTY }), null, 'the shop may have the order');
  assert.equal(await correctedAt({ more: '<h2>Thank you for your order</h2>' }), null, 'thanks beside the complaint');
  assert.equal(await correctedAt({ wrong: 'name' }), null, 'there is one spelling of a name');
  const emptied = '<img src="x" onerror="document.querySelector(`[name=zip]`).value = ``">';
  assert.match((await correctedAt({ wrong: 'alias' })) ?? '', /\d/, 'left empty, as nothing said that it is required');
  assert.equal(await correctedAt({ wrong: 'alias', cart: EMPTY }), null);
  assert.match((await correctedAt({ more: emptied, drawn: 2 })) ?? '', /^\d+$/, 'the page lost the code three times');
});

test('a question that nobody answered, and that the order came back for, is answered at no cost while the cart is full', async () => {
  assert.match((await correctedAt({ wrong: 'kind phone' })) ?? '', /^\d+$/);
  assert.match((await correctedAt({ wrong: 'kind' })) ?? '', /\d/, 'no other answer is wrong');
  assert.equal(await correctedAt({ wrong: 'kind', cart: EMPTY }), null, 'the shop may have the order');
  assert.equal(await correctedAt({ wrong: 'kind', more: '<h2>Thank you for your order</h2>' }), null);
  assert.equal(await correctedAt({ wrong: 'kind name' }), null, 'there is one spelling of a name');
  assert.equal(await correctedAt({ wrong: 'cover' }), null, 'every answer costs something');
});

/** The letter that the question gives to this field. */
const letterOf = ({ lines }: Question, kind: string) =>
  lines.flatMap((line) => new RegExp(`^field ([A-Z]): ${kind},`).exec(line)?.[1] ?? [])[0] ?? 'none';
const names = (kind: string) => (question: Question) => ({ says: 'wrong_field', field: letterOf(question, kind) });

test('where nothing is marked, the page and a reader have to name the same answer', async () => {
  const error = (words: string) => ({ wrong: 'nothing', more: `<div class="error" role="alert">${words}</div>` });
  const phone = error('Phone: vamto jafod himnkivo');
  assert.match((await correctedAt({ ...phone, says: names('phone') })) ?? '', /^\d+$/);
  assert.equal(await correctedAt(phone), null, 'nobody to ask');
  assert.equal(await correctedAt({ ...phone, says: names('postalCode') }), null, 'the page names another one');
  assert.equal(await correctedAt({ ...phone, says: () => ({ says: 'something_else', field: 'none' }) }), null);
  assert.equal(await correctedAt({ ...phone, cart: EMPTY, says: names('phone') }), null, 'the shop may have the order');
  const vague = error('Something went wrong, please try again');
  assert.equal(await correctedAt({ ...vague, says: names('phone') }), null, 'a reader alone is not enough');
});
