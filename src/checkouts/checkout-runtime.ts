import type { Engine } from '../engine/index.ts';
import type { Vault } from '../payments/index.ts';
import type { Database } from '../platform/database.ts';
import type { Log } from '../platform/log.ts';
import type { Sealer } from '../platform/sealing.ts';
import type { MerchantLane } from './lanes/merchant-lane.ts';

export const CHECKOUT_QUEUE = 'checkouts';
export const TIMER_QUEUE = 'checkout-timers';
export const checkoutQueues = [CHECKOUT_QUEUE, TIMER_QUEUE] as const;

export interface CheckoutSettings {
  concurrency: number;
  merchantConcurrency: number;
  accountConcurrency: number;
  executionSeconds: number;
  retryDelaysSeconds: readonly number[];
  confirmationSeconds: number;
  holdSeconds: number;
  /** Test orders may be paid without a card where the merchant takes none. Live orders never are. */
  testOfflinePayment: boolean;
  groupWaitSeconds: number;
}

/** What running purchases need. The lanes are asked in order; the first that serves a merchant is used. */
export interface CheckoutRuntime {
  database: Database;
  engine: Engine;
  vault: Vault;
  sealer: Sealer;
  lanes: readonly MerchantLane[];
  log: Log;
  settings: CheckoutSettings;
}

export interface CheckoutJob {
  taskId: string;
  executionId: string;
  /** Its place among those who wait for room, as its priority was; without it, before all that only begin. */
  turn?: number;
}

export type TimerJob =
  | { kind: 'confirmation'; taskId: string; executionId: string }
  | { kind: 'group'; groupId: string };
