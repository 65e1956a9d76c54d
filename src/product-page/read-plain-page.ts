import type { CheerioAPI } from 'cheerio';
import { foldForSearch, searchWords } from '../words/fold-for-search.ts';
import { readAvailabilityText } from './availability.ts';
import { findBuyButton } from './find-buy-button.ts';
import { type PlainPrice, rankPlainPrices } from './find-plain-price.ts';
import { cleanText } from './json-value.ts';
import type { ProductFacts } from './product-facts.ts';
import { readLabelledFacts } from './read-labelled-facts.ts';
import { type PageArticle, readPageArticle } from './read-page-article.ts';
import { type ShortText, walkPage } from './walk-page.ts';

export type PlainPage = ProductFacts & {
  articleLabel: string | undefined;
  article: PageArticle;
  /** Every short text of the visible page, in reading order. */
  texts: ShortText[];
  /** Amounts on the page, the likeliest price first. */
  prices: PlainPrice[];
  offersToBuy: boolean;
  looksLikeListing: boolean;
};

const sureOfPrice = 6;
const beyondDoubt = 9;

/** What a shopper would read off the page without any markup: heading, the price by it, stock wording, labels. */
export function readPlainPage($: CheerioAPI, pageUrl: string, currency: string | undefined): PlainPage {
  const texts = walkPage($);
  const heading = findHeading($, texts);
  const buy = findBuyButton(texts);
  const prices = rankPlainPrices(texts, { heading, buy, currency });
  const best = prices[0];
  const sure = best !== undefined && best.score >= sureOfPrice;
  const available = readStock(texts, heading, buy);
  const labelled = readLabelledFacts($, texts);
  return {
    ...labelled,
    articleLabel: labelled.sku,
    article: readPageArticle($, pageUrl),
    prices,
    texts,
    name: heading?.text ?? (cleanText($('title').first().text()) || undefined),
    image: findImage($, heading?.text),
    price: sure ? best.amount : undefined,
    currency: sure ? best.currency : undefined,
    available,
    // A product that is sold out has lost its button and kept its price.
    offersToBuy: buy !== undefined || (best?.score ?? 0) >= beyondDoubt || (sure && available === false),
    looksLikeListing: prices.length >= 3 && (best?.repeated ?? false),
  };
}

// A picture described by the product's name is its own; the first one of a whole page is the shop's logo.
function findImage($: CheerioAPI, name: string | undefined): string | undefined {
  const words = foldForSearch(name ?? '');
  const pictures = $('img[src]').toArray();
  const described = pictures.find(({ attribs }) => {
    return words !== '' && foldForSearch(`${attribs.alt ?? ''} ${attribs.title ?? ''}`).includes(words);
  });
  const inside = $('main img[src],#content img[src],#main img[src]').first().attr('src');
  return (
    described?.attribs.src ?? inside ?? pictures.find(({ attribs }) => !/logo/i.test(attribs.src ?? ''))?.attribs.src
  );
}

// Pages use several h1; the one the browser's title repeats names the product.
function findHeading($: CheerioAPI, texts: ShortText[]): ShortText | undefined {
  const title = searchWords(`${$('title').first().text()} ${$('meta[property="og:title"]').attr('content') ?? ''}`);
  const known = new Set(title);
  const scored = texts
    .filter(({ node }) => /^h[12]$/.test(node.name) || node.attribs.itemprop === 'name')
    .map((entry) => {
      const words = searchWords(entry.text);
      const shared = words.filter((word) => known.has(word)).length / Math.max(words.length, 3);
      return { entry, score: shared + (entry.node.name === 'h1' ? 0.5 : 0) };
    });
  return scored.toSorted((a, b) => b.score - a.score || a.entry.order - b.entry.order)[0]?.entry;
}

// Only wording near the heading or the button speaks of this product; further away it speaks of others.
function readStock(
  texts: ShortText[],
  heading: ShortText | undefined,
  buy: ShortText | undefined,
): boolean | undefined {
  const from = heading?.order ?? 0;
  const to = Math.max(from + 250, (buy?.order ?? 0) + 60);
  const near = texts.filter(({ order, text }) => order >= from && order <= to && text.length <= 60);
  const stated = near.map(({ text }) => readAvailabilityText(text)).filter((value) => value !== undefined);
  const refusing = near.find(({ node, text }) => isPlainButton(node) && readAvailabilityText(text) === false);
  if (refusing && refusing.order < (buy?.order ?? Number.POSITIVE_INFINITY)) return false;
  if (buy && !('disabled' in buy.node.attribs)) return true;
  return stated[0];
}

// A choice that is sold out says nothing about the product.
function isPlainButton(node: ShortText['node']): boolean {
  return node.name === 'button' && node.attribs.role === undefined && node.attribs['data-value'] === undefined;
}
