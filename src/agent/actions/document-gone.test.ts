import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerPages, startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { isDocumentGone } from './document-gone.ts';

test('a handle of a document that is gone is told from other errors of the browser', async () => {
  const shop = await startRunAtShop(answerPages({ '/a': '<p>One</p>', '/b': '<p>Two</p>' }));
  try {
    const { page } = shop.run;
    await page.goto(`${shop.origin}/a`);
    const known = await page.evaluateHandle(() => [document.body]);
    const waiting = page.evaluate(() => new Promise(() => undefined)).catch((error: unknown) => error);
    await page.goto(`${shop.origin}/b`);
    const stale = await page
      .mainFrame()
      .evaluateHandle((nodes) => nodes.length, known)
      .catch((error: unknown) => error);
    assert.ok(isDocumentGone(stale), String(stale));
    assert.ok(isDocumentGone(await waiting), String(await waiting));
    const thrown = await page
      .evaluate(() => {
        throw new Error('of the shop');
      })
      .catch((error: unknown) => error);
    assert.ok(!isDocumentGone(thrown), String(thrown));
  } finally {
    await shop.close();
  }
});
