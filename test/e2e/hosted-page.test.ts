import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { WebhookEvents } from '@cartwright/contract';
import { spec } from '../spec/spec.ts';
import { fillCard, goodCard, openPaymentStage, type PaymentStage, postForm, readToken } from './payment-stage.ts';

let stage: PaymentStage;
before(async () => {
  stage = await openPaymentStage();
});
after(() => stage?.close());

spec(
  ['session.hosted-page', 'webhooks.session'],
  'the customer enters a card, the session is completed and the account told',
  async () => {
    const session = await stage.makeSession({ return_url: 'http://127.0.0.1:9/back?order=7' });
    const page = await stage.open();
    // The page goes back there by itself two seconds after it was completed; an answer without content leaves it open.
    await page.route('http://127.0.0.1:9/**', (route) => route.fulfill({ status: 204 }));
    await page.goto(session.url);
    for (const text of ['Default', '$49.90', 'Two mugs'])
      assert.ok(await page.getByText(text).first().isVisible(), text);
    await fillCard(page);
    await page.getByRole('button', { name: 'Authorise $49.90' }).click();
    await page.getByRole('heading', { name: 'You are all set' }).waitFor();
    assert.equal(await page.locator('#number').inputValue(), '', 'the card is gone from the page');
    const read = await stage.readSession(session.sessionId);
    assert.equal(read.state, 'completed');
    assert.equal(read.card?.network, 'Visa');
    assert.equal(read.card?.last4, '4242');
    assert.match(read.card?.note ?? '', /card from the vault/);
    const { events } = await stage.call<WebhookEvents>('GET', '/webhooks/events');
    const told = events.filter(({ kind }) => kind === 'payment_session.completed').map(({ payload }) => payload);
    assert.deepEqual(
      told.map((payload) => ('sessionId' in payload ? [payload.sessionId, payload.status, payload.mode] : payload)),
      [[session.sessionId, 'completed', 'test']],
    );
    const back = await page.locator('#go-back').getAttribute('href');
    assert.equal(back, `http://127.0.0.1:9/back?order=7&session_id=${session.sessionId}&status=completed`);
    await page.context().close();
    const again = await stage.open();
    assert.equal((await again.goto(session.url))?.status(), 200);
    assert.ok(await again.getByText('Card: Visa ending in 4242').isVisible());
    assert.equal(await again.locator('#number').count(), 0);
    await again.context().close();
    assert.deepEqual(stage.faults, []);
  },
);

test('every network is recognised while typing, written in its groups, with its own code length', async () => {
  const page = await stage.open();
  await page.goto((await stage.makeSession()).url);
  for (const [typed, id, shown, cvv] of [
    ['4242424242424242', 'visa', '4242 4242 4242 4242', 3],
    ['5555555555554444', 'mastercard', '5555 5555 5555 4444', 3],
    ['2223003122003222', 'mastercard', '2223 0031 2200 3222', 3],
    ['378282246310005', 'amex', '3782 822463 10005', 4],
    ['6011111111111117', 'discover', '6011 1111 1111 1117', 3],
    ['30569309025904', 'diners', '3056 930902 5904', 3],
    ['3566002020360505', 'jcb', '3566 0020 2036 0505', 3],
    ['6200000000000005', 'unionpay', '6200 0000 0000 0005', 3],
    ['6759649826438453', 'maestro', '6759 6498 2643 8453', 3],
  ] as const) {
    await fillCard(page, { number: typed, cvv: '12345' });
    assert.equal(await page.locator('#number').inputValue(), shown);
    assert.equal(await page.locator('.networks li.known').getAttribute('data-network'), id);
    assert.equal((await page.locator('#cvv').inputValue()).length, cvv, id);
    assert.equal(await page.locator('#number-error').textContent(), '', typed);
    assert.match((await page.locator('#network').textContent()) ?? '', / card$/);
  }
  await page.locator('#number').fill('9');
  assert.equal(await page.locator('.networks li.known').count(), 0);
  await page.context().close();
});

