// What is ordered, on which terms, and what the merchant would charge: the types that every way of buying shares.
// Invariant: money is compared in minor units, a ceiling is never rounded up, and an agreement covers an order only
// when nothing but a lower price differs.
// It must never know pages, tasks or tables: it holds types and pure functions only.
// Covered by the tests beside its files.

export { findChargedDifference } from './find-charged-difference.ts';
export * from './find-exceeded-limit.ts';
export { findReviewDifference } from './find-review-difference.ts';
export type * from './order.ts';
export type * from './review.ts';
