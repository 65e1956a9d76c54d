import assert from 'node:assert/strict';
import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { chromium } from 'playwright-core';
import { findChromium } from '../../src/browser/find-chromium.ts';
import { makeTempDir } from '../harness/index.ts';

const CACHE = join(import.meta.dirname, '..', '..', '.cache', 'chromium');

describe('finding a Chromium', () => {
  const folders: string[] = [];
  after(async () => {
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  });
  const newFolder = async () => {
    const folder = await makeTempDir('chromium-');
    folders.push(folder);
    return folder;
  };

  test('the browser that is found opens a page, runs its script and takes a picture that shows letters', async () => {
    const found = await findChromium({ cacheDir: CACHE });
    const browser = await chromium.launch(found);
    try {
      const page = await browser.newPage({ viewport: { width: 300, height: 200 } });
      await page.setContent('<p id="text"></p><script>document.getElementById("text").textContent = "Hello"</script>');
      assert.equal(await page.textContent('#text'), 'Hello');
      const withLetters = await page.screenshot();
      const width = await page.evaluate(() => {
        const range = document.createRange();
        range.selectNodeContents(document.body);
        return range.getBoundingClientRect().width;
      });
      assert.ok(width > 10, 'letters take up room');
      await page.setContent('<p></p>');
      assert.notDeepEqual(withLetters, await page.screenshot());
    } finally {
      await browser.close();
    }
  });

  if (process.platform === 'linux' && process.arch === 'x64') {
    test('the bundled browser is unpacked once, even by several processes at the same time', async () => {
      const cacheDir = join(await newFolder(), 'not', 'there', 'yet');
      const said: string[] = [];
      const log = (line: string) => said.push(line);
      const found = await Promise.all([findChromium({ cacheDir, log }), findChromium({ cacheDir, log })]);
      assert.equal(new Set(found.map((one) => one.executablePath)).size, 1);
      assert.equal((await readdir(cacheDir)).length, 1);
      const again = await findChromium({ cacheDir, log: () => assert.fail('it was there already') });
      assert.equal(again.source, 'bundled');
      assert.ok(said.length > 0);
    });

    test('an unpacking that was cut short long ago is cleared away', async () => {
      const cacheDir = await newFolder();
      const abandoned = join(cacheDir, 'unpacking-chromium-abc123');
      await mkdir(abandoned);
      await utimes(abandoned, 0, 0);
      await findChromium({ cacheDir });
      await assert.rejects(stat(abandoned), { code: 'ENOENT' });
    });
  }

  test('a path that was set wins, and must be a program', async () => {
    const folder = await newFolder();
    const program = join(folder, 'my-chromium');
    await writeFile(program, '#!/bin/sh\n', { mode: 0o755 });
    const found = await findChromium({ chromiumPath: program, cacheDir: folder, environment: { HOME: '/home/me' } });
    assert.equal(found.executablePath, program);
    assert.deepEqual(found.env, { HOME: '/home/me' });
    const missing = findChromium({ chromiumPath: join(folder, 'nothing'), cacheDir: folder });
    await assert.rejects(missing, /CHROMIUM_PATH names \S+nothing, which is not a program/);
  });
});
