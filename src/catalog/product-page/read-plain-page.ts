import type { CheerioAPI } from 'cheerio';
import { readAvailabilityText } from './availability.ts';
import { findBuyButton } from './find-buy-button.ts';
import { rankPlainPrices } from './find-plain-price.ts';
import { cleanText } from './json-value.ts';
import type { ProductFacts } from './product-facts.ts';
import { readLabelledFacts } from './read-labelled-facts.ts';
import { readPageArticle } from './read-page-article.ts';
import { type ShortText, walkPage } from './walk-page.ts';

export type PlainPage = ProductFacts & { offersToBuy: boolean; looksLikeListing: boolean };

const sureOfPrice = 3.5;

/** What a shopper would read off the page without any markup: heading, the price by it, stock wording, labels. */
export function readPlainPage($: CheerioAPI, pageUrl: string, currency: string | undefined): PlainPage {
  const texts = walkPage($);
  const heading = findHeading(texts);
  const buy = findBuyButton(texts);
  const prices = rankPlainPrices(texts, { heading, buy, currency });
  const best = prices[0];
  const sure = best !== undefined && best.score >= sureOfPrice;
  const labelled = readLabelledFacts($, texts);
  return {
    ...labelled,
    sku: labelled.sku ?? readPageArticle($, pageUrl),
    name: heading?.text ?? (cleanText($('title').first().text()) || undefined),
    image: $('main img[src], #content img[src], img[src]').first().attr('src'),
    price: sure ? best.amount : undefined,
    currency: sure ? best.currency : undefined,
    available: readStock(texts, heading, buy),
    offersToBuy: buy !== undefined,
    looksLikeListing: prices.length >= 3 && (best?.repeated ?? false),
  };
}

function findHeading(texts: ShortText[]): ShortText | undefined {
  const headings = texts.filter(({ node }) => node.name === 'h1');
  return headings.find(({ marks }) => /product|title|name|item/.test(marks)) ?? headings[0];
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
  if (buy && !('disabled' in buy.node.attribs)) return true;
  return stated[0];
}
