/**
 * Durable jobs on PostgreSQL, for one process or many. Built on pg-boss, with leases beside it.
 * A job is consumed in the transaction that acts on it, so it is neither lost nor done twice. Work that takes longer
 * runs after that transaction under a lease: one holder at a time, a token that only grows, and a successor within
 * two lease times when the holder falls silent.
 * Covered by test/e2e/engine-*.test.ts and `npm run chaos`.
 * It must never know what the jobs are about, and nothing may write for a lease without `guard` in the same transaction.
 */
export { createEngine, type Engine } from './create-engine.ts';
export { createFairOrder, RESUMED_PRIORITY, URGENT_PRIORITY } from './fair-order.ts';
export { type Lease, LeaseLostError } from './lease-keeper.ts';
export { nudgeHolders, revokeLeases, type Scope } from './lease-store.ts';
export type { Slot } from './places.ts';
export type { Continuation } from './pump.ts';
