import { z } from 'zod';
import type { ModelConfig, TriedQuestion } from '../agent/index.ts';
import type { Database } from '../platform/database.ts';
import { ApiError, type MountOperatorRoutes } from '../platform/http/index.ts';
import { parseInput } from '../platform/http/parse-input.ts';
import { answerQuestion, listOpenQuestions } from './stores/operator-question-store.ts';
import { createRecipeStore, findRecipe, listRecipes, readRecipes, removeRecipe } from './stores/recipe-store.ts';

const merchantPath = z.object({ merchant: z.string().min(1).max(300) });
const questionPath = z.object({ id: z.uuid() });
const answerBody = z.object({ answer: z.record(z.string(), z.unknown()).nullable() });
const MOST_IMPORT_BYTES = 16 * 1024 * 1024;

export interface OperatorDeps {
  database: Database;
  model: ModelConfig;
}

/** Lets the operator see, share and delete what the agent has learnt, teach it by hand, and try the model. */
export function checkoutOperatorRoutes({ database, model }: OperatorDeps): MountOperatorRoutes {
  return (scope) => {
    scope.get('/operator/recipes', async () => ({ recipes: await listRecipes(database) }));
    scope.get('/operator/recipes/export', async () => {
      const { signRecipe } = await loadAgent();
      const recipes = await readRecipes(database);
      return { recipes: recipes.map((recipe) => ({ recipe, signature: signRecipe(recipe) })) };
    });
    scope.post('/operator/recipes/import', { bodyLimit: MOST_IMPORT_BYTES }, async (request) => {
      const { sharedRecipes, signRecipe } = await loadAgent();
      const { recipes } = parseInput(sharedRecipes, request.body, '');
      const changed = recipes.find(({ recipe, signature }) => signRecipe(recipe) !== signature);
      if (changed) {
        const message = `The recipe of ${changed.recipe.merchant} was changed after it was exported.`;
        throw new ApiError('invalid_request', { message });
      }
      const store = createRecipeStore(database);
      for (const { recipe } of recipes) await store.save(recipe);
      return { imported: recipes.length };
    });
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
    scope.get('/operator/questions', async () => ({ questions: await listOpenQuestions(database) }));
    scope.post('/operator/questions/:id/answer', async (request) => {
      const { id } = parseInput(questionPath, request.params, '');
      const { answer } = parseInput(answerBody, request.body, '');
      if (!(await answerQuestion(database, id, answer))) {
        throw new ApiError('not_found', { message: 'This question no longer needs an answer.' });
      }
      return { id, answered: true };
    });
    scope.post('/operator/model/try', () => tryModel(model));
  };
}

/** Loaded on first use: a service that only answers requests should not pay for a browser's code. */
const loadAgent = () => import('../agent/index.ts');

const LONGEST_TRIAL_MS = 120_000;

/** One question of each kind to the configured model, about a made-up page. */
async function tryModel(config: ModelConfig): Promise<{ isConfigured: boolean; tried: TriedQuestion[] }> {
  const { createModelReader, modelSettingsFrom, tryReader } = await loadAgent();
  const settings = modelSettingsFrom(config);
  if (!settings) return { isConfigured: false, tried: [] };
  return {
    isConfigured: true,
    tried: await tryReader(createModelReader(settings), AbortSignal.timeout(LONGEST_TRIAL_MS)),
  };
}
