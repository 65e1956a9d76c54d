import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { fillCard, openPaymentStage, type PaymentStage, startParent } from './payment-stage.ts';

let stage: PaymentStage;
const parents: Awaited<ReturnType<typeof startParent>>[] = [];
let framed = '';

before(async () => {
  stage = await openPaymentStage();
  // Three allowed sites, and others that only look like them.
  for (let count = 0; count < 10; count += 1) {
    parents.push(await startParent(() => frame(framed)));
  }
  const allowedParents = parents.slice(0, 3).map(({ url }) => url);
  await stage.call('PUT', '/payment/page', { allowedParents });
});
after(async () => {
  for (const parent of parents) parent.close();
  await stage?.close();
});

const frame = (url: string, attributes = '') => `<iframe src="${url}" width="480" height="640" ${attributes}></iframe>`;

async function hear(page: Page): Promise<unknown[]> {
  await page.waitForTimeout(300);
  return page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);
}

test('three allowed parents show the page in 480 × 640 and hear of its completion', async () => {
  for (const parent of parents.slice(0, 3)) {
    const session = await stage.makeSession();
    framed = session.url;
    const page = await stage.open({ viewport: { width: 600, height: 760 } });
    await page.goto(parent.url);
    const inner = page.frames().find((one) => one.url() === session.url);
    assert.ok(inner);
    await inner.waitForSelector('#number');
    const box = await inner.evaluate(() => {
      const button = document.querySelector('#card button.primary') as HTMLElement;
      return { bottom: button.getBoundingClientRect().bottom, width: document.documentElement.scrollWidth };
    });
    assert.ok(box.width <= 480 && box.bottom <= 640, `the button is in sight: ${JSON.stringify(box)}`);
    await fillCard(inner as unknown as Page);
    await inner.click('#card button.primary');
    await inner.waitForSelector('#done:not([hidden])');
    assert.deepEqual(await hear(page), [
      {
        origin: new URL(stage.service.url).origin,
        data: { type: 'payment_session.completed', sessionId: session.sessionId },
      },
    ]);
    await page.context().close();
  }
});

test('a tab opened by an allowed parent tells it, and one opened by another tells nobody', async () => {
  for (const [parent, expected] of [
    [parents[0], 1],
    [parents[4], 0],
  ] as const) {
    const session = await stage.makeSession();
    framed = 'about:blank';
    const page = await stage.open();
    await page.goto(parent?.url ?? '');
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.evaluate((url) => void window.open(url), session.url),
    ]);
    await tab.waitForSelector('#number');
    await fillCard(tab);
    await tab.click('#card button.primary');
    await tab.waitForSelector('#done:not([hidden])');
    assert.equal((await hear(page)).length, expected);
    await page.context().close();
  }
});

test('ten other parents get nothing to show', async () => {
  const session = await stage.makeSession();
  framed = session.url;
  const [allowed] = parents;
  const nested = await startParent(() => frame(allowed?.url ?? ''));
  const sandboxed = await startParent(() =>
    frame(`data:text/html,${encodeURIComponent(frame(session.url))}`, 'sandbox="allow-scripts"'),
  );
  const written = await startParent(() => frame('about:blank', `srcdoc='${frame(session.url)}'`));
  const refused: [string, string][] = [
    ...parents.slice(3, 8).map(({ url }, at): [string, string] => [`another site ${at}`, url]),
    ['the allowed site under another name', (allowed?.url ?? '').replace('127.0.0.1', 'localhost')],
    ['the allowed site within another', nested.url],
    ['a data: page in a sandbox', sandboxed.url],
    ['a written page of another site', written.url],
    ['an object instead of a frame', await objectParent(session.url)],
  ];
  assert.equal(refused.length, 10);
  for (const [what, url] of refused) {
    const page = await stage.open();
    await page.goto(url);
    await page.waitForTimeout(400);
    for (const inner of page.frames()) {
      const fields = await inner
        .locator('#number')
        .count()
        .catch(() => 0);
      assert.equal(fields, 0, what);
    }
    assert.deepEqual(await hear(page), [], what);
    await page.context().close();
  }
  nested.close();
  sandboxed.close();
  written.close();
});

test('without allowed parents nobody may frame it, and the headers say so twice', async () => {
  await stage.call('PUT', '/payment/page', { allowedParents: [] });
  const answer = await fetch((await stage.makeSession()).url);
  assert.match(answer.headers.get('content-security-policy') ?? '', /frame-ancestors 'none'/);
  assert.equal(answer.headers.get('x-frame-options'), 'DENY');
  const policy = answer.headers.get('content-security-policy') ?? '';
  assert.match(policy, /default-src 'none'; script-src 'nonce-[\w-]{22}'; style-src 'nonce-/);
  assert.ok(!policy.includes('unsafe'));
});

async function objectParent(url: string): Promise<string> {
  const parent = await startParent(() => `<object data="${url}" width="480" height="640"></object>`);
  parents.push(parent);
  return parent.url;
}
