import { foldLabel, foldText } from '../../words/fold-text.ts';
import { compileKinds, matchKinds } from '../../words/match-phrases.ts';
import type { PhraseKind } from '../../words/phrase-kinds.ts';
import { says } from '../../words/says.ts';
import { ANSWERS, type FieldKind, type SnapshotElement, type TextBlock } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { asksHowToPay } from '../view/asks-how-to-pay.ts';
import { readStepLists } from '../view/read-step-lists.ts';
import type { View } from '../view/view.ts';
import { shutOrders } from './shut-order.ts';

/** Whether the page says that one more page follows on which the order is looked through, so that `next` does not order. */
export function announcesReview(run: Pick<Run, 'memory'>, view: View, next: SnapshotElement): boolean {
  const { texts } = view.snapshot;
  return (
    (!mayBeAnnounced(run, view) && (texts.some(isReviewStep) || hasStepAfter(texts))) ||
    listsStepAfterCard(view) ||
    texts.some((text) => isLaterStep(view, text, next)) ||
    namesNextStep(texts) ||
    isOrderWaiting(view, next) ||
    view.snapshot.elements.some((each) => isTitleOfLast(view, each, next))
  );
}

/**
 * A list of steps stays the same on each of them, so that the review announces itself too. Once the card was gone on from,
 * the page that follows may be the one that was announced.
 */
function mayBeAnnounced({ memory }: Pick<Run, 'memory'>, view: View): boolean {
  return memory.pressedOnTheWay && !asksHowToPay(view);
}

/** A button further down that plainly orders and cannot be pressed yet: it waits for what this one saves. */
function isOrderWaiting(view: View, next: SnapshotElement): boolean {
  return shutOrders(view).some(({ order }) => order > next.order);
}

/** A step called "Review" announces one. A bare "Summary" does so only in a list of steps: it also heads the order's sums. */
function isReviewStep({ text, heading, covered, tag, classes }: TextBlock): boolean {
  if (heading > 0 || covered || text.length > 60) return false;
  const words = foldText(text);
  if (says('reviews', words)) return true;
  const isStep = tag === 'li' || tag === 'a' || /step|progress|crumb/i.test(classes);
  return isStep && says('review', words) && words.split(' ').length <= 3;
}

/**
 * A list of steps above the card with one after the payment, whatever it is called. A card that was taken shows as one of
 * the ways to pay.
 */
function listsStepAfterCard({ snapshot, fields }: View): boolean {
  const asked = (kind: FieldKind) =>
    snapshot.elements.find(({ ref, visible }) => visible && fields.get(ref)?.kind === kind);
  const card = asked('cardNumber') ?? asked('paymentMethod');
  if (!card) return false;
  return readStepLists(snapshot, card).some(({ steps, isNumbered }) => {
    const kinds = steps.map(({ text }) => matchKinds(sections, foldLabel(text)).map(({ kind }) => kind));
    const pays = kinds.findLastIndex((each) => each.includes('payment'));
    const isKnown = kinds.slice(0, pays).some((each) => each.length > 0);
    // Whatever they are called: the numbered steps before it can be gone back to.
    const isRow = isKnown || (isNumbered && steps.slice(0, pays).every((each) => each.isLinked));
    return pays > 0 && isRow && steps.slice(pays + 1).some((each) => !saysDone(each.text) && !each.isLinked);
  });
}

/** The heading of a step that is still closed: it stands below the button, and names the review or is the next of its row. */
function isLaterStep(view: View, step: TextBlock, next: SnapshotElement): boolean {
  const { text, heading, covered, order } = step;
  if (covered || text.length > 60 || order <= next.order) return false;
  if (heading > 0 && (says('reviews', text) || says('confirmsOrder', text))) return true;
  return !saysDone(text) && isClosedStep(view, step);
}

/** The step that only says that all is done comes after the order. */
function saysDone(text: string): boolean {
  return DONE.some((kind) => says(kind, text)) || Boolean(confirmation?.test(foldLabel(text)));
}

const DONE = ['confirmationStep', 'finishedStep'] as const;
const confirmation = compileKinds<string>('pages').get('confirmation');

/**
 * Whatever it is called: the heading stands in one row with the headings of at least two steps before it, and nothing can
 * be filled in or added up below it yet. A "Summary" beside the checkout holds the order's sums.
 */
function isClosedStep({ snapshot }: View, step: TextBlock): boolean {
  if (step.heading === 0 && step.classes === '') return false;
  const isAlike = (other: TextBlock) =>
    other.frame === step.frame &&
    other.tag === step.tag &&
    other.heading === step.heading &&
    other.classes === step.classes &&
    other.ancestors.length === step.ancestors.length;
  const steps = snapshot.texts.filter(
    (other) => other.order < step.order && isAlike(other) && matchKinds(sections, foldLabel(other.text)).length > 0,
  );
  const row = step.ancestors.find((at) => steps.every(({ ancestors }) => ancestors.includes(at)));
  if (steps.length < 2 || row === undefined) return false;
  const own = step.ancestors.slice(0, step.ancestors.indexOf(row));
  // Where headings and forms are siblings, what follows the heading is its own.
  const isBelow = ({ frame, ancestors, order }: Pick<TextBlock, 'frame' | 'ancestors' | 'order'>) =>
    frame === step.frame &&
    (own.some((at) => ancestors.includes(at)) || (own.length < 2 && order > step.order && ancestors.includes(row)));
  return !snapshot.rows.some(isBelow) && !snapshot.elements.some((each) => ANSWERS.has(each.role) && isBelow(each));
}

/**
 * The title of a step may be a button, and be all that there is of the step yet: the last of a row of blocks, of which at
 * least two before it, the one with the pressed control among them, begin with the title of a step.
 */
function isTitleOfLast(
  { snapshot: { elements, texts } }: View,
  title: SnapshotElement,
  next: SnapshotElement,
): boolean {
  const { role, visible, frame, order, text } = title;
  if (role !== 'button' || !visible || frame !== next.frame || order <= next.order || text.length > 60) return false;
  if (!says('reviews', text) && !says('confirmsOrder', text)) return false;
  const row = title.ancestors.find((at) => next.ancestors.includes(at));
  const blockOf = ({ ancestors }: Pick<TextBlock, 'ancestors'>) =>
    row === undefined ? undefined : ancestors[ancestors.indexOf(row) - 1];
  const own = blockOf(title);
  if (row === undefined || own === undefined) return false;
  const isIn = (each: Pick<TextBlock, 'frame' | 'ancestors'>) => each.frame === frame && each.ancestors.includes(row);
  const isMore = (each: Pick<TextBlock, 'text' | 'frame' | 'ancestors'>) => isIn(each) && blockOf(each) === own;
  if (elements.some((each) => each !== title && each.visible && isMore(each))) return false;
  if (texts.some((each) => each.text !== text && isMore(each))) return false;
  const blocks = Map.groupBy(
    texts.filter((each) => isIn(each) && each.order < order),
    blockOf,
  );
  const begins = [...blocks].filter(
    ([block, [first]]) =>
      block !== undefined && block !== own && first && matchKinds(sections, foldLabel(first.text)).length > 0,
  );
  return begins.length >= 2 && begins.some(([block]) => block === blockOf(next));
}

const sections = compileKinds<string>('sections');

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
