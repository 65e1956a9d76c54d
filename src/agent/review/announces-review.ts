import type { SnapshotElement, TextBlock } from '../perception/index.ts';
import type { View } from '../view/view.ts';
import { foldText } from '../words/fold-text.ts';
import type { PhraseKind } from '../words/phrase-kinds.ts';
import { says } from '../words/says.ts';

/** Whether the page says that one more page follows on which the order is looked through, so that `next` does not order. */
export function announcesReview({ snapshot: { texts } }: View, next: SnapshotElement): boolean {
  return (
    texts.some(isReviewStep) ||
    texts.some((text) => isLaterStep(text, next)) ||
    hasStepAfter(texts) ||
    namesNextStep(texts)
  );
}

/** A step called "Review" announces one. A bare "Summary" does so only in a list of steps: it also heads the order's sums. */
function isReviewStep({ text, heading, covered, tag, classes }: TextBlock): boolean {
  if (heading > 0 || covered || text.length > 60) return false;
  const words = foldText(text);
  if (says('reviews', words)) return true;
  const isStep = tag === 'li' || tag === 'a' || /step|progress|crumb/i.test(classes);
  return isStep && says('review', words) && words.split(' ').length <= 3;
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

/** Below the heading "Step 2 of 3" it says "continue to step 3 to confirm your order". */
function namesNextStep(texts: readonly TextBlock[]): boolean {
  const numbered = texts.filter(({ covered, text }) => !covered && text.length <= 80 && says('numberedStep', text));
  const numberIn = ({ text }: TextBlock) => Number(/\d+/.exec(text)?.[0]);
  const now = numbered.find(({ heading }) => heading > 0);
  return numbered.some(
    (text) =>
      now !== undefined &&
      text.heading === 0 &&
      numberIn(text) === numberIn(now) + 1 &&
      (says('confirmsOrder', text.text) || says('reviews', text.text)),
  );
}
