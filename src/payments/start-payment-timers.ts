import type { Engine } from '../engine/index.ts';
import { expirePaymentSession } from './expire-payment-session.ts';
import { PAYMENT_TIMER_QUEUE, type PaymentTimer } from './payment-timers.ts';
import { forgetUnproved } from './remembered/remember-card.ts';
import type { Vault } from './vault/vault.ts';

/** Handles the timers in this process. Stopping the engine stops this. */
export function startPaymentTimers(deps: { engine: Engine; vault: Vault }): void {
  deps.engine.work<PaymentTimer>(PAYMENT_TIMER_QUEUE, { concurrency: 1 }, async ({ sql, job }) => {
    if (job.data.kind === 'session') await expirePaymentSession(deps, sql, job.data.sessionId);
    else await forgetUnproved(deps, sql, job.data.cardId);
    return undefined;
  });
}
