import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';
import { foundations, guardedLibraries, layers, privateFolders, strangers, wiring } from './import-rules.ts';
import { readSources, root, type SourceFile } from './source-files.ts';

const sources = readSources('src/**/*.ts').filter((file) => !file.path.endsWith('.test.ts'));

/** `src/checkouts/lanes/x.ts` → `checkouts`; `src/app.ts` → `app.ts`. */
const placeOf = (path: string) => path.split('/')[1] as string;
const target = (file: SourceFile, specifier: string) => relative(root, join(root, dirname(file.path), specifier));

test('every folder of src/ has a place in the table, and the table names no other', () => {
  const places = new Set(sources.map((file) => placeOf(file.path)));
  for (const place of places) assert.ok(place in layers || wiring.includes(place), `src/${place} is not in the table`);
  for (const layer of Object.keys(layers)) assert.ok(places.has(layer), `${layer} is in the table but not in src/`);
});

test('domains import only downwards, and only through the other domain’s index.ts', () => {
  const wrong: string[] = [];
  for (const file of sources) {
    const place = placeOf(file.path);
    if (wiring.includes(place)) continue;
    for (const specifier of file.imports.filter((name) => name.startsWith('.'))) {
      const path = target(file, specifier);
      const other = placeOf(path);
      if (other === place) continue;
      const allowed = path.startsWith('src/') && (layers[place] ?? []).includes(other);
      const throughIndex = foundations.includes(other) || path === `src/${other}/index.ts`;
      if (!allowed || !throughIndex) wrong.push(`${file.path} imports ${path}`);
    }
  }
  assert.deepEqual(wrong, []);
});

test('every arrow of the table is used', () => {
  const used = new Set(
    sources.flatMap((file) =>
      file.imports
        .filter((specifier) => specifier.startsWith('.'))
        .map((specifier) => `${placeOf(file.path)} → ${placeOf(target(file, specifier))}`),
    ),
  );
  const arrows = Object.entries(layers).flatMap(([from, allowed]) => allowed.map((to) => `${from} → ${to}`));
  assert.deepEqual(
    arrows.filter((arrow) => !used.has(arrow)),
    [],
  );
});

test('guarded libraries stay where they belong', () => {
  const wrong: string[] = [];
  for (const file of sources) {
    for (const specifier of file.imports) {
      const guard = guardedLibraries.find(({ library }) => library.test(specifier));
      const allowed = guard?.allowed.some((where) =>
        typeof where === 'string' ? placeOf(file.path) === where : where.test(file.path),
      );
      if (guard && !allowed) wrong.push(`${file.path} imports ${specifier}`);
    }
  }
  assert.deepEqual(wrong, []);
});

test('private folders are reached from their own domain only', () => {
  for (const { folder, only } of privateFolders) {
    assert.ok(existsSync(join(root, 'src', folder)), folder);
    const wrong = sources.filter(
      (file) =>
        placeOf(file.path) !== only &&
        file.imports.some(
          (specifier) => specifier.startsWith('.') && target(file, specifier).startsWith(`src/${folder}`),
        ),
    );
    assert.deepEqual(
      wrong.map((file) => file.path),
      [],
    );
  }
});

test('SQL is spoken only in stores, the platform and the engine', () => {
  const statement = /\.query(?:<[^(]*>)?\(\s*[`'"]/;
  const wrong = sources.filter(
    (file) =>
      !['platform', 'engine'].includes(placeOf(file.path)) &&
      !file.path.endsWith('-store.ts') &&
      statement.test(file.text),
  );
  assert.deepEqual(
    wrong.map((file) => file.path),
    [],
  );
});

test('packages never import src/', () => {
  const wrong = readSources('packages/*/{src,generated}/**/*').filter((file) =>
    file.imports.some((specifier) => specifier.startsWith('.') && target(file, specifier).startsWith('src/')),
  );
  assert.deepEqual(
    wrong.map((file) => file.path),
    [],
  );
});

test('only the wiring knows the practice mall', () => {
  const wrong = sources.filter((file) => !wiring.includes(placeOf(file.path)) && /\bmall\b/i.test(file.text));
  assert.deepEqual(
    wrong.map((file) => file.path),
    [],
  );
});

test('strangers do not import each other', () => {
  for (const pair of strangers) {
    for (const [from, to] of [pair, pair.toReversed()] as [string, string][]) {
      const files = readSources(`${from}/**/*`);
      assert.ok(files.length > 0, from);
      const wrong = files.filter((file) => file.imports.some((name) => reaches(file, name, to)));
      assert.deepEqual(
        wrong.map((file) => file.path),
        [],
      );
    }
  }
});

/** By path, or by the name of the package. */
function reaches(file: SourceFile, specifier: string, folder: string): boolean {
  if (specifier.startsWith('.')) return target(file, specifier).startsWith(folder);
  return folder.startsWith('packages/mall') && specifier.startsWith('@cartwright/mall');
}
