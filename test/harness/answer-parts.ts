import type { Question } from '../../src/agent/index.ts';

/** Answers a question about a whole page part by part. What does not fit a part is no answer to it. */
export async function answerParts(question: Question, answerTo: (part: Question) => unknown): Promise<unknown> {
  if (!question.parts) return answerTo(question);
  const answers: [string, unknown][] = [];
  for (const part of question.parts)
    answers.push([part.kind, part.schema.safeParse(await answerTo(part)).data ?? null]);
  return { obstacle: 'something was misread', ...Object.fromEntries(answers) };
}
