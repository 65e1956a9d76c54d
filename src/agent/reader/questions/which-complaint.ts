import { z } from 'zod';
import { type Question, sayReading } from '../../model/index.ts';
import { type FieldKind, readPageKind, type SnapshotElement } from '../../perception/index.ts';
import type { View } from '../../view/view.ts';

/** One of our answers on the page that came back. */
export interface AnsweredField {
  element: SnapshotElement;
  kind: FieldKind;
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const SAYS = ['wrong_field', 'something_else', 'unclear'] as const;
const schemaFor = (count: number) =>
  z.strictObject({ says: z.enum(SAYS), field: z.enum(['none', ...LETTERS.slice(0, count)]) });

/**
 * An order came back with new words: what they say, and which of our answers they name. Asked after the card was typed, so
 * nothing is shown but those words and what each answer is, which a reader masks to the last digit. No answer, no address,
 * and no number of a part is in it: fields go by letters.
 */
export function whichComplaint(
  { snapshot, page }: View,
  words: readonly string[],
  answers: readonly AnsweredField[],
): Question {
  const fields = answers.slice(0, LETTERS.length);
  return {
    kind: 'complaint',
    asks: 'An order was submitted, and the same page came back with new words. All numbers are masked as #. What do the words say, and which of the fields do they name?',
    rules: [
      '"wrong_field": they say that the answer in one of the lettered fields is to be written in another way. Name that field.',
      '"something_else": they say anything else, such as a refused card, stock, or that the order was taken. "unclear": you',
      'are not sure. With both "field" is "none".',
    ],
    example: '{"says":"wrong_field","field":"A"}',
    schema: schemaFor(fields.length),
    page: `the page after the order, ${sayReading(readPageKind(page))}`,
    lines: [
      ...words.map((text) => `new words: ${tidy(text)}`),
      ...fields.map(({ element, kind }, at) => `field ${LETTERS[at]}: ${kind}, called "${tidy(nameOf(element))}"`),
    ],
    things: [],
    snapshot,
  };
}

/** The one that was named as written wrongly; null where the words say anything else, or nobody knows. */
export function saidField<T extends AnsweredField>(answer: unknown, answers: readonly T[]): T | null {
  const said = schemaFor(Math.min(answers.length, LETTERS.length)).safeParse(answer);
  if (!said.success || said.data.says !== 'wrong_field') return null;
  return answers[LETTERS.indexOf(said.data.field)] ?? null;
}

const nameOf = ({ label, placeholder, name }: SnapshotElement): string => label || placeholder || name;
const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
