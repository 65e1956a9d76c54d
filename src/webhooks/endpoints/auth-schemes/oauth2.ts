import type { WebhookAuth } from '@cartwright/contract';
import { z } from 'zod';
import { SafeFetchError, type SafeFetcher, type SafeResponse } from '../../../platform/safe-fetch.ts';
import { AuthFailure, type AuthScheme } from './auth-scheme.ts';

type OAuth2 = Extract<WebhookAuth, { scheme: 'oauth2' }>;

const tokenAnswer = z.object({
  access_token: z.string().regex(/^[\x21-\x7e]{1,16384}$/),
  token_type: z.string().optional(),
  expires_in: z.coerce.number().positive().optional(),
});

const TOKEN_TIMEOUT_MS = 5_000;
const MAX_ANSWER_BYTES = 64 * 1024;
/** A token is dropped a little early, so that it does not expire on its way. */
const EXPIRY_MARGIN_MS = 10_000;
const DEFAULT_LIFETIME_MS = 300_000;
/** A failing token endpoint is not asked again by every waiting delivery. */
const FAILURE_PAUSE_MS = 2_000;

/** Client credentials grant: one token at a time, shared by all deliveries of the endpoint until it expires. */
export function oauth2Scheme(fetcher: SafeFetcher, auth: OAuth2, clock: () => number = Date.now): AuthScheme {
  let current: { token: string; usableUntil: number } | null = null;
  let asking: Promise<string> | null = null;
  let failed: { error: AuthFailure; until: number } | null = null;

  const ask = async (): Promise<string> => {
    try {
      const { token, lifetimeMs } = await fetchToken(fetcher, auth);
      current = { token, usableUntil: clock() + Math.max(lifetimeMs - EXPIRY_MARGIN_MS, lifetimeMs / 2) };
      failed = null;
      return token;
    } catch (error) {
      const failure = error instanceof AuthFailure ? error : new AuthFailure(`token endpoint: ${String(error)}`);
      failed = { error: failure, until: clock() + FAILURE_PAUSE_MS };
      throw failure;
    } finally {
      asking = null;
    }
  };

  return {
    async headers() {
      if (current && clock() < current.usableUntil) return bearer(current.token);
      if (failed && clock() < failed.until) throw failed.error;
      asking ??= ask();
      return bearer(await asking);
    },
    renew() {
      current = null;
      return true;
    },
  };
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function fetchToken(fetcher: SafeFetcher, auth: OAuth2): Promise<{ token: string; lifetimeMs: number }> {
  const form = new URLSearchParams({ grant_type: 'client_credentials' });
  if (auth.scope) form.set('scope', auth.scope);
  if (auth.audience) form.set('audience', auth.audience);
  const headers: Record<string, string> = {
    'content-type': 'application/x-www-form-urlencoded',
    accept: 'application/json',
  };
  if (auth.clientAuth === 'body') {
    form.set('client_id', auth.clientId);
    form.set('client_secret', auth.clientSecret);
  } else {
    // RFC 6749 2.3.1: both halves are form-encoded before they are joined.
    const pair = `${formEncode(auth.clientId)}:${formEncode(auth.clientSecret)}`;
    headers.authorization = `Basic ${Buffer.from(pair).toString('base64')}`;
  }
  const answer = await post(fetcher, auth.tokenUrl, headers, form.toString());
  if (answer.status !== 200) throw new AuthFailure(`token endpoint: answered ${answer.status}`);
  const parsed = tokenAnswer.safeParse(readJson(answer));
  if (!parsed.success) throw new AuthFailure('token endpoint: the answer has no usable access_token');
  const { access_token: token, token_type: type = 'bearer', expires_in: seconds } = parsed.data;
  if (type.toLowerCase() !== 'bearer') throw new AuthFailure(`token endpoint: token_type is not Bearer`);
  return { token, lifetimeMs: seconds === undefined ? DEFAULT_LIFETIME_MS : seconds * 1_000 };
}

async function post(fetcher: SafeFetcher, url: string, headers: Record<string, string>, body: string) {
  try {
    return await fetcher.fetch({
      url,
      method: 'POST',
      headers,
      body,
      timeoutMs: TOKEN_TIMEOUT_MS,
      maxBytes: MAX_ANSWER_BYTES,
    });
  } catch (error) {
    if (error instanceof SafeFetchError) throw new AuthFailure(`token endpoint: ${error.message}`);
    throw error;
  }
}

function readJson(answer: SafeResponse): unknown {
  try {
    return JSON.parse(answer.body.toString('utf8'));
  } catch {
    return null;
  }
}

function formEncode(text: string): string {
  return new URLSearchParams({ '': text }).toString().slice(1);
}
