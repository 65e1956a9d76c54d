import { type Command, textOption } from '../command.ts';

export const goLive: Command = {
  name: 'go-live',
  summary: 'Approve an account for live keys',
  usage: 'go-live [--account ID]',
  options: { account: { type: 'string', help: 'account id; default the first account' } },
  async run({ operator, print, isJson }, args) {
    const account = textOption(args, 'account');
    const approved = await operator.post<{ account: string }>('operator/go-live', {
      ...(account !== undefined && { account }),
    });
    print(isJson ? JSON.stringify(approved) : `Account ${approved.account} may have live keys now.`);
    return 0;
  },
};
