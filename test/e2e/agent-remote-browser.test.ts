import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { findTestChromium } from '../harness/find-test-chromium.ts';
import { findFreePort, makeTempDir } from '../harness/index.ts';
import { type Buyer, startBuyer } from './agent-buyer.ts';

let profile: string;
let port: number;
let buyer: Buyer;
let browser: ChildProcess;

/** A separate browser, as a browser farm offers it: the product knows only its address. */
async function startRemote(): Promise<ChildProcess> {
  const found = await findTestChromium();
  const args = [
    `--remote-debugging-port=${port}`,
    `--user-data-dir=${profile}`,
    '--headless',
    '--no-first-run',
    '--no-sandbox',
  ];
  const child = spawn(found.executablePath, [...found.args, ...args, 'about:blank'], {
    env: { ...process.env, ...found.env },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  await new Promise<void>((done, fail) => {
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('DevTools listening')) done();
    });
    child.once('exit', () => fail(new Error(said)));
  });
  return child;
}

/** With its whole group: some distributions start Chromium from a script, which would die alone. */
function kill(child: ChildProcess): void {
  if (child.pid !== undefined && isAlive(child)) process.kill(-child.pid, 'SIGKILL');
}

const isAlive = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;

async function end(child: ChildProcess): Promise<void> {
  if (!isAlive(child)) return;
  const exited = new Promise((done) => child.once('exit', done));
  kill(child);
  await exited;
}

before(async () => {
  profile = await makeTempDir('remote-browser-');
  port = await findFreePort();
  browser = await startRemote();
  buyer = await startBuyer({ cdpUrl: `http://127.0.0.1:${port}` });
});
after(async () => {
  await buyer.close();
  await end(browser);
  await rm(profile, { recursive: true, force: true });
});

test('a remote browser buys once; its death is coded and transient; the next purchase connects again', async () => {
  const product = buyer.product('classic', 'normal');
  const first = await buyer.buy('classic', product);
  assert.equal(first.outcome?.kind, 'placed', JSON.stringify(first.prepared));
  assert.equal(buyer.mall.orders('classic').length, 1);

  const dying = buyer.buy('classic', product, {
    log: (message, fields) => {
      if (message === 'look' && fields?.page === 'address') kill(browser);
    },
  });
  const { prepared } = await dying;
  assert.ok(prepared.kind === 'failed', JSON.stringify(prepared));
  assert.deepEqual([prepared.code, prepared.transient], ['internal', true], prepared.note);
  assert.equal(buyer.pool.stats().open, 0);

  await end(browser);
  const away = await buyer.buy('classic', product);
  assert.ok(away.prepared.kind === 'failed');
  assert.deepEqual([away.prepared.code, away.prepared.transient], ['internal', true], away.prepared.note);

  browser = await startRemote();
  const again = await buyer.buy('classic', product);
  assert.equal(again.outcome?.kind, 'placed', JSON.stringify(again.prepared));
  assert.equal(buyer.mall.orders('classic').length, 2);
  assert.equal(buyer.pool.stats().starts, 2);
});
