import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { findAxeFaults } from '../harness/run-axe.ts';
import { orderWith } from '../spec/sample-order.ts';
import { fillCard, goodCard, openPaymentStage, type PaymentStage, postForm, readToken } from './payment-stage.ts';

const email = 'grace@example.com';
const enrolled = '4012888888881881';

let stage: PaymentStage;
const fixed = { unknown: '', expired: '', used: '' };
before(async () => {
  stage = await openPaymentStage();
  await rememberCard();
  const expiry = Date.now() + 1_500;
  const short = await stage.makeSession({ expiry: new Date(expiry).toISOString() });
  fixed.unknown = `${stage.service.url}/pay/${randomUUID()}`;
  fixed.expired = short.url;
  fixed.used = await useSession();
  await delay(Math.max(0, expiry - Date.now()) + 50);
});
after(() => stage?.close());

async function rememberCard(): Promise<void> {
  const { url, sessionId } = await stage.makeSession({ email });
  const token = await readToken(url);
  assert.equal((await postForm(`${url}/card`, token, { ...goodCard, remember: 'yes' })).status, 200);
  const { emailCode } = await stage.readSession(sessionId);
  assert.equal((await postForm(`${url}/proof`, token, { code: emailCode ?? '' })).status, 200);
}

async function useSession(): Promise<string> {
  const { url, sessionId } = await stage.makeSession();
  await postForm(`${url}/card`, await readToken(url), goodCard);
  const order = orderWith('customer.payment', { data: { sessionId } });
  await stage.call('POST', '/checkout', { ...order, tasks: [{ url: 'http://127.0.0.1:9/mug', quantity: 1 }] });
  return url;
}

/** From the form to its end, one view after the other. */
async function* walk(page: Page): AsyncGenerator<string> {
  for (const [state, url] of Object.entries(fixed)) {
    await page.goto(url);
    await page.locator('.notice h1').waitFor();
    yield state;
  }
  await page.goto((await stage.makeSession({ return_url: 'http://127.0.0.1:9/back' })).url);
  yield 'open';
  await page.click('#card button.primary');
  await page.locator('#number-error').filter({ hasText: 'Enter' }).waitFor();
  yield 'errors';
  await page.goto((await stage.makeSession()).url);
  await fillCard(page, { number: enrolled });
  await page.getByLabel(/Remember this card/).check();
  await page.click('#card button.primary');
  await page.locator('#challenge:not([hidden])').waitFor();
  yield 'approval';
  await page.click('#approve');
  await page.locator('#save:not([hidden])').waitFor();
  yield 'done, with the card to be saved';
  await page.click('#save-skip');
  await page.locator('#save').waitFor({ state: 'hidden' });
  yield 'done';
  const { url, sessionId } = await stage.makeSession({ email });
  await page.goto(url);
  await page.click('#use-saved');
  yield 'saved card, before the code';
  await page.click('#send-code');
  await page.locator('#saved-code:not([hidden])').waitFor();
  yield 'saved card, code';
  await page.fill('#saved-code-input', (await stage.readSession(sessionId)).emailCode ?? '');
  await page.click('#saved-code button');
  await page.locator('#saved-cards:not([hidden])').waitFor();
  yield 'saved card, choice';
  await page.click('#saved-cards button.primary');
  yield 'saved card, error';
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 360, height: 740 },
  ]) {
    test(`every view, ${colorScheme}, ${viewport.width} wide: axe finds nothing serious, nothing sticks out`, async () => {
      const page = await stage.open({ colorScheme, viewport, bypassCSP: true });
      const problems: string[] = [];
      const seen: string[] = [];
      for await (const view of walk(page)) {
        seen.push(view);
        const sticksOut = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (sticksOut > 0) problems.push(`${view}: ${sticksOut} px too wide`);
        problems.push(...(await findAxeFaults(page)).map((fault) => `${view}: ${fault}`));
      }
      assert.deepEqual(problems, []);
      assert.equal(seen.length, 12);
      assert.deepEqual(stage.faults, []);
      await page.context().close();
    });
  }
}
