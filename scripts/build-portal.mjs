// Runs before the service, on the machine's own Node: plain JavaScript, Node's own modules only.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { takeLock } from './take-lock.mjs';

const SOURCES = [
  'packages/portal/index.html',
  'packages/portal/package.json',
  'packages/portal/vite.config.ts',
  'packages/portal/src',
  'packages/contract/src',
  'packages/sdk/src',
];

/**
 * Builds the portal unless the existing build was made from these sources. A failed build is reported and does not keep
 * the service from starting.
 */
export async function buildPortal(root) {
  const wanted = hashSources(root);
  const dist = join(root, 'packages', 'portal', 'dist');
  if (readStamp(dist) === wanted) return;
  const started = Date.now();
  say('Building the portal (first start, or it changed) …');
  try {
    const release = await takeLock(join(root, '.cache', 'portal.lock'), () => {});
    try {
      if (readStamp(dist) === wanted) return say('Another start has built the portal');
      await runVite(root, `${dist}.new`);
      writeFileSync(stampIn(`${dist}.new`), wanted);
      // A reader meanwhile finds the old portal, or briefly none, but never half of one.
      rmSync(dist, { recursive: true, force: true });
      renameSync(`${dist}.new`, dist);
    } finally {
      release();
    }
    say(`The portal is built (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  } catch (error) {
    const left = existsSync(join(dist, 'index.html')) ? 'The one built earlier is served' : 'There is none to serve';
    say(`${error.message}\nThe portal could not be built. ${left}; everything else works without it.`);
  }
}

function hashSources(root) {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((path) => listFiles(join(root, path)))) {
    if (/\.test\.tsx?$/.test(file)) continue;
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

function listFiles(path) {
  if (/\.[a-z]+$/.test(path)) return [path];
  return readdirSync(path, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? listFiles(join(path, entry.name)) : [join(path, entry.name)]));
}

const stampIn = (dist) => join(dist, 'built-from');

function readStamp(dist) {
  try {
    return readFileSync(stampIn(dist), 'utf8');
  } catch {
    return undefined;
  }
}

async function runVite(root, outDir) {
  const modules = join(root, 'node_modules');
  const args = [join(modules, 'vite', 'bin', 'vite.js'), 'build', '--outDir', outDir, '--emptyOutDir'];
  const child = spawn(join(modules, '.bin', 'node'), args, {
    cwd: join(root, 'packages', 'portal'),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const code = await new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', done);
  });
  if (code !== 0) throw new Error(output.trim());
}

const say = (line) => process.stderr.write(`${line}\n`);
