import { foldLabel } from '../../../words/fold-text.ts';
import { wordsOf } from '../../../words/match-phrases.ts';
import { classifyFields } from '../fields/classify-fields.ts';
import { plainTitleOver } from '../fields/plain-title.ts';
import { readDeliveryDays } from '../fields/read-delivery-days.ts';
import { readPromisedDates } from '../fields/read-promised-dates.ts';
import { realOptions } from '../seen/placeholder-option.ts';
import type { ElementRef, FieldClass, PageSnapshot, ShippingOption, SnapshotElement } from '../seen/types.ts';
import { deliveryLinks } from './delivery-links.ts';
import { isAboutDelivery, isBareAmount, saysFree, withoutRemarks } from './delivery-words.ts';
import { priceAmong } from './price-among.ts';
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
  // "2nd Day Air, Nov 23" beside "3-Day, Nov 24": what each of them promises says more than what some are called.
  const dates = texts.map((text) => readPromisedDates(text));
  if (!dates.includes(null) && new Set(dates.map((each) => each?.max)).size > 1) return dates;
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
