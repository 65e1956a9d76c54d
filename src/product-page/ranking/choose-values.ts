import type { Minor } from '../../platform/money.ts';
import { brandCandidates } from './brand-candidates.ts';
import { type Candidate, chooseCandidate, type RankedField, type Weights } from './candidate.ts';
import type { PageEvidence } from './page-evidence.ts';
import { priceCandidates } from './price-candidates.ts';
import { skuCandidates } from './sku-candidates.ts';
import { learnedWeights } from './weights.ts';

export type PageCandidates = { price: Candidate<Minor>[]; sku: Candidate<string>[]; brand: Candidate<string>[] };
export type RankingWeights = Record<RankedField, Weights>;

export function collectCandidates(evidence: PageEvidence): PageCandidates {
  return { price: priceCandidates(evidence), sku: skuCandidates(evidence), brand: brandCandidates(evidence) };
}

/** Chooses the price, article number and brand that are most likely right. */
export function chooseValues(candidates: PageCandidates, weights: RankingWeights = learnedWeights) {
  return {
    price: chooseCandidate(candidates.price, weights.price)?.value,
    sku: chooseCandidate(candidates.sku, weights.sku)?.value,
    brand: chooseCandidate(candidates.brand, weights.brand)?.value,
  };
}
