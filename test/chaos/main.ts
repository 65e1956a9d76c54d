// Fault injection: npm run chaos -- [--full] [--only NAME,…] [--seconds N] [--json]
// Runs the real service as separate processes against the practice mall, injects what the scenarios say, and compares
// the service's word with the merchant's books. Ends with 1 when something is wrong, or when no fault was hit.
import { parseArgs } from 'node:util';
import { audit, waitForQuiet } from './audit.ts';
import { createBuyer } from './buyer.ts';
import { runKillPoints } from './scenarios/kill-points.ts';
import { openWorld } from './world.ts';

const { values } = parseArgs({
  options: {
    full: { type: 'boolean' },
    json: { type: 'boolean' },
    only: { type: 'string' },
    times: { type: 'string' },
    seconds: { type: 'string' },
  },
});
const say = (line: string) => values.json || process.stdout.write(`${line}\n`);
const times = Number(values.times ?? (values.full ? 50 : 1));
const deadline = Date.now() + Number(values.seconds ?? (values.full ? 7200 : 60)) * 1000;

const world = await openWorld();
try {
  const buyer = createBuyer(world);
  const kills = await runKillPoints(world, buyer, { times, deadline });
  await waitForQuiet(world);
  const found = await audit(world, buyer.acknowledged);
  for (const [fault, count] of world.tally.hits) say(`${count} × ${fault}`);
  for (const line of found.contradictions) say(line);
  say(JSON.stringify(found.ends));
  process.stdout.write(
    `${JSON.stringify({ ...kills, ...found, staleWritesRefused: world.tally.staleWritesRefused })}\n`,
  );
} finally {
  await world.close();
}
