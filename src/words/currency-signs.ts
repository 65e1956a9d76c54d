import { vocabularies } from './languages.ts';

/**
 * How currencies are written in prices, as `sign sign … : ISO code`. Where one sign stands for several currencies, the
 * likeliest comes first. Names of currencies in words stand in the files of the languages, except for languages that
 * have no file.
 */
const table = `
$ ＄:USD|US$ U$S U$ US＄:USD|€ eur:EUR|£ ￡:GBP|₤:ITL|¥ ￥:JPY|RMB CN¥:CNY
A$ AU$ AUD$:AUD|C$ CA$ CDN$ CAD$:CAD|NZ$ NZD$:NZD|HK$ HKD$:HKD|S$ SG$ SGD$:SGD|NT$ NT TWD$:TWD|R$:BRL|MX$ MXN$ Mex$:MXN|AR$ $a:ARS|CLP$:CLP|COL$ COP$:COP
RD$:DOP|J$:JMD|TT$:TTD|BZ$:BZD|B$ BN$:BND|Bds$:BBD|BD$:BMD|EC$:XCD|FJ$ FJD$:FJD|G$ GY$:GYD|L$:LRD|N$:NAD|SI$ SBD$:SBD|SR$ SRD$:SRD|T$:TOP|WS$:WST|Z$ ZW$:ZWL|CUC$:CUC|CUP$:CUP|C$N:NIO|$U:UYU|$b Bs Bs.:BOB|MOP$ MOP:MOP
zł zl:PLN|Kč kč Kc:CZK|Ft:HUF|лв лв. lv:BGN|kn:HRK|din din. дин дин. РСД:RSD|ден ден. den mkd:MKD|KM км:BAM|Lek lekë:ALL
kr kr. Kr KR kroner:SEK|Dkr:DKK|Nkr:NOK|ISK kr:ISK|SFr SFr. Fr. CHF. Sfr:CHF|₣ F FF:FRF|DM:DEM
₽ руб руб. р. Р р RUB Rbl:RUB|₴ грн грн. hrn hrn.:UAH|Br Br. бел.руб:BYN|₸ тг тенге:KZT|so'm som сўм сум:UZS|с сом:KGS|₾ ლ ლარი:GEL|֏ др:AMD|₼ ман:AZN|смн:TJS
₺ TL tl:TRY|₪ שח ש"ח ש״ח nis NIS:ILS|₹ Rs Rs. Re rs रु ரூ রু:INR|₨ PKR Rs:PKR|රු:LKR|৳ Tk:BDT|₩ ￦:KRW|₫ đ VNĐ VND vnđ:VND|฿:THB|Rp Rp.:IDR|RM:MYR|₱ php Php:PHP|₭:LAK|៛:KHR|K Ks:MMK|₮ төгрөг:MNT|Nu. Nu:BTN|Rf Rf. MRf:MVR
AED د.إ Dhs Dh:AED|SR ر.س ﷼ SAR:SAR|ر.ق QR ق.ر:QAR|KD د.ك دك:KWD|BD .د.ب د.ب:BHD|ر.ع. ر.ع OMR:OMR|JD د.ا:JOD|ج.م LE E£ ج.م.:EGP|ل.ل LL L.L.:LBP|د.ع ع.د:IQD|ریال تومان IRR:IRR|د.م. DH dh:MAD|د.ت DT:TND|دج DA د.ج:DZD|ل.د LD:LYD|ج.س ج.س. SDG:SDG|﷼ ر.ي:YER|ش.ج ش.ص:ILS|LS ل.س:SYP|؋ Af:AFN
R ZAR:ZAR|₦:NGN|KSh Ksh KES Kshs:KES|USh Ush:UGX|TSh Tsh:TZS|₵ GH₵ GH¢:GHS|FCFA CFA F\\_CFA:XOF|XAF:XAF|F CFP:XPF|FBu:BIF|Fdj:DJF|FG GFr GNF:GNF|FRw RF RWF:RWF|KMF CF:KMF|Nfk:ERN|E SZL L:SZL|M LSL:LSL|MK:MWK|MT MTn:MZN|P BWP:BWP|UM:MRU|Ar Ariary:MGA|Sh.So. S:SOS|Le:SLL|D GMD:GMD|Db:STN|Esc CVE:CVE|ZK:ZMW|Kz:AOA|FC:CDF
S/ S/. S':PEN|₡:CRC|Q q GTQ:GTQ|L:HNL|C$:NIO|B/. B/:PAB|₲ Gs Gs.:PYG|Bs.F BsF VEF:VES|G:HTG|ƒ Afl. NAf ANG:ANG|VT Vt:VUV|PTE Esc.:PTE|SPL:SPL|₿ BTC Ƀ:BTC|¢ ₵:GHS`;

const signs = table.split(/[|\n]/).flatMap((entry) => {
  const [texts = '', currency = ''] = entry.split(/:(?=[A-Z]{3}$)/);
  const written = texts.trim() === '' ? [] : texts.trim().split(/\s+/);
  return written.map((text) => ({ text: text.replaceAll('\\_', ' '), currency }));
});

const names = vocabularies.flatMap(({ currencyNames = {} }) =>
  Object.entries(currencyNames).flatMap(([currency, texts]) => texts.split(' | ').map((text) => ({ text, currency }))),
);

export const isoCurrencies: ReadonlySet<string> = new Set([
  ...Intl.supportedValuesOf('currency'),
  ...'PTE DEM FRF ITL ESP NLG BEF ATS IEP GRD FIM HRK BTC SPL'.split(' '),
]);

const bySign = new Map<string, string>();
for (const { text, currency } of [...signs, ...names]) if (!bySign.has(text)) bySign.set(text, currency);

/** All signs, the longest first, so that `NZ$` is never read as `$`. */
export const currencySigns: readonly string[] = [...bySign.keys()].sort((a, b) => b.length - a.length);

/** ISO code for a sign or code as written; '' when it is none. */
export function currencyOf(sign: string): string {
  const upper = sign.toUpperCase();
  if (/^[A-Za-z]{3}$/.test(sign) && isoCurrencies.has(upper) && (sign === upper || bySign.get(sign) === undefined))
    return upper;
  return bySign.get(sign) ?? bySign.get(sign.toLowerCase()) ?? '';
}
