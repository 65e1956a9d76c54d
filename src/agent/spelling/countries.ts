import { foldText } from '../../words/fold-text.ts';
import { COUNTRY_TABLE } from './country-table.ts';

const LANGUAGES =
  'en de fr es it nl pt pl sv da nb fi cs sk hu ro tr el ru uk bg hr sr sl lt lv et ca ja zh zh-TW ko ar he vi th id ms'.split(
    ' ',
  );

const OTHER_NAMES: Record<string, string> = {
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'united states of america': 'US',
  'u s a': 'US',
  'u s': 'US',
  america: 'US',
  holland: 'NL',
  'czech republic': 'CZ',
  'slovak republic': 'SK',
  'south korea': 'KR',
  'korea republic of': 'KR',
  'republic of korea': 'KR',
  russia: 'RU',
  'russian federation': 'RU',
  turkey: 'TR',
  'viet nam': 'VN',
  'moldova republic of': 'MD',
  'republic of moldova': 'MD',
  'tanzania united republic of': 'TZ',
  'iran islamic republic of': 'IR',
  'taiwan province of china': 'TW',
  'bolivia plurinational state of': 'BO',
  'venezuela bolivarian republic of': 'VE',
  'brunei darussalam': 'BN',
  macedonia: 'MK',
  'ivory coast': 'CI',
};

interface Country {
  code: string;
  alpha3: string;
  dial: string;
  names: string[];
}

interface Countries {
  byCode: Map<string, Country>;
  byName: Map<string, string>;
}

let built: Countries | null = null;

/** Their names come from the runtime, in every language of the list; that takes a moment, once. */
function allCountries(): Countries {
  if (built) return built;
  const byCode = new Map<string, Country>();
  const byName = new Map<string, string>();
  const namings = LANGUAGES.map((language) => new Intl.DisplayNames([language], { type: 'region' }));
  for (const entry of COUNTRY_TABLE.split(' ')) {
    const [code = '', alpha3 = '', dial = ''] = entry.split(':');
    const names = namings.map((naming) => naming.of(code) ?? code);
    byCode.set(code, { code, alpha3, dial, names: [...new Set(names)] });
    for (const name of names) byName.set(foldText(name), code);
  }
  // "Nga" is Russia in Vietnamese, and NGA is Nigeria: a code is meant as one.
  for (const { code, alpha3 } of byCode.values()) for (const name of [alpha3, code]) byName.set(foldText(name), code);
  for (const [name, code] of Object.entries(OTHER_NAMES)) byName.set(name, code);
  built = { byCode, byName };
  return built;
}

/** ISO code of a country written as a name in any language of the list or as a code; null when unknown. */
export function countryCode(text: string): string | null {
  return allCountries().byName.get(foldText(text)) ?? null;
}

/** Every spelling a drop-down may use for the country, the given text first. */
export function countryForms(text: string): string[] {
  const code = countryCode(text);
  const country = code ? allCountries().byCode.get(code) : undefined;
  if (!country) return [text];
  const others = Object.entries(OTHER_NAMES).flatMap(([name, of]) => (of === country.code ? [name] : []));
  return [...new Set([...country.names, country.code, country.alpha3, text, ...others])];
}

export function dialCode(country: string): string | null {
  return allCountries().byCode.get(countryCode(country) ?? '')?.dial ?? null;
}
