import type { PurchaseOrder } from './purchase.ts';

/** Replaces everything the order says about the customer, and anything that looks like it, by placeholders. */
export function hidePersonalData(text: string, order: PurchaseOrder): string {
  const { contact, shippingAddress, billingAddress } = order;
  const named: [string, string][] = [
    ['EMAIL', contact.email],
    ['FIRST_NAME', contact.firstName],
    ['LAST_NAME', contact.lastName],
    ['PHONE', contact.phone],
    ...[shippingAddress, billingAddress].flatMap((address): [string, string][] =>
      address
        ? [
            ['STREET', address.addressLine1],
            ['STREET_2', address.addressLine2],
            ['CITY', address.city],
            ['POSTAL_CODE', address.postalCode],
          ]
        : [],
    ),
  ];
  let hidden = text;
  for (const [name, value] of named.toSorted((a, b) => b[1].length - a[1].length)) {
    if (value.trim().length < 2) continue;
    hidden = hidden.replace(
      new RegExp(`(?<![\\p{L}\\d])${escapePattern(value.trim())}(?![\\p{L}\\d])`, 'giu'),
      `{${name}}`,
    );
  }
  return hidden.replace(/[\w.+-]+@[\w-]+\.[\w.]+/g, '{EMAIL}').replace(/\d(?:[ .-]?\d){8,18}/g, '{NUMBER}');
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
