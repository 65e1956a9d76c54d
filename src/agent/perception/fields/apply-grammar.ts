import { foldLabel } from '../../../words/fold-text.ts';
import { stems } from '../../../words/name-stems.ts';
import { says } from '../../../words/says.ts';
import { ADDRESS_FIELDS } from '../seen/field-groups.ts';
import type { FieldKind } from '../seen/types.ts';
import { DATE_KINDS, is, isText, isUnnamed, near, reclassify, type Slot } from './slot.ts';
import { BY_NEIGHBOURS, SECOND_READING } from './vote-weights.ts';

const isChoice = (slot: Slot): boolean => slot.element.role === 'select' || slot.element.role === 'combobox';
const MONTH_ALONE = new RegExp(`^${stems('month')}$`, 'i');
const MONTH_THEN_YEAR = new RegExp(`${stems('month')}.*${stems('year')}`);
export const genericName = new RegExp(`^(?:${stems('your')} )?${stems('anyName')}$`);
const birthWords = new RegExp(stems('birth'));
const expiryWords = new RegExp(stems('expiry'));

/** `Name` beside `Surname` is a first name; `Nom` with no first name in sight is the whole name. */
export function settleNames(slots: Slot[]): void {
  slots.forEach((slot, at) => {
    if (slot.declared || !isText(slot)) return;
    if (slot.kind === 'fullName') {
      if (near(slots, at, 2, is('lastName')) && !near(slots, at, 3, is('firstName')))
        reclassify(slot, 'firstName', 'stands beside a last name');
      else if (near(slots, at, 2, is('firstName')) && !near(slots, at, 3, is('lastName')))
        reclassify(slot, 'lastName', 'stands beside a first name');
    } else if (slot.kind === 'firstName' && genericName.test(slot.phrase)) {
      if (near(slots, at, 3, is('firstName')) && !near(slots, at, 3, is('lastName')))
        reclassify(slot, 'lastName', 'another first name stands beside it');
      else if (!near(slots, at, 4, is('lastName'))) reclassify(slot, 'fullName', 'no last name beside it');
    } else if (slot.kind === 'lastName' && genericName.test(slot.phrase)) {
      if (!near(slots, at, 4, is('firstName', 'fullName', 'middleName')))
        reclassify(slot, 'fullName', 'no first name beside it');
    }
  });
}

const ofBirth: Partial<Record<FieldKind, FieldKind>> = {
  cardExpiry: 'birthDate',
  cardExpiryMonth: 'birthMonth',
  cardExpiryYear: 'birthYear',
};

/** Month, year or both: choices tell by their options, texts by their length, both by who stands beside them. */
export function settleDates(slots: Slot[], thisYear: number): void {
  slots.forEach((slot, at) => {
    if (!is(...DATE_KINDS)(slot) || slot.declared) return;
    const words = foldLabel(
      `${slot.element.label} ${slot.element.name} ${slot.element.id} ${slot.element.groupLabel} ${slot.element.section}`,
    );
    const birth = birthWords.test(words) || near(slots, at, 2, is('birthDay', 'birthYear')) !== null;
    const card = expiryWords.test(words) || near(slots, at, 3, is('cardNumber', 'cardCvc')) !== null;
    if (isChoice(slot)) settleDateChoice(slots, at);
    else settleDateText(slots, at);
    const asBirth = ofBirth[slot.kind];
    if (birth && !card && asBirth && !(isChoice(slot) && slot.kind === 'cardExpiry'))
      reclassify(slot, asBirth, 'part of a birth date');
    if (thisYear > 0 && !birth && card && is('birthDay')(slot) && !isChoice(slot))
      reclassify(slot, 'other', 'a day beside a card', 0);
  });
}

/**
 * A short question of unknown words beside the year or the month of a card: the other half of its date, whatever its
 * letters are ("LL", "JJ *").
 */
export function settleHalfDates(slots: Slot[]): void {
  slots.forEach((slot, at) => {
    if (slot.kind !== 'other' || slot.declared || !isText(slot)) return;
    const { frame, form, maxLength } = slot.element;
    const own = slots.filter(({ element }) => element.frame === frame && element.form === form);
    if (!own.some(is('cardNumber'))) return;
    const [before, after] = [slots[at - 1], slots[at + 1]].map((each) => (each && own.includes(each) ? each.kind : ''));
    if (after === 'cardExpiryYear' && !own.some(is('cardExpiryMonth')))
      reclassify(slot, 'cardExpiryMonth', 'before the year of a card', BY_NEIGHBOURS.usual);
    const isShort = maxLength === 2 || maxLength === 4;
    if (before === 'cardExpiryMonth' && isShort && !own.some(is('cardExpiryYear')))
      reclassify(slot, 'cardExpiryYear', 'after the month of a card', BY_NEIGHBOURS.usual);
  });
}

