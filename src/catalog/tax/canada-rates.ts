import type { DatedTable } from './dated-table.ts';

/** GST, HST, PST and QST together, in thousandths of a percent: prices in Canada are shown without them. */
export const canadaRates: DatedTable<Record<string, number>> = {
  asOf: '2025-04',
  sources: [
    'Canada Revenue Agency, GST/HST rates by province (canada.ca)',
    'the finance ministries of British Columbia, Manitoba and Saskatchewan, and Revenu Québec',
  ],
  approximate: "Basic groceries are free of tax; rebates, and provinces that exempt children's clothing, are left out.",
  values: {
    AB: 5000,
    BC: 12_000,
    MB: 12_000,
    NB: 15_000,
    NL: 15_000,
    NS: 14_000,
    NT: 5000,
    NU: 5000,
    ON: 13_000,
    PE: 15_000,
    QC: 14_975,
    SK: 11_000,
    YT: 5000,
  },
};

const byLetter: Record<string, string> = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  X: 'NT',
  Y: 'YT',
};

/** Province of a Canadian postal code; an empty string when the text is none. Nunavut shares its letter with NT. */
export function provinceOfPostalCode(text: string): string {
  const code = /^([A-Z])\d[A-Z] ?-?\d[A-Z]\d$/i.exec(text.trim())?.[1]?.toUpperCase();
  return byLetter[code ?? ''] ?? '';
}
