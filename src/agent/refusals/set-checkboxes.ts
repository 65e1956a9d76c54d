import { bareLabel } from '../../words/bare-label.ts';
import { foldText } from '../../words/fold-text.ts';
import { says } from '../../words/says.ts';
import { describe, press } from '../actions/press.ts';
import type { FieldClass, FieldKind, SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { hasOwnBillingAddress } from '../spelling/billing-address.ts';
import type { Effect } from '../view/effect.ts';
import type { View } from '../view/view.ts';
import { agreeInLayer, type CarefulPress } from './agree-in-layer.ts';
import { declineExtras, isOffer, isOrdered } from './decline-extras.ts';
import { bringsIn, unaskedCharges } from './find-charge.ts';
import { isLineSwitch } from './is-line-switch.ts';
import { sparesBilling } from './spares-billing.ts';

/** How often a box is pressed that does not stay as it was left. */
const BOX_TRIES = 2;
/** An answer to another question that is given at the same time may draw the page anew with the tick. */
const EXTRA_TRIES = 5;
/** Each answer to another question may draw the page anew as it came, and what counts is the very end. */
const MOST_TRIES = 20;

/** They cost nothing, and count when the order is sent. */
const MAY_WAIT: ReadonlySet<FieldKind> = new Set(['terms', 'newsletter', 'saveDetails']);

/**
 * Boxes end in the state that the order asks for: extras, newsletters, saved cards and accounts off, terms on,
 * "same address" as the order has it. Unknown boxes are not touched. `waits`: whether a box is left for later.
 */
export async function setCheckboxes(
  run: Run,
  view: View,
  careful: CarefulPress | null = null,
  waits: (box: SnapshotElement) => boolean = () => false,
): Promise<Effect> {
  let acted = false;
  for (const element of view.snapshot.elements) {
    const field = view.fields.get(element.ref);
    if (!field || !element.visible || element.disabled) continue;
    if (element.role !== 'checkbox' && element.role !== 'radio') continue;
    const wanted = wantedState(run, view, element, field);
    if (wanted === null || element.checked === wanted) continue;
    if (element.role === 'radio' && !wanted) continue;
    if (MAY_WAIT.has(field.kind) && waits(element)) continue;
    // Several products may each carry the same offer.
    const key = `box ${field.kind} ${describe(element)} ${wanted} ${pathOf(view.snapshot.url)}`;
    if (field.kind === 'sameAddress' || field.kind === 'differentAddress') run.memory.billingAsked = true;
    if (!mayPress(run, key, field)) {
      if (field.kind === 'extra' && !wanted)
        throw new Stop('agent_stuck', `an extra that was not ordered stays ticked: ${describe(element)}`);
      continue;
    }
    await press(run, view, element);
    if (field.kind === 'terms') await agreeInLayer(run, view, element, careful);
    acted = true;
  }
  return (await declineExtras(run, view)) || acted ? 'acted' : 'idle';
}

function mayPress(run: Pick<Run, 'requests' | 'tries'>, key: string, { kind }: FieldClass): boolean {
  if (kind === 'extra') return run.tries.mayTry(key, EXTRA_TRIES);
  const answers = run.requests.sentCount() + run.requests.documentCount();
  return run.tries.mayTry(`${key} after ${answers}`, BOX_TRIES) && run.tries.mayTry(key, MOST_TRIES);
}

/** Offers may also stand in lists. */
export function hasBoxes(view: View): boolean {
  return view.snapshot.elements.some(({ role, tag }) => role === 'checkbox' || role === 'radio' || tag === 'select');
}

function pathOf(url: string): string {
  return url.split(/[?#]/)[0] ?? url;
}

function wantedState(
  run: Pick<Run, 'memory' | 'order' | 'tries'>,
  view: View,
  element: SnapshotElement,
  field: FieldClass,
): boolean | null {
  if (isOrderedValue(run, view, element)) return null;
  switch (field.kind) {
    case 'extra':
      return isLineSwitch(run, view, element) ? null : false;
    case 'newsletter':
    case 'saveDetails':
      return false;
    case 'createAccount':
      // "Do not create an account" is named like its opposite.
      if (element.role === 'checkbox' && isAgainstAccount(element)) return !run.memory.accountNeeded;
      if (sparesPassword(run, view, element)) return true;
      return run.memory.accountNeeded;
    case 'terms':
      return isOfSubscription(view, element) ? null : true;
    case 'sameAddress':
      return sameAddressState(run, view, element);
    case 'differentAddress':
      return hasOwnBillingAddress(run.order);
    case 'shippingOption':
    case 'paymentMethod':
      return null;
    default:
      if (element.role === 'checkbox' && isAgainstAccount(element)) return run.memory.accountNeeded ? null : true;
      if (sparesPassword(run, view, element)) return true;
      if (element.role !== 'checkbox') return null;
      return sparesBilling(run, view, element) ?? stateOfUnknown(run, view, element);
  }
}

/**
 * Beside the product a box with a price may be the variant that the order names. In a cart it is offered along with it, and
 * so it is where a list or a radio button offers that value too: then a box of its name is something else.
 */
function isOrderedValue(run: Pick<Run, 'memory' | 'order'>, { snapshot }: View, box: SnapshotElement): boolean {
  if (box.role !== 'checkbox' || run.memory.cartVerified || !isOrdered(run, box.label || box.text)) return false;
  const name = foldText(bareLabel(box.label || box.text));
  const saysSame = (text: string) => foldText(bareLabel(text)) === name;
  return !snapshot.elements.some(
    ({ role, label, options }) => (role === 'radio' && saysSame(label)) || options.some(({ text }) => saysSame(text)),
  );
}

function stateOfUnknown(run: Pick<Run, 'memory'>, view: View, element: SnapshotElement): boolean | null {
  if (!element.checked) return null;
  if (!run.memory.accountNeeded && isBeforePassword(view, element)) return false;
  return isTakenBeforehand(run, view, element) ? false : null;
}

/** Consent to news is given to whoever sends them, in the form that asks for no more than where to. */
function isOfSubscription(view: View, box: SnapshotElement): boolean {
  const typed = view.snapshot.elements.filter(
    ({ form, frame, role, visible }) =>
      form >= 0 && form === box.form && frame === box.frame && role === 'textbox' && visible,
  );
  return typed.length > 0 && typed.every(({ ref }) => view.fields.get(ref)?.section === 'newsletter');
}

/** A box that is ticked by those who want no account, by what it says or by what programs call it in any language. */
function isAgainstAccount(element: SnapshotElement): boolean {
  const label = foldText(element.label || element.text);
  return (
    (label.length < 80 && says('noAccount', label)) ||
    AGAINST_ACCOUNT.test(element.name.replace(/([a-z])([A-Z])/g, '$1_$2'))
  );
}

const AGAINST_ACCOUNT = /(^|[^a-z])(no|without)[-_. ]?account/i;

/** Whatever it says, what stands ticked right before an empty password asks for the account that the password is for. */
function isBeforePassword({ snapshot: { elements } }: View, box: SnapshotElement): boolean {
  const next = elements.slice(elements.indexOf(box) + 1).find(({ visible }) => visible);
  return next?.type === 'password' && !next.filled && next.frame === box.frame && next.form === box.form;
}

/** Words that mean both "create" and "do not create" an account are settled by what the tick did to the password. */
function sparesPassword({ memory, tries }: Pick<Run, 'memory' | 'tries'>, view: View, box: SnapshotElement): boolean {
  if (memory.accountNeeded) return false;
  const key = `spares password ${describe(box)}`;
  if (maySparePassword(view, box)) return tries.mayTry(key, MOST_TRIES);
  return box.checked === true && tries.count(key) > 0 && !isBeforePassword(view, box);
}

/**
 * Whatever it says: a box for an account that is not ticked asks for no password. Where one is asked for right behind such a
 * box, among the fields of a person, the tick makes it needless. If it does not, the box is one to be left open again.
 */
function maySparePassword(view: View, box: SnapshotElement): boolean {
  if (box.role !== 'checkbox' || box.checked || !isBeforePassword(view, box)) return false;
  const own = view.snapshot.elements.filter(({ frame, form }) => frame === box.frame && form === box.form);
  const isDemanded = own.some(
    ({ type, required, invalid, error }) => type === 'password' && (required || invalid || error !== ''),
  );
  return (
    (isDemanded || isShutWhenFilled(own)) &&
    own.some(({ ref, visible }) => visible && OF_BUYER.has(view.fields.get(ref)?.kind ?? 'other'))
  );
}

/** The button of a form waits, though all that is marked as required was given: for the password, or for the box. */
function isShutWhenFilled(own: readonly SnapshotElement[]): boolean {
  const shown = own.filter(({ visible }) => visible);
  const asked = shown.filter(({ required }) => required);
  const isShut = shown.some(({ role, disabled }) => role === 'button' && disabled);
  return isShut && asked.length > 0 && asked.every(({ filled, checked }) => filled || checked === true);
}

const OF_BUYER: ReadonlySet<FieldKind> = new Set(['lastName', 'fullName', 'street', 'postalCode']);

/** A box that the merchant ticked in advance and that speaks of news, offers or money, or of a row of the sums, was not asked for. */
function isTakenBeforehand(run: Pick<Run, 'memory'>, view: View, element: SnapshotElement): boolean {
  const words = element.label || element.text;
  if (!says('news', words) && !isOffer(words) && !bringsIn(unaskedCharges(run, view), words)) return false;
  return !isLineSwitch(run, view, element);
}

function sameAddressState(run: Pick<Run, 'order'>, _view: View, element: SnapshotElement): boolean | null {
  if (hasOwnBillingAddress(run.order)) return element.role === 'radio' ? null : false;
  return true;
}
