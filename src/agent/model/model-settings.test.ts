import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OperatorError } from '../../platform/operator-error.ts';
import { Secret } from '../../platform/secret.ts';
import { modelSettingsFrom } from './model-settings.ts';

const defaults = {
  MODEL_TIMEOUT_SECONDS: 20,
  MODEL_MAX_CALLS_PER_PURCHASE: 8,
  MODEL_MAX_TOKENS_PER_PURCHASE: 40_000,
  MODEL_MAX_OUTPUT_TOKENS: 512,
  MODEL_JSON_SCHEMA: true,
  MODEL_SEES: false,
};
const key = new Secret('k');

test('without a provider there is no model', () => {
  assert.equal(modelSettingsFrom(defaults), null);
});

test('what is needed depends on the provider', () => {
  const local = {
    MODEL_PROVIDER: 'openai-compatible',
    MODEL_BASE_URL: 'http://127.0.0.1:1/v1',
    MODEL_NAME: 'm',
  } as const;
  assert.equal(modelSettingsFrom({ ...defaults, ...local })?.timeoutMs, 20_000);
  const remote = { MODEL_PROVIDER: 'anthropic', MODEL_NAME: 'm', MODEL_API_KEY: key } as const;
  assert.equal(modelSettingsFrom({ ...defaults, ...remote })?.baseUrl, null);
});

test('half a configuration names what is missing', () => {
  const halves: [object, RegExp][] = [
    [{ MODEL_NAME: 'm' }, /MODEL_PROVIDER/],
    [{ MODEL_API_KEY: key }, /MODEL_PROVIDER/],
    [{ MODEL_PROVIDER: 'anthropic', MODEL_API_KEY: key }, /MODEL_NAME/],
    [{ MODEL_PROVIDER: 'anthropic', MODEL_NAME: 'm' }, /MODEL_API_KEY/],
    [{ MODEL_PROVIDER: 'openai-compatible', MODEL_NAME: 'm' }, /MODEL_BASE_URL/],
  ];
  for (const [half, missing] of halves) {
    assert.throws(
      () => modelSettingsFrom({ ...defaults, ...half }),
      (error: Error) => error instanceof OperatorError && missing.test(error.message),
    );
  }
});
