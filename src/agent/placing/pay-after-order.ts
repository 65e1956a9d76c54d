import { aimAt, describe } from '../actions/press.ts';
import { cardFields } from '../card/card-fields.ts';
import { checkSubmitTarget } from '../card/check-card-target.ts';
import { enterCard } from '../card/enter-card.ts';
import { fillDetails } from '../checkout/fill-details.ts';
import { readTotals, resolveClickTarget, type SnapshotElement } from '../perception/index.ts';
import type { BeforePress, PlaceOutcome } from '../proof/place-outcome.ts';
import { watchSends } from '../proof/watch-sends.ts';
import { setCheckboxes } from '../refusals/set-checkboxes.ts';
import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { checkPage } from '../safety/check-page.ts';
import { formSubmits } from '../view/form-submits.ts';
import { look } from '../view/look.ts';
import { candidates, type View } from '../view/view.ts';
import { pressAndLearn, withoutCaller } from './press-and-learn.ts';

const LONGEST_LOOKS = 5;

/**
 * The order was placed and the page that follows asks for its card. The card passes the same gates as on any page, and is
 * charged only for the total that was agreed: a page that names another one gets no card. From here on every fault leaves
 * the outcome unknown, because the order may exist.
 */
export async function payAfterOrder(caller: Run, beforePress: BeforePress): Promise<PlaceOutcome> {
  const run = withoutCaller(caller);
  run.recipe.noteCardFollows(true);
  let view = await look(run);
  for (let looks = 0; looks < LONGEST_LOOKS; looks += 1) {
    checkPage(run, view);
    checkAgreedTotal(run, view);
    if (!(await fillIn(run, view))) break;
    view = await look(run);
  }
  checkPage(run, view);
  checkAgreedTotal(run, view);
  const control = payControl(view);
  const target = control && (await run.guard(resolveClickTarget(view.snapshot, control.ref)));
  if (!control || !target) throw new Stop('agent_stuck', 'no control that pays the order was found');
  if (control.frame === 0) await checkSubmitTarget(run, target);
  const point = control.frame === 0 ? await run.guard(target.evaluate(aimAt)) : null;
  if (!point) await run.guard(target.click({ trial: true, timeout: 3_000 }));
  run.deps.log('paying', { control: describe(control) });
  await beforePress();
  const { requests } = run;
  const mark = {
    at: Date.now(),
    view,
    ambiguous: false,
    isTaken: true,
    sent: requests.sentCount(),
    documents: requests.documentCount(),
    sends: await run.guard(watchSends(run)),
  };
  const click = point
    ? () => run.page.mouse.click(point.x, point.y)
    : () => target.click({ timeout: 5_000, noWaitAfter: true });
  const outcome = await pressAndLearn(run, { kind: 'aimed', click, mark });
  return typeof outcome === 'string' ? { kind: 'unknown', note: 'the merchant keeps asking for the order' } : outcome;
}

/**
 * The form around a card may ask for its holder's e-mail, country or postal code, and its page for the terms, which a
 * payment waits for. False when there is nothing left to fill in.
 */
async function fillIn(run: Run, view: View): Promise<boolean> {
  if (cardFields(view).length > 0 && (await setCheckboxes(run, view)) === 'acted') return true;
  if (cardFields(view).length > 0 && (await fillDetails.act(run, view)) !== 'idle') return true;
  return (await enterCard(run, view)) !== 'idle';
}

/** A page that names no total at all is paid for what was verified before: nothing was changed since. */
function checkAgreedTotal(run: Pick<Run, 'memory'>, view: View): void {
  const { agreedTotal } = run.memory;
  const named = readTotals(view.snapshot)
    .rows.filter(({ role }) => role === 'total')
    .map(({ money }) => money.amountMinor);
  if (!agreedTotal || named.some((minor) => minor > agreedTotal.minor))
    throw new Stop('price_limit_exceeded', 'the page that asks for the card names a higher total');
  if (named.length > 0 && !named.includes(agreedTotal.minor))
    throw new Stop('merchant_error', 'the page that asks for the card names another total');
}

/** What sends the card: of the same frame as its fields, or of the page around them; never what lies under a layer. */
function payControl(view: View): SnapshotElement | undefined {
  const card = cardFields(view).map(({ element }) => element);
  const frames = new Set([...card.map(({ frame }) => frame), 0]);
  const forms = new Set(card.map(({ frame, form }) => `${frame}/${form}`));
  const isNear = (element: SnapshotElement) => frames.has(element.frame) && !element.covered;
  const isOwn = (element: SnapshotElement) => forms.has(`${element.frame}/${element.form}`);
  const pays = candidates(view, 'placeOrder').filter(isNear);
  return pays.find(isOwn) ?? pays[0] ?? formSubmits(view).filter(isNear).find(isOwn);
}
