import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { type BrowserPool, createBrowserPool, DEFAULT_BROWSER_SETTINGS } from '../../src/browser/index.ts';
import { parseAllowList } from '../../src/platform/address-policy.ts';
import { findTestChromium } from '../harness/find-test-chromium.ts';

const quiet = () => undefined;
const where = { locale: 'en-US', timezone: 'America/New_York' };
let canaryHits = 0;
let seenHeaders: http.IncomingHttpHeaders = {};
let open: http.Server;
let canary: http.Server;
let pool: BrowserPool;

function listen(server: http.Server): Promise<number> {
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port)));
}
const portOf = (server: http.Server) => (server.address() as AddressInfo).port;

function makePool(maxContexts: number, allow: string): BrowserPool {
  return createBrowserPool({
    ...DEFAULT_BROWSER_SETTINGS,
    maxContexts,
    find: findTestChromium,
    policy: { allow: parseAllowList(allow) },
    log: quiet,
  });
}

before(async () => {
  canary = http.createServer((_, response) => {
    canaryHits += 1;
    response.end('canary');
  });
  await listen(canary);
  open = http.createServer((request, response) => {
    seenHeaders = request.headers;
    const secret = `http://127.0.0.1:${portOf(canary)}`;
    if (request.url === '/redirect') return response.writeHead(302, { location: secret }).end();
    response.setHeader('content-type', 'text/html');
    response.end(
      `<title>shop</title><img src="${secret}/a.png"><iframe src="${secret}/frame"></iframe><script src="${secret}/x.js"></script>` +
        '<input autocomplete="cc-number" value="4111111111111111"><p id="p">hello</p>',
    );
  });
  await listen(open);
  pool = makePool(2, `shop.localhost:${portOf(open)}`);
});

after(async () => {
  await pool.close();
  open.close();
  canary.close();
});

test('only listed private hosts are reached: no navigation, redirect, subresource or fetch reaches another', async () => {
  const purchase = await pool.open(where);
  const base = `http://shop.localhost:${portOf(open)}`;
  const answer = await purchase.page.goto(`${base}/`);
  assert.equal(answer?.status(), 200);
  const spellings = [
    '127.0.0.1',
    'localhost',
    '127.1',
    '0x7f.1',
    '2130706433',
    '0',
    '[::1]',
    '[::ffff:127.0.0.1]',
    'x.localhost',
  ];
  for (const host of spellings) {
    await purchase.page.goto(`http://${host}:${portOf(canary)}/`).catch(() => undefined);
  }
  await purchase.page.goto(`${base}/`);
  await purchase.page.evaluate(
    (port) => fetch(`http://127.0.0.1:${port}/`, { mode: 'no-cors' }).catch(() => undefined),
    portOf(canary),
  );
  await purchase.page.evaluate(
    (port) =>
      new Promise<void>((done) => {
        const socket = new WebSocket(`ws://127.0.0.1:${port}/`);
        socket.onerror = socket.onclose = () => done();
      }),
    portOf(canary),
  );
  await purchase.page.goto(`${base}/redirect`).catch(() => undefined);
  assert.equal(canaryHits, 0);
  await purchase.close();
});

test('the browser gives itself an ordinary name', async () => {
  const purchase = await pool.open(where);
  await purchase.page.goto(`http://shop.localhost:${portOf(open)}/`);
  const all = JSON.stringify(seenHeaders) + (await purchase.page.evaluate(() => navigator.userAgent));
  assert.doesNotMatch(all, /headless/i);
  assert.match(String(seenHeaders['user-agent']), /Chrome\/\d+/);
  await purchase.close();
});

test('a dead browser is noticed and replaced', async () => {
  const first = await pool.open(where);
  const gone = new Promise<void>((done) => first.died.addEventListener('abort', () => done()));
  await first.context.browser()?.close();
  await gone;
  await first.close();
  const second = await pool.open(where);
  assert.equal((await second.page.goto(`http://shop.localhost:${portOf(open)}/`))?.status(), 200);
  await second.close();
  assert.equal(pool.stats().open, 0);
});

test('no more contexts than allowed; a waiting purchase gets its turn, an aborted one leaves', async () => {
  const one = await pool.open(where);
  const two = await pool.open(where);
  const abort = new AbortController();
  const refused = assert.rejects(pool.open(where, abort.signal));
  const three = pool.open(where);
  abort.abort();
  await refused;
  assert.equal(pool.stats().open, 2);
  await one.close();
  await (await three).close();
  await two.close();
});

test('a picture is taken with card fields covered', async () => {
  const purchase = await pool.open(where);
  await purchase.page.goto(`http://shop.localhost:${portOf(open)}/`);
  const picture = await purchase.camera.take();
  assert.ok(picture && picture.length > 500);
  const colour = await purchase.page.evaluate(() => {
    const field = document.querySelector('input');
    return field && getComputedStyle(field).color;
  });
  assert.equal(colour, 'rgba(0, 0, 0, 0)');
  await purchase.close();
});

/** Longer than the next browser needs to start on a busy machine. A death that nobody hears of ends sooner, by the pool's own time limit. */
const HANGS_MS = 90_000;

test('a browser killed while a purchase opens in it ends the opening, never leaves it waiting', async () => {
  const fragile = makePool(3, '127.0.0.0/8');
  try {
    for (let ms = 0; ms <= 200; ms += 20) {
      const ready = await fragile.open(where);
      const opening = fragile.open(where).then(
        async (late) => {
          await late.close();
          return 'opened';
        },
        (error: Error) => error.message,
      );
      await delay(ms);
      for (const pid of childBrowsers()) process.kill(pid, 'SIGKILL');
      const ended = await Promise.race([opening, delay(HANGS_MS, 'no end')]);
      assert.doesNotMatch(ended, /no end|does not answer/, `the opening hangs after a death ${ms} ms into it`);
      await ready.close();
    }
    assert.equal(fragile.stats().open, 0);
  } finally {
    await fragile.close();
  }
});

/** Main processes of the browsers below this process. */
function childBrowsers(): number[] {
  return childrenOf(process.pid)
    .flatMap(childrenOf)
    .filter((pid) => /chromium\0/.test(commandOf(pid)));
}

function childrenOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return children.split(' ').filter(Boolean).map(Number);
}

function commandOf(pid: number): string {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
}
