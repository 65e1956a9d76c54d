import { addToCart, changeQuantity } from '../../add-to-cart.ts';
import { type CardProblem, checkCard, splitExpiry } from '../../check-card.ts';
import type { LedgerOrder } from '../../ledger.ts';
import type { MallRequest, Shop } from '../../merchant.ts';
import { unitsInStock } from '../../product.ts';
import { json, type Reply } from '../../reply.ts';
import { usStates } from '../../sales-tax.ts';
import { settleOrder } from '../../settle-order.ts';
import { checkContact, countries, draftOrder, figures, lines, promo, type State, shipping } from './order.ts';
import { products } from './products.ts';

type Request = MallRequest<State>;
type Route = (request: Request, shop: Shop, body: Record<string, unknown>) => Reply;

const refusals = {
  'unknown-product': 'This item is no longer available.',
  'variant-missing': 'Please choose every option.',
  'variant-sold-out': 'That combination is sold out.',
  'too-few': 'Not enough in stock for that quantity.',
};

const cardWords: Record<CardProblem, [string, string]> = {
  number_missing: ['number', 'Required'],
  number_invalid: ['number', 'Check the card number'],
  expiry_invalid: ['exp', 'Use MM / YY'],
  expired: ['exp', 'This card has expired'],
  cvv_invalid: ['cvc', 'Check the security code'],
  name_missing: ['holder', 'Required'],
};

function showOrder(order: LedgerOrder): Reply {
  const { subtotal, discount, coupon, tax, total } = order;
  return json({
    number: order.orderNumber,
    first: order.shippingAddress.firstName,
    email: order.email,
    status: 'in preparation',
    figures: { subtotal, discount, coupon, shipping: order.shipping, tax, total },
  });
}

const addItem: Route = ({ session }, shop, body) => {
  const slug = String(body.slug ?? '');
  const options = (body.options ?? {}) as Record<string, string>;
  const chosen = (shop.product(slug)?.variants ?? []).map((group) => options[group.name] ?? '');
  const outcome = addToCart(shop, session, { slug, chosen, quantity: Number(body.quantity) });
  return outcome === 'added' ? json({ added: true }) : json({ error: refusals[outcome] }, 422);
};

const changeItem: Route = ({ session }, shop, body) =>
  changeQuantity(shop, session, Number(body.key), Number(body.quantity))
    ? json({ changed: true })
    : json({ error: refusals['too-few'] }, 422);

const startCheckout: Route = ({ session }, shop) =>
  session.cart.length === 0
    ? json({ error: 'Your bag is empty.' }, 409)
    : json({
        lines: lines(session, shop),
        figures: figures(session, shop),
        countries,
        states: Object.entries(usStates),
      });

const saveAddress: Route = ({ session }, shop, body) => {
  const { problems, contact } = checkContact(body);
  if (Object.keys(problems).length > 0) return json({ problems, error: 'Please check the highlighted fields.' }, 422);
  session.state.contact = contact;
  session.state.delivery = null;
  const { address } = contact;
  return json({
    line: `${contact.email} · ${address.line1}, ${address.city} ${address.postalCode}`,
    delivery: shipping.map(({ id, label, price, days }) => ({
      id,
      name: label,
      price,
      time: days[0] === days[1] ? `${days[0]} business days` : `${days[0]}–${days[1]} business days`,
    })),
    figures: figures(session, shop),
  });
};

const saveDelivery: Route = ({ session }, shop, body) => {
  const option = shipping.find((candidate) => candidate.id === body.id);
  if (!option) return json({ error: 'Please choose a delivery option.' }, 422);
  session.state.delivery = option.id;
  return json({ figures: figures(session, shop) });
};

const applyPromo: Route = ({ session }, shop, body) => {
  if (
    String(body.code ?? '')
      .trim()
      .toUpperCase() !== promo.code
  )
    return json({ error: 'This code is not valid' }, 422);
  session.coupon = promo.code;
  return json({ figures: figures(session, shop) });
};

const placeOrder: Route = ({ session }, shop, body) => {
  const { contact, delivery } = session.state;
  if (session.cart.length === 0 || !contact || !delivery) return json({ error: 'Please finish the steps above.' }, 409);
  const gone = shop.missing(session, 'review').map((slug) => shop.product(slug)?.title ?? slug);
  if (gone.length > 0) return json({ error: `${gone.join(', ')} sold out while you were checking out.` }, 409);
  const entry = (body.card ?? {}) as Record<string, string>;
  const verdict = checkCard({
    number: entry.number ?? '',
    ...splitExpiry(entry.exp ?? ''),
    cvv: entry.cvc ?? '',
    name: entry.holder ?? '',
  });
  if (!('last4' in verdict)) {
    const problems = Object.fromEntries(verdict.problems.map((problem) => cardWords[problem]));
    return json({ problems, error: 'Please check your card details.' }, 422);
  }
  const draft = draftOrder(session, shop, contact, verdict);
  const result = settleOrder(shop, session, draft, { card: verdict, returnUrl: `${shop.origins.shop}/verified` });
  if (result.kind === 'declined') return json({ error: 'Your card was declined. Try another card.' }, 402);
  if (result.kind === 'challenge') return json({ challenge: result.url });
  session.state.orders.push(result.order.orderNumber);
  return json({ order: result.order.orderNumber });
};

const routes: Record<string, Route> = {
  'GET /api/items': () => json({ items: products.map(({ slug, title, price }) => ({ slug, name: title, price })) }),
  'GET /api/bag': ({ session }, shop) =>
    json({
      count: session.cart.reduce((sum, line) => sum + line.quantity, 0),
      lines: lines(session, shop),
      figures: figures(session, shop),
    }),
  'POST /api/bag/add': addItem,
  'POST /api/bag/change': changeItem,
  'GET /api/checkout': startCheckout,
  'POST /api/checkout/address': saveAddress,
  'POST /api/checkout/delivery': saveDelivery,
  'POST /api/checkout/coupon': applyPromo,
  'POST /api/orders': placeOrder,
  'GET /api/find-order': ({ query }, shop) => {
    const order = shop.ledger.find({ reference: query.get('number') ?? '', email: query.get('email') ?? '' });
    return order ? showOrder(order) : json({ error: 'We found no order with these details.' }, 404);
  },
};

export function answerApi(request: Request, shop: Shop): Reply {
  const { path, session } = request;
  const product = shop.product(/^\/api\/items\/([\w-]+)$/.exec(path)?.[1] ?? '');
  if (product) {
    return json({
      name: product.title,
      price: product.price,
      description: product.description,
      options: (product.variants ?? []).map(({ name, values }) => ({ name, values })),
      left: unitsInStock(product, 'browse'),
    });
  }
  const number = /^\/api\/orders\/([\w-]+)$/.exec(path)?.[1] ?? '';
  const order = session.state.orders.includes(number)
    ? shop.ledger.all().find((candidate) => candidate.orderNumber === number)
    : undefined;
  if (order) return showOrder(order);
  const route = routes[`${request.method} ${path}`];
  const body = typeof request.json === 'object' && request.json ? (request.json as Record<string, unknown>) : {};
  return route ? route(request, shop, body) : json({ error: 'Not found.' }, 404);
}
