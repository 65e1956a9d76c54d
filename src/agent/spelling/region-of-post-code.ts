import type { PostalAddress } from '../../orders/index.ts';
import { countryCode } from './countries.ts';
import { REGIONS_BY_POST_CODE } from './regions-by-post-code.ts';

/**
 * The names of the region that an address lies in, where its country's addresses have none and the post code settles it.
 * Many shop programs ask for one in every country. Nothing is guessed: without a sure answer there is none.
 */
export function regionOfPostCode({ postalCode, country }: Pick<PostalAddress, 'postalCode' | 'country'>): string[] {
  const code = countryCode(country) ?? '';
  // "SI-1000", "1000 AB": what stands before or behind the digits tells no region.
  const digits = postalCode.replace(new RegExp(`^${code}[-\\s]`, 'i'), '').replace(/\D/g, '');
  if (digits === '') return [];
  const found = (REGIONS_BY_POST_CODE[code] ?? '')
    .split('; ')
    .flatMap((entry) => {
      const [starts = '', names = ''] = entry.split('=');
      return starts.split(' ').map((start) => ({ start, names }));
    })
    .filter(({ start }) => start !== '' && digits.startsWith(start))
    .toSorted((a, b) => b.start.length - a.start.length)[0];
  return found ? found.names.split('|').filter(Boolean) : [];
}

/** The town itself, as many lists name a region after its town, in countries whose addresses have no region. */
export function townAsRegion({ city, country }: Pick<PostalAddress, 'city' | 'country'>): string[] {
  const code = countryCode(country) ?? '';
  const hasNone = REGIONS_BY_POST_CODE[code] !== undefined || NAMED_AFTER_TOWNS.has(code);
  return city.trim() !== '' && hasNone ? [city] : [];
}

const NAMED_AFTER_TOWNS: ReadonlySet<string> = new Set(['BG', 'EE', 'GR', 'LT', 'LV', 'RS', 'TR', 'UA']);
