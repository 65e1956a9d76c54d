import type { Element } from 'domhandler';
import { isTag } from 'domhandler';
import { productWords } from '../words/product-words.ts';
import { readPriceText, type WrittenPrice } from './read-price-text.ts';
import { marksOf, type ShortText } from './walk-page.ts';

const currencySign =
  /[$€£¥₹₽₴₺₩₪฿₫]|\b(?:usd|eur|gbp|chf|cad|aud|nzd|sek|nok|dkk|pln|czk|huf|ron|lei|rs|inr|brl|mxn|sar|aed|try|jpy|kn|hrk|kč|tg|zar|sgd|hkd|twd|ils|kzt)\b\.?|z[łl]|kč|\bkr\b|ر\.س|тг|руб|R\$/i;
const priceMark = new RegExp(productWords('price'));
const otherMark = new RegExp(productWords('otherPrice'));
const currentMark = /(?:^|[^a-z]|price)(?:now|our|new|main|sale)|sale-?price|current|final|special|deal|actual/;
const asideMark =
  /relat|recommend|similar|carousel|slider|cross-?sell|up-?sell|also|recent|tier-?pric|volume|bulk-?|quantity-?(?:pric|break|disc)|sponsor|bundle|accessor|footer|nav|menu|mini-?cart|basket|suggest|compar|review|banner|modal|popup/;
const asideTags = new Set(['nav', 'footer', 'aside', 'header']);
const unitWords = new RegExp(`/|${productWords('unitPrice')}`, 'i');

const maxCandidates = 3000;

export type PlainPrice = WrittenPrice & {
  score: number;
  entry: ShortText;
  /** One of several cards of a listing. */
  repeated: boolean;
  mentions: number;
  /** 1 beside it, falling to 0 with the distance in reading order. */
  nearHeading: number;
  nearButton: number;
  afterHeading: boolean;
};

/** The visible text most likely to be what the page's product costs, best first; anchors are heading and buy button. */
export function rankPlainPrices(
  texts: ShortText[],
  anchors: { heading?: ShortText | undefined; buy?: ShortText | undefined; currency?: string | undefined },
): PlainPrice[] {
  const candidates = texts
    .filter(({ text, marks, ancestors }) => {
      if (text.length > 40 || !/\d/.test(text)) return false;
      return currencySign.test(text) || priceMark.test(marks) || priceMark.test(marksAbove(ancestors, 1));
    })
    .filter((entry) => !isOfExtra(entry))
    .slice(0, maxCandidates);
  const cards = countCards(candidates, linkHolders(texts));
  const read = candidates.flatMap((entry) => {
    const price = readPriceText(entry.text, anchors.currency);
    return price && price.amount > 0 ? [{ ...price, entry }] : [];
  });
  const mentions = countMentions(read);
  const besideHeading = measureBeside(read, anchors.heading);
  const besideButton = measureBeside(read, anchors.buy);
  return read
    .map((price): PlainPrice => {
      const repeated = cardKeys(price.entry).some((key) => (cards.get(key)?.size ?? 0) > 2);
      const others = (mentions.get(price.amount) ?? 1) - 1;
      return {
        ...price,
        repeated,
        mentions: others,
        nearHeading: closeness(price.entry, anchors.heading, 1),
        nearButton: closeness(price.entry, anchors.buy, 1),
        afterHeading: anchors.heading !== undefined && price.entry.order > anchors.heading.order,
        score:
          scoreOf(price.entry, anchors) +
          2.5 * besideHeading(price.entry) +
          1.5 * besideButton(price.entry) +
          Math.min(3, others) * 0.5 -
          (repeated ? 4 : 0),
      };
    })
    .toSorted((a, b) => b.score - a.score || a.entry.order - b.entry.order);
}

/** A box to tick is an extra, such as a warranty or gift wrapping: its amount comes on top of the price. */
function isOfExtra({ node, ancestors }: ShortText): boolean {
  const label = [...ancestors, node].findLast(({ name }) => name === 'label');
  if (!label) return false;
  const beside = label.parent?.children.filter(isTag) ?? [];
  return holdsBox(label) || beside.some((other) => isBox(other) && other.attribs.id === label.attribs.for);
}

const isBox = ({ name, attribs }: Element): boolean => name === 'input' && attribs.type === 'checkbox';
const holdsBox = (node: Element): boolean =>
  node.children.filter(isTag).some((child) => isBox(child) || holdsBox(child));

