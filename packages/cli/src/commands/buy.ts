import { readFileSync } from 'node:fs';
import { type CheckoutRequest, type Customer, exampleOrder } from '@cartwright/contract';
import { type Arguments, type Command, isSet, listOption, numberOption, textOption, UsageError } from '../command.ts';
import { followTasks } from '../follow-tasks.ts';

export const buy: Command = {
  name: 'buy',
  summary: 'Buy products by their page URLs and watch it happen',
  usage: 'buy URL… [--variant color=…]… [--coupon CODE]… [--max-total N] [--verify] [--customer FILE]',
  options: {
    quantity: { type: 'string', help: 'how many of each product (default 1)' },
    variant: { type: 'string', multiple: true, help: 'color=…, size=… or fit=…, as the merchant shows it' },
    customer: {
      type: 'string',
      help: 'JSON file with the customer object (default: a fictional one with a test card)',
    },
    session: { type: 'string', help: 'pay with this payment session' },
    coupon: { type: 'string', multiple: true, help: 'code to try; may be repeated' },
    'max-total': { type: 'string', help: 'do not pay more than this' },
    'max-shipping': { type: 'string', help: 'do not pay more than this for shipping' },
    fastest: { type: 'boolean', help: 'fastest shipping (default: cheapest)' },
    verify: { type: 'boolean', help: 'ask before placing the order, here or with `cartwright confirm`' },
    partial: { type: 'boolean', help: 'buy the rest when something fails' },
    pictures: { type: 'string', help: 'folder to save what the agent saw at each step' },
    'idempotency-key': { type: 'string', help: 'running the same command with the same key buys once' },
    'no-watch': { type: 'boolean', help: 'return as soon as the order is accepted' },
  },
  async run(context, args) {
    if (args.positionals.length === 0) throw new UsageError('Give the URL of at least one product page.');
    const idempotencyKey = textOption(args, 'idempotency-key');
    const accepted = await context.client.checkouts.create(readOrder(args), { idempotencyKey });
    if (!context.isJson) for (const task of accepted.tasks) context.print(`${task.taskId}  ${task.merchant}  QUEUED`);
    if (isSet(args, 'no-watch')) {
      if (context.isJson) context.print(JSON.stringify(accepted));
      return 0;
    }
    const taskIds = accepted.tasks.map((task) => task.taskId);
    return followTasks(context, taskIds, { picturesDir: textOption(args, 'pictures') });
  },
};

function readOrder(args: Arguments): CheckoutRequest {
  const selectedVariant = readVariant(listOption(args, 'variant'));
  const maxTotal = numberOption(args, 'max-total');
  const maxShipping = numberOption(args, 'max-shipping');
  const coupons = listOption(args, 'coupon');
  return {
    customer: readCustomer(args),
    tasks: args.positionals.map((url) => ({
      url,
      quantity: numberOption(args, 'quantity') ?? 1,
      ...(selectedVariant && { selectedVariant }),
    })),
    options: {
      verifyBeforePlacement: isSet(args, 'verify'),
      allowPartialCheckoutForMultiSku: isSet(args, 'partial'),
      ...(maxTotal !== undefined && { maxTotal }),
      ...(maxShipping !== undefined && { maxShipping }),
    },
    ...(coupons.length > 0 && { addons: { couponCode: coupons } }),
  };
}

export function readVariant(choices: readonly string[]): Record<string, string> | undefined {
  if (choices.length === 0) return undefined;
  return Object.fromEntries(
    choices.map((choice) => {
      const [, name, value] = /^(color|size|fit)=(.+)$/s.exec(choice) ?? [];
      if (!name || !value) {
        throw new UsageError(`--variant must look like color=Blue, size=M or fit=Slim, not "${choice}".`);
      }
      return [name, value];
    }),
  );
}

function readCustomer(args: Arguments): Customer {
  const file = textOption(args, 'customer');
  const customer = file === undefined ? exampleOrder().customer : readJson(file);
  const session = textOption(args, 'session');
  return {
    ...customer,
    ...(isSet(args, 'fastest') && { shippingMethod: { strategy: 'fastest' as const } }),
    ...(session !== undefined && { payment: { data: { sessionId: session } } }),
  };
}

function readJson(file: string): Customer {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Customer;
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as Error).message}`);
  }
}
