import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { inspect } from 'node:util';
import { ConfigError, readConfig, settings } from '../../src/config.ts';
import { readSources, root } from './source-files.ts';

test('only config.ts reads the environment', () => {
  const readers = readSources('src/**/*.ts').filter((file) => /process\.env\b/.test(file.text));
  assert.deepEqual(
    readers.map((file) => file.path),
    ['src/config.ts'],
  );
});

test('nothing branches on NODE_ENV', () => {
  const wrong = readSources('src/**/*.ts').filter((file) => file.text.includes('NODE_ENV'));
  assert.deepEqual(wrong, []);
});

test('.env.example names every setting, no other, and each with its meaning', () => {
  const text = readFileSync(join(root, '.env.example'), 'utf8');
  const named = [...text.matchAll(/^#?\s?([A-Z][A-Z_]+)=/gm)].map((match) => match[1]);
  assert.deepEqual(named, Object.keys(settings));
  for (const [name, schema] of Object.entries(settings)) {
    assert.ok(schema.description, `${name} has no description`);
    assert.ok(text.includes(`# ${schema.description}`), `.env.example does not say: ${schema.description}`);
  }
});

test('all wrong settings are reported together', () => {
  assert.throws(
    () => readConfig({ PORT: 'x', ROLES: 'api,boss', RATE_BURST: '-1' }),
    (error: Error) => error instanceof ConfigError && /PORT[\s\S]*ROLES[\s\S]*RATE_BURST/.test(error.message),
  );
});

test('secrets do not print', () => {
  const config = readConfig({ VAULT_KEY: 'c2VjcmV0LXZhbHVl', DATABASE_URL: 'postgres://u:hidden@h/d' });
  for (const text of [JSON.stringify(config), inspect(config, { depth: 9 }), `${config.VAULT_KEY}`]) {
    assert.ok(!text.includes('c2VjcmV0LXZhbHVl') && !text.includes('hidden'), text);
    assert.ok(text.includes('[secret]'));
  }
});
