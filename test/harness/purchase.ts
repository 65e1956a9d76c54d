import { sampleOrder } from '../../src/agent/reader/sample-order.ts';
import type { PurchaseOrder } from '../../src/orders/index.ts';

/** An order as the agent gets it: a customer in Portland, no wishes, no limits. A test changes the part it is about. */
export function purchaseOrder(change: Pick<PurchaseOrder, 'items'> & Partial<PurchaseOrder>): PurchaseOrder {
  return { ...sampleOrder, allowOfflinePayment: true, ...change };
}

/** For purchases without a service around them: nothing keeps a record of their presses. */
export const pressFreely = async (): Promise<void> => undefined;
