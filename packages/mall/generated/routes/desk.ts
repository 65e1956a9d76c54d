import type { RawRequest } from '../../src/read-request.ts';
import { json, page, type Reply, redirect } from '../../src/reply.ts';
import type { Books } from '../books.ts';
import { layout, mainOf, type PagePlan } from '../pages/layout.ts';
import { presetMethod } from '../pages/payment-block.ts';
import { addressFields } from '../pages/questions.ts';
import { deliveryCost } from '../price-order.ts';
import type { Shop } from '../shop.ts';
import { newVisit, type Visit } from '../visit.ts';

/** What a route needs: the shop, its books, who asks and what for. */
export interface Desk {
  shop: Shop;
  books: Books;
  visit: Visit;
  request: RawRequest;
  /** The script asks, and takes its answer as JSON. */
  isScript: boolean;
  /** Cards that frames of the payment site have taken, by visit. */
  frames: Map<string, Map<string, string>>;
  visits: Map<string, Visit>;
}

export function openVisit(shop: Shop): Visit {
  const habit = shop.design.extras.does;
  const visit = newVisit(shop.extra !== null && habit !== 'unticked');
  visit.method = presetMethod(shop);
  if (shop.design.methods.does === 'prepaid') visit.saved.add('payment');
  const preset = shop.design.countries.does.preset(shop);
  if (preset) visit.values.set('country', preset);
  const asked = new Set(addressFields(shop).map(({ key }) => key));
  for (const [key, value] of Object.entries(shop.design.presets.does)) if (asked.has(key)) visit.values.set(key, value);
  const { deliveryPreset, deliveryTime } = shop.design;
  const byPrice = shop.deliveries.toSorted((a, b) => a.price - b.price);
  const wanted =
    deliveryPreset.does === 'cheapest' ? byPrice[0] : deliveryPreset.does === 'dearest' ? byPrice.at(-1) : undefined;
  if (wanted && deliveryTime.does === 'at-once') visit.delivery = wanted.id;
  return visit;
}

/** Late deliveries get their preset when they first appear. */
export function presetDelivery(shop: Shop, visit: Visit): void {
  const habit = shop.design.deliveryPreset.does;
  if (visit.delivery || habit === 'none') return;
  const byPrice = shop.deliveries.toSorted((a, b) => deliveryCost(shop, a, visit) - deliveryCost(shop, b, visit));
  visit.delivery = (habit === 'cheapest' ? byPrice[0] : byPrice.at(-1))?.id ?? null;
}

export function show({ shop, visit, request }: Desk, plan: PagePlan): Reply {
  if (request.headers['x-part'] === 'main') return page(mainOf(shop, visit, plan));
  const { path, query } = request;
  if (shop.design.rendering.does.by === 'fragment' && path !== '/')
    return redirect(`/#${path}${query.size > 0 ? `?${query}` : ''}`);
  return page(layout(shop, visit, plan));
}

/** A script is told where to go; a form is sent there. */
export function go({ isScript }: Pick<Desk, 'isScript'>, url: string): Reply {
  return isScript ? json({ go: url }) : redirect(url);
}
