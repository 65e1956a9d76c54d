import { pageFit } from '../fitted/page-fit.ts';
import { weighFeatures } from '../fitted/weigh-features.ts';
import type { ActionCandidate, ElementRef, FieldClass, PageKind, PageSnapshot } from '../seen/types.ts';
import { pageFeatures } from './page-features.ts';

/** From this probability on, features say what the rules do not. */
const TOLD = 0.7;

/**
 * What kind of page this is, by fitted weights: for pages of which the rules say nothing. Null: they do not tell either.
 * An order's end is never guessed.
 */
export function guessPage(
  snapshot: PageSnapshot,
  fields: ReadonlyMap<ElementRef, FieldClass>,
  actions: readonly ActionCandidate[],
): PageKind | null {
  const features = pageFeatures(snapshot, fields, actions);
  const [best] = weighFeatures(features, pageFit);
  if (!best || best.share < TOLD || best.kind === 'other' || best.kind === 'confirmation') return null;
  // A gate that asks for a mail address and no password is a step like any other.
  const isStep = best.kind === 'checkout' || (best.kind === 'signInChoice' && !features.includes('asks for password'));
  return isStep ? stepOf(features) : (best.kind as PageKind);
}

/** The step of a checkout that asks for what this page asks for; one that asks for nothing shows the order. */
function stepOf(features: readonly string[]): PageKind {
  if (features.includes('asks for payment') || !features.includes('asks none of a card')) return 'payment';
  if (features.includes('asks for delivery')) return 'shipping';
  return features.includes('asks for mail') || !features.includes('asks none of a person') ? 'address' : 'review';
}
