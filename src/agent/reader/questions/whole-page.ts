import { z } from 'zod';
import type { Question } from '../../model/index.ts';
import type { Lesson } from '../../recipes/lesson.ts';
import type { Posed } from '../doubt.ts';

/** Whether the program is about to give up at this page, or has only just come to it. */
export type When = 'in doubt' | 'ahead';

const ASKS: Record<When, string> = {
  'in doubt': 'The program cannot go on from this page. What stands in its way, and what did it misread?',
  ahead:
    'The program has come to this page anew, after it misread something at this shop before. It has done nothing here yet. How is this page to be read?',
};

const RULES: Record<When, readonly string[]> = {
  'in doubt': [
    '"obstacle": in one short sentence, what has to be done on this page before it goes on.',
    'Then answer only those of the following questions whose answer gets past the obstacle, and null to the others.',
  ],
  ahead: [
    '"obstacle": in one short sentence, what has to be done on this page before it goes on.',
    'Then answer each of the following questions that this page answers, also where the program reads it rightly, and null to the others.',
  ],
};

/**
 * Several questions about one page as a single one. Whoever sees the whole page finds out what stands in the way; asked
 * one thing after the other, a reader is often asked the wrong one. Each part keeps its own check.
 */
export function wholePage(parts: readonly Posed[], when: When = 'in doubt'): Posed {
  const [first] = parts;
  if (!first) throw new Error('a page is asked about in at least one part');
  const { page, lines, snapshot } = first.question;
  const whole = z.strictObject({
    obstacle: z.string(),
    ...Object.fromEntries(parts.map(({ question }) => [question.kind, question.schema.nullable()])),
  });
  // What is missing, or does not fit its own part, does not spoil the others.
  const schema = z.preprocess((answer) => {
    if (typeof answer !== 'object' || answer === null || !parts.some(({ question }) => question.kind in answer))
      return answer;
    const known = answer as Record<string, unknown>;
    const fitting = parts.map(({ question }) => [
      question.kind,
      question.schema.safeParse(known[question.kind]).data ?? null,
    ]);
    return { ...known, obstacle: String(known.obstacle ?? ''), ...Object.fromEntries(fitting) };
  }, whole);
  const said = (answer: unknown) =>
    parts.flatMap((part) => {
      const own = (answer as Record<string, unknown>)[part.question.kind] ?? null;
      return own === null ? [] : [{ part, own }];
    });
  return {
    question: {
      kind: 'whole',
      asks: ASKS[when],
      rules: [
        ...RULES[when],
        `Each question has numbered parts of its own: [${first.question.kind} 0] is "0" in its answer.`,
        ...parts.flatMap(({ question }) => [`"${question.kind}": null, or as ${question.example}.`, ...question.rules]),
      ],
      example: exampleOf(parts.map(({ question }) => question)),
      schema,
      page,
      lines,
      snapshot,
      things: [],
      parts: parts.map(({ question }) => question),
    },
    check: (answer) => {
      const lessons = said(answer).flatMap(({ part, own }): readonly Lesson[] => part.check(own) ?? []);
      return lessons.length > 0 ? lessons : null;
    },
    // Ahead of any doubt, to say what the program reads rightly anyway is no fault.
    faultOf: (answer) => {
      const rejected = when === 'ahead' ? [] : said(answer).filter(({ part, own }) => !part.check(own));
      const faults = rejected.flatMap(({ part, own }) => part.faultOf?.(own) ?? []);
      return faults.length > 0 ? faults.join('; ') : null;
    },
  };
}

/** The last part answered, the others not. */
function exampleOf(questions: readonly Question[]): string {
  const parts = questions.map(({ kind, example }, at) => `"${kind}":${at === questions.length - 1 ? example : 'null'}`);
  return `{"obstacle":"the button that goes on was not recognised",${parts.join(',')}}`;
}
