// Signs are shared between countries; the most common meaning stands unless the page names a code elsewhere.
const bySign: [RegExp, string][] = [
  [/R\$/, 'BRL'],
  [/(?:CA|C)\s?\$/, 'CAD'],
  [/(?:AU|A)\s?\$/, 'AUD'],
  [/NZ\s?\$/, 'NZD'],
  [/HK\s?\$/, 'HKD'],
  [/NT\s?\$/, 'TWD'],
  [/MX\s?\$/, 'MXN'],
  [/€|\beuros?\b/i, 'EUR'],
  [/£/, 'GBP'],
  [/₹|\bRs\b/i, 'INR'],
  [/¥|円/, 'JPY'],
  [/₽|руб/i, 'RUB'],
  [/₩/, 'KRW'],
  [/₪/, 'ILS'],
  [/₺/, 'TRY'],
  [/₴/, 'UAH'],
  [/₫/, 'VND'],
  [/฿/, 'THB'],
  [/z[łl](?![a-z])/i, 'PLN'],
  [/Kč/i, 'CZK'],
  [/\bFt\b/, 'HUF'],
  [/\blei\b/i, 'RON'],
  [/\$/, 'USD'],
];
const codes =
  /\b(USD|EUR|GBP|CHF|CAD|AUD|NZD|SEK|NOK|DKK|PLN|CZK|HUF|RON|BGN|INR|BRL|MXN|SAR|AED|TRY|JPY|CNY|KRW|ZAR|SGD|HKD|TWD|ILS|THB)\b/;

/** An ISO 4217 code out of what shops write where the code belongs. */
export function readCurrency(value: unknown): string | undefined {
  const text = Array.isArray(value) ? value[0] : value;
  if (typeof text !== 'string' || text.trim() === '') return undefined;
  const code = text.trim().toUpperCase();
  return /^[A-Z]{3}$/.test(code) ? code : currencyInText(text);
}

/** The currency a written price names by code or sign. */
export function currencyInText(text: string): string | undefined {
  return codes.exec(text)?.[1] ?? bySign.find(([pattern]) => pattern.test(text))?.[1];
}
