import type { Question, Reader } from '../../src/agent/index.ts';

/** A second reader that never knows: everything ends as it would without one, but what would be asked is heard. */
export const silentReader: Reader = {
  forPurchase: () => ({
    seal: () => undefined,
    ask: async () => ({ answer: null, calls: 0, inputTokens: 0, outputTokens: 0 }),
  }),
};

/** The same reader, with every question that it is asked put into a list. */
export function countQuestions(reader: Reader, asked: Question[]): Reader {
  return {
    forPurchase: (order, limits) => {
      const purchase = reader.forPurchase(order, limits);
      return {
        ...purchase,
        ask: (question, ...rest) => {
          asked.push(question);
          return purchase.ask(question, ...rest);
        },
      };
    },
  };
}
