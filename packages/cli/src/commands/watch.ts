import { type Command, textOption, UsageError } from '../command.ts';
import { followTasks } from '../follow-tasks.ts';

export const watch: Command = {
  name: 'watch',
  summary: 'Follow tasks step by step until they end',
  usage: 'watch TASK… [--pictures FOLDER]',
  options: { pictures: { type: 'string', help: 'folder to save what the agent saw at each step' } },
  async run(context, args) {
    if (args.positionals.length === 0) throw new UsageError('Give the id of at least one task.');
    return followTasks(context, args.positionals, { picturesDir: textOption(args, 'pictures') });
  },
};
