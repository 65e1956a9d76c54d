import { z } from 'zod';
import { type ComplaintCode, complaintCode } from '../../../words/complaint-words.ts';
import { describePage } from '../../model/index.ts';
import { type Lesson, textPrint } from '../../recipes/lesson.ts';
import type { View } from '../../view/view.ts';
import type { Pose } from '../doubt.ts';
import { numbersUpTo } from './numbers.ts';

const LONGEST_MESSAGE = 220;
const SAYS = {
  nothing: 'nothing that keeps anybody from ordering',
  out_of_stock: 'what the program is buying is sold out',
  insufficient_stock: 'there are fewer pieces than the program asks for',
  card_declined: 'the card was declined',
  no_shipping_method: 'the shop does not deliver to this address',
  variant_required: 'a size, colour or the like has to be chosen first',
  address_rejected: 'the shop rejects the address',
} as const satisfies Record<ComplaintCode | 'nothing', string>;
const words = Object.keys(SAYS) as (keyof typeof SAYS)[];

/**
 * What messages say. An answer can only take a misread complaint away: if it is real after all, the shop itself will not
 * go on. It can never name a reason to give up that the rules did not see.
 */
export const whichMessage: Pose = (_run, { view }) => {
  const texts = complaints(view);
  if (texts.length === 0) return null;
  const schema = z.strictObject({
    messages: z.array(z.strictObject({ message: numbersUpTo(texts.length), says: z.enum(words as ['nothing']) })),
  });
  return {
    question: {
      kind: 'message',
      asks: 'The program took these texts for the reason why it cannot order. What does each of them say?',
      rules: words.map((word) => `"${word}": ${SAYS[word]}.`),
      example: '{"messages":[{"message":"0","says":"nothing"}]}',
      schema,
      ...describePage(view.page.kind, view.snapshot),
      things: texts.map((text) => ({ text: `"${text}"`, ref: null, box: null })),
    },
    check: (answer) => {
      const lessons = (answer as z.infer<typeof schema>).messages.flatMap(({ message, says }): Lesson[] => {
        const text = texts[Number(message)];
        return text !== undefined && says === 'nothing'
          ? [{ of: 'message', text: textPrint(text), is: 'nothing' }]
          : [];
      });
      return lessons.length > 0 ? lessons : null;
    },
  };
};

function complaints(view: View): string[] {
  const errors = view.snapshot.messages.map(({ text }) => text);
  const others = view.snapshot.texts.filter(({ text }) => text.length <= LONGEST_MESSAGE).map(({ text }) => text);
  const isOpen = (text: string) => view.taught?.messages.get(textPrint(text)) !== 'nothing';
  return [...new Set([...errors, ...others])]
    .filter((text) => complaintCode(text) !== null && isOpen(text))
    .slice(0, 20);
}
