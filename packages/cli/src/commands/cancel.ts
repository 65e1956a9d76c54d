import type { CancelAccepted } from '@cartwright/contract';
import { type Command, onePositional } from '../command.ts';

export const cancel: Command = {
  name: 'cancel',
  summary: 'Cancel a task',
  usage: 'cancel TASK',
  options: {},
  async run({ api, print, isJson }, args) {
    const taskId = onePositional(args, 'task id');
    const accepted = await api.delete<CancelAccepted>(`checkout/${encodeURIComponent(taskId)}`);
    print(isJson ? JSON.stringify(accepted) : accepted.message);
    return 0;
  },
};
