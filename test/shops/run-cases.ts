import { join } from 'node:path';
import type { MerchantRecipe, Reader, RecipeStore } from '../../src/agent/index.ts';
import type { PageSnapshot } from '../../src/agent/perception/index.ts';
import type { BrowserPool } from '../../src/browser/index.ts';
import { buyCase } from './buy-case.ts';
import type { CaseResult } from './describe-results.ts';
import { judgeCase } from './judge-case.ts';
import { keepLastPage } from './keep-last-page.ts';
import { readBooks } from './read-books.ts';
import type { ShopsFile } from './shops-file.ts';

export interface RunDeps {
  pool: Pick<BrowserPool, 'open'>;
  /** Null: every purchase is a first visit. */
  recipes: RecipeStore | null;
  /** Asked when the agent doubts. */
  reader?: Reader | null;
  /** What is publicly known about shop platforms; default true. */
  platformHints?: boolean;
  longestMs: number;
  /** Told of every page that the agent looks at. */
  onLook?: (shop: string, seen: PageSnapshot) => void;
  /** Where the last pages of every case that went wrong are kept. */
  evidenceDir: string | undefined;
}

/** What led to a failure is in sight shortly before it. */
const LAST_LOOKS = 40;

/** One case after the other: two purchases at once could not be distinguished in the books. */
export async function runCases(deps: RunDeps, file: ShopsFile, onResult: (result: CaseResult) => void): Promise<void> {
  const lastPage = keepLastPage(deps.pool);
  const { recipes, reader = null, platformHints = true, longestMs } = deps;
  for (const shop of file.shops) {
    const customer = shop.customer ?? file.customer;
    for (const wanted of shop.cases) {
      const known = new Set((await readBooks(shop.orders)).map(({ number }) => number));
      lastPage.forget();
      let looks: PageSnapshot[] = [];
      const attempt = await buyCase(
        {
          browser: lastPage.browser,
          recipes,
          reader,
          platformHints,
          longestMs,
          onLook: (seen) => {
            looks = [...looks.slice(1 - LAST_LOOKS), seen];
            deps.onLook?.(shop.name, seen);
          },
        },
        shop,
        wanted,
        customer,
      );
      const gained = (await readBooks(shop.orders)).filter(({ number }) => !known.has(number));
      const verdict = judgeCase(wanted, attempt, gained);
      const result = { shop: shop.name, case: wanted.name, expect: wanted.expect, verdict, attempt, gained };
      if (!verdict.isRight && deps.evidenceDir)
        await lastPage.save(join(deps.evidenceDir, shop.name), wanted.name, result, looks);
      onResult(result);
    }
  }
}

export function rememberRecipes(): RecipeStore {
  const all = new Map<string, MerchantRecipe>();
  return {
    load: async (merchant) => all.get(merchant) ?? null,
    save: async (recipe) => void all.set(recipe.merchant, recipe),
    remove: async (merchant) => void all.delete(merchant),
  };
}
