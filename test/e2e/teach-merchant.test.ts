import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { startMall } from '@cartwright/mall';
import { chromium } from 'playwright-core';
import { findTestChromium } from '../harness/find-test-chromium.ts';
import { productIn, shopIn } from '../harness/mall-shop.ts';
import { startModelServer } from '../harness/model-server.ts';
import { startShopFront } from '../harness/shop-front.ts';
import { openOwner } from '../spec/people.ts';
import { sampleOrder } from '../spec/sample-order.ts';
import { type Answer, openService } from '../spec/service.ts';
import { spec } from '../spec/spec.ts';

/** A shop whose checkout continues with a button in words that nobody knows. */
const odd = (name: string, script: string) =>
  `<span role="button" tabindex="0" style="cursor:pointer;padding:6px" onclick="${script}">${name}</span>`;
const riddle = [
  odd('Fountain pens', ''),
  odd('Sally forth', "this.closest('form').submit()"),
  odd('Paper kites', ''),
].join(' ');
const mall = await startMall({ ports: 0 });
const front = await startShopFront(shopIn(mall, 'classic').url, (page) =>
  page
    .replaceAll(page.includes('name="ShipVia"') ? '<input class="btn" type="submit" value="Continue">' : '\0', riddle)
    .replaceAll(/<a [^>]*>Order Status<\/a>/g, ''),
);
const model = await startModelServer(() => ({ say: '{"page":"product"}' }));
const service = await openService({
  ROLES: 'api,worker',
  ALLOW_PRIVATE_HOSTS: '127.0.0.0/8',
  RETRY_DELAYS_SECONDS: '0.1,0.1',
  RATE_TASK_READS_PER_MINUTE: '100000',
  MODEL_PROVIDER: 'openai-compatible',
  MODEL_BASE_URL: model.url,
  MODEL_NAME: 'played',
  MODEL_MAX_CALLS_PER_ACCOUNT: '0',
});
after(async () => {
  await model.close();
  await front.close();
  await mall.close();
});

const { pathname, search } = new URL(productIn(mall, 'classic', 'normal').url);
const url = `${front.url}${pathname}${search}`;

async function order(options: object): Promise<string> {
  const body = { ...sampleOrder(), tasks: [{ url, quantity: 1 }], options };
  const created = await service.call('POST', '/checkout', { body });
  assert.equal(created.status, 201, JSON.stringify(created.body));
  return created.body.taskId;
}

async function end(taskId: string): Promise<Answer['body']> {
  for (const last = performance.now() + 120_000; performance.now() < last; await delay(150)) {
    const { body } = await service.call('GET', `/checkout/${taskId}`);
    if (['COMPLETED', 'FAILED', 'CANCELLED'].includes(body.status)) return body;
  }
  throw new Error('the purchase does not end');
}

async function nextQuestion(): Promise<Answer['body']> {
  for (const last = performance.now() + 60_000; performance.now() < last; await delay(150)) {
    const { body } = await service.operator('GET', '/operator/questions');
    if (body.questions.length > 0) return body.questions[0];
  }
  throw new Error('nothing was asked');
}

const answer = (id: string, said: object | null) =>
  service.operator('POST', `/operator/questions/${id}/answer`, { answer: said });

/** As a person does it: presses the part on the page's picture, says what it does, and answers. */
async function teachInPortal(part: RegExp, does: string): Promise<void> {
  const { cookie } = await openOwner(service);
  const [name = '', value = ''] = cookie.split('=');
  const browser = await chromium.launch(await findTestChromium());
  try {
    const context = await browser.newContext({ viewport: { width: 1200, height: 1500 }, reducedMotion: 'reduce' });
    await context.addCookies([{ name, value, url: `${service.url}/portal/`, httpOnly: true, sameSite: 'Strict' }]);
    const page = await context.newPage();
    await page.goto(`${service.url}/portal/#/test/teaching`);
    await page.getByRole('button', { name: part }).click();
    await page.getByRole('combobox', { name: 'What pressing it does' }).click();
    await page.getByRole('option', { name: `${does}: ` }).click();
    if (process.env.TEACHING_PICTURE) await page.screenshot({ path: process.env.TEACHING_PICTURE });
    await page.getByRole('button', { name: 'Answer', exact: true }).click();
    await page.getByText('No questions now').waitFor();
  } finally {
    await browser.close();
  }
}

spec(
  ['create.options.operator'],
  'the answer is kept, exported and imported, and the next order asks nobody',
  async () => {
    const untaught = await end(await order({ isRetryEnable: false }));
    assert.equal(untaught.status, 'FAILED');
    assert.equal(model.requests.length, 0, 'an account without calls left asks no model');

    const taskId = await order({ askOperator: true, isRetryEnable: false });
    let asked = await nextQuestion();
    if (asked.question.kind !== 'way') {
      await answer(asked.id, null);
      asked = await nextQuestion();
    }
    assert.equal(asked.taskId, taskId);
    assert.equal(asked.question.kind, 'way');
    assert.ok(asked.picture.length > 1000);
    await teachInPortal(/Sally forth/, 'continue');
    assert.equal((await answer(asked.id, null)).status, 404, 'a question is answered once');
    const task = await end(taskId);
    assert.equal(task.status, 'COMPLETED', JSON.stringify(task.failure));
    assert.equal((await end(await order({}))).status, 'COMPLETED');
    assert.equal(mall.orders('classic').length, 2);

    const { body: shared } = await service.operator('GET', '/operator/recipes/export');
    const [{ recipe, signature }] = shared.recipes;
    assert.ok(recipe.lessons.length > 0);
    assert.doesNotMatch(JSON.stringify(shared), /Ada|Palmer|Elm Street|97205|4242/);
    await service.operator('DELETE', `/operator/recipes/${encodeURIComponent(recipe.merchant)}`);
    const forged = { recipe: { ...recipe, lessons: [] }, signature };
    assert.equal((await service.operator('POST', '/operator/recipes/import', { recipes: [forged] })).status, 400);
    const wild = {
      recipe: { ...recipe, lessons: [{ of: 'control', target: recipe.lessons[0].target, is: 'pay' }] },
      signature,
    };
    assert.equal((await service.operator('POST', '/operator/recipes/import', { recipes: [wild] })).status, 400);
    const { body: taken } = await service.operator('POST', '/operator/recipes/import', shared);
    assert.deepEqual(taken, { imported: shared.recipes.length });
    assert.equal((await end(await order({}))).status, 'COMPLETED');
  },
);

test('the configured model is tried with one question of each kind', async () => {
  const { body } = await service.operator('POST', '/operator/model/try', {});
  assert.equal(body.isConfigured, true);
  assert.deepEqual(
    body.tried.map(({ kind, isRight }: { kind: string; isRight: boolean }) => [kind, isRight]),
    [
      ['values', false],
      ['entry', false],
      ['variant', false],
      ['amounts', false],
      ['message', false],
      ['page', true],
      ['way', false],
      ['whole', false],
      ['outcome', false],
      ['complaint', false],
    ],
  );
  assert.ok(body.tried.every(({ inputTokens }: { inputTokens: number }) => inputTokens > 0));
});
