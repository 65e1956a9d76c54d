import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { parseAllDocuments } from 'yaml';
import { findFreePort } from '../harness/index.ts';
import { type Block, root } from './read-blocks.ts';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const PATIENCE_MS = 180_000;

export interface Place {
  folder: string;
  env: Record<string, string>;
}

/** Runs a program to its end; its output is the error message when it fails. */
async function run(program: string, args: string[], { folder, env }: Place): Promise<string> {
  const child = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'], timeout: PATIENCE_MS });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  assert.equal(code, 0, output);
  return output;
}

export function runShell(text: string, place: Place): Promise<string> {
  return run('bash', ['-euo', 'pipefail', '-c', text], place);
}

export async function runScript(block: Block, place: Place): Promise<string> {
  const file = join(place.folder, `block-${block.line}.${block.language === 'ts' ? 'ts' : 'mjs'}`);
  await writeFile(file, block.text);
  return run(process.execPath, [file], place);
}

/** A receiver must accept what is signed, refuse what is forged, and report the purchase. */
export async function runServer(block: Block, place: Place): Promise<void> {
  const file = join(place.folder, `server-${block.line}.mjs`);
  await writeFile(file, block.text);
  const port = await findFreePort();
  const env = { ...place.env, PORT: String(port), WEBHOOK_SECRET: SECRET };
  const child = spawn(process.execPath, [file], { cwd: place.folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  try {
    const url = `http://127.0.0.1:${port}/cartwright`;
    const deliver = async (secret: string) => {
      const { headers, body } = signedDelivery(secret);
      for (let attempt = 0; attempt < 100; attempt += 1) {
        const response = await fetch(url, { method: 'POST', headers, body }).catch(() => null);
        if (response) return response.status;
        await delay(100);
      }
      return 0;
    };
    assert.equal(await deliver(`whsec_${btoa('somebody else')}`), 401);
    assert.equal(output, '');
    assert.equal(await deliver(SECRET), 204);
    assert.match(output, /^bought: \S{36}\n$/);
    assert.equal(await deliver(SECRET), 204, 'again');
    assert.match(output, /^bought: \S{36}\n$/, 'but told once');
  } finally {
    child.kill('SIGKILL');
  }
}

export async function runHandler(block: Block, place: Place): Promise<void> {
  const file = join(place.folder, `handler-${block.line}.mjs`);
  await writeFile(file, block.text);
  const ask = async (secret: string) => {
    const script = `
      const { POST } = await import(${JSON.stringify(file)});
      const { headers, body } = JSON.parse(process.env.DELIVERY);
      const answer = await POST(new Request('http://shop.example/cartwright', { method: 'POST', headers, body })).catch(() => null);
      console.log(answer?.status ?? 'refused');`;
    const env = { ...place.env, WEBHOOK_SECRET: SECRET, DELIVERY: JSON.stringify(signedDelivery(secret)) };
    return run(process.execPath, ['--input-type=module', '--eval', script], { ...place, env });
  };
  assert.match(await ask(SECRET), /204\n$/);
  assert.match(await ask(`whsec_${btoa('somebody else')}`), /^(?:401|refused)\n$/);
}

/** Runs until it is ready, and must then end when it is stopped. */
export async function runUntilReady(text: string, place: Place): Promise<void> {
  const child = spawn('bash', ['-euo', 'pipefail', '-c', text], { cwd: place.folder, env: place.env, detached: true });
  let output = '';
  const isReady = new Promise<void>((done, fail) => {
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (/Listening at/.test(output)) done();
    });
    child.once('close', () => fail(new Error(output)));
    setTimeout(() => fail(new Error(`not ready: ${output}`)), PATIENCE_MS).unref();
  });
  const ended = once(child, 'close');
  try {
    await isReady;
  } finally {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGINT');
  }
  await ended;
}

/** What cannot run here must at least be well-formed, and name things that exist. */
export async function checkNames({ language, line, text }: Block, place: Place): Promise<void> {
  if (language === 'js') {
    const file = join(place.folder, `page-${line}.mjs`);
    await writeFile(file, text);
    await run(process.execPath, ['--check', file], place);
  }
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
  for (const [, name = ''] of text.matchAll(/npm (?:run )?(?:--silent )?(start|test|[a-z]+:?[a-z]*)\b/g)) {
    if (['run', 'pack', 'install'].includes(name)) continue;
    assert.ok(name in scripts, `there is no npm script ${name}`);
  }
  for (const [path] of text.matchAll(/\b(?:deploy|packages|scripts|src)\/[\w./-]+\w/g)) {
    if (!path.endsWith('/.env')) assert.ok(existsSync(join(root, path)), `${path} does not exist`);
  }
}

export function parseData({ language, text }: Block): void {
  if (language === 'json') JSON.parse(text);
  else for (const document of parseAllDocuments(text)) assert.deepEqual(document.errors, []);
}

function signedDelivery(secret: string): { headers: Record<string, string>; body: string } {
  const id = crypto.randomUUID();
  const at = new Date();
  const contact = { firstName: 'Ada', lastName: 'Example', email: 'ada@example.com', phone: '+1 503 555 0100' };
  const body = JSON.stringify({
    tid: '8a4f2f5e-7a55-4c52-b7ad-50a8a1c8c8aa',
    status: 'COMPLETED',
    createdAt: at.toISOString(),
    groupId: id,
    executionId: id,
    merchant: 'shop.example',
    tasks: [],
    derivedDetails: { pricing: null, shippingMethod: null, selectedShippingOption: null },
    customer: {
      contact,
      shippingAddress: { addressLine1: '1', city: 'Portland', province: 'OR', postalCode: '97201', country: 'US' },
      billingAddress: null,
      payment: { data: { sessionId: id } },
    },
  });
  const signature = new Webhook(secret).sign(id, at, body);
  const headers = {
    'Content-Type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': signature,
  };
  return { headers, body };
}
