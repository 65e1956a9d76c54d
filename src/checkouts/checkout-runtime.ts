import type { Engine } from '../engine/index.ts';
import type { Networks, Vault } from '../payments/index.ts';
import type { Database } from '../platform/database.ts';
import type { Log } from '../platform/log.ts';
import type { Sealer } from '../platform/sealing.ts';
import type { MerchantLane } from './lanes/merchant-lane.ts';

export const CHECKOUT_QUEUE = 'checkouts';
export const TIMER_QUEUE = 'checkout-timers';
export const REHEARSAL_QUEUE = 'rehearsals';
export const checkoutQueues = [CHECKOUT_QUEUE, TIMER_QUEUE, REHEARSAL_QUEUE] as const;

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
  /** A task that has not ended after this long is ended. */
  taskSeconds: number;
  /** Calls of a model that all purchases of an account may make in a day. */
  modelCallsPerAccountAndDay: number;
}

/** What running purchases need. The lanes are asked in order; the first that serves a merchant is used. */
export interface CheckoutRuntime {
  database: Database;
  engine: Engine;
  vault: Vault;
  /** Without them every session pays with its card. */
  networks?: Networks;
  sealer: Sealer;
  lanes: readonly MerchantLane[];
  log: Log;
  settings: CheckoutSettings;
}

export interface CheckoutJob {
  taskId: string;
  executionId: string;
  /** Its priority by fair order, kept while it waits for room; without one it goes before all new work. */
  fairPriority?: number;
}

export interface RehearsalJob {
  rehearsalId: string;
}

export type TimerJob =
  | { kind: 'confirmation'; taskId: string; executionId: string }
  | { kind: 'group'; groupId: string };

/** The settings of the service that are about purchases. */
export interface PurchaseConfig {
  WORKER_CONCURRENCY: number;
  MERCHANT_CONCURRENCY: number;
  ACCOUNT_CONCURRENCY: number;
  EXECUTION_SECONDS: number;
  RETRY_DELAYS_SECONDS: readonly number[];
  CONFIRMATION_MINUTES: number;
  HOLD_SECONDS: number;
  TEST_OFFLINE_PAYMENT: boolean;
  GROUP_WAIT_SECONDS: number;
  TASK_MAX_HOURS: number;
  MODEL_MAX_CALLS_PER_ACCOUNT: number;
}

export function checkoutSettingsFrom(config: PurchaseConfig): CheckoutSettings {
  return {
    concurrency: config.WORKER_CONCURRENCY,
    merchantConcurrency: config.MERCHANT_CONCURRENCY,
    accountConcurrency: config.ACCOUNT_CONCURRENCY,
    executionSeconds: config.EXECUTION_SECONDS,
    retryDelaysSeconds: config.RETRY_DELAYS_SECONDS,
    confirmationSeconds: config.CONFIRMATION_MINUTES * 60,
    holdSeconds: config.HOLD_SECONDS,
    testOfflinePayment: config.TEST_OFFLINE_PAYMENT,
    groupWaitSeconds: config.GROUP_WAIT_SECONDS,
    taskSeconds: config.TASK_MAX_HOURS * 3600,
    modelCallsPerAccountAndDay: config.MODEL_MAX_CALLS_PER_ACCOUNT,
  };
}
