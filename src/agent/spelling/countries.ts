import { foldText } from '../../words/fold-text.ts';

const LANGUAGES =
  'en de fr es it nl pt pl sv da nb fi cs sk hu ro tr el ru uk bg hr sr sl lt lv et ca ja zh zh-TW ko ar he vi th id ms'.split(
    ' ',
  );

// Two letters, three letters and dialling code of the countries shops ship to; the names come from the runtime.
const TABLE =
  'AD:AND:376 AE:ARE:971 AR:ARG:54 AT:AUT:43 AU:AUS:61 BE:BEL:32 BG:BGR:359 BR:BRA:55 CA:CAN:1 CH:CHE:41 CL:CHL:56 ' +
  'CN:CHN:86 CO:COL:57 CY:CYP:357 CZ:CZE:420 DE:DEU:49 DK:DNK:45 EE:EST:372 EG:EGY:20 ES:ESP:34 FI:FIN:358 FR:FRA:33 ' +
  'GB:GBR:44 GR:GRC:30 HK:HKG:852 HR:HRV:385 HU:HUN:36 ID:IDN:62 IE:IRL:353 IL:ISR:972 IN:IND:91 IS:ISL:354 IT:ITA:39 ' +
  'JP:JPN:81 KR:KOR:82 LI:LIE:423 LT:LTU:370 LU:LUX:352 LV:LVA:371 MA:MAR:212 MC:MCO:377 MT:MLT:356 MX:MEX:52 MY:MYS:60 ' +
  'NG:NGA:234 NL:NLD:31 NO:NOR:47 NZ:NZL:64 PE:PER:51 PH:PHL:63 PK:PAK:92 PL:POL:48 PT:PRT:351 RO:ROU:40 RS:SRB:381 ' +
  'RU:RUS:7 SA:SAU:966 SE:SWE:46 SG:SGP:65 SI:SVN:386 SK:SVK:421 TH:THA:66 TN:TUN:216 TR:TUR:90 TW:TWN:886 UA:UKR:380 ' +
  'US:USA:1 UY:URY:598 VN:VNM:84 ZA:ZAF:27';

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
  'south korea': 'KR',
  russia: 'RU',
  turkey: 'TR',
};

interface Country {
  code: string;
  alpha3: string;
  dial: string;
  names: string[];
}

const countries = new Map<string, Country>();
const byName = new Map<string, string>();

for (const entry of TABLE.split(' ')) {
  const [code = '', alpha3 = '', dial = ''] = entry.split(':');
  const names = LANGUAGES.map((language) => new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code);
  countries.set(code, { code, alpha3, dial, names: [...new Set(names)] });
  for (const name of [code, alpha3, ...names]) byName.set(foldText(name), code);
}
for (const [name, code] of Object.entries(OTHER_NAMES)) byName.set(name, code);

/** ISO code of a country written as a name in any language of the list or as a code; null when unknown. */
export function countryCode(text: string): string | null {
  return byName.get(foldText(text)) ?? null;
}

/** Every spelling a drop-down may use for the country, the given text first. */
export function countryForms(text: string): string[] {
  const code = countryCode(text);
  const country = code ? countries.get(code) : undefined;
  if (!country) return [text];
  const others = Object.entries(OTHER_NAMES).flatMap(([name, of]) => (of === country.code ? [name] : []));
  return [...new Set([...country.names, country.code, country.alpha3, text, ...others])];
}

export function dialCode(country: string): string | null {
  return countries.get(countryCode(country) ?? '')?.dial ?? null;
}
