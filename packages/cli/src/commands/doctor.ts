import type { WebhookEndpoint } from '@cartwright/contract';
import { ApiFailure } from '../call-api.ts';
import { type Command, type Context, UsageError } from '../command.ts';

interface Finding {
  what: string;
  ok: boolean;
  detail: string;
}

export const doctor: Command = {
  name: 'doctor',
  summary: 'Check the service, the key, the operator token and the webhooks',
  usage: 'doctor',
  options: {},
  async run(context) {
    const findings = [
      await check('service', async () => {
        await context.anonymous.get('healthz');
        return 'answers';
      }),
      await check('store', async () => {
        await context.anonymous.get('readyz');
        return 'the service reaches its database';
      }),
      await check('key', async () => {
        await context.api.get('webhooks');
        return 'CARTWRIGHT_API_KEY is accepted';
      }),
      await check('operator', async () => {
        const { keys } = await context.operator.get<{ keys: unknown[] }>('operator/keys');
        return `the operator token is accepted; ${keys.length} keys`;
      }),
      await check('webhooks', () => judgeWebhooks(context)),
    ];
    if (context.isJson) context.print(JSON.stringify(findings));
    else
      for (const { what, ok, detail } of findings)
        context.print(`${ok ? 'ok  ' : 'FAIL'}  ${what.padEnd(9)} ${detail}`);
    return findings.every((finding) => finding.ok) ? 0 : 1;
  },
};

async function judgeWebhooks({ api }: Context): Promise<string> {
  const { endpoints } = await api.get<{ endpoints: WebhookEndpoint[] }>('webhooks');
  const troubled = endpoints.filter((endpoint) => endpoint.notice ?? endpoint.failingSince);
  if (troubled.length > 0) throw new UsageError(`${troubled.map((endpoint) => endpoint.url).join(', ')} in trouble`);
  return endpoints.length === 0 ? 'no endpoint is set' : `${endpoints.length} endpoints, none in trouble`;
}

async function check(what: string, look: () => Promise<string>): Promise<Finding> {
  try {
    return { what, ok: true, detail: await look() };
  } catch (error) {
    if (!(error instanceof ApiFailure || error instanceof UsageError)) throw error;
    return { what, ok: false, detail: error.message.split('\n')[0] ?? '' };
  }
}
