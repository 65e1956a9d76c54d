import { stems } from '../../words/name-stems.ts';
import { says } from '../../words/says.ts';
import { type ActionKind, ANSWERS, actionName, isSubmit, type SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { POSSIBLE } from '../view/certainty.ts';
import { isBareCart } from '../view/is-bare-cart.ts';
import type { View } from '../view/view.ts';

/** Without a form, field and button share a wrapper near both. */
const REACH = 4;

/**
 * Whether the field stands in a form of its own, in one with other questions, or in none. "Enter a coupon" or "use none"
 * beside it asks nothing else.
 */
export function couponForm(field: SnapshotElement, elements: readonly SnapshotElement[]): 'own' | 'shared' | 'none' {
  if (field.form < 0) return 'none';
  const others = elements.some(
    (each) =>
      each.ref !== field.ref && each.visible && ANSWERS.has(each.role) && isInForm(each, field) && !asksForUse(each),
  );
  return others ? 'shared' : 'own';
}

function asksForUse({ role, label }: SnapshotElement): boolean {
  return role === 'radio' && says('namesCoupon', label);
}

/**
 * The button that sends the code. In a form of its own that is the form's button, whatever it says; elsewhere it has to
 * say so (`known`, best first), because other buttons of the form would send more than the code. A cart's form that has
 * none may be sent by what brings the cart up to date (`updates`): it leads nowhere, and all else stays as it is.
 */
export function findCouponSubmit(
  field: SnapshotElement,
  elements: readonly SnapshotElement[],
  known: readonly SnapshotElement[],
  updates: readonly SnapshotElement[] = [],
): SnapshotElement | undefined {
  // What opened the layer of the field says the same as what sends it, and lies under that layer.
  const isReached = (each: SnapshotElement) =>
    (field.covered || !each.covered) && (field.dialog < 0 || each.dialog === field.dialog);
  const near = nearest(
    known.filter((each) => isInForm(each, field) && isReached(each)),
    field,
  );
  if (near) return near;
  const buttons = elements.filter(
    (each) => each.role === 'button' && each.visible && !each.disabled && each.frame === field.frame && isReached(each),
  );
  if (couponForm(field, elements) === 'own') {
    const own = buttons.filter((each) => isInForm(each, field));
    const [submit] = own.filter(isSubmit);
    if (submit ?? own[0]) return submit ?? own[0];
  }
  if (known.some(isReached)) return nearest(known.filter(isReached), field);
  const only = couponForm(field, elements) === 'own' ? undefined : onlyButtonBeside(buttons, elements, field);
  if (only && (field.form < 0 || sendsNoForm(only) || isSentAsCoupon(only))) return only;
  const ofForm = updates.filter((each) => field.form >= 0 && isInForm(each, field) && isSubmit(each));
  return field.name === '' ? undefined : nearest(ofForm, field);
}

/** "Save" beside the field, in a form with other questions: the name of a button is what its form tells the merchant. */
function isSentAsCoupon({ type, name }: SnapshotElement): boolean {
  return type === 'submit' && COUPON_NAME.test(name);
}

const COUPON_NAME = new RegExp(stems('coupon'), 'i');

/**
 * "Coupon" beside the field, in a form with other questions: a button that is not of the kind that sends its form, and
 * whose name is of coupons, sends the code and nothing else.
 */
function sendsNoForm(button: SnapshotElement): boolean {
  return button.tag === 'button' && button.type === 'button' && says('namesCoupon', actionName(button));
}

/**
 * "+" beside the code in the form of a cart's lines. In a cart where nobody was asked for anything, a form of nothing but
 * numbers of pieces orders nothing; its one button that sends it, alone with the code, is there for the code.
 */
export function submitOfCart(
  run: Pick<Run, 'memory'>,
  view: View,
  field: SnapshotElement,
): SnapshotElement | undefined {
  const { elements } = view.snapshot;
  if (couponForm(field, elements) !== 'shared' || !isBareCart(run, view)) return undefined;
  const inForm = elements.filter((each) => each.ref !== field.ref && each.visible && isInForm(each, field));
  const questions = inForm.filter(({ role }) => ANSWERS.has(role));
  if (questions.some(({ ref }) => view.fields.get(ref)?.kind !== 'quantity')) return undefined;
  const [submit, another] = inForm.filter(isSubmit);
  if (!submit || another || submit.disabled) return undefined;
  const buttons = elements.filter(({ role, visible, frame }) => role === 'button' && visible && frame === field.frame);
  return onlyButtonBeside(buttons, elements, field) === submit && !leadsOn(view, submit) ? submit : undefined;
}

/** Whether its words say that it does something else: the code would only go along. */
function leadsOn({ actions }: View, { ref }: SnapshotElement): boolean {
  return actions.some((action) => action.ref === ref && NOT_THE_CODE.has(action.kind) && action.score >= POSSIBLE);
}

const NOT_THE_CODE: ReadonlySet<ActionKind> = new Set(['placeOrder', 'goToCheckout', 'continue', 'removeItem']);

/** The one button in the smallest wrapper that the field shares with a button and with no other field. */
function onlyButtonBeside(
  buttons: readonly SnapshotElement[],
  elements: readonly SnapshotElement[],
  field: SnapshotElement,
): SnapshotElement | undefined {
  for (const wrapper of field.ancestors.slice(0, REACH)) {
    const isInside = (each: SnapshotElement) => each.frame === field.frame && each.ancestors.includes(wrapper);
    if (elements.some((each) => each.ref !== field.ref && ANSWERS.has(each.role) && isInside(each))) return undefined;
    const inside = buttons.filter(isInside);
    if (inside.length > 0) return inside.length === 1 ? inside[0] : undefined;
  }
  return undefined;
}

function isInForm(each: SnapshotElement, field: SnapshotElement): boolean {
  return each.frame === field.frame && each.form === field.form;
}

function nearest(buttons: readonly SnapshotElement[], field: SnapshotElement): SnapshotElement | undefined {
  const distance = (button: SnapshotElement) =>
    Math.abs(button.box.y - field.box.y) + Math.abs(button.order - field.order);
  return buttons.filter((button) => button.frame === field.frame).toSorted((a, b) => distance(a) - distance(b))[0];
}
