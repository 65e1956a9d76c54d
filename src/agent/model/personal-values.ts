import type { PostalAddress, PurchaseOrder } from '../../orders/index.ts';
import { namesField } from '../../words/names-field.ts';

export interface PersonalValue {
  placeholder: string;
  value: string;
}

/** The part of an order that says who the customer is. */
export type PersonalOrder = Pick<PurchaseOrder, 'contact' | 'shippingAddress' | 'billingAddress' | 'couponCodes'>;

/**
 * Everything an order says about its customer, also in the parts and joined forms in which shops show it again. The
 * country and two-letter provinces are left out: they name nobody and stand in every sentence.
 */
export function personalValues(order: PersonalOrder): PersonalValue[] {
  const { contact } = order;
  const values = [
    ...named('NAME', [`${contact.firstName} ${contact.lastName}`, `${contact.lastName} ${contact.firstName}`]),
    ...named('FIRST_NAME', [contact.firstName, ...words(contact.firstName, 3)]),
    ...named('LAST_NAME', [contact.lastName, ...words(contact.lastName, 3)]),
    ...named('EMAIL', [contact.email]),
    ...named(
      'EMAIL',
      [contact.email.split('@')[0] ?? ''].filter((local) => local.length >= 4),
    ),
    ...named('PHONE', phoneForms(contact.phone)),
    ...addressValues(order.shippingAddress),
    ...(order.billingAddress ? addressValues(order.billingAddress) : []),
    ...named('COUPON', order.couponCodes),
  ];
  return values.filter(({ value }) => value.trim().length >= 2);
}

function addressValues(address: PostalAddress): PersonalValue[] {
  const { addressLine1, addressLine2, city, province, postalCode } = address;
  return [
    ...named('STREET', [addressLine1, addressLine2, ...partsOf(addressLine1, 4), ...partsOf(addressLine2, 4)]),
    ...named('CITY', [city, ...partsOf(city, 5)]),
    ...named('PROVINCE', province.trim().length >= 3 ? [province] : []),
    ...named('POSTAL_CODE', [postalCode, ...words(postalCode, 4)]),
  ];
}

/**
 * The line without its numbers, and each word that tells where somebody lives. "State" and "Street" tell nothing alone:
 * every form says them, and one that is masked cannot be read.
 */
function partsOf(line: string, shortest: number): string[] {
  const lettered = line.split(/[^\p{L}\p{N}]+/u).filter((word) => /^\p{L}+$/u.test(word));
  // "12 Calle": the only word of a line is its name.
  if (lettered.length < 2) return words(line, shortest);
  return [lettered.join(' '), ...words(line, shortest).filter((word) => !namesField(word))];
}

/** Shops drop the country code, the leading zero or the area code. */
function phoneForms(phone: string): string[] {
  const digits = phone.replace(/\D/g, '');
  const tails = [12, 11, 10, 9, 8, 7].filter((length) => length < digits.length).map((length) => digits.slice(-length));
  return [digits, ...tails];
}

function words(text: string, shortest: number): string[] {
  const found = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= shortest);
  return found.length > 0 && found[0] !== text ? found : [];
}

function named(placeholder: string, values: readonly string[]): PersonalValue[] {
  return values.map((value) => ({ placeholder, value }));
}
