import { foldLabel } from '../../../words/fold-text.ts';
import { wordsOf } from '../../../words/match-phrases.ts';
import { classifyFields } from '../fields/classify-fields.ts';
import { plainTitleOver } from '../fields/plain-title.ts';
import { readDeliveryDays } from '../fields/read-delivery-days.ts';
import { realOptions } from '../seen/placeholder-option.ts';
import type { ElementRef, FieldClass, Money, PageSnapshot, ShippingOption, SnapshotElement } from '../seen/types.ts';
import { deliveryLinks } from './delivery-links.ts';
import { isAboutDelivery, isBareAmount, saysFree, withoutDates, withoutRemarks } from './delivery-words.ts';
import { pageCurrency, pricesIn, readMoney } from './read-money.ts';
import { timesInUnknownUnits } from './times-in-unknown-units.ts';

const pickup = wordsOf('pickup');

// Sizes in pixels. Set by hand and measured on the whole purchases of drawn shops (`npm run bench:generated`).
/** The wrappers of a single choice that are its own: the nearest ones. */
const OWN_WRAPPERS = 4;
/** A text is on the line of a choice if their middles are closer than this, or than half the choice is high. */
const SAME_LINE = 12;
/** A title is no further above its choice, and no longer, than this. */
const TITLE_DISTANCE = 80;
const TITLE_LETTERS = 80;

/** All that is written beside one choice: its label, and what stands on its line or in its own wrapper. */
function wordsBeside(snapshot: PageSnapshot, element: SnapshotElement, siblings: SnapshotElement[]): string {
  const shared = element.ancestors.find((a) => siblings.some((s) => s.ref !== element.ref && s.ancestors.includes(a)));
  const own = new Set(
    shared === undefined
      ? element.ancestors.slice(0, OWN_WRAPPERS)
      : element.ancestors.slice(0, element.ancestors.indexOf(shared)),
  );
  const texts = snapshot.texts.filter((t) => {
    if (t.frame !== element.frame || t.covered) return false;
    if (t.ancestors.some((a) => own.has(a))) return true;
    if (own.size > 0 || shared === undefined || !t.ancestors.includes(shared)) return false;
    // One line may name all the choices: what it says of another one is not said of this one.
    if (siblings.some(({ label }) => label !== '' && label !== element.label && t.text.includes(label))) return false;
    const middle = t.box.y + t.box.height / 2;
    return Math.abs(middle - (element.box.y + element.box.height / 2)) < Math.max(SAME_LINE, element.box.height / 2);
  });
  const words = texts.map((t) => t.text).join(' · ') || element.text;
  return words.includes(element.label) ? words : `${element.label} · ${words}`;
}

/**
 * Where every choice says the same ("Shipping to Germany"), what tells them apart is the line above each one: the last
 * text before it that comes after the choice before.
 */
function titleAbove(snapshot: PageSnapshot, element: SnapshotElement, choices: readonly SnapshotElement[]): string {
  const before = choices.filter((other) => other.frame === element.frame && other.order < element.order).at(-1);
  const texts = snapshot.texts.filter(
    (text) =>
      text.frame === element.frame &&
      !text.covered &&
      text.order < element.order &&
      text.order > (before?.order ?? -1) &&
      element.box.y - text.box.y < TITLE_DISTANCE &&
      pricesIn(text.text, '').length === 0 &&
      text.text !== element.label &&
      text.text.length < TITLE_LETTERS,
  );
  return texts.at(-1)?.text ?? '';
}

/** A choice that is drawn by a script often keeps a hidden tick of the same name beside it, only to be sent with the form. */
function withoutShadows(choices: readonly SnapshotElement[]): SnapshotElement[] {
  const isDrawnAt = (place: number | undefined, label: string) =>
    choices.some((other) => !other.ariaHidden && other.label === label && other.ancestors[0] === place);
  return choices.filter(({ ariaHidden, label, ancestors }) => !ariaHidden || !isDrawnAt(ancestors[0], label));
}

/**
 * Deliveries of which each has a button of its own that chooses it and goes on: buttons that all say the same, each on a
 * line of its own with what it costs, or at least when it arrives, under a heading about the way of delivery.
 */
