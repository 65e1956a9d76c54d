import type { OrderItem } from '../../orders/index.ts';
import { press } from '../actions/press.ts';
import { setValues } from '../actions/set-values.ts';
import { findProductBox, findSteppers, type Stepper } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { look } from '../view/look.ts';
import type { View } from '../view/view.ts';
import { findNumberRow, readNumberGrid } from './number-grid.ts';

/** More presses than this take longer than setting the number in the cart. */
const MOST_STEPS = 20;

/** Sets how many pieces the product's own button adds. Whether the cart holds that many is checked there. */
export async function setQuantity(run: Run, view: View, item: OrderItem): Promise<View> {
  // Any other number on the page would add another variant.
  if (run.memory.countedVariants.has(item.url)) return view;
  const fields = view.snapshot.elements.filter(
    (element) => view.fields.get(element.ref)?.kind === 'quantity' && element.visible && !element.disabled,
  );
  const box = findProductBox(view.snapshot, view.actions);
  const grid = readNumberGrid(view);
  const row = findNumberRow(view, item);
  // A number beside what nobody asked for stays as it is.
  if (grid.length > 0 && !row) return view;
  const field = row?.field ?? fields.find((each) => box.holds(each)) ?? fields[0];
  if (!field) return stepTo(run, view, item.quantity);
  if (field.value === String(item.quantity)) return view;
  if (field.tag === 'select' && !field.options.some((option) => option.value === String(item.quantity))) return view;
  await setValues(run, view, [{ element: field, text: String(item.quantity) }]);
  return look(run);
}

/** A number that is only text is changed by the buttons around it, as long as each press changes it by one. */
async function stepTo(run: Run, first: View, wanted: number): Promise<View> {
  let view = first;
  let stepper = ownStepper(view);
  if (!stepper || Math.abs(wanted - stepper.quantity) > MOST_STEPS) return view;
  while (stepper && stepper.quantity !== wanted) {
    const direction: number = wanted > stepper.quantity ? 1 : -1;
    const button = direction > 0 ? stepper.plus : stepper.minus;
    if (button.disabled || !(await press(run, view, button))) return view;
    const before: number = stepper.quantity;
    view = await look(run);
    stepper = ownStepper(view);
    if (stepper?.quantity !== before + direction) return view;
  }
  return view;
}

/** In the product's own box, where a piece is preset: a zero belongs to a list of things that are added one by one. */
function ownStepper({ snapshot, actions }: View): Stepper | undefined {
  const box = findProductBox(snapshot, actions);
  return findSteppers(snapshot).find(({ text, quantity }) => quantity > 0 && box.holds(text));
}
