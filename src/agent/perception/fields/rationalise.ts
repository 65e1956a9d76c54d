import { foldLabel } from '../../../words/fold-text.ts';
import { stems } from '../../../words/name-stems.ts';
import { ADDRESS_FIELDS, CARD_FIELDS, NAME_FIELDS } from '../seen/field-groups.ts';
import { realOptions } from '../seen/placeholder-option.ts';
import type { FieldKind, FieldSection } from '../seen/types.ts';
import { formsOfGuests } from './is-guest-answer.ts';
import { isCountryName } from './option-clues.ts';
import { asksForNewsletter } from './section-of-field.ts';
import { reclassify, type Slot } from './slot.ts';

const aboutPaying = new RegExp(
  `credit|debit|kredit|${stems('payment')}|braintree|stripe|adyen|\\b(cc|visa|checkout)\\b`,
);
const bankAccount = new RegExp(stems('bankAccount'));
const personKinds: FieldKind[] = [
  ...NAME_FIELDS,
  'middleName',
  'honorific',
  'company',
  ...ADDRESS_FIELDS,
  'phone',
  'phoneCountry',
  'phoneArea',
  'phoneLocal',
  'vatId',
  'personalId',
];
const addressKinds: FieldKind[] = ['street', 'postalCode', 'city', 'province', 'country'];

/** A card needs a number and an expiry or a code; a lone "card number" is a member's card, a lone "security code" came by text. */
export function checkCards(slots: Slot[]): void {
  const has = (kind: FieldKind): boolean => slots.some((s) => s.kind === kind);
  const expiry = has('cardExpiry') || has('cardExpiryMonth') || has('cardExpiryYear');
  const group = has('cardNumber') && (expiry || has('cardCvc'));
  const anchors = slots.flatMap((s, at) =>
    ['cardNumber', 'cardExpiry', 'cardExpiryMonth', 'cardExpiryYear'].includes(s.kind) ? [at] : [],
  );
  slots.forEach((slot, at) => {
    const near = anchors.some((a) => Math.abs(a - at) <= 2);
    if (slot.kind === 'fullName' && near && group && !has('cardHolder') && !slot.declared)
      reclassify(slot, 'cardHolder', 'a name beside a card');
  });
  for (const slot of slots) {
    if (!CARD_FIELDS.includes(slot.kind) || slot.declared) continue;
    if (group) continue;
    const words = foldLabel(
      `${slot.element.context} ${slot.element.sections.join(' ')} ${slot.element.name} ${slot.element.id} ${slot.element.label}`,
    );
    const money = aboutPaying.test(words);
    if ((slot.kind === 'cardNumber' || slot.kind === 'cardCvc' || slot.kind.startsWith('cardExpiry')) && money)
      continue;
    const account = bankAccount.test(slot.phrase);
    if (slot.kind === 'cardHolder' && account) reclassify(slot, 'other', 'holds an account, not a card', 0);
    else if (slot.kind === 'cardHolder') reclassify(slot, money ? 'cardHolder' : 'fullName', 'no card beside it');
    else if (slot.kind === 'cardCvc') reclassify(slot, 'otp', 'no card beside it');
    else reclassify(slot, 'other', 'no card beside it', 0);
  }
}

/** A day without a month or a year beside it is no birthday, whatever it is called: goods arrive on a day too. */
export function checkBirthdays(slots: Slot[]): void {
  for (const form of Map.groupBy(slots, ({ element }) => `${element.frame}:${element.form}`).values()) {
    if (form.some(({ kind }) => kind === 'birthMonth' || kind === 'birthYear')) continue;
    for (const slot of form)
      if (slot.kind === 'birthDay' && !slot.declared) reclassify(slot, 'other', 'a day without a month', 0);
  }
}

/** A list that names no country is none, whatever it is called: beside one that does it lists what the country consists of. */
export function checkCountries(slots: Slot[]): void {
  const isOfCountries = ({ element }: Slot) => element.options.some(({ text }) => isCountryName(foldLabel(text)));
  const lists = slots.filter(({ kind, element }) => kind === 'country' && element.tag === 'select');
  for (const slot of lists) {
    const { frame, form, options } = slot.element;
    const others = lists.filter((each) => each.element.frame === frame && each.element.form === form);
    if (realOptions(options).length < 2 || isOfCountries(slot) || !others.some(isOfCountries)) continue;
    reclassify(slot, 'province', 'a list without a country, beside one of countries');
  }
}

/** Log-in and search boxes use words of addresses for other things. */
export function checkForms(slots: Slot[]): void {
  const byForm = new Map<string, Slot[]>();
  for (const slot of slots) {
    const key = `${slot.element.frame}:${slot.element.form}`;
    byForm.set(key, [...(byForm.get(key) ?? []), slot]);
  }
  for (const form of byForm.values()) {
    const kinds = new Set(form.map((s) => s.kind));
    const address = addressKinds.filter((k) => kinds.has(k)).length;
    const texts = form.filter((s) => s.element.role === 'textbox');
    const others = texts.filter((s) => s.element.type !== 'password').length;
    for (const slot of form) {
      const second = slot.scores.get('login') ?? 0;
      if (slot.kind === 'fullName' && kinds.has('password') && second > 0.5 && address === 0 && others <= 1)
        reclassify(slot, 'login', 'a name beside a password');
      // Someone who signs up for a mailbox chooses an address; nothing is sent to a street without a place.
      if (slot.kind === 'street' && kinds.has('password') && second > 0 && address === 1)
        reclassify(slot, 'login', 'an address without a place, beside a password');
      if (
        slot.kind === 'street' &&
        kinds.has('email') === false &&
        texts.length === 1 &&
        (slot.scores.get('search') ?? 0) > 0
      )
        reclassify(slot, 'search', 'the only box of its form');
    }
  }
}