function deliveryButtons(snapshot: PageSnapshot): SnapshotElement[] {
  const buttons = snapshot.elements.filter(
    ({ role, visible, disabled, text }) => role === 'button' && visible && !disabled && text !== '',
  );
  const rows = [...Map.groupBy(buttons, ({ text }) => text).values()]
    .map((twins) => {
      if (areTitled(twins) && isAboutDelivery(headingOver(snapshot, twins))) return twins;
      return isUnderPlainTitle(snapshot, twins) || areTimed(snapshot, twins) ? twins : ofDelivery(twins);
    })
    .filter((row) => row.length > 1 && tellsDeliveries(snapshot, row));
  const [row = [], ...others] = rows;
  return others.length === 0 ? row : [];
}

/** Each button has a name beside it, and what that costs; or at least when it arrives, told apart from the others. */
function tellsDeliveries(snapshot: PageSnapshot, row: SnapshotElement[]): boolean {
  const lines = row.map((button) => ({ own: button.text, words: wordsBeside(snapshot, button, row) }));
  const pricesOf = (words: string) => words.split(' · ').flatMap((part) => pricesIn(withoutRemarks(part), ''));
  const isPriced = ({ words }: Line) => pricesOf(words).length === 1 || saysFree(words);
  const isTimed = ({ words }: Line) => pricesOf(words).length === 0 && readDeliveryDays(words) !== null;
  const areNamed = lines.every(({ own, words }) => nameBeside(words, own) !== '');
  const areToldApart = new Set(lines.map(({ words }) => words)).size === lines.length;
  return areNamed && (lines.every(isPriced) || (areToldApart && lines.every(isTimed)));
}

/** What a button says, and all that is written beside it. */
interface Line {
  own: string;
  words: string;
}

const ofDelivery = (buttons: readonly SnapshotElement[]): SnapshotElement[] =>
  buttons.filter(({ section }) => isAboutDelivery(section));

/** Each with a heading of its own, which is then the name of what it chooses and not what the page asks. */
function areTitled(buttons: readonly SnapshotElement[]): boolean {
  const titles = new Set(buttons.map(({ section }) => section));
  return titles.size === buttons.length && !titles.has('');
}

/** The last heading before the first of such titles that outranks it. */
function headingOver({ texts }: PageSnapshot, [first]: readonly SnapshotElement[]): string {
  const before = texts.filter(
    ({ frame, heading, order }) => heading > 0 && frame === first?.frame && order < first.order,
  );
  const own = before.findLast(({ text }) => text === first?.section);
  return before.findLast(({ heading, order }) => own && heading < own.heading && order < own.order)?.text ?? '';
}

/** Buttons of one form under a plain title that is a name of deliveries. */
function isUnderPlainTitle({ texts }: PageSnapshot, buttons: readonly SnapshotElement[]): boolean {
  const [first] = buttons;
  if (!first || buttons.some(({ section, form }) => section !== first.section || form !== first.form)) return false;
  return isAboutDelivery(plainTitleOver(texts, first));
}

/**
 * Whatever stands over them: buttons of one block, each beside what says when the goods come, and none beside a link, as
 * goods on a shelf are.
 */
function areTimed(snapshot: PageSnapshot, buttons: readonly SnapshotElement[]): boolean {
  const [first] = buttons;
  const areOne = buttons.every(
    ({ frame, form, section }) => frame === first?.frame && form === first.form && section === first.section,
  );
  if (!areOne) return false;
  return buttons.every((button) => {
    const shared = button.ancestors.find((a) => buttons.some((each) => each !== button && each.ancestors.includes(a)));
    const [own = shared] = button.ancestors;
    const isBeside = ({ role, frame, ancestors }: SnapshotElement) =>
      role === 'link' && frame === button.frame && own !== shared && ancestors.includes(own ?? -1);
    return readDeliveryDays(wordsBeside(snapshot, button, [...buttons])) !== null && !snapshot.elements.some(isBeside);
  });
}

