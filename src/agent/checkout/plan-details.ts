import type { PostalAddress, PurchaseOrder } from '../../orders/index.ts';
import { foldText } from '../../words/fold-text.ts';
import {
  CONTACT_FIELDS,
  type FieldClass,
  type FieldKind,
  NAME_FIELDS,
  type SnapshotElement,
} from '../perception/index.ts';
import type { RunMemory } from '../run/run.ts';
import { hasOwnBillingAddress } from '../spelling/billing-address.ts';
import { fieldForms, type Neighbours } from '../spelling/field-values.ts';
import { fittingFirst } from '../spelling/fitting-first.ts';
import { inKanaOf } from '../spelling/kana.ts';
import { formsForBox } from '../spelling/number-forms.ts';
import { splitPhone } from '../spelling/phone-forms.ts';
import { splitStreet } from '../spelling/street-parts.ts';
import type { View } from '../view/view.ts';
import { formsOfRegion } from './forms-of-region.ts';
import { formsOfDistrict, formsOfPlaceList, formsOfUnknown } from './forms-of-unknown.ts';
import { isAddressSearch } from './is-address-search.ts';
import { isDemanded } from './is-demanded.ts';
import { isSideList } from './is-side-list.ts';
import { formsOfNumberSuffix } from './number-suffix.ts';
import { formsOfPhonePart, isCodeApart } from './phone-parts.ts';
import { formsOfPostalPart } from './postal-parts.ts';

/** A visible field that the order has a value for, with the spellings to try. */
export interface WantedField {
  element: SnapshotElement;
  field: FieldClass;
  forms: string[];
  key: string;
  /** Names the field together with its spellings, among its twins: another list of spellings is tried from the start. */
  attempt: string;
}

const FILLABLE = new Set(['textbox', 'select', 'combobox', 'spinbutton']);

export interface AddressPlan {
  /** The page's fields named "billing" are its only address, or the one the goods go to: the order's own goes there. */
  billingIsMain: boolean;
  /** A separate billing address was asked for, or has to be written out because nothing says "same", or was begun by that. */
  fillBilling: boolean;
  /** No street is asked under "billing", because it is the same or comes in a later step: what is asked there is who buys. */
  asksContactOnly: boolean;
}

/** They belong to the person who buys, wherever they are asked, and to no address. An order names one person. */
const OF_CONTACT: ReadonlySet<FieldKind> = new Set([...CONTACT_FIELDS, ...NAME_FIELDS]);

export function planAddresses(view: View, order: PurchaseOrder, memory: RunMemory): AddressPlan {
  const fields = visibleFields(view);
  const streets = fields.filter(({ field }) => field.kind === 'street');
  const billing = streets.some(({ field }) => field.section === 'billing');
  const shipping = streets.some(({ field }) => field.section !== 'billing');
  const saysSame = fields.some(({ field }) => field.kind === 'sameAddress' || field.kind === 'differentAddress');
  const isKnown = streets.some(({ element, field }) => fieldKey(element, field) === memory.mainStreet);
  const isOnly = billing && !shipping && (!memory.addressDone || isKnown);
  const billingIsMain = isOnly || deliversToBilling(fields, order);
  const isAsked = order.billingAddress !== null && (hasOwnBillingAddress(order) || !saysSame);
  const fillBilling = isAsked || repeatsDelivery(fields, order);
  const asksStreet = streets.some(({ element, field }) => field.section === 'billing' && !isShut(element));
  return { billingIsMain, fillBilling, asksContactOnly: !asksStreet };
}

/**
 * "Deliver to my billing address" is ticked: the street of the delivery is shut and repeats that of the bill, and what is
 * written there is the order's one address. A shut street with something else in it, a counter's perhaps, repeats nothing.
 */
function deliversToBilling(fields: readonly Shown[], order: PurchaseOrder): boolean {
  const streets = fields.filter(({ field }) => field.kind === 'street');
  const delivery = streets.filter(({ field }) => field.section !== 'billing');
  const isTold = fields.some(({ element, field }) => field.kind === 'sameAddress' && element.checked === true);
  // What cannot be written to at all is tied to the other, whatever the words of the box that did it.
  const isTied = isTold || delivery.every(({ element }) => element.disabled);
  if (!isTied || hasOwnBillingAddress(order)) return false;
  const ours = foldText(order.shippingAddress.addressLine1);
  const isRepeated = ({ element }: Shown) => {
    const shown = foldText(element.value);
    return isShut(element) && (ours.includes(shown) || shown.includes(ours));
  };
  return (
    delivery.length > 0 &&
    delivery.every(isRepeated) &&
    streets.some(({ element, field }) => field.section === 'billing' && !isShut(element))
  );
}

