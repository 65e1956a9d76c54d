import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SnapshotElement } from '../seen/types.ts';
import { namesOfRow, saysValue } from './value-names.ts';

const value = (label: string, text: string, title = ''): SnapshotElement =>
  ({ label, text, title, ariaLabel: label, data: {}, value: '' }) as never;

test('where each of a row shows one part of what is read out of it, that part is the value', () => {
  const swatch = (name: string) => value(`Fashion Color's  option ${name}`, '', name);
  assert.deepEqual(namesOfRow([swatch('Peach'), swatch('Rain')]), ['Peach', 'Rain']);
  const ticked = value("Fashion Color's Selected option Khaki", '✓', 'Khaki');
  assert.deepEqual(namesOfRow([swatch('Peach'), ticked]), ['Peach', 'Khaki']);
  const tile = (name: string) => value(`Fashion size ${name}`, name);
  assert.deepEqual(namesOfRow([tile('S'), tile('M')]), ['S', 'M']);
  const cut = [value('Blue / XL', '', 'Blue'), value('Blue / L', '', 'Blue')];
  assert.deepEqual(namesOfRow(cut), ['Blue / XL', 'Blue / L'], 'two alike tell nothing apart');
  assert.deepEqual(namesOfRow([value('Navy', '', 'Zoom'), value('Rain', '', 'Zoom')]), ['Navy', 'Rain']);
});

test('a value may stand between the name of its choice and a price with a note on stock', () => {
  const said = 'Kleur: Wit – € 13,40 (Nog maar 10 op voorraad)';
  assert.ok(saysValue(value(said, said), ['Wit']));
  assert.ok(!saysValue(value(said, said), ['Zwart']));
});

test('a value with brackets of its own may stand there too', () => {
  const said = 'Colore: Nero (RAL 9005) – 555,65 EUR (Solo 4 rimasti)';
  assert.ok(saysValue(value(said, ''), ['Nero (RAL 9005)']));
  assert.ok(!saysValue(value(said, ''), ['Verde (RAL 6029)']));
  assert.ok(!saysValue(value('Colore: Nero (RAL 9011) – 555,65 EUR', ''), ['Nero (RAL 9005)']));
});