/** What stands beside a button besides its own words and the price. */
function nameBeside(words: string, own: string): string {
  const named = words
    .split(' · ')
    .filter((part) => part !== own && pricesIn(withoutRemarks(part), '').length === 0 && part.trim() !== '');
  return named[0]?.trim() ?? '';
}

/** A label that is nothing but the price leaves the name to what stands beside it, which is what the sums call it by. */
function nameIfPriced(label: string, beside: string): string {
  if (!isBareAmount(label)) return label;
  const named = beside.split(' · ').filter((part) => /\p{L}/u.test(part) && !isBareAmount(part));
  return named.map((part) => part.trim()).join(' ') || label;
}

/** "Free shipping", and not a sentence about it. */
const LONGEST_FREE = 24;

/**
 * What a delivery costs, of the amounts in the words beside it. An amount that stands alone is the price. In a sentence the
 * price is at its beginning or at its end, and an amount in brackets or in a clause that says "free" is where the free
 * delivery begins: "Standard (free over £40) £3.95". Where only such an amount is named the price is not known: the sums
 * tell it once the delivery is chosen.
 */
function priceAmong(parts: readonly string[], currency: string): Money | null {
  const pricesOf = (part: string) =>
    pricesIn(withoutDates(part), currency).filter(({ amountMinor }) => amountMinor >= 0);
  // A number of days is no price beside an amount with its currency, so the whole part is asked which amounts it has.
  const charged = (part: string): Money[] => {
    const amounts = new Set(pricesOf(withoutRemarks(part)).map(({ amountMinor }) => amountMinor));
    const clauses = clausesOf(part).filter((clause) => !saysFree(clause));
    return clauses.flatMap(pricesOf).filter(({ amountMinor }) => amounts.has(amountMinor));
  };
  const named = new Set(charged(parts[0] ?? '').map(({ amountMinor }) => amountMinor));
  // Cents that are drawn apart are no price: what stands alone has to be in the label too, where that names any, or is set
  // apart there from the number of a date: "Nov 20–24. 49 Ft".
  const isNamed = (part: string, { amountMinor }: Money) =>
    named.size === 0 || named.has(amountMinor) || standsIn(parts[0] ?? '', part);
  const alone = parts.filter(isBareAmount).flatMap((part) => pricesOf(part).filter((price) => isNamed(part, price)));
  if (alone[0]) return alone[0];
  if (parts.slice(1).some((part) => part.length < LONGEST_FREE && !/\d/.test(part) && saysFree(part)))
    return readMoney('free', currency);
  for (const part of parts) {
    const clauses = clausesOf(part);
    const own = charged(part);
    // "Free 6–9 business days": the numbers are the time's.
    const isBare = (clause: string) =>
      !/\d/.test(clause) || (pricesOf(clause).length === 0 && readDeliveryDays(clause) !== null);
    const isFree = clauses.some((clause) => saysFree(clause) && isBare(clause)) || isFreeFrom(part, pricesOf);
    if (own.length === 0 && isFree) return readMoney('free', currency);
    if (own.length === 0 && clauses.length > 1 && clauses.some(saysFree)) continue;
    const prices = own.length > 0 ? own : pricesOf(withoutRemarks(part));
    const price = /^\P{L}*\d/u.test(part) || /\p{L}{4}\P{L}*$/u.test(part) ? prices[0] : prices.at(-1);
    if (price) return price;
  }
  return null;
}

/** Also sentences: "Two days. Free over £40." A dash before a price parts it from the name. */
function clausesOf(part: string): string[] {
  return withoutRemarks(part)
    .split(/[;,](?!\d|\p{Pd})|\.\s+(?=[\p{L}\d])/u)
    .map((clause) => clause.replace(/^[\s\p{Pd}:]+/u, ''));
}

/** As a word of its own: "€ 2" does not stand in "Parcel € 2,83". */
function standsIn(words: string, part: string): boolean {
  return words
    .split(` ${part}`)
    .slice(1)
    .some((rest) => !/^[.,]?\d/.test(rest));
}

/**
 * "Free shipping over $50": on offer for this order, so it is free for it. A delivery of another name that is free from
 * some sum on ("Post (free over $50)") is offered below that sum too.
 */
