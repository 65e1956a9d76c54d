import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { Address, Rehearsal } from '@cartwright/contract';
import { type Command, type Context, listOption, numberOption, textOption, UsageError } from '../command.ts';
import { formatMoney } from '../format-money.ts';
import { readVariant } from './buy.ts';

const lookEveryMs = 2_000;

export const rehearse: Command = {
  name: 'rehearse',
  summary: 'Walk to the order review of merchants without ordering, and say what would stop a purchase',
  usage: 'rehearse URL… [--variant color=…]… [--quantity N] [--address FILE]',
  options: {
    quantity: { type: 'string', help: 'how many of each product (default 1)' },
    variant: { type: 'string', multiple: true, help: 'color=…, size=… or fit=…, as the merchant shows it' },
    address: { type: 'string', help: 'JSON file with the shipping address (default: a made-up one in Oregon)' },
  },
  async run(context, args) {
    if (args.positionals.length === 0) throw new UsageError('Give the URL of at least one product page.');
    const quantity = numberOption(args, 'quantity');
    const selectedVariant = readVariant(listOption(args, 'variant'));
    const file = textOption(args, 'address');
    const shippingAddress = file === undefined ? undefined : readAddress(file);
    const started = await Promise.all(
      args.positionals.map((url) =>
        context.client.rehearsals.start({
          url,
          ...(quantity !== undefined && { quantity }),
          ...(selectedVariant && { selectedVariant }),
          ...(shippingAddress && { shippingAddress }),
        }),
      ),
    );
    let allGood = true;
    for (const { rehearsalId } of started) {
      const ended = await follow(context, rehearsalId);
      context.print(context.isJson ? JSON.stringify(ended) : describe(ended));
      allGood &&= ended.canBuy === true;
    }
    return allGood ? 0 : 1;
  },
};

function readAddress(file: string): Address {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new UsageError(`${file} is not a readable JSON file.`);
  }
}

async function follow({ client, signal }: Context, rehearsalId: string): Promise<Rehearsal> {
  for (;;) {
    const rehearsal = await client.rehearsals.read({ rehearsalId });
    if (rehearsal.endedAt !== null) return rehearsal;
    await delay(lookEveryMs, undefined, { signal });
  }
}

function describe(rehearsal: Rehearsal): string {
  const took = rehearsal.seconds === null ? '' : `, ${rehearsal.seconds} s`;
  const lines = [`${rehearsal.merchant}: ${verdict(rehearsal)} (reached: ${rehearsal.reached}${took})`];
  if (rehearsal.review) {
    const { items, pricing, shippingOption } = rehearsal.review;
    const money = (amount: number) => formatMoney(amount, pricing.currency);
    for (const { title, quantity } of items) lines.push(`  ${quantity} × ${title}`);
    lines.push(
      `  subtotal ${money(pricing.subtotal)}, shipping ${money(pricing.shipping)}${shippingOption ? ` (${shippingOption})` : ''}, tax ${money(pricing.tax)}, total ${money(pricing.total)}`,
    );
  }
  return lines.join('\n');
}

function verdict({ canBuy, stop, note }: Rehearsal): string {
  if (canBuy) return 'the agent can buy here';
  return stop ? `would stop with ${stop.code}. ${stop.note}` : (note ?? 'no answer');
}
