import type { JSONSchema7, LanguageModel } from 'ai';
import { type ZodType, z } from 'zod';
import type { Prompt } from './compose-prompt.ts';
import { limitFetch } from './limit-fetch.ts';
import type { ModelSettings } from './model-settings.ts';

const MOST_ANSWER_BYTES = 256 * 1024;
/** What providers add to a question: the form of the answer, markers of the conversation. */
const OVERHEAD_TOKENS = 1_000;
/** What providers count for a picture of a browser's window. */
const PICTURE_TOKENS = 1_600;

export interface ModelQuestion {
  prompt: Prompt;
  /** A JPEG that goes with the prompt. */
  picture: Uint8Array | null;
  /** The only form an answer can have. */
  schema: ZodType;
  signal: AbortSignal;
}

export type ModelReply = { inputTokens: number; outputTokens: number } & (
  | { kind: 'answer'; text: string }
  | { kind: 'failed'; why: string; mayRetry: boolean; retryAfterMs: number }
);

/** One request to the model. Never rejects, and believes no count of tokens that cannot be true. */
export async function askModel(settings: ModelSettings, question: ModelQuestion): Promise<ModelReply> {
  // Loaded on first use: most services run without a model and should not pay for one.
  const { APICallError, generateText, jsonSchema, NoObjectGeneratedError, Output } = await import('ai');
  const count = (usage: { inputTokens?: number | undefined; outputTokens?: number | undefined }, text: string) => ({
    inputTokens: believe(usage.inputTokens, estimateTokens(question), mostTokens(question)),
    outputTokens: believe(
      usage.outputTokens,
      Math.min(Math.ceil(text.length / 4), settings.maxOutputTokens),
      settings.maxOutputTokens,
    ),
  });
  try {
    const result = await generateText({
      model: await openModel(settings),
      system: question.prompt.system,
      prompt: question.picture
        ? [
            {
              role: 'user',
              content: [
                { type: 'text', text: question.prompt.user },
                { type: 'image', image: question.picture, mediaType: 'image/jpeg' },
              ],
            },
          ]
        : question.prompt.user,
      output: Output.object({ schema: jsonSchema(z.toJSONSchema(question.schema) as JSONSchema7) }),
      maxOutputTokens: settings.maxOutputTokens,
      maxRetries: 0,
      abortSignal: question.signal,
    });
    return { kind: 'answer', text: result.text, ...count(result.usage, result.text) };
  } catch (error) {
    if (NoObjectGeneratedError.isInstance(error)) {
      const text = error.text ?? '';
      return { kind: 'answer', text, ...count(error.usage ?? {}, text) };
    }
    const call = APICallError.isInstance(error) ? error : null;
    return {
      kind: 'failed',
      why: call?.statusCode === undefined ? (error as Error).name : `HTTP ${call.statusCode}`,
      mayRetry: call?.isRetryable === true && !question.signal.aborted,
      retryAfterMs: retryAfter(call?.responseHeaders?.['retry-after']),
      // What took too long was read all the same, and providers charge for it; what was refused was not.
      inputTokens: question.signal.aborted ? estimateTokens(question) : 0,
      outputTokens: 0,
    };
  }
}

async function openModel(settings: ModelSettings): Promise<LanguageModel> {
  // The library would otherwise print its remarks to the console.
  (globalThis as { AI_SDK_LOG_WARNINGS?: boolean }).AI_SDK_LOG_WARNINGS = false;
  const fetch = limitFetch(MOST_ANSWER_BYTES);
  const apiKey = settings.apiKey?.reveal();
  if (settings.provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({ apiKey: apiKey ?? '', fetch, ...(settings.baseUrl ? { baseURL: settings.baseUrl } : {}) })(
      settings.name,
    );
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const baseURL = settings.baseUrl ?? '';
  return createOpenAICompatible({
    name: 'model',
    baseURL,
    fetch,
    supportsStructuredOutputs: settings.takesJsonSchema,
    ...(apiKey === undefined ? {} : { apiKey }),
    ...(new URL(baseURL).hostname === 'api.openai.com' ? { transformRequestBody: renameTokenLimit } : {}),
  })(settings.name);
}

/** OpenAI itself no longer takes the name that everyone compatible with it does. */
function renameTokenLimit({ max_tokens, ...body }: Record<string, unknown>): Record<string, unknown> {
  return { ...body, max_completion_tokens: max_tokens };
}

/** A guess on the safe side. */
export function estimateTokens({
  prompt: { system, user },
  picture,
}: Pick<ModelQuestion, 'prompt' | 'picture'>): number {
  return Math.ceil((system.length + user.length) / 3) + (picture ? PICTURE_TOKENS : 0);
}

/** A token is a byte at least. */
function mostTokens({ prompt: { system, user }, picture }: ModelQuestion): number {
  return Buffer.byteLength(system) + Buffer.byteLength(user) + OVERHEAD_TOKENS + (picture ? 2 * PICTURE_TOKENS : 0);
}

/** What the endpoint says, if it is possible; otherwise an estimate. It is charged for, so it must not be made up. */
function believe(reported: number | undefined, estimate: number, most: number): number {
  const isPossible = reported !== undefined && Number.isInteger(reported) && reported > 0 && reported <= most;
  return isPossible ? reported : estimate;
}

function retryAfter(header: string | undefined): number {
  const seconds = Number(header);
  return header !== undefined && seconds >= 0 ? seconds * 1000 : 0;
}
