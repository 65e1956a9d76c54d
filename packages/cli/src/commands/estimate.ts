import type { EstimateRequest } from '@cartwright/contract';
import type { Client } from '@cartwright/sdk';
import { type Command, numberOption, requiredOption, textOption, UsageError } from '../command.ts';
import { formatMoney } from '../format-money.ts';
import { formatTable } from '../print-table.ts';

export const estimate: Command = {
  name: 'estimate',
  summary: 'Estimate subtotal, shipping and tax of products of one merchant',
  usage: 'estimate URL… --zip CODE [--quantity N] [--category WORD]',
  options: {
    zip: { type: 'string', help: 'postal code of the destination' },
    quantity: { type: 'string', help: 'how many of each product (default 1)' },
    category: { type: 'string', help: 'for the tax: clothing, grocery or general (default)' },
  },
  async run({ client, print, isJson }, args) {
    if (args.positionals.length === 0) throw new UsageError('Give the URL of at least one product page.');
    const zip = requiredOption(args, 'zip');
    const category = textOption(args, 'category');
    const quantity = numberOption(args, 'quantity') ?? 1;
    const products = await Promise.all(args.positionals.map((url) => readPrice(client, url)));
    const merchants = new Set(products.map((product) => product.merchant));
    if (merchants.size > 1)
      throw new UsageError(`Estimate one merchant at a time, not ${[...merchants].join(' and ')}.`);
    const items = products.map(({ url, unitPrice }) => ({ url, quantity, unitPrice, ...(category && { category }) }));
    const request: EstimateRequest = { merchant: products[0]?.merchant ?? '', destination: { zip }, items };
    const result = await client.estimates.create(request);
    if (isJson) {
      print(JSON.stringify(result));
      return 0;
    }
    const money = (amount: number) => formatMoney(amount, result.currency);
    const rows = [
      ['Subtotal', money(result.subtotal)],
      ['Shipping', result.shippingKnown ? money(result.shipping) : 'not known'],
      ['Tax', money(result.tax)],
      ['Total', `${money(result.total)}${result.shippingKnown ? '' : ' plus shipping'}`],
    ];
    for (const line of formatTable(rows)) print(line);
    return 0;
  },
};

/** The variant that the page has chosen comes first. */
async function readPrice(client: Client, url: string): Promise<{ url: string; merchant: string; unitPrice: number }> {
  const { data } = await client.products.details({ url });
  const [variant] = data.variants;
  if (!variant) throw new UsageError(`${url} shows no price.`);
  return { url, merchant: new URL(url).host, unitPrice: variant.price };
}
