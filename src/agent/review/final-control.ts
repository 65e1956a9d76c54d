import { cardFields } from '../card/card-fields.ts';
import { readTotals, type SnapshotElement, type TextBlock } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { formSubmits } from '../view/form-submits.ts';
import { candidates, type View } from '../view/view.ts';
import { foldText } from '../words/fold-text.ts';
import type { PhraseKind } from '../words/phrase-kinds.ts';
import { says } from '../words/says.ts';

export interface FinalControl {
  element: SnapshotElement;
  /** It does not say that it orders. A review may follow, or it may be the order: it is treated as the order. */
  ambiguous: boolean;
}

/**
 * The control that would submit the order, if the page has one. Once the card was typed, a foldText "Continue" may well be
 * the order, on the page that holds the card and on any later page that says what would be charged. Only where the
 * control itself or the page's list of steps announces a review is it taken as harmless.
 */
export function finalControl(run: Pick<Run, 'memory'>, view: View): FinalControl | null {
  const [place] = candidates(view, 'placeOrder');
  if (place) return { element: place, ambiguous: false };
  if (!run.memory.cardTyped) return null;
  if (cardFields(view).length === 0 && !readTotals(view.snapshot).total) return null;
  const [next] = [...candidates(view, 'continue'), ...formSubmits(view)];
  if (!next || says('review', next.text || next.label)) return null;
  const { texts } = view.snapshot;
  const announced = texts.some(announcesReview) || texts.some((text) => isLaterStep(text, next)) || hasStepAfter(texts);
  return announced ? null : { element: next, ambiguous: true };
}

/** The heading of a step that is still closed: it stands below the button and names the looking through or confirming. */
function isLaterStep({ text, heading, covered, order }: TextBlock, next: SnapshotElement): boolean {
  if (heading === 0 || covered || text.length > 60 || order <= next.order) return false;
  return says('reviews', text) || says('confirmsOrder', text);
}

/** A list of steps that ends with "Confirmation" and then "Finished": what comes before the end only confirms. */
function hasStepAfter(texts: readonly TextBlock[]): boolean {
  const hasStep = (kind: PhraseKind) =>
    texts.some((text) => text.heading === 0 && !text.covered && says(kind, text.text));
  return hasStep('confirmationStep') && hasStep('finishedStep');
}

/** A step called "Review" announces one. A bare "Summary" does so only in a list of steps: it also heads the order's sums. */
function announcesReview({ text, heading, covered, tag, classes }: TextBlock): boolean {
  if (heading > 0 || covered || text.length > 60) return false;
  const words = foldText(text);
  if (says('reviews', words)) return true;
  const isStep = tag === 'li' || tag === 'a' || /step|progress|crumb/i.test(classes);
  return isStep && says('review', words) && words.split(' ').length <= 3;
}
