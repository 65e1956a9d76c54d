import { type ActionKind, type FieldKind, isSubmit, type SnapshotElement } from '../perception/index.ts';
import { LIKELY } from './certainty.ts';
import { candidates, type View } from './view.ts';

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
      (isSubmit(element) || isLinkThatSends(view, element)) &&
      element.visible &&
      !element.disabled &&
      forms.has(`${element.frame}/${element.form}`) &&
      !barred.has(element.ref),
  );
}

/** What sends its form, or may do so by a script: a button, a picture, or a link that leads nowhere or acts as a button. */
export function sendsForm(element: SnapshotElement): boolean {
  return isSubmit(element) || isEmptyLink(element);
}

function isEmptyLink({ role, tag, href }: SnapshotElement): boolean {
  return (
    (role === 'link' && /#$|^javascript:/.test(href)) ||
    (role === 'button' && tag === 'a' && !/^https?:[^#]+$/.test(href))
  );
}

/** A form without any button is sent by the one link that leads nowhere and stands below its last field. */
function isLinkThatSends({ snapshot }: View, link: SnapshotElement): boolean {
  if (!isEmptyLink(link) || link.form < 0) return false;
  const own = snapshot.elements.filter(
    ({ visible, frame, form }) => visible && frame === link.frame && form === link.form,
  );
  const below = own.filter(({ order }) => order >= link.order);
  return !own.some(isSubmit) && own.filter(isEmptyLink).length === 1 && below.length === 1;
}

/** Controls that do something other than lead on. */
export function barredRefs(view: View): Set<string> {
  const barred = NOT_ON.flatMap((kind) => candidates(view, kind, LIKELY).map(({ ref }) => ({ ref, kind })));
  const others = barred.filter(({ ref, kind }) => !isRatherSave(view, ref, kind));
  const folds = view.snapshot.elements.filter((element) => isFold(view, element));
  return new Set([...others, ...folds].map(({ ref }) => ref));
}

/** What only opens and closes a part of the page leads nowhere, whatever it says: "Review your order – $11.60". */
export function isFold(view: View, element: SnapshotElement): boolean {
  const opens = ['openSection', 'enterManually'] as const;
  return element.tag === 'summary' && !opens.some((kind) => candidates(view, kind).includes(element));
}

/** "I agree to the terms": a link in the words of a box to tick is there to be read. */
export function isToBeRead({ snapshot }: View, { role, text, frame, ancestors }: SnapshotElement): boolean {
  if (role !== 'link' || text === '') return false;
  return snapshot.elements.some(
    (box) =>
      box.role === 'checkbox' &&
      box.frame === frame &&
      box.label.includes(text) &&
      box.ancestors.slice(0, LABEL_DEPTH).some((ancestor) => ancestors.includes(ancestor)),
  );
}

/** Wrappers between a box to tick and what it shares with its words. */
const LABEL_DEPTH = 4;

/** One word may mean "register" and "save", or "go on" and "go on shopping": it counts as what it says more clearly. */
function isRatherSave(view: View, ref: string, kind: ActionKind): boolean {
  const scoreOf = (of: ActionKind) =>
    view.actions.find((action) => action.ref === ref && action.kind === of)?.score ?? 0;
  return (kind === 'register' || kind === 'continueShopping') && scoreOf('continue') > scoreOf(kind);
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
  'continueShopping',
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
