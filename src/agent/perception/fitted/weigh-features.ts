/** For each class, how much each feature supports it. Made by `npm run fit`, one file per classifier. */
export type FittedWeights = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface WeighedClass {
  kind: string;
  /** A probability, by the pages that the weights were fitted on. */
  share: number;
}

/** How likely each class is when just these features hold. Best first. */
export function weighFeatures(features: readonly string[], weights: FittedWeights): WeighedClass[] {
  const scores = Object.entries(weights).map(([kind, each]) => ({
    kind,
    score: features.reduce((sum, name) => sum + (each[name] ?? 0), 0),
  }));
  const top = Math.max(...scores.map(({ score }) => score));
  const sum = scores.reduce((all, { score }) => all + Math.exp(score - top), 0);
  return scores
    .map(({ kind, score }) => ({ kind, share: Math.exp(score - top) / sum }))
    .toSorted((a, b) => b.share - a.share);
}
