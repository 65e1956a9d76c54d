import { type Command, UsageError } from '../command.ts';
import { followTasks } from '../follow-tasks.ts';

export const watch: Command = {
  name: 'watch',
  summary: 'Follow tasks step by step until they end',
  usage: 'watch TASK…',
  options: {},
  async run(context, args) {
    if (args.positionals.length === 0) throw new UsageError('Give the id of at least one task.');
    const ended = await followTasks(context, args.positionals.map(encodeURIComponent));
    return ended.every((task) => task.status === 'COMPLETED') ? 0 : 1;
  },
};