function settleDateChoice(slots: Slot[], at: number): void {
  const slot = slots[at] as Slot;
  if (slot.kind !== 'cardExpiry' && slot.kind !== 'birthDate') return;
  const previous = slots[at - 1];
  const isSecond = previous !== undefined && is('cardExpiry', 'cardExpiryMonth', 'birthMonth')(previous);
  reclassify(slot, isSecond ? 'cardExpiryYear' : 'cardExpiryMonth', 'one of two choices of a date');
}

function settleDateText(slots: Slot[], at: number): void {
  const [previous, slot, next] = [slots[at - 1], slots[at] as Slot, slots[at + 1]];
  const isShort = (s: Slot | undefined): boolean =>
    s !== undefined && isText(s) && s.element.maxLength > 0 && s.element.maxLength <= 4;
  const monthOnly = MONTH_ALONE.test(slot.element.placeholder.trim());
  if (slot.kind === 'cardExpiryYear' && next && isText(next) && is('cardExpiryYear')(next))
    reclassify(slot, 'cardExpiryMonth', 'first of two years');
  else if (
    slot.kind === 'cardExpiry' &&
    (isShort(slot) || monthOnly) &&
    next &&
    is('cardExpiry', 'cardExpiryYear')(next)
  )
    reclassify(slot, 'cardExpiryMonth', 'first of two short parts');
  else if (slot.kind === 'cardExpiry' && previous && is('cardExpiryMonth')(previous))
    reclassify(slot, 'cardExpiryYear', 'follows the month');
  else if (slot.kind === 'cardExpiry' && slot.element.maxLength === 2 && next && isShort(next)) {
    reclassify(slot, 'cardExpiryMonth', 'first of two short parts');
    if (!is('cardCvc')(next)) reclassify(next, 'cardExpiryYear', 'follows the month');
  } else if (
    (slot.kind === 'cardExpiryMonth' || slot.kind === 'cardExpiryYear') &&
    !near(slots, at, 1, is('cardExpiryMonth', 'cardExpiryYear', 'cardExpiry'))
  ) {
    const { label, placeholder, ariaLabel } = slot.element;
    if (MONTH_THEN_YEAR.test(foldLabel(`${label} ${placeholder} ${ariaLabel}`)))
      reclassify(slot, 'cardExpiry', 'month and year in one');
  }
}

/** Boxes for one character each take a code that was sent, whatever the words around them speak of. */
export function settleCodes(slots: Slot[]): void {
  for (let at = 0; at < slots.length; at += 1) {
    let end = at;
    while (slots[end]?.element.maxLength === 1 && isText(slots[end] as Slot) && !slots[end]?.declared) end += 1;
    if (end - at >= 4)
      for (const slot of slots.slice(at, end)) reclassify(slot, 'otp', 'one of several boxes for one character');
    at = Math.max(at, end);
  }
  for (const slot of slots) {
    const { id, name, context, section } = slot.element;
    const isInBlock = says('namesCoupon', `${name} ${id} ${context}`);
    if (slot.kind === 'otp' && !slot.declared && isInBlock) reclassify(slot, 'coupon', 'a code in a block for coupons');
    // "Custom code" may ask for anything; alone in a block for coupons it asks for one.
    if (isUnclaimed(slot) && isAloneInSection(slots, slot) && (isInBlock || says('namesCoupon', section)))
      reclassify(slot, 'coupon', 'the only question of a block for coupons');
  }
}

function isUnclaimed({ kind, declared, element }: Slot): boolean {
  return kind === 'other' && !declared && element.role === 'textbox' && element.tag === 'input' && !element.disabled;
}

function isAloneInSection(slots: readonly Slot[], { element }: Slot): boolean {
  const { frame, section } = element;
  return (
    section !== '' &&
    slots.filter((each) => each.element.frame === frame && each.element.section === section).length === 1
  );
}

