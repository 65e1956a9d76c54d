import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SnapshotElement } from '../perception/index.ts';
import { findByPrint, fingerprintOf } from './fingerprint.ts';
import { openRecipeBook } from './recipe-book.ts';
import { sharedRecipes, signRecipe } from './recipe-schema.ts';

const button = (over: Partial<SnapshotElement>): SnapshotElement =>
  ({
    ref: '0:1',
    frame: 0,
    tag: 'button',
    role: 'button',
    type: 'submit',
    text: 'Continue',
    label: '',
    ariaLabel: '',
    title: '',
    id: 'go',
    name: '',
    classes: 'btn css-1x2y3z',
    href: '',
    data: {},
    section: '',
    landmark: 'main',
    context: '',
    visible: true,
    disabled: false,
    ...over,
  }) as SnapshotElement;

test('a control is found again after generated names changed, and not when two fit', () => {
  const print = fingerprintOf(button({}), []);
  const changed = button({ classes: 'btn css-9q8w7e', ref: '0:5' });
  assert.equal(findByPrint([button({ text: 'Back', id: 'back' }), changed], print)?.ref, '0:5');
  const twin = { id: '', classes: '', context: 'x' };
  assert.equal(findByPrint([button({ ...twin, ref: '0:1' }), button({ ...twin, ref: '0:2' })], print), null);
});

test('a print holds no text of the page, and no label that names the customer', () => {
  const print = fingerprintOf(button({ text: 'Ship to Ada Palmer' }), ['Ada', 'Palmer']);
  assert.equal(print.label, 'button');
  assert.doesNotMatch(JSON.stringify(print), /Ada|Palmer/);
});

test('where the card was asked for after the order, that is known next time, until it was not', () => {
  const first = openRecipeBook('shop.example', null, []);
  first.record('shape', 'advance', button({}));
  first.noteCardFollows(true);
  const learnt = first.result();
  assert.equal(learnt?.cardFollows, true);
  const second = openRecipeBook('shop.example', learnt, []);
  assert.equal(second.cardFollows(), true);
  assert.equal(second.withProven(), null, 'nothing new');
  second.noteCardFollows(false);
  assert.equal(second.withProven()?.cardFollows, undefined);
  assert.deepEqual(second.withProven()?.pages, learnt?.pages);
});

test('what led on is replayed next time and stays after a good replay', () => {
  const first = openRecipeBook('shop.example', null, []);
  first.record('shape', 'fillDetails');
  first.record('shape', 'advance', button({}));
  const learnt = first.result();
  const second = openRecipeBook('shop.example', learnt, []);
  assert.deepEqual(
    second.movesFor('shape')?.map((move) => move.goal),
    ['fillDetails', 'advance'],
  );
  second.startReplay('shape');
  second.record('shape', 'advance', button({}));
  second.endReplay();
  assert.equal(second.result()?.pages.shape?.uses, 1);
  assert.equal(second.result()?.pages.shape?.moves.length, 2);
});

test('a replay that did not lead on is forgotten and learnt again', () => {
  const known = {
    merchant: 'shop.example',
    version: 1 as const,
    pages: { shape: { moves: [{ goal: 'advance', target: null }], uses: 3 } },
  };
  const book = openRecipeBook('shop.example', known, []);
  book.startReplay('shape');
  book.endReplay();
  assert.equal(book.movesFor('shape'), null);
  book.record('shape', 'fillDetails');
  assert.equal(book.result(), null);
});

test('a page is hurried on only where nothing has to be chosen, and not again after hurrying came to nothing', () => {
  const page = (...goals: string[]) => ({ moves: goals.map((goal) => ({ goal, target: null })), uses: 1 });
  const pages = { form: page('fillDetails', 'advance'), choice: page('chooseShipping', 'advance') };
  const mayHurry = (goals: readonly string[]) => !goals.includes('chooseShipping');
  const book = openRecipeBook('shop.example', { merchant: 'shop.example', version: 1, pages }, []);
  assert.deepEqual(
    ['form', 'choice', 'unknown'].map((shape) => book.mayHurry(shape, mayHurry)),
    [true, false, false],
  );
  book.startReplay('form', true);
  book.endReplay();
  assert.equal(book.mayHurry('form', mayHurry), false);
  book.record('form', 'advance');
  const kept = book.result();
  assert.equal(kept?.pages.form?.moves.length, 2);
  assert.equal(openRecipeBook('shop.example', kept, []).mayHurry('form', mayHurry), false);
  assert.ok(openRecipeBook('shop.example', kept, []).movesFor('form'));
});

test('a recipe that was put aside makes no more moves; one that made none cannot be what went wrong', () => {
  const page = { moves: [{ goal: 'advance', target: null }], uses: 1 };
  const known = { merchant: 'shop.example', version: 1 as const, pages: { first: page, next: page } };
  const book = openRecipeBook('shop.example', known, []);
  assert.equal(book.putAside(), false);
  assert.ok(book.movesFor('next'));
  book.startReplay('first');
  book.endReplay();
  assert.deepEqual([book.putAside(), book.putAside()], [true, false]);
  assert.equal(book.movesFor('next'), null);
  assert.ok(book.result()?.pages.next, 'what was not tried is kept');
});

