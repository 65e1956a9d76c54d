// Learns how much each feature of a candidate counts, from pages with known answers.
import { formatDecimal } from '../src/platform/money.ts';
import {
  type Candidate,
  type PageCandidates,
  type RankedField,
  type RankingWeights,
  rankedFields,
  scoreCandidate,
  type Weights,
} from '../src/product-page/index.ts';
import { isRight, type Truth } from './judge-products.ts';

export type Example = { truth: Truth; currency: string; candidates: PageCandidates };

const rounds = 400;
const step = 0.3;
/** Keeps weights near zero, so that a feature that helped on one page only counts for little. */
const shrink = 0.01;

export function textOf(field: RankedField, value: string | number, currency: string): string {
  return field === 'price' ? formatDecimal(Number(value), currency) : String(value);
}

export function fitWeights(examples: Example[]): RankingWeights {
  const entries = rankedFields.map((field) => [field, fitField(field, examples)] as const);
  return Object.fromEntries(entries) as RankingWeights;
}

/**
 * Logistic regression over the candidates of a page, one against another and against saying nothing: the right ones
 * should get all of the probability. Plain gradient ascent; the data are small.
 */
function fitField(field: RankedField, examples: Example[]): Weights {
  const pages = examples.flatMap((example) => {
    const accepted = example.truth[field] ?? [];
    const candidates = example.candidates[field] as Candidate<string | number>[];
    const rows = candidates.map(({ value, features }) => ({
      features,
      right: isRight(field, accepted, textOf(field, value, example.currency)),
    }));
    const answerable = rows.some((row) => row.right);
    // A page whose answer is not among its candidates teaches nothing about telling them apart.
    if (accepted.length > 0 && !answerable) return [];
    return [[...rows, { features: { none: 1 }, right: !answerable }]];
  });
  const weights: Weights = {};
  for (let round = 0; round < rounds; round += 1) {
    const slope: Weights = {};
    for (const rows of pages) {
      const scores = rows.map((row) => Math.exp(Math.min(30, scoreCandidate(row.features, weights))));
      const all = sum(scores);
      const rightShare = sum(scores.filter((_, index) => rows[index]?.right));
      for (const [index, row] of rows.entries()) {
        const share = (scores[index] ?? 0) / all;
        const wanted = row.right ? (scores[index] ?? 0) / rightShare : 0;
        for (const [name, amount] of Object.entries(row.features)) {
          slope[name] = (slope[name] ?? 0) + (wanted - share) * amount;
        }
      }
    }
    for (const [name, amount] of Object.entries(slope)) {
      const now = weights[name] ?? 0;
      weights[name] = now + step * (amount / pages.length - shrink * now);
    }
  }
  return Object.fromEntries(Object.entries(weights).map(([name, amount]) => [name, Number(amount.toFixed(3))]));
}

function sum(values: number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
