/**
 * What pays: payment sessions and the vault.
 * Invariant: a card in the clear exists only inside vault/ and in the call that types it into a payment field; the card
 * is erased and its CVV's key destroyed when the order is placed, declined or abandoned.
 * Covered by test/e2e/hosted-page*, session-*, remembered-cards and held-sessions, test/attacks/vault* and canary-cards.
 * Must never hand out a card as a value, log one, or let a session pay for more than one order.
 */
export type { Networks } from './networks/network.ts';
export { type CardTyper, openCardTyper } from './open-card-typer.ts';
export { openPayments } from './open-payments.ts';
export { readAuthorisation } from './payment-session-store.ts';
export { paymentQueues } from './payment-timers.ts';
export { type PreparedPayment, preparePayment } from './prepare-payment.ts';
export { releaseCharge, reserveCharge, settleCharge } from './spend-session.ts';
export { forgetCards } from './vault/card-store.ts';
export { openCvvKeys } from './vault/cvv-keys.ts';
export { createVault, type Vault } from './vault/vault.ts';
