import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { newMemory, type Run } from '../run/run.ts';
import type { View } from '../view/view.ts';
import { choosePayment, readMethods } from './choose-payment.ts';
import { isReady } from './is-ready.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

async function page(...labels: string[]): Promise<View> {
  const radios = labels.map(
    (label, at) => `<label><input type="radio" name="payment_method" id="m${at}"> ${label}</label>`,
  );
  return readView(await shop.see(`<main><h2>Payment method</h2>${radios.join('')}<button>Place order</button></main>`));
}

function saying(view: View, id: string): View {
  const refs = view.snapshot.elements.filter((element) => element.id === id).map(({ ref }) => ref);
  return {
    ...view,
    taught: {
      ways: new Set(),
      titles: new Set<string>(),
      cardMethods: new Set(refs),
      leftAlone: new Set<string>(),
      messages: new Map(),
    },
  };
}

const kinds = (view: View) => readMethods(view).map(({ kind, isSaid }) => `${kind}${isSaid ? ' as said' : ''}`);

test('a reader’s word for the card counts only where no method says so itself, and for none that says what it is', async () => {
  assert.deepEqual(kinds(saying(await page('Zorgeloos', 'Bank transfer'), 'm0')), ['card as said', 'offline']);
  assert.deepEqual(kinds(saying(await page('Zorgeloos', 'Bank transfer'), 'm1')), ['other', 'offline']);
  assert.deepEqual(kinds(saying(await page('Zorgeloos', 'Credit card'), 'm0')), ['other', 'card']);
});

test('a way of unknown name beside the names of card networks is the card', async () => {
  const ways =
    '<label><input type="radio" name="payment_method"> Zorgeloos</label><label><input type="radio" name="payment_method"> Bank transfer</label>';
  const see = async (note: string) =>
    kinds(readView(await shop.see(`<main><h2>Payment method</h2>${ways}<p>${note}</p></main>`)));
  assert.deepEqual(await see('Zorgeloos: Visa, Mastercard, American Express'), ['card', 'offline']);
  assert.deepEqual(await see('Zorgeloos: within 14 days'), ['other', 'offline']);
});

test('what was only said to be the card has to ask for it before the order', async () => {
  const view = await page('Credit card');
  const ready = (cardIsSaid: boolean) => {
    const memory = { ...newMemory({ couponCodes: [] } as never), paymentMethod: 'card' as const, cardIsSaid };
    const run = {
      memory,
      hooks: { card: {} },
      order: { mode: 'live' },
      site: { origin: new URL(view.snapshot.url).origin },
    };
    return isReady(run as unknown as Run, view, () => false);
  };
  assert.equal(ready(false), true);
  assert.throws(() => ready(true), /does not ask for one/);
});

test('what only looks like the order waits for the button that sends the card, as long as that is untried', async () => {
  const card =
    '<input aria-label="Card number" autocomplete="cc-number"><input aria-label="CVC" autocomplete="cc-csc">';
  const ready = async (type: string, isUntried: boolean) => {
    const view = readView(
      await shop.see(`<main><h1>Payment</h1><form method="post">${card}<button>Continue</button></form>
        <p>Total: $20.00</p><form method="post"><button type="${type}">Place order</button></form></main>`),
    );
    const memory = { ...newMemory({ couponCodes: [] } as never), paymentMethod: 'card' as const, cardTyped: true };
    const site = { origin: new URL(view.snapshot.url).origin };
    return isReady({ memory, hooks: {}, order: { mode: 'live' }, site } as unknown as Run, view, () => isUntried);
  };
  assert.equal(await ready('button', true), false);
  assert.equal(await ready('button', false), true);
  assert.equal(await ready('submit', true), true, 'it sends the order itself');
});

test('where none is called the card, a payment on the web is taken for it; an offline one in test mode only without it', async () => {
  const taken = async (...labels: string[]) => {
    const memory = newMemory({ couponCodes: [] } as never);
    const view = await page(...labels);
    // Chosen already, so that nothing has to be pressed.
    for (const element of view.snapshot.elements.slice(0, 1)) element.checked = true;
    const run = {
      memory,
      hooks: { card: {} },
      order: { mode: 'test', allowOfflinePayment: true },
      steps: { record() {} },
      // Each of them was chosen before, and showed no card.
      tries: { mayTry: () => false },
    };
    const result = await choosePayment.act(run as unknown as Run, view);
    return result === 'idle' ? memory.paymentMethod : result;
  };
  assert.equal(await taken('Paiement en ligne', 'Virement bancaire'), 'card');
  assert.equal(await taken('Онлайн-оплата', 'Наличными курьеру'), 'card');
  assert.equal(await taken('Zahlung mit Mollie', 'Vorkasse'), 'card');
  assert.equal(await taken('Vorkasse', 'PayPal'), 'offline');
  await assert.rejects(taken('Zorgeloos', 'Vorkasse'), /offered/, 'what nobody knows may be the card');
  assert.equal(await taken('Virement bancaire', 'Online banking'), 'offline');
});

