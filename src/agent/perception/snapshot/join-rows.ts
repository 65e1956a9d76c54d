import { parsePrices } from '../../../words/price-text.ts';
import { roleOfLabel } from '../../../words/role-of-label.ts';
import { says } from '../../../words/says.ts';
import type { AmountRow, TextBlock } from '../seen/types.ts';
import { findAmountsFirst } from './amounts-first.ts';
import { findHeadedSums } from './headed-sums.ts';
import { isCurrency } from './is-currency.ts';
import { namesAmount } from './names-amount.ts';
import { joinSignsBeside, withMinus } from './signs-beside.ts';
import { splitColumns } from './split-columns.ts';
import { splitToldTwice } from './split-told-twice.ts';
import { readLineSum } from './sum-in-one-line.ts';
import { tellsInBrackets, withoutRemark } from './tells-in-brackets.ts';
import { withoutMeasures } from './without-measures.ts';

const amount =
  /(?:^|[\s(:])[-–−‐‑+]?\s*(?:[A-Z]{2,3}\s?)?(?:[$€£¥₹₽₺₴₩]|kr|zł|Kč|Ft|lei|CHF|EUR|USD|GBP|PLN|SEK|NOK|DKK|R\$)?\s?[-–−‐‑]?\s?\d[\d.,'’ {2}\s]*\d?\s?(?:[$€£¥₹₽₺₴₩]|kr\b|zł|Kč|Ft\b|lei\b|,-|[A-Z]{3}\b)?/;
const money =
  /[$€£¥₹₽₺₴₩]|\b(?:kr|zł|CHF|EUR|USD|GBP|PLN|SEK|NOK|DKK|AUD|CAD|BRL|CZK|HUF|RON)\b|zł|Kč|\d[.,]\d{2}(?!\d)/;
/** A word in place of the amount. */
const isFree = (text: string): boolean => /^([\p{L} ]+|0)$/u.test(text) && says('freeAmount', text);

/** Letters: of an amount, of its signs, of a name, of a name and amount in one text, of a remark behind an amount. */
const LETTERS = { amount: 40, signs: 12, name: 160, joined: 90, remark: 4 };
/** Larger letters than ordinary text, in pixels. */
const LARGE_FONT = 16;
/** How much of the lower height two texts of one line share. */
const LINE_OVERLAP = 0.4;
/** How many texts before and after an amount may name it, and how many wrappers away, on its line and above it. */
const REACH = { before: 6, after: 2, depthOnLine: 7, depthAbove: 3 };
/** What makes a text unlikely as the name of an amount; the cheapest one below the limit names it. */
const COST = { limit: 12, otherLine: 3, perText: 0.5, after: 2 };

/** `XL (+ $5.00)`: what a choice adds to the price speaks of that choice. */
const SURCHARGE = /\p{L}\s*[(（]\s*[+＋]/u;

/** `3 $6.50`: a number before the sign of an amount counts what costs so much. */
const COUNT_FIRST = /^\p{Nd}{1,3}\s+\p{Sc}\s?\p{Nd}/u;

/** `split into 4 × £14.34`: one of several parts is not what is paid. */
const IN_PARTS = /\p{L}{2}.*\p{Nd}\s*[×x]\s*\P{L}{0,4}\p{Nd}/u;

export function looksLikeAmount(text: string): boolean {
  const trimmed = withoutRemark(withoutMeasures(text).trim());
  if (trimmed.length > LETTERS.amount) return false;
  if (isFree(trimmed)) return true;
  if (!/\p{Nd}/u.test(trimmed) || SURCHARGE.test(trimmed) || tellsInBrackets(trimmed)) return false;
  if (COUNT_FIRST.test(trimmed) || IN_PARTS.test(trimmed)) return false;
  const hasOnlySigns = trimmed.replace(/[\p{Nd}\p{Cf}\s.,'’\-–−‐‑+()（）%*]/gu, '').length <= LETTERS.signs;
  return (
    hasOnlySigns &&
    ((money.test(trimmed) && amount.test(trimmed)) || parsePrices(trimmed).some(({ sign }) => sign !== ''))
  );
}

function sameLine(a: TextBlock, b: TextBlock): boolean {
  const top = Math.max(a.box.y, b.box.y);
  const bottom = Math.min(a.box.y + a.box.height, b.box.y + b.box.height);
  return bottom - top > LINE_OVERLAP * Math.min(a.box.height, b.box.height);
}

/** In the element whose own words these are, behind the amount: a narrow column breaks the line between the amount and its name. */
function isWithin(amount: TextBlock, { ancestors: [own] }: TextBlock): boolean {
  return own !== undefined && amount.ancestors.slice(1, 4).includes(own);
}

function sharedDepth(a: TextBlock, b: TextBlock): number {
  const at = a.ancestors.findIndex((n) => b.ancestors.includes(n));
  return at < 0 ? 99 : at + b.ancestors.indexOf(a.ancestors[at] as number);
}

function rowOf(name: string, amountText: string, at: TextBlock, source: TextBlock): AmountRow {
  const label = name.replace(/[\s:*]+$/, '').trim();
  const sign = /[\s:：]([^\s:：]+)$/.exec(label)?.[1];
  // In `Total: EUR 49,80` the code belongs to the amount, in `Total: kr 49,80` the sign.
  if (sign && isCurrency(sign) && !amountText.includes(sign))
    return rowOf(label.slice(0, -sign.length), `${sign} ${amountText}`, at, source);
  return {
    frame: at.frame,
    label,
    // Some shops keep the minus on the line of its amount with a hyphen that does not break.
    amountText: amountText.trim().replace(/[‐‑]/, '-'),
    box: at.box,
    order: at.order,
    section: source.section,
    emphasis: at.fontSize > LARGE_FONT || /total|sum|grand|strong|bold/i.test(`${at.classes} ${at.tag} ${source.tag}`),
    ancestors: at.ancestors,
    landmark: at.landmark,
  };
}

/** A total that closes its line comes after its parts. */
const AFTER_PARTS = 0.01;

/** Pairs each amount with the words that stand on its line, or right above it in the same small wrapper. */
export function joinRows(seen: TextBlock[]): AmountRow[] {
  const rows: AmountRow[] = [];
  const texts = withMinus(
    splitColumns(
      splitToldTwice(
        joinSignsBeside(
          seen.filter(({ text }) => !LEADER.test(text)),
          sameLine,
        ),
        sameLine,
      ),
      looksLikeAmount,
    ),
    sameLine,
    looksLikeAmount,
  );
  // Each text is compared with several amounts, and this is the most expensive part of a look.
  const amounts = texts.map(({ text }) => looksLikeAmount(text));
  const rated = new Map<TextBlock, string>();
  texts.forEach((block, at) => {
    // What takes a coupon out again may stand between its name and what it takes off.
    const next = [at + 1, at + 2].find((each) => amounts[each]);
    const name = next === undefined ? null : nameWithRate(block, texts[next]);
    if (name && (next === at + 1 || takesOff(block.text, texts[next ?? 0]?.text ?? ''))) rated.set(block, name);
  });
  const first = findAmountsFirst(texts, { isAmount: looksLikeAmount, isFree, isSign: isCurrency });
  const headed = findHeadedSums(texts, looksLikeAmount);
  const nameOf = (block: TextBlock, at: number): TextBlock | null => {
    let best: TextBlock | null = null;
    let bestCost = COST.limit;
    for (let i = Math.max(0, at - REACH.before); i <= Math.min(texts.length - 1, at + REACH.after); i += 1) {
      const other = texts[i];
      if (!other || i === at || other.frame !== block.frame || other.struck) continue;
      if (first.has(other) || (!rated.has(other) && (amounts[i] || isRemark(other.text)))) continue;
      if (other.text.length > LETTERS.name || !namesAmount(other.text) || isCurrency(other.text.trim())) continue;
      const depth = sharedDepth(block, other);
      if (depth > REACH.depthOnLine) continue;
      const line = sameLine(block, other) || (i > at && isWithin(block, other));
      if (!line && (i > at || depth > REACH.depthAbove)) continue;
      const cost = depth + (line ? 0 : COST.otherLine) + Math.abs(at - i) * COST.perText + (i > at ? COST.after : 0);
      if (cost < bestCost) {
        best = other;
        bestCost = cost;
      }
    }
    return best;
  };
  texts.forEach((block, at) => {
    if (block.struck || block.covered || rated.has(block)) return;
    const sum = readLineSum(block.text);
    const title = sum && (sum.label === '' ? nameOf(block, at) : block);
    if (sum && title && roleOfLabel(sum.label || title.text) === 'total') {
      for (const part of sum.parts) rows.push(rowOf(part.startsWith('-') ? '−' : '+', part, block, block));
      rows.push(rowOf(sum.label || title.text, sum.total, { ...block, order: block.order + AFTER_PARTS }, title));
      return;
    }
    const named = first.get(block) ?? headed.get(block);
    if (named) {
      rows.push(rowOf(named.label, named.amount, block, block));
      return;
    }
    // A short name and its amount in one line, such as `Total TTC 12,85 €`, may pass for an amount as a whole.
    const joined = splitJoined(block.text);
    if (joined && (!amounts[at] || isName(joined.label, block.text))) {
      rows.push(rowOf(joined.label, joined.amount, block, block));
      return;
    }
    if (!amounts[at]) return;
    const best = nameOf(block, at);
    if (best) rows.push(rowOf(rated.get(best) ?? best.text, block.text, block, best));
  });
  return rows;
}

/** `Shipping ......... $6.90`: dots that lead from a name to its amount. */
const LEADER = /^[.·…․_\s]{3,}$/u;

/** Whether the short words before an amount are its name, by what they say or by their colon: `Card fee: AUD 3.20`. */
function isName(label: string, text: string): boolean {
  const beforeColon = /^([^:：]*\p{L}{2}[^:：]*)[:：]/u.exec(text)?.[1]?.trim() ?? '';
  return (beforeColon !== '' && !isCurrency(beforeColon)) || roleOfLabel(label) !== 'unknown';
}

/** A text in brackets or with an amount of its own is a remark, never the name of another amount. */
function isRemark(text: string): boolean {
  return /^[(（]/.test(text) || /\p{Sc}\s?\d|\d[.,]\d{2}(?!\d)|\d\s?[円元원]/u.test(withoutMeasures(text));
}

/**
 * The name in a text that ends with an amount in brackets and has one beside it: in `Eco tax (2.00)  $6.00` the brackets
 * hold what one piece is charged, in `Standard (free over $50.00)  $4.95` a remark. Otherwise null.
 */
function nameWithRate(block: TextBlock, next: TextBlock | undefined): string | null {
  if (!next || next.frame !== block.frame || next.struck) return null;
  if (!sameLine(block, next) || sharedDepth(next, block) > REACH.depthOnLine) return null;
  // A name may end with a colon, and its brackets before that: `Courier (Weight: 1.20kg):`.
  const text = block.text.replace(/[\s:：]+$/u, '');
  // "$12.00 (includes $2.00 VAT)" beside the total in another currency is an amount itself.
  const isRemarked = REMARKED_NAME.test(text) && !looksLikeAmount(text);
  if (isRemarked || takesOff(text, next.text)) return text;
  const headed = nameInHead(block, next);
  if (headed) return headed;
  const name = /^([^\d()（）]*\p{L}{2}[^\d()（）]*)[(（][-–−+\s]?\d+[.,]\d{2}[)）]$/u.exec(text)?.[1];
  // A rate shows no currency, the amount beside it does.
  return name && !/\p{L}{2}/u.test(next.text) && /\p{Sc}/u.test(next.text) ? name : null;
}

/** `<th>Shipping<br>of which tax $1.15</th><td>$6.90</td>`: what heads a row names what is beside it, and a part of that. */
function nameInHead({ tag, text }: TextBlock, { text: beside }: TextBlock): string | null {
  const [[part, ...others], [whole]] = [parsePrices(text), parsePrices(beside)];
  if (
    (tag !== 'th' && tag !== 'dt') ||
    withoutMeasures(text) !== text ||
    !part ||
    others.length > 0 ||
    !whole ||
    !looksLikeAmount(beside)
  )
    return null;
  // "US-CA-*-Rate 1 (8.25%)": a bare number is a part of the name.
  if (part.sign === '' && !/\.\d{2}$/.test(part.amount)) return null;
  const name = text.slice(0, part.index).replace(/[\s:]*\p{Sc}?\s*$/u, '');
  return Math.abs(part.amountMinor) < Math.abs(whole.amountMinor) && /\p{L}{2}/u.test(name) ? name : null;
}

/** `$3.30 off  −$3.30`: the name of a discount says how much it takes off. */
function takesOff(name: string, amountText: string): boolean {
  const [said, ...others] = parsePrices(name);
  const bare = name.replace(said?.sign || /$/, '');
  // "Coupon (SAVE-3.30)" with the code once more below it.
  const isOne = others.every(({ amountMinor }) => amountMinor === said?.amountMinor);
  if (!said || !isOne || !/\p{L}{2}/u.test(bare) || !/^\s*[-–−‐‑(]/.test(amountText)) return false;
  const digits = (text: string) => text.replace(/\P{Nd}/gu, '');
  const taken = parsePrices(amountText)[0]?.amountMinor ?? 0;
  return digits(name) === digits(amountText) || Math.abs(said.amountMinor) === Math.abs(taken);
}

/**
 * Words, then brackets with words and a number of their own; a remark may hold another one in brackets, or have another one
 * before it or behind it: `Courier (insured up to $100.00) (net)`.
 */
const REMARKED_NAME =
  /^[^()（）]*\p{L}{2}[^()（）]*(?:[(（][^()（）\d]*[)）][^()（）]*)?[(（](?=.*\p{L}{2})(?=.*\d)(?:[^()（）]|[(（][^()（）]*[)）])*[)）](?:\s*[(（][^()（）]*[)）])*\s*[:：]?$/u;

/** `Total: 12,00 €` in one piece of text. */
function splitJoined(text: string): { label: string; amount: string } | null {
  if (text.length > LETTERS.joined || !/[\p{L})%]/u.test(text)) return null;
  const match =
    /^(?<label>[^\d$€£¥₹]*[\p{L})%][^\d$€£¥₹]*?)[\s:]+(?<amount>[-–−‐‑+(]?\s?(?:[A-Z]{0,3}\s?[$€£¥₹₺]|[A-Z]{3}|R\$)?\s?\d[\d.,'’\s]*\s?(?:[$€£¥₹₺]|kr\.?|zł|Kč|Ft|lei|[A-Z]{3})?\)?)\s*(?:\*|\(.*\))?$/u.exec(
      text,
    );
  const gratis = /^(?<label>.*\p{L}.*?)[\s:]+(?<amount>\p{L}+(?: \p{L}+)?)$/u.exec(text)?.groups;
  if (!match && gratis?.label && gratis.amount && isFree(gratis.amount) && roleOfLabel(gratis.label) === 'shipping')
    return { label: gratis.label, amount: gratis.amount };
  const label = match?.groups?.label;
  const value = match?.groups?.amount;
  if (!label || !value || !looksLikeAmount(value)) return splitAtColon(text) ?? splitAtPrice(text);
  // In `Flat rate - $5.00` the dash separates the name from its price. Behind a colon it does not, nor does a real minus.
  const parts = /^[-–‐‑]\s/.test(value) && !/^\s*:/.test(text.slice(label.length)) && roleOfLabel(label) !== 'discount';
  return { label, amount: parts ? value.slice(1).trim() : value };
}

/** A name with digits of its own, such as a coupon's: `Savings (HELLO-15): −EUR 3,00`. A colon in brackets parts nothing. */
function splitAtColon(text: string): { label: string; amount: string } | null {
  const { label, amount } = /^(?<label>.*\p{L}.*?)\s?[:：]\s*(?<amount>[^:：]+)$/u.exec(text)?.groups ?? {};
  const isInBrackets = /[(（][^()（）]*$/u.test(label ?? '');
  if (!label || !amount || isInBrackets || !looksLikeAmount(amount)) return null;
  return !looksLikeAmount(label) || takesOff(label, amount) ? { label, amount } : null;
}

/** The same in other writing: `合計：12,800円（税込）`, `Jumlah Rp250.000`, `المجموع: ٣٥٠٫٠٠ ر.س`. One amount with a sign, after its name. */
function splitAtPrice(text: string): { label: string; amount: string } | null {
  // Numbers in brackets are codes and rates: `Discount (HELLO-15)`, `Tax (7 %)`.
  const bare = text.replace(/[(（][^()（）]*[)）]/gu, (remark) => ' '.repeat(remark.length));
  const [price, ...more] = parsePrices(bare);
  if (!price || price.sign === '' || more.length > 0) return null;
  const before = text.slice(0, price.index);
  const lead = /[-–−‐‑+(（\s\p{Cf}]*$/u.exec(
    before.endsWith(price.sign) ? before.slice(0, -price.sign.length) : before,
  );
  const label = text.slice(0, lead?.index ?? 0).replace(/[\s:：]+$/, '');
  const amount = text.slice(label.length).replace(/^[\s:：]+/, '');
  const rest = text
    .slice(price.index + price.length)
    .replace(price.sign, '')
    .trim();
  const isRemark = rest === '' || /^[(（*].*$/.test(rest) || rest.length <= LETTERS.remark;
  return isRemark && /\p{L}{2}/u.test(label) && roleOfLabel(label) !== 'unknown' ? { label, amount } : null;
}
