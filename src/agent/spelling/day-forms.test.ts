import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayForm } from './day-forms.ts';

const [year, month, day] = new Date(Date.now() + 3 * 24 * 60 * 60_000).toISOString().slice(0, 10).split('-');
const form = (pattern: string, language = '', type = 'text') => dayForm(3, { pattern, language, type });

test('a day is written as the box shows it', () => {
  assert.equal(form('', '', 'date'), `${year}-${month}-${day}`);
  assert.equal(form('Delivery day (MM/DD/YYYY)'), `${month}/${day}/${year}`);
  assert.equal(form('TT.MM.JJJJ'), `${day}.${month}.${year}`);
  assert.equal(form('yyyy-mm-dd'), `${year}-${month}-${day}`);
  assert.equal(form('31/12/2026'), `${day}/${month}/${year}`);
  assert.equal(form('12/31/2026'), `${month}/${day}/${year}`);
  assert.equal(form('ηη/μμ/εεεε'), `${day}/${month}/${year}`);
});

test('without a pattern it is written as in the language of the page', () => {
  assert.equal(form('Day', 'de'), `${day}.${month}.${year}`);
  assert.equal(form('Day', 'en-US'), `${month}/${day}/${year}`);
  assert.equal(form('Day', 'no language'), `${year}-${month}-${day}`);
});
