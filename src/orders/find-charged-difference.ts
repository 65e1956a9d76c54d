import type { ChargedDifference } from '@cartwright/contract';
import type { ChargedTotal, Pricing } from './review.ts';

/** What the order cost in the end, and how that differs from what was agreed; null when it does not. */
export function findChargedDifference(
  agreed: Pricing,
  charged: ChargedTotal | null | undefined,
): { pricing: Pricing; difference: ChargedDifference } | null {
  if (!charged || (charged.total === agreed.total && charged.currency === agreed.currency)) return null;
  const { currency, total, parts } = charged;
  return {
    pricing: { ...agreed, ...parts, currency, total },
    difference: { agreed: agreed.total, charged: total, currency },
  };
}
