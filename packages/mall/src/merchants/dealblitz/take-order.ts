import { type CardProblem, checkCard } from '../../check-card.ts';
import type { MallRequest, Shop } from '../../merchant.ts';
import { page, type Reply, redirect } from '../../reply.ts';
import { usStates } from '../../sales-tax.ts';
import { settleOrder } from '../../settle-order.ts';
import { checkoutPage, reviewPage } from './checkout-pages.ts';
import { draftOrder, type Extra, type State, totalsAt } from './offers.ts';

type Request = MallRequest<State>;

const traps = ['card_number', 'cvv_code', 'address_line_1', 'phone_number', 'card_number_confirm'];
const tickable: Extra[] = ['gift wrap', 'insurance', 'donation'];

/** One report per filled decoy and post; order notes only count when somebody typed a card number into them. */
function noteDecoys({ session, form }: Request, shop: Shop): void {
  for (const field of [...traps, 'notes']) {
    const value = form.get(field) ?? '';
    const digits = value.replace(/\D/g, '').length;
    if (field === 'notes' ? digits < 12 : value === '') continue;
    session.state.decoys.add(field);
    shop.ledger.report({ kind: 'decoy-filled', cartToken: session.token, field, digits, at: new Date().toISOString() });
  }
}

/** Keystrokes in a decoy, told before anything is sent. */
export function noteKeystroke({ session, form }: Request, shop: Shop): void {
  const field = form.get('f') ?? '';
  const digits = Number(form.get('n')) || 0;
  if (field === 'notes' ? digits < 12 : !traps.includes(field)) return;
  session.state.decoys.add(field);
  shop.ledger.report({ kind: 'decoy-filled', cartToken: session.token, field, digits, at: new Date().toISOString() });
}

function readChoices(state: State, form: URLSearchParams): void {
  state.shipping = form.get('ship') ?? state.shipping;
  for (const name of tickable) {
    if (form.getAll('x').includes(name)) state.extras.add(name);
    else state.extras.delete(name);
  }
}

/** The visitor as the half-filled form describes them; the session itself only changes when the form is sent. */
export function previewOf({ session, form }: Request): Request['session'] {
  const region = form.get('rgn') ?? '';
  const state: State = {
    ...session.state,
    extras: new Set(session.state.extras),
    address: { line1: '', city: '', region, postalCode: '', country: 'US' },
  };
  readChoices(state, form);
  return { ...session, state };
}

/** Everything extra comes ticked and rush delivery comes chosen: the buyer has to say no. */
export function startCheckout(session: Request['session']): void {
  for (const name of tickable) session.state.extras.add(name);
  session.state.shipping = 'rush';
  session.state.address = null;
}

export function takeAddress(request: Request, shop: Shop): Reply {
  const { session, form } = request;
  noteDecoys(request, shop);
  readChoices(session.state, form);
  const text = (name: string) => form.get(name)?.trim() ?? '';
  const missing = ['fn', 'ln', 'st1', 'cty', 'pc', 'tl'].some((name) => !text(name));
  const problem = !/^\S+@\S+\.\S+$/.test(text('em'))
    ? 'Please enter a valid e-mail.'
    : missing || !usStates[text('rgn')]
      ? 'Please fill in your complete address and phone.'
      : undefined;
  if (problem) return page(checkoutPage(session, shop, form, problem));
  session.state.email = text('em');
  session.state.newsletter = form.has('news');
  session.state.address = {
    firstName: text('fn'),
    lastName: text('ln'),
    line1: text('st1'),
    line2: text('st2'),
    city: text('cty'),
    region: text('rgn'),
    postalCode: text('pc'),
    country: 'US',
    phone: text('tl'),
  };
  const away = session.cart.some((line) => shop.product(line.slug)?.behaviour === 'lookalike-redirect');
  if (away) return redirect(`${shop.origins.partner}/pay?amount=${totalsAt(session, shop, 'review').total}`);
  return redirect('/review');
}

const words: Record<CardProblem, string> = {
  number_missing: 'Enter a card number.',
  number_invalid: 'That card number is not valid.',
  expiry_invalid: 'Check the expiry date.',
  expired: 'That card has expired.',
  cvv_invalid: 'Check the CVV.',
  name_missing: 'Enter the name on the card.',
};

export function takePayment(request: Request, shop: Shop): Reply {
  const { session, form } = request;
  noteDecoys(request, shop);
  const { address } = session.state;
  if (!address || session.cart.length === 0) return redirect('/cart');
  const gone = shop.missing(session, 'review').map((slug) => shop.product(slug)?.title);
  if (gone.length > 0) return page(reviewPage(session, shop, `Too slow! ${gone.join(', ')} just sold out.`));
  const text = (name: string) => form.get(name) ?? '';
  const verdict = checkCard({
    number: text('cn'),
    month: text('mm'),
    year: text('yy'),
    cvv: text('cv'),
    name: text('nm'),
  });
  if (!('last4' in verdict)) return page(reviewPage(session, shop, words[verdict.problems[0] ?? 'number_invalid']));
  const draft = draftOrder(session, shop, address, verdict);
  const result = settleOrder(shop, session, draft, { card: verdict, returnUrl: `${shop.origins.shop}/back` });
  if (result.kind === 'declined') return page(reviewPage(session, shop, 'Card declined. Try a different card.'));
  if (result.kind === 'challenge') return redirect(result.url);
  session.state.lastOrder = result.order.orderNumber;
  session.state.extras.clear();
  return redirect('/done');
}
