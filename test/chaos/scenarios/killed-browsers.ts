import { readFileSync } from 'node:fs';
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

/** The browser's first process, or what drives it: each dies in some of the kills. Their others die with them. */
function browsersOf(worker: number): number[] {
  const drivers = childrenOf(worker).filter((pid) => /driver-process/.test(commandOf(pid)));
  if (Math.random() < 0.3) return drivers;
  return drivers.flatMap(childrenOf).filter((pid) => /chrom|headless/.test(commandOf(pid)));
}

function childrenOf(pid: number): number[] {
  return read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
}

const commandOf = (pid: number) => read(`/proc/${pid}/cmdline`);

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
}
