import type { FieldKind } from './types.ts';

/** The parts of a place, as forms ask for them. */
export const ADDRESS_FIELDS: readonly FieldKind[] = [
  'street',
  'street2',
  'houseNumber',
  'postalCode',
  'city',
  'province',
  'country',
];

/** How to reach the person who buys. */
export const CONTACT_FIELDS = [
  'email',
  'emailConfirm',
  'phone',
  'phoneCountry',
  'phoneArea',
  'phoneLocal',
] as const satisfies readonly FieldKind[];

/** What the person who buys is called. */
export const NAME_FIELDS = [
  'firstName',
  'lastName',
  'fullName',
  'firstNameKana',
  'lastNameKana',
  'fullNameKana',
] as const satisfies readonly FieldKind[];

/** Who buys and where they live, by the fields that nearly every checkout asks for. */
export const PERSON_FIELDS: readonly FieldKind[] = [
  'firstName',
  'lastName',
  'fullName',
  'email',
  'phone',
  'street',
  'postalCode',
  'city',
];

/** Everything that only a card form asks for. */
export const CARD_FIELDS: readonly FieldKind[] = [
  'cardNumber',
  'cardHolder',
  'cardExpiry',
  'cardExpiryMonth',
  'cardExpiryYear',
  'cardCvc',
];
