import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { makeTempDir } from '../test/harness/temp-dir.ts';

/** A project whose only dependency is a folder of its own, so that npm installs it without any registry. */
async function makeProject(): Promise<string> {
  const root = await makeTempDir('project-');
  const manifest = { name: 'project', version: '1.0.0', workspaces: ['node'] };
  const dependency = { name: 'node', version: '1.0.0', bin: { node: 'node' } };
  await mkdir(join(root, 'node'));
  await writeFile(join(root, 'package.json'), JSON.stringify(manifest));
  await writeFile(join(root, 'node', 'package.json'), JSON.stringify(dependency));
  await writeFile(join(root, 'node', 'node'), '#!/bin/sh\n', { mode: 0o755 });
  await promisify(execFile)('npm', ['install', '--package-lock-only', '--offline'], { cwd: root });
  return root;
}

describe('installing dependencies', () => {
  const script = join(import.meta.dirname, 'install-dependencies.mjs');
  const install = (root: string) =>
    promisify(execFile)(process.execPath, [
      '--input-type=module',
      '--eval',
      `import { installDependencies } from ${JSON.stringify(script)}; await installDependencies(${JSON.stringify(root)});`,
    ]);
  let root = '';
  afterEach(() => rm(root, { recursive: true, force: true }));

  test('happens on a bare checkout, says so, and is not repeated', async () => {
    root = await makeProject();
    const first = await install(root);
    assert.match(first.stderr, /^Installing dependencies[\s\S]*Dependencies are installed \(\d+ s\)\n$/);
    await stat(join(root, 'node_modules', '.bin', 'node'));
    assert.equal((await install(root)).stderr, '');
  });

  test('is done by one when two ask at the same time', async () => {
    root = await makeProject();
    const said = await Promise.all([install(root), install(root), install(root)]);
    assert.equal(said.filter(({ stderr }) => stderr.includes('Dependencies are installed')).length, 1);
    await stat(join(root, 'node_modules', '.bin', 'node'));
    await assert.rejects(stat(join(root, '.cache', 'install.lock')), { code: 'ENOENT' });
  });

  test('happens again after one that was cut short, or when the lock of a dead process is in the way', async () => {
    root = await makeProject();
    await install(root);
    await rm(join(root, 'node_modules', '.package-lock.json'));
    await writeFile(join(root, '.cache', 'install.lock'), '4194305');
    assert.match((await install(root)).stderr, /Dependencies are installed/);
  });

  test('that fails says why', async () => {
    root = await makeProject();
    await writeFile(join(root, 'package-lock.json'), '{}');
    await assert.rejects(install(root), /could not be installed \(npm ci, exit code 1\)/);
  });
});
