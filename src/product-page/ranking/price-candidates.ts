import { isTag } from 'domhandler';
import type { Minor } from '../../platform/money.ts';
import { readPriceValue } from '../read-price-value.ts';
import type { Candidate, Features } from './candidate.ts';
import type { PageEvidence } from './page-evidence.ts';

const maxVisible = 60;

/** Every amount that markup or the visible page offers as the price, described by where it was found. */
export function priceCandidates(evidence: PageEvidence): Candidate<Minor>[] {
  const { linked, micro, meta, platform, plain, currency } = evidence;
  const byAmount = new Map<Minor, Features>();
  const note = (amount: Minor | undefined, features: Features) => {
    if (amount === undefined || amount <= 0) return;
    byAmount.set(amount, { ...byAmount.get(amount), ...features });
  };
  note(linked?.price, { linked: 1 });
  note(micro?.price, { micro: 1 });
  note(meta.price, { meta: 1 });
  note(lowest(platform), { platform: 1 });
  const scripted = new Map<Minor, number>();
  for (const { text, count } of evidence.scripts.price) {
    const amount = readPriceValue(text, currency);
    if (amount !== undefined) scripted.set(amount, (scripted.get(amount) ?? 0) + count);
  }
  for (const text of attributePrices(evidence)) note(readPriceValue(text, currency), { attribute: 1 });
  const visible = plain.prices.slice(0, maxVisible);
  const best = visible[0]?.score ?? 0;
  for (const [index, price] of visible.entries()) {
    if (byAmount.get(price.amount)?.visible) continue;
    note(price.amount, {
      visible: 1,
      top: index === 0 ? 1 : 0,
      score: Math.max(-3, Math.min(3, (price.score - 2) / 4)),
      behind: Math.min(3, (best - price.score) / 4),
      repeated: price.repeated ? 1 : 0,
      struck: price.entry.struck ? 1 : 0,
      nearHeading: price.nearHeading,
      nearButton: price.nearButton,
      afterHeading: price.afterHeading ? 1 : 0,
      mentions: Math.min(3, price.mentions) / 3,
    });
  }
  const stated = [linked?.price, micro?.price, meta.price].filter((price) => price !== undefined);
  return [...byAmount].map(([amount, features]) => {
    const markup = (features.linked ?? 0) + (features.micro ?? 0) + (features.meta ?? 0) + (features.platform ?? 0);
    return {
      value: amount,
      features: {
        ...features,
        agreed: markup > 0 && features.visible ? 1 : 0,
        sources: Math.max(0, markup - 1),
        scripted: scripted.has(amount) ? 1 : 0,
        unstated: stated.length > 0 && markup === 0 ? 1 : 0,
      },
    };
  });
}

const priceAttributes = ['data-price', 'data-product-price', 'data-price-amount', 'data-final-price'];

function attributePrices({ $ }: PageEvidence): string[] {
  const marked = $(priceAttributes.map((name) => `[${name}]`).join())
    .toArray()
    .filter(isTag);
  const found = priceAttributes.map((name) => marked.find((node) => name in node.attribs)?.attribs[name] ?? '');
  return found.filter((text) => /^\D{0,5}\d/.test(text));
}

function lowest(facts: { price?: Minor | undefined; variants?: { price?: Minor | undefined }[] | undefined }) {
  const prices = (facts.variants ?? []).flatMap((variant) => variant.price ?? []);
  return facts.price ?? (prices.length > 0 ? Math.min(...prices) : undefined);
}
