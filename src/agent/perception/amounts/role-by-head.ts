import { roleOfLabel } from '../../../words/role-of-label.ts';
import { says } from '../../../words/says.ts';
import type { AmountRow, PageSnapshot, TextBlock, TotalRole } from '../seen/types.ts';

/** Texts before an amount among which the head of its row is looked for. */
const REACH = 3;
/** How deep in its cell an amount may lie: a list with one entry, its label and the amount. */
const DEEPEST = 7;

/**
 * `Shipping | Post to Ireland: £11.07`: a row whose head says what kind of charge it is, and whose cell names the one that
 * applies. Only what is a part of every order counts, and only for the first amount behind the head: a second one in the
 * same cell is a charge of its own. Head and name are read as one, so that "Shipping | Insurance" stays an extra.
 */
export function roleByHead(snapshot: PageSnapshot, row: AmountRow): TotalRole {
  const before = snapshot.texts.filter(({ frame, order }) => frame === row.frame && order < row.order).slice(-REACH);
  const head = before.findLast((text) => isHeadOf(text, row));
  if (!head) return 'unknown';
  const isBetween = (other: AmountRow) =>
    other.frame === row.frame && other.order >= head.order && other.order < row.order;
  if (snapshot.rows.some(isBetween)) return 'unknown';
  const role = roleOfLabel(head.text);
  const isPart = (role === 'shipping' || role === 'tax') && !says('extraOffer', row.label);
  return isPart && roleOfLabel(`${head.text} ${row.label}`) === role ? role : 'unknown';
}

/** A cell beside that of the amount, in a row of a table or on one line, that holds nothing but its words. */
function isHeadOf({ ancestors, box, text, covered, struck }: TextBlock, row: AmountRow): boolean {
  if (covered || struck || text === row.label) return false;
  const [cell = -1, wrapper = -1] = ancestors;
  const depth = row.ancestors.indexOf(wrapper);
  const isLeft = box.x + box.width <= row.box.x && box.y < row.box.y + row.box.height;
  const isBeside = isLeft && row.box.y < box.y + box.height;
  return depth > 0 && depth < DEEPEST && !row.ancestors.includes(cell) && isBeside;
}
