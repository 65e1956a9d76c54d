import type { ActionCandidate, ElementRef, FieldClass, PageSnapshot, SnapshotElement } from '../seen/types.ts';
import { looksLikeAmount } from '../snapshot/join-rows.ts';
import { findCards } from './find-cards.ts';
import { isSameProduct } from './product-address.ts';

/** The number of a product's page that says how many pieces the cart holds: where it is changed, the cart changes. */
export interface OwnCounter {
  field: SnapshotElement;
  /** What counts it up; where the number itself is locked, it is the only way. */
  plus: SnapshotElement | undefined;
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
  const numbers = snapshot.elements.filter(
    ({ ref, role, visible }) =>
      visible && (role === 'spinbutton' || role === 'textbox') && fields.get(ref)?.kind === 'quantity',
  );
  if (numbers.length === 0 || !snapshot.texts.some(({ heading }) => heading === 1)) return null;
  const isInCard = findCards(snapshot, numbers);
  const own = numbers.filter(
    (number) =>
      number.form < 0 &&
      number.dialog < 0 &&
      !APART.has(number.landmark) &&
      !isInCard(number) &&
      !isPricedElsewhere(snapshot, number),
  );
  const [field] = own;
  if (!field || own.length > 1 || field.disabled || field.covered) return null;
  const steps = new Set(actions.filter(({ kind }) => kind === 'increaseQuantity').map(({ ref }) => ref));
  const near = field.ancestors.slice(0, NEAR);
  const plus = snapshot.elements.find(
    ({ ref, frame, order, visible, disabled, ancestors }) =>
      steps.has(ref) &&
      visible &&
      !disabled &&
      frame === field.frame &&
      order > field.order &&
      ancestors.slice(0, NEAR).some((ancestor) => near.includes(ancestor)),
  );
  return { field, plus };
}

/** Nothing of it is in the cart yet. */
export function isAtZero({ field }: OwnCounter): boolean {
  return /^0*$/.test(field.value.trim());
}

const APART: ReadonlySet<SnapshotElement['landmark']> = new Set(['header', 'nav', 'footer']);
const NEAR = 3;

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
