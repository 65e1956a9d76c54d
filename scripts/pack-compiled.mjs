// Run by npm around `npm pack`, in the folder of a package. Inside the repository Node runs the sources; a package is
// installed where nothing compiles it, so that it carries compiled JavaScript with types, and a manifest that names it.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCE = 'package.json.source';
const root = dirname(dirname(fileURLToPath(import.meta.url)));

if (process.argv[2] === 'restore') restore();
else prepare();

function prepare() {
  // Left behind by a pack that was killed.
  restore();
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const needed of Object.keys(manifest.dependencies ?? {})) {
    if (needed.startsWith('@cartwright/')) compile(join('..', needed.split('/')[1]));
  }
  compile('.');
  copyFileSync(join(root, 'LICENSE'), 'LICENSE');
  copyFileSync('package.json', SOURCE);
  const { scripts: _, ...rest } = manifest;
  const compiled = { types: './dist/index.d.ts', default: './dist/index.js' };
  const packed = { ...rest, files: ['dist'], exports: { '.': compiled }, engines: { node: '>=20' } };
  writeFileSync('package.json', `${JSON.stringify(packed, null, 2)}\n`);
}

function compile(folder) {
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  // npm's own output on standard output may be read by a program.
  execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', join(folder, 'tsconfig.build.json')], {
    stdio: ['ignore', 2, 2],
  });
}

function restore() {
  rmSync('LICENSE', { force: true });
  if (existsSync(SOURCE)) renameSync(SOURCE, 'package.json');
}
