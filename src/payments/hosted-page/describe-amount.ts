import type { PaymentSessionRow } from '../payment-session-store.ts';
import type { Language } from './words/index.ts';

export function describeAmount({ price, currency }: PaymentSessionRow, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(Number(price));
}

/** In UTC; the page's script converts it to the customer's own time zone. */
export function describeMoment(moment: Date, language: Language): string {
  const text = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return `${text.format(moment)} UTC`;
}

/** Enough for its owner to recognise it, not enough for others to write to it. */
export function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return `${name.slice(0, 1)}•••@${host}`;
}

/** Where the customer goes next, with the session and its outcome in the address. */
export function leadBack(returnUrl: string, sessionId: string, status: 'completed' | 'cancelled' | 'expired'): string {
  const url = new URL(returnUrl);
  url.searchParams.set('session_id', sessionId);
  url.searchParams.set('status', status);
  return url.href;
}
