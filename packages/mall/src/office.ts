import { type Faults, readFault } from './faults.ts';
import type { LedgerIncident, LedgerOrder } from './ledger.ts';
import type { MallMerchant } from './mall.ts';
import type { RawRequest } from './read-request.ts';
import { json, type Reply } from './reply.ts';

const routes = [
  'GET /merchants',
  'GET /orders[?merchant=]',
  'GET /incidents[?merchant=]',
  'GET|POST|DELETE /faults',
  'POST /reset',
];

/** The mall's back office, for processes other than the mall's own: it counts orders where they were placed. */
export function answerOffice(
  mall: {
    merchants(): MallMerchant[];
    orders(merchant?: string): LedgerOrder[];
    incidents(merchant?: string): LedgerIncident[];
    faults: Pick<Faults, 'set' | 'list' | 'clear'>;
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
  if (route === 'GET /faults') return json({ faults: mall.faults.list() });
  if (route === 'POST /faults') {
    const wanted = readFault(request.json);
    if ('problem' in wanted) return json({ error: wanted.problem }, 400);
    mall.faults.set(wanted.merchant, wanted.fault);
    return json({ faults: mall.faults.list() }, 201);
  }
  if (route === 'DELETE /faults') {
    mall.faults.clear();
    return json({ faults: [] });
  }
  if (route === 'POST /reset') {
    mall.reset();
    return json({ reset: true });
  }
  return json({ error: `The office knows ${routes.join(', ')}.` }, 404);
}
