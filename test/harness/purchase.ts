import type { PlaceOutcome, PreparedPurchase } from '../../src/agent/index.ts';
import { sampleOrder } from '../../src/agent/reader/sample-order.ts';
import type { PurchaseOrder } from '../../src/orders/index.ts';

/** An order as the agent gets it: a customer in Portland, no wishes, no limits. A test changes the part it is about. */
export function purchaseOrder(change: Pick<PurchaseOrder, 'items'> & Partial<PurchaseOrder>): PurchaseOrder {
  return { ...sampleOrder, allowOfflinePayment: true, ...change };
}

/** For purchases without a service around them: nothing keeps a record of their presses. */
export const pressFreely = async (): Promise<void> => undefined;

/** Places what was prepared and closes it. A press on the way has its outcome already; null where nothing was pressed. */
export async function placePrepared(prepared: PreparedPurchase): Promise<PlaceOutcome | null> {
  if (prepared.kind === 'failed') return null;
  try {
    return prepared.kind === 'ready' ? await prepared.place(pressFreely) : prepared.outcome;
  } finally {
    await prepared.close();
  }
}
