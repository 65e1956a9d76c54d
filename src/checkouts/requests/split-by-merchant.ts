import type { TaskItem, TaskItemEcho } from '@cartwright/contract';
import { merchantOf } from '../../platform/merchant-of.ts';

export interface MerchantPart {
  merchant: string;
  items: TaskItemEcho[];
}

/** One part for each merchant, in the order in which merchants first appear; items of a merchant keep their order. */
export function splitByMerchant(tasks: readonly TaskItem[]): MerchantPart[] {
  const parts = new Map<string, TaskItemEcho[]>();
  for (const task of tasks) {
    const merchant = merchantOf(task.url);
    const items = parts.get(merchant) ?? [];
    items.push(echoItem(task));
    parts.set(merchant, items);
  }
  return [...parts].map(([merchant, items]) => ({ merchant, items }));
}

function echoItem(task: TaskItem): TaskItemEcho {
  const { color = '', size = '', fit = '' } = task.selectedVariant ?? {};
  return {
    url: task.url,
    quantity: task.quantity,
    selectedVariant: { color, size, fit },
    metadata: task.metadata ?? null,
    options: task.options ?? null,
  };
}
