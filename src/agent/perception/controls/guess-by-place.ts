import { controlFit } from '../fitted/control-fit.ts';
import { weighFeatures } from '../fitted/weigh-features.ts';
import type { ActionKind, SnapshotElement } from '../seen/types.ts';
import { placeFeatures, type Surroundings } from './place-features.ts';

/** Why a control was taken for what it is, where its words say nothing. */
export const BY_PLACE = 'by its place';

export interface PlaceGuess {
  kind: ActionKind;
  /** A probability, by the pages that the weights were fitted on. */
  share: number;
}

/** What a control does, judged by its place alone: for wordings, and languages, that nobody knows. Best first. */
export function guessByPlace(element: SnapshotElement, around: Surroundings): PlaceGuess[] {
  return weighFeatures(placeFeatures(element, around), controlFit) as PlaceGuess[];
}
