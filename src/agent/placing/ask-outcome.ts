import { cardFields } from '../card/card-fields.ts';
import { pageCurrency, pricesIn, readOrderNumber, readTotals } from '../perception/index.ts';
import { isCartEmptied } from '../proof/is-cart-still-full.ts';
import type { PlaceOutcome } from '../proof/place-outcome.ts';
import type { SendWatch } from '../proof/watch-sends.ts';
import { isConfirmed, putQuestion, saidOutcome } from '../reader/index.ts';
import { isMerchantUrl } from '../run/merchant-site.ts';
import type { Run } from '../run/run.ts';
import { look } from '../view/look.ts';
import { candidates, type View } from '../view/view.ts';

/**
 * For a page after the press that no rule can read: whether it confirms the order, asked with every value masked. A yes
 * counts only with proof: the merchant's page has moved on, names an order or its total, and the cart is empty. A no
 * changes nothing: an order that may exist is never denied on a reader's word.
 */
export async function askOutcome(run: Run, pressed: { view: View; sends: SendWatch }): Promise<PlaceOutcome | null> {
  if (!run.reader && run.recipe.lessons().length === 0) return null;
  const view = await look(run).catch(() => null);
  if (!view || !pressed.sends.sentAnything() || !hasMovedOn(run, view) || !namesOrder(view, pressed.view)) return null;
  const { shape, url } = view.snapshot;
  const isKnown = run.recipe.lessons().some((lesson) => lesson.of === 'outcome' && lesson.shape === shape);
  const said = isKnown ? 'confirmed' : saidOutcome(await putQuestion(run, isConfirmed(view)));
  if (said !== 'confirmed' || !(await isCartEmptied(run))) return null;
  run.recipe.learn([{ of: 'outcome', shape }]);
  return { kind: 'placed', order: { number: readOrderNumber(view.snapshot), url } };
}

function hasMovedOn(run: Pick<Run, 'site'>, view: View): boolean {
  if (!isMerchantUrl(run.site, view.snapshot.url) || cardFields(view).length > 0) return false;
  const hasError = view.snapshot.messages.some(({ kind }) => kind === 'error');
  return !hasError && candidates(view, 'placeOrder').length === 0;
}

function namesOrder(view: View, before: View): boolean {
  if (readOrderNumber(view.snapshot)) return true;
  const total = readTotals(before.snapshot).total?.amountMinor;
  const currency = pageCurrency(view.snapshot);
  return view.snapshot.texts.some(
    ({ text, covered }) => !covered && pricesIn(text, currency).some(({ amountMinor }) => amountMinor === total),
  );
}
