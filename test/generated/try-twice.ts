import type { MerchantRecipe, RecipeStore } from '../../src/agent/index.ts';
import type { BrowserPool } from '../../src/browser/index.ts';
import type { CaseResult } from './summarise.ts';
import { type TryOptions, tryShop } from './try-shop.ts';

export interface TwoVisits {
  first: CaseResult;
  /** With what the first visit taught, and nobody who answers; null where nothing was bought on the first. */
  second: CaseResult | null;
}

/** Buys with a model or somebody who knows the truth, and once more with what was learnt and nobody to ask. */
export async function tryTwice(pool: BrowserPool, seed: number, options: TryOptions = {}): Promise<TwoVisits | null> {
  const both = { ...options, honestOnly: true, recipes: oneShop() };
  const [first] = await tryShop(pool, seed, { ...both, reader: options.model ? 'model' : 'truth' });
  if (!first) return null;
  const [second = null] = first.isRight ? await tryShop(pool, seed, { ...both, reader: 'silent' }) : [];
  return { first, second };
}

export interface TwiceSummary {
  shops: number;
  bought: number;
  /** Of the shops that were bought at, those where something was asked. Only these count below. */
  askedShops: number;
  questions: number;
  boughtAgain: number;
  questionsAgain: number;
}

export function summariseTwice(visits: readonly TwoVisits[]): TwiceSummary {
  const taught = visits.filter(({ first }) => first.isRight && first.asked.length > 0);
  const count = (of: (visit: TwoVisits) => number) => taught.reduce((sum, visit) => sum + of(visit), 0);
  return {
    shops: visits.length,
    bought: visits.filter(({ first }) => first.isRight).length,
    askedShops: taught.length,
    questions: count(({ first }) => first.asked.length),
    boughtAgain: count(({ second }) => Number(second?.isRight ?? false)),
    questionsAgain: count(({ second }) => second?.asked.length ?? 0),
  };
}

/** Keeps what is learnt of a drawn shop, which is at another address each time it is opened. */
function oneShop(): RecipeStore {
  let kept: MerchantRecipe | null = null;
  return {
    load: async (merchant) => kept && { ...kept, merchant },
    save: async (recipe) => {
      kept = recipe;
    },
    remove: async () => {
      kept = null;
    },
  };
}
