import { readFile } from 'node:fs/promises';
import { type Command, onePositional, UsageError } from '../command.ts';

export const recipesImport: Command = {
  name: 'recipes import',
  summary: 'Take over recipes that another service exported',
  usage: 'recipes import FILE',
  options: {},
  async run({ operator, print, isJson }, args) {
    const file = onePositional(args, 'file');
    const answer = await operator.post<{ imported: number }>('operator/recipes/import', await readRecipes(file));
    if (isJson) print(JSON.stringify(answer));
    else print(`Imported ${answer.imported} ${answer.imported === 1 ? 'recipe' : 'recipes'}.`);
    return 0;
  },
};

async function readRecipes(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`${file} cannot be read as JSON: ${(error as Error).message}`);
  }
}
