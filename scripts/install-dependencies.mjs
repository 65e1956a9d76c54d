// Runs before anything is installed, on the machine's own Node: plain JavaScript, Node's own modules only.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { takeLock } from './take-lock.mjs';

const HEARTBEAT_MS = 5_000;

/** Installs what package-lock.json asks for, unless node_modules already holds it. */
export async function installDependencies(root) {
  if (isUpToDate(root)) return;
  const started = Date.now();
  const elapsed = () => `${Math.round((Date.now() - started) / 1000)} s`;
  let doing = 'Installing dependencies (first start, or they changed)';
  say(`${doing} …`);
  const heartbeat = setInterval(() => say(`${doing} … ${elapsed()}`), HEARTBEAT_MS);
  let outcome = 'Another start has installed the dependencies';
  try {
    // One installer at a time: `npm ci` begins by deleting node_modules.
    const release = await takeLock(join(root, '.cache', 'install.lock'), () => {
      doing = 'Waiting for another start to finish installing';
    });
    try {
      if (!isUpToDate(root)) {
        doing = 'Installing dependencies';
        await runNpmCi(root);
        outcome = 'Dependencies are installed';
      }
    } finally {
      release();
    }
  } finally {
    clearInterval(heartbeat);
  }
  say(`${outcome} (${elapsed()})`);
}

/** npm writes node_modules/.package-lock.json last, so it is absent after an interrupted installation. */
export function isUpToDate(root) {
  const wanted = readJson(join(root, 'package-lock.json'))?.packages;
  const present = readJson(join(root, 'node_modules', '.package-lock.json'))?.packages;
  if (!wanted || !present || !existsSync(join(root, 'node_modules', '.bin', 'node'))) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true;
    return present[path] ? present[path].version === entry.version : Boolean(entry.optional);
  });
}

async function runNpmCi(root) {
  // The machine's npm may run on an older Node than some packages declare; they never run on that Node.
  const args = ['ci', '--loglevel=error', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath;
  const child = npm
    ? spawn(process.execPath, [npm, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    : spawn('npm', args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const code = await new Promise((done) => {
    child.once('error', (error) => {
      output += error.message;
      done(1);
    });
    child.once('close', done);
  });
  if (code !== 0)
    throw new Error(`${output.trim()}\nThe dependencies could not be installed (npm ci, exit code ${code}).`);
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

const say = (line) => process.stderr.write(`${line}\n`);
