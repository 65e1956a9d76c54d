/**
 * What pays: payment sessions and the vault.
 * Invariant: a card in the clear exists only inside vault/ and in the call that types it into a payment field; the CVV
 * is destroyed when the order is placed, declined or given up.
 * Must never hand out a card as a value, log one, or let a session pay for more than one order.
 */
export { type ClaimedPayment, claimPayment } from './claim-payment.ts';
export { createPaymentSession } from './create-payment-session.ts';
export { type CardTyper, openCardTyper } from './open-card-typer.ts';
export { readAuthorisation } from './payment-session-store.ts';
export { redactPayment } from './redact-payment.ts';
export { createPaymentHandlers } from './routes.ts';
export { eraseCvv as destroyCvv } from './vault/card-store.ts';
export { createVault, type Vault } from './vault/vault.ts';