test('typing in the middle keeps the caret; expiry dates write themselves', async () => {
  const page = await stage.open();
  await page.goto((await stage.makeSession()).url);
  const number = page.locator('#number');
  await number.pressSequentially('42424242');
  for (let presses = 0; presses < 4; presses += 1) await number.press('ArrowLeft');
  await number.pressSequentially('99');
  assert.equal(await number.inputValue(), '4242 9942 42');
  assert.equal(await number.evaluate((input) => (input as HTMLInputElement).selectionStart), 7);
  const expiry = page.locator('#expiry');
  for (const [typed, shown] of [
    ['431', '04 / 31'],
    ['1231', '12 / 31'],
    ['04/31', '04 / 31'],
    ['042031', '04 / 2031'],
  ] as const) {
    await expiry.fill('');
    await expiry.pressSequentially(typed);
    assert.equal(await expiry.inputValue(), shown, typed);
  }
  for (let presses = 0; presses < 12; presses += 1) await expiry.press('Backspace');
  assert.equal(await expiry.inputValue(), '');
  await page.context().close();
});

test('mistakes are named at their fields, told to a screen reader and get the focus; nothing is sent', async () => {
  const session = await stage.makeSession();
  const page = await stage.open();
  await page.goto(session.url);
  const submit = page.getByRole('button', { name: 'Authorise $49.90' });
  for (const [change, field, text] of [
    [{ number: '' }, 'number', 'Enter your card number.'],
    [{ number: '4242424242424241' }, 'number', 'This is not a valid card number.'],
    [{ number: '42424242' }, 'number', 'The card number is incomplete.'],
    [{ expiry: '1331' }, 'expiry', 'Enter the date as MM / YY.'],
    [{ expiry: '0420' }, 'expiry', 'This card has expired.'],
    [{ cvv: '12' }, 'cvv', 'The security code has 3 digits.'],
    [{ number: '378282246310005', cvv: '123' }, 'cvv', 'The security code has 4 digits.'],
    [{ holder: '' }, 'holder', 'Enter the name on the card.'],
  ] as const) {
    await fillCard(page, change);
    await submit.click();
    const input = page.locator(`#${field}`);
    assert.equal(await page.locator(`#${field}-error`).textContent(), text);
    assert.equal(await input.getAttribute('aria-invalid'), 'true');
    assert.ok((await input.getAttribute('aria-describedby'))?.includes(`${field}-error`));
    assert.ok(await input.evaluate((node) => node === document.activeElement), `${field} has the focus`);
    assert.equal(await page.getByRole('alert').first().textContent(), 'Please check the marked fields.');
  }
  assert.equal((await stage.readSession(session.sessionId)).state, 'open');
  await page.context().close();
});

test('it can be completed with the keyboard alone', async () => {
  const session = await stage.makeSession();
  const page = await stage.open();
  await page.goto(session.url);
  assert.ok(await page.locator('#number').evaluate((node) => node === document.activeElement));
  for (const text of [goodCard.number, goodCard.expiry, goodCard.cvv, goodCard.holder]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'You are all set' }).waitFor();
  assert.ok(
    await page.locator('#done-title').evaluate((node) => node === document.activeElement),
    'the news has the focus',
  );
  await page.context().close();
});

test('every field has a name, and nothing overflows on a small phone', async () => {
  const page = await stage.open({ viewport: { width: 320, height: 568 }, isMobile: true, hasTouch: true });
  await page.goto((await stage.makeSession({ purpose: 'x'.repeat(500), return_url: 'http://127.0.0.1:9/' })).url);
  for (const label of ['Card number', 'Expiry date', 'Security code', 'Name on card']) {
    assert.ok(await page.getByLabel(label, { exact: true }).isVisible(), label);
  }
  const [content, room] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  assert.ok((content as number) <= (room as number), `${content} in ${room}`);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('button.primary, input:not([type=checkbox], [type=hidden])')]
      .map((node) => node.getBoundingClientRect().height)
      .filter((height) => height > 0 && height < 44),
  );
  assert.deepEqual(small, [], 'everything is large enough for a thumb');
  await page.context().close();
});

test('the page speaks the browser’s language', async () => {
  for (const [locale, text] of [
    ['de-DE', 'Zahlung freigeben'],
    ['fr-CA', 'Autoriser votre paiement'],
    ['es-MX', 'Autorice su pago'],
    ['pl-PL', 'Authorise your payment'],
  ] as const) {
    const page = await stage.open({ locale });
    await page.goto((await stage.makeSession()).url);
    assert.equal(await page.locator('h1').first().textContent(), text);
    assert.equal(
      await page.locator('html').getAttribute('lang'),
      text === 'Authorise your payment' ? 'en' : locale.slice(0, 2),
    );
    await page.context().close();
  }
});

