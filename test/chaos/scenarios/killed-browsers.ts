import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { countOpen, waitForQuiet } from '../audit.ts';
import type { Buyer } from '../buyer.ts';
import type { World } from '../world.ts';

const CHROMIUM = join(import.meta.dirname, '..', '..', '..', '.cache', 'chromium');
const LONGEST_PURCHASE_MS = 3_500;

/** Real purchases in a real browser, whose processes are killed at any time. */
export async function runKilledBrowsers(
  world: World,
  buyer: Buyer,
  { times, deadline }: { times: number; deadline: number },
): Promise<{ browserKills: number }> {
  const env = { LANE_MODULES: '', CACHE_DIR: CHROMIUM, LEASE_SECONDS: '5' };
  const worker = world.startWorker({ env });
  await worker.ready;
  let browserKills = 0;
  while (browserKills < times && Date.now() < deadline) {
    // Two at a time, even when a killed purchase is retried.
    while ((await countOpen(world)) < 2) await buyer.order(['hammer']);
    await delay(300 + Math.random() * LONGEST_PURCHASE_MS);
    if (!(await isAnyRunning(world))) continue;
    for (const pid of browsersOf(worker.pid)) {
      process.kill(pid, 'SIGKILL');
      browserKills += 1;
    }
  }
  await waitForQuiet(world);
  worker.signal('SIGTERM');
  await worker.gone;
  return { browserKills };
}

async function isAnyRunning(world: World): Promise<boolean> {
  const rows = await world.database.query(
    `select 1 from checkout_tasks where status in ('STARTED', 'IN_PROGRESS') limit 1`,
  );
  return rows.length > 0;
}

/** The browser's first process; its others die with it. */
function browsersOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const after = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '';
        return (
          Number(after.split(' ')[1]) === parent && /chrom|headless/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
        );
      } catch {
        return false;
      }
    });
}
