import type { ZodType } from 'zod';

/** An answer is short; anything longer does not answer the question. */
const LONGEST_ANSWER = 6_000;

/** The answer that a model gave, or null. What does not fit the schema exactly is no answer, whatever it says besides. */
export function readAnswer(text: string, schema: ZodType): unknown {
  const bare = text
    .replace(/^\s*<think>[\s\S]*?<\/think>/, '')
    .replace(/^\s*```(?:json)?\s*([\s\S]*?)\s*```\s*$/, '$1')
    .trim();
  if (bare.length === 0 || bare.length > LONGEST_ANSWER) return null;
  const parsed = schema.safeParse(parse(bare));
  return parsed.success ? parsed.data : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