/** A name too weak to speak for itself (`state`, `cap`) counts between fields of an address. */
export function settleWeak(slots: Slot[]): void {
  slots.forEach((slot, at) => {
    if (slot.kind !== 'other') return;
    const best = [...slot.scores].sort((a, b) => b[1] - a[1])[0];
    if (!best || best[1] < BY_NEIGHBOURS.leastName || !ADDRESS_FIELDS.includes(best[0])) return;
    const around = [-2, -1, 1, 2]
      .map((step) => slots[at + step])
      .filter((s) => s && s.element.frame === slot.element.frame);
    const kinds = new Set(around.map((s) => s?.kind).filter((kind) => kind && ADDRESS_FIELDS.includes(kind)));
    if (kinds.size >= 2 && !kinds.has(best[0]))
      reclassify(slot, best[0], 'stands within an address', BY_NEIGHBOURS.weak);
  });
}

/**
 * The same word names a country in one language and a region or a town in another. An address asks for each of them
 * once: of two fields for the same place, the one whose words mean as much another place that is not asked for yet.
 */
export function settleTwins(slots: Slot[]): void {
  slots.forEach((slot, at) => {
    if (slot.declared || !TOWN_TO_COUNTRY.includes(slot.kind)) return;
    const { element, section, scores } = slot;
    const address = slots.filter(
      (each, i) =>
        i !== at &&
        each.section === section &&
        each.element.form === element.form &&
        each.element.frame === element.frame,
    );
    if (!address.some(is(slot.kind))) return;
    const least = slot.score * SECOND_READING.asLong * SECOND_READING.asLong;
    const other = TOWN_TO_COUNTRY.find((kind) => (scores.get(kind) ?? 0) >= least && !address.some(is(kind)));
    if (other) reclassify(slot, other, `another field asks for the ${slot.kind}`);
  });
}

const TOWN_TO_COUNTRY: FieldKind[] = ['city', 'province', 'country'];

/** A number cut into short boxes: the first is the area, the rest the local part. */
export function settlePhones(slots: Slot[]): void {
  slots.forEach((slot, at) => {
    const roomy = slot.element.maxLength === 0 || slot.element.maxLength > 5;
    if (slot.kind === 'phoneArea' && !slot.declared && roomy && !near(slots, at, 1, is('phone', 'phoneLocal')))
      reclassify(slot, 'phone', 'no further part beside it');
  });
  for (let at = 0; at < slots.length; at += 1) {
    const first = slots[at];
    if (first?.kind !== 'phone' || first.element.maxLength === 0 || first.element.maxLength > 4) continue;
    let end = at + 1;
    while (
      slots[end] &&
      isText(slots[end] as Slot) &&
      [0, 1, 2, 3, 4].includes((slots[end] as Slot).element.maxLength) &&
      (slots[end] as Slot).element.maxLength > 0 &&
      (is('phone', 'phoneArea', 'phoneLocal', 'other')(slots[end] as Slot) || isUnnamed(slots[end] as Slot)) &&
      end - at < 3
    )
      end += 1;
    if (end - at < 2) continue;
    reclassify(first, 'phoneArea', 'first of several short boxes');
    for (let i = at + 1; i < end; i += 1)
      reclassify(slots[i] as Slot, 'phoneLocal', 'later part of a telephone number', BY_NEIGHBOURS.usual);
    at = end - 1;
  }
}

/** A card number cut into boxes of the same length: words often stand at the first one only. */
export function settleCardBoxes(slots: Slot[]): void {
  slots.forEach((slot, at) => {
    const before = slots[at - 1];
    if (before?.kind !== 'cardNumber' || slot.declared || !isText(slot)) return;
    const { form, frame, maxLength } = before.element;
    const isBox = maxLength > 1 && maxLength <= LONGEST_BOX && slot.element.maxLength === maxLength;
    const isBeside = slot.element.form === form && slot.element.frame === frame;
    if (isBox && isBeside && isUnnamed(slot))
      reclassify(slot, 'cardNumber', 'next box of a card number', BY_NEIGHBOURS.usual);
  });
}

const LONGEST_BOX = 6;

/** Two e-mail addresses in a row: the second repeats the first. */
export function settleRepeats(slots: Slot[]): void {
  slots.forEach((slot, at) => {
    const previous = slots[at - 1];
    if (!previous || previous.element.form !== slot.element.form) return;
    if (slot.kind === 'email' && previous.kind === 'email' && isText(slot))
      reclassify(slot, 'emailConfirm', 'repeats the mail address before it');
    const twins = slot.element.type === previous.element.type && slot.element.visible === previous.element.visible;
    // A hidden or readable twin of a password field shows what is typed; it does not ask for it again.
    if (slot.kind === 'password' && previous.kind === 'password' && slot.element.type === 'password' && twins)
      reclassify(slot, 'passwordConfirm', 'repeats the password before it');
  });
}
