import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerPages, startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { look } from '../view/look.ts';
import { press } from './press.ts';

/** Where the page is, and how many tabs there are, after its link was pressed. */
async function led(target: string, inFrame: boolean): Promise<[string, number]> {
  const link = `<a href="/checkout" target="${target}">Proceed to checkout</a>`;
  const { run, origin, close } = await startRunAtShop(
    answerPages({
      '/cart': inFrame ? '<iframe src="/frame" width="500" height="300"></iframe>' : link,
      '/frame': link,
      '/checkout': '<h1>Checkout</h1>',
    }),
    '/cart',
  );
  try {
    await run.page.goto(`${origin}/cart`);
    const view = await look(run);
    const element = view.snapshot.elements.find(({ role }) => role === 'link');
    assert.ok(element);
    await press(run, view, element);
    await look(run);
    return [new URL(run.page.url()).pathname, run.page.context().pages().length];
  } finally {
    await close();
  }
}

test('a link in a frame leads the whole tab on where it says so; none opens a second tab', async () => {
  assert.deepEqual(await led('_top', true), ['/checkout', 1]);
  assert.deepEqual(await led('_parent', true), ['/checkout', 1]);
  assert.deepEqual(await led('_blank', false), ['/checkout', 1]);
  assert.deepEqual(await led('_blank', true), ['/cart', 1]);
});
