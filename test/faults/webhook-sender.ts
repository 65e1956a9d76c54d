/** A sender in its own process, to be killed. Its settings come as JSON in the first argument. */
import { parseAllowList } from '../../src/platform/address-policy.ts';
import { openDatabase } from '../../src/platform/database.ts';
import { createLog } from '../../src/platform/log.ts';
import { createSafeFetcher } from '../../src/platform/safe-fetch.ts';
import { createSealer } from '../../src/platform/sealing.ts';
import { type SenderDependencies, startSender } from '../../src/webhooks/index.ts';

export interface SenderProcessInput {
  databaseUrl: string;
  allow: string;
  sealKeyHex: string;
  settings: SenderDependencies['settings'];
}

const input = JSON.parse(process.argv[2] ?? '') as SenderProcessInput;
const database = openDatabase({ url: input.databaseUrl, poolSize: 4 });
const sender = startSender({
  database,
  fetcher: createSafeFetcher({ policy: { allow: parseAllowList(input.allow) } }),
  sealer: createSealer(Buffer.from(input.sealKeyHex, 'hex'), 'webhooks'),
  log: createLog({ level: 'fatal' }),
  settings: input.settings,
});

process.send?.('ready');
process.once('SIGTERM', async () => {
  await sender.stop();
  await database.close();
  process.exit(0);
});
process.on('disconnect', () => process.exit(0));
