#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { ApiFailure } from './call-api.ts';
import { type Arguments, type Command, UsageError } from './command.ts';
import { commands } from './commands/index.ts';
import { connect } from './connect.ts';
import { describeCommand, overview } from './help.ts';

const stop = new AbortController();
process.once('SIGINT', () => stop.abort());
process.once('SIGTERM', () => stop.abort());
process.exitCode = await main(process.argv.slice(2));

async function main(words: string[]): Promise<number> {
  const command = findCommand(words);
  if (!command) {
    const isAsked = words.length === 0 || words.includes('--help') || words[0] === 'help';
    if (isAsked) console.log(overview(commands));
    else console.error(`There is no command "${words.join(' ')}". cartwright --help lists them.`);
    return isAsked ? 0 : 2;
  }
  try {
    const args = parse(command, words.slice(command.name.split(' ').length));
    if (args.values.help === true) {
      console.log(describeCommand(command));
      return 0;
    }
    const context = {
      ...connect(process.env, stop.signal),
      isJson: args.values.json === true,
      print: console.log,
      signal: stop.signal,
    };
    return (await command.run(context, args)) ?? 0;
  } catch (error) {
    if (stop.signal.aborted) return 130;
    if (error instanceof UsageError) {
      console.error(`${error.message}\nUsage: cartwright ${command.usage}`);
      return 2;
    }
    if (error instanceof ApiFailure) {
      console.error(error.message);
      return 1;
    }
    throw error;
  }
}

/** The longest name that the words begin with. */
function findCommand(words: readonly string[]): Command | undefined {
  const typed = words.join(' ');
  return commands
    .filter((command) => typed === command.name || typed.startsWith(`${command.name} `))
    .toSorted((a, b) => b.name.length - a.name.length)[0];
}

function parse(command: Command, words: string[]): Arguments {
  const options = Object.fromEntries(
    Object.entries(command.options).map(([name, { help: _help, ...option }]) => [name, option]),
  );
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: { ...options, json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    }) as Arguments;
  } catch (error) {
    throw new UsageError(`${(error as Error).message.split('. ')[0]}.`);
  }
}
