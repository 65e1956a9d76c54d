import { writeFile } from 'node:fs/promises';
import { type Command, textOption, UsageError } from '../command.ts';

interface Shared {
  recipe: { merchant: string };
  signature: string;
}

export const recipesExport: Command = {
  name: 'recipes export',
  summary: 'Write what the agent has learnt to a file, to share it with another service',
  usage: 'recipes export [MERCHANT…] [--file recipes.json]',
  options: { file: { type: 'string', help: 'Where to write; without it the recipes are printed' } },
  async run({ operator, print }, args) {
    const { recipes } = await operator.get<{ recipes: Shared[] }>('operator/recipes/export');
    const wanted = args.positionals;
    const chosen = recipes.filter(({ recipe }) => wanted.length === 0 || wanted.includes(recipe.merchant));
    const missing = wanted.find((merchant) => !chosen.some(({ recipe }) => recipe.merchant === merchant));
    if (missing) throw new UsageError(`There is no recipe for ${missing}. See cartwright recipes list.`);
    const text = `${JSON.stringify({ recipes: chosen }, null, 2)}\n`;
    const file = textOption(args, 'file');
    if (!file) print(text.trimEnd());
    else {
      await writeFile(file, text);
      print(`Wrote ${chosen.length} ${chosen.length === 1 ? 'recipe' : 'recipes'} to ${file}.`);
    }
    return 0;
  },
};
