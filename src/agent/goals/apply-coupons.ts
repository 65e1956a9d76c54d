import { press } from '../actions/press.ts';
import { setValues } from '../actions/set-values.ts';
import { readTotals, type SnapshotElement } from '../perception/index.ts';
import { mayTry, type Run } from '../run.ts';
import { checkPage } from '../safety/check-page.ts';
import { candidates, elementOf, look, type View } from '../view.ts';
import type { Goal } from './goal.ts';

/** Tries the codes in the given order until one lowers the price. A code that does nothing is skipped. */
export const applyCoupons: Goal = async (run, view) => {
  const [code] = run.memory.couponsLeft;
  if (code === undefined) return 'idle';
  const field = couponField(view);
  if (!field) return openCouponForm(run, view);
  run.memory.couponsLeft.shift();
  const before = discountOf(view);
  await setValues(run, view, [{ element: field, text: code }]);
  let after = await look(run);
  const apply = nearest(candidates(after, 'applyCoupon'), field);
  if (apply) await press(run, after, apply);
  else await run.guard(run.page.keyboard.press('Enter'));
  after = await look(run);
  checkPage(run, after);
  const worked = discountOf(after) > before;
  run.memory.couponsDone.push({ code, worked });
  if (worked) run.memory.couponsLeft = [];
  run.steps.record('COUPON_APPLICATION', worked ? 'a code was accepted' : 'a code was not accepted and is skipped');
  return after;
};

async function openCouponForm(run: Run, view: View): Promise<'acted' | 'idle'> {
  const [opener] = candidates(view, 'openCoupon');
  if (!opener || !mayTry(run, `open coupon ${view.snapshot.url}`, 1)) return 'idle';
  await press(run, view, opener);
  return 'acted';
}

function couponField(view: View): SnapshotElement | undefined {
  const found = [...view.fields].find(([ref, field]) => field.kind === 'coupon' && elementOf(view, ref)?.visible);
  return found && elementOf(view, found[0]);
}

function discountOf(view: View): number {
  return Math.abs(readTotals(view.snapshot).discount?.amountMinor ?? 0);
}

function nearest(buttons: readonly SnapshotElement[], field: SnapshotElement): SnapshotElement | undefined {
  const distance = (button: SnapshotElement) =>
    Math.abs(button.box.y - field.box.y) + Math.abs(button.order - field.order);
  return buttons.filter((button) => button.frame === field.frame).toSorted((a, b) => distance(a) - distance(b))[0];
}
