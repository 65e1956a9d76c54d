import { findSteppers } from '../controls/find-steppers.ts';
import type { ActionCandidate, ElementRef, FieldClass, PageSnapshot, SnapshotElement } from '../seen/types.ts';
import { looksLikeAmount } from '../snapshot/join-rows.ts';
import { findCards } from './find-cards.ts';
import { isSameProduct } from './product-address.ts';

/** The number of a product's page that says how many pieces the cart holds: where it is changed, the cart changes. */
export interface OwnCounter {
  /** Null where the number is no field but a text between two buttons. */
  field: SnapshotElement | null;
  /** What counts it up; where the number cannot be written, it is the only way. */
  plus: SnapshotElement | undefined;
  /** Whichever of the two is there. */
  control: SnapshotElement;
  isZero: boolean;
}

/**
 * Some shops have no button that adds: a number that starts at zero is what a product is bought by. Goods that stand
 * beside the product are bought in the same way, so only a number outside of all cards counts, whose price has no link to
 * another page beside it; and where two are left, none does.
 */
export function findOwnCounter(
  snapshot: PageSnapshot,
  fields: ReadonlyMap<ElementRef, FieldClass>,
  actions: readonly ActionCandidate[],
): OwnCounter | null {
  if (!snapshot.texts.some(({ heading }) => heading === 1)) return null;
  const counters = [...fieldCounters(snapshot, fields, actions), ...textCounters(snapshot)];
  const isInCard = findCards(
    snapshot,
    counters.map(({ control }) => control),
  );
  const [own, ...more] = counters.filter(
    ({ control }) =>
      control.form < 0 &&
      control.dialog < 0 &&
      !APART.has(control.landmark) &&
      !isInCard(control) &&
      !isPricedElsewhere(snapshot, control),
  );
  return own && more.length === 0 && !own.control.disabled && !own.control.covered ? own : null;
}

const APART: ReadonlySet<SnapshotElement['landmark']> = new Set(['header', 'nav', 'footer']);
const NEAR = 3;

function fieldCounters(
  { elements }: PageSnapshot,
  fields: ReadonlyMap<ElementRef, FieldClass>,
  actions: readonly ActionCandidate[],
): OwnCounter[] {
  const steps = new Set(actions.filter(({ kind }) => kind === 'increaseQuantity').map(({ ref }) => ref));
  const numbers = elements.filter(
    ({ ref, role, visible }) =>
      visible && (role === 'spinbutton' || role === 'textbox') && fields.get(ref)?.kind === 'quantity',
  );
  return numbers.map((field) => {
    const near = field.ancestors.slice(0, NEAR);
    const plus = elements.find(
      ({ ref, frame, order, visible, disabled, ancestors }) =>
        steps.has(ref) &&
        visible &&
        !disabled &&
        frame === field.frame &&
        order > field.order &&
        ancestors.slice(0, NEAR).some((ancestor) => near.includes(ancestor)),
    );
    return { field, plus, control: field, isZero: /^0*$/.test(field.value.trim()) };
  });
}

function textCounters(snapshot: PageSnapshot): OwnCounter[] {
  return findSteppers(snapshot).map(({ plus, quantity }) => ({
    field: null,
    plus,
    control: plus,
    isZero: quantity === 0,
  }));
}

/** The smallest wrapper that a number shares with a price belongs to goods that a link in it leads to. */
function isPricedElsewhere({ texts, elements, url }: PageSnapshot, { frame, ancestors }: SnapshotElement): boolean {
  const wrapper = ancestors.find((ancestor) =>
    texts.some((text) => text.frame === frame && text.ancestors.includes(ancestor) && looksLikeAmount(text.text)),
  );
  if (wrapper === undefined) return true;
  return elements.some(
    (each) =>
      each.role === 'link' &&
      each.frame === frame &&
      each.ancestors.includes(wrapper) &&
      each.href !== '' &&
      !isSameProduct(each.href, url),
  );
}
