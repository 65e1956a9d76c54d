import type { PostalAddress, PurchaseOrder } from '../../orders/index.ts';

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
    ...named('STREET', [addressLine1, addressLine2, ...words(addressLine1, 4), ...words(addressLine2, 4)]),
    ...named('CITY', [city, ...words(city, 5)]),
    ...named('PROVINCE', province.trim().length >= 3 ? [province] : []),
    ...named('POSTAL_CODE', [postalCode, ...words(postalCode, 4)]),
  ];
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
