import type { FieldKind, FieldSection } from '../seen/types.ts';

const tokens: Record<string, FieldKind> = {
  'honorific-prefix': 'honorific',
  name: 'fullName',
  'given-name': 'firstName',
  'additional-name': 'middleName',
  'family-name': 'lastName',
  organization: 'company',
  email: 'email',
  tel: 'phone',
  'tel-national': 'phone',
  'tel-country-code': 'phoneCountry',
  'tel-area-code': 'phoneArea',
  'tel-local': 'phoneLocal',
  'tel-local-prefix': 'phoneLocal',
  'tel-local-suffix': 'phoneLocal',
  'tel-extension': 'phoneExtension',
  'street-address': 'street',
  'address-line1': 'street',
  'address-line2': 'street2',
  'address-line3': 'street2',
  'address-level1': 'province',
  'address-level2': 'city',
  'postal-code': 'postalCode',
  country: 'country',
  'country-name': 'country',
  bday: 'birthDate',
  'bday-day': 'birthDay',
  'bday-month': 'birthMonth',
  'bday-year': 'birthYear',
  username: 'login',
  'current-password': 'password',
  'new-password': 'password',
  'one-time-code': 'otp',
  'cc-name': 'cardHolder',
  'cc-number': 'cardNumber',
  'cc-exp': 'cardExpiry',
  'cc-exp-month': 'cardExpiryMonth',
  'cc-exp-year': 'cardExpiryYear',
  'cc-csc': 'cardCvc',
};

/** What the page itself declares, when it declares something that exists. */
export function readAutocomplete(value: string): { kind: FieldKind | null; section: FieldSection | null } {
  const words = value.split(/\s+/).filter(Boolean);
  const last = words.filter((w) => w !== 'webauthn').at(-1) ?? '';
  // "shipping off" is a section put before every value: no field is meant, and whose it would be is not told either.
  if (last === 'off' || last === 'on') return { kind: null, section: null };
  const section = words.includes('shipping') ? 'shipping' : words.includes('billing') ? 'billing' : null;
  return { kind: tokens[last] ?? null, section };
}
