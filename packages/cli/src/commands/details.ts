import { type Command, isSet, onePositional } from '../command.ts';
import { formatMoney } from '../format-money.ts';
import { formatTable } from '../print-table.ts';

export const details: Command = {
  name: 'details',
  summary: 'Show the variants, prices and stock of a product page',
  usage: 'details URL [--all-variants]',
  options: { 'all-variants': { type: 'boolean', help: 'every variant (default: a selection of ten)' } },
  async run({ client, print, isJson }, args) {
    const url = onePositional(args, 'product URL');
    const { data } = await client.products.details({ url, allVariants: isSet(args, 'all-variants') });
    if (isJson) {
      print(JSON.stringify(data));
      return 0;
    }
    print(`${data.product.name}  (${data.product.retailer})`);
    const rows = data.variants.map((variant) => [
      `  ${data.dimensions.map((name) => `${name}=${variant.attributes[name] ?? ''}`).join(' ') || 'one kind'}`,
      formatMoney(variant.price, data.currency),
      variant.available ? 'in stock' : 'sold out',
      variant.url,
    ]);
    for (const line of formatTable(rows)) print(line);
    return 0;
  },
};
