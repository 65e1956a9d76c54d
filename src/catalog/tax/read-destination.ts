import type { EstimateRequest } from '@cartwright/contract';
import { canadaRates, provinceOfPostalCode } from './canada-rates.ts';
import { stateNames } from './state-names.ts';
import { stateOfZip } from './zip-prefixes.ts';

/** Where an order goes. `country` is empty when unknown, `state` outside the United States and Canada. */
export type Destination = { zip: string; state: string; country: string };

/** A code alone is taken as a ZIP or a Canadian postal code when it is a valid one; an address names its own country. */
export function readDestination(place: EstimateRequest['destination']): Destination {
  const zip = (place.zip ?? place.postalCode ?? '').trim();
  const country = countryCode(place.country ?? '');
  const province = (place.province ?? '').trim().toUpperCase();
  const canadian = provinceOfPostalCode(zip);
  if (country === 'CA' || (country === '' && canadian !== '')) {
    // The letter of Nunavut is that of the Northwest Territories, so that a province which is named decides.
    return { zip, state: province in canadaRates.values ? province : canadian, country: 'CA' };
  }
  if (country !== '' && country !== 'US') return { zip, state: '', country };
  const named = country === 'US' ? (stateNames[province] ?? '') : '';
  const state = stateOfZip(zip) || named;
  return { zip, state, country: state === '' ? country : 'US' };
}

function countryCode(text: string): string {
  const country = text.trim().toUpperCase().replaceAll('.', '');
  if (/^(?:USA|UNITED STATES(?: OF AMERICA)?)$/.test(country)) return 'US';
  if (country === 'CANADA') return 'CA';
  if (/^[A-Z]{2}$/.test(country) || country === '') return country;
  return 'other';
}
