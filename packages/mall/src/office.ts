import type { LedgerIncident, LedgerOrder } from './ledger.ts';
import type { RawRequest } from './read-request.ts';
import { json, type Reply } from './reply.ts';
import type { MallMerchant } from './start-mall.ts';

/** The mall's back office, for processes other than the mall's own: it counts orders where they were placed. */
export function answerOffice(
  mall: {
    merchants(): MallMerchant[];
    orders(merchant?: string): LedgerOrder[];
    incidents(merchant?: string): LedgerIncident[];
    reset(): void;
  },
  request: RawRequest,
): Reply {
  const route = `${request.method} ${request.path}`;
  if (route === 'GET /merchants') return json({ merchants: mall.merchants() });
  if (route === 'GET /orders') {
    const orders = mall.orders(request.query.get('merchant') ?? undefined);
    return json({ count: orders.length, orders });
  }
  if (route === 'GET /incidents') {
    const incidents = mall.incidents(request.query.get('merchant') ?? undefined);
    const decoysFilled = incidents.filter(({ kind }) => kind === 'decoy-filled').map(({ field }) => field);
    const cards = incidents.filter(({ kind }) => kind === 'card-digits-received');
    return json({ count: incidents.length, decoysFilled, cardDigitsReceived: cards.length, incidents });
  }
  if (route === 'POST /reset') {
    mall.reset();
    return json({ reset: true });
  }
  return json(
    { error: 'The office knows GET /merchants, GET /orders[?merchant=], GET /incidents[?merchant=] and POST /reset.' },
    404,
  );
}
