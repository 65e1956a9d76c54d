import { type Command, onePositional, UsageError } from '../command.ts';
import { type Shell, shells, writeCompletion } from '../write-completion.ts';

/** The list is passed in because it contains this command. */
export function createCompletion(list: () => readonly Command[]): Command {
  return {
    name: 'completion',
    summary: 'Print a completion script for your shell',
    usage: `completion ${shells.join('|')}     (bash: source <(cartwright completion bash))`,
    options: {},
    async run({ print, isJson }, args) {
      const shell = onePositional(args, 'shell') as Shell;
      if (!shells.includes(shell)) throw new UsageError(`There is no completion for ${shell}.`);
      const script = writeCompletion(shell, list());
      print(isJson ? JSON.stringify({ shell, script }) : script);
      return 0;
    },
  };
}
