import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describe } from '../../actions/press.ts';
import type { ActionCandidate, AmountRow, FieldClass, SnapshotElement } from '../../perception/index.ts';
import { openRecipeBook } from '../../recipes/recipe-book.ts';
import type { Run } from '../../run/run.ts';
import { newMemory } from '../../run/run.ts';
import { Stop } from '../../run/stop.ts';
import type { View } from '../../view/view.ts';
import type { Doubt, Stage } from '../doubt.ts';
import { sampleElement } from '../sample-page.ts';
import { whichAmounts } from './which-amounts.ts';
import { whichMessage } from './which-message.ts';
import { whichPage } from './which-page.ts';
import { whichValues } from './which-values.ts';
import { whichVariant } from './which-variant.ts';
import { whichWay } from './which-way.ts';

const order = { couponCodes: [] } as unknown as Run['order'];

function runAt(cartMinor: number | null = null): Run {
  const memory = newMemory(order);
  if (cartMinor !== null) memory.cartSubtotal = { minor: cartMinor, currency: 'EUR' };
  return { memory, recipe: openRecipeBook('shop.example', null, []) } as unknown as Run;
}

let count = 0;
function control(over: Partial<SnapshotElement>): SnapshotElement {
  count += 1;
  return sampleElement(count, over);
}

function row(label: string, amountText: string): AmountRow {
  count += 1;
  return {
    frame: 0,
    label,
    amountText,
    box: { x: 0, y: count * 20, width: 100, height: 18 },
    order: count,
    section: '',
    emphasis: false,
    ancestors: [7, 1],
    landmark: 'main',
  };
}

interface Shown {
  elements?: SnapshotElement[];
  rows?: AmountRow[];
  fields?: [SnapshotElement, FieldClass['kind']][];
  actions?: [SnapshotElement, ActionCandidate['kind'], number][];
  texts?: string[];
  page?: View['page'];
}

function doubt(stage: Stage, shown: Shown, stop = new Stop('agent_stuck', 'nothing leads on')): Doubt {
  const texts = (shown.texts ?? []).map((text, order) => ({
    text,
    order,
    frame: 0,
    heading: 0,
    struck: false,
    covered: false,
    landmark: 'main',
    section: '',
    classes: '',
    tag: 'p',
    ancestors: [],
  }));
  const snapshot = {
    url: 'https://shop.example/x',
    title: 'Shop',
    shape: 'shape',
    elements: shown.elements ?? [],
    rows: shown.rows ?? [],
    texts,
    messages: [],
    currency: 'EUR',
  };
  const fields = new Map(
    (shown.fields ?? []).map(([{ ref }, kind]) => [
      ref,
      { kind, section: 'other', confidence: 0.3, rivals: [], why: '' },
    ]),
  );
  const actions = (shown.actions ?? []).map(([{ ref }, kind, score]) => ({ ref, kind, score, why: '' }));
  const page = shown.page ?? { kind: 'other', score: 0, why: '', candidates: [] };
  return { stage, stop, view: { snapshot, fields, actions, page } as unknown as View, item: null };
}

test('a way on: a named control is learnt, and only in words that the question knows', () => {
  const go = control({ text: 'Sally forth' });
  const posed = whichWay(runAt(), doubt('checkout', { elements: [control({ text: 'Kites' }), go] }));
  assert.equal(posed?.check({ control: '1', does: 'continue' })?.[0]?.of, 'control');
  assert.equal(posed?.check({ control: 'none', does: 'continue' }), null);
  assert.equal(posed?.question.schema.safeParse({ control: '2', does: 'continue' }).success, false);
  assert.equal(posed?.question.schema.safeParse({ control: '1', does: 'addToCart' }).success, false);
});

test('a way on: wallets, offers and other products are not even offered', () => {
  const wallet = control({ text: 'Wallet' });
  const offer = control({ text: 'Yes, insure it' });
  const actions: Shown['actions'] = [
    [wallet, 'expressWallet', 0.8],
    [offer, 'acceptOffer', 0.7],
  ];
  assert.equal(whichWay(runAt(), doubt('checkout', { elements: [wallet, offer], actions })), null);
});

test('a way on: of what led nowhere on this page it is said so', () => {
  const run = runAt();
  const [vain, other] = [control({ text: 'Next' }), control({ text: 'Sally forth' })];
  run.memory.ledNowhere = new Set([describe(vain)]);
  const posed = whichWay(run, doubt('checkout', { elements: [vain, other] }));
  assert.deepEqual(
    posed?.question.things.map(({ text }) => text.endsWith('pressed already and led nowhere')),
    [true, false],
  );
});

test('a way on: where the order may be placed, a button leads on only beside one that is known to order', () => {
  const go = control({ text: 'Sally forth' });
  const place = control({ text: 'Place order' });
  const page: View['page'] = {
    kind: 'payment',
    score: 0.8,
    why: '',
    candidates: [{ kind: 'payment', score: 0.8, why: '' }],
  };
  const alone = whichWay(runAt(), doubt('checkout', { elements: [go], page }));
  assert.equal(alone?.check({ control: '0', does: 'continue' }), null);
  assert.ok(alone?.check({ control: '0', does: 'placeOrder' }));
  const beside = whichWay(
    runAt(),
    doubt('checkout', { elements: [go, place], page, actions: [[place, 'placeOrder', 0.9]] }),
  );
  assert.ok(beside?.check({ control: '0', does: 'continue' }));
});

