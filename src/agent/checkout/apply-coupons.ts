import { describe, press } from '../actions/press.ts';
import { setValues } from '../actions/set-values.ts';
import { readTotals, type SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { checkPage } from '../safety/check-page.ts';
import { look } from '../view/look.ts';
import { candidates, elementOf, type View } from '../view/view.ts';
import { says } from '../words/says.ts';
import type { Goal, GoalResult } from './goal.ts';

/** Tries the codes in the given order until one lowers the price. A code that does nothing is skipped. */
export const applyCoupons: Goal = {
  name: 'applyCoupons',
  appliesWhen: (run) => run.memory.couponsLeft.length > 0,
  act,
  choosesOffer: true,
};

async function act(run: Run, view: View): Promise<GoalResult> {
  const [code] = run.memory.couponsLeft;
  if (code === undefined) return 'idle';
  const field = couponField(view);
  if (!field) return openCouponForm(run, view);
  run.memory.couponsLeft.shift();
  const [before, totalBefore] = [discountOf(view), totalOf(view)];
  await setValues(run, view, [{ element: field, text: code }]);
  let after = await look(run);
  const apply = nearest(candidates(after, 'applyCoupon'), field);
  if (apply) await press(run, after, apply);
  else await run.guard(run.page.keyboard.press('Enter'));
  after = await look(run);
  checkPage(run, after);
  const complains = after.snapshot.messages.some((message) => message.kind === 'error');
  const worked = discountOf(after) > before || (totalOf(after) < totalBefore && !complains);
  if (worked) run.memory.couponsLeft = [];
  run.steps.record('COUPON_APPLICATION', worked ? 'a code was accepted' : 'a code was not accepted and is skipped');
  return after;
}

async function openCouponForm(run: Run, view: View): Promise<'acted' | 'idle'> {
  const opener = candidates(view, 'openCoupon')[0] ?? summaryToggle(view);
  if (!opener || !run.tries.mayTry(`open coupon ${view.snapshot.url} ${describe(opener)}`, 1)) return 'idle';
  await press(run, view, opener);
  return 'acted';
}

/** On narrow checkouts the summary of the order is folded up, and the place for a code with it. */
function summaryToggle(view: View): SnapshotElement | undefined {
  if (['address', 'shipping', 'payment', 'review'].every((kind) => view.page.kind !== kind)) return undefined;
  return view.snapshot.elements.find(
    (element) =>
      element.role === 'button' &&
      element.visible &&
      !element.disabled &&
      element.expanded !== true &&
      says('showSummary', element.text || element.ariaLabel),
  );
}

function couponField(view: View): SnapshotElement | undefined {
  const found = [...view.fields].find(([ref, field]) => field.kind === 'coupon' && elementOf(view, ref)?.visible);
  return found && elementOf(view, found[0]);
}

function discountOf(view: View): number {
  return Math.abs(readTotals(view.snapshot).discount?.amountMinor ?? 0);
}

/** Not every merchant gives the discount a line of its own. */
function totalOf(view: View): number {
  return readTotals(view.snapshot).total?.amountMinor ?? 0;
}

function nearest(buttons: readonly SnapshotElement[], field: SnapshotElement): SnapshotElement | undefined {
  const distance = (button: SnapshotElement) =>
    Math.abs(button.box.y - field.box.y) + Math.abs(button.order - field.order);
  return buttons.filter((button) => button.frame === field.frame).toSorted((a, b) => distance(a) - distance(b))[0];
}
