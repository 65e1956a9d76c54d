import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { purchaseOrder } from '../../../../test/harness/purchase.ts';
import { readView } from '../../../../test/harness/read-view.ts';
import { openRecipeBook } from '../../recipes/recipe-book.ts';
import { newMemory } from '../../run/run.ts';
import { Stop } from '../../run/stop.ts';
import type { Posed } from '../doubt.ts';
import { isoDay, whichEntry } from './which-entry.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

async function ask(fields: string): Promise<Posed | null> {
  const view = readView(await shop.see(`<main><h1>Checkout</h1><form>${fields}<button>Go on</button></form></main>`));
  const run = { memory: newMemory(purchaseOrder({ items: [] })), recipe: openRecipeBook('shop.example', null, []) };
  return whichEntry(run, { stage: 'checkout', stop: new Stop('agent_stuck', 'unanswered'), view, item: null });
}

const shown = (posed: Posed | null) => posed?.question.things.map(({ text }) => text) ?? [];
const name = (posed: Posed | null, part: string, day = 'none') => posed?.check({ answers: [{ part, day }] }) ?? null;

const LIST = `<label>Vamto <select name="vamto" required><option value="">Himnkivo</option>
  <option value="a">Jafod</option><option value="b">Dygo</option><option value="c">Dygo + 4.90 €</option></select></label>`;

test('each entry of an open list is a part of its own, but for what costs something; one answers the list', async () => {
  const posed = await ask(LIST);
  assert.deepEqual(
    shown(posed).map((text) => /^entry "(\w+)" of list "Vamto.*", required$/.exec(text)?.[1]),
    ['Jafod', 'Dygo'],
  );
  const twice = posed?.check({ answers: ['1', '0'].map((part) => ({ part, day: 'none' })) });
  assert.equal(twice?.length, 1);
  const [lesson] = name(posed, '1') ?? [];
  assert.ok(lesson?.of === 'entry' && lesson.entry?.nth === 0 && lesson.daysAhead === null);
  assert.equal(posed?.question.schema.safeParse({ answers: [{ part: '2', day: 'none' }] }).success, false);
  assert.deepEqual(shown(await ask(LIST.replace('value="b"', 'value="b" selected'))), [], 'answered already');
});

test('neither how it is paid, nor the delivery, nor a card or a password is a question of the page', async () => {
  const radio = (group: string, label: string) => `<label><input type="radio" name="${group}">${label}</label>`;
  const pay = `<fieldset><legend>Payment method</legend>${radio('pay', 'Credit card')}${radio('pay', 'Bank transfer')}</fieldset>`;
  const ship = `<fieldset><legend>Shipping method</legend>${radio('ship', 'Standard')}${radio('ship', 'Express')}</fieldset>`;
  const card =
    '<label>Card number <input autocomplete="cc-number"></label><label>Password <input type="password"></label>';
  assert.deepEqual(shown(await ask(`${pay}${ship}${card}`)), []);
  assert.equal(shown(await ask(`${pay}${radio('x', 'Jafod')}${radio('x', 'Dygo')}`)).length, 2);
  assert.deepEqual(
    shown(await ask(`${radio('x', 'Jafod')}${radio('x', 'Gift wrap 3.00 €')}`)),
    [],
    'one costs something',
  );
});

test('where the goods go to is no question, whatever its list is called', async () => {
  const countries = ['Austria', 'Germany', 'Norway'].map((country) => `<option>${country}</option>`).join('');
  const list = (label: string, options: string) =>
    `<label>${label} <select name="x" required><option value="">Himnkivo</option>${options}</select></label>`;
  for (const label of ['Vamto', 'Country']) assert.deepEqual(shown(await ask(list(label, countries))), [], label);
  const drawn = `<div role="combobox" aria-expanded="true" aria-label="Vamto" tabindex="0">Himnkivo</div>
    <ul role="listbox"><li role="option">Austria</li><li role="option">Norway</li></ul>`;
  assert.deepEqual(shown(await ask(drawn)), []);
  const states = '<option value="OR">Oregon</option><option value="WA">Washington</option>';
  assert.deepEqual(shown(await ask(list('State', states))), []);
});

test('a box takes a day of the next weeks, and nothing else; a closed list is named to be opened', async () => {
  const posed = await ask('<label>Vamto <input name="vamto"></label>');
  const [lesson] = name(posed, '0', isoDay(3)) ?? [];
  assert.ok(lesson?.of === 'entry' && lesson.daysAhead === 3);
  assert.equal(name(posed, '0'), null, 'a box is answered by a day alone');
  for (const day of ['', isoDay(-1), isoDay(61), 'tomorrow', '12 Elm Street'])
    assert.equal(posed?.question.schema.safeParse({ answers: [{ part: '0', day }] }).success, false, day);
  assert.match(posed?.faultOf?.({ answers: [{ part: '0', day: 'none' }] }) ?? '', /takes a day/);
  assert.deepEqual(shown(await ask('<label>Last name <input name="lastname"></label>')), [], 'its answer is known');
  const list = await ask('<div role="combobox" aria-expanded="false" aria-label="Vamto" tabindex="0">Himnkivo</div>');
  const [opens] = name(list, '0') ?? [];
  assert.ok(opens?.of === 'entry' && opens.entry === null && opens.daysAhead === null);
});
