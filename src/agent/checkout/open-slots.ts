import { paymentKind } from '../../words/payment-words.ts';
import { type ActionKind, AROUND, type FieldKind, type SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { SURE } from '../view/certainty.ts';
import { barredRefs } from '../view/form-submits.ts';
import { isStepHeading } from '../view/is-step-heading.ts';
import { unknownControls } from '../view/unknown-controls.ts';
import { candidates, type View } from '../view/view.ts';
import { blockOf, isOneBlock, PRESSED, topicsBeside } from './block-of.ts';
import { findCardOpener } from './find-card-opener.ts';
import { findPresetPayment } from './find-preset-payment.ts';
import { isAddressSearch } from './is-address-search.ts';
import { METHODS, readOnlySlots } from './read-only-slots.ts';
import { topicsOf } from './topics-of.ts';
import { isOrderShut, waitingBlocks } from './waiting-blocks.ts';

/** A question about address, delivery or payment that the page shows as not answered, and the control that opens its answers. */
export interface OpenSlot {
  about: 'shippingMethod' | 'payment' | 'address';
  opener: SnapshotElement;
  /** It stands in the place of the step's fields: what leads on from there only complains that they are empty. */
  hidesFields?: boolean;
  /** The page asks for the payment or the order already: nothing that leads on from there may be pressed before. */
  comesFirst?: boolean;
}

type Asker = Pick<Run, 'memory'> & Partial<Pick<Run, 'order'>>;

/**
 * Slots that are answered elsewhere, mostly in a layer: an empty field that cannot be typed into, with a control beside
 * it; or a block about something that is still to be given, without any field for it.
 */
export function openSlots(run: Asker, view: View): OpenSlot[] {
  const asked = [
    ...addressSearches(run, view),
    ...addressElsewhere(run, view),
    ...presetPayment(run, view),
    ...hiddenCard(run, view),
    ...ASKED.flatMap((each) => emptyBlocks(run, view, each)),
  ];
  const waiting = waitingBlocks(view).filter((opener) => !asked.some((slot) => slot.opener === opener));
  const blocks = waiting.map((opener): OpenSlot => ({ about: 'address', opener, hidesFields: true }));
  return [...asked, ...blocks, ...readOnlySlots(view, run.memory)];
}

function presetPayment(run: Asker, view: View): OpenSlot[] {
  const opener = findPresetPayment(run, view);
  return opener ? [{ about: 'payment', opener, comesFirst: true }] : [];
}

function hiddenCard(run: Pick<Run, 'memory'>, view: View): OpenSlot[] {
  const opener = findCardOpener(run, view);
  // A link is pressed on the way through a checkout only where it is known what it opens.
  const comesFirst = opener?.role === 'link';
  return opener ? [{ about: 'payment', opener, hidesFields: true, comesFirst }] : [];
}

/** A search for the address stands in the place of its fields. */
function addressSearches({ memory }: Pick<Run, 'memory'>, view: View): OpenSlot[] {
  const isStreet = (element: SnapshotElement) =>
    element.visible && view.fields.get(element.ref)?.kind === 'street' && !isAddressSearch(view, element);
  if (memory.addressDone || view.snapshot.elements.some(isStreet)) return [];
  const said = candidates(view, 'enterManually');
  const openers = said.length > 0 || !memory.cartVerified ? said : handBelowSearch(view);
  return openers.map((opener) => ({ about: 'address', opener, hidesFields: true }));
}

/**
 * Whatever they say: of two buttons between a search in the content of a step without an address and what leads on, the
 * first one searches, and the other one shows the fields. Neither sends a form.
 */
function handBelowSearch(view: View): SnapshotElement[] {
  const shown = view.snapshot.elements.filter(({ visible }) => visible);
  if (shown.some(({ ref }) => PLACE_FIELDS.has(kindAt(view, ref)))) return [];
  const box = shown.find(({ ref, landmark }) => kindAt(view, ref) === 'search' && !AROUND.has(landmark));
  const next = candidates(view, 'continue').find(({ frame, order }) => frame === box?.frame && order > box.order);
  if (!box || !next) return [];
  const [, hand, ...more] = shown.filter(
    ({ frame, order, type }) => frame === box.frame && order > box.order && order < next.order && type === 'button',
  );
  return hand && more.length === 0 && unknownControls(view, KNOWN).includes(hand) ? [hand] : [];
}

/**
 * A page asks how to pay before anybody was asked for an address: what is called "edit the billing address" there leads to
 * where it is given.
 */
function addressElsewhere({ memory }: Pick<Run, 'memory'>, view: View): OpenSlot[] {
  const [asked] = ASKED;
  const shows = (kinds?: ReadonlySet<FieldKind>) =>
    view.snapshot.elements.some(({ ref, visible }) => visible && kinds?.has(view.fields.get(ref)?.kind ?? 'other'));
  const { addressDone, addressGiven, cardTyped, cartVerified } = memory;
  if (addressDone || addressGiven || cardTyped || !cartVerified) return [];
  if (shows(asked?.fields) || !shows(PAYMENT_FIELDS)) return [];
  // Beside a delivery the word for it may be the one for the address: pressed there, it takes the answer back.
  const answers = view.snapshot.elements.filter(({ ref, visible }) => visible && view.fields.has(ref));
  const isOfDelivery = ({ frame, ancestors }: SnapshotElement) => {
    const near = (wrapper: number) =>
      answers
        .filter((each) => each.frame === frame && each.ancestors.includes(wrapper))
        .map(({ ref }) => kindAt(view, ref));
    const own = ancestors.map(near).find((kinds) => kinds.length > 0) ?? [];
    return own.length > 0 && own.every((kind) => kind === 'shippingOption');
  };
  const isAbout = (control: SnapshotElement) => (topic: string) =>
    asked?.topics.has(topic) === true && (topic !== 'shipping' || !isOfDelivery(control));
  const opener = candidates(view, 'edit').find(
    (control) => control.visible && topicsOf(control.text).some(isAbout(control)),
  );
  return opener ? [{ about: 'address', opener, hidesFields: true, comesFirst: true }] : [];
}

const PAYMENT_FIELDS: ReadonlySet<FieldKind> = new Set(['paymentMethod', 'cardNumber']);

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
    fields: PAYMENT_FIELDS,
    isGiven: ({ paymentMethod, cardTyped }) => paymentMethod !== null || cardTyped,
  },
];

