/**
 * What pays: payment sessions and the vault.
 * Invariant: a card in the clear exists only inside vault/ and in the call that types it into a payment field; the card
 * is erased and the key of its CVV destroyed when the order is placed, declined or given up.
 * Must never hand out a card as a value, log one, or let a session pay for more than one order.
 */
export { createPaymentSession } from './create-payment-session.ts';
export { type CardTyper, openCardTyper } from './open-card-typer.ts';
export { readAuthorisation } from './payment-session-store.ts';
export { type ClaimedPayment, type PreparedPayment, preparePayment } from './prepare-payment.ts';
export { createPaymentHandlers } from './routes.ts';
export { type CvvKeys, openCvvKeys } from './vault/cvv-keys.ts';
export { startCvvSweeper } from './vault/sweep-cvv-keys.ts';
export { createVault, type Vault } from './vault/vault.ts';
