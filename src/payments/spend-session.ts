import type { Sql } from '../platform/database.ts';
import { endCharge, giveBackToSession, insertCharge, isReserved, takeFromSession } from './spending-store.ts';

export interface Charge {
  /** Of the intent to place the order: the same charge may be reserved again by who does not know of its commit. */
  id: string;
  sessionId: string;
  amountMinor: number;
  currency: string;
}

/**
 * Takes the amount out of what the customer authorised, before the order is placed. False when not so much is left. All
 * merchants of an order and all its attempts draw on the same sum, and the store itself refuses to go above it.
 */
export async function reserveCharge(sql: Sql, charge: Charge): Promise<boolean> {
  if (charge.amountMinor === 0 || (await isReserved(sql, charge.id))) return true;
  if (!(await takeFromSession(sql, charge.sessionId, charge.amountMinor, charge.currency))) return false;
  await insertCharge(sql, charge);
  return true;
}

/** The order was placed, or may have been: what it took stays taken. */
export async function settleCharge(sql: Sql, chargeId: string): Promise<void> {
  await endCharge(sql, chargeId, 'charged');
}

/** The order is known not to have been placed: what it took can be spent again. */
export async function releaseCharge(sql: Sql, chargeId: string): Promise<void> {
  const released = await endCharge(sql, chargeId, 'released');
  if (released) await giveBackToSession(sql, released.sessionId, released.amountMinor);
}
