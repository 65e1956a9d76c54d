import { type Command, onePositional } from '../command.ts';

export const recipesRemove: Command = {
  name: 'recipes remove',
  summary: 'Forget a recipe; the next purchase learns it again',
  usage: 'recipes remove MERCHANT',
  options: {},
  async run({ operator, print, isJson }, args) {
    const merchant = onePositional(args, 'merchant');
    const answer = await operator.delete<object>(`operator/recipes/${encodeURIComponent(merchant)}`);
    print(isJson ? JSON.stringify(answer) : `The recipe for ${merchant} is forgotten.`);
    return 0;
  },
};