function scoreOf(entry: ShortText, anchors: { heading?: ShortText | undefined; buy?: ShortText | undefined }): number {
  const near = marksAbove(entry.ancestors, 3);
  let score = 0;
  if (priceMark.test(entry.marks)) score += 3;
  else if (priceMark.test(near)) score += 1.5;
  if (otherMark.test(entry.marks)) score -= 3;
  else if (otherMark.test(marksAbove(entry.ancestors, 1))) score -= 2;
  if (currentMark.test(entry.marks)) score += 1;
  if (currencySign.test(entry.text)) score += 1.5;
  if (entry.struck) score -= 6;
  if (unitWords.test(entry.text)) score -= 2;
  if ((entry.text.match(/\d+(?:[.,\s]\d+)*/g) ?? []).length > 1) score -= 2;
  score -= Math.min(2, entry.text.replace(/[\d.,\s]/g, '').length / 10);
  if (entry.ancestors.some((node) => asideTags.has(node.name) || asideMark.test(marksOf(node)))) score -= 3;
  if (entry.ancestors.some((node) => node.name === 'a')) score -= 2;
  score += closeness(entry, anchors.heading, 4) + closeness(entry, anchors.buy, 3);
  return score;
}

// Reading distance, discounted when the two share only the outermost part of the page.
function closeness(entry: ShortText, anchor: ShortText | undefined, weight: number): number {
  if (!anchor) return 0;
  const distance = Math.abs(entry.order - anchor.order);
  return weight * Math.exp(-distance / 120);
}

/**
 * How deep in the tree an amount and the anchor are still together, as a share of the deepest that any amount gets:
 * 1 in the innermost part of the page that holds both, 0 where only the whole page does.
 */
function measureBeside(read: { entry: ShortText }[], anchor: ShortText | undefined): (entry: ShortText) => number {
  if (!anchor) return () => 0;
  const path = new Set([...anchor.ancestors, anchor.node]);
  const depth = ({ ancestors }: ShortText) => ancestors.findLastIndex((node) => path.has(node)) + 1;
  const deepest = Math.max(1, ...read.map(({ entry }) => depth(entry)));
  const shallowest = Math.min(deepest, ...read.map(({ entry }) => depth(entry)));
  return (entry) => (deepest === shallowest ? 1 : (depth(entry) - shallowest) / (deepest - shallowest));
}

function marksAbove(ancestors: Element[], levels: number): string {
  return ancestors.slice(-levels).map(marksOf).join(' ');
}

// Same tag and class under the same parent, several times over: cards of a listing.
function cardKeys(entry: ShortText): string[] {
  return entry.ancestors.slice(-6).flatMap((node) => {
    const parent = node.parent;
    if (!parent || !isTag(parent)) return [];
    return [`${idOf(parent)}>${node.name}.${node.attribs.class ?? ''}`];
  });
}

// The page's own price is repeated (bar at the top, buy box); an element inside another is the same mention.
function countMentions(read: (WrittenPrice & { entry: ShortText })[]): Map<number, number> {
  const nodes = new Set(read.map(({ entry }) => entry.node));
  const outermost = read.filter(({ entry }) => !entry.ancestors.some((node) => nodes.has(node)));
  const counts = new Map<number, number>();
  for (const { amount } of outermost) counts.set(amount, (counts.get(amount) ?? 0) + 1);
  return counts;
}

// A card of a listing leads somewhere; rows of a price table do not.
function linkHolders(texts: ShortText[]): Set<Element> {
  const links = texts.filter(({ node }) => node.name === 'a' && node.attribs.href);
  return new Set(links.flatMap(({ node, ancestors }) => [node, ...ancestors]));
}

function countCards(candidates: ShortText[], withLink: Set<Element>): Map<string, Set<Element>> {
  const cards = new Map<string, Set<Element>>();
  for (const entry of candidates) {
    const nodes = entry.ancestors.slice(-6);
    for (const node of nodes) {
      const parent = node.parent;
      if (!parent || !isTag(parent) || !withLink.has(node)) continue;
      const key = `${idOf(parent)}>${node.name}.${node.attribs.class ?? ''}`;
      const known = cards.get(key) ?? new Set();
      cards.set(key, known.add(node));
    }
  }
  return cards;
}

const ids = new WeakMap<Element, number>();
let nextId = 0;
function idOf(node: Element): number {
  const known = ids.get(node);
  if (known !== undefined) return known;
  nextId += 1;
  ids.set(node, nextId);
  return nextId;
}
