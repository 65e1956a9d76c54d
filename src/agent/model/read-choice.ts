/** An answer is short; anything longer does not answer the question. */
const LONGEST_ANSWER = 2_000;

/** The offered index that an answer names, or null. Nothing else in an answer counts, and a doubtful one is none. */
export function readChoice(answer: string, offered: readonly number[]): number | null {
  const text = answer
    .replace(/^\s*<think>[\s\S]*?<\/think>/, '')
    .replace(/^\s*```(?:json)?\s*([\s\S]*?)\s*```\s*$/, '$1')
    .trim();
  if (text.length === 0 || text.length > LONGEST_ANSWER) return null;
  const parsed = parse(text);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return null;
  if (Object.keys(parsed).some((key) => key !== 'choice' && key !== 'reason')) return null;
  const choice = (parsed as { choice?: unknown }).choice;
  const index = typeof choice === 'string' && /^\d{1,3}$/.test(choice) ? Number(choice) : choice;
  return typeof index === 'number' && offered.includes(index) ? index : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
