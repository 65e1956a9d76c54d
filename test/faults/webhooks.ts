/** The full fault run of webhooks: `npm run faults:webhooks -- --json`. Exits 0 only when everything held. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../src/platform/database.ts';
import { startEmbeddedPostgres } from '../../src/platform/embedded-postgres/index.ts';
import { migrate } from '../../src/platform/migrate.ts';
import { makeTempDir } from '../harness/index.ts';
import { faultKinds } from './faulty-receiver.ts';
import { measureIsolation } from './webhook-isolation.ts';
import { measureOutage } from './webhook-outage.ts';
import { runStorm, type StormFigures } from './webhook-storm.ts';

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    events: { type: 'string', default: '10000' },
    only: { type: 'string' },
  },
});
const wants = (phase: string) => options.only === undefined || options.only === phase;
const problems: string[] = [];
const expect = (holds: boolean, problem: string) => {
  if (!holds) problems.push(problem);
};

function judgeStorm(name: string, figures: StormFigures): StormFigures {
  expect(figures.lost === 0, `${name}: ${figures.lost} events were lost`);
  expect(figures.altered === 0, `${name}: ${figures.altered} duplicates had another id or body`);
  expect(figures.outOfOrder === 0, `${name}: ${figures.outOfOrder} deliveries were out of order`);
  expect(figures.kills > 0, `${name}: no sender was killed`);
  expect(figures.pauses > 0, `${name}: no sender was stopped`);
  expect(figures.quietAfterSeconds < 60, `${name}: quiet only after ${figures.quietAfterSeconds} s`);
  console.log(`${name}:`, JSON.stringify(figures));
  return figures;
}

const folder = await makeTempDir('faults-webhooks-');
const postgres = await startEmbeddedPostgres({ dataDir: folder });
const database = openDatabase({ url: postgres.url, poolSize: 20 });
await migrate({ pool: database.pool, directory: join(import.meta.dirname, '../../migrations') });
const store = { database, databaseUrl: postgres.url, killEveryMs: [5_000, 10_000] as const };

const result: Record<string, unknown> = {};
if (wants('storm')) {
  const figures = await runStorm({ ...store, events: Number(options.events), accounts: 5, eventsPerSecond: 150 });
  for (const kind of faultKinds) expect(figures.hits[kind] > 0, `storm: no ${kind} was hit`);
  result.storm = judgeStorm('storm', figures);
}
if (wants('store')) {
  let stops = 0;
  const alsoBreak = () => {
    try {
      process.kill(postgres.pid, 'SIGQUIT');
      stops += 1;
    } catch {
      // It is still starting after the last time.
    }
  };
  const figures = await runStorm({ ...store, events: 1_000, accounts: 3, eventsPerSecond: 15, alsoBreak });
  expect(stops >= 3, `store: PostgreSQL was stopped only ${stops} times`);
  result.store = { ...judgeStorm('store', figures), stops };
}
await database.close();
await postgres.stop();
await rm(folder, { recursive: true, force: true });

if (wants('isolation')) {
  const figures = await measureIsolation({ queued: 1_000, healthyAccounts: 5, eventsEach: 200, everyMs: 50 });
  expect(figures.triesAtDead > 0, 'isolation: the dead endpoint was never tried');
  expect(figures.p99Ms < 1_000, `isolation: healthy p99 is ${figures.p99Ms} ms`);
  console.log('isolation:', JSON.stringify(figures));
  result.isolation = figures;
}
if (wants('outage')) {
  const figures = await measureOutage(60, 10);
  expect(
    figures.received === figures.events,
    `outage: ${figures.events - figures.received} events did not arrive once`,
  );
  expect(figures.outOfOrder === 0, `outage: ${figures.outOfOrder} tasks were told out of order`);
  console.log('outage:', JSON.stringify(figures));
  result.outage = figures;
}
for (const problem of problems) console.log(`✖ ${problem}`);
if (options.json) console.log(JSON.stringify({ ok: problems.length === 0, ...result }));
process.exit(problems.length === 0 ? 0 : 1);
