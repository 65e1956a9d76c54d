import { setTimeout as sleep } from 'node:timers/promises';
import type { Advisor, PurchaseAdvisor } from './advisor.ts';
import { askModel, estimateTokens, type ModelReply } from './ask-model.ts';
import { composePrompt, type Prompt } from './compose-prompt.ts';
import type { ModelSettings } from './model-settings.ts';
import type { PersonalOrder } from './personal-values.ts';
import { readChoice } from './read-choice.ts';
import { createRedactor } from './redact.ts';

export interface ModelAdvisor extends Advisor {
  /** Needs to know of an order only whose it is. */
  forPurchase(order: PersonalOrder): PurchaseAdvisor;
}

export class AdvisorSealed extends Error {
  override name = 'AdvisorSealed';
  constructor() {
    super('the model was asked after the card had been typed');
  }
}

export interface AdvisorOptions {
  /** One line per question, without its content. */
  log?: (message: string, fields?: Record<string, unknown>) => void;
}

const MOST_TRIES = 2;
const BACKOFF_MS = 300;

/**
 * What `choose` gives is the index of an offered option or null, whatever the model says; it rejects only after `seal`,
 * which also breaks off a question that is under way.
 */
export function createModelAdvisor(settings: ModelSettings, { log }: AdvisorOptions = {}): ModelAdvisor {
  return {
    forPurchase: (order) => {
      const redact = createRedactor(order);
      const sealed = new AbortController();
      const budget = createBudget(settings);
      return {
        seal: () => sealed.abort(),
        choose: async (view, signal) => {
          if (sealed.signal.aborted) throw new AdvisorSealed();
          const started = Date.now();
          const offered = view.options.map(({ index }) => index);
          const question = {
            prompt: composePrompt(view, redact),
            choices: [...offered.map(String), 'none'],
            signal: AbortSignal.any([signal, sealed.signal, AbortSignal.timeout(settings.timeoutMs)]),
          };
          const use = { calls: 0, inputTokens: 0, outputTokens: 0 };
          const reply = await askPatiently(settings, budget, question, started + settings.timeoutMs, use);
          if (sealed.signal.aborted) throw new AdvisorSealed();
          const index = reply?.kind === 'answer' ? readChoice(reply.text, offered) : null;
          log?.('model asked', { index, ...use, why: why(reply, index), ms: Date.now() - started });
          return { index, ...use };
        },
      };
    },
  };
}

/** At most one more try, only where it may help and time and budget allow. Null when the budget allows no call. */
async function askPatiently(
  settings: ModelSettings,
  budget: Budget,
  question: { prompt: Prompt; choices: string[]; signal: AbortSignal },
  deadline: number,
  use: { calls: number; inputTokens: number; outputTokens: number },
): Promise<ModelReply | null> {
  let reply: ModelReply | null = null;
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    if (question.signal.aborted || !budget.take(question.prompt)) return reply;
    reply = await askModel(settings, question);
    budget.settle(question.prompt, reply);
    use.calls += 1;
    use.inputTokens += reply.inputTokens;
    use.outputTokens += reply.outputTokens;
    if (reply.kind === 'answer' || !reply.mayRetry || tries === MOST_TRIES) return reply;
    const wait = Math.max(reply.retryAfterMs, BACKOFF_MS * (1 + Math.random()));
    if (Date.now() + wait >= deadline) return reply;
    await sleep(wait, undefined, { signal: question.signal }).catch(() => undefined);
  }
  return reply;
}

interface Budget {
  /** Reserves a call and the most it can cost. */
  take(prompt: Prompt): boolean;
  settle(prompt: Prompt, used: { inputTokens: number; outputTokens: number }): void;
}

function createBudget(settings: ModelSettings): Budget {
  let calls = settings.maxCallsPerPurchase;
  let tokens = settings.maxTokensPerPurchase;
  const most = (prompt: Prompt) => estimateTokens(prompt) + settings.maxOutputTokens;
  return {
    take: (prompt) => {
      if (calls < 1 || tokens < most(prompt)) return false;
      calls -= 1;
      tokens -= most(prompt);
      return true;
    },
    settle: (prompt, { inputTokens, outputTokens }) => {
      tokens += most(prompt) - inputTokens - outputTokens;
    },
  };
}

function why(reply: ModelReply | null, index: number | null): string {
  if (reply === null) return 'no budget left';
  if (reply.kind === 'failed') return reply.why;
  return index === null ? 'none chosen or no valid answer' : 'chosen';
}
