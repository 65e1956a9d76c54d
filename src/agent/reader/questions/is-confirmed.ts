import { z } from 'zod';
import { type Question, sayReading } from '../../model/index.ts';
import { readPageKind } from '../../perception/index.ts';
import type { View } from '../../view/view.ts';

const SAYS = ['confirmed', 'refused', 'unclear'] as const;
const MOST_TEXTS = 40;
const schema = z.strictObject({ says: z.enum(SAYS) });

export type SaidOutcome = (typeof SAYS)[number];

/**
 * Whether the page says that the order was taken: the only question that may be asked after a card was typed. Nothing is
 * shown but texts that a reader masks to the last digit; no address, control or field is in it.
 */
export function isConfirmed({ snapshot, page }: View): Question {
  const texts = snapshot.texts
    .filter(({ covered, landmark }) => !covered && landmark !== 'footer' && landmark !== 'nav')
    .slice(0, MOST_TEXTS)
    .map(({ text }) => text.replace(/\s+/g, ' ').trim());
  return {
    kind: 'outcome',
    asks: 'An order was submitted, and this page followed. All numbers are masked as #. What does the page say?',
    rules: [
      '"confirmed": the shop has taken the order. "refused": it has not, and says so.',
      '"unclear": anything else, such as a page that still asks for something or is still at work.',
    ],
    example: '{"says":"unclear"}',
    schema,
    page: `the page after the order, ${sayReading(readPageKind(page))}`,
    lines: texts,
    things: [],
    snapshot,
  };
}

export function saidOutcome(answer: unknown): SaidOutcome {
  const said = schema.safeParse(answer);
  return said.success ? said.data.says : 'unclear';
}
