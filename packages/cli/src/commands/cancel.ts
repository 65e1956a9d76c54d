import { type Command, onePositional } from '../command.ts';

export const cancel: Command = {
  name: 'cancel',
  summary: 'Cancel a task',
  usage: 'cancel TASK',
  options: {},
  async run({ client, print, isJson }, args) {
    const accepted = await client.checkouts.cancel({ taskId: onePositional(args, 'task id') });
    print(isJson ? JSON.stringify(accepted) : accepted.message);
    return 0;
  },
};
