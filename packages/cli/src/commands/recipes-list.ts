import type { Command } from '../command.ts';
import { formatTable } from '../print-table.ts';

interface ListedRecipe {
  merchant: string;
  pages: number;
  lessons: number;
  updatedAt: string;
}

export const recipesList: Command = {
  name: 'recipes list',
  summary: 'List what the agent has learnt about merchants',
  usage: 'recipes list',
  options: {},
  async run({ operator, print, isJson }) {
    const { recipes } = await operator.get<{ recipes: ListedRecipe[] }>('operator/recipes');
    if (isJson) print(JSON.stringify(recipes));
    else if (recipes.length === 0) print('There are no recipes yet. The first purchase at a merchant makes one.');
    else {
      const rows = recipes.map((recipe) => [
        recipe.merchant,
        String(recipe.pages),
        String(recipe.lessons),
        recipe.updatedAt,
      ]);
      for (const line of formatTable([['MERCHANT', 'PAGES', 'LESSONS', 'UPDATED'], ...rows])) print(line);
    }
    return 0;
  },
};
