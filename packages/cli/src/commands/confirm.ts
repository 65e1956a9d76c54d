import { type Command, numberOption, onePositional } from '../command.ts';

export const confirm: Command = {
  name: 'confirm',
  summary: 'Let the agent place the order that a task shows',
  usage: 'confirm TASK [--total N]',
  options: { total: { type: 'string', help: 'only if this is still the total' } },
  async run({ client, print, isJson }, args) {
    const taskId = onePositional(args, 'task id');
    const task = await client.checkouts.read({ taskId });
    const total = numberOption(args, 'total') ?? task.derivedDetails.pricing?.total;
    const accepted = await client.checkouts.confirm({
      taskId,
      executionId: task.executionId,
      ...(total !== undefined && { total }),
    });
    print(isJson ? JSON.stringify(accepted) : accepted.message);
    return 0;
  },
};