/**
 * "Same as the delivery" wrote the order's one street below "billing" and left it open: what it could not write there, such
 * as the answer of a list that comes later, is the same address.
 */
function repeatsDelivery(fields: readonly Shown[], order: PurchaseOrder): boolean {
  const { addressLine1 } = order.shippingAddress;
  // The number of the house may have a field of its own.
  const parts = [addressLine1, splitStreet(addressLine1).street].map(foldText).filter(Boolean);
  // Where the delivery asks for the street in one line, the flat stands in it.
  const asGiven = fields
    .filter(({ field }) => field.kind === 'street' && field.section !== 'billing')
    .map(({ element }) => foldText(element.value));
  const ours = [...parts, ...asGiven.filter((shown) => parts.some((part) => shown.startsWith(`${part} `)))];
  const isOurs = ({ element, field }: Shown) =>
    field.kind === 'street' &&
    field.section === 'billing' &&
    !isShut(element) &&
    ours.includes(foldText(element.value));
  return !hasOwnBillingAddress(order) && fields.some(isOurs);
}

/** A field that is shut is another one, repeated: it asks for nothing. */
function isShut({ disabled, readOnly }: SnapshotElement): boolean {
  return disabled || readOnly;
}

/** The page shows an empty billing address that the order has no answer for. */
export function lacksBillingAddress(view: View, order: PurchaseOrder, memory: RunMemory): boolean {
  const plan = planAddresses(view, order, memory);
  if (plan.billingIsMain || plan.fillBilling) return false;
  return visibleFields(view).some(
    ({ element, field }) => field.kind === 'street' && field.section === 'billing' && !element.filled,
  );
}

/** Everything on the page that the order has a value for, in document order. Hidden fields are never in a view. */
export function wantedFields(view: View, order: PurchaseOrder, plan: AddressPlan, memory: RunMemory): WantedField[] {
  const all = visibleFields(view);
  const twins = new Map<string, number>();
  return all.flatMap(({ element, field }): WantedField[] => {
    if (!FILLABLE.has(element.role) || isShut(element)) return [];
    if (field.section === 'login' || field.section === 'newsletter' || field.section === 'search') return [];
    if (field.section === 'register' && !memory.accountNeeded) return [];
    if (isAddressSearch(view, element)) return [];
    if (isFaceOfSelect(element, field, all) || isSideList(view, element, field.kind)) return [];
    const address = isCardCheck(view, { element, field }, all, plan)
      ? (order.billingAddress ?? order.shippingAddress)
      : addressFor(field, order, plan);
    if (!address) return [];
    const shared = all.filter((other) => sameAddress(other.field, field));
    const siblings = shared.map((other) => other.field.kind);
    const phone = splitPhone(order.contact.phone, address.country);
    const isApart = isCodeApart(element, shared, view.snapshot.elements, phone.dial);
    const plain =
      formsOfPlaceList({ element, field }, address, all) ??
      formsOfRegion({ element, field }, address, isDemanded(element)) ??
      formsOfPhonePart({ element, field }, shared, phone.national) ??
      formsOfNumberSuffix({ element, field }, shared, address) ??
      formsOfPostalPart({ element, field }, shared, address.postalCode) ??
      fieldForms(field.kind, order, address, neighboursOf(siblings, isApart), isDemanded(element)) ??
      formsOfUnknown(view, { element, field }, address, siblings) ??
      formsOfDistrict(view, { element, field }, address, siblings);
    const isReading = field.kind.endsWith('Kana');
    const spelt = isReading ? plain?.map((form) => inKanaOf(element.label, form)) : plain;
    const key = fieldKey(element, field);
    const error = element.error || (memory.saidOfAnswer.get(key) ?? '');
    const forms = fittingFirst(spelt ? formsForBox({ ...element, error }, spelt) : [], element.pattern);
    if (forms.length === 0) return [];
    const rank = twins.get(key) ?? 0;
    twins.set(key, rank + 1);
    return [{ element, field, forms, key, attempt: [key, rank, ...forms].join('/') }];
  });
}

