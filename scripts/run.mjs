// node scripts/run.mjs FILE.ts [ARGS…]: installs what is missing, then runs the file on the project's own Node.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPortal } from './build-portal.mjs';
import { installChromium } from './install-chromium.mjs';
import { installDependencies } from './install-dependencies.mjs';
import { printUsage } from './print-usage.mjs';

const SETPRIV = '/usr/bin/setpriv';
/** What serves the portal, or tests it. */
const NEEDS_PORTAL = ['src/main.ts', 'scripts/test.ts'];
/** What opens a browser, or may. */
const NEEDS_CHROMIUM = /^(src\/main|scripts\/(test|demo)|bench\/|test\/)/;
/** What has no texts for `--help` of its own. */
const EXPLAINED_AT_HEAD = /^(bench|test)\//;
/**
 * Node 24 lets short-lived objects fill 134 MB before it collects them. And it compiles each regular expression twice, for
 * its first use and then for all others: the words of all languages are thousands of them, and a process's first purchase
 * takes a second less without that. The Dockerfile and the test harness say the same.
 */
const NODE_FLAGS = ['--max-semi-space-size=16', '--no-regexp-tier-up'];
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [file, ...args] = process.argv.slice(2);
if (!file) {
  process.stderr.write('Usage: node scripts/run.mjs FILE.ts [ARGS…]\n');
  process.exit(2);
}
if (EXPLAINED_AT_HEAD.test(file) && args.includes('--help')) {
  printUsage(join(root, file));
  process.exit(0);
}

try {
  await installDependencies(root);
  if (NEEDS_CHROMIUM.test(file)) await installChromium(root);
  if (NEEDS_PORTAL.includes(file)) await buildPortal(root);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

const bin = join(root, 'node_modules', '.bin');
const command = [join(bin, 'node'), ...NODE_FLAGS, resolve(root, file), ...args];
// Otherwise a killed launcher leaves a service behind that nobody sees and that keeps its port.
if (process.platform === 'linux' && existsSync(SETPRIV)) command.unshift(SETPRIV, '--pdeathsig=TERM', '--');
const child = spawn(command[0], command.slice(1), {
  stdio: 'inherit',
  env: {
    // Halves the time to load the program from its second start on.
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
    ...process.env,
    PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
  },
});

let wasAskedToEnd = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    wasAskedToEnd = true;
    // A terminal sends Ctrl-C to the child as well; passing it on would look like a second Ctrl-C.
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    child.kill(signal);
  });
}
if (process.env.npm_lifecycle_event) {
  const npm = findNpm();
  setInterval(() => {
    // Asked again, the program would take it for impatience and drop what it is closing.
    if (wasAskedToEnd || findNpm() === npm) return;
    wasAskedToEnd = true;
    child.kill('SIGTERM');
  }, 500).unref();
}

/**
 * npm outlives its scripts, unless it was killed. It is our parent, or the parent of the shell that it started us in.
 * The process above npm may end before us.
 */
function findNpm() {
  try {
    const status = readFileSync(`/proc/${process.ppid}/status`, 'utf8');
    const [, name] = status.match(/^Name:\s+(.*)/);
    const [, parent] = status.match(/^PPid:\s+(\d+)/m);
    return name.startsWith('npm') ? process.ppid : Number(parent);
  } catch {
    return process.ppid;
  }
}

child.once('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
child.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
