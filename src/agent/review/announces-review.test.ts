import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SnapshotElement, TextBlock } from '../perception/index.ts';
import type { View } from '../view/view.ts';
import { announcesReview as announcesReviewTo } from './announces-review.ts';

const next = { order: 50 } as SnapshotElement;

function announcesReview(view: View, control: SnapshotElement, pressedOnTheWay = false): boolean {
  const run = { memory: { pressedOnTheWay } } as Parameters<typeof announcesReviewTo>[0];
  return announcesReviewTo(run, view, control);
}

function announces(...lines: readonly (readonly [text: string, heading?: number])[]): boolean {
  const texts = lines.map(
    ([text, heading = 0], order) => ({ text, heading, order, tag: 'div', classes: '', covered: false }) as TextBlock,
  );
  return announcesReview(viewOf(texts), next);
}

function viewOf(texts: readonly TextBlock[], controls: readonly Partial<SnapshotElement>[] = []): View {
  const elements = controls.map((control) => ({ visible: true, frame: 0, disabled: false, text: '', ...control }));
  const actions = elements.map(({ ref }) => ({ ref, kind: 'placeOrder', score: 1, why: '' }));
  return { snapshot: { texts, rows: [], elements }, actions, fields: new Map() } as unknown as View;
}

test('the next step is named beside the number of this one', () => {
  const now = ['Step 2 of 3 - Payment information', 1] as const;
  assert.equal(announces(now, ['Continue to Step 3 - to confirm your order.']), true);
  assert.equal(announces(['Schritt 2 von 3: Zahlung', 2], ['Weiter zu Schritt 3: Bestellung bestätigen']), true);
  assert.equal(announces(now, ['Continue to step 2 - to confirm your order.']), false);
  assert.equal(announces(now, ['Continue to step 3']), false);
  assert.equal(announces(['Payment', 1], ['Continue to step 3 - to confirm your order.']), false);
  assert.equal(announces(['Step 3 of 3 - Confirm your order', 1]), false);
});

test('an order button that waits further down says that this one does not order', () => {
  assert.equal(announcesReview(viewOf([], [{ ref: 'a', order: 60, disabled: true }]), next), true);
  assert.equal(announcesReview(viewOf([], [{ ref: 'a', order: 60 }]), next), false);
  assert.equal(announcesReview(viewOf([], [{ ref: 'a', order: 40, disabled: true }]), next), false);
  const faint = (...more: View['actions']) => {
    const view = viewOf([], [{ ref: 'a', order: 60, disabled: true }]);
    return { ...view, actions: [{ ref: 'a', kind: 'placeOrder' as const, score: 0.5, why: '' }, ...more] };
  };
  assert.equal(announcesReview(faint(), next), true, 'outside of any form');
  const goesOn = { ref: 'a', kind: 'continue' as const, score: 0.45, why: '' };
  assert.equal(announcesReview(faint(goesOn), next), false, 'it may only lead on');
});

const step = (text: string, order: number) =>
  ({ text, order, heading: 2, tag: 'h2', classes: '', covered: false, ancestors: [order, 1, 0] }) as TextBlock;

test('the review itself lists the steps as the page of the card did, and announces none', () => {
  const listed = (...names: readonly string[]) =>
    names.map((text, order) => ({ ...step(text, order), heading: 0, tag: 'li' }));
  const card = { ref: 'card', role: 'textbox', order: 30 } as const;
  const fields = new Map([['card', { kind: 'cardNumber' }]]) as unknown as View['fields'];
  for (const steps of [
    listed('Address', 'Payment', 'Confirmation', 'Complete'),
    listed('Address', 'Payment', 'Review'),
  ]) {
    const asking = { ...viewOf(steps, [card]), fields, actions: [] };
    assert.equal(announcesReview(asking, next), true);
    assert.equal(announcesReview(asking, next, true), true, 'the card is asked for again');
    assert.equal(announcesReview(viewOf(steps), next), true, 'before the card');
    assert.equal(announcesReview(viewOf(steps), next, true), false);
  }
});

test('a bare "summary" is a later step only in a row with other steps', () => {
  const steps = [step('Delivery address', 10), step('Payment method', 40), step('Order summary', 70)];
  assert.equal(announcesReview(viewOf(steps), next), true);
  assert.equal(announcesReview(viewOf(steps.slice(1)), next), false);
  const numbered = [step('1 Delivery address', 10), step('2 Payment method', 40), step('3 Ordersammanfattning', 70)];
  assert.equal(announcesReview(viewOf(numbered), next), true);
  assert.equal(announcesReview(viewOf([...numbered.slice(0, 2), step('3 Confirmation', 70)]), next), false);
  assert.equal(announcesReview(viewOf([...numbered.slice(0, 2), step('3 Thank you', 70)]), next), false);
  const open = { ...viewOf(steps), snapshot: { ...viewOf(steps).snapshot, rows: [{ ancestors: [70] }] } } as View;
  assert.equal(announcesReview(open, next), false);
});

