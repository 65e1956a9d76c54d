import type { ActionKind, SnapshotElement } from '../seen/types.ts';
import { placeFeatures, type Surroundings } from './place-features.ts';
import { placeWeights } from './place-weights.ts';

export interface PlaceGuess {
  kind: ActionKind;
  /** A probability, by the pages that the weights were fitted on. */
  share: number;
}

/** What a control does, judged by its place alone: for wordings, and languages, that nobody knows. Best first. */
export function guessByPlace(element: SnapshotElement, around: Surroundings): PlaceGuess[] {
  const features = Object.keys(placeFeatures(element, around));
  const scores = Object.entries(placeWeights).map(([kind, weights]) => ({
    kind: kind as ActionKind,
    score: features.reduce((sum, name) => sum + (weights[name] ?? 0), 0),
  }));
  const top = Math.max(...scores.map(({ score }) => score));
  const sum = scores.reduce((all, { score }) => all + Math.exp(score - top), 0);
  return scores
    .map(({ kind, score }) => ({ kind, share: Math.exp(score - top) / sum }))
    .toSorted((a, b) => b.share - a.share);
}
