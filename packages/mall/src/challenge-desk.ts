import { randomBytes } from 'node:crypto';
import { html } from './markup.ts';
import type { ChallengeDesk } from './merchant.ts';
import type { RawRequest } from './read-request.ts';
import { page, type Reply, redirect } from './reply.ts';

/** The one-time code that the fictional card issuer sends to every telephone. */
export const challengeCode = '1234';

type Challenge = { returnUrl: string; state: 'open' | 'passed' | 'refused'; attempts: number };

/**
 * The card issuer's own site: shops send the buyer here, or show it in a frame, for a card that needs authentication.
 */
export function createChallengeDesk(baseUrl: () => string): ChallengeDesk & {
  answer(request: RawRequest): Reply;
  clear(): void;
} {
  const challenges = new Map<string, Challenge>();

  function answer(request: RawRequest): Reply {
    const id = request.query.get('id') ?? '';
    const challenge = challenges.get(id);
    if (!challenge) return page(html`<!doctype html><title>Issuer</title><p>This request has expired.</p>`, 404);
    if (request.method === 'POST') {
      challenge.attempts += 1;
      const passed = request.form.get('otp')?.trim() === challengeCode;
      if (passed) challenge.state = 'passed';
      else if (request.form.has('cancel') || challenge.attempts >= 3) challenge.state = 'refused';
      if (challenge.state !== 'open') return redirect(withChallenge(challenge.returnUrl, id));
    }
    return page(issuerPage(id, challenge.attempts > 0));
  }

  return {
    open(returnUrl) {
      const id = randomBytes(9).toString('hex');
      challenges.set(id, { returnUrl, state: 'open', attempts: 0 });
      return { id, url: `${baseUrl()}/stepup?id=${id}` };
    },
    state: (id) => challenges.get(id)?.state ?? 'refused',
    answer,
    clear: () => challenges.clear(),
  };
}

function withChallenge(returnUrl: string, id: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set('challenge', id);
  return url.href;
}

function issuerPage(id: string, wrong: boolean) {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Verify your purchase</title>
<style>body{font:15px/1.5 system-ui,sans-serif;max-width:380px;margin:24px auto;padding:0 16px;color:#1c2733}
h1{font-size:19px}input{font:inherit;padding:8px;width:140px;border:1px solid #9ab;border-radius:4px}
button{font:inherit;padding:8px 16px;border:0;border-radius:4px;background:#0b5cad;color:#fff}
button.plain{background:none;color:#0b5cad}.wrong{color:#b00020}</style></head><body>
<p><strong>First Harbor Bank</strong> · secure check</p>
<h1>Confirm it is you</h1><p>We sent a one-time code to your phone. Enter it to approve this card payment.</p>
${wrong && html`<p class="wrong" role="alert">That code is not right. Please try again.</p>`}
<form method="post" action="/stepup?id=${id}">
<p><label>One-time code<br><input name="otp" inputmode="numeric" autocomplete="one-time-code"></label></p>
<p><button>Submit</button> <button class="plain" name="cancel" value="1">Cancel</button></p></form></body></html>`;
}