test('the next of a row of closed steps follows, whatever it is called; one that asks something is open already', () => {
  const steps = [step('Delivery address', 10), step('Payment method', 40), step('Zorba lix', 70)];
  assert.equal(announcesReview(viewOf(steps), next), true);
  const field = { ref: 'a', role: 'textbox', order: 71, ancestors: [71, 1, 0] } as const;
  const asking = { ...viewOf(steps), snapshot: { ...viewOf(steps).snapshot, elements: [field] }, actions: [] };
  assert.equal(announcesReview(asking as unknown as View, next), false);
  assert.equal(announcesReview(viewOf([...steps.slice(0, 2), step('Order complete', 70)]), next), false);
});

test('beside the card, a list with a step after the payment says that one follows', () => {
  const listed = (...names: readonly string[]) => {
    const texts = names.map((text, order) => ({
      ...step(text, order),
      tag: 'li',
      heading: 0,
      ancestors: [order, 9, 0],
    }));
    const card = {
      ref: 'card',
      role: 'textbox',
      text: '',
      visible: true,
      order: 30,
      ancestors: [30, 0],
    } as SnapshotElement;
    const link = {
      ref: 'link',
      role: 'link',
      text: '',
      visible: true,
      order: 2,
      ancestors: [2, 9, 0],
    } as SnapshotElement;
    const elements = names.includes('Returns') ? [card, link] : [card];
    const view = viewOf(texts);
    return (kind: string) =>
      announcesReview(
        {
          ...view,
          snapshot: { ...view.snapshot, elements },
          fields: new Map([['card', { kind }]]),
        } as unknown as View,
        next,
      );
  };
  assert.equal(listed('Delivery address', 'Payment', 'Zorba lix')('cardNumber'), true);
  assert.equal(listed('Delivery address', 'Payment', 'Zorba lix')('phone'), false);
  assert.equal(listed('Delivery address', 'Payment', 'Order complete')('cardNumber'), false);
  assert.equal(listed('Delivery address', 'Payment')('cardNumber'), false);
  assert.equal(listed('Delivery', 'Payment', 'Returns')('cardNumber'), false);
});

test('numbered steps that can be gone back to announce the one after the payment; an explanation of three steps does not', () => {
  const crumbs = (names: readonly string[], linked: number, ticks = 0) => {
    const texts = names.flatMap((name, at) =>
      [at < ticks ? '✓' : String(at + 1), name].map((text, part) => {
        const item = 100 + at * 10;
        const ancestors = [item + 1 + part, item, 9, 0];
        return {
          text,
          order: at * 2 + part,
          heading: 0,
          tag: 'div',
          classes: `c${part}`,
          covered: false,
          frame: 0,
          ancestors,
        };
      }),
    );
    const links = names
      .slice(0, linked)
      .map((_, at) => ({ ref: `l${at}`, frame: 0, text: '', ancestors: [100 + at * 10, 9, 0] }));
    const card = { ref: 'card', text: '', visible: true, frame: 0, order: 40, ancestors: [500, 0] };
    const snapshot = { texts, rows: [], elements: [...links, card] };
    const fields = new Map([['card', { kind: 'cardNumber' }]]);
    return announcesReview({ snapshot, actions: [], fields } as unknown as View, next);
  };
  assert.equal(crumbs(['Warenkorb', 'Adressen', 'Zahlungsart', 'Bestellen', 'Fertig!'], 3), true);
  assert.equal(
    crumbs(['Warenkorb', 'Adressen', 'Zahlungsart', 'Bestellen', 'Fertig!'], 2, 2),
    true,
    'ticks for numbers',
  );
  assert.equal(crumbs(['Warenkorb', 'Adressen', 'Zahlungsart', 'Fertig!'], 3), false);
  assert.equal(crumbs(['Aussuchen', 'Zahlungsart', 'Freuen'], 0), false);
});