/** A coupon's box often stands below the last heading, and belongs to no step. */
const ELSEWHERE: readonly ActionKind[] = ['placeOrder', 'openCoupon', 'viewCart'];

/** Words of a control that opens a block. */
const OPENS: readonly ActionKind[] = ['openSection', 'continue'];

/** The control of a block that opens its questions: it says so, or it is the only one there, or it is called "edit". */
function emptyBlocks(run: Pick<Run, 'memory'>, view: View, asked: Asked): OpenSlot[] {
  const isAsked = ({ ref, visible }: SnapshotElement) =>
    visible && asked.fields.has(view.fields.get(ref)?.kind ?? 'other');
  if (asked.isGiven(run.memory) || view.snapshot.elements.some(isAsked)) return [];
  const { about } = asked;
  const block = unknownControls(view, ELSEWHERE).filter(
    (control) =>
      !showsDelivery(run.memory, control) &&
      !isTitleOfOther(control, asked) &&
      topicsBeside(view, control).some((topic) => asked.topics.has(topic)),
  );
  // Once it is settled how to pay, words that nobody understands might order, unless another control plainly does.
  const isSettled = run.memory.paymentMethod !== null && candidates(view, 'placeOrder').length === 0;
  const lone = loneButton(view, block);
  const isLast = !lone || !isBeforePayment(view, lone);
  const mayOrder =
    (about === 'payment' && !(lone && onlyOpens(view, lone))) || run.memory.cardTyped || (isSettled && isLast);
  const inPlace = mayOrder ? undefined : lone;
  if (inPlace) return [{ about, opener: inPlace, hidesFields: about === 'address' }];
  const known = new Set(OPENS.flatMap((kind) => candidates(view, kind)));
  const says = block.find((control) => known.has(control) || control.expanded === false);
  const opener =
    says ?? emptyStep(run, view, block, about) ?? (about === 'shippingMethod' ? shutBlock(view) : undefined);
  return opener ? [{ about, opener }] : [];
}

/** Where the steps to come are told by buttons, "Delivery method" below the address is the title of the next one. */
function isTitleOfOther({ text }: SnapshotElement, { about }: Asked): boolean {
  const topics = topicsOf(text);
  return about === 'address' && METHODS.some((method) => topics.includes(method));
}

/** "Add a payment" sends no form and names no other way to pay, while the control that orders waits. */
function onlyOpens(view: View, { type, text }: SnapshotElement): boolean {
  return type === 'button' && !/\d/.test(text) && ['card', 'other'].includes(paymentKind(text)) && isOrderShut(view);
}

/** The face of a list that a script drew shows what was chosen from it: pressed, it only asks the same once more. */
function showsDelivery({ shippingOption }: Run['memory'], { text }: SnapshotElement): boolean {
  return shippingOption !== null && shippingOption !== '' && text.includes(shippingOption);
}

/**
 * Between the address and the ways to pay a checkout asks how to send the goods, whatever its heading says: a block there
 * that has no question yet and a control that says it opens something, or nothing but one button. Where the card is
 * asked for after the order, the order's control stands in the place of the ways to pay.
 */
