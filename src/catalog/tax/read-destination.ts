import type { EstimateRequest } from '@cartwright/contract';
import { stateNames } from './state-names.ts';
import { stateOfZip } from './zip-prefixes.ts';

/** Where an order goes. `country` is empty when unknown, `state` outside the United States. */
export type Destination = { zip: string; state: string; country: string };

/** A ZIP alone is taken as a United States ZIP when it is a valid one; an address names its own country. */
export function readDestination(place: EstimateRequest['destination']): Destination {
  const zip = (place.zip ?? place.postalCode ?? '').trim();
  const country = countryCode(place.country ?? '');
  if (country !== '' && country !== 'US') return { zip, state: '', country };
  const province = (place.province ?? '').trim().toUpperCase();
  const named = country === 'US' ? (stateNames[province] ?? '') : '';
  const state = stateOfZip(zip) || named;
  return { zip, state, country: state === '' ? country : 'US' };
}

function countryCode(text: string): string {
  const country = text.trim().toUpperCase().replaceAll('.', '');
  if (/^(?:USA|UNITED STATES(?: OF AMERICA)?)$/.test(country)) return 'US';
  if (/^[A-Z]{2}$/.test(country) || country === '') return country;
  return 'other';
}
