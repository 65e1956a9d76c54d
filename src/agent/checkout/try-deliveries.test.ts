import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { sumRow } from '../../../test/harness/sum-row.ts';
import { look } from '../view/look.ts';
import { chooseShipping } from './choose-shipping.ts';

interface Delivery {
  name: string;
  words: string;
  cents: number;
}

const PARCEL: Delivery = { name: 'parcel', words: 'Parcel, 2-4 working days', cents: 490 };
const SLOW: Delivery = { name: 'slow', words: 'Slow parcel, 3-5 working days', cents: 540 };
const EXPRESS: Delivery = { name: 'express', words: 'Express, next working day', cents: 1290 };
const DELIVERIES = [SLOW, PARCEL, EXPRESS];

interface Shop {
  deliveries: readonly Delivery[];
  /** The sums hold the delivery that is chosen. */
  counts: boolean;
  /** A script shows a round guess at once, and asks for the sums when it comes round to it. */
  guesses?: boolean;
  /** The deliveries are asked for in a layer over the page. */
  inLayer?: boolean;
  cardTyped?: boolean;
}

const GUESSING = `<script>
  let wish = null;
  const sums = document.querySelector('#sums');
  document.querySelector('form').onchange = ({ target }) => {
    wish = target.value;
    sums.innerHTML = sums.innerHTML.replace(/\\.\\d\\d/g, '.00');
  };
  setInterval(async () => {
    if (!wish) return;
    const asked = wish;
    wish = null;
    const page = await (await fetch('?shipping_method=' + asked)).text();
    sums.innerHTML = new DOMParser().parseFromString(page, 'text/html').querySelector('#sums').innerHTML;
  }, 700);
</script>`;

const VEIL = `<div style="position:fixed;inset:0;background:rgba(0,0,0,.5)">
  <div role="dialog" aria-modal="true" style="background:#fff;margin:250px auto;width:500px">…</div></div>`;

/** A checkout that names no prices beside its deliveries; each choice sends its form. */
function render({ deliveries, counts, guesses = false, inLayer = false }: Shop, chosen: string): string {
  const radios = deliveries.map(
    ({ name, words }) =>
      `<p><label><input type="radio" name="shipping_method" value="${name}" ${name === chosen ? 'checked' : ''}> ${words}</label></p>`,
  );
  const cents = counts ? (deliveries.find(({ name }) => name === chosen)?.cents ?? 0) : 0;
  const dollars = (minor: number) => `$${(minor / 100).toFixed(2)}`;
  const sums = `${sumRow('Subtotal', '$20.00')}${counts ? sumRow('Shipping', dollars(cents)) : ''}${sumRow('Total', dollars(2000 + cents))}`;
  const form = `<h2>Shipping method</h2>
    <form method="get" ${guesses ? '' : 'onchange="this.submit()"'}>${radios.join('')}</form>`;
  return `<!doctype html><main><h1>Checkout</h1>${inLayer ? VEIL.replace('…', form) : form}<div id="sums">${sums}</div>
    <button>Place order</button></main>${guesses ? GUESSING : ''}`;
}

/** Which delivery is chosen in the end, and how often one was chosen. */
async function choose(shop: Shop): Promise<{ chosen: string; choices: number }> {
  let choices = 0;
  let chosen = shop.deliveries[0]?.name ?? '';
  const { run, origin, close } = await startRunAtShop((request, response) => {
    const wanted = new URL(request.url ?? '', 'http://shop.test').searchParams.get('shipping_method');
    if (wanted) {
      chosen = wanted;
      choices += 1;
    }
    response.setHeader('content-type', 'text/html');
    response.end(render(shop, chosen));
  });
  try {
    run.memory.cardTyped = shop.cardTyped ?? false;
    await run.page.goto(`${origin}/checkout`);
    let view = await look(run);
    for (;;) {
      const result = await chooseShipping.act(run, view);
      if (result === 'idle') return { chosen, choices };
      view = typeof result === 'object' ? result : await look(run);
    }
  } finally {
    await close();
  }
}

test('deliveries without prices are tried, and the one with the lowest total is taken', async () => {
  assert.deepEqual(await choose({ deliveries: DELIVERIES, counts: true }), { chosen: 'parcel', choices: 3 });
});

test('a guess that a script shows until the merchant has counted is no total', async () => {
  const alike = DELIVERIES.map((delivery, at) => ({ ...delivery, cents: 540 + 5 * at }));
  assert.equal((await choose({ deliveries: alike, counts: true, guesses: true })).chosen, 'slow');
});

test('where a layer asks for the delivery, the total behind its veil tells', async () => {
  assert.equal((await choose({ deliveries: DELIVERIES, counts: true, inLayer: true })).chosen, 'parcel');
});

test('of deliveries that turn out to cost the same the faster one is taken', async () => {
  const free = DELIVERIES.map((delivery) => ({ ...delivery, cents: 0 }));
  assert.equal((await choose({ deliveries: free, counts: true })).chosen, 'express');
});

test('where the total does not tell, trying ends after one, and the fast one is not taken', async () => {
  const { chosen, choices } = await choose({ deliveries: DELIVERIES, counts: false });
  assert.notEqual(chosen, 'express');
  assert.ok(choices <= 2, `${choices}`);
});

test('only some of many are tried, and none once the card is typed', async () => {
  const many = Array.from({ length: 9 }, (_, at) => ({
    name: `way${at}`,
    words: `Way ${at}, ${at + 1} working days`,
    cents: 900 - at,
  }));
  assert.ok((await choose({ deliveries: many, counts: true })).choices <= 5);
  assert.ok((await choose({ deliveries: DELIVERIES, counts: true, cardTyped: true })).choices <= 1);
});

test('one that names no price among others that do is compared with the cheapest of them', async () => {
  const priced = DELIVERIES.map((each) => ({ ...each, words: `${each.words}, $${(each.cents / 100).toFixed(2)}` }));
  const unpriced = { name: 'post', words: 'Post, in words that nobody knows' };
  const among = (cents: number) => choose({ deliveries: [...priced, { ...unpriced, cents }], counts: true });
  assert.deepEqual(await among(0), { chosen: 'post', choices: 2 });
  assert.equal((await among(600)).chosen, 'parcel');
});
