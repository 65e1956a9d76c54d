import { type Command, onePositional } from '../command.ts';

export const recipesShow: Command = {
  name: 'recipes show',
  summary: 'Show one recipe',
  usage: 'recipes show MERCHANT',
  options: {},
  async run({ operator, print }, args) {
    const merchant = onePositional(args, 'merchant');
    print(JSON.stringify(await operator.get<object>(`operator/recipes/${encodeURIComponent(merchant)}`), null, 2));
    return 0;
  },
};
