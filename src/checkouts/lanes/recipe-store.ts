import type { MerchantRecipe, RecipeStore } from '../../agent/index.ts';
import type { Sql } from '../../platform/database.ts';

/** Recipes are shared by all accounts: they hold a shop's shape and nothing of a customer. */
export function createRecipeStore(sql: Sql): RecipeStore {
  return {
    async load(merchant) {
      const [row] = await sql.query<{ recipe: MerchantRecipe }>(
        'select recipe from merchant_recipes where merchant = $1',
        [merchant],
      );
      return row?.recipe ?? null;
    },
    async save(recipe) {
      await sql.query(
        `insert into merchant_recipes (merchant, recipe) values ($1, $2)
         on conflict (merchant) do update set recipe = excluded.recipe, updated_at = clock_timestamp()`,
        [recipe.merchant, JSON.stringify(recipe)],
      );
    },
    async remove(merchant) {
      await sql.query('delete from merchant_recipes where merchant = $1', [merchant]);
    },
  };
}
