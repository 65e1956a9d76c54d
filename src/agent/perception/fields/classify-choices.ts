import { asksOnce } from '../../../words/asks-once.ts';
import { foldLabel } from '../../../words/fold-text.ts';
import { vocabularies } from '../../../words/languages.ts';
import { compile, compileKinds, longest, wordsOf } from '../../../words/match-phrases.ts';
import { stemList, stems } from '../../../words/name-stems.ts';
import { namesLanguage } from '../../../words/names-language.ts';
import { isCardNetwork, paymentKind } from '../../../words/payment-words.ts';
import { says } from '../../../words/says.ts';
import type { FieldKind, PageSnapshot, SnapshotElement } from '../seen/types.ts';
import { namesPayment } from './payment-rows.ts';
import { plainTitleOver } from './plain-title.ts';
import { readDeliveryDays } from './read-delivery-days.ts';
import { findSinglePayment } from './read-instalments.ts';
import { rowWords } from './row-words.ts';
import { hasPrice, isDescribed, isPriced, setApartDays, setApartQuestions } from './set-apart-deliveries.ts';
import { setApartPersons } from './set-apart-persons.ts';
import { settleAddressAnswers } from './settle-address-answers.ts';
import { settleTabs } from './settle-tabs.ts';
import { reclassify, type Slot } from './slot.ts';
import { CHOICES } from './vote-weights.ts';

const sections = compileKinds<'shippingMethod' | 'payment'>('sections');
const pickup = wordsOf('pickup');
const free = wordsOf('free');
const carriers = compile([
  ...vocabularies.map((v) => v.words.day),
  ...stemList('deliveryName'),
  'express | priority | dhl( .{0,15})? | ups | fedex | usps | dpd | gls | hermes | inpost | colissimo | chronopost | correos | poste italiane | postnl | ctt | poczta( polska)? | mondial relay | tnt | seur | mrw | brt | bpost | royal mail | evri',
]);

function wordsFor(
  element: SnapshotElement,
  title: string,
): { label: string; named: string; around: string; attributes: string } {
  return {
    // Names of carriers and payments carry capitals inside: "PostNL" is one word to people and two to `foldLabel`.
    label: `${foldLabel(`${element.label} ${element.text}`)} ${foldLabel(`${element.label} ${element.text}`.toLowerCase())}`,
    named: foldLabel(element.groupLabel),
    around: foldLabel([element.groupLabel, ...(title ? [title] : element.sections.slice(0, 2))].join(' ')),
    // Names that a machine made hold any word by chance: "qkXPaYn6".
    attributes: foldLabel(`${element.name} ${element.id} ${element.context}`),
  };
}

/** Entries of a list that lies open are the answers to one question, as radio buttons are. */
const isOneOfMany = ({ role }: SnapshotElement): boolean => role === 'radio' || role === 'option';

/**
 * Tick boxes that a script keeps to one answer, as radio buttons are by themselves: of one name, each with a value of its
 * own, and exactly one of them is ticked. One that says by itself what it is asked for, such as news, is a question alone.
 */
function ticksOfOne(slots: readonly Slot[]): Set<SnapshotElement> {
  const boxes = slots.filter(({ element }) => element.role === 'checkbox' && element.group !== '');
  const groups = Map.groupBy(boxes, ({ element }) => `${element.frame}:${element.group}:${element.form}`);
  const isOne = (group: readonly Slot[]) =>
    group.length > 1 &&
    group.every(({ kind }) => kind === 'other') &&
    new Set(group.map(({ element }) => element.value)).size === group.length &&
    group.filter(({ element }) => element.checked).length === 1;
  return new Set([...groups.values()].filter(isOne).flatMap((group) => group.map(({ element }) => element)));
}

/** Asked with a tick box, never with a radio button: a radio button called "Standard" is no "default address". */
const TICKS: ReadonlySet<FieldKind> = new Set(['saveDetails', 'newsletter', 'terms']);

/** "Courier (insured up to € 100,00)": what stands in brackets is no extra, where the name outside them is a delivery's. */
function isInsuredDelivery({ label }: SnapshotElement): boolean {
  const name = foldLabel(label.replace(/[(（][^()（）]*[)）]/g, ' '));
  return name !== foldLabel(label) && longest(carriers, name) !== null && !says('extraOffer', name);
}

