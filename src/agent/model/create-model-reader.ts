import { setTimeout as sleep } from 'node:timers/promises';
import { askModel, estimateTokens, type ModelQuestion, type ModelReply } from './ask-model.ts';
import { composePrompt } from './compose-prompt.ts';
import { drawSketch } from './draw-sketch.ts';
import { maskValues } from './mask-values.ts';
import type { ModelSettings } from './model-settings.ts';
import type { PersonalOrder } from './personal-values.ts';
import { readAnswer } from './read-answer.ts';
import { isAfterCard, NO_USE, type PurchaseReader, type Reader, type ReaderLimits, type ReaderUse } from './reader.ts';
import { createRedactor } from './redact.ts';

export interface ModelReader extends Reader {
  /** Needs to know of an order only whose it is. */
  forPurchase(order: PersonalOrder, limits?: ReaderLimits): PurchaseReader;
}

export class ReaderSealed extends Error {
  override name = 'ReaderSealed';
  constructor() {
    super('the model was asked about a page after the card had been typed');
  }
}

export interface ModelReaderOptions {
  /** One line per question, without its content. */
  log?: (message: string, fields?: Record<string, unknown>) => void;
}

const MOST_TRIES = 2;
/** So long a model that gave no answer is only asked where a purchase would be given up. */
const AWAY_MS = 60_000;
const BACKOFF_MS = 300;

/**
 * What `ask` gives fits the question's schema or is null, whatever the model says; it rejects only after `seal`, which
 * also breaks off a question that is under way.
 */
export function createModelReader(settings: ModelSettings, { log }: ModelReaderOptions = {}): ModelReader {
  let awayUntil = 0;
  return {
    forPurchase: (order, { callsLeft = Number.POSITIVE_INFINITY, used = NO_USE } = {}) => {
      const redact = createRedactor(order);
      const mask = maskValues(redact);
      const sealed = new AbortController();
      const budget = createBudget({
        ...settings,
        maxCallsPerPurchase: Math.min(settings.maxCallsPerPurchase, callsLeft) - used.calls,
        maxTokensPerPurchase: settings.maxTokensPerPurchase - used.inputTokens - used.outputTokens,
      });
      return {
        seal: () => sealed.abort(),
        callsLeft: budget.callsLeft,
        isAway: () => Date.now() < awayUntil,
        sketch: (question) =>
          settings.sees && !isAfterCard(question.kind) && !sealed.signal.aborted ? drawSketch(question, redact) : null,
        ask: async (question, signal, picture = null) => {
          const isMasked = isAfterCard(question.kind);
          if (sealed.signal.aborted && !isMasked) throw new ReaderSealed();
          const started = Date.now();
          const timeout = AbortSignal.timeout(settings.timeoutMs);
          const asked: ModelQuestion = {
            prompt: composePrompt(question, isMasked ? mask : redact),
            picture: isMasked ? null : picture,
            schema: question.schema,
            signal: AbortSignal.any([signal, timeout, ...(isMasked ? [] : [sealed.signal])]),
          };
          const use = { ...NO_USE };
          const reply = await askPatiently(settings, budget, asked, started + settings.timeoutMs, use);
          if (sealed.signal.aborted && !isMasked) throw new ReaderSealed();
          // A caller who breaks off says nothing of the model.
          if (reply && !signal.aborted) awayUntil = reply.kind === 'failed' ? Date.now() + AWAY_MS : 0;
          const answer = reply?.kind === 'answer' ? readAnswer(reply.text, question.schema) : null;
          log?.('model asked', { about: question.kind, ...use, why: why(reply, answer), ms: Date.now() - started });
          return { answer, ...(answer === null && { why: explain(reply, timeout, settings) }), ...use };
        },
      };
    },
  };
}

/** At most one more try, only where it may help and time and budget allow. Null when the budget allows no call. */
async function askPatiently(
  settings: ModelSettings,
  budget: Budget,
  question: ModelQuestion,
  deadline: number,
  use: ReaderUse,
): Promise<ModelReply | null> {
  let reply: ModelReply | null = null;
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    if (question.signal.aborted || !budget.take(question)) return reply;
    reply = await askModel(settings, question);
    budget.settle(question, reply);
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
  callsLeft(): number;
  /** Reserves a call and the most it can cost. */
  take(question: ModelQuestion): boolean;
  settle(question: ModelQuestion, used: { inputTokens: number; outputTokens: number }): void;
}

function createBudget(settings: ModelSettings): Budget {
  let calls = settings.maxCallsPerPurchase;
  let tokens = settings.maxTokensPerPurchase;
  const most = (question: ModelQuestion) => estimateTokens(question) + settings.maxOutputTokens;
  return {
    callsLeft: () => calls,
    take: (question) => {
      if (calls < 1 || tokens < most(question)) return false;
      calls -= 1;
      tokens -= most(question);
      return true;
    },
    settle: (question, { inputTokens, outputTokens }) => {
      tokens += most(question) - inputTokens - outputTokens;
    },
  };
}

function why(reply: ModelReply | null, answer: unknown): string {
  if (reply === null) return 'no budget left';
  if (reply.kind === 'failed') return reply.why;
  return answer === null ? 'no valid answer' : 'answered';
}

/** For a person who looks for what is wrong with the model. */
function explain(reply: ModelReply | null, timeout: AbortSignal, { timeoutMs }: ModelSettings): string {
  if (reply?.kind === 'answer') return 'what it says is not in the form that was asked for';
  if (timeout.aborted) return `no answer within ${timeoutMs / 1000} s`;
  if (reply === null) return 'the budget of one purchase is too small for this question';
  return reply.why.startsWith('HTTP') ? `the endpoint answers ${reply.why}` : 'the endpoint cannot be reached';
}
