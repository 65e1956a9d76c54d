import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { chmod, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, test } from 'node:test';
import { type BrowserPool, type PurchaseContext, UnsandboxedBrowser } from '../../src/browser/index.ts';
import { openTestPool } from '../harness/browser-pool.ts';
import { findTestChromium } from '../harness/find-test-chromium.ts';
import { makeTempDir } from '../harness/index.ts';

const where = { locale: 'en-US', timezone: 'America/New_York' };
const pools: BrowserPool[] = [];
const open = (change: Parameters<typeof openTestPool>[0] = {}) => {
  const pool = openTestPool(change);
  pools.push(pool);
  return pool;
};
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

const death = ({ died }: PurchaseContext) =>
  new Promise<void>((done) => (died.aborted ? done() : died.addEventListener('abort', () => done(), { once: true })));

const sees = (purchase: PurchaseContext) => purchase.page.evaluate(() => 1 + 1);

test('a page that answers with too much loses its connection; no other purchase notices', async () => {
  const pool = open();
  const [hostile, other] = await Promise.all([pool.open(where), pool.open(where)]);
  await assert.rejects(hostile.page.evaluate(() => 'x'.repeat(40_000_000)));
  await death(hostile);
  assert.equal(await sees(other), 2);
  await hostile.close();
  const next = await pool.open(where);
  assert.equal(await sees(next), 2);
  assert.equal(pool.stats().starts, 1);
  await Promise.all([other.close(), next.close()]);
  assert.equal(pool.stats().open, 0);
});

test('a driver that is killed takes its purchases along, and the next one gets a new driver', async () => {
  const pool = open();
  const purchase = await pool.open(where);
  const [driver] = descendants().filter(({ command }) => command.includes('driver-process'));
  assert.ok(driver);
  process.kill(driver.pid, 'SIGKILL');
  await death(purchase);
  await purchase.close();
  const next = await pool.open(where);
  assert.equal(await sees(next), 2);
  assert.equal(pool.stats().starts, 2);
  await next.close();
});

test('driver and browser have none of the service’s rights or settings', async () => {
  const pool = open();
  const purchase = await pool.open(where);
  const processes = descendants().filter(({ command }) => /driver-process|chromium/.test(command));
  assert.ok(processes.length > 2);
  for (const { pid, uid, command } of processes) {
    if (process.getuid?.() === 0) assert.notEqual(uid, 0, command);
    const settings = readSettings(pid);
    assert.doesNotMatch(settings, /^PATH=|TEST_POSTGRES_URL|VAULT/m, command);
    if (process.env.HOME) assert.ok(!settings.includes(`HOME=${process.env.HOME}\n`), command);
  }
  await purchase.close();
});

test('without a sandbox nothing opens that needs one, unless the operator said so', async () => {
  const dir = await makeTempDir('forbidden-sandbox-');
  const real = await findTestChromium();
  // As Chromium does where the kernel forbids its sandbox.
  const program = join(dir, 'chromium');
  const says = 'No usable sandbox! Update your kernel.';
  await writeFile(
    program,
    `#!/bin/sh\ncase "$*" in *--no-sandbox*) exec ${real.executablePath} "$@";; esac\necho '${says}' >&2\nexit 1\n`,
  );
  await chmod(program, 0o755);
  await chmod(dir, 0o755);
  const find = async () => ({ ...real, executablePath: program });
  const live = { ...where, needsSandbox: true };

  const auto = open({ find, sandbox: 'auto' });
  await assert.rejects(auto.open(live), UnsandboxedBrowser);
  const tried = await auto.open(where);
  assert.equal(await sees(tried), 2);
  await tried.close();
  assert.equal(auto.stats().open, 0);

  await assert.rejects(open({ find, sandbox: 'on' }).open(where), /sandbox/i);
  const allowed = await open({ find, sandbox: 'off' }).open(live);
  assert.equal(await sees(allowed), 2);
  await allowed.close();
  await rm(dir, { recursive: true });
});

interface Descendant {
  pid: number;
  uid: number;
  command: string;
}

function descendants(pid = process.pid): Descendant[] {
  const children = read(`/proc/${pid}/task/${pid}/children`).trim().split(' ').filter(Boolean).map(Number);
  return children.flatMap((child) => [
    {
      pid: child,
      uid: Number(/^Uid:\s+(\d+)/m.exec(read(`/proc/${child}/status`))?.[1]),
      command: read(`/proc/${child}/cmdline`).replaceAll('\0', ' '),
    },
    ...descendants(child),
  ]);
}

const readSettings = (pid: number) => read(`/proc/${pid}/environ`).replaceAll('\0', '\n');

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
