import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutTopic } from './without-topic.ts';

test('what all entries of a list begin with is the name of the list, or of the product', () => {
  const values = ['Svart', 'Blå (2 left)', 'Grønn'];
  const of = (topic: string) => values.map((value) => `${topic}${value}`);
  for (const topic of ['Farge: ', 'Klokke Nord - ', 'Klokke Nord – stor – ', 'Size: XL | '])
    assert.deepEqual(withoutTopic(of(topic)), values, topic);
  assert.deepEqual(withoutTopic(['Choose an option', ...of('Klokke Nord - ')]), ['Choose an option', ...values]);
});

test('entries that share no name keep their words', () => {
  for (const texts of [
    ['Deep blue', 'Deep red'],
    ['Navy - matt', 'Red - matt'],
    ['Lamp - Navy'],
    ['A-line', 'A-shape'],
  ])
    assert.deepEqual(withoutTopic(texts), texts);
});
