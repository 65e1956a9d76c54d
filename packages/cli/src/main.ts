#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { type Arguments, type Command, UsageError } from './command.ts';
import { commands } from './commands/index.ts';
import { connect } from './connect.ts';
import { exitCodes } from './exit-codes.ts';
import { describeCommand, overview } from './help.ts';
import { reportError } from './report-error.ts';

process.exitCode = await main(process.argv.slice(2));

async function main(words: string[]): Promise<number> {
  const command = findCommand(words);
  if (!command) {
    const isAsked = words.length === 0 || words.includes('--help') || words[0] === 'help';
    if (isAsked) console.log(overview(commands));
    else console.error(`There is no command "${words.join(' ')}". cartwright --help lists them.${suggest(words)}`);
    return isAsked ? exitCodes.done.code : exitCodes.usage.code;
  }
  try {
    const args = parse(command, words.slice(command.name.split(' ').length));
    if (args.values.help === true) {
      console.log(describeCommand(command));
      return exitCodes.done.code;
    }
    const context = {
      ...connect(process.env),
      environment: process.env,
      isJson: args.values.json === true,
      print: console.log,
      signal: stopOnSignal(command),
    };
    return (await command.run(context, args)) ?? exitCodes.done.code;
  } catch (error) {
    const report = reportError(error, command.usage);
    if (!report) throw error;
    console.error(words.includes('--json') ? JSON.stringify(report.json) : report.text);
    return report.exitCode;
  }
}

function stopOnSignal(command: Command): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stop.abort();
      if (!command.stopsItself) process.exit(exitCodes.interrupted.code);
    });
  }
  return stop.signal;
}

/** The longest name that the words begin with. */
function findCommand(words: readonly string[]): Command | undefined {
  const typed = words.join(' ');
  return commands
    .filter((command) => typed === command.name || typed.startsWith(`${command.name} `))
    .toSorted((a, b) => b.name.length - a.name.length)[0];
}

/** The commands that begin with the same word, or whose names begin like what was typed. */
function suggest([first = '']: readonly string[]): string {
  const near = commands.filter(({ name }) => name.split(' ')[0] === first || name.startsWith(first.slice(0, 3)));
  return near.length === 0 ? '' : `\nDid you mean ${near.map(({ name }) => `"${name}"`).join(' or ')}?`;
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
