import { z } from 'zod';

/** Small schemas that several resources share. */

export const uuid = z.guid().meta({ format: 'uuid' });

/** Text that is not blank. */
export const requiredText = (max: number) =>
  z.string().max(max).regex(/\S/, 'must not be blank').meta({ minLength: 1, maxLength: max });
export const text = (max: number) => z.string().max(max);

export const email = z.email('must be an e-mail address').max(254);

/** UTC, microseconds: `YYYY-MM-DD HH:MM:SS.ffffff`, as task reads and the history write it. */
export const storeTimestamp = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}\.\d{6}$/)
  .meta({ examples: ['2026-01-31 12:00:00.000000'] });

export const isoTimestamp = z.iso.datetime({ offset: true });

export const webUrl = z
  .string()
  .max(2048)
  .refine(isWebUrl, 'must be an http or https URL without credentials')
  .meta({ format: 'uri', maxLength: 2048 });

function isWebUrl(value: string): boolean {
  // Not URL.parse: clients also run on Node 20, which lacks it.
  if (!URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}
