import type { KeyObject } from 'node:crypto';
import { SafeFetchError, type SafeFetcher, type SafeResponse } from '../../platform/safe-fetch.ts';
import { AuthFailure, type AuthScheme } from '../endpoints/auth-schemes/index.ts';
import { signatureHeaders } from '../endpoints/sign-delivery.ts';

export interface DeliveryTarget {
  url: string;
  scheme: AuthScheme;
  /** The secrets that are valid now. */
  signingKeys(now: number): KeyObject[];
}

export interface AttemptOutcome {
  at: Date;
  acknowledged: boolean;
  status: number | null;
  durationMs: number;
  error: string | null;
  answer: string;
}

const KEPT_BYTES = 512;
/** The status decides; the body is only for the log. */
const BODY_TIMEOUT_MS = 1_000;

/** One delivery attempt. Never rejects: every failure is an outcome. */
export async function attemptDelivery(
  deps: { fetcher: SafeFetcher; timeoutMs: number },
  target: DeliveryTarget,
  message: { id: string; body: string },
): Promise<AttemptOutcome> {
  const at = new Date();
  const started = performance.now();
  const outcome = (rest: Pick<AttemptOutcome, 'acknowledged' | 'status' | 'error' | 'answer'>): AttemptOutcome => ({
    at,
    durationMs: Math.round(performance.now() - started),
    ...rest,
  });
  try {
    let response = await post(deps, target, message);
    // Credentials that expired early are not the receiver's fault: one more request with fresh ones.
    if (response.status === 401 && target.scheme.renew()) response = await post(deps, target, message);
    const acknowledged = response.status >= 200 && response.status < 300;
    return outcome({
      acknowledged,
      status: response.status,
      error: acknowledged ? null : `answered ${response.status}`,
      answer: readable(response.body),
    });
  } catch (error) {
    return outcome({ acknowledged: false, status: null, error: describe(error), answer: '' });
  }
}

async function post(
  { fetcher, timeoutMs }: { fetcher: SafeFetcher; timeoutMs: number },
  target: DeliveryTarget,
  message: { id: string; body: string },
): Promise<SafeResponse> {
  const credentials = await target.scheme.headers();
  const now = Date.now();
  return fetcher.fetch({
    url: target.url,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Cartwright-Webhooks/1',
      ...signatureHeaders(target.signingKeys(now), { ...message, timestamp: Math.floor(now / 1_000) }),
      ...credentials,
    },
    body: message.body,
    timeoutMs,
    maxBytes: KEPT_BYTES,
    tooLarge: 'cut',
    bodyTimeoutMs: BODY_TIMEOUT_MS,
  });
}

/** PostgreSQL stores no null characters. */
function readable(body: Buffer): string {
  return body.toString('utf8').replaceAll('\0', '\ufffd');
}

function describe(error: unknown): string {
  if (error instanceof SafeFetchError) return `${error.code}: ${error.message}`;
  if (error instanceof AuthFailure) return error.message;
  return `internal: ${error instanceof Error ? error.message : String(error)}`;
}
