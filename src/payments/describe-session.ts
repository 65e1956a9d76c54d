import type { PaymentSession, PaymentSessionDetails } from '@cartwright/contract';
import { formatDecimal } from '../platform/money.ts';
import type { PaymentSessionRow } from './payment-session-store.ts';
import { stateOf } from './session-state.ts';
import type { Spending } from './spending-store.ts';

type Described = Pick<PaymentSessionRow, 'id' | 'mode' | 'price' | 'currency' | 'purpose' | 'expiresAt' | 'createdAt'>;

export function describeSession(session: Described, publicUrl: string): PaymentSession {
  return {
    url: `${publicUrl}/pay/${session.id}`,
    sessionId: session.id,
    mode: session.mode === 'live' ? 'production' : 'test',
    created_at: session.createdAt.toISOString(),
    authorization: describeAuthorisation(session),
  };
}

export function describeAuthorisation(
  session: Pick<Described, 'price' | 'currency' | 'purpose' | 'expiresAt'>,
): PaymentSession['authorization'] {
  return {
    price: session.price,
    currency: session.currency,
    purpose: session.purpose,
    expiry: session.expiresAt.toISOString(),
  };
}

export function describeSessionInFull(
  session: PaymentSessionRow,
  more: { publicUrl: string; spending: Spending; emailCode: string | null },
): PaymentSessionDetails {
  const { reservedMinor, chargedMinor } = more.spending;
  const amount = (minor: number) => formatDecimal(minor, session.currency);
  return {
    ...describeSession(session, more.publicUrl),
    state: stateOf(session),
    email: session.email,
    return_url: session.returnUrl,
    completed_at: session.completedAt?.toISOString() ?? null,
    groupId: session.usedByGroup,
    card:
      session.cardNetwork === null
        ? null
        : {
            network: session.cardNetwork,
            last4: session.cardLast4 ?? '',
            method: session.payingMethod ?? 'vaulted_card',
            note: session.payingNote ?? '',
          },
    spending: {
      reserved: amount(reservedMinor),
      charged: amount(chargedMinor),
      left: amount(session.priceMinor - reservedMinor - chargedMinor),
    },
    emailCode: more.emailCode,
  };
}
