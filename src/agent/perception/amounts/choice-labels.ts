import type { AmountRow, PageSnapshot, SnapshotElement } from '../seen/types.ts';
import { deliveryLinks } from './delivery-links.ts';

const CHOICES = new Set<SnapshotElement['role']>(['radio', 'checkbox', 'option']);
/** A choice and its price lie within a few wrappers. */
const REACH = 4;

/**
 * Rows that are the price of something to choose: a delivery beside its radio button, an extra beside its tick box. They
 * say what a choice would cost, not what the order costs. Known by the wrapper that they share with one choice alone, or
 * by lying in a choice that is drawn: "XL (+ $4.00)" on a button, or a label that stands in for its hidden radio button. Of
 * deliveries that are links, those that can still be chosen.
 */
export function choicePrices(snapshot: PageSnapshot): Set<AmountRow> {
  const choices = snapshot.elements.filter((element) => CHOICES.has(element.role));
  const found = new Set(snapshot.elements.filter(isDrawnChoice).flatMap((choice) => ownPrice(snapshot, choice)));
  const listed = new Set(deliveryLinks(snapshot).map(({ ref }) => ref));
  for (const { frame, ancestors } of snapshot.elements.filter(({ ref }) => listed.has(ref))) {
    const [wrapper = -1] = ancestors;
    const rows = snapshot.rows.filter((row) => row.frame === frame && row.ancestors.includes(wrapper));
    if (rows.length === 1) for (const row of rows) found.add(row);
  }
  for (const choice of choices) {
    for (const wrapper of choice.ancestors.slice(0, REACH)) {
      const isInside = (each: { frame: number; ancestors: number[] }) =>
        each.frame === choice.frame && each.ancestors.includes(wrapper);
      if (choices.some((other) => other !== choice && isInside(other))) break;
      const rows = snapshot.rows.filter(isInside);
      // A wrapper with several amounts is a part of the page, not a label.
      if (rows.length > 1) break;
      for (const row of rows) found.add(row);
    }
  }
  return found;
}

/** A plain tick is drawn too, but too small for any price to lie in it. */
function isDrawnChoice({ role, checked, visible }: SnapshotElement): boolean {
  return visible && (CHOICES.has(role) || checked !== null);
}

export function ownPrice(snapshot: PageSnapshot, { frame, box, text, label }: SnapshotElement): AmountRow[] {
  const isWithin = (from: number, size: number, start: number, length: number) =>
    from >= start && from + size <= start + length;
  const rows = snapshot.rows.filter(
    (row) =>
      row.frame === frame &&
      isWithin(row.box.x, row.box.width, box.x, box.width) &&
      isWithin(row.box.y, row.box.height, box.y, box.height) &&
      `${label} ${text}`.includes(row.amountText),
  );
  return rows.length === 1 ? rows : [];
}
