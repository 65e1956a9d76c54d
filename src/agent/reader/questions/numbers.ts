import { z } from 'zod';

/** The numbers of things, as words: every provider can bind an answer to a list of words. */
export function numbersUpTo(count: number, ...besides: string[]) {
  return z.enum([...Array.from({ length: count }, (_, index) => String(index)), ...besides] as [string, ...string[]]);
}