test('links that are unknown, expired, used or tried too often say so and take no card', async () => {
  const page = await stage.open();
  assert.equal((await page.goto(`${stage.service.url}/pay/${randomUUID()}`))?.status(), 404);
  assert.ok(await page.getByText('There is no such payment').isVisible());
  assert.equal((await page.goto(`${stage.service.url}/pay/not-an-id`))?.status(), 404);

  const soon = await stage.makeSession({ expiry: new Date(Date.now() + 2_000).toISOString() });
  await page.goto(soon.url);
  const late = await readToken(soon.url);
  // The open page says so by itself, and a card that is sent all the same is not taken.
  await page.getByText('This link has expired').waitFor();
  assert.equal((await postForm(`${soon.url}/card`, late, goodCard)).status, 409);
  assert.equal((await page.goto(soon.url))?.status(), 410);
  assert.equal((await stage.readSession(soon.sessionId)).state, 'expired');

  const tried = await stage.makeSession();
  const token = await readToken(tried.url);
  const answers: number[] = [];
  for (let tries = 0; tries < 12; tries += 1) {
    answers.push((await postForm(`${tried.url}/card`, token, { ...goodCard, number: '4242424242424241' })).status);
  }
  assert.deepEqual(answers, [...Array(10).fill(400), 409, 409]);
  assert.equal((await page.goto(tried.url))?.status(), 429);
  assert.ok(await page.getByText('Too many attempts').isVisible());
  assert.equal((await postForm(`${tried.url}/card`, token, goodCard)).status, 409);
  await page.context().close();
});

test('forms are taken from our own page only', async () => {
  const [session, other] = [await stage.makeSession(), await stage.makeSession()];
  const token = await readToken(session.url);
  const refusals: [string, Promise<Response>][] = [
    ['no token', postForm(`${session.url}/card`, '', goodCard)],
    ['another session’s token', postForm(`${session.url}/card`, await readToken(other.url), goodCard)],
    ['another origin', postForm(`${session.url}/card`, token, goodCard, { Origin: 'https://evil.example' })],
    ['no origin', postForm(`${session.url}/card`, token, goodCard, { Origin: 'null' })],
    ['another site', postForm(`${session.url}/card`, token, goodCard, { 'Sec-Fetch-Site': 'cross-site' })],
    [
      'another site of the same domain',
      postForm(`${session.url}/card`, token, goodCard, { 'Sec-Fetch-Site': 'same-site' }),
    ],
  ];
  for (const [what, answer] of refusals) assert.equal((await answer).status, 403, what);
  assert.equal((await stage.readSession(session.sessionId)).state, 'open');
  const json = await fetch(`${session.url}/card`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Page-Token': token },
    body: JSON.stringify(goodCard),
  });
  assert.equal(json.status, 415);
  const large = await postForm(`${session.url}/card`, token, { ...goodCard, holder: 'x'.repeat(9_000) });
  assert.equal(large.status, 413);
});

test('of nine cards at once one completes the session', async () => {
  const session = await stage.makeSession();
  const token = await readToken(session.url);
  const answers = await Promise.all(Array.from({ length: 9 }, () => postForm(`${session.url}/card`, token, goodCard)));
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  assert.equal(answers.filter(({ status }) => status === 409).length, 8);
});

test('without a script the form works as well', async () => {
  const session = await stage.makeSession();
  const page = await stage.open({ javaScriptEnabled: false });
  await page.goto(session.url);
  await page.fill('#number', '4242424242424241');
  await page.click('#card button');
  assert.equal(await page.locator('#number-error').textContent(), 'This is not a valid card number.');
  assert.equal(await page.locator('#number').inputValue(), '', 'the number does not come back');
  await page.fill('#number', '4242 4242 4242 4242');
  await page.fill('#expiry', '04/31');
  await page.fill('#cvv', '123');
  await page.fill('#holder', 'Ada Example');
  await page.click('#card button');
  assert.ok(await page.getByText('You are all set').isVisible());
  assert.equal((await stage.readSession(session.sessionId)).state, 'completed');
  await page.context().close();
});
