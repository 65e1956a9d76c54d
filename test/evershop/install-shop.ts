import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export const SHOP_DIR = join(import.meta.dirname, '..', '..', '.cache', 'evershop');
const PACKAGES = {
  '@evershop/evershop': '2.2.1',
  // The shop imports it without naming it among its own dependencies.
  'concat-stream': '2.0.0',
};
const MANIFEST = `${JSON.stringify({ name: 'shop-under-test', private: true, type: 'module', dependencies: PACKAGES }, null, 2)}\n`;
const COMMAND = join('node_modules', '@evershop', 'evershop', 'dist', 'bin', 'evershop.js');
const PROGRESS_MS = 15_000;

/**
 * Installs the shop in its own folder with its own packages; it is not a dependency of the product. Kept for the next
 * run.
 */
export async function installShop(say: (line: string) => void): Promise<void> {
  const manifest = join(SHOP_DIR, 'package.json');
  const installed = existsSync(manifest) && (await readFile(manifest, 'utf8')) === MANIFEST;
  if (installed && existsSync(join(SHOP_DIR, COMMAND)) && existsSync(join(SHOP_DIR, 'package-lock.json'))) return;
  for (const folder of ['config', 'media', 'public', 'themes', 'extensions'])
    await mkdir(join(SHOP_DIR, folder), { recursive: true });
  await writeFile(join(SHOP_DIR, 'config', 'default.json'), '{"shop":{"language":"en"},"system":{"extensions":[]}}\n');
  await writeFile(manifest, MANIFEST);
  await runShown('Installing the shop from npm', 'npm', ['install', '--no-audit', '--no-fund'], {}, say);
}

/** Compiles the storefront for production once. */
export async function buildShop(env: Record<string, string>, say: (line: string) => void): Promise<void> {
  const mark = join(SHOP_DIR, '.evershop', 'built');
  const version = PACKAGES['@evershop/evershop'];
  if (existsSync(mark) && (await readFile(mark, 'utf8')) === version) return;
  await runShown('Building the storefront', process.execPath, [COMMAND, 'build'], env, say);
  await writeFile(mark, version);
}

/** Runs a command in the shop's folder, reports that it is still running, and rejects with the end of its output. */
export function runShown(
  title: string,
  command: string,
  args: readonly string[],
  env: Record<string, string>,
  say: (line: string) => void,
): Promise<void> {
  say(`${title} …`);
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const child = spawn(command, args, {
    cwd: SHOP_DIR,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString('utf8')).slice(-4_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const timer = setInterval(() => say(`${title}: ${seconds()} s`), PROGRESS_MS);
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (code) => {
      clearInterval(timer);
      say(`${title}: done after ${seconds()} s`);
      if (code === 0) done();
      else fail(new Error(`${title} ended with ${code}:\n${output}`));
    });
  });
}

export const shopCommand = COMMAND;