test('the numbers of the steps may be buttons, with their names beside them', () => {
  const announcesIn = (names: readonly string[], shutFrom: number) => {
    const texts = names.map((text, at) => ({
      ...step(text, at * 2 + 1),
      heading: 0,
      tag: 'p',
      frame: 0,
      ancestors: [102 + at * 10, 100 + at * 10, 9, 0],
    }));
    const numbers = names.map((_, at) => ({
      ref: `n${at}`,
      text: String(at + 1),
      tag: 'button',
      role: 'button' as const,
      order: at * 2,
      disabled: at >= shutFrom,
      ancestors: [100 + at * 10, 9, 0],
    }));
    const card = { ref: 'card', role: 'textbox' as const, order: 40, ancestors: [500, 0] };
    const fields = new Map([['card', { kind: 'cardNumber' }]]) as unknown as View['fields'];
    return announcesReview({ ...viewOf(texts, [...numbers, card]), fields, actions: [] }, next);
  };
  const names = ['Kunde', 'Versand und Zahlung', 'Zorba lix'];
  assert.equal(announcesIn(names, 2), true);
  assert.equal(announcesIn(names, 3), false, 'all can be gone to');
  assert.equal(announcesIn([...names.slice(0, 2), 'Fertig!'], 2), false);
});

test('numbered buttons are a list of steps: one after the card that is still shut says that this one does not order', () => {
  const row = (...titles: readonly string[]) =>
    titles.map((text, at) => ({
      ref: `step${at}`,
      text: `${at + 1}. ${text}`,
      tag: 'button',
      role: 'button' as const,
      order: at,
    }));
  const card = { ref: 'number', role: 'textbox' as const, order: 40 };
  const isAnnounced = (steps: readonly Partial<SnapshotElement>[]) => {
    const view = viewOf([], [...steps, card]);
    const fields = new Map([['number', { kind: 'cardNumber' }]]) as unknown as View['fields'];
    return announcesReview({ ...view, fields, actions: [] }, next);
  };
  const steps = row('Delivery', 'Payment', 'Fare thee well');
  assert.equal(isAnnounced(steps.map((step, at) => ({ ...step, disabled: at === 2 }))), true);
  assert.equal(isAnnounced(steps), false, 'all can be gone to');
  assert.equal(isAnnounced(row('Delivery', 'Address', 'Payment')), false);
});

test('a step that is left over at the end of a line of links is still to come', () => {
  const names = ['Your details', 'Delivery', 'Payment'];
  const announcesIn = (line: string, links = names) => {
    const text = {
      text: line,
      heading: 0,
      order: 1,
      tag: 'div',
      classes: 'trail',
      covered: false,
      frame: 0,
      ancestors: [7],
    };
    const steps = links.map((name) => ({ ref: name, role: 'link', text: name, ancestors: [7], order: 2 }) as const);
    const card = { ref: 'card', role: 'textbox', ancestors: [9], order: 20 } as const;
    const view = viewOf([text as unknown as TextBlock], [...steps, card] as unknown as Partial<SnapshotElement>[]);
    const fields = new Map([['card', { kind: 'cardNumber' }]]);
    return announcesReview({ ...view, actions: [], fields } as unknown as View, next);
  };
  assert.equal(announcesIn('Your details Delivery Payment Look it over'), true);
  assert.equal(announcesIn('Your details Delivery Payment'), false);
  assert.equal(announcesIn('Your details Delivery Payment Thank you for your order'), false);
  assert.equal(announcesIn('Your details Delivery Payment Returns', [...names, 'Returns']), false);
});

test('a button alone in the last of a row of steps is the title of the one to come', () => {
  const blocks = (...titles: readonly string[]) =>
    titles.map((text, at) => ({
      ...step(text, 10 * (at + 1)),
      heading: 0,
      frame: 0,
      ancestors: [100 + at, 10 + at, 1, 0],
    }));
  const title = { ref: 'title', role: 'button' as const, order: 60, text: 'Confirm order', ancestors: [12, 1, 0] };
  const going = { order: 50, frame: 0, ancestors: [101, 11, 1, 0] } as unknown as SnapshotElement;
  const isAnnounced = (titles: readonly string[], more: readonly Partial<SnapshotElement>[] = [], on = going) =>
    announcesReview({ ...viewOf(blocks(...titles), [title, ...more]), actions: [] }, on);
  assert.equal(isAnnounced(['Delivery address', 'Payment']), true);
  assert.equal(isAnnounced(['Our guarantee', 'Payment']), false, 'no row of steps');
  assert.equal(isAnnounced(['Payment']), false, 'one step alone');
  const terms = { ref: 'terms', role: 'checkbox' as const, order: 59, ancestors: [12, 1, 0] };
  assert.equal(isAnnounced(['Delivery address', 'Payment'], [terms]), false, 'what the order asks is open already');
  const beside = { ...going, ancestors: [12, 1, 0] };
  assert.equal(isAnnounced(['Delivery address', 'Payment'], [], beside), false, 'in the same block');
});
