import { after } from 'node:test';

const closers: (() => Promise<void>)[] = [];
after(async () => {
  for (const close of closers) await close();
});

/**
 * Closes what all tests of this process share. A hook of the module that opened it would belong to the first of several
 * test files, and close it before the second.
 */
export function atEnd(close: () => Promise<void>): void {
  closers.push(close);
}
