import { createCardTokens } from '../../card-tokens.ts';
import { checkCard, splitExpiry } from '../../check-card.ts';
import { html } from '../../markup.ts';
import type { MallRequest } from '../../merchant.ts';
import { json, page, type Reply } from '../../reply.ts';

/** Cardwell, the payment provider: one frame per field, on its own origin. The merchant only ever sees a token. */
export const tokens = createCardTokens('cwtok_');

const fields = {
  number: { name: 'cardnumber', placeholder: '1234 1234 1234 1234', label: 'Card number', autocomplete: 'cc-number' },
  expiry: { name: 'exp-date', placeholder: 'MM / YY', label: 'Expiry date', autocomplete: 'cc-exp' },
  cvc: { name: 'cvc', placeholder: '123', label: 'Security code', autocomplete: 'cc-csc' },
} as const;

const complaints = {
  number_missing: ['number', 'Please enter your card number.'],
  number_invalid: ['number', 'Your card number is not valid.'],
  expiry_invalid: ['expiry', 'The expiry date is incomplete.'],
  expired: ['expiry', 'Your card has expired.'],
  cvv_invalid: ['cvc', 'The security code is incomplete.'],
  name_missing: ['number', 'Please enter the name on the card.'],
} as const;

function frame(request: MallRequest<unknown>, kind: keyof typeof fields): Reply {
  const field = fields[kind];
  return page(html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Cardwell</title>
<style>html,body{margin:0;height:100%}input{border:0;outline:0;width:100%;height:42px;padding:0 12px;font:16px Georgia,serif;background:transparent;box-sizing:border-box}input.wrong{color:#a8402f}</style></head>
<body data-field="${kind}" data-channel="${request.query.get('channel') ?? ''}" data-merchant="${request.query.get('merchant') ?? ''}">
<form onsubmit="return false"><input name="${field.name}" inputmode="numeric" autocomplete="${field.autocomplete}" aria-label="${field.label}" placeholder="${field.placeholder}"></form>
<script src="/assets/hosted-field.js"></script></body></html>`);
}

export function answerCardwell(request: MallRequest<unknown>): Reply {
  const kind = /^\/v1\/fields\/(number|expiry|cvc)$/.exec(request.path)?.[1] as keyof typeof fields | undefined;
  if (request.method === 'GET' && kind) return frame(request, kind);
  if (request.method === 'POST' && request.path === '/v1/tokens') {
    const { number = '', expiry = '', cvc = '' } = (request.json ?? {}) as Record<string, string>;
    const verdict = checkCard({ number, ...splitExpiry(expiry), cvv: cvc });
    if ('last4' in verdict) return json({ token: tokens.issue(verdict) });
    const [field, message] = complaints[verdict.problems[0] ?? 'number_invalid'];
    return json({ field, message }, 422);
  }
  return json({ error: 'unknown resource' }, 404);
}
