import type { Question } from '../../src/agent/model/index.ts';
import { openRecipeBook } from '../../src/agent/recipes/recipe-book.ts';
import { newMemory, type Run } from '../../src/agent/run/run.ts';
import { countTries } from '../../src/agent/run/tries.ts';
import { purchaseOrder } from './purchase.ts';

/** As much of a purchase as asking takes, and a reader that gives these answers one after the other, then the last resort. */
export function runWithReader(answers: readonly unknown[], lastResort: unknown) {
  const asked: Question[] = [];
  const steps: string[] = [];
  const order = purchaseOrder({ items: [] });
  const run = {
    order,
    memory: newMemory(order),
    recipe: openRecipeBook('shop.example', null, []),
    tries: countTries(),
    hooks: {},
    deps: { log: () => undefined },
    steps: { record: (_: string, what: string) => steps.push(what), spent: () => undefined },
    guard: <T>(work: Promise<T>) => work,
    reader: {
      ask: async (question: Question) => {
        const answer = answers[asked.length] ?? lastResort;
        asked.push(question);
        return { answer, calls: 1 };
      },
    },
  } as unknown as Run;
  return { run, asked, steps };
}
