import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);
const LONGEST_MS = 30_000;

const booked = z.object({
  number: z.string(),
  total: z.number(),
  /** The payment method in the shop's own words. */
  payment: z.string().nullish(),
  items: z.array(z.object({ name: z.string(), quantity: z.number(), options: z.string().default('') })),
});

/** An order as the shop itself has it, money in decimals. */
export type BookedOrder = z.infer<typeof booked>;

/** Asks the shop, not the agent, by the command that the operator gave. */
export async function readBooks(command: string): Promise<BookedOrder[]> {
  const { stdout } = await run('sh', ['-c', command], { timeout: LONGEST_MS, maxBuffer: 64 * 1024 * 1024 });
  const parsed = z.array(booked).safeParse(JSON.parse(stdout));
  if (!parsed.success) throw new Error(`"${command}" lists no orders:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
