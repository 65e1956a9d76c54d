import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { waitUntilGone } from '../src/platform/embedded-postgres/running-process.ts';
import { makeTempDir } from '../test/harness/temp-dir.ts';

const LAUNCHER = join(import.meta.dirname, 'run.mjs');

describe('the launcher', () => {
  let folder = '';
  before(async () => {
    folder = await makeTempDir('run-');
  });
  after(() => rm(folder, { recursive: true, force: true }));

  async function launch(program: string, { env = process.env, args = [] as string[] } = {}) {
    const file = join(folder, 'program.ts');
    await writeFile(file, program);
    return spawn(process.execPath, [LAUNCHER, file, ...args], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  }
  const firstLine = async ({ stdout }: ChildProcess) => String((await once(stdout ?? assert.fail(), 'data'))[0]).trim();
  const waiter = `const timer: unknown = setInterval(() => {}, 1000);
    process.on('SIGTERM', () => process.exit(5));
    console.log(process.pid);`;

  test('runs TypeScript on the Node that the project brings, with arguments, and ends with its exit code', async () => {
    const program =
      'console.log(process.versions.node.split(".")[0], process.argv[2]); process.exitCode = 7 as number;';
    const child = await launch(program, { args: ['--json'] });
    const ended = once(child, 'exit');
    assert.equal(await firstLine(child), '24 --json');
    assert.deepEqual(await ended, [7, null]);
  });

  test('passes a request to end on, and ends with what the program makes of it', async () => {
    const child = await launch(waiter);
    await firstLine(child);
    child.kill('SIGTERM');
    assert.deepEqual(await once(child, 'exit'), [5, null]);
  });

  test('says by its exit code which signal ended the program', async () => {
    const child = await launch('process.kill(process.pid, "SIGKILL");');
    assert.deepEqual(await once(child, 'exit'), [137, null]);
  });

  async function launchByNpm(program: string) {
    const file = join(folder, 'program.ts');
    await writeFile(file, program);
    const manifest = { name: 'project', scripts: { start: `"${process.execPath}" "${LAUNCHER}" "${file}"` } };
    await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
    return spawn('npm', ['--silent', 'start'], { cwd: folder, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  }

  test('asks a program once to end when all of npm is stopped, so that it may take its time', async () => {
    const npm = await launchByNpm(`setInterval(() => {}, 1000);
      let since = 0;
      process.on('SIGTERM', () => {
        since ||= Date.now();
        if (Date.now() - since > 700) console.log('asked again');
        setTimeout(() => { console.log('took its time'); process.exit(0); }, 2500);
      });
      console.log(process.pid);`);
    await firstLine(npm);
    let output = '';
    npm.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    process.kill(-(npm.pid ?? assert.fail()), 'SIGTERM');
    await once(npm, 'close');
    assert.equal(output.trim(), 'took its time');
  });

  test('shows for --help what stands at the head of a bench', () => {
    const { stdout, status } = spawnSync(process.execPath, [LAUNCHER, 'bench/generated.ts', '--help'], {
      encoding: 'utf8',
    });
    assert.match(stdout, /^The agent at shops that nobody wrote: .*\n[\s\S]*`--evidence DIR` keeps/);
    assert.doesNotMatch(stdout, /[*/]{2}|^ \*/m);
    assert.equal(status, 0);
  });

  test('leaves no program behind when npm is killed', async () => {
    const npm = await launchByNpm(waiter);
    const pid = Number(await firstLine(npm));
    npm.kill('SIGKILL');
    assert.ok(await waitUntilGone(pid, 5_000));
  });

  if (process.platform === 'linux') {
    test('leaves no program behind when it is killed itself', async () => {
      const child = await launch(waiter);
      const pid = Number(await firstLine(child));
      child.kill('SIGKILL');
      assert.ok(await waitUntilGone(pid, 5_000));
    });
  }
});
