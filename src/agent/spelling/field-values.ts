import type { PostalAddress, PurchaseOrder } from '../../orders/index.ts';
import type { FieldKind } from '../perception/index.ts';
import { countryForms, dialCode } from './countries.ts';
import { readingOf } from './kana.ts';
import { spellInKatakana } from './katakana.ts';
import { phoneForms, splitPhone } from './phone-forms.ts';
import { postalForms } from './postal-forms.ts';
import { provinceForms } from './provinces.ts';
import { splitStreet } from './street-parts.ts';

/** Which other fields stand in the same address: they decide how much of the address goes into one field. */
export interface Neighbours {
  houseNumber: boolean;
  street2: boolean;
  lastName: boolean;
  phoneCountry: boolean;
  city: boolean;
  province: boolean;
}

/**
 * The spellings to try for a field, the most natural first. Null when the order says nothing about such a field:
 * it is then left as it is. `isDemanded`: the page does not go on without an answer.
 */
export function fieldForms(
  kind: FieldKind,
  order: PurchaseOrder,
  address: PostalAddress,
  neighbours: Neighbours,
  isDemanded = false,
): string[] | null {
  const { contact } = order;
  const phone = splitPhone(contact.phone, address.country);
  switch (kind) {
    case 'firstName':
      return neighbours.lastName ? [contact.firstName] : [`${contact.firstName} ${contact.lastName}`];
    case 'lastName':
      return [contact.lastName];
    case 'fullName':
      return [`${contact.firstName} ${contact.lastName}`];
    case 'firstNameKana':
      return readings(contact.firstName, isDemanded);
    case 'lastNameKana':
      return readings(contact.lastName, isDemanded);
    case 'fullNameKana':
      return readings(`${contact.lastName} ${contact.firstName}`, isDemanded);
    case 'email':
    case 'emailConfirm':
      return [contact.email];
    case 'phone':
      return neighbours.phoneCountry
        ? [...new Set([phone.national, ...phoneForms(contact.phone, address.country)])]
        : phoneForms(contact.phone, address.country);
    case 'phoneCountry':
      return dialForms(address.country);
    case 'street':
      return streetForms(address, neighbours);
    case 'houseNumber':
      return nonEmpty(splitStreet(address.addressLine1).houseNumber);
    case 'street2':
      return nonEmpty(address.addressLine2);
    case 'postalCode':
      return postalForms(address.postalCode, address.country);
    case 'city':
      return [address.city];
    case 'province': {
      const forms = provinceForms(address.province, address.country);
      return forms.length > 0 ? forms : null;
    }
    case 'country':
      return countryForms(address.country);
    default:
      return null;
  }
}

function streetForms(address: PostalAddress, neighbours: Neighbours): string[] {
  const line = neighbours.houseNumber ? splitStreet(address.addressLine1).street : address.addressLine1;
  // A form with a single line still has to carry the apartment.
  if (address.addressLine2.trim() !== '' && !neighbours.street2) return [`${line}, ${address.addressLine2}`, line];
  return [line];
}

/** Letters tell how a name is spelt, and not how it sounds: they are a reading only for a shop that insists on one. */
function readings(name: string, isDemanded: boolean): string[] | null {
  const reading = readingOf(name) ?? (isDemanded ? spellInKatakana(name) : null);
  return reading === null ? null : [reading];
}

function dialForms(country: string): string[] | null {
  const dial = dialCode(country);
  return dial ? [`+${dial}`, dial, ...countryForms(country)] : null;
}

function nonEmpty(text: string): string[] | null {
  return text.trim() === '' ? null : [text];
}
