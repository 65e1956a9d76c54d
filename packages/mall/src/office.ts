import type { LedgerOrder } from './ledger.ts';
import type { RawRequest } from './read-request.ts';
import { json, type Reply } from './reply.ts';
import type { MallMerchant } from './start-mall.ts';

/** The mall's back office, for processes other than the mall's own: it counts orders where they were placed. */
export function answerOffice(
  mall: { merchants(): MallMerchant[]; orders(merchant?: string): LedgerOrder[]; reset(): void },
  request: RawRequest,
): Reply {
  const route = `${request.method} ${request.path}`;
  if (route === 'GET /merchants') return json({ merchants: mall.merchants() });
  if (route === 'GET /orders') {
    const orders = mall.orders(request.query.get('merchant') ?? undefined);
    return json({ count: orders.length, orders });
  }
  if (route === 'POST /reset') {
    mall.reset();
    return json({ reset: true });
  }
  return json({ error: 'The office knows GET /merchants, GET /orders[?merchant=] and POST /reset.' }, 404);
}