test('lessons are kept with the recipe, replaced by newer ones about the same thing, and dropped when they fail', () => {
  const target = fingerprintOf(button({}), []);
  const book = openRecipeBook('shop.example', null, []);
  book.learn([{ of: 'control', target, is: 'continue' }]);
  book.learn([{ of: 'control', target, is: 'guest' }]);
  assert.deepEqual(book.result()?.lessons, [{ of: 'control', target, is: 'guest' }]);
  assert.equal(openRecipeBook('shop.example', book.result(), []).lessons().length, 1);
  book.unlearn(book.lessons());
  assert.equal(book.result(), null);
});

test('a shop without a recipe borrows that of its theme; one with a recipe keeps its own', () => {
  const lesson = { of: 'row', label: 'print', is: 'total' } as const;
  const other = { merchant: 'other.example', version: 1 as const, pages: {}, lessons: [lesson], theme: 't' };
  const fresh = openRecipeBook('shop.example', null, []);
  fresh.noteTheme('t', other);
  assert.deepEqual(fresh.lessons(), [lesson]);
  assert.equal(fresh.result()?.merchant, 'shop.example');
  assert.equal(fresh.result()?.theme, 't');
  const own = openRecipeBook('shop.example', { merchant: 'shop.example', version: 1, pages: {} }, []);
  own.noteTheme('t', other);
  assert.deepEqual(own.lessons(), []);
});

test('a shared recipe is signed whatever the order of its keys, and a changed one is recognised', () => {
  const recipe = { merchant: 'shop.example', version: 1 as const, pages: {}, theme: 't' };
  const turned = { theme: 't', pages: {}, version: 1 as const, merchant: 'shop.example' };
  assert.equal(signRecipe(recipe), signRecipe(turned));
  assert.notEqual(signRecipe(recipe), signRecipe({ ...recipe, theme: 'u' }));
  const shared = (change: object) =>
    sharedRecipes.safeParse({ recipes: [{ recipe: { ...recipe, ...change }, signature: 'x' }] });
  assert.ok(shared({}).success);
  assert.ok(!shared({ lessons: [{ of: 'page', shape: 's', is: 'confirmation' }] }).success);
  assert.ok(!shared({ note: 'anything else' }).success);
});

test('what one order found settled is looked at again by the next, in its place and without counting as a fault', () => {
  const first = openRecipeBook('shop.example', null, []);
  first.noteSettled('delivery', 'chooseShipping');
  first.record('delivery', 'advance', button({}));
  first.noteSettled('review', 'setCheckboxes');
  const learnt = first.result();
  const goalsOf = (recipe: typeof learnt) => recipe?.pages.delivery?.moves.map((move) => move.goal);
  assert.deepEqual(goalsOf(learnt), ['chooseShipping', 'advance']);
  assert.equal(learnt?.pages.review, undefined, 'a page on which nothing was done');
  const second = openRecipeBook('shop.example', learnt, []);
  second.startReplay('delivery');
  second.endReplay();
  second.noteSettled('delivery', 'chooseShipping');
  assert.deepEqual(goalsOf(second.result()), ['chooseShipping', 'advance']);
});

test('a choice that was made keeps its place when it is found settled later', () => {
  const book = openRecipeBook('shop.example', null, []);
  for (const goal of ['chooseShipping', 'choosePayment', 'enterCard']) book.record('page', goal);
  book.noteSettled('page', 'chooseShipping');
  book.record('page', 'advance', button({}));
  assert.deepEqual(
    book.result()?.pages.page?.moves.map((move) => move.goal),
    ['chooseShipping', 'choosePayment', 'enterCard', 'advance'],
  );
});

test('pages that were replayed in vain are forgotten, the others are kept', () => {
  const page = { moves: [{ goal: 'advance', target: null }], uses: 3 };
  const known = { merchant: 'shop.example', version: 1 as const, pages: { cart: page, delivery: page } };
  const book = openRecipeBook('shop.example', known, []);
  assert.equal(book.withoutReplayed(), null);
  book.startReplay('delivery');
  book.endReplay();
  assert.deepEqual(Object.keys(book.withoutReplayed()?.pages ?? {}), ['cart']);
});

test('without an order only what was proven is kept, and never what is said to order', () => {
  const control = (name: string, is: 'continue' | 'placeOrder') =>
    ({ of: 'control', target: fingerprintOf(button({ text: name, id: name }), []), is }) as const;
  const [way, later, orders] = [control('a', 'continue'), control('b', 'continue'), control('c', 'placeOrder')];
  const book = openRecipeBook('shop.example', null, []);
  book.learn([way, orders]);
  assert.equal(book.withProven(), null);
  book.prove();
  book.learn([later]);
  assert.deepEqual(book.withProven()?.lessons, [way]);
  assert.deepEqual(book.withProven()?.pages, {}, 'moves are kept of orders alone');
  const next = openRecipeBook('shop.example', book.withProven(), []);
  next.prove();
  assert.equal(next.withProven(), null, 'nothing new');
  next.unlearn([way]);
  next.learn([later]);
  next.prove();
  assert.deepEqual(next.withProven()?.lessons, [later], 'what was followed in vain is gone');
});
