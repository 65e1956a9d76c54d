import { foldLabel } from '../../../words/fold-text.ts';
import { compileKinds, longest } from '../../../words/match-phrases.ts';
import { stems } from '../../../words/name-stems.ts';
import { ADDRESS_FIELDS } from '../seen/field-groups.ts';
import type { FieldKind, PageSnapshot } from '../seen/types.ts';
import { plainTitleOver } from './plain-title.ts';
import { is, isText, isUnnamed, near, reclassify, type Slot } from './slot.ts';
import { BY_NEIGHBOURS, DECIDING_VOTE } from './vote-weights.ts';

const secondLine = new RegExp(`2|${stems('secondLine')}`);

/** Line 1 comes before line 2, and an unnamed line between a street and a city is the second line. */
export function settleStreets(slots: Slot[]): void {
  slots.forEach((slot, at) => {
    const before = slots[at - 1];
    const after = slots[at + 1];
    if (before && isNumberBeside(slots, slot, before))
      reclassify(slot, 'houseNumber', 'has to be filled, in the row of the street', BY_NEIGHBOURS.usual);
    if (before && isCalledNumber(slots, slot, before))
      reclassify(slot, 'houseNumber', 'its words say so, behind the street', slot.scores.get('houseNumber') ?? 0);
    if (!isText(slot) || slot.declared) return;
    if (slot.kind === 'houseNumber' && slot.scores.has('postalCode') && lacksCode(slots, slot))
      reclassify(slot, 'postalCode', 'the address has no other postal code', slot.score);
    if (slot.kind === 'houseNumber' && isStreetToo(slot, after) && lacksStreet(slots, slot))
      reclassify(slot, 'street', 'its words name the street as well, or stand over two boxes', slot.score);
    if (slot.kind === 'houseNumber' && isOtherNumber(slots, slot))
      reclassify(slot, 'other', 'a number of something else, and no address around it', 0);
    const previous = [before, slots[at - 2]].find(
      (s) => s && is('street')(s) && s.section === slot.section && s.element.form === slot.element.form,
    );
    if (slot.kind === 'street' && previous && isText(previous) && !hasOwnPlace(slots, slot))
      reclassify(slot, 'street2', 'follows a first address line');
    if (slot.kind === 'street2' && !previous && !near(slots, at, 3, is('street', 'houseNumber'))) {
      const explicit = secondLine.test(
        foldLabel(`${slot.element.label} ${slot.element.name} ${slot.element.placeholder}`),
      );
      const addressed = near(slots, at, 4, is('city', 'postalCode', 'province', 'country')) !== null;
      if (!explicit) reclassify(slot, addressed ? 'street' : 'other', 'no first address line before it');
      else if (!addressed && slot.section !== 'shipping' && slot.section !== 'billing')
        reclassify(slot, 'other', 'no address around it', 0);
    }
    if (before && (asksMore(slot) || isSecondBox(slot, before)) && isBesideStreet(slots, slot, before))
      reclassify(slot, 'houseNumber', 'a box of its own beside a street', BY_NEIGHBOURS.usual);
    const unnamed =
      slot.kind === 'other' && slot.scores.size === 0 && slot.element.label === '' && slot.element.placeholder === '';
    if (unnamed && before && is('street')(before) && after && is('city', 'postalCode', 'street2', 'province')(after)) {
      reclassify(slot, 'street2', 'unnamed line between street and place', BY_NEIGHBOURS.weak);
    }
  });
}

/** "PO number" says more than "number", and its form asks for nothing of an address. */
function isOtherNumber(slots: Slot[], slot: Slot): boolean {
  const { label, placeholder } = slot.element;
  const isNamedSo = foldLabel(label || placeholder) === slot.phrase;
  return (
    !isNamedSo && !ofOneForm(slots, slot).some(is('street', 'street2', 'postalCode', 'city', 'province', 'country'))
  );
}

/** As many postal codes as streets, or cities where there are no codes: each street of the form begins an address. */
function hasOwnPlace(slots: Slot[], slot: Slot): boolean {
  const own = ofOneForm(slots, slot);
  const codes = own.filter(is('postalCode')).length;
  return (codes || own.filter(is('city')).length) >= own.filter(is('street')).length;
}

function ofOneForm(slots: Slot[], { element: { frame, form } }: Slot): Slot[] {
  return slots.filter(({ element }) => element.frame === frame && element.form === form);
}

/** A box that has to be filled and has no words of its own belongs to the question before it. */
function asksMore(slot: Slot | undefined): boolean {
  return slot !== undefined && isAsked(slot) && isUnnamed(slot);
}

/**
 * "Street / No." over a box, and a narrower one without a word behind it that was left empty and is marked: what the shop
 * says of it then is no name. Before that it may as well be a second line that nobody has to fill.
 */
function isSecondBox(slot: Slot, before: Slot): boolean {
  const isNameless = isText(slot) && isUnnamed(slot) && slot.element.invalid;
  const isNarrow = slot.element.box.width < NARROWER * before.element.box.width;
  return isNameless && isNarrow && before.scores.has('houseNumber');
}

const NARROWER = 0.8;

