import type { ParseArgsOptionsConfig } from 'node:util';
import type { Client } from '@cartwright/sdk';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Routes outside the contract, by their paths. */
export interface PlainApi {
  get<Answer>(path: string): Promise<Answer>;
  post<Answer>(path: string, body: unknown): Promise<Answer>;
  delete<Answer>(path: string): Promise<Answer>;
}

export interface Context {
  /** Every operation of the contract, with the caller's key. */
  client: Client;
  /** The operator's routes, which are not part of the contract. */
  operator: PlainApi;
  /** Public information about the service. */
  anonymous: PlainApi;
  /** The address of the service. */
  url: string;
  environment: Environment;
  print(line: string): void;
  /** With --json: the value as one line, and nothing else is printed. */
  isJson: boolean;
  /** Aborted by Ctrl-C. */
  signal: AbortSignal;
}

export interface Arguments {
  positionals: string[];
  values: Record<string, string | boolean | string[] | undefined>;
}

export interface Command {
  /** As typed, words separated by spaces. */
  name: string;
  summary: string;
  usage: string;
  /** Explained one by one in the help, in this order. */
  options: Record<string, ParseArgsOptionsConfig[string] & { help: string }>;
  /** Whether it cleans up after Ctrl-C; others end at once. */
  stopsItself?: true;
  /** Resolves to the exit code, 0 when nothing is returned. */
  run(context: Context, args: Arguments): Promise<number | undefined>;
}

/** Something the user can fix: printed as a sentence, without a stack. */
export class UsageError extends Error {}

export function textOption(args: Arguments, name: string): string | undefined {
  const value = args.values[name];
  return typeof value === 'string' ? value : undefined;
}

export function requiredOption(args: Arguments, name: string): string {
  const value = textOption(args, name);
  if (!value) throw new UsageError(`--${name} is missing.`);
  return value;
}

export function listOption(args: Arguments, name: string): string[] {
  const value = args.values[name];
  return Array.isArray(value) ? value : [];
}

export function isSet(args: Arguments, name: string): boolean {
  return args.values[name] === true;
}

export function numberOption(args: Arguments, name: string): number | undefined {
  const text = textOption(args, name);
  if (text === undefined) return undefined;
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) {
    throw new UsageError(`--${name} must be a number, not "${text}".`);
  }
  return value;
}

/** One of the words that the contract allows. */
export function choiceOption<Word extends string>(
  args: Arguments,
  name: string,
  words: readonly Word[],
): Word | undefined {
  const [value] = checkWords(
    name,
    words,
    [textOption(args, name)].filter((text) => text !== undefined),
  );
  return value;
}

export function choicesOption<Word extends string>(args: Arguments, name: string, words: readonly Word[]): Word[] {
  return checkWords(name, words, listOption(args, name));
}

function checkWords<Word extends string>(name: string, words: readonly Word[], given: readonly string[]): Word[] {
  const wrong = given.find((text) => !(words as readonly string[]).includes(text));
  if (wrong !== undefined) throw new UsageError(`--${name} must be one of ${words.join(', ')}, not "${wrong}".`);
  return given as Word[];
}

export function onePositional(args: Arguments, what: string): string {
  const [value, ...more] = args.positionals;
  if (value === undefined || more.length > 0) throw new UsageError(`Give one ${what}.`);
  return value;
}
