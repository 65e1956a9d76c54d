import { setTimeout as sleep } from 'node:timers/promises';
import type { AskOperator } from '../../agent/index.ts';
import type { Database } from '../../platform/database.ts';
import { findAnswer, forgetQuestion, insertQuestion } from '../stores/operator-question-store.ts';

const LONGEST_WAIT_MS = 10 * 60_000;
const LOOK_EVERY_MS = 500;

/** Shows a doubt of a test purchase to the operators and waits for one of them. What nobody answers stays a doubt. */
export function askOperatorFor(database: Database, task: { taskId: string; merchant: string }): AskOperator {
  return async (question, picture, signal) => {
    const id = await insertQuestion(database, { ...task, question, picture });
    try {
      const end = Date.now() + LONGEST_WAIT_MS;
      while (!signal.aborted && Date.now() < end) {
        const found = await findAnswer(database, id);
        if (found) return found.answer;
        await sleep(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
      }
      return null;
    } finally {
      await forgetQuestion(database, id).catch(() => undefined);
    }
  };
}
