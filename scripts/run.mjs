// node scripts/run.mjs FILE.ts [ARGS…]: installs what is missing, then runs the file on the Node that the project brings.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDependencies } from './install-dependencies.mjs';

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
const child = spawn(join(bin, 'node'), [join(root, file), ...args], {
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
child.once('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
child.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
