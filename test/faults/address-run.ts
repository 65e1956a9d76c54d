import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseAllowList } from '../../src/platform/address-policy.ts';
import { createSafeFetcher, type SafeFetcher } from '../../src/platform/safe-fetch.ts';
import { browserCaller, catalogCaller, type OutgoingCaller, oauth2Caller, webhookCaller } from './address-callers.ts';
import { startCanary } from './address-canary.ts';
import { loopbackSpellings, refusedAddresses } from './address-cases.ts';

export interface CallerFigures {
  addresses: number;
  spellings: number;
  redirects: number;
  rebindings: number;
  /** Calls that were not refused for their address. */
  notRefused: string[];
}

export interface AddressFigures {
  callers: Record<string, CallerFigures>;
  reachedCanary: number;
}

/** Every address, spelling, redirect and rebinding with every caller, while a canary listens on all of the machine. */
export async function runAddresses(): Promise<AddressFigures> {
  const canary = await startCanary();
  const redirecting = await startRedirector();
  // Only the redirecting server may be reached; what it points to may not.
  const policy = { allow: parseAllowList(`127.0.0.1:${redirecting.port}`) };
  const fetcher = createSafeFetcher({ policy });
  const changing = createChangingFetcher(policy.allow);
  const callers = [
    { caller: webhookCaller(fetcher), rebound: webhookCaller(changing.fetcher) },
    { caller: oauth2Caller(fetcher), rebound: oauth2Caller(changing.fetcher) },
    { caller: catalogCaller(fetcher), rebound: catalogCaller(changing.fetcher) },
    { caller: await browserCaller(policy), rebound: null },
  ];
  const figures: AddressFigures['callers'] = {};
  for (const { caller, rebound } of callers) {
    const result: CallerFigures = { addresses: 0, spellings: 0, redirects: 0, rebindings: 0, notRefused: [] };
    const urls = refusedAddresses.map((address) => `http://${bracket(address)}:${canary.port}/`);
    for (const url of urls) {
      if (await isRefused(caller, url, result)) result.addresses += 1;
    }
    for (const spelling of loopbackSpellings) {
      if (await isRefused(caller, `http://${spelling}:${canary.port}/`, result)) result.spellings += 1;
    }
    for (const url of urls) {
      const start = `http://127.0.0.1:${redirecting.port}/?to=${encodeURIComponent(url)}`;
      const refusal = await caller.refusal(start);
      // A caller that does not follow gets the redirect itself, which is no success for it either.
      if (caller.followsRedirects && refusal === null) result.notRefused.push(`redirect to ${url}`);
      else result.redirects += 1;
    }
    for (const address of rebound ? refusedAddresses : []) {
      const url = `http://changing.example:${canary.port}/`;
      changing.answerNext(['203.0.114.1'], [address]);
      await changing.fetcher.checkUrl(url);
      if (rebound && (await isRefused(rebound, url, result))) result.rebindings += 1;
    }
    figures[caller.name] = result;
    await caller.close();
  }
  const reachedCanary = canary.reached();
  await Promise.all([fetcher.close(), changing.fetcher.close(), canary.close(), redirecting.close()]);
  return { callers: figures, reachedCanary };
}

async function isRefused(caller: OutgoingCaller, url: string, result: CallerFigures): Promise<boolean> {
  if ((await caller.refusal(url)) !== null) return true;
  result.notRefused.push(url);
  return false;
}

const bracket = (address: string) => (address.includes(':') ? `[${address}]` : address);

/** A name that is harmless when it is checked and private when it is connected to. */
function createChangingFetcher(allow: ReturnType<typeof parseAllowList>) {
  let answers: string[][] = [];
  const fetcher: SafeFetcher = createSafeFetcher({
    policy: { allow },
    resolve: async () => answers.shift() ?? ['127.0.0.1'],
  });
  return {
    fetcher,
    answerNext: (...next: string[][]) => {
      answers = next;
    },
  };
}

async function startRedirector(): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const to = new URL(request.url ?? '/', 'http://x').searchParams.get('to') ?? '/';
    response.writeHead(302, { location: to }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
