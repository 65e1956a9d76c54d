import { countryCode } from './countries.ts';

/** A postal code as given and in the other spellings that forms of its country insist on. */
export function postalForms(postalCode: string, country: string): string[] {
  const given = postalCode.trim();
  const bare = given.replace(/[\s-]/g, '').toUpperCase();
  const code = countryCode(country);
  const plain = withoutCountry(bare, code);
  return [...new Set([given, ...countryForms(plain, code), plain, bare])];
}

/** "LT-01103", "D-10115": the country or its first letter before a code of digits. In Argentina the letter is the province. */
function withoutCountry(bare: string, country: string | null): string {
  const [, letters = '', digits = bare] = /^([A-Z]{1,2})(\d+)$/.exec(bare) ?? [];
  const isCountry = country !== null && country !== 'AR' && (letters === country || letters === country[0]);
  return isCountry ? digits : bare;
}

function countryForms(bare: string, country: string | null): string[] {
  switch (country) {
    case 'US':
      return bare.length === 9 ? [bare.slice(0, 5), `${bare.slice(0, 5)}-${bare.slice(5)}`] : [];
    case 'GB':
      return bare.length > 4 ? [`${bare.slice(0, -3)} ${bare.slice(-3)}`] : [];
    case 'CA':
      return bare.length === 6 ? [`${bare.slice(0, 3)} ${bare.slice(3)}`] : [];
    case 'NL':
      return bare.length === 6 ? [`${bare.slice(0, 4)} ${bare.slice(4)}`, bare.slice(0, 4)] : [];
    case 'PL':
      return bare.length === 5 ? [`${bare.slice(0, 2)}-${bare.slice(2)}`] : [];
    case 'PT':
      return bare.length === 7 ? [`${bare.slice(0, 4)}-${bare.slice(4)}`] : [];
    case 'BR':
      return bare.length === 8 ? [`${bare.slice(0, 5)}-${bare.slice(5)}`] : [];
    case 'LT':
    case 'LV':
    case 'MD':
      return [bare, `${country}-${bare}`];
    case 'SE':
    case 'CZ':
    case 'SK':
    case 'GR':
      return bare.length === 5 ? [`${bare.slice(0, 3)} ${bare.slice(3)}`] : [];
    default:
      return [];
  }
}
