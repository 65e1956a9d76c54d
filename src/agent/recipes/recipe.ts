/** What worked at a merchant, by page shape and goal. Never holds a value that was typed. */
export interface MerchantRecipe {
  merchant: string;
  version: 1;
  pages: Record<string, RecipePage>;
}

export interface RecipePage {
  shape: string;
  moves: readonly RecipeMove[];
  uses: number;
  failures: number;
}

export interface RecipeMove {
  goal: string;
  target: { frame: string; exact: string; stable: string; path: string; name: string; attribute: string | null };
}

/** Where recipes live is the caller's affair. */
export interface RecipeStore {
  load(merchant: string): Promise<MerchantRecipe | null>;
  save(recipe: MerchantRecipe): Promise<void>;
  remove(merchant: string): Promise<void>;
}
