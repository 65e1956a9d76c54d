import type { ParseArgsOptionsConfig } from 'node:util';
import type { Api } from './call-api.ts';

export interface Context {
  /** For what the service tells anybody. */
  anonymous: Api;
  /** The API with the caller's key. */
  api: Api;
  /** The same for what must still be done after Ctrl-C. */
  withoutSignal: Api;
  /** The operator's API. */
  operator: Api;
  print(line: string): void;
  /** With --json: the value as one line, and nothing else is printed. */
  isJson: boolean;
  /** Ends with Ctrl-C. */
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
  /** Resolves to the exit code, 0 when nothing is returned. */
  run(context: Context, args: Arguments): Promise<number | undefined>;
}

/** Something the person at the keyboard can put right: printed as a sentence, without a stack. */
export class UsageError extends Error {}

export function textOption(args: Arguments, name: string): string | undefined {
  const value = args.values[name];
  return typeof value === 'string' ? value : undefined;
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
  if (!Number.isFinite(value)) throw new UsageError(`--${name} must be a number, not "${text}".`);
  return value;
}

export function onePositional(args: Arguments, what: string): string {
  const [value, ...more] = args.positionals;
  if (value === undefined || more.length > 0) throw new UsageError(`Give one ${what}.`);
  return value;
}
