import { setTimeout as delay } from 'node:timers/promises';
import { waitForQuiet } from '../audit.ts';
import type { Buyer } from '../buyer.ts';
import { forward, type Network } from '../network-hosts.ts';
import type { World } from '../world.ts';

const TASKS = 40;
const SLOWNESS_MS = 150;

/** Workers on two hosts share one queue; one is cut off, the other is killed, and a third finishes what they began. */
export async function runTwoHosts(world: World, buyer: Buyer, network: Network): Promise<Record<string, number>> {
  const store = new URL(world.databaseUrl);
  const gate = await forward(network.address, Number(store.port));
  store.hostname = network.address;
  store.port = String(gate.port);
  const start = (host: Network['hosts'][number] | undefined) =>
    world.startWorker({
      env: { DATABASE_URL: store.href },
      faults: `step.*=wait:${SLOWNESS_MS}`,
      ...(host && { command: host.command }),
    });
  const [first, second] = network.hosts;
  const workers = [start(first), start(second)];
  await Promise.all(workers.map((worker) => worker.ready));

  const began = Date.now();
  await Promise.all(Array.from({ length: TASKS }, () => buyer.order(['hammer'])));
  const holders = await watchHolders(world, 2_000);
  await first?.setLink('down');
  await delay(4_000);
  workers[1]?.signal('SIGKILL');
  const third = start(second);
  await third.ready;
  await first?.setLink('up');
  await waitForQuiet(world);
  const seconds = (Date.now() - began) / 1000;
  for (const worker of [...workers, third]) worker.signal('SIGKILL');
  await Promise.all([...workers, third].map((worker) => worker.gone));
  gate.close();
  return { hostsThatShared: holders.size, secondsToFinish: Math.round(seconds) };
}

async function watchHolders(world: World, milliseconds: number): Promise<Set<string>> {
  const seen = new Set<string>();
  for (const until = Date.now() + milliseconds; Date.now() < until; await delay(50)) {
    const rows = await world.database.query<{ holder: string }>(
      'select distinct holder from engine_leases where holder is not null',
    );
    for (const { holder } of rows) seen.add(holder);
  }
  return seen;
}
