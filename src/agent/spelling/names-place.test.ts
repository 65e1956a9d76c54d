import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namesPlace } from './names-place.ts';

test('a place is named before what it lies in, and by its whole name', () => {
  for (const entry of [
    'Алматы, Казахстан',
    'Алматы',
    ' Алматы\nАлматинская область',
    'Алматы (город)',
    'Алматы – Казахстан',
  ])
    assert.equal(namesPlace(entry, ['Almaty', 'Алматы']), true, entry);
  for (const entry of ['', ', Казахстан', 'Новые Алматы, Казахстан', 'Алматы-1', 'Казахстан, Алматы'])
    assert.equal(namesPlace(entry, ['Алматы']), false, entry);
});
