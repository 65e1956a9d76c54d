import type { ActionKind, SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { unknownControls } from '../view/unknown-controls.ts';
import type { View } from '../view/view.ts';
import { isDemanded } from './is-demanded.ts';
import { topicsOf } from './topics-of.ts';

export const METHODS = ['shippingMethod', 'payment'] as const;

/** The face of a question that is answered in a layer: a field that cannot be typed into, and the control beside it. */
interface ReadOnlySlot {
  about: (typeof METHODS)[number];
  opener: SnapshotElement;
}

/**
 * Those that are still empty. Where the question was answered already, a box that nobody has to fill and that has no button
 * asks for something else: "Deliver no later than".
 */
export function readOnlySlots(view: View, memory: Given = NOTHING): ReadOnlySlot[] {
  const given = givenIn(memory);
  return facesOf(view).flatMap(({ about, field }) => {
    const button = ownButton(view, field) ?? buttonBeside(view, field);
    const isElse = given[about] && !button && !isDemanded(field);
    return field.filled || isElse ? [] : [{ about, opener: button ?? field }];
  });
}

type Given = Pick<Run['memory'], 'shippingOption' | 'paymentMethod'>;
const NOTHING: Given = { shippingOption: null, paymentMethod: null };

function givenIn({ shippingOption, paymentMethod }: Given): Record<ReadOnlySlot['about'], boolean> {
  return { shippingMethod: shippingOption !== null, payment: paymentMethod !== null };
}

/** What would only ask once more, though it may say what leads on elsewhere: "Select". */
export function answeredOpeners({ memory }: Pick<Run, 'memory'>, view: View): Set<SnapshotElement> {
  const isGiven = givenIn(memory);
  const openers = facesOf(view).map(({ about, field }) =>
    field.filled && isGiven[about] ? ownButton(view, field) : undefined,
  );
  return new Set(openers.filter((opener) => opener !== undefined));
}

function facesOf(view: View): { about: ReadOnlySlot['about']; field: SnapshotElement }[] {
  return view.snapshot.elements.flatMap((field) => {
    const isFace = field.role === 'textbox' || field.role === 'combobox';
    if (!isFace || !field.readOnly || !field.visible || field.disabled) return [];
    const about = [field.label, field.placeholder, field.groupLabel, field.section].map(methodOf).find(Boolean);
    return about ? [{ about, field }] : [];
  });
}

/** "Delivery address" speaks of an address, not of a way of delivery. */
function methodOf(text: string): ReadOnlySlot['about'] | undefined {
  return METHODS.find((method) => topicsOf(text).includes(method));
}

/** The one button in the box of the field belongs to it, whatever else its word may mean. */
function ownButton({ snapshot, actions }: View, field: SnapshotElement): SnapshotElement | undefined {
  const orders = new Set(actions.filter(({ kind }) => kind === 'placeOrder').map(({ ref }) => ref));
  const inside = snapshot.elements.filter(
    (element) =>
      element !== field && element.frame === field.frame && element.ancestors.includes(field.ancestors[0] ?? -1),
  );
  const [only, ...more] = inside;
  return only?.role === 'button' && more.length === 0 && only.visible && !orders.has(only.ref) ? only : undefined;
}

function buttonBeside(view: View, field: SnapshotElement): SnapshotElement | undefined {
  const buttons = unknownControls(view, KNOWN).filter(({ frame, role }) => frame === field.frame && role !== 'link');
  for (const wrapper of field.ancestors.slice(0, REACH)) {
    const inside = buttons.filter((element) => element.ancestors.includes(wrapper));
    if (inside.length > 0) return inside.find((element) => element.order > field.order) ?? inside[0];
  }
  return undefined;
}

/** A block is small: what opens it lies only a few wrappers away. */
const REACH = 4;

/** What is known to do something other than open a block. */
const KNOWN: readonly ActionKind[] = ['placeOrder', 'edit', 'continue', 'goToCheckout', 'openCoupon', 'viewCart'];