test('values: a field gets its value; card fields are not shown, and no tick may cost anything', () => {
  const name = control({ role: 'textbox', tag: 'input', label: 'Nachnaam' });
  const card = control({ role: 'textbox', tag: 'input', label: 'Kaart' });
  const paid = control({ role: 'checkbox', tag: 'input', label: 'Insurance + 4.90 €', checked: false });
  const terms = control({ role: 'checkbox', tag: 'input', label: 'I agree', checked: false });
  const shown: Shown = {
    elements: [name, card, paid, terms],
    fields: [
      [name, 'other'],
      [card, 'cardNumber'],
      [paid, 'other'],
      [terms, 'other'],
    ],
  };
  const posed = whichValues(runAt(), doubt('checkout', shown));
  assert.equal(posed?.question.things.length, 3);
  const is = (field: string, kind: string) => posed?.check({ fields: [{ field, is: kind, of: 'shipping' }] });
  assert.equal(is('0', 'lastName')?.length, 1);
  assert.equal(is('0', 'terms'), null, 'a text field is no box');
  assert.equal(is('1', 'terms'), null, 'a box with a price is never ticked');
  assert.equal(is('2', 'terms')?.length, 1);
  assert.equal(is('0', 'other'), null, 'nothing new');
});

test('values: a way to pay is never anything else, neither by a value nor by a press', () => {
  const radio = { role: 'radio', tag: 'input', type: 'radio', group: 'pay', checked: false } as const;
  const bank = control({ ...radio, label: 'Bank transfer' });
  const strange = control({ ...radio, label: 'Zorgeloos' });
  const parcel = control({ ...radio, group: 'ship', label: 'Parcel' });
  const shown: Shown = {
    elements: [bank, strange, parcel],
    fields: [
      [bank, 'paymentMethod'],
      [strange, 'other'],
      [parcel, 'other'],
    ],
  };
  const posed = whichValues(runAt(), doubt('checkout', shown));
  const is = (field: string, kind: string) => posed?.check({ fields: [{ field, is: kind, of: 'shipping' }] });
  assert.equal(is('0', 'shippingOption'), null);
  assert.equal(is('1', 'shippingOption'), null, 'it is chosen among the ways to pay');
  assert.equal(is('1', 'cardMethod')?.length, 1);
  assert.equal(is('2', 'shippingOption')?.length, 1);
  assert.deepEqual(
    whichWay(runAt(), doubt('checkout', shown))?.question.things.map(({ text }) => /"(.*?)"/.exec(text)?.[1]),
    ['Parcel'],
  );
});

test('values: above the ceiling it is asked what was chosen beforehand; what the order needs is no extra', () => {
  const cover = control({ role: 'checkbox', tag: 'input', label: 'Vamto + 4.90 €', checked: true });
  const delivery = control({ role: 'radio', tag: 'input', label: 'Zelmo', checked: true });
  const empty = control({ role: 'checkbox', tag: 'input', label: 'Ruta', checked: false });
  const shown: Shown = {
    elements: [cover, delivery, empty],
    fields: [
      [cover, 'other'],
      [delivery, 'shippingOption'],
    ],
  };
  const tooDear = new Stop('price_limit_exceeded', 'the total is 30 EUR, the limit is 25');
  const posed = whichValues(runAt(), doubt('payment', shown, tooDear));
  const isExtra = (field: string) => posed?.check({ fields: [{ field, is: 'extra', of: 'other' }] }) ?? null;
  assert.equal(isExtra('0')?.length, 1);
  assert.equal(isExtra('1'), null, 'a delivery is chosen by its price');
  assert.equal(isExtra('2'), null, 'nothing was taken there');
  assert.equal(whichValues(runAt(), doubt('payment', { elements: [empty] }, tooDear)), null);
});

test('values: a field that is read for sure and filled in is nothing else, and a search for a code finds no address', () => {
  const street = control({ role: 'textbox', tag: 'input', label: 'Street', filled: true });
  const wrong = control({ role: 'textbox', tag: 'input', label: 'Foo', filled: true, invalid: true });
  const empty = control({ role: 'textbox', tag: 'input', label: 'Bar' });
  const shown = { elements: [street, wrong, empty], fields: [[street, 'street'] as [SnapshotElement, 'street']] };
  const said = (stage: Stage, field: string, is: string, confidence = 0.9) => {
    const about = doubt(stage, shown);
    for (const each of about.view.fields.values()) each.confidence = confidence;
    return whichValues(runAt(), about)?.check({ fields: [{ field, is, of: 'shipping' }] }) ?? null;
  };
  assert.equal(said('checkout', '0', 'lastName'), null);
  assert.equal(said('checkout', '0', 'lastName', 0.3)?.length, 1, 'it was read with little behind it');
  assert.equal(said('checkout', '1', 'lastName')?.length, 1, 'the shop rejects what was typed there');
  assert.equal(said('checkout', '2', 'lastName')?.length, 1);
  assert.equal(said('codes', '2', 'lastName'), null);
  assert.equal(said('codes', '2', 'coupon')?.length, 1);
});