/** A styled cover over a native drop-down: setting the drop-down itself is enough, and more reliable. */
function isFaceOfSelect(
  element: SnapshotElement,
  field: FieldClass,
  all: readonly { element: SnapshotElement; field: FieldClass }[],
): boolean {
  if (element.tag === 'select' || (element.role !== 'combobox' && element.role !== 'select')) return false;
  return all.some(
    (other) =>
      other.element.tag === 'select' && other.field.kind === field.kind && other.field.section === field.section,
  );
}

/** Null: the field is not ours to fill. A billing address that was not given is never made up from the other one. */
function addressFor(field: FieldClass, order: PurchaseOrder, plan: AddressPlan): PostalAddress | null {
  if (field.section !== 'billing' || (plan.asksContactOnly && OF_CONTACT.has(field.kind))) return order.shippingAddress;
  if (plan.billingIsMain) return order.billingAddress ?? order.shippingAddress;
  return plan.fillBilling ? (order.billingAddress ?? order.shippingAddress) : null;
}

/** What banks compare with what they know of a card's owner, and the owner's name where it is asked in two fields. */
const OF_CARD_CHECK: ReadonlySet<FieldKind> = new Set(['postalCode', 'country', 'firstName', 'lastName', 'fullName']);

/**
 * A code, a country or a name beside the card's number, on a page or in a form that asks for no billing street: they are a
 * part of the card, whose form is not sent without them, and no second address.
 */
function isCardCheck(view: View, { element, field }: Shown, all: readonly Shown[], plan: AddressPlan): boolean {
  const isInOwnForm = (each: SnapshotElement) => each.form === element.form && each.frame === element.frame;
  const hasStreet = all.some(
    (other) => other.field.kind === 'street' && other.field.section === 'billing' && isInOwnForm(other.element),
  );
  const isApart = plan.asksContactOnly || (element.form >= 0 && !hasStreet);
  if (!isApart || field.section !== 'billing' || !OF_CARD_CHECK.has(field.kind)) return false;
  return all.some(
    (other) =>
      other.field.kind === 'cardNumber' &&
      (isHostedBeside(view, element, other.element) || isInFormOf(element, other.element, view)),
  );
}

/** The number may stand in a frame, which is then what the form has in its place. */
function isInFormOf({ frame, form }: SnapshotElement, number: SnapshotElement, { snapshot }: View): boolean {
  const host = snapshot.frames[number.frame];
  const stands = (each: SnapshotElement) =>
    number.frame === frame
      ? each === number
      : each.role === 'frame' && host?.parent === frame && each.box.x === host.box.x && each.box.y === host.box.y;
  return form >= 0 && snapshot.elements.some((each) => each.frame === frame && each.form === form && stands(each));
}

/** Each field of a card may come in a frame of its own, all from one origin: what that origin asks is asked for the card. */
function isHostedBeside({ snapshot }: View, a: SnapshotElement, b: SnapshotElement): boolean {
  const originOf = ({ frame }: SnapshotElement) => new URL(snapshot.frames[frame]?.url ?? 'about:blank').origin;
  return a.frame > 0 && b.frame > 0 && a.frame !== b.frame && originOf(a) !== 'null' && originOf(a) === originOf(b);
}

type Shown = Pick<WantedField, 'element' | 'field'>;

function visibleFields(view: View): { element: SnapshotElement; field: FieldClass }[] {
  return view.snapshot.elements.flatMap((element) => {
    const field = view.fields.get(element.ref);
    return field && element.visible && field.kind !== 'decoy' ? [{ element, field }] : [];
  });
}

function sameAddress(a: FieldClass, b: FieldClass): boolean {
  return (a.section === 'billing') === (b.section === 'billing');
}

function neighboursOf(kinds: readonly FieldKind[], phoneCountry: boolean): Neighbours {
  const has = (kind: FieldKind) => kinds.includes(kind);
  return {
    houseNumber: has('houseNumber'),
    street2: has('street2'),
    lastName: has('lastName'),
    phoneCountry,
    city: has('city'),
    province: has('province'),
  };
}

/** The same field on another look: refs change, what the page calls the field does not. */
function fieldKey(element: SnapshotElement, field: FieldClass): string {
  return [field.kind, field.section, element.name || element.id || element.label].join('/');
}
