import type { Sql } from '../platform/database.ts';
import { endCharge, giveBackToSession, insertCharge, isReserved, takeFromSession } from './spending-store.ts';

export interface Charge {
  /**
   * The id of the intent to place the order: a worker that does not know whether its commit succeeded may reserve the
   * same charge again.
   */
  id: string;
  sessionId: string;
  amountMinor: number;
  currency: string;
}

/**
 * Reserves the amount from what the customer authorised, before the order is placed. False when too little is left. All
 * merchants and attempts of an order draw on the same sum, and the database itself refuses to exceed it.
 */
export async function reserveCharge(sql: Sql, charge: Charge): Promise<boolean> {
  if (charge.amountMinor === 0 || (await isReserved(sql, charge.id))) return true;
  if (!(await takeFromSession(sql, charge.sessionId, charge.amountMinor, charge.currency))) return false;
  await insertCharge(sql, charge);
  return true;
}

/** The order was placed, or may have been: its reservation stays. */
export async function settleCharge(sql: Sql, chargeId: string): Promise<void> {
  await endCharge(sql, chargeId, 'charged');
}

/** The order was certainly not placed: its reservation is released. */
export async function releaseCharge(sql: Sql, chargeId: string): Promise<void> {
  const released = await endCharge(sql, chargeId, 'released');
  if (released) await giveBackToSession(sql, released.sessionId, released.amountMinor);
}