/** Its words name the street as well, or stand over two boxes: no house has two numbers. */
function isStreetToo(slot: Slot, after: Slot | undefined): boolean {
  const isTwin = after?.kind === 'houseNumber' && after.element.form === slot.element.form;
  return slot.scores.has('street') || asksMore(after) || isTwin;
}

/**
 * "Street / No." over one box, or over the first of two: an address has a street before it has a number. That of the bill
 * in the same form is another one, whether a title tells them apart or not: each address has a city of its own.
 */
function lacksStreet(slots: Slot[], slot: Slot): boolean {
  const own = ofOneAddress(slots, slot);
  return own.filter(is('street')).length < Math.max(1, own.filter(is('city')).length);
}

function ofOneAddress(slots: Slot[], slot: Slot): Slot[] {
  return ofOneForm(slots, slot).filter(
    ({ section, element }) => section === slot.section && element.section === slot.element.section,
  );
}

/** "Street / No." over two boxes: nobody has to fill a second line, but the number of a house. */
function isBesideStreet(slots: Slot[], slot: Slot, before: Slot): boolean {
  const own = ofOneAddress(slots, slot);
  return (
    own.includes(before) &&
    is('street')(before) &&
    own.filter(is('houseNumber')).length < own.filter(is('street')).length
  );
}

/**
 * The same by its place, in words that nobody knows: a line that every address has to have, in one row with the street and
 * shorter than it.
 */
function isNumberBeside(slots: Slot[], slot: Slot, before: Slot): boolean {
  const { element } = slot;
  if (slot.kind !== 'street2' || slot.phrase !== '' || !isText(slot) || !element.required) return false;
  if (!isBesideStreet(slots, slot, before)) return false;
  const { x, y, width } = before.element.box;
  return Math.abs(element.box.y - y) < ONE_ROW && element.box.x > x && element.box.width < width;
}

const ONE_ROW = 8;

/** `<input name="building" placeholder="House">`: what people read says the number, what the form calls it another line. */
function isCalledNumber(slots: Slot[], slot: Slot, before: Slot): boolean {
  if (slot.kind !== 'street2' || !isText(slot) || slot.declared) return false;
  // "Street and number" asks for it already.
  if (before.scores.has('houseNumber')) return false;
  return (slot.scores.get('houseNumber') ?? 0) >= DECIDING_VOTE && isBesideStreet(slots, slot, before);
}

/**
 * "CP" is short for the postal code in some languages and for the house number in others. Few addresses do without a
 * postal code, and many without a field for the house number. A form may hold one address for the parcel and one for the
 * bill: each street has a code.
 */
function lacksCode(slots: Slot[], slot: Slot): boolean {
  const own = ofOneForm(slots, slot);
  return own.filter(is('postalCode')).length < own.filter(is('street')).length;
}

/**
 * In an address that lacks only its street, its postal code or its city, the one question beside the others that has to be
 * answered and whose words nobody knows asks for it.
 */
export function settleMissingPart(slots: Slot[]): void {
  const forms = Map.groupBy(slots, ({ element }) => `${element.frame}:${element.form}`);
  for (const own of forms.values()) {
    const [missing, ...alsoMissing] = PLACE.filter((kind) => !own.some(is(kind)));
    const [unknown, ...more] = own.filter((slot) => isAsked(slot) && !isUnnamed(slot));
    if (!missing || alsoMissing.length > 0 || !unknown || more.length > 0) continue;
    if (!near(own, own.indexOf(unknown), 2, is(...PLACE))) continue;
    reclassify(unknown, missing, 'unknown words beside the rest of an address', BY_NEIGHBOURS.weak);
    const after = own[own.indexOf(unknown) + 1];
    if (missing === 'street' && after && asksMore(after))
      reclassify(after, 'houseNumber', 'a box of its own beside a street', BY_NEIGHBOURS.weak);
  }
}

const PLACE: readonly FieldKind[] = ['street', 'postalCode', 'city'];

/** Nobody knows what it asks for, and the shop goes no further without an answer. */
function isAsked(slot: Slot): boolean {
  return isText(slot) && (slot.element.required || slot.element.invalid) && slot.kind === 'other' && !slot.declared;
}

/**
 * The second address of a form is the bill's where the title over it says so, whatever its fields are declared to be:
 * whoever gave no such address is not to have the other one copied there.
 */
export function settleSecondAddress(slots: Slot[], texts: PageSnapshot['texts']): void {
  for (const form of Map.groupBy(slots, ({ element }) => `${element.frame}:${element.form}`).values()) {
    const [first, second] = form.filter(is('street'));
    if (!first || !second || first.section !== second.section) continue;
    const isUnderOne = first.element.section === second.element.section;
    const title = foldLabel(isUnderOne ? plainTitleOver(texts, second.element) : second.element.section);
    if (title === '' || !billing || longest(billing, title)?.phrase !== title) continue;
    const ofAddress = new Set<FieldKind>(ADDRESS_FIELDS);
    for (const slot of form.slice(form.indexOf(second))) if (ofAddress.has(slot.kind)) slot.section = 'billing';
  }
}

const billing = compileKinds<string>('sections').get('billing');
