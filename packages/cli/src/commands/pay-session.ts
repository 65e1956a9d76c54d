import { type Command, requiredOption, textOption } from '../command.ts';

export const paySession: Command = {
  name: 'pay-session',
  summary: 'Make a hosted page where the customer enters a card',
  usage: 'pay-session --email ADDRESS --price 49.90 --purpose TEXT [--expiry TIME]',
  options: {
    email: { type: 'string', help: 'of the customer' },
    price: { type: 'string', help: 'the most that may be charged, in USD' },
    purpose: { type: 'string', help: 'shown to the customer' },
    expiry: { type: 'string', help: 'ISO time, at most 7 days ahead (the default)' },
  },
  async run({ client, print, isJson }, args) {
    const expiry = textOption(args, 'expiry');
    const { data } = await client.paymentSessions.create({
      email: requiredOption(args, 'email'),
      price: requiredOption(args, 'price'),
      purpose: requiredOption(args, 'purpose'),
      ...(expiry !== undefined && { expiry }),
    });
    if (isJson) print(JSON.stringify(data));
    else {
      print(`Send the customer to  ${data.url}`);
      print(`Then buy with         cartwright buy URL --session ${data.sessionId}`);
      print(`Valid until           ${data.authorization.expiry}`);
    }
    return 0;
  },
};
