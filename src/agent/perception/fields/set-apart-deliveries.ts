import { foldLabel } from '../../../words/fold-text.ts';
import { wordsOf } from '../../../words/match-phrases.ts';
import { findCurrency } from '../../../words/price-text.ts';
import { says } from '../../../words/says.ts';
import type { SnapshotElement } from '../seen/types.ts';
import { readDeliveryDays } from './read-delivery-days.ts';
import { reclassify, type Slot } from './slot.ts';

const pickup = wordsOf('pickup');
const free = wordsOf('free');

export const hasPrice = (text: string): boolean => /\d[.,]\d{2}/.test(text) || findCurrency(text) !== '';

/** A list whose entries cost something. */
export function isPriced({ role, options }: SnapshotElement): boolean {
  return role === 'select' && options.some(({ text }) => hasPrice(text));
}

/**
 * Beside deliveries that cost something, a list without any price asks something else about them: the day, the hour. Beside
 * those that only say how long they take, one that says neither.
 */
export function setApartDays(slots: Slot[]): void {
  const deliveries = slots.filter(({ kind }) => kind === 'shippingOption');
  const radios = deliveries.flatMap(({ element }) => (element.role === 'radio' ? [element] : []));
  for (const slot of deliveries) {
    const { element } = slot;
    if (element.role !== 'select' || isPriced(element)) continue;
    const beside = radios.filter(({ frame, form }) => frame === element.frame && form === element.form);
    const saysDays = element.options.some(({ text }) => readDeliveryDays(text) !== null);
    const told = beside.filter(
      (radio) => hasPrice(`${radio.label} ${radio.nearby}`) || (!saysDays && isDescribed(radio)),
    );
    if (told.length > 1) reclassify(slot, 'other', 'a list without prices beside deliveries that are told', 0);
  }
}

/**
 * Beside deliveries that all say what they cost or how long they take, radio buttons that say neither ask something else
 * under the same heading: whether the parcel is insured, where it is left. Where one of two answers is no, they do so
 * wherever they stand.
 */
export function setApartQuestions(slots: Slot[]): void {
  const radios = slots.filter(({ kind, element }) => kind === 'shippingOption' && element.role === 'radio');
  const groups = [
    ...Map.groupBy(radios, ({ element }) => `${element.frame}:${element.form}:${element.group}`).values(),
  ];
  const described = groups.map((group) => group.filter(({ element }) => isDescribed(element)).length);
  const lists = slots.filter(({ kind, element }) => kind === 'shippingOption' && isPriced(element));
  const hasDeliveries = ({ frame, form }: SnapshotElement) =>
    lists.some(({ element }) => element.frame === frame && element.form === form) ||
    groups.some(
      (group, at) =>
        group.length > 1 &&
        described[at] === group.length &&
        group.every(({ element }) => element.frame === frame && element.form === form),
    );
  for (const [at, group] of groups.entries()) {
    // The words around the first answer may hold the question and its price.
    const isAnother = group.length > 1 && (described[at] ?? 0) <= 1;
    const isOffer = group.length === 2 && group.some(({ element }) => isPlainNo(element));
    if (!isAnother || !(isOffer || group.every(({ element }) => hasDeliveries(element)))) continue;
    const why = isOffer ? 'one of the answers is no' : 'says neither price nor time beside deliveries that do';
    for (const slot of group) reclassify(slot, 'other', why, 0);
  }
}

/** "Yes" or "No thanks" is asked of what comes along, such as an insurance: nobody is offered no delivery at all. */
function isPlainNo({ label }: SnapshotElement): boolean {
  return says('refusal', label) && !hasPrice(label) && readDeliveryDays(label) === null;
}

/** Says what it costs, how long it takes, or that the goods are fetched. */
export function isDescribed({ label, nearby }: SnapshotElement): boolean {
  const words = `${label} ${nearby}`;
  const plain = foldLabel(words);
  return hasPrice(words) || readDeliveryDays(words) !== null || free.test(plain) || pickup.test(plain);
}
