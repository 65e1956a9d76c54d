import { foldLabel } from '../../../words/fold-text.ts';
import { vocabularies } from '../../../words/languages.ts';
import { stemList, stems } from '../../../words/name-stems.ts';
import type { FieldKind, SnapshotElement } from '../seen/types.ts';
import { LISTS, LIST_SHAPES as SHAPES } from './vote-weights.ts';

const codes =
  'US CA GB DE FR ES IT NL BE AT CH PL PT SE DK NO FI IE AU NZ JP CN IN BR MX CZ SK HU RO BG GR TR ZA AR CL AF AL DZ'.split(
    ' ',
  );
const languages = vocabularies.flatMap(({ language }) => language.split('-'));
let names: Set<string> | null = null;

/** Built on first use: asking for names in many languages takes a while. */
function countryNames(): Set<string> {
  names ??= new Set([
    ...languages.flatMap((language) => {
      const display = new Intl.DisplayNames([language], { type: 'region' });
      return codes.map((code) => foldLabel(display.of(code) ?? code));
    }),
    ...stemList('countryName'),
  ]);
  return names;
}

/** Parts of countries, by name or by the code under which forms list them; three of them make a list of parts. */
const provinceCodes =
  'ca tx ny nj al ak az co on qc bc ab mb ns nb sk nl fl ga il wa ma pa oh mi nsw vic qld sa tas act nt ac am ' +
  'ap ba ce df es go mg ms mt pe pi pr rj rn ro rr rs sc se sp to';
const provinces = new Set([...provinceCodes.split(' '), ...stemList('provinceName')]);

const months = new RegExp(`^(0?[1-9]|1[0-2])$|${stems('monthName')}`);
const titles = new RegExp(`^${stems('title')}$`);

export const isCountryName = (label: string): boolean => countryNames().has(label.replace(/ \d+$/, ''));

export interface OptionClue {
  kind: FieldKind;
  /** 0 to 1. */
  sure: number;
}

/** What a list of choices tells by itself. Order and neighbours decide between expiry and birth where the years do not. */
export function clueFromOptions(element: SnapshotElement, thisYear: number): OptionClue | null {
  const options = element.options.filter(
    (o) => o.text.trim() !== '' && !(o.value === '' && element.options.indexOf(o) === 0),
  );
  if (options.length === 0) return null;
  const texts = options.map((o) => foldLabel(o.text));
  const share = (test: (text: string, at: number) => boolean): number => texts.filter(test).length / texts.length;
  const isLong = ({ least, most }: { least: number; most: number }): boolean =>
    texts.length >= least && texts.length <= most;
  const dial = options.filter((o) =>
    /\+\s?\d{1,4}\b|^00\d/.test(`${o.text} ${/^\+\d/.test(o.value) ? o.value : ''}`),
  ).length;
  if (options.length >= SHAPES.dialCodes.least && dial / options.length > SHAPES.dialCodes.share)
    return { kind: 'phoneCountry', sure: LISTS.dialCodes };
  const years = texts
    .map((t) => /^(?:19|20)\d\d$/.exec(t)?.[0])
    .filter((y) => y !== undefined)
    .map(Number);
  if (years.length >= SHAPES.years.least && years.length / texts.length > SHAPES.years.share) {
    const past = years.filter((y) => y < thisYear - SHAPES.years.pastYears).length;
    return { kind: past > years.length / 2 ? 'birthYear' : 'cardExpiryYear', sure: LISTS.years };
  }
  const short = texts.filter(
    (t) => /^\d\d$/.test(t) && Number(t) >= (thisYear - SHAPES.shortYears.pastYears) % 100,
  ).length;
  if (isLong(SHAPES.shortYears) && short / texts.length > SHAPES.shortYears.share && Number(texts[0]) > 12)
    return { kind: 'cardExpiryYear', sure: LISTS.shortYears };
  if (isLong(SHAPES.months) && share((t) => months.test(t.split(' ')[0] ?? t)) > SHAPES.months.share)
    return { kind: 'cardExpiryMonth', sure: LISTS.months };
  if (isLong(SHAPES.days) && share((t) => /^\d{1,2}$/.test(t)) > SHAPES.days.share)
    return { kind: 'birthDay', sure: LISTS.days };
  const countries = texts.filter(isCountryName).length;
  if (
    (countries >= SHAPES.countries.least &&
      countries / Math.min(texts.length, SHAPES.countries.lookedAt) > SHAPES.countries.share) ||
    (texts.length <= SHAPES.countries.least && countries === texts.length)
  ) {
    return { kind: 'country', sure: texts.length > 1 ? LISTS.countries : LISTS.oneCountry };
  }
  const regions = texts.filter((t) => provinces.has(t)).length;
  if (regions >= SHAPES.provinces.least) return { kind: 'province', sure: LISTS.provinces };
  const named = texts.filter((t) => titles.test(t)).length;
  if (isLong(SHAPES.titles) && named / texts.length >= SHAPES.titles.share && named >= SHAPES.titles.least)
    return { kind: 'honorific', sure: LISTS.titles };
  return null;
}
