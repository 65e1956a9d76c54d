import type { BrowserPool } from '../browser/index.ts';
import type { Advisor } from './advisor.ts';
import type { PreparedPurchase, PurchaseHooks, PurchaseOrder } from './purchase.ts';
import type { RecipeStore } from './recipes/recipe.ts';

export interface AgentDeps {
  browser: BrowserPool;
  recipes: RecipeStore | null;
  advisor: Advisor | null;
  /** One line per decision, without personal data. */
  log: (message: string, fields?: Record<string, unknown>) => void;
}

export async function preparePurchase(
  _deps: AgentDeps,
  _order: PurchaseOrder,
  _hooks: PurchaseHooks,
): Promise<PreparedPurchase> {
  return { kind: 'failed', stage: 'before_placement', code: 'internal', transient: false, note: 'not built yet' };
}
