import { addToCart, changeQuantity } from '../../add-to-cart.ts';
import { type CardProblem, checkCard, type GoodCard, splitExpiry } from '../../check-card.ts';
import type { MallRequest, Shop } from '../../merchant.ts';
import { json, type Reply } from '../../reply.ts';
import { settleOrder } from '../../settle-order.ts';
import { draftOrder, findWrong, promo, quote, readDetails, type State, ways } from './order.ts';

type Request = MallRequest<State>;

const refusals = {
  'unknown-product': 'That one is gone.',
  'variant-missing': 'Pick your options first.',
  'variant-sold-out': 'That option is out of stock.',
  'too-few': 'We do not have that many bags left.',
};

const cardWords: Record<CardProblem, [string, string]> = {
  number_missing: ['pan', 'Enter your card number'],
  number_invalid: ['pan', 'Check the number'],
  expiry_invalid: ['exp', 'Use MM/YY'],
  expired: ['exp', 'Card has expired'],
  cvv_invalid: ['code', 'Check the code'],
  name_missing: ['holder', 'Enter the name'],
};

const streets = [
  { street: '118 Barrington Street', city: 'Halifax', postal: 'B3J 2A1' },
  { street: '77 Water Street East', city: 'Charlottetown', postal: 'C1A 1A6' },
  { street: '418 Alderney Drive', city: 'Dartmouth', postal: 'B2Y 2N5' },
  { street: '1200 King Street West', city: 'Toronto', postal: 'M6K 1G4' },
];

function cart({ session }: Request, shop: Shop): Reply {
  const items = shop.items(session);
  return json({
    count: items.reduce((sum, item) => sum + item.quantity, 0),
    subtotal: items.reduce((sum, item) => sum + item.quantity * item.unitPrice, 0),
    lines: items.map((item, index) => ({
      index,
      title: shop.product(item.slug)?.title,
      note: item.variant ?? '',
      quantity: item.quantity,
      total: item.quantity * item.unitPrice,
    })),
  });
}

function add({ session, json: body }: Request, shop: Shop): Reply {
  const wish = (body ?? {}) as { slug?: string; chosen?: string[]; quantity?: number };
  const outcome = addToCart(shop, session, {
    slug: wish.slug ?? '',
    chosen: Array.isArray(wish.chosen) ? wish.chosen : [],
    quantity: Number(wish.quantity),
  });
  return json(outcome === 'added' ? {} : { error: refusals[outcome] });
}

function setQuantity({ session, json: body }: Request, shop: Shop): Reply {
  const { line, quantity } = (body ?? {}) as { line?: number; quantity?: number };
  return json(changeQuantity(shop, session, Number(line), Number(quantity)) ? {} : { error: refusals['too-few'] });
}

function showQuote({ session, json: body }: Request, shop: Shop): Reply {
  const details = readDetails(body);
  const sums = quote(session, shop, details);
  const known = sums.delivery !== null;
  return json({
    ...sums,
    coupon: session.coupon,
    shipping: known ? sums.shipping : null,
    tax: known ? sums.tax : null,
    taxName: details.country === 'CA' ? 'GST/HST/PST' : 'Sales tax',
    ways: known
      ? ways.map(({ id, label, price, days }) => ({
          id,
          label,
          price,
          when: id === 'pickup' ? 'Ready tomorrow' : `${days[0]} to ${days[1]} business days`,
        }))
      : [],
  });
}

function applyPromo({ session, json: body }: Request): Reply {
  const code = String((body as { code?: string } | undefined)?.code ?? '')
    .trim()
    .toUpperCase();
  if (code !== promo.code) return json({ message: 'We do not know that code.' });
  session.coupon = promo.code;
  return json({ message: `${promo.percent}% off, enjoy.` });
}

function readCard(body: unknown): GoodCard | Record<string, string> {
  const {
    number = '',
    exp = '',
    code = '',
    holder = '',
  } = ((body as { card?: unknown })?.card ?? {}) as Record<string, string>;
  const verdict = checkCard({ number, ...splitExpiry(exp), cvv: code, name: holder });
  return 'last4' in verdict ? verdict : Object.fromEntries(verdict.problems.map((problem) => cardWords[problem]));
}

const isGood = (card: GoodCard | Record<string, string>): card is GoodCard => 'outcome' in card;

function pay({ session, json: body }: Request, shop: Shop): Reply {
  if (session.cart.length === 0) return json({ error: 'Your cart is empty.' });
  const details = readDetails(body);
  const method = String((body as { method?: string } | undefined)?.method ?? '');
  const read = method === 'card' ? readCard(body) : null;
  const wrong = { ...findWrong(details), ...(read && !isGood(read) ? read : {}) };
  if (Object.keys(wrong).length > 0) return json({ wrong, error: 'A few things need another look.' });
  if (method === 'gift') return json({ error: 'That gift card has no balance.' });
  const gone = shop.missing(session, 'review').map((slug) => shop.product(slug)?.title);
  if (gone.length > 0) return json({ error: `${gone.join(', ')} sold out a moment ago. Remove it to carry on.` });
  const card = read && isGood(read) ? read : null;
  const result = settleOrder(shop, session, draftOrder(session, shop, details, { method, card }), {
    card,
    returnUrl: `${shop.origins.shop}/checkout/return`,
  });
  if (result.kind === 'declined') return json({ error: 'Your bank declined this card. Try another one.' });
  if (result.kind === 'challenge') return json({ go: result.url });
  session.state.lastOrder = result.order.orderNumber;
  return json({ go: '/thanks' });
}

const routes: Record<string, (request: Request, shop: Shop) => Reply> = {
  'GET /v2/cart': cart,
  'POST /v2/cart/add': add,
  'POST /v2/cart/quantity': setQuantity,
  'POST /v2/checkout/quote': showQuote,
  'POST /v2/checkout/promo': applyPromo,
  'POST /v2/checkout/pay': pay,
  'GET /v2/streets': ({ query }) => {
    const typed = (query.get('q') ?? '').trim().toLowerCase();
    return json({
      found: typed.length < 2 ? [] : streets.filter(({ street }) => street.toLowerCase().startsWith(typed.slice(0, 3))),
    });
  },
};

export function answerApi(request: Request, shop: Shop): Reply {
  const route = routes[`${request.method} ${request.path}`];
  return route ? route(request, shop) : json({ error: 'Nothing here.' }, 404);
}
