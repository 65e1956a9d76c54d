/** One value that a page may mean, with what speaks for and against it. Features are small numbers, mostly 0 or 1. */
export type Candidate<Value> = { value: Value; features: Features };
export type Features = Record<string, number>;

/** How much each feature counts. `none` is the score that a candidate must beat to be stated at all. */
export type Weights = Record<string, number>;

export const rankedFields = ['price', 'sku', 'brand'] as const;
export type RankedField = (typeof rankedFields)[number];

export function scoreCandidate(features: Features, weights: Weights): number {
  let score = 0;
  for (const [name, amount] of Object.entries(features)) score += amount * (weights[name] ?? 0);
  return score;
}

/** The candidate with the best score; undefined when none beats the score of stating nothing. */
export function chooseCandidate<Value>(candidates: Candidate<Value>[], weights: Weights): Candidate<Value> | undefined {
  let best: Candidate<Value> | undefined;
  let bestScore = weights.none ?? 0;
  for (const candidate of candidates) {
    const score = scoreCandidate(candidate.features, weights);
    if (score > bestScore) {
      best = candidate;
      bestScore = score;
    }
  }
  return best;
}