test('amounts: what gives the total is learnt; what does not is refused', () => {
  const rows = [row('Foo', '20,00 €'), row('Bar', '5,00 €'), row('Baz', '25,00 €')];
  const posed = whichAmounts(runAt(2000), doubt('review', { rows }));
  const say = (...is: string[]) => posed?.check({ rows: is.map((each, index) => ({ row: String(index), is: each })) });
  assert.equal(say('subtotal', 'shipping', 'total')?.length, 3);
  assert.equal(say('total', 'none', 'none'), null, 'a smaller amount is not the total');
  assert.equal(say('subtotal', 'total', 'none'), null);
  const dearer = whichAmounts(runAt(1500), doubt('review', { rows }));
  assert.equal(
    dearer?.check({
      rows: [
        { row: '0', is: 'subtotal' },
        { row: '1', is: 'shipping' },
        { row: '2', is: 'total' },
      ],
    }),
    null,
    'more expensive than in the cart',
  );
});

test('amounts: what was learnt and still accounts for every amount is not asked again', () => {
  const rows = [row('Foo', '20,00 €'), row('Bar', '5,00 €'), row('Baz', '25,00 €')];
  const tooDear = new Stop('price_limit_exceeded', 'the total is 25 EUR, the limit is 22');
  const run = runAt(2000);
  const is = ['subtotal', 'fee', 'total'].map((each, index) => ({ row: String(index), is: each }));
  run.recipe.learn(whichAmounts(run, doubt('payment', { rows }, tooDear))?.check({ rows: is }) ?? []);
  assert.equal(whichAmounts(run, doubt('payment', { rows }, tooDear)), null);
  const more = [...rows, row('Qux', '9,00 €')];
  assert.ok(whichAmounts(run, doubt('payment', { rows: more }, tooDear)), 'an amount that nobody spoke of');
});

test('amounts: a charge cannot be talked out of the sum, wherever it stands', () => {
  const named = [row('Foo', '20,00 €'), row('Shipping', '5,00 €'), row('Qux', '3,00 €'), row('Baz', '28,00 €')];
  const say = (rows: AmountRow[], ...is: string[]) =>
    whichAmounts(runAt(), doubt('review', { rows }))?.check({
      rows: is.map((each, index) => ({ row: String(index), is: each })),
    });
  assert.equal(say(named, 'subtotal', 'none', 'fee', 'total')?.length, 3, 'the delivery counts whatever it is called');
  assert.equal(say(named, 'subtotal', 'discount', 'fee', 'total')?.length, 3);
  const below = [row('Foo', '20,00 €'), row('Bar', '5,00 €'), row('Baz', '25,00 €'), row('Qux', '9,00 €')];
  assert.equal(say(below, 'subtotal', 'shipping', 'total', 'none'), null);
  assert.equal(say(below, 'subtotal', 'shipping', 'total', 'subtotal'), null);
  assert.equal(say(below, 'subtotal', 'shipping', 'total', 'discount'), null);
  const again = [...below.slice(0, 3), row('Baz again', '25,00 €')];
  const said = say(again, 'subtotal', 'shipping', 'total', 'none');
  assert.equal(said?.length, 4, 'a total may be said twice, and counts once');
});

test('messages: a complaint can be taken away, never added', () => {
  const posed = whichMessage(runAt(), doubt('checkout', { texts: ['Sold out', 'Welcome'] }));
  assert.equal(posed?.question.things.length, 1);
  assert.equal(posed?.check({ messages: [{ message: '0', says: 'nothing' }] })?.length, 1);
  assert.equal(posed?.check({ messages: [{ message: '0', says: 'out_of_stock' }] }), null);
  assert.equal(whichMessage(runAt(), doubt('checkout', { texts: ['Welcome'] })), null);
});

test('pages: another kind is learnt, the same refusal is not, and a confirmation cannot be said', () => {
  const posed = whichPage(runAt(), doubt('product', {}, new Stop('out_of_stock', 'sold out')));
  assert.equal(posed?.check({ page: 'product' })?.length, 1);
  assert.equal(posed?.check({ page: 'soldOut' }), null);
  assert.equal(posed?.question.schema.safeParse({ page: 'confirmation' }).success, false);
});

test('variants: the control and what comes before it are learnt without the words of the value', () => {
  const [list, red] = [control({ text: 'Choose' }), control({ text: 'Red' })];
  const item = { url: 'https://shop.example/p', quantity: 1, variant: { color: 'Red' } };
  const posed = whichVariant(runAt(), { ...doubt('product', { elements: [list, red] }), item });
  const [lesson] = posed?.check({ choose: '1', first: '0' }) ?? [];
  assert.ok(lesson?.of === 'variant' && lesson.target && lesson.first);
  assert.notEqual(lesson.label, 'Red');
  assert.equal(posed?.check({ choose: 'none', first: 'none' }), null);
});
