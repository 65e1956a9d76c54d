import { parseArgs } from 'node:util';
import { startMall } from './start-mall.ts';

const { values } = parseArgs({ options: { port: { type: 'string' }, host: { type: 'string' } } });
const mall = await startMall({ ports: Number(values.port ?? 0), ...(values.host && { host: values.host }) });

process.stdout.write(`office  ${mall.officeUrl}\n`);
for (const merchant of mall.merchants) {
  process.stdout.write(
    `${merchant.url}  ${merchant.name} (${merchant.shop}, ${merchant.language}, ${merchant.currency})\n`,
  );
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void mall.close());
