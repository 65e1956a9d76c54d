import { type Command, textOption, UsageError } from '../command.ts';
import { formatMoney } from '../format-money.ts';
import { formatTable } from '../print-table.ts';

export const search: Command = {
  name: 'search',
  summary: 'Search the products of crawled merchants',
  usage: 'search WORDS… [--merchant NAME]',
  options: { merchant: { type: 'string', help: 'products of this merchant first' } },
  async run({ client, print, isJson }, args) {
    if (args.positionals.length === 0) throw new UsageError('Give the words to search for.');
    const merchant = textOption(args, 'merchant');
    const { data } = await client.products.search({
      name: args.positionals.join(' '),
      ...(merchant !== undefined && { merchant }),
    });
    if (isJson) print(JSON.stringify(data));
    else if (data.products.length === 0) print('Nothing found. Fill the index with `cartwright crawl HOST`.');
    else {
      const rows = data.products.map((product) => [
        product.name,
        formatMoney(product.priceFrom, product.currency),
        product.merchant,
        product.directUrl,
      ]);
      for (const line of formatTable(rows)) print(line);
    }
    return 0;
  },
};
