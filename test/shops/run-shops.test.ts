import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { type Mall, startMall } from '@cartwright/mall';
import { judgePage } from '../../bench/perception/judge-pages.ts';
import { readPages } from '../../bench/perception/kept-pages.ts';
import { listPages } from '../../bench/perception/list-pages.ts';
import { labelPages } from '../../bench/perception/read-labels.ts';
import { itemOf } from '../e2e/agent-buyer.ts';
import { makeTempDir } from '../harness/index.ts';

const ROOT = join(import.meta.dirname, '..', '..');
let mall: Mall;
let dir: string;

before(async () => {
  mall = await startMall({ ports: 0 });
  dir = await makeTempDir('shops-');
});

after(async () => {
  await mall.close();
  await rm(dir, { recursive: true, force: true });
});

const customer = {
  firstName: 'Ada',
  lastName: 'Palmer',
  email: 'ada.palmer@example.com',
  phone: '+1 503-555-0132',
  address: { addressLine1: '12 Elm Street', city: 'Portland', province: 'OR', postalCode: '97205', country: 'US' },
};

function run(args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((done) => {
    const command = [join(import.meta.dirname, 'run-shops.ts'), ...args];
    execFile(process.execPath, command, { cwd: ROOT }, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}

async function writeFileFor(cases: unknown[]): Promise<string> {
  const shop = mall.merchants.find((merchant) => merchant.shop === 'classic');
  assert.ok(shop);
  const lister = join(import.meta.dirname, 'list-mall-orders.ts');
  const path = join(dir, 'shops.json');
  const orders = `"${process.execPath}" "${lister}" ${mall.officeUrl} ${shop.id}`;
  await writeFile(
    path,
    JSON.stringify({
      allowPrivateHosts: '127.0.0.0/8',
      customer,
      shops: [{ name: 'classic', url: shop.url, orders, cases }],
    }),
  );
  return path;
}

function product(behaviour: string) {
  const found = mall.merchants
    .find((merchant) => merchant.shop === 'classic')
    ?.products.find((each) => each.behaviour === behaviour);
  assert.ok(found);
  return found;
}

test('orders and refusals are judged by the ledger of the mall', async () => {
  const normal = itemOf(product('normal'), 2);
  const file = await writeFileFor([
    { name: 'two', items: [normal], expect: 'order' },
    { name: 'sold out', items: [itemOf(product('sold-out'))], expect: 'refusal', codes: ['out_of_stock'] },
    { name: 'not what it costs', items: [normal], expect: 'order', total: 0.01 },
  ]);
  const evidence = join(dir, 'evidence');
  const { code, stdout, stderr } = await run(['--file', file, '--json', '--evidence', evidence]);
  const result = JSON.parse(stdout);
  assert.equal(result.bought, '1/2', stderr);
  assert.equal(result.refusedRight, '1/1', stderr);
  assert.equal(result.moneyErrors, 0);
  assert.equal(code, 1, 'a case went wrong');
  assert.equal(mall.orders().length, 2);
  assert.equal(result.cases[0].gained[0].total, result.cases[0].attempt.reportedTotal);
  const kept = JSON.parse(await readFile(join(evidence, 'classic', 'not-what-it-costs.json'), 'utf8'));
  assert.equal(kept.verdict.isRight, false);
  assert.match(await readFile(join(evidence, 'classic', 'not-what-it-costs.html'), 'utf8'), /<html/);
});

test('one case of one shop, as a table, and its pages kept to be labelled', async () => {
  const file = await writeFileFor([
    { name: 'one', items: [itemOf(product('normal'))], expect: 'order' },
    { name: 'another', items: [itemOf(product('normal'))], expect: 'order' },
  ]);
  const keep = join(dir, 'pages.gz');
  const { code, stdout } = await run(['--file', file, '--shop', 'classic', '--case', 'one', '--keep', keep]);
  assert.equal(code, 0, stdout);
  assert.match(stdout, /\| classic \| 1\/1 \| 0\/0 \| 0 \|/);

  const pages = readPages(keep);
  const listed = listPages(pages);
  assert.deepEqual(labelPages(pages, listed), [], 'nobody has said anything of these pages yet');
  const filled = listed
    .replace(/^(page 1 \S+) -$/m, '$1 product')
    .replace(/^(\d+:\d+) - (# button .*"Add to basket")/im, '$1 action:addToCart $2');
  const [labelled] = labelPages(pages, filled);
  assert.ok(labelled);
  const judged = judgePage(labelled).filter(({ reader }) => reader === 'pages' || reader === 'actions');
  assert.deepEqual(
    judged.map(({ reader, truth, isRight }) => [reader, truth, isRight]),
    [
      ['pages', 'product', true],
      ['actions', 'addToCart', true],
    ],
  );
  assert.throws(() => labelPages(pages, 'page 1 another product'), /line 1 of the labels/);
  assert.throws(() => labelPages(pages, `${listed.split('\n')[0]?.replace(/-$/, 'cart')}\nr99 row:total=1`), /line 2/);
});

test('a file that is no list of shops is refused with its place', async () => {
  const path = join(dir, 'broken.json');
  await writeFile(path, JSON.stringify({ customer, shops: [{ name: 'x', url: 'http://127.0.0.1', cases: [] }] }));
  const { code, stderr } = await run(['--file', path]);
  assert.equal(code, 1);
  assert.match(stderr, /shops\[0\]\.orders/);
});
