import type { MerchantRecipe, RecipeStore } from '../../agent/index.ts';
import type { Sql } from '../../platform/database.ts';

/** Recipes are shared by all accounts: they describe a shop and hold no customer data. */
export function createRecipeStore(sql: Sql): RecipeStore {
  return {
    load: (merchant) => findRecipe(sql, merchant),
    loadByTheme: (theme) => findRecipeByTheme(sql, theme),
    async save(recipe) {
      await sql.query(
        `insert into merchant_recipes (merchant, recipe, theme) values ($1, $2, $3)
         on conflict (merchant) do update
         set recipe = excluded.recipe, theme = excluded.theme, updated_at = clock_timestamp()`,
        [recipe.merchant, JSON.stringify(recipe), recipe.theme ?? null],
      );
    },
    async remove(merchant) {
      await removeRecipe(sql, merchant);
    },
  };
}

export async function findRecipe(sql: Sql, merchant: string): Promise<MerchantRecipe | null> {
  const [row] = await sql.query<{ recipe: MerchantRecipe }>('select recipe from merchant_recipes where merchant = $1', [
    merchant,
  ]);
  return row?.recipe ?? null;
}

async function findRecipeByTheme(sql: Sql, theme: string): Promise<MerchantRecipe | null> {
  const [row] = await sql.query<{ recipe: MerchantRecipe }>(
    'select recipe from merchant_recipes where theme = $1 order by updated_at desc limit 1',
    [theme],
  );
  return row?.recipe ?? null;
}

export async function readRecipes(sql: Sql): Promise<MerchantRecipe[]> {
  const rows = await sql.query<{ recipe: MerchantRecipe }>('select recipe from merchant_recipes order by merchant');
  return rows.map(({ recipe }) => recipe);
}

export async function listRecipes(
  sql: Sql,
): Promise<{ merchant: string; pages: number; lessons: number; updatedAt: Date }[]> {
  return sql.query(
    `select merchant, (select count(*) from jsonb_object_keys(recipe -> 'pages'))::int as pages,
       coalesce(jsonb_array_length(recipe -> 'lessons'), 0) as lessons, updated_at as "updatedAt"
     from merchant_recipes order by merchant`,
  );
}

export async function removeRecipe(sql: Sql, merchant: string): Promise<boolean> {
  const rows = await sql.query('delete from merchant_recipes where merchant = $1 returning merchant', [merchant]);
  return rows.length > 0;
}
