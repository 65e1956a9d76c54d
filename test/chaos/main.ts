// Fault injection: npm run chaos -- [--full] [--only keys,races,stops,kills,merchant,browsers,store] [--times N] [--seconds N] [--json]
// `--hosts` runs workers in two network namespaces instead (root only).
// Runs the real service as separate processes against the practice mall, injects what the scenarios say, and compares
// the service's reports with the merchant's books. Exits with 1 when something is wrong, or when a fault was never hit.
import { parseArgs } from 'node:util';
import { productIn } from '../harness/mall-shop.ts';
import { audit, waitForQuiet } from './audit.ts';
import { createBuyer } from './buyer.ts';
import { judge } from './judge.ts';
import { openNetwork } from './network-hosts.ts';
import { runIdempotencyStorm } from './scenarios/idempotency-storm.ts';
import { runKillPoints } from './scenarios/kill-points.ts';
import { runKilledBrowsers } from './scenarios/killed-browsers.ts';
import { runMerchantFaults } from './scenarios/merchant-faults.ts';
import { runRaces } from './scenarios/races.ts';
import { runStoppedWorkers } from './scenarios/stopped-workers.ts';
import { runStoreOutages } from './scenarios/store-outages.ts';
import { runTwoHosts } from './scenarios/two-hosts.ts';
import { openWorld } from './world.ts';

const { values } = parseArgs({
  options: {
    full: { type: 'boolean' },
    json: { type: 'boolean' },
    only: { type: 'string' },
    times: { type: 'string' },
    seconds: { type: 'string' },
    hosts: { type: 'boolean' },
  },
});
const started = Date.now();
const minutes = () => `${((Date.now() - started) / 60_000).toFixed(0)} min`;
/** Progress goes beside the result, so that a long run can be watched. */
const say = (line: string) => (values.json ? process.stderr : process.stdout).write(`${line}\n`);
const isFull = values.full === true;
const secondsEach = Number(values.seconds ?? (isFull ? 7200 : 60));
const wanted = values.hosts ? ['hosts'] : values.only?.split(',');
const network = values.hosts ? await openNetwork(2) : undefined;
const world = await openWorld({ ...(network && { listenOn: network.address }) });
const counts: Record<string, number> = {};
const BEAT_MS = 60_000;
const hitSoFar = () => [...world.tally.hits.values()].reduce((sum, count) => sum + count, 0);

async function run(name: string, scenario: (deadline: number) => Promise<Record<string, number>>): Promise<void> {
  if (wanted && !wanted.includes(name)) return;
  const began = Date.now();
  say(`${name} begins after ${minutes()}`);
  const beat = setInterval(() => say(`${name}: ${minutes()}, faults hit ${hitSoFar()}`), BEAT_MS);
  const result = await scenario(began + secondsEach * 1000).finally(() => clearInterval(beat));
  Object.assign(counts, result);
  say(`${name}: ${JSON.stringify(result)} in ${((Date.now() - began) / 1000).toFixed(0)} s`);
}

try {
  const buyer = createBuyer(world);
  const url = productIn(world.mall, 'classic').url;
  const times = (full: number, short: number) => Number(values.times ?? (isFull ? full : short));
  await run('keys', (deadline) => runIdempotencyStorm(buyer, { keys: times(200, 5), copies: 20, url, deadline }));
  await run('races', (deadline) =>
    runRaces(world, buyer, { cancels: times(200, 10), confirms: times(100, 10), deadline }),
  );
  await run('stops', (deadline) => runStoppedWorkers(world, buyer, { times: times(100, 3), deadline }));
  await run('kills', (deadline) => runKillPoints(world, buyer, { times: times(50, 1), deadline }));
  await run('merchant', (deadline) => runMerchantFaults(world, buyer, { times: times(100, 5), deadline }));
  await run('browsers', (deadline) => runKilledBrowsers(world, buyer, { times: times(100, 3), deadline }));
  await run('store', (deadline) => runStoreOutages(world, buyer, { tasks: times(1000, 30), deadline }));
  if (network) await run('hosts', () => runTwoHosts(world, buyer, network));
  await waitForQuiet(world);
  const found = await audit(world, buyer.acknowledged);
  for (const [fault, count] of world.tally.hits) say(`${count} × ${fault}`);
  say(`ends: ${JSON.stringify(found.ends)}`);
  const { contradictions, ends, ...figures } = found;
  const result = { ...counts, ...figures, staleWritesRefused: world.tally.staleWritesRefused };
  const problems = [...judge(result), ...contradictions];
  if (isFull && (counts.fewestKillsAPoint ?? 1) === 0) problems.push('one of the points was never reached');
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  const seconds = Math.round((Date.now() - started) / 1000);
  process.stdout.write(`${JSON.stringify({ ...result, seconds, ok: problems.length === 0 })}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  await world.close();
  await network?.close();
}
