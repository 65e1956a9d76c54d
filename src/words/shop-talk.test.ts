import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import type { ShopTalk } from '../../test/shop-talk/shop-talk.ts';
import { readDeliveryDays } from '../agent/perception/fields/read-delivery-days.ts';
import { complaintCode } from './complaint-words.ts';
import { foldLabel } from './fold-text.ts';
import type { ActionKind, FieldKind, PageKind } from './kinds.ts';
import { compileKinds, matchKinds, type Phrases, wordsOf } from './match-phrases.ts';
import { paymentKind } from './payment-words.ts';
import type { PhraseKind } from './phrase-kinds.ts';
import { roleOfLabel } from './role-of-label.ts';
import { says } from './says.ts';

// Sentences as shops write them, language by language. All languages are read at once, so each must also be told apart
// from what the same letters mean in the others.

const actions = compileKinds<ActionKind>('actions');
const pages = compileKinds<PageKind>('pages');
const ticks = compileKinds<FieldKind>('ticks');
const taxIncluded = wordsOf('taxIncluded');

/** What is pressed without a thought of orders. */
const NEVER_ORDER = new Set(['viewCart', 'continue', 'continueShopping', 'applyCoupon', 'removeItem', 'rejectCookies']);

/** Written without spaces: a word seldom begins where its label does. */
const UNSPACED = new Set(['ja', 'ko', 'th', 'zh']);

const readings = (kinds: Parameters<typeof matchKinds>[0], text: string): string =>
  matchKinds(kinds, foldLabel(text))
    .map(({ kind, phrase }) => `${kind} "${phrase}"`)
    .join(', ');

/** The readings that no other one beats: `Back to the shop` both goes back and goes on shopping. */
function bestOf<K extends string>(kinds: Map<K, Phrases>, text: string): string[] {
  const found = matchKinds(kinds, foldLabel(text));
  return found.filter(({ phrase }) => phrase.length === found[0]?.phrase.length).map(({ kind }) => kind);
}

/** As surely as a control is read by its words alone: what they cover of the label counts, and where they begin. */
function sureness(text: string, kind: string): number {
  const found = matchKinds(actions, foldLabel(text)).slice(0, 5);
  const match = found.find((reading) => reading.kind === kind);
  return match ? 0.15 + 0.6 * match.cover + (match.index === 0 ? 0.1 : 0) : 0;
}

/** How much of a text a reading explains; 0 when it is not read so. */
function coverOf<K extends string>(kinds: Map<K, Phrases>, text: string, kind: string): number {
  return matchKinds(kinds, foldLabel(text)).find((found) => found.kind === kind)?.cover ?? 0;
}

const folder = new URL('../../test/shop-talk/', import.meta.url);
for (const file of readdirSync(folder).filter((name) => name !== 'shop-talk.ts')) {
  const language = file.replace('.ts', '');
  const { talk } = (await import(new URL(file, folder).href)) as { talk: ShopTalk };

  const least = UNSPACED.has(language) ? 0.6 : 0.7;

  test(`${language}: controls say what they do`, () => {
    each(talk.actions, (text, kind) => {
      const best = bestOf(actions, text);
      assert.ok(best.includes(kind), `${text}: ${readings(actions, text)}`);
      assert.ok(sureness(text, kind) >= least, `${text}: ${readings(actions, text)}`);
      if (NEVER_ORDER.has(kind)) assert.ok(!best.includes('placeOrder'), `${text}: ${readings(actions, text)}`);
      if (NEVER_ORDER.has(kind)) assert.ok(sureness(text, 'placeOrder') < 0.6, `${text}: ${readings(actions, text)}`);
    });
  });
  test(`${language}: words about orders do not place one`, () => {
    for (const text of talk.harmless.split(' | '))
      assert.doesNotMatch(readings(actions, text), /placeOrder/, `${text}: ${readings(actions, text)}`);
  });
  test(`${language}: sums have their roles`, () => {
    each(talk.totals, (label, role) => assert.equal(roleOfLabel(label), role, label));
  });
  test(`${language}: pages say what they are`, () => {
    each(talk.pages, (text, kind) => {
      assert.ok(bestOf(pages, text).includes(kind), `${text}: ${readings(pages, text)}`);
      assert.ok(coverOf(pages, text, kind) > 0.5, `${text}: ${readings(pages, text)}`);
      if (kind !== 'confirmation') assert.equal(coverOf(pages, text, 'confirmation'), 0, text);
    });
  });
  test(`${language}: boxes and phrases`, () => {
    each(talk.ticks ?? {}, (text, kind) =>
      assert.equal(matchKinds(ticks, foldLabel(text))[0]?.kind, kind, `${text}: ${readings(ticks, text)}`),
    );
    each(talk.phrases ?? {}, (text, kind) => assert.ok(says(kind as PhraseKind, text), `${text}: ${kind}`));
    for (const text of listOf(talk.taxIncluded)) assert.ok(taxIncluded.test(foldLabel(text)), text);
  });
  test(`${language}: refusals have their reasons`, () => {
    each(talk.complaints, (text, code) => assert.equal(complaintCode(text), code, text));
  });
  test(`${language}: days and ways of payment`, () => {
    for (const text of listOf(talk.twoToThreeDays)) assert.deepEqual(readDeliveryDays(text), { min: 2, max: 3 }, text);
    for (const [text, [min, max]] of Object.entries(talk.otherDays ?? {}))
      assert.deepEqual(readDeliveryDays(text), { min, max }, text);
    for (const text of listOf(talk.tomorrow)) assert.deepEqual(readDeliveryDays(text), { min: 1, max: 1 }, text);
    for (const text of talk.card.split(' | ')) assert.equal(paymentKind(text), 'card', text);
    for (const text of talk.offline.split(' | ')) assert.equal(paymentKind(text), 'offline', text);
  });
}

function listOf(texts: string | undefined): string[] {
  return texts?.split(' | ') ?? [];
}

function each(table: Readonly<Record<string, string>>, check: (text: string, kind: string) => void): void {
  for (const [kind, texts] of Object.entries(table)) for (const text of texts.split(' | ')) check(text, kind);
}
