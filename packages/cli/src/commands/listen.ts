import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { verifyWebhook, WebhookError } from '@cartwright/sdk';
import { type Command, type Context, isSet, listOption, numberOption, textOption, UsageError } from '../command.ts';

const MAX_BODY_BYTES = 1024 * 1024;

export const listen: Command = {
  name: 'listen',
  summary: 'Receive webhooks here, print them and verify their signatures',
  usage: 'listen [--port N] [--secret whsec_… | --register]',
  options: {
    port: { type: 'string', help: 'port to listen on (default: any free one)' },
    host: { type: 'string', help: 'address to listen on (default 127.0.0.1)' },
    secret: {
      type: 'string',
      multiple: true,
      help: 'signing secret of the endpoint; give two during a change of secret',
    },
    register: { type: 'boolean', help: 'add this receiver as an endpoint for as long as it runs' },
    answer: { type: 'string', help: 'status to answer with, to see retries (default 204)' },
    body: { type: 'boolean', help: 'print the whole body' },
  },
  stopsItself: true,
  async run(context, args) {
    const status = numberOption(args, 'answer') ?? 204;
    if (!Number.isInteger(status) || status < 200 || status > 599) throw new UsageError('--answer must be 200 to 599.');
    const secrets = listOption(args, 'secret');
    if (isSet(args, 'register') && secrets.length > 0) throw new UsageError('Give --secret or --register, not both.');
    const host = textOption(args, 'host') ?? '127.0.0.1';
    const server = createServer((request, response) => {
      receive(request, response, status, async (body) => {
        const verdict = await judge(secrets, request, body);
        report(context, request, { body, verdict, isWhole: isSet(args, 'body') });
        // As a receiver should: what does not verify is refused.
        return verdict !== 'invalid';
      });
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(numberOption(args, 'port') ?? 0, host, resolve);
    });
    const { port } = server.address() as AddressInfo;
    const url = `http://${host}:${port}/`;
    try {
      const endpoint = isSet(args, 'register') ? await register(context, url, secrets) : null;
      if (!context.isJson) context.print(`Listening at ${url} (Ctrl-C to stop)`);
      await untilStopped(context.signal);
      await endpoint?.remove();
    } finally {
      server.close();
      server.closeAllConnections();
    }
    return 0;
  },
};

function untilStopped(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

async function register(context: Context, url: string, secrets: string[]): Promise<{ remove(): Promise<void> }> {
  const created = await context.client.webhooks.create({ url, description: 'cartwright listen' });
  secrets.push(created.secret);
  if (!context.isJson) context.print(`Registered as endpoint ${created.endpointId}`);
  return {
    remove: async () => {
      await context.client.webhooks.remove({ endpointId: created.endpointId });
    },
  };
}

function receive(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  accept: (body: string) => Promise<boolean>,
): void {
  const chunks: Buffer[] = [];
  let size = 0;
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) request.destroy();
    else chunks.push(chunk);
  });
  request.on('end', async () => {
    const isAccepted = await accept(Buffer.concat(chunks).toString('utf8'));
    response.writeHead(isAccepted ? status : 401).end();
  });
}

type SignatureVerdict = 'valid' | 'invalid' | 'unchecked';

async function judge(secret: readonly string[], request: IncomingMessage, body: string): Promise<SignatureVerdict> {
  if (secret.length === 0) return 'unchecked';
  try {
    await verifyWebhook({ headers: request.headers, body, secret });
    return 'valid';
  } catch (error) {
    if (!(error instanceof WebhookError)) throw error;
    return 'invalid';
  }
}

interface Arrived {
  body: string;
  verdict: SignatureVerdict;
  isWhole: boolean;
}

const verdictWords: Record<SignatureVerdict, string> = {
  valid: 'signature valid',
  invalid: 'SIGNATURE INVALID',
  unchecked: 'signature not checked (no --secret)',
};

function report({ isJson, print }: Context, request: IncomingMessage, { body, verdict, isWhole }: Arrived): void {
  const payload = parse(body);
  if (isJson) {
    print(JSON.stringify({ id: request.headers['webhook-id'] ?? null, signature: verdict, payload }));
    return;
  }
  const { tid, sessionId, status, type, merchant } = payload as Record<string, string | undefined>;
  const subject = [tid ?? sessionId, merchant].filter(Boolean).join('  ');
  const time = new Date().toISOString().slice(11, 23);
  print(`${time}  ${(type ?? status ?? '?').padEnd(22)}  ${subject}  [${verdictWords[verdict]}]`);
  if (isWhole) print(JSON.stringify(payload, null, 2));
}

function parse(body: string): object {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? value : { value };
  } catch {
    return { body };
  }
}
