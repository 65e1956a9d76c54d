import { dimensions } from './dimensions/index.ts';

/** The table of habits for README.md. */
export function describeHabits(): string {
  const entries = Object.entries(dimensions);
  const count = entries.reduce((sum, [, { habits }]) => sum + habits.length, 0);
  const parts = entries.map(([name, { says, habits }]) => {
    const rows = habits.map(
      ({ id, says: what, seen, not }) =>
        `| \`${id}\` | ${what}${not ? ` Not with ${not.map((other) => `\`${other}\``).join(', ')}.` : ''} | ${seen} |`,
    );
    return [`### ${name}: ${says}`, '', '| habit | what the customer meets | seen at |', '|---|---|---|', ...rows].join(
      '\n',
    );
  });
  return [`${entries.length} dimensions, ${count} habits.`, ...parts].join('\n\n');
}
