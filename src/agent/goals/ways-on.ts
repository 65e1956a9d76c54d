import type { ActionKind, FieldKind, SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run.ts';
import { isUnasked } from '../safety/is-unasked.ts';
import { isMerchantUrl } from '../safety/merchant-site.ts';
import { candidates, pageScore, type View } from '../view.ts';

/**
 * Controls that may lead on, best first. A refusal of an offer comes first: where there is one, the other ways on accept
 * the offer. Nothing that adds to the order or leaves the site is among them.
 */
export function waysOn(run: Run, view: View): SnapshotElement[] {
  const all = [
    ...candidates(view, 'declineOffer'),
    ...(pageScore(view, 'cart') >= 0.4 ? cartExits(view) : []),
    ...candidates(view, 'continue').filter((element) => !barredRefs(view).has(element.ref)),
    ...candidates(view, 'goToCheckout'),
    ...formSubmits(view),
    ...candidates(view, 'openSection'),
  ];
  const isWeakLink = (element: SnapshotElement) =>
    element.role === 'link' &&
    !view.actions.some((action) => action.ref === element.ref && LEADS_ON.has(action.kind) && action.score >= WEAK) &&
    pageScore(view, 'cart') < 0.4;
  const leaves = (element: SnapshotElement) => /^https?:/.test(element.href) && !isMerchantUrl(run.site, element.href);
  return [...new Set(all)].filter((element) => !isUnasked(element) && !leaves(element) && !isWeakLink(element));
}

/** A link that hardly says that it leads on is navigation: following it means leaving the checkout. */
const WEAK = 0.6;
const LEADS_ON = new Set<ActionKind>(['continue', 'goToCheckout', 'declineOffer', 'openSection']);

/** On a cart's own page the way to the checkout counts more than anything else that says "continue". */
function cartExits(view: View): SnapshotElement[] {
  const barred = barredRefs(view);
  const score = (ref: string, kind: ActionKind) =>
    view.actions.find((action) => action.ref === ref && action.kind === kind)?.score ?? 0;
  return candidates(view, 'goToCheckout', 0.3)
    .filter((element) => !barred.has(element.ref))
    .map((element) => ({ element, sum: score(element.ref, 'goToCheckout') + score(element.ref, 'continue') }))
    .toSorted((a, b) => b.sum - a.sum)
    .map(({ element }) => element);
}

function barredRefs(view: View): Set<string> {
  return new Set(NOT_ON.flatMap((kind) => candidates(view, kind, 0.5).map((element) => element.ref)));
}

const NOT_ON: readonly ActionKind[] = [
  'placeOrder',
  'applyCoupon',
  'signIn',
  'register',
  'removeItem',
  'dismiss',
  'search',
  'updateCart',
  'expressWallet',
  'acceptOffer',
  'addToCart',
];
const CHECKOUT_FIELDS = new Set<FieldKind>([
  'email',
  'street',
  'postalCode',
  'lastName',
  'fullName',
  'shippingOption',
  'cardNumber',
  'paymentMethod',
]);

/** Whatever it says: the button that sends the form which holds the checkout's fields leads on. */
export function formSubmits(view: View): SnapshotElement[] {
  const forms = new Set<string>();
  for (const element of view.snapshot.elements) {
    const field = view.fields.get(element.ref);
    if (!field || !element.visible || element.form < 0) continue;
    if (field.section === 'login' || field.section === 'newsletter' || field.section === 'search') continue;
    if (CHECKOUT_FIELDS.has(field.kind)) forms.add(`${element.frame}/${element.form}`);
  }
  const barred = barredRefs(view);
  return view.snapshot.elements.filter(
    (element) =>
      element.role === 'button' &&
      (element.type === 'submit' || (element.tag === 'button' && element.type === '')) &&
      element.visible &&
      !element.disabled &&
      forms.has(`${element.frame}/${element.form}`) &&
      !barred.has(element.ref),
  );
}
