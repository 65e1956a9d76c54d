import type { AmountRow, PageSnapshot, SnapshotElement } from '../seen/types.ts';

const CHOICES = new Set<SnapshotElement['role']>(['radio', 'checkbox', 'option']);
/** A choice and its price lie within a few wrappers. */
const REACH = 4;

/**
 * Rows that are the price of something to choose: a delivery beside its radio button, an extra beside its tick box. They
 * say what a choice would cost, not what the order costs. Known by the wrapper that they share with one choice alone.
 */
export function choicePrices(snapshot: PageSnapshot): Set<AmountRow> {
  const choices = snapshot.elements.filter((element) => CHOICES.has(element.role));
  const found = new Set<AmountRow>();
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