/** Radio groups and lists of a checkout are ways of delivery or ways of payment; the words of all members decide together. */
export function classifyChoices(slots: Slot[], texts: PageSnapshot['texts']): void {
  const groups = new Map<string, Slot[]>();
  // Choices that a script draws have no name: they answer one question where one name stands over them.
  const keyOf = ({ frame, group, groupLabel, ancestors, form }: SnapshotElement) =>
    `${frame}:${group || `${ancestors[2]} ${groupLabel}`}:${form}`;
  const askedForAccount = new Set<string>();
  const ticks = ticksOfOne(slots);
  settleAddressAnswers(slots);
  for (const slot of slots) {
    const { element } = slot;
    const isOpen =
      slot.kind === 'other' ||
      (element.role === 'radio' &&
        (slot.score < CHOICES.openBelow ||
          TICKS.has(slot.kind) ||
          (slot.kind === 'extra' && isInsuredDelivery(element))));
    if (element.role === 'radio' && slot.kind === 'createAccount') askedForAccount.add(keyOf(element));
    if (!isOpen) continue;
    if (isOneOfMany(element) || ticks.has(element)) {
      const key = keyOf(element);
      groups.set(key, [...(groups.get(key) ?? []), slot]);
    } else if (element.role === 'select' && element.options.length > 0) groups.set(element.ref, [slot]);
  }
  // Beside "open an account" stands "order as a guest", which is neither a delivery nor a way to pay.
  for (const [key, group] of groups) if (!askedForAccount.has(key)) decide(group, texts);
  joinGroups(slots);
  setApartPersons(slots, { shippingOption: speaksOfDelivery, paymentMethod: speaksOfPayment });
  setApartDays(slots);
  setApartQuestions(slots);
  settleTabs(slots);
  for (const slot of slots) {
    if (slot.element.role !== 'button') continue;
    reclassify(slot, 'paymentMethod', 'heads of ways to pay', 1);
    slot.section = 'payment';
  }
}

/**
 * Radio buttons of one name answer one question: one whose own words mislead follows the others. Where each of them says
 * when it arrives or what it costs, one that is known for a delivery is enough: of deliveries none may be left out.
 */
function joinGroups(slots: Slot[]): void {
  const named = slots.filter((s) => s.element.role === 'radio' && s.element.group !== '');
  for (const group of Map.groupBy(named, (s) => `${s.element.frame}:${s.element.group}:${s.element.form}`).values()) {
    pairAddresses(group);
    for (const kind of ['shippingOption', 'paymentMethod'] as const) {
      const known = group.filter((s) => s.kind === kind);
      const [first] = known;
      const areDeliveries = kind === 'shippingOption' && group.every(({ element }) => isDescribed(element));
      const areAll = known.length * 2 > group.length || areDeliveries;
      if (!first || !areAll) continue;
      for (const slot of group) {
        if (slot.kind === kind) continue;
        reclassify(slot, kind, 'as the others of its group', first.score);
        slot.section = first.section;
      }
    }
  }
}

function speaksOfDelivery(list: SnapshotElement): boolean {
  const isOne = (text: string) => {
    const plain = foldLabel(text);
    return longest(carriers, plain) || pickup.test(plain) || free.test(plain) || readDeliveryDays(text);
  };
  return isPriced(list) || list.options.some(({ text }) => isOne(text)) || isTitled(list, 'shippingMethod');
}

function speaksOfPayment(list: SnapshotElement): boolean {
  // `payment[address][language]`: only the last part is the list's own name.
  const own = foldLabel(list.name.split(/[[\].:]+/).findLast(Boolean) ?? '');
  return list.options.some(({ text }) => namesPayment(text)) || isTitled(list, 'payment') || paymentMethod.test(own);
}

/** A list with a name of its own, such as that of the languages, below the title of the payment: neither it nor its entries speak of paying. */
function isOfOtherName(list: SnapshotElement): boolean {
  return list.role === 'select' && list.label !== '' && !speaksOfPayment(list);
}

function isTitled({ label }: SnapshotElement, section: 'shippingMethod' | 'payment'): boolean {
  const words = sections.get(section);
  return words !== undefined && longest(words, foldLabel(label)) !== null;
}

/** Two answers to "which address": beside "the same" stands "another one", however it is put, and the other way round. */
function pairAddresses(group: Slot[]): void {
  for (const kind of ADDRESSES) {
    const same = group.filter((s) => s.kind === kind);
    // One answer at most says "the same": several that speak of addresses ask which spelling is right.
    if (same.length > 1) for (const slot of same) reclassify(slot, 'other', 'one of several such answers', 0);
    const [open, ...more] = group.filter((s) => s.kind !== kind);
    if (group.length !== 2 || !open || more.length > 0 || ADDRESSES.some((known) => known === open.kind)) continue;
    reclassify(
      open,
      kind === 'sameAddress' ? 'differentAddress' : 'sameAddress',
      'the other answer of two',
      CHOICES.otherAddress,
    );
  }
}

/** "Delivery frequency" sells a subscription: where one answer asks for a single order, the others repeat it. */
function asksHowOften(group: readonly Slot[]): boolean {
  const answers = answersOf(group, ({ label, text }) => `${label} ${text}`);
  return answers.filter(asksOnce).length === 1 && answers.length > 1;
}

function answersOf(group: readonly Slot[], wordsOfRadio: (element: SnapshotElement) => string): string[] {
  return group.flatMap(({ element }) =>
    element.role === 'select'
      ? element.options.filter(({ value }) => value !== '').map(({ text }) => text)
      : [wordsOfRadio(element)],
  );
}

/** Every answer names a time in days, and what it costs: whatever the question is called, it is how to send the goods. */
function isTimedAndPriced(group: readonly Slot[]): boolean {
  const answers = answersOf(group, ({ label, text, nearby }) => `${label} ${text} ${nearby}`);
  return answers.length > 1 && answers.some(hasPrice) && answers.every((words) => readDeliveryDays(words));
}

