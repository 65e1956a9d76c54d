import { ApiError } from '@cartwright/sdk';
import { type Context, UsageError } from '../command.ts';
import { type Check, Problem } from './finding.ts';

const PATIENCE_MS = 5_000;
const CLOCK_TOLERANCE_SECONDS = 30;

/** Everything else about the service needs this first. */
export function checkReachable({ url }: Context): Check {
  return {
    what: 'service',
    async look() {
      const response = await ask(new URL('healthz', `${url}/`));
      if (response?.ok) return `answers at ${url}`;
      throw response
        ? new Problem(`${url} answers ${response.status}: another program?`, 'Set CARTWRIGHT_URL to the service.')
        : new Problem(`nothing answers at ${url}`, 'Start it with npm start, or set CARTWRIGHT_URL.');
    },
  };
}

export function checkService(context: Context): Check[] {
  const { url, client, operator } = context;
  return [
    {
      what: 'store',
      async look() {
        const response = await ask(new URL('readyz', `${url}/`));
        if (response?.ok) return 'the service reaches its database';
        throw new Problem('the service cannot reach its database', 'Check its log and DATABASE_URL.');
      },
    },
    { what: 'clock', look: () => checkClock(url) },
    {
      what: 'key',
      async look() {
        await explain(() => client.webhooks.list(), 'Make another: cartwright keys create --mode test.');
        return 'CARTWRIGHT_API_KEY is accepted';
      },
    },
    {
      what: 'operator',
      async look() {
        const list = () => operator.get<{ keys: unknown[] }>('operator/keys');
        const { keys } = await explain(list, "Use the token in the service's DATA_DIR/operator-token.");
        return `the operator token is accepted; ${keys.length} ${keys.length === 1 ? 'key' : 'keys'}`;
      },
    },
    { what: 'webhooks', look: () => checkWebhooks(context) },
    { what: 'model', look: () => checkModel(context) },
  ];
}

export function checkMerchant(address: string): Check {
  return {
    what: 'merchant',
    async look() {
      if (!URL.canParse(address)) throw new Problem(`${address} is not a URL`, 'Write it with https://.');
      const response = await ask(new URL(address));
      if (response && response.status < 500) return `${new URL(address).host} answers ${response.status}`;
      const detail = response ? `${address} answers ${response.status}` : `${address} cannot be reached from here`;
      throw new Problem(detail, 'Check the address, DNS and the firewall of this machine.');
    },
  };
}

async function checkClock(url: string): Promise<string> {
  const date = (await ask(new URL('healthz', `${url}/`)))?.headers.get('date');
  const seconds = Math.round(Math.abs(Date.now() - Date.parse(date ?? '')) / 1_000);
  if (seconds <= CLOCK_TOLERANCE_SECONDS) return 'agrees with the clock of the service';
  throw new Problem(
    `differs from the clock of the service by ${seconds} s`,
    'Synchronise both clocks by NTP: webhook signatures are valid only for minutes.',
  );
}

async function checkWebhooks({ client }: Context): Promise<string> {
  const { endpoints } = await explain(() => client.webhooks.list(), 'Fix the key first.');
  const troubled = endpoints.filter((endpoint) => endpoint.notice ?? endpoint.failingSince);
  if (troubled.length > 0) {
    throw new Problem(
      `deliveries fail: ${troubled.map((endpoint) => endpoint.url).join(', ')}`,
      'cartwright webhook log --state failed says why; cartwright webhook set --id … --enable starts again.',
    );
  }
  return endpoints.length === 0
    ? 'no endpoint is set'
    : `${endpoints.length} ${endpoints.length === 1 ? 'endpoint' : 'endpoints'}, none failing`;
}

interface TriedModel {
  isConfigured: boolean;
  tried: {
    kind: string;
    answer: unknown;
    isRight: boolean;
    why: string | null;
    ms: number;
    inputTokens: number;
    outputTokens: number;
  }[];
}

/** One question of each kind, about a made-up page. */
async function checkModel({ operator }: Context): Promise<string> {
  const ask = () => operator.post<TriedModel>('operator/model/try', {});
  const { isConfigured, tried } = await explain(ask, 'Fix the operator token first.');
  if (!isConfigured) return 'none is configured; the rules work alone';
  const [first, second] = tried;
  // Nothing but the same failure, twice: what the model makes of the questions was not seen at all.
  if (first?.why && first.outputTokens === 0 && tried.length === 2 && second?.why === first.why)
    throw new Problem(
      `it does not answer: ${first.why}`,
      'Check MODEL_BASE_URL, MODEL_API_KEY, MODEL_NAME and MODEL_TIMEOUT_SECONDS, and that the model is running.',
    );
  const lines = tried.map(
    ({ kind, answer, isRight, why, ms, inputTokens, outputTokens }) =>
      `${isRight ? 'right' : 'WRONG'} ${kind}: ${why ?? JSON.stringify(answer)} in ${ms} ms, ${inputTokens} + ${outputTokens} tokens`,
  );
  const right = tried.filter(({ isRight }) => isRight).length;
  const detail = [`${right} of ${tried.length} questions answered correctly`, ...lines].join(`\n${' '.repeat(17)}`);
  if (right * 2 >= tried.length) return detail;
  throw new Problem(
    detail,
    'Check MODEL_NAME and MODEL_JSON_SCHEMA, or use a stronger model. See docs/second-reader.md.',
  );
}

async function explain<T>(work: () => Promise<T>, fix: string): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UsageError) throw new Problem(error.message.split('. ')[0] ?? '', fix);
    if (error instanceof ApiError) throw new Problem(error.message, fix);
    throw error;
  }
}

function ask(url: URL): Promise<Response | null> {
  return fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'manual' }).catch(() => null);
}
