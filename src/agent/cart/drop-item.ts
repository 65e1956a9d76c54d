import type { DroppedItem, PurchaseOrder } from '../../orders/index.ts';
import { foldText } from '../../words/fold-text.ts';
import type { Run, RunMemory } from '../run/run.ts';
import { Stop } from '../run/stop.ts';

export function dropItem(run: Pick<Run, 'memory' | 'steps'>, item: DroppedItem): void {
  run.memory.dropped.push(item);
  run.steps.record('ITEM_DROPPED', 'dropped an item that cannot be bought', `${item.code}: ${item.note}`);
}

/**
 * The item because of which a purchase stopped after its cart was filled; null when the order does not allow buying the
 * rest, when nothing else would be left, or when it is not clear which item it is.
 */
export function itemToDrop(run: Pick<Run, 'memory'>, order: PurchaseOrder, error: unknown): DroppedItem | null {
  if (!(error instanceof Stop) || error.transient || !order.dropUnavailableItems) return null;
  if (error.code !== 'out_of_stock' && error.code !== 'insufficient_stock') return null;
  const url = error.itemUrl ?? namedItem(run.memory, error.message);
  const others = order.items.some((item) => item.url !== url);
  return url && others ? { url, code: error.code, note: error.message } : null;
}

/** Merchants name the product in their message; of two whose titles both occur, the longer title is meant. */
function namedItem(memory: RunMemory, message: string): string | null {
  const words = ` ${foldText(message)} `;
  const named = memory.addedItems
    .map(({ item, title }) => ({ url: item.url, title: foldText(title) }))
    .filter(({ title }) => title.length > 3 && words.includes(` ${title} `))
    .toSorted((a, b) => b.title.length - a.title.length);
  return named[0]?.url ?? null;
}
