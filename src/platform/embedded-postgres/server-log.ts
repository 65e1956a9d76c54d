import { closeSync, fstatSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';

const LOG_LIMIT_BYTES = 10_000_000;

/** What `readComplaint` returns when another program has the port. */
export const ADDRESS_IN_USE = 'its port is in use';

/** Opens the log for appending; a log that has grown large is moved aside first. */
export function openLog(file: string): number {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT_BYTES) renameSync(file, `${file}.old`);
  return openSync(file, 'a', 0o600);
}

export const logSize = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Why the server gave up, in its own words, from the log after `offset`. */
export function readComplaint(file: string, offset: number): string {
  const descriptor = openSync(file, 'r');
  try {
    const { size } = fstatSync(descriptor);
    const text = readFileSync(descriptor)
      .subarray(offset <= size ? offset : 0)
      .toString('utf8');
    if (/could not bind|could not create any TCP/.test(text)) return ADDRESS_IN_USE;
    const [, fatal] = [...text.matchAll(/(?:PANIC|FATAL):\s+(.*)/g)].at(-1) ?? [];
    const end = text
      .trim()
      .replaceAll(/\s*\n\s*/g, ' ')
      .slice(-300);
    return fatal ?? (end || 'it ended without a message');
  } finally {
    closeSync(descriptor);
  }
}
