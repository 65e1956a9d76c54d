import type { ActionKind, FieldKind, SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { POSSIBLE } from '../view/certainty.ts';
import { barredRefs } from '../view/form-submits.ts';
import { candidates, type View } from '../view/view.ts';
import { foldLabel } from '../words/fold-text.ts';
import { compileKinds, matchKinds } from '../words/match-phrases.ts';

/** A question about address, delivery or payment that the page shows as not answered, and the control that opens its answers. */
export interface OpenSlot {
  about: 'shippingMethod' | 'payment' | 'address';
  opener: SnapshotElement;
}

const sections = compileKinds<string>('sections');
/** A block is small: what opens it lies only a few wrappers away. */
const REACH = 4;

/**
 * Slots that are answered elsewhere, mostly in a layer: an empty field that cannot be typed into, with a control beside
 * it; or a block about delivery that holds a single button and nothing to choose from.
 */
export function openSlots(run: Pick<Run, 'memory'>, view: View): OpenSlot[] {
  return [...emptyAddress(run, view), ...readOnlySlots(view), ...emptyDelivery(run, view)];
}

/**
 * A block for the customer's details without any field, before they were given: its button opens them, whatever it says.
 * What is still empty is called "edit" in many shops.
 */
function emptyAddress(run: Pick<Run, 'memory'>, view: View): OpenSlot[] {
  const isAsked = ({ ref, visible }: SnapshotElement) => visible && DETAILS.has(view.fields.get(ref)?.kind ?? 'other');
  const isGiven = run.memory.addressDone || (run.memory.addressGiven && run.memory.cardTyped);
  if (isGiven || !run.memory.cartVerified || view.snapshot.elements.some(isAsked)) return [];
  const kinds = view.actions.filter(({ kind, score }) => OPENS.has(kind) && score >= POSSIBLE).map(({ ref }) => ref);
  const known = new Set(kinds);
  const opener = view.snapshot.elements.find(
    (element) =>
      (known.has(element.ref) || element.expanded === false) &&
      (element.role === 'button' || element.role === 'clickable' || element.role === 'link') &&
      element.visible &&
      !element.disabled &&
      !element.covered &&
      DETAIL_TOPICS.has(matchKinds(sections, foldLabel(element.section))[0]?.kind ?? ''),
  );
  return opener ? [{ about: 'address', opener }] : [];
}

const DETAILS: ReadonlySet<FieldKind> = new Set(['street', 'postalCode', 'city', 'lastName', 'fullName']);
const DETAIL_TOPICS: ReadonlySet<string> = new Set(['contact', 'shipping', 'billing']);
const OPENS: ReadonlySet<ActionKind> = new Set(['edit', 'openSection', 'enterManually', 'continue']);

function readOnlySlots(view: View): OpenSlot[] {
  return view.snapshot.elements.flatMap((field): OpenSlot[] => {
    const isFace = field.role === 'textbox' || field.role === 'combobox';
    if (!isFace || !field.readOnly || field.filled || !field.visible || field.disabled) return [];
    const about = [field.label, field.placeholder, field.groupLabel, field.section].map(topicOf).find(Boolean);
    return about ? [{ about, opener: buttonBeside(view, field) ?? field }] : [];
  });
}

function emptyDelivery(run: Pick<Run, 'memory'>, view: View): OpenSlot[] {
  const offers = [...view.fields.values()].some(({ kind }) => kind === 'shippingOption');
  if (offers || run.memory.shippingOption !== null) return [];
  const buttons = pressable(view).filter((element) => topicOf(element.section) === 'shippingMethod');
  const [opener, ...more] = buttons;
  return opener && more.length === 0 ? [{ about: 'shippingMethod', opener }] : [];
}

/** What a heading or label asks for. "Delivery address" speaks of an address, not of a way of delivery. */
function topicOf(text: string): OpenSlot['about'] | null {
  const kind = matchKinds(sections, foldLabel(text))[0]?.kind;
  return kind === 'shippingMethod' || kind === 'payment' ? kind : null;
}

function buttonBeside(view: View, field: SnapshotElement): SnapshotElement | undefined {
  const buttons = pressable(view).filter((element) => element.frame === field.frame);
  for (const wrapper of field.ancestors.slice(0, REACH)) {
    const inside = buttons.filter((element) => element.ancestors.includes(wrapper));
    if (inside.length > 0) return inside.find((element) => element.order > field.order) ?? inside[0];
  }
  return undefined;
}

/** Nothing that orders, removes, edits or leads somewhere else. */
function pressable(view: View): SnapshotElement[] {
  const barred = barredRefs(view);
  for (const kind of ['placeOrder', 'edit', 'continue', 'goToCheckout'] as const)
    for (const { ref } of candidates(view, kind)) barred.add(ref);
  return view.snapshot.elements.filter(
    (element) =>
      (element.role === 'button' || element.role === 'clickable') &&
      element.visible &&
      !element.disabled &&
      !element.covered &&
      !barred.has(element.ref),
  );
}
