import { z } from 'zod';
import type { Database } from '../platform/database.ts';
import { ApiError, type MountOperatorRoutes } from '../platform/http/index.ts';
import { parseInput } from '../platform/http/parse-input.ts';
import { findRecipe, listRecipes, removeRecipe } from './stores/recipe-store.ts';

const merchantPath = z.object({ merchant: z.string().min(1).max(300) });

/** Lets the operator read and delete what the agent has learnt about merchants. */
export function checkoutOperatorRoutes({ database }: { database: Database }): MountOperatorRoutes {
  return (scope) => {
    scope.get('/operator/recipes', async () => ({ recipes: await listRecipes(database) }));
    scope.get('/operator/recipes/:merchant', async (request) => {
      const recipe = await findRecipe(database, parseInput(merchantPath, request.params, '').merchant);
      if (!recipe) throw new ApiError('not_found', { message: 'There is no recipe for this merchant.' });
      return recipe;
    });
    scope.delete('/operator/recipes/:merchant', async (request) => {
      const { merchant } = parseInput(merchantPath, request.params, '');
      if (!(await removeRecipe(database, merchant))) {
        throw new ApiError('not_found', { message: 'There is no recipe for this merchant.' });
      }
      return { merchant, removed: true };
    });
  };
}