/** Whose address, and what the form is for. */
export function settleSections(slots: Slot[]): void {
  const asGuest = formsOfGuests(slots);
  const passwords = new Set(
    slots
      .filter((s) => s.kind === 'password')
      .map((s) => `${s.element.frame}:${s.element.form}`)
      .filter((form) => !asGuest.has(form)),
  );
  const addressed = new Set(
    slots.filter((s) => addressKinds.includes(s.kind)).map((s) => `${s.element.frame}:${s.element.form}`),
  );
  // Nobody checks out in the footer of a page: who is asked for a name or mail there subscribes, or writes to the shop.
  const isInFooter = ({ element }: Slot) =>
    element.landmark === 'footer' && !addressed.has(`${element.frame}:${element.form}`);
  for (const slot of slots) {
    const form = `${slot.element.frame}:${slot.element.form}`;
    const subscribes = slot.kind === 'email' && asksForNewsletter(slot.element) && !addressed.has(form);
    const isAsked = slot.kind === 'email' || personKinds.includes(slot.kind);
    if (subscribes || (isAsked && isInFooter(slot))) slot.section = 'newsletter';
  }
  const mails = slots.filter((s) => s.kind === 'email' && s.section !== 'newsletter').length;
  let current: FieldSection = 'other';
  for (const slot of slots) {
    const form = `${slot.element.frame}:${slot.element.form}`;
    if (CARD_FIELDS.includes(slot.kind)) slot.section = 'payment';
    else if (slot.kind === 'search') slot.section = 'search';
    else if (slot.kind === 'login') slot.section = 'login';
    else if (slot.kind === 'quantity' || slot.kind === 'coupon' || slot.kind === 'giftCard') slot.section = 'cart';
    else if (personKinds.includes(slot.kind)) {
      if (isInFooter(slot)) continue;
      if (slot.section === 'shipping' || slot.section === 'billing') current = slot.section;
      else if (slot.section === 'payment') slot.section = 'billing';
      else if (current !== 'other') slot.section = current;
      else if (slot.section === 'contact' || slot.section === 'other')
        slot.section = addressed.has(form) ? 'shipping' : 'contact';
    } else if (slot.kind === 'email' || slot.kind === 'emailConfirm') {
      // One form may go around the whole page: what is called a newsletter's by its own name stays one.
      if (slot.section === 'newsletter' && (slot.sectionByName || !addressed.has(form))) continue;
      if (addressed.size > 0 && mails === 1) slot.section = 'contact';
      else if (passwords.has(form) && !addressed.has(form) && slot.section !== 'register') slot.section = 'login';
      else if (slot.section !== 'login') slot.section = 'contact';
    }
  }
  joinAddresses(slots);
}

/**
 * A form with one street holds one address, and so does what stands under one heading of it or in one wrapper: a prefix in
 * the names of some fields does not make a second one of it.
 */
function joinAddresses(slots: Slot[]): void {
  const hasOneStreet = (some: readonly Slot[]) => some.filter(({ kind }) => kind === 'street').length === 1;
  const forms = [...Map.groupBy(slots, ({ element }) => `${element.frame}:${element.form}`).values()];
  const blocks = forms.flatMap((form) =>
    hasOneStreet(form)
      ? [form]
      : [...Map.groupBy(form, ({ element }) => element.section).values(), ...wrappersOfStreets(form)].filter(
          hasOneStreet,
        ),
  );
  for (const block of blocks) {
    const whose = block.filter((slot) => personKinds.includes(slot.kind) && WHOSE.has(slot.section));
    const [told, ...others] = new Set(whose.filter(({ sectionByName }) => !sectionByName).map((slot) => slot.section));
    if (told === undefined || others.length > 0) continue;
    // What the address itself is called belongs to it too.
    const isNamed = (slot: Slot) => slot.kind === 'other' && slot.sectionByName && WHOSE.has(slot.section);
    for (const slot of block) if (whose.includes(slot) || isNamed(slot)) slot.section = told;
  }
}

/** What stands around each street without holding another one. */
function wrappersOfStreets(form: readonly Slot[]): Slot[][] {
  const streets = form.filter(({ kind }) => kind === 'street');
  return streets.flatMap((street) => {
    const others = streets.filter((each) => each !== street);
    const widest = street.element.ancestors.findLast((wrapper) => others.every((each) => !isIn(each, wrapper)));
    return widest === undefined ? [] : [form.filter((each) => isIn(each, widest))];
  });
}

function isIn({ element }: Slot, wrapper: number): boolean {
  return element.ancestors.includes(wrapper);
}

const WHOSE: ReadonlySet<FieldSection> = new Set(['shipping', 'billing']);