/** Most answers name a payment, one of them a card and another none: whatever stands above them, they choose how to pay. */
function arePayments(group: readonly Slot[]): boolean {
  const answers = answersOf(group, ({ label, text }) => label || text);
  const cards = answers.filter((words) => paymentKind(words) === 'card');
  const named = answers.filter(namesPayment);
  return cards.length > 0 && cards.length < named.length && answers.length - named.length < named.length;
}

/** "American Express" is no fast delivery. */
function areCards(group: readonly Slot[]): boolean {
  return answersOf(group, ({ label, text }) => label || text).filter(isCardNetwork).length > 1;
}

const titles = new RegExp(`^${stems('title')}$`);
const deliveryMethod = new RegExp(stems('deliveryMethod'));
const paymentMethod = new RegExp(stems('paymentMethod'));
/** `shippingAddress` asks where to, not how. */
const addressName = new RegExp(`${stems('address')}(es)?( id)?$`);

/** Pages of payment providers often begin with it. */
function asksLanguage({ options }: Slot['element']): boolean {
  return options.length > 1 && options.every(({ text }) => namesLanguage(text));
}

const ticks = compileKinds<FieldKind>('ticks');

/** "The same" or "ship to another address": whatever one of its answers says of shipping, the list asks where to. */
function asksWhichAddress({ element }: Slot): boolean {
  const isOne = (kind: FieldKind, text: string) => {
    const words = ticks.get(kind);
    return words !== undefined && longest(words, foldLabel(text)) !== null;
  };
  const { role, options } = element;
  return (
    role === 'select' && !isPriced(element) && options.some(({ text }) => ADDRESSES.some((kind) => isOne(kind, text)))
  );
}

const ADDRESSES = ['sameAddress', 'differentAddress'] as const;

function decide(group: Slot[], texts: PageSnapshot['texts']): void {
  // In how many parts the card is charged is asked beside the ways to pay, and is none of them.
  if (group.some(({ element }) => findSinglePayment(element.options) !== null)) return;
  if (group.some((slot) => asksLanguage(slot.element) || asksWhichAddress(slot))) return;
  const titled = group.filter((s) => titles.test(foldLabel(s.element.label || s.element.text))).length;
  if (titled >= 2 || (titled === 1 && group.length === 1)) {
    for (const slot of group) reclassify(slot, 'honorific', 'a choice of titles', CHOICES.titles);
    return;
  }
  let shipping = 0;
  let payment = 0;
  const title = group[0] && group[0].element.role !== 'select' ? plainTitleOver(texts, group[0].element) : '';
  for (const { element } of group) {
    const { label, named, around, attributes } = wordsFor(element, title);
    const labels =
      element.role === 'select'
        ? element.options
            .map((o) => foldLabel(o.text))
            .slice(0, 12)
            .join(' | ')
        : label;
    if (deliveryMethod.test(attributes) && !addressName.test(foldLabel(element.name)))
      shipping += CHOICES.deliveryAttribute;
    if (paymentMethod.test(attributes)) payment += CHOICES.paymentAttribute;
    const method = sections.get('shippingMethod');
    // What the group itself is called settles more than a heading somewhere above it.
    const isCalled =
      method && (longest(method, named) || (isPriced(element) && longest(method, foldLabel(element.label))));
    const isUnder = method && longest(method, around);
    if (isCalled) shipping += CHOICES.groupName;
    else if (isUnder) shipping += CHOICES.heading;
    if (isUnder && hasPrice(`${element.label} ${element.nearby} ${rowWords(element, group, texts)}`))
      shipping += CHOICES.priced;
    const pay = sections.get('payment');
    if (pay && longest(pay, named)) payment += CHOICES.groupName;
    else if (pay && longest(pay, around)) payment += CHOICES.heading;
    if (labels.split(' | ').some(namesPayment)) payment += CHOICES.paymentName;
    if (longest(carriers, labels))
      shipping += hasPrice(`${element.label} ${element.nearby}`) ? CHOICES.carrierWithPrice : CHOICES.carrier;
    if (pickup.test(labels)) shipping += CHOICES.pickup;
    // What names a time in days is sent to somebody, whatever it is called. In a table the time has a cell of its own.
    const saysDays = [`${element.label} ${element.text}`, element.nearby].some((words) => readDeliveryDays(words));
    if (isOneOfMany(element) && saysDays) shipping += CHOICES.days;
  }
  if (isTimedAndPriced(group)) shipping += CHOICES.timedAndPriced * group.length;
  const isOfCards = areCards(group);
  if (isOfCards || arePayments(group)) payment += CHOICES.allPayments * group.length;
  if (isOfCards || asksHowOften(group)) shipping = 0;
  if (group.some(({ element }) => isOfOtherName(element))) payment = 0;
  const best = Math.max(shipping, payment) / group.length;
  if (best < CHOICES.least) return;
  for (const slot of group) {
    reclassify(
      slot,
      payment >= shipping ? 'paymentMethod' : 'shippingOption',
      'words of its group',
      Math.min(1, best / CHOICES.sure),
    );
    slot.section = payment >= shipping ? 'payment' : 'shipping';
  }
}
