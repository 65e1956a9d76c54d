import { readFileSync } from 'node:fs';

/** Benches and test programs say in the comment at their head what they do and which options they know. */
export function printUsage(file) {
  const [comment = ''] = /^(?:\/\*\*[\s\S]*?\*\/|(?:\/\/.*\n)+)/.exec(readFileSync(file, 'utf8')) ?? [];
  const lines = comment
    .split('\n')
    .map((line) => line.replace(/^\s*(?:\/\*\*|\*\/|\/\/|\*)\s?|\s*\*\/$/g, '').trimEnd());
  process.stdout.write(`${lines.join('\n').trim()}\n`);
}
