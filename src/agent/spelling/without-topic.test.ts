import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutTopics } from './without-topic.ts';

test('what all entries of a list begin with is the name of the list, or of the product', () => {
  const values = ['Svart', 'Blå (2 left)', 'Grønn'];
  const of = (topic: string) => values.map((value) => `${topic}${value}`);
  for (const topic of [
    'Farge: ',
    'Klokke Nord - ',
    'Klokke Nord – stor – ',
    'Size: XL | ',
    'Krus Alma 27" – 250 ml - ',
  ])
    assert.deepEqual(withoutTopics(of(topic))[0], values, topic);
  assert.deepEqual(withoutTopics(['Choose an option', ...of('Klokke Nord - ')])[0], ['Choose an option', ...values]);
});

test('entries that share no name keep their words', () => {
  for (const texts of [
    ['Deep blue', 'Deep red'],
    ['Navy - matt', 'Red - matt'],
    ['Lamp - Navy'],
    ['A-line', 'A-shape'],
  ])
    assert.deepEqual(withoutTopics(texts)[0], texts);
});

test('what follows the name may be a part of it or of the values', () => {
  const texts = ['Lamp – 40 W - Navy', 'Lamp – 40 W - Red'];
  assert.deepEqual(withoutTopics(texts), [['Navy', 'Red'], ['40 W - Navy', '40 W - Red'], texts]);
});