test('a choice that is drawn, with the card form inside it, is the card', async () => {
  const card =
    '<input aria-label="Card number" autocomplete="cc-number"><input aria-label="CVC" autocomplete="cc-csc">';
  const view = readView(
    await shop.see(`<main><h2>Payment</h2><div role="radiogroup">
      <span role="radio" aria-checked="true" tabindex="0">Credit card <div>${card}</div></span>
      <span role="radio" aria-checked="false" tabindex="-1">Bank transfer</span></div></main>`),
  );
  const [first, second, ...others] = readMethods(view);
  assert.deepEqual([first?.kind, first?.selected, second?.kind, others.length], ['card', true, 'offline', 0]);
});

test('a list of card networks beside the ways to pay asks which card it is, not how the order is paid', async () => {
  const networks = '<select aria-label="Card type"><option>Visa</option><option>Mastercard</option></select>';
  const view = readView(
    await shop.see(`<main><h2>Payment method</h2><label><input type="radio" name="payment_method"> Bank transfer</label>
      <label><input type="radio" name="payment_method"> Credit card</label><div>${networks}
      <input aria-label="Card number" autocomplete="cc-number"><input aria-label="CVC" autocomplete="cc-csc"></div></main>`),
  );
  assert.deepEqual(kinds(view), ['offline', 'card']);
  assert.equal(
    readMethods(view).some(({ selected }) => selected),
    false,
  );
});

test('a list of languages above the card is no way to pay, and a way of unknown name with the card open is the card', async () => {
  const card =
    '<input aria-label="Card number" autocomplete="cc-number"><input aria-label="CVC" autocomplete="cc-csc">';
  const languages = '<label>Language <select><option>English</option><option>Deutsch</option></select></label>';
  assert.deepEqual(kinds(readView(await shop.see(`<main><h1>Payment</h1>${languages}${card}</main>`))), []);
  const taken = async (way: string) => {
    const memory = newMemory({ couponCodes: [] } as never);
    const radios = `<label><input type="radio" name="payment_method" checked> ${way}</label><label><input type="radio" name="payment_method"> Klarna</label>`;
    const view = readView(await shop.see(`<main><h2>Payment method</h2>${radios}${card}</main>`));
    const order = { mode: 'live', allowOfflinePayment: false };
    const run = { memory, hooks: { card: {} }, order, steps: { record() {} } } as unknown as Run;
    await choosePayment.act(run, view);
    return memory.paymentMethod;
  };
  assert.equal(await taken('Vamto'), 'card');
  await assert.rejects(() => taken('Bank transfer'), /offered/, 'what is chosen does not ask for the card');
});

test('what the card costs more is known beyond the question which network it is of, but not beyond another way to pay', async () => {
  const memory = newMemory({ couponCodes: [] } as never);
  const run = { memory, hooks: { card: {} }, order: { mode: 'live' }, steps: { record() {} } } as unknown as Run;
  const addedAt = async (html: string) => {
    await choosePayment.act(run, readView(await shop.see(`<main><h2>Payment method</h2>${html}</main>`)));
    return memory.paymentSurcharge;
  };
  const radio = (label: string) => `<label><input type="radio" name="payment_method" checked> ${label}</label>`;
  const other = '<label><input type="radio" name="payment_method"> Bank transfer</label>';
  const networks = '<select name="payment_method"><option selected>Visa</option><option>Mastercard</option></select>';
  assert.equal(await addedAt(radio('Credit card (+ €2.00)') + other), 200);
  assert.equal(await addedAt(`<label>Card type ${networks}</label>`), 200);
  const brands = '<label><input type="radio" name="payment_method"> Mastercard</label>';
  assert.equal(await addedAt(radio('Visa') + brands), 200);
  assert.equal(await addedAt(radio('Credit card') + other), null);
});
