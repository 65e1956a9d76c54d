import { type Minor, toDecimal } from '../platform/money.ts';
import { readAvailabilityText } from './availability.ts';
import { cleanText } from './json-value.ts';
import { readPriceText } from './read-price-text.ts';

/** A choice as its label tells it: what it is called, what it adds to the price or costs by itself, whether it is sold out. */
export type ChoiceLabel = { label: string; surcharge: Minor; price: Minor | undefined; soldOut: boolean };

const amount = String.raw`[^\d()[\]+\s-]{0,4}\s?\d[\d.,' ]*\s?[^\d()[\]]{0,5}`;
const surchargeText = new RegExp(String.raw`\s*[([]?\s*([+−])\s*(${amount})\s*[)\]]?\s*$`, 'u');
const discountText = new RegExp(String.raw`\s*[([]\s*[-−]\s*(${amount})\s*[)\]]\s*$`, 'u');
const ownPriceText = new RegExp(String.raw`\s+[-–—:]\s+(${amount})$`, 'u');

export function readChoiceLabel(text: string, currency: string | undefined): ChoiceLabel {
  let label = cleanText(text);
  const soldOut = readAvailabilityText(label) === false;
  if (soldOut) label = label.replace(/\s*[-–—:([]+\s*[^-–—:([]*$/u, '').trim() || label;
  const added = surchargeText.exec(label);
  if (added) return { label: cut(label, added), surcharge: read(added[2], currency), price: undefined, soldOut };
  const taken = discountText.exec(label);
  if (taken) return { label: cut(label, taken), surcharge: -read(taken[1], currency), price: undefined, soldOut };
  const own = ownPriceText.exec(label);
  // "Large - 25" is a name; "Large - $25.00" is a name and a price.
  if (own && /[^\d\s.,']/.test(own[1] ?? '')) {
    return { label: cut(label, own), surcharge: 0, price: read(own[1], currency) || undefined, soldOut };
  }
  return { label, surcharge: 0, price: undefined, soldOut };
}

/** A surcharge that a platform states beside the label, as a plain decimal. */
export function readStatedSurcharge(text: string | undefined, currency: string | undefined): Minor {
  return text && /^\d+(?:\.\d+)?$/.test(text.trim()) ? read(text, currency) : 0;
}

function cut(label: string, match: RegExpExecArray): string {
  return label.slice(0, match.index).trim() || label;
}

function read(text: string | undefined, currency: string | undefined): Minor {
  const price = readPriceText(text ?? '', currency);
  return price && toDecimal(price.amount, currency ?? 'USD') > 0 ? price.amount : 0;
}
