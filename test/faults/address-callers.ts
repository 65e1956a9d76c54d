import { createSecretKey } from 'node:crypto';
import { request } from 'node:http';
import { EGRESS_HEADER, startEgressProxy } from '../../src/browser/egress-proxy.ts';
import { createFetchPage } from '../../src/catalog/index.ts';
import type { AddressPolicy } from '../../src/platform/address-policy.ts';
import { SafeFetchError, type SafeFetcher } from '../../src/platform/safe-fetch.ts';
import { createAuthScheme } from '../../src/webhooks/endpoints/auth-schemes/index.ts';
import { attemptDelivery } from '../../src/webhooks/sending/attempt-delivery.ts';

/** A caller that connects to an address someone else chose. Resolves to why the call was refused, or null. */
export interface OutgoingCaller {
  name: 'webhook' | 'oauth2' | 'catalog' | 'browser';
  /** Whether it follows redirects, so that the refusal comes at the second hop. */
  followsRedirects: boolean;
  refusal(url: string): Promise<string | null>;
  close(): Promise<void>;
}

const nothing = async () => {};
const refusals = /private_address|invalid_url|private or reserved|not an http/;

export function webhookCaller(fetcher: SafeFetcher): OutgoingCaller {
  const scheme = createAuthScheme(fetcher, { scheme: 'none' });
  const keys = [createSecretKey(Buffer.alloc(32))];
  return {
    name: 'webhook',
    followsRedirects: false,
    close: nothing,
    async refusal(url) {
      const target = { url, scheme, signingKeys: () => keys };
      const outcome = await attemptDelivery({ fetcher, timeoutMs: 2_000 }, target, { id: 'id', body: '{}' });
      return outcome.error?.match(refusals)?.[0] ?? null;
    },
  };
}

export function oauth2Caller(fetcher: SafeFetcher): OutgoingCaller {
  return {
    name: 'oauth2',
    followsRedirects: false,
    close: nothing,
    async refusal(url) {
      const auth = { scheme: 'oauth2' as const, tokenUrl: url, clientId: 'a', clientSecret: 'b' };
      const failure = await createAuthScheme(fetcher, auth)
        .headers()
        .then(
          () => null,
          (error: Error) => error.message,
        );
      return failure?.match(refusals)?.[0] ?? null;
    },
  };
}

export function catalogCaller(fetcher: SafeFetcher): OutgoingCaller {
  const fetchPage = createFetchPage(fetcher);
  return {
    name: 'catalog',
    followsRedirects: true,
    close: nothing,
    refusal: (url) =>
      fetchPage(url).then(
        () => null,
        (error) => (error instanceof SafeFetchError && refusals.test(error.code) ? error.code : null),
      ),
  };
}

/** The browser's only way out is this proxy, so what the proxy refuses no page can reach. */
export async function browserCaller(policy: AddressPolicy): Promise<OutgoingCaller> {
  const proxy = await startEgressProxy({ policy, blockTrackers: false });
  return {
    name: 'browser',
    followsRedirects: false,
    close: () => proxy.close(),
    refusal(url) {
      // A browser, too, parses the URL before it asks the proxy; what does not parse is never asked for.
      const parsed = URL.parse(url);
      if (parsed === null) return Promise.resolve('invalid_url');
      return new Promise((resolve, reject) => {
        const { hostname, port } = new URL(proxy.url);
        const call = request({ hostname, port, path: parsed.href, headers: { host: parsed.host } }, (response) => {
          response.resume();
          resolve(response.headers[EGRESS_HEADER] === undefined ? null : String(response.headers[EGRESS_HEADER]));
        });
        call.on('error', reject).end();
      });
    },
  };
}
