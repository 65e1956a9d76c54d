import { OperatorError } from '../../platform/operator-error.ts';
import type { Secret } from '../../platform/secret.ts';

export interface ModelSettings {
  provider: 'openai-compatible' | 'anthropic';
  /** Null: the provider's own address. */
  baseUrl: string | null;
  apiKey: Secret | null;
  name: string;
  /** For one question, a second try included. */
  timeoutMs: number;
  maxCallsPerPurchase: number;
  maxTokensPerPurchase: number;
  maxOutputTokens: number;
  /** Whether an OpenAI-compatible endpoint takes a JSON schema for its answer; otherwise it is only asked for JSON. */
  takesJsonSchema: boolean;
  /** Whether it can see: questions then carry a drawing of the page. */
  sees: boolean;
}

/** The settings of the service as far as they concern the model. */
export interface ModelConfig {
  MODEL_PROVIDER?: 'openai-compatible' | 'anthropic' | undefined;
  MODEL_BASE_URL?: string | undefined;
  MODEL_API_KEY?: Secret | undefined;
  MODEL_NAME?: string | undefined;
  MODEL_TIMEOUT_SECONDS: number;
  MODEL_MAX_CALLS_PER_PURCHASE: number;
  MODEL_MAX_TOKENS_PER_PURCHASE: number;
  MODEL_MAX_OUTPUT_TOKENS: number;
  MODEL_JSON_SCHEMA: boolean;
  MODEL_SEES: boolean;
}

/** Null when no model is configured, which is an ordinary way to run. Half a configuration is the operator's mistake. */
export function modelSettingsFrom(config: ModelConfig): ModelSettings | null {
  const { MODEL_PROVIDER: provider, MODEL_BASE_URL: baseUrl, MODEL_NAME: name, MODEL_API_KEY: apiKey } = config;
  if (!provider) {
    if (baseUrl || name || apiKey) throw new OperatorError('MODEL_PROVIDER is missing: other MODEL_ settings are set.');
    return null;
  }
  if (!name) throw new OperatorError('MODEL_NAME is missing: MODEL_PROVIDER is set.');
  if (provider === 'openai-compatible' && !baseUrl) {
    throw new OperatorError('MODEL_BASE_URL is missing: an openai-compatible endpoint has no default address.');
  }
  if (provider === 'anthropic' && !apiKey) {
    throw new OperatorError('MODEL_API_KEY is missing: anthropic endpoints want a key.');
  }
  return {
    provider,
    baseUrl: baseUrl ?? null,
    apiKey: apiKey ?? null,
    name,
    timeoutMs: config.MODEL_TIMEOUT_SECONDS * 1000,
    maxCallsPerPurchase: config.MODEL_MAX_CALLS_PER_PURCHASE,
    maxTokensPerPurchase: config.MODEL_MAX_TOKENS_PER_PURCHASE,
    maxOutputTokens: config.MODEL_MAX_OUTPUT_TOKENS,
    takesJsonSchema: config.MODEL_JSON_SCHEMA,
    sees: config.MODEL_SEES,
  };
}