function isFreeFrom(part: string, pricesOf: (part: string) => readonly Money[]): boolean {
  const inBrackets = /[(（]([^()（）]*)[)）]/u.exec(part)?.[1] ?? '';
  if (pricesOf(inBrackets).length > 0) return false;
  return pricesOf(part).length === 1 && saysFree(part.slice(0, part.search(/\d/)));
}

/** The ways of delivery that can be chosen, each with price and time where the page tells. */
export function readShippingOptions(
  snapshot: PageSnapshot,
  fields: Map<ElementRef, FieldClass> = classifyFields(snapshot),
): ShippingOption[] {
  return tellOffers(listOffers(snapshot, fields), pageCurrency(snapshot));
}

/** The same of the entries of a list that lies open: what each says is all that is known of it. */
export function readListedDeliveries(snapshot: PageSnapshot, entries: readonly SnapshotElement[]): ShippingOption[] {
  const offers = entries.map(({ ref, label, text, checked }) => {
    const words = text || label;
    return { ref, label: words, words, selected: checked === true, optionValue: '' };
  });
  return tellOffers(offers, pageCurrency(snapshot));
}

function tellOffers(offers: readonly Offer[], currency: string): ShippingOption[] {
  const texts = offers.map(({ words }) => words);
  const times = timesOf(texts);
  return offers.map(({ words, ...offer }, at) => {
    const isFree = words.split(' · ').some((part) => saysFree(withoutRemarks(part)));
    return {
      ...offer,
      price: priceAmong(words.split(' · '), currency) ?? (isFree ? readMoney('free', currency) : null),
      isPickup: pickup.test(foldLabel(words)),
      daysMin: times[at]?.min ?? null,
      daysMax: times[at]?.max ?? null,
    };
  });
}

/** A number in the name of some deliveries, such as "48h", says less than what all of them say in a word that nobody knows. */
function timesOf(texts: readonly string[]): { min: number; max: number }[] | ({ min: number; max: number } | null)[] {
  const days = texts.map(readDeliveryDays);
  if (!days.includes(null)) return days;
  const counted = timesInUnknownUnits(texts);
  return !counted.includes(null) || days.every((each) => each === null) ? counted : days;
}

/** A delivery with all that is written of it. */
type Offer = Pick<ShippingOption, 'ref' | 'label' | 'selected' | 'optionValue'> & { words: string };

function listOffers(snapshot: PageSnapshot, fields: Map<ElementRef, FieldClass>): Offer[] {
  const fieldsOfIt = withoutShadows(
    snapshot.elements.filter((e) => e.visible && e.role !== 'link' && fields.get(e.ref)?.kind === 'shippingOption'),
  );
  const choices = fieldsOfIt.length > 0 ? fieldsOfIt : deliveryButtons(snapshot);
  if (choices.length === 0) {
    return deliveryLinks(snapshot, fields).map(({ ref, words }) => {
      const [label = ''] = words;
      return { ref, label, words: words.join(' · '), selected: ref === '', optionValue: '' };
    });
  }
  const wordsOf = new Map(choices.map((each) => [each, wordsBeside(snapshot, each, choices)]));
  const nameOf = (each: SnapshotElement) => each.label || each.text || wordsOf.get(each) || '';
  return choices.flatMap((element): Offer[] => {
    if (element.role === 'select') {
      return realOptions(element.options).map((o) => ({
        ref: element.ref,
        label: o.text,
        words: o.text,
        selected: o.selected,
        optionValue: o.value,
      }));
    }
    const beside = wordsOf.get(element) ?? '';
    if (element.role === 'button') {
      const label = nameBeside(beside, element.text);
      return [{ ref: element.ref, label, words: beside, selected: element.checked === true, optionValue: '' }];
    }
    const twins = choices.some((other) => other !== element && nameOf(other) === nameOf(element));
    const above = twins ? titleAbove(snapshot, element, choices) : '';
    const words = above ? `${above} · ${beside}` : beside;
    const label = (above || nameIfPriced(element.label, beside) || words).split(' · ')[0]?.trim() ?? '';
    return [{ ref: element.ref, label, words, selected: element.checked === true, optionValue: '' }];
  });
}
