import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SnapshotElement } from '../perception/index.ts';
import { findRepeatingAnswer } from './find-repeating-answer.ts';

const radio = (label: string, checked: boolean, group = 'question'): SnapshotElement =>
  ({ role: 'radio', label, checked, group, frame: 0, form: 0, visible: true, options: [], ancestors: [] }) as never;

const list = (...texts: string[]): SnapshotElement =>
  ({
    role: 'select',
    visible: true,
    options: texts.map((text, at) => ({ text, value: text, selected: at === 0, disabled: false })),
  }) as never;

test('a chosen answer that repeats the order is found, whatever the question was taken for', () => {
  const monthly = [radio('Every month (save 5%)', true), radio('Just once', false)];
  assert.equal(findRepeatingAnswer(monthly), 'Every month (save 5%)');
  assert.equal(findRepeatingAnswer([list('Tous les mois (-5 %)', 'Une seule fois')]), 'Tous les mois (-5 %)');
  assert.equal(findRepeatingAnswer([list('Jeden Monat', 'Einmalige Lieferung')]), 'Jeden Monat');
});

test('a single order, one delivery among others, and answers to other questions are left alone', () => {
  assert.equal(findRepeatingAnswer([list('One-time purchase', 'Every month')]), undefined);
  assert.equal(findRepeatingAnswer([radio('Premium delivery', true), radio('Single delivery', false)]), undefined);
  const apart = [radio('News every month', true, 'letter'), radio('Only once', false, 'doorbell')];
  assert.equal(findRepeatingAnswer(apart), undefined);
});
