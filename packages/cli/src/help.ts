import type { Command } from './command.ts';
import { exitCodes } from './exit-codes.ts';
import { formatTable } from './print-table.ts';

export function overview(commands: readonly Command[]): string {
  return [
    'cartwright: buys things at online shops, from the command line',
    '',
    'Usage: cartwright COMMAND [OPTIONS]     (from a clone: npm run cartwright -- COMMAND …)',
    '',
    ...formatTable(commands.map((command) => [`  ${command.name}`, command.summary])),
    '',
    'cartwright COMMAND --help explains a command. --json prints JSON for programs: one line for each result.',
    '',
    'Environment:',
    ...formatTable([
      ['  CARTWRIGHT_URL', 'where the service is (http://127.0.0.1:3000)'],
      ['  CARTWRIGHT_API_KEY', 'the key to call it with'],
      ['  CARTWRIGHT_OPERATOR_TOKEN', "for the operator's commands; else read from the service's DATA_DIR (./data)"],
    ]),
    '',
    'Exit codes:',
    ...formatTable(Object.values(exitCodes).map(({ code, meaning }) => [`  ${code}`, meaning])),
  ].join('\n');
}

export function describeCommand(command: Command): string {
  const options = Object.entries(command.options).map(([name, option]) => {
    const short = option.short ? `-${option.short}, ` : '    ';
    return [`  ${short}--${name}${option.type === 'string' ? ' …' : ''}`, option.help];
  });
  options.push(['      --json', 'print JSON']);
  return [command.summary, '', `Usage: cartwright ${command.usage}`, '', 'Options:', ...formatTable(options)].join(
    '\n',
  );
}
