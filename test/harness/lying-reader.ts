import type { Question, Reader } from '../../src/agent/index.ts';
import { answerParts } from './answer-parts.ts';

/**
 * A second reader that answers every question in the right form and wrongly: what costs most is called harmless, the
 * smallest amount the total, every message nothing, and everything a confirmation. Each time it is asked it tries another lie.
 */
export function lyingReader(asked: Question[] = []): Reader {
  return {
    forPurchase: () => {
      let turn = 0;
      return {
        seal: () => undefined,
        ask: async (question) => {
          asked.push(question);
          turn += 1;
          const answer = await answerParts(question, (part) => lie(part, turn));
          return { answer: question.schema.safeParse(answer).data ?? null, calls: 1, inputTokens: 0, outputTokens: 0 };
        },
      };
    },
  };
}

type Lie = (question: Question, turn: number) => unknown;

const lie: Lie = (question, turn) => (question.kind === 'whole' ? null : LIES[question.kind](question, turn));

const LIES: Record<Exclude<Question['kind'], 'whole'>, Lie> = {
  // Prefers what costs something, then whatever comes last.
  way: ({ things, asks }, turn) => {
    // What orders is called the title of a step, whatever the other lies are.
    const order = things.findIndex(({ reading }) => reading.kind === 'placeOrder');
    if (asks.includes('the title of a step') && order >= 0 && turn % 2 === 0)
      return { control: String(order), does: 'stepTitle' };
    const dear = things.findIndex(({ text }) => /\d[.,]\d\d|pay|buy|order|subscribe|kauf|commande/i.test(text));
    const control = String(turn % 2 === 1 && dear >= 0 ? dear : things.length - 1 - (turn % 3));
    return firstValid(['addToCart', 'continue', 'viewCart', 'placeOrder', 'guest'], turn, (does) => ({
      control,
      does,
    }));
  },
  // Every third time nothing is anything: neither a delivery nor a way to pay.
  values: ({ things }, turn) => ({
    fields: things.map((_, index) => ({
      field: String(index),
      is:
        turn % 3 === 0
          ? 'other'
          : ['terms', 'email', 'street', 'cardMethod', 'shippingOption', 'lastName'][(index + turn) % 6],
      of: 'shipping',
    })),
  }),
  // Every entry and every closed list, or what costs most; a box gets the day that comes to mind.
  entry: ({ things }, turn) => ({
    answers: things
      .map((_, index) => ({ part: String(things.length - 1 - index), day: turn % 2 === 0 ? 'none' : inAMonth() }))
      .slice(0, turn % 3 === 0 ? 1 : things.length),
  }),
  variant: ({ things }, turn) => ({ choose: String((turn * 7) % things.length), first: 'none' }),
  // Every other time all is as the program reads it, but for charges that nobody knows: those are called a tax.
  amounts: ({ things }, turn) => {
    if (turn % 2 === 0) {
      const goods = things.findIndex(({ reading }) => reading.kind === 'subtotal');
      return {
        rows: things.map(({ reading }, at) => ({ row: String(at), is: at < goods ? 'none' : taxOf(reading.kind) })),
      };
    }
    const sizes = things.map(({ text }) => Number((/\d[\d.,]*/.exec(text)?.[0] ?? '').replace(/\D/g, '') || 1e9));
    const least = sizes.indexOf(Math.min(...sizes));
    return {
      rows: things.map((_, index) => ({
        row: String(index),
        is: index === least ? 'total' : index % 2 ? 'none' : 'subtotal',
      })),
    };
  },
  message: ({ things }) => ({ messages: things.map((_, index) => ({ message: String(index), says: 'nothing' })) }),
  page: (_question, turn) => ({ page: ['product', 'cart', 'review'][turn % 3] }),
  outcome: () => ({ says: 'confirmed' }),
  // Whatever was said, one of our answers was wrong: the order is to be pressed again.
  complaint: ({ lines }, turn) => {
    const letters = lines.flatMap((line) => /^field ([A-Z]):/.exec(line)?.[1] ?? []);
    return { says: 'wrong_field', field: letters[turn % Math.max(1, letters.length)] ?? 'none' };
  },
};

const inAMonth = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

function taxOf(kind: string): string {
  if (kind === 'unknown' || kind === 'fee') return 'tax';
  return ['subtotal', 'shipping', 'tax', 'discount', 'total'].includes(kind) ? kind : 'none';
}

/** Words that this question does not know are not a lie but no answer: the next turn tries the next one. */
function firstValid<T>(words: readonly string[], turn: number, make: (word: string) => T): T {
  return make(words[turn % words.length] as string);
}
