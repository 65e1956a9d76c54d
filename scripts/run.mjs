// node scripts/run.mjs FILE.ts [ARGS…]: installs what is missing, then runs the file on the Node that the project brings.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDependencies } from './install-dependencies.mjs';

const SETPRIV = '/usr/bin/setpriv';
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [file, ...args] = process.argv.slice(2);
if (!file) {
  process.stderr.write('Usage: node scripts/run.mjs FILE.ts [ARGS…]\n');
  process.exit(2);
}

try {
  await installDependencies(root);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

const bin = join(root, 'node_modules', '.bin');
const command = [join(bin, 'node'), resolve(root, file), ...args];
// Otherwise a killed launcher leaves a service behind that nobody sees and that keeps its port.
if (process.platform === 'linux' && existsSync(SETPRIV)) command.unshift(SETPRIV, '--pdeathsig=TERM', '--');
const child = spawn(command[0], command.slice(1), {
  stdio: 'inherit',
  env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    // A terminal sends Ctrl-C to the child as well; passed on again it would look like an impatient second one.
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    child.kill(signal);
  });
}
// npm outlives its scripts, unless it was killed. A shell may well end before us, so only npm is watched.
if (process.env.npm_lifecycle_event) {
  const npm = process.ppid;
  setInterval(() => process.ppid !== npm && child.kill('SIGTERM'), 500).unref();
}

child.once('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
child.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
