import { readFileSync } from 'node:fs';
import type { CheckoutAccepted, CheckoutRequest, Customer } from '@cartwright/contract';
import { type Arguments, type Command, isSet, listOption, numberOption, textOption, UsageError } from '../command.ts';
import { followTasks } from '../follow-tasks.ts';

export const buy: Command = {
  name: 'buy',
  summary: 'Buy products by their page URLs and watch it happen',
  usage: 'buy URL… [--quantity N] [--customer FILE] [--max-total N] [--verify] [--no-watch]',
  options: {
    quantity: { type: 'string', help: 'of each product (default 1)' },
    color: { type: 'string', help: 'label as the merchant shows it' },
    size: { type: 'string', help: 'label as the merchant shows it' },
    customer: { type: 'string', help: 'JSON file with the customer object; default a made-up one with a test card' },
    session: { type: 'string', help: 'pay with this payment session' },
    coupon: { type: 'string', multiple: true, help: 'code to try; may be repeated' },
    'max-total': { type: 'string', help: 'do not pay more than this' },
    fastest: { type: 'boolean', help: 'fastest shipping (default: cheapest)' },
    verify: { type: 'boolean', help: 'stop before placing the order and wait for `cartwright confirm`' },
    partial: { type: 'boolean', help: 'buy the rest when something fails' },
    'no-watch': { type: 'boolean', help: 'do not wait for the end' },
  },
  async run(context, args) {
    if (args.positionals.length === 0) throw new UsageError('Give the URL of at least one product page.');
    const accepted = await context.api.post<CheckoutAccepted>('checkout', readOrder(args));
    const taskIds = accepted.tasks.map((task) => task.taskId);
    if (!context.isJson) for (const task of accepted.tasks) context.print(`${task.taskId}  ${task.merchant}  QUEUED`);
    if (isSet(args, 'no-watch')) {
      if (context.isJson) context.print(JSON.stringify(accepted));
      return 0;
    }
    const ended = await followTasks(context, taskIds);
    return ended.every((task) => task.status === 'COMPLETED') ? 0 : 1;
  },
};

function readOrder(args: Arguments): CheckoutRequest {
  const color = textOption(args, 'color');
  const size = textOption(args, 'size');
  const maxTotal = numberOption(args, 'max-total');
  const coupons = listOption(args, 'coupon');
  return {
    customer: readCustomer(args),
    tasks: args.positionals.map((url) => ({
      url,
      quantity: numberOption(args, 'quantity') ?? 1,
      ...((color || size) && { selectedVariant: { ...(color && { color }), ...(size && { size }) } }),
    })),
    options: {
      verifyBeforePlacement: isSet(args, 'verify'),
      allowPartialCheckoutForMultiSku: isSet(args, 'partial'),
      ...(maxTotal !== undefined && { maxTotal }),
    },
    ...(coupons.length > 0 && { addons: { couponCode: coupons } }),
  };
}

function readCustomer(args: Arguments): Customer {
  const file = textOption(args, 'customer');
  const customer = file === undefined ? madeUpCustomer : readJson(file);
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

const madeUpAddress = {
  addressLine1: '350 Fifth Avenue',
  addressLine2: '',
  city: 'New York',
  province: 'NY',
  postalCode: '10118',
  country: 'US',
};

const madeUpCustomer: Customer = {
  contact: { firstName: 'Ada', lastName: 'Sample', email: 'ada@example.com', phone: '+1 555 010 0100' },
  shippingAddress: madeUpAddress,
  billingAddress: madeUpAddress,
  shippingMethod: { strategy: 'cheapest' },
  payment: {
    provider: 'test',
    data: {
      cardNumber: '4242424242424242',
      expiryMonth: '12',
      expiryYear: '2030',
      cvv: '123',
      name: 'Ada Sample',
    },
  },
};
