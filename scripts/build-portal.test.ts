import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { makeTempDir } from '../test/harness/temp-dir.ts';

const SCRIPT = join(import.meta.dirname, 'build-portal.mjs');
const MODULES = join(import.meta.dirname, '..', 'node_modules');

describe('building the portal', () => {
  let root = '';
  const inPortal = (...path: string[]) => join(root, 'packages', 'portal', ...path);
  const change = (text: string) => writeFile(inPortal('src', 'main.ts'), text);
  const page = () => readFile(inPortal('dist', 'index.html'), 'utf8');
  const build = async () => {
    const program = `import { buildPortal } from ${JSON.stringify(SCRIPT)}; await buildPortal(${JSON.stringify(root)});`;
    return (await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program])).stderr;
  };

  beforeEach(async () => {
    root = await makeTempDir('portal-');
    await mkdir(inPortal('src'), { recursive: true });
    for (const other of ['contract', 'sdk']) await mkdir(join(root, 'packages', other, 'src'), { recursive: true });
    await symlink(MODULES, join(root, 'node_modules'));
    await writeFile(inPortal('package.json'), '{ "type": "module" }');
    await writeFile(inPortal('vite.config.ts'), 'export default {};');
    await writeFile(inPortal('index.html'), '<script type="module" src="/src/main.ts"></script>');
    await change('document.title = "one";');
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  test('happens once, and again when a source has changed', async () => {
    assert.match(await build(), /^Building the portal[\s\S]*The portal is built \(\d+\.\d s\)\n$/);
    const first = await page();
    assert.equal(await build(), '');
    await change('document.title = "another";');
    assert.match(await build(), /The portal is built/);
    assert.notEqual(await page(), first);
  });

  test('is done by one when several ask at the same time', async () => {
    const said = await Promise.all([build(), build(), build()]);
    assert.equal(said.filter((text) => text.includes('The portal is built')).length, 1);
    assert.match(await page(), /assets\/index-/);
  });

  test('that fails says why, leaves the earlier one, and keeps nobody from starting', async () => {
    await change('import "./nowhere.ts";');
    assert.match(await build(), /nowhere\.ts[\s\S]*There is none to serve; everything else works without it\.\n$/);
    await change('document.title = "one";');
    await build();
    const first = await page();
    await change('import "./nowhere.ts";');
    assert.match(await build(), /The one built earlier is served/);
    assert.equal(await page(), first);
  });
});
