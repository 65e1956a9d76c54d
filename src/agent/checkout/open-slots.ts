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
 * it; or a block about something that is still to be given, without any field for it.
 */
export function openSlots(run: Pick<Run, 'memory'>, view: View): OpenSlot[] {
  return [...ASKED.flatMap((asked) => emptyBlocks(run, view, asked)), ...readOnlySlots(view)];
}

/** What every checkout asks for: the headings it stands under, its fields, and whether it was given. */
interface Asked {
  about: OpenSlot['about'];
  topics: ReadonlySet<string>;
  fields: ReadonlySet<FieldKind>;
  isGiven(memory: Run['memory']): boolean;
}

const ASKED: readonly Asked[] = [
  {
    about: 'address',
    topics: new Set(['contact', 'shipping', 'billing']),
    fields: new Set(['street', 'postalCode', 'city', 'lastName', 'fullName']),
    isGiven: ({ addressDone, addressGiven, cardTyped, cartVerified }) =>
      addressDone || (addressGiven && cardTyped) || !cartVerified,
  },
  {
    about: 'shippingMethod',
    topics: new Set(['shippingMethod']),
    fields: new Set(['shippingOption']),
    isGiven: ({ shippingOption }) => shippingOption !== null,
  },
  {
    about: 'payment',
    topics: new Set(['payment']),
    fields: new Set(['paymentMethod', 'cardNumber']),
    isGiven: ({ paymentMethod, cardTyped }) => paymentMethod !== null || cardTyped,
  },
];

/** Words of a control that opens a block. What is still empty is called "edit" in many shops. */
const OPENS: ReadonlySet<ActionKind> = new Set(['edit', 'openSection', 'enterManually', 'continue']);

/** The control of a block that opens its questions, whatever it says. */
function emptyBlocks(run: Pick<Run, 'memory'>, view: View, asked: Asked): OpenSlot[] {
  const isAsked = ({ ref, visible }: SnapshotElement) =>
    visible && asked.fields.has(view.fields.get(ref)?.kind ?? 'other');
  if (asked.isGiven(run.memory) || view.snapshot.elements.some(isAsked)) return [];
  const barred = barredRefs(view);
  const kinds = view.actions.filter(({ kind, score }) => OPENS.has(kind) && score >= POSSIBLE).map(({ ref }) => ref);
  const known = new Set(kinds);
  const block = view.snapshot.elements.filter(
    (element) =>
      (element.role === 'button' || element.role === 'clickable' || element.role === 'link') &&
      element.visible &&
      !element.disabled &&
      !element.covered &&
      !barred.has(element.ref) &&
      topicsOf(element.section).some((topic) => asked.topics.has(topic)),
  );
  // Beside an answer that the merchant chose itself "edit" means what it says.
  const opens = (element: SnapshotElement) =>
    (known.has(element.ref) || element.expanded === false) && (asked.about === 'address' || isBare(view, element));
  const opener = block.find(opens) ?? (asked.about === 'shippingMethod' ? loneButton(view, block) : undefined);
  return opener ? [{ about: asked.about, opener }] : [];
}

/** Nothing but the heading stands in its block. */
function isBare(view: View, control: SnapshotElement): boolean {
  return !view.snapshot.texts.some(
    (text) => text.heading === 0 && text.text !== control.text && isOneBlock(text, control),
  );
}

function isOneBlock(a: Pick<SnapshotElement, 'frame' | 'section'>, b: SnapshotElement): boolean {
  return a.frame === b.frame && a.section === b.section;
}

/** Whatever it says: a block with nothing else to press is opened by it. */
function loneButton(view: View, block: readonly SnapshotElement[]): SnapshotElement | undefined {
  const [only, ...more] = pressable(view).filter((element) => block.includes(element));
  if (!only || more.length > 0) return undefined;
  return view.snapshot.elements.some((field) => field.filled && isOneBlock(field, only)) ? undefined : only;
}

function readOnlySlots(view: View): OpenSlot[] {
  return view.snapshot.elements.flatMap((field): OpenSlot[] => {
    const isFace = field.role === 'textbox' || field.role === 'combobox';
    if (!isFace || !field.readOnly || field.filled || !field.visible || field.disabled) return [];
    const about = [field.label, field.placeholder, field.groupLabel, field.section].map(methodOf).find(Boolean);
    return about ? [{ about, opener: buttonBeside(view, field) ?? field }] : [];
  });
}

/** What a heading or label may ask for: "Shipping method" holds the word for the address as well. */
function topicsOf(text: string): string[] {
  const [best, ...others] = matchKinds(sections, foldLabel(text));
  return best ? [best.kind, ...others.filter(({ cover }) => cover === best.cover).map(({ kind }) => kind)] : [];
}

/** "Delivery address" speaks of an address, not of a way of delivery. */
function methodOf(text: string): OpenSlot['about'] | undefined {
  return METHODS.find((method) => topicsOf(text).includes(method));
}

const METHODS = ['shippingMethod', 'payment'] as const;

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
