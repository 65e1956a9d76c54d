import { usStates } from '../../src/sales-tax.ts';

/** Code and name, of countries whose addresses have a region. Long lists are cut to the best known. */
const named: Record<string, Record<string, string>> = {
  US: usStates,
  CA: {
    AB: 'Alberta',
    BC: 'British Columbia',
    MB: 'Manitoba',
    NB: 'New Brunswick',
    NS: 'Nova Scotia',
    ON: 'Ontario',
    QC: 'Quebec',
    SK: 'Saskatchewan',
  },
  AU: {
    ACT: 'Australian Capital Territory',
    NSW: 'New South Wales',
    QLD: 'Queensland',
    SA: 'South Australia',
    TAS: 'Tasmania',
    VIC: 'Victoria',
    WA: 'Western Australia',
  },
  BR: { BA: 'Bahia', MG: 'Minas Gerais', PR: 'Paraná', RJ: 'Rio de Janeiro', RS: 'Rio Grande do Sul', SP: 'São Paulo' },
  IT: { BO: 'Bologna', FI: 'Firenze', GE: 'Genova', MI: 'Milano', NA: 'Napoli', RM: 'Roma', TO: 'Torino' },
};

const plain: Record<string, readonly string[]> = {
  ES: ['A Coruña', 'Alicante', 'Barcelona', 'Bizkaia', 'Madrid', 'Málaga', 'Sevilla', 'Valencia', 'Zaragoza'],
  MX: ['Aguascalientes', 'Chiapas', 'Ciudad de México', 'Jalisco', 'Nuevo León', 'Oaxaca', 'Puebla', 'Yucatán'],
  RO: ['Brașov', 'București', 'Cluj', 'Constanța', 'Iași', 'Sibiu', 'Timiș'],
  TR: ['Adana', 'Ankara', 'Antalya', 'Bursa', 'İstanbul', 'İzmir', 'Konya'],
  JP: ['北海道', '宮城県', '東京都', '神奈川県', '愛知県', '京都府', '大阪府', '福岡県'],
  AE: ['أبوظبي', 'دبي', 'الشارقة', 'عجمان', 'الفجيرة'],
};

/** Value and text of a select; empty where addresses have no region. */
export function regionsOf(country: string): readonly (readonly [string, string])[] {
  if (named[country]) return Object.entries(named[country]);
  return (plain[country] ?? []).map((name) => [name, name] as const);
}

export function isSameRegion(country: string, a: string, b: string): boolean {
  const clean = (text: string) => text.trim().toLocaleLowerCase();
  const codeOf = (text: string) =>
    regionsOf(country).find(([code, name]) => [clean(code), clean(name)].includes(clean(text)))?.[0] ?? clean(text);
  return codeOf(a) === codeOf(b);
}
