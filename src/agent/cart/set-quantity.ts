import type { OrderItem } from '../../orders/index.ts';
import { press } from '../actions/press.ts';
import { setValues } from '../actions/set-values.ts';
import { findProductBox, findSteppers, resolveRef, type SnapshotElement, type Stepper } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { look } from '../view/look.ts';
import { candidates, type View } from '../view/view.ts';
import { ownCounter } from './count-up.ts';
import { findNumberRow, readNumberGrid } from './number-grid.ts';
import { ownAdds } from './product-view.ts';

/** More presses than this take longer than setting the number in the cart. */
const MOST_STEPS = 20;

/** Sets how many pieces the product's own button adds. Whether the cart holds that many is checked there. */
export async function setQuantity(run: Run, view: View, item: OrderItem): Promise<View> {
  // Any other number on the page would add another variant.
  if (run.memory.countedVariants.has(item.url)) return view;
  // The number itself adds, as the last thing that is done on this page.
  if (ownAdds(view).length === 0 && ownCounter(view)) return view;
  const grid = readNumberGrid(view);
  const row = findNumberRow(view, item);
  // A number beside what nobody asked for stays as it is.
  if (grid.some(({ add }) => !add) && !row) return view;
  const field = row ? row.field : ownField(view);
  if (row && !field) return view;
  if (!field) return stepTo(run, view, item.quantity, ownStepper);
  if (!row && ownLockedStepper(view)) return stepTo(run, view, item.quantity, ownLockedStepper);
  if (field.value === String(item.quantity)) return view;
  if (field.tag === 'select' && !field.options.some((option) => option.value === String(item.quantity))) return view;
  await setValues(run, view, [{ element: field, text: String(item.quantity) }]);
  if (await isAboveMost(run, view, field))
    throw new Stop('insufficient_stock', 'the shop does not accept this quantity');
  return look(run);
}

/** A script that sends the form by itself passes by the browser's own refusal, and the shop may add nothing and say nothing. */
async function isAboveMost(run: Pick<Run, 'guard'>, { snapshot }: View, { ref }: SnapshotElement): Promise<boolean> {
  const handle = await run.guard(resolveRef(snapshot, ref));
  const isAbove = handle?.evaluate((node) => {
    const { max, validity } = node as HTMLInputElement;
    // Some themes write 0 or -1 where there is no limit.
    return Number(max) > 0 && validity.rangeOverflow;
  });
  return (await isAbove?.catch(() => false)) ?? false;
}

function ownField(view: View): SnapshotElement | undefined {
  const fields = view.snapshot.elements.filter(
    (element) => view.fields.get(element.ref)?.kind === 'quantity' && element.visible && !element.disabled,
  );
  const box = findProductBox(view.snapshot, view.actions);
  // What is bought by its number would be bought: that of other goods is never touched.
  return fields.find((each) => box.holds(each)) ?? fields.find((each) => !box.isOfAnother(each));
}

type Steps = Pick<Stepper, 'quantity' | 'plus'> & { minus: SnapshotElement | undefined };

/** A number that cannot be typed is changed by the buttons around it, as long as each press changes it by one. */
async function stepTo(run: Run, first: View, wanted: number, find: (view: View) => Steps | undefined): Promise<View> {
  let view = first;
  let stepper = find(view);
  if (!stepper || Math.abs(wanted - stepper.quantity) > MOST_STEPS) return view;
  while (stepper && stepper.quantity !== wanted) {
    const direction: number = wanted > stepper.quantity ? 1 : -1;
    const button = direction > 0 ? stepper.plus : stepper.minus;
    if (!button || button.disabled || !(await press(run, view, button))) return view;
    const before: number = stepper.quantity;
    view = await look(run);
    stepper = find(view);
    if (stepper?.quantity !== before + direction) return view;
  }
  return view;
}

/** In the product's own box, where a piece is preset: a zero belongs to a list of things that are added one by one. */
function ownStepper({ snapshot, actions }: View): Stepper | undefined {
  const box = findProductBox(snapshot, actions);
  return findSteppers(snapshot).find(({ text, quantity }) => quantity > 0 && box.holds(text));
}

/** A field that is locked shows what the buttons beside it made of it: what is written into it, the shop never hears of. */
function ownLockedStepper(view: View): Steps | undefined {
  const field = ownField(view);
  if (!field?.readOnly) return undefined;
  const near = field.ancestors.slice(0, 2);
  const beside = (kind: 'increaseQuantity' | 'decreaseQuantity') =>
    candidates(view, kind).find(
      ({ frame, ancestors }) => frame === field.frame && ancestors.slice(0, 2).some((each) => near.includes(each)),
    );
  const plus = beside('increaseQuantity');
  return plus && /^\d{1,3}$/.test(field.value)
    ? { quantity: Number(field.value), plus, minus: beside('decreaseQuantity') }
    : undefined;
}
