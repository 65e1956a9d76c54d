import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { after, before, describe, test } from 'node:test';
import { makeTempDir } from '../test/harness/temp-dir.ts';

const { installChromium } = await import(String(new URL('install-chromium.mjs', import.meta.url)));

describe('installing Chromium', () => {
  let root = '';
  before(async () => {
    root = await makeTempDir('project-');
  });
  after(() => rm(root, { recursive: true, force: true }));

  /** What was run on a machine that has only `apt-get`. */
  async function commandsOn(machine: object, answer = () => Promise.resolve()): Promise<string[]> {
    const commands: string[] = [];
    await installChromium(root, {
      platform: 'linux',
      arch: 'arm64',
      chromiumPath: undefined,
      isRoot: true,
      exists: (path: string) => path === '/usr/bin/apt-get',
      run: (command: string, [verb]: string[]) => {
        commands.push(`${command} ${verb}`);
        return answer();
      },
      ...machine,
    });
    return commands;
  }

  test('takes the package of the system where none is bundled', async () => {
    assert.deepEqual(await commandsOn({}), ['apt-get update', 'apt-get install']);
  });

  test('leaves alone what has one, or may not install', async () => {
    assert.deepEqual(await commandsOn({ arch: 'x64' }), []);
    assert.deepEqual(await commandsOn({ platform: 'darwin' }), []);
    assert.deepEqual(await commandsOn({ chromiumPath: '/opt/chromium' }), []);
    assert.deepEqual(await commandsOn({ isRoot: false }), []);
    assert.deepEqual(await commandsOn({ exists: () => true }), []);
  });

  test('does not end the start when it fails', async () => {
    assert.deepEqual(await commandsOn({}, () => Promise.reject(new Error('no network'))), ['apt-get update']);
  });
});
