import type { CheerioAPI } from 'cheerio';
import { type Element, isTag } from 'domhandler';
import { cleanText } from './json-value.ts';
import type { ProductFacts } from './product-facts.ts';
import type { ShortText } from './walk-page.ts';

const brandLabels = [
  'brand(?: name)?|make|maker|manufacturer|merek|thương hiệu',
  'marke|hersteller|merk|fabrikant|fabrikaat|varum[aä]rke|m[aæ]rke|varemerke|merke|producent',
  'marque|fabricante?|marca|produttore|produc[aă]tor',
  'marka|zna[cč]ka|v[yý]robc[ea]|proizvo[dđ]a[cč]|proizvajalec|blagovna znamka|brend',
  'm[aá]rka|gy[aá]rt[oó]|üretici|brändi?|tuotemerkki|valmistaja|tootja|kaubam[aä]rk',
  'z[iī]mols|ra[zž]ot[aā]js|gamintojas|prek[eė]s [zž]enklas',
  'производител[ья]?|бренд|марка|виробник|μάρκα|κατασκευαστής',
  'מותג|יצרן|الماركة|العلامة التجارية|ブランド|メーカー|品牌|브랜드|제조사',
];

const labels: { field: 'brand' | 'sku' | 'mpn' | 'gtin'; pattern: RegExp }[] = [
  { field: 'brand', pattern: new RegExp(`^(?:${brandLabels.join('|')})$`, 'i') },
  {
    field: 'sku',
    pattern:
      /^(?:sku|asin|item (?:no\.?|number|code|id|#)|article (?:no\.?|number)|art(?:ikel)?\.?[- ]?(?:nr\.?|nummer)|bestell-?nr\.?|produktnummer|product (?:code|id|no\.?|number)|catalog(?:ue)? (?:no\.?|number)|r[eé]f(?:\.|[eé]rence|erencia|er[eê]ncia)?|c[oó]digo(?: (?:de producto|do produto))?|codice(?: (?:prodotto|articolo))?|code(?: produit| article)?|kod(?: produktu)?|k[oó]d|tuotenumero|tootekood|артикул|код(?: товара)?|[šs]ifra|ebay item number|object number|post id|cod produs)$/i,
  },
  {
    field: 'mpn',
    pattern:
      /^(?:mpn|model(?: (?:no\.?|number))?|manufacturer(?:'s)? part number|part number|modell(?:nummer)?|mod[eè]le|modelo|modello|herstellernummer|item model number|num[eé]ro de mod[eè]le)$/i,
  },
  { field: 'gtin', pattern: /^(?:gtin(?:-?1[34])?|ean(?:-?13)?(?:[- ]?code)?|upc|barcode|isbn(?:-?13)?)$/i },
];

/** What a page states as label and value: table rows, definition lists, "Label: value" lines and neighbouring cells. */
export function readLabelledFacts($: CheerioAPI, texts: ShortText[]): ProductFacts {
  const facts: ProductFacts = {};
  const note = (label: string, value: string): void => {
    const name = cleanText(label).replace(/[\s:#.\u200e\u200f]+$/u, '');
    const text = cleanText(value).replace(/^[\s:#\u200e\u200f]+|\u200e|\u200f/gu, '');
    if (name.length > 30 || text === '' || text.length > 60) return;
    const match = labels.find((entry) => name.split('/').some((part) => entry.pattern.test(part.trim())));
    if (!match || facts[match.field] !== undefined) return;
    // A code is one word; what follows it in the same cell is another element's text.
    const kept = match.field === 'sku' ? (text.split(' ')[0] ?? '') : text;
    if (isPlausible(match.field, kept)) facts[match.field] = kept;
  };
  for (const { node, text } of texts) {
    if (text.length > 95) continue;
    const inline =
      /^([^:#]{2,30}?)\s*[:#]\s*(.{1,60})$/u.exec(text) ?? /^([^\d:#]{2,25}[.°])\s+(\S*\d\S*)$/u.exec(text);
    if (inline) note(inline[1] ?? '', inline[2] ?? '');
    if (text.length > 30) continue;
    const next = nextElement(node);
    if (next) note(text, $(next).text().slice(0, 200));
  }
  return facts;
}

function nextElement(node: Element): Element | undefined {
  for (let next = node.next; next; next = next.next) {
    if (isTag(next)) return next;
  }
  return undefined;
}

function isPlausible(field: string, text: string): boolean {
  if (field === 'brand') return /\p{L}/u.test(text) && text.length <= 40;
  if (field === 'gtin') return /^\d{8,14}$/.test(text);
  // Shops that write codes without digits write them in capitals.
  const isCode = /\d/.test(text) || (field === 'sku' && /^[A-Z][A-Z._/-]{2,}$/.test(text));
  return isCode && /^[\p{L}\p{N} ._/-]{2,40}$/u.test(text);
}
