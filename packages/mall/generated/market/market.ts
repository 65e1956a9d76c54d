import { type Home, homes } from './homes.ts';

/** Where a shop sells: language, money, taxes, and where its ordinary customer lives. */
export interface Market {
  locale: string;
  language: string;
  country: string;
  currency: string;
  decimals: number;
  /** Minor units of a price of about ten euros. */
  tenner: number;
  taxPercent: number;
  taxName: string;
  home: Home;
  rightToLeft: boolean;
  /** House numbers come after the street, so a form may ask for them apart. */
  numberLast: boolean;
}

type Row = [locale: string, currency: string, decimals: number, tenner: number, tax: number, taxName: string];

const rows: readonly Row[] = [
  ['en-US', 'USD', 2, 1100, 7, 'Tax'],
  ['en-GB', 'GBP', 2, 900, 20, 'VAT'],
  ['en-AU', 'AUD', 2, 1600, 10, 'GST'],
  ['en-CA', 'CAD', 2, 1500, 13, 'HST'],
  ['de-DE', 'EUR', 2, 1000, 19, 'MwSt.'],
  ['de-AT', 'EUR', 2, 1000, 20, 'USt.'],
  ['de-CH', 'CHF', 2, 1000, 8, 'MwSt.'],
  ['fr-FR', 'EUR', 2, 1000, 20, 'TVA'],
  ['fr-BE', 'EUR', 2, 1000, 21, 'TVA'],
  ['es-ES', 'EUR', 2, 1000, 21, 'IVA'],
  ['es-MX', 'MXN', 2, 20000, 16, 'IVA'],
  ['it-IT', 'EUR', 2, 1000, 22, 'IVA'],
  ['nl-NL', 'EUR', 2, 1000, 21, 'btw'],
  ['pt-BR', 'BRL', 2, 5500, 17, 'ICMS'],
  ['pt-PT', 'EUR', 2, 1000, 23, 'IVA'],
  ['pl-PL', 'PLN', 2, 4300, 23, 'VAT'],
  ['cs-CZ', 'CZK', 0, 250, 21, 'DPH'],
  ['sv-SE', 'SEK', 2, 11000, 25, 'moms'],
  ['da-DK', 'DKK', 2, 7500, 25, 'moms'],
  ['nb-NO', 'NOK', 2, 11500, 25, 'mva.'],
  ['fi-FI', 'EUR', 2, 1000, 24, 'alv'],
  ['hu-HU', 'HUF', 0, 4000, 27, 'ÁFA'],
  ['ro-RO', 'RON', 2, 5000, 19, 'TVA'],
  ['el-GR', 'EUR', 2, 1000, 24, 'ΦΠΑ'],
  ['tr-TR', 'TRY', 2, 42000, 20, 'KDV'],
  ['ja-JP', 'JPY', 0, 1600, 10, '消費税'],
  ['uk-UA', 'UAH', 2, 45000, 20, 'ПДВ'],
  ['ar-AE', 'AED', 2, 4000, 5, 'ضريبة القيمة المضافة'],
];

const numberLast = new Set(['DE', 'AT', 'CH', 'NL', 'PL', 'CZ', 'SE', 'DK', 'NO', 'FI', 'HU']);

export const markets: readonly Market[] = rows.map(([locale, currency, decimals, tenner, taxPercent, taxName]) => {
  const [language = 'en', country = 'US'] = locale.split('-');
  const home = homes[country];
  if (!home) throw new Error(`nobody lives in ${country}`);
  return {
    locale,
    language,
    country,
    currency,
    decimals,
    tenner,
    taxPercent,
    taxName,
    home: { ...home, country },
    rightToLeft: language === 'ar',
    numberLast: numberLast.has(country),
  };
});