function shutBlock(view: View): SnapshotElement | undefined {
  const asked = view.snapshot.elements.filter(({ visible }) => visible);
  const isAbout = (kinds: ReadonlySet<FieldKind>) => asked.filter(({ ref }) => kinds.has(kindAt(view, ref)));
  const [order] = candidates(view, 'placeOrder');
  const [address, end] = [isAbout(PLACE_FIELDS).at(-1), isAbout(PAYMENT_FIELDS)[0] ?? order];
  const isBetween = (control: SnapshotElement) =>
    address !== undefined &&
    end !== undefined &&
    [address, end].every(({ frame }) => frame === control.frame) &&
    address.order < control.order &&
    control.order < end.order &&
    control.section !== '' &&
    ![address, end].some((other) => isOneBlock(view, other, control)) &&
    !asked.some(({ ref, ...field }) => view.fields.has(ref) && isOneBlock(view, field, control));
  // A button of unknown words that sends a form might order.
  const isHarmless = ({ role, type }: SnapshotElement) => role === 'button' && type === 'button';
  const alone = unknownControls(view, KNOWN).filter(
    (control, _, all) => all.filter((other) => isOneBlock(view, other, control)).length === 1 && isHarmless(control),
  );
  return candidates(view, 'openSection').find(isBetween) ?? (order ? alone.find(isBetween) : undefined);
}

const kindAt = (view: View, ref: string): FieldKind => view.fields.get(ref)?.kind ?? 'other';
const PLACE_FIELDS: ReadonlySet<FieldKind> = new Set(['street', 'postalCode', 'city']);

/**
 * The page asks further down how to pay, and it plainly says what leads on or orders, be it later: further down still, or
 * anywhere in the same form, which some pages draw beside its blocks.
 */
function isBeforePayment({ snapshot, fields, actions }: View, { frame, form, order }: SnapshotElement): boolean {
  const shown = snapshot.elements.filter((each) => each.visible && each.frame === frame);
  const later = shown.filter((each) => each.order > order);
  // Some pages choose the way to pay with buttons, which are no fields.
  const asksCard = ({ role, text }: SnapshotElement) => role === 'button' && paymentKind(text) === 'card';
  const paysAt = later.findIndex((each) => fields.get(each.ref)?.kind === 'paymentMethod' || asksCard(each));
  const leadsOn = ({ ref }: SnapshotElement) =>
    actions.some((action) => action.ref === ref && LEADS_ON.has(action.kind) && action.score >= SURE);
  const ways = [...later.slice(paysAt), ...shown.filter((each) => form >= 0 && each.form === form)];
  return paysAt >= 0 && ways.some(leadsOn);
}

const LEADS_ON: ReadonlySet<ActionKind> = new Set(['continue', 'placeOrder']);

/**
 * What is still empty is called "edit" in many shops. Beside an answer, and behind a step that is open or done, the word
 * means what it says.
 */
function emptyStep(
  run: Pick<Run, 'memory'>,
  view: View,
  block: readonly SnapshotElement[],
  about: OpenSlot['about'],
): SnapshotElement | undefined {
  const { paymentMethod, cardTyped } = run.memory;
  // Titles of closed steps name what is done in them, and do nothing of it yet.
  const said = (kind: ActionKind) => candidates(view, kind).filter((control) => !isStepHeading(view, control));
  // Without an address there is nothing to order yet, whatever the titles of steps to come say.
  const isOrder = about !== 'address' && said('placeOrder').length > 0;
  const isLater = paymentMethod !== null || cardTyped || isOrder;
  const barred = barredRefs(view);
  if (isLater || said('continue').some(({ ref }) => !barred.has(ref))) return undefined;
  const edits = candidates(view, 'edit');
  const own = edits.filter((control) => block.includes(control));
  const isEmpty = (control: SnapshotElement) => blockOf(view, control).length === 1;
  const known = own.find(isEmpty) ?? (about === 'address' ? own[0] : undefined);
  // Nothing else leads on: a title of unknown words without an answer is the next question.
  const isQuestion = (control: SnapshotElement) =>
    control.role !== 'link' && isEmpty(control) && topicsBeside(view, control).length === 0;
  return known ?? unknownControls(view, ELSEWHERE).find((control) => edits.includes(control) && isQuestion(control));
}

/** Whatever it says: a block with nothing else to press is opened by it. */
function loneButton(view: View, block: readonly SnapshotElement[]): SnapshotElement | undefined {
  const [only, ...more] = unknownControls(view, KNOWN).filter((control) => block.includes(control));
  if (!only || more.length > 0 || only.role === 'link') return undefined;
  const isAnswer = (field: SnapshotElement) =>
    field.filled && !PRESSED.has(field.role) && isOneBlock(view, field, only);
  return view.snapshot.elements.some(isAnswer) ? undefined : only;
}

/** What is known to do something other than open a block. */
const KNOWN: readonly ActionKind[] = ['placeOrder', 'edit', 'continue', 'goToCheckout', 'openCoupon', 'viewCart'];
