import type { OrderItem } from '../../orders/index.ts';
import type { Run } from '../run/run.ts';

const MOST_ITEMS = 8;

/** What a page alone does not say: what is being bought, what was done just before, and what is in doubt. */
export function notesOf({ memory, order }: Pick<Run, 'memory' | 'order'>, because = ''): string[] {
  const isLeft = ({ url }: OrderItem) => !memory.dropped.some((dropped) => dropped.url === url);
  const bought = order.items
    .filter(isLeft)
    .slice(0, MOST_ITEMS)
    .map((item) => `being bought: ${item.quantity} × ${nameOf(memory, item)}${variantOf(item)}`);
  return [
    ...bought,
    `an account with the shop ${order.createAccountIfRequired ? 'may' : 'must not'} be made`,
    ...(memory.lastDone.length === 0 ? [] : [`done just before: ${memory.lastDone.join('; ')}`]),
    ...(because === '' ? [] : [`the program would give up because: ${because}`]),
  ];
}

/** As its page calls it, or by the address that was ordered from; queries may carry a visitor's own data. */
function nameOf({ addedItems }: Run['memory'], item: OrderItem): string {
  const title = addedItems.find((added) => added.item.url === item.url)?.title ?? '';
  return title === '' ? `the product at ${URL.parse(item.url)?.pathname ?? ''}` : `"${title}"`;
}

function variantOf({ variant }: OrderItem): string {
  const values = Object.entries(variant).filter(([, label]) => label.trim() !== '');
  return values.length === 0 ? '' : ` with ${values.map(([axis, label]) => `${axis} "${label}"`).join(', ')}`;
}
