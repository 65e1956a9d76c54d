import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { z } from 'zod';
import { startModelServer } from '../../../test/harness/model-server.ts';
import type { PageSnapshot } from '../perception/index.ts';
import { createModelReader } from './create-model-reader.ts';
import { createOperatorReader } from './create-operator-reader.ts';
import type { ModelSettings } from './model-settings.ts';
import type { PersonalOrder } from './personal-values.ts';
import type { Question, QuestionKind } from './reader.ts';

const CUSTOMERS = 200;
const KINDS: readonly QuestionKind[] = [
  'values',
  'entry',
  'variant',
  'amounts',
  'message',
  'page',
  'way',
  'outcome',
  'complaint',
  'whole',
];
const AFTER_CARD: readonly QuestionKind[] = ['outcome', 'complaint'];

interface Canary {
  order: PersonalOrder;
  /** What must not be seen: the customer's values, and a card that the reader is never told of. */
  values: string[];
}

/** Letters and digits that occur nowhere else, the same in every run. */
function canary(nth: number): Canary {
  const digest = createHash('sha256').update(`canary ${nth}`).digest('hex');
  const word = (from: number, length: number) =>
    [...digest.slice(from, from + length)].map((digit) => 'bcdfghjklmnpqrst'[Number.parseInt(digit, 16)]).join('');
  const digits = (from: number, length: number) =>
    [...digest.slice(from, from + length)].map((digit) => Number.parseInt(digit, 16) % 10).join('');
  const name = (text: string) => (text[0] as string).toUpperCase() + text.slice(1);
  const firstName = name(word(0, 6));
  const lastName = nth % 3 === 0 ? `${name(word(6, 5))}-${name(word(11, 5))}` : name(word(6, 8));
  const order: PersonalOrder = {
    contact: {
      firstName,
      lastName,
      email: `${word(16, 7)}.${word(23, 5)}@mail.example`,
      phone: `+1 ${digits(0, 3)}-555-${digits(3, 4)}`,
    },
    shippingAddress: {
      addressLine1: `${digits(7, 3)} ${name(word(28, 7))} Road`,
      addressLine2: nth % 2 === 0 ? '' : `Suite ${name(word(35, 6))}`,
      city: name(word(41, 8)),
      province: nth % 2 === 0 ? 'OR' : name(word(49, 7)),
      postalCode:
        nth % 2 === 0
          ? digits(10, 5)
          : `${word(56, 2).toUpperCase()}${digits(15, 1)} ${digits(16, 1)}${word(58, 2).toUpperCase()}`,
      country: 'US',
    },
    billingAddress: null,
    couponCodes: [`C${digits(17, 3)}${word(20, 6).toUpperCase()}`],
  };
  const { contact, shippingAddress } = order;
  const values = [
    contact.firstName,
    contact.lastName,
    contact.email,
    contact.phone,
    shippingAddress.addressLine1,
    shippingAddress.addressLine2,
    shippingAddress.city,
    shippingAddress.province,
    shippingAddress.postalCode,
    order.couponCodes[0] as string,
    `4${digits(24, 15)}`,
  ];
  return { order, values: values.filter((value) => value.length > 2) };
}

const encodings: Record<string, (value: string) => string> = {
  plain: (value) => value,
  grouped: (value) => (value.replace(/[^\p{L}\p{N}]/gu, '').match(/.{1,4}/g) ?? []).join(' '),
  'percent-encoded': (value) =>
    [...Buffer.from(value)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
  base64: (value) => Buffer.from(value).toString('base64'),
  hexadecimal: (value) => Buffer.from(value).toString('hex'),
  'HTML entities': (value) => [...value].map((character) => `&#${character.codePointAt(0)};`).join(''),
  reversed: (value) => [...value].toReversed().join(''),
  'full-width': (value) =>
    value.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0)),
};

const settings: ModelSettings = {
  provider: 'openai-compatible',
  baseUrl: '',
  apiKey: null,
  name: 'played',
  timeoutMs: 20_000,
  maxCallsPerPurchase: 8,
  maxTokensPerPurchase: 100_000,
  maxOutputTokens: 512,
  takesJsonSchema: true,
  sees: true,
};

const boxAt = (nth: number) => ({ x: 10, y: nth * 8, width: 200, height: 8 });

test('200 customers and cards: none of their values reaches the model in any of 8 encodings', async () => {
  const server = await startModelServer(() => ({ say: '{"choice":"none"}' }));
  const reader = createModelReader({ ...settings, baseUrl: server.url });
  const canaries = Array.from({ length: CUSTOMERS }, (_, nth) => canary(nth));
  const leaks: string[] = [];
  const reading = { kind: 'other', confidence: 0, rivals: [] };
  for (const [nth, { order, values }] of canaries.entries()) {
    const shown = values.flatMap((value) => Object.values(encodings).map((encode) => encode(value)));
    const asked: Question = {
      kind: KINDS[nth % KINDS.length] as QuestionKind,
      asks: `The program is to choose color "${values[0]}".`,
      rules: [],
      example: '{}',
      schema: z.strictObject({ choice: z.enum(['none']) }),
      page: `review page "Order of ${values[0]}" at https://shop.example/${encodeURIComponent(values[2] as string)}`,
      notes: [`being bought: 1 × "${values[0]}"`, ...shown.map((text) => `done just before: pressed button "${text}"`)],
      lines: [`Ship to ${values.join(', ')}`, ...shown.map((text) => `Field: ${text}.`)],
      things: shown.map((text, at) => ({ text: `button "Use ${text}"`, ref: null, box: boxAt(at), reading })),
      snapshot: {
        viewport: { width: 1280, height: 800 },
        texts: shown.map((text, at) => ({ text, covered: false, box: boxAt(at) })),
      } as unknown as PageSnapshot,
    };
    const question: Question =
      asked.kind === 'whole' ? { ...asked, things: [], parts: [{ ...asked, kind: 'way' }] } : asked;
    const first = question.parts ? /\[way 0\]/ : /\[0\]/;
    const purchase = reader.forPurchase(order);
    await purchase.ask(question, new AbortController().signal);
    const drawing = purchase.sketch?.(question) ?? '';
    if (AFTER_CARD.includes(question.kind)) assert.equal(drawing, '', 'of the page after the card no drawing is made');
    else assert.match(drawing, new RegExp(`${first.source} Use \\{FIRST_NAME\\}<`));
    const body = server.requests.at(-1)?.body ?? '';
    // JSON escapes what it sends; the eye of the model sees it without.
    const seen =
      `${drawing}\n${body}\n${(JSON.parse(body) as { messages: { content: string }[] }).messages.map(({ content }) => content).join('\n')}`.toLowerCase();
    for (const value of values) {
      for (const [name, encode] of Object.entries(encodings)) {
        if (seen.includes(encode(value).toLowerCase())) leaks.push(`${name} of ${value}`);
      }
    }
    assert.match(seen, new RegExp(`${first.source} button "use \\{first_name\\}"`));
    assert.equal(/being bought: \S+ × "\{first_name\}"/.test(seen), !AFTER_CARD.includes(question.kind));
  }
  await server.close();
  assert.equal(server.requests.length, CUSTOMERS);
  assert.deepEqual(leaks, []);
});

/** A page that shows a whole card, as one might right after it was typed. */
function cardPage(kind: QuestionKind, card: string, cvv: string): Question {
  return {
    kind,
    asks: 'What does the page say?',
    rules: [],
    example: '{}',
    schema: z.strictObject({ choice: z.enum(['none']) }),
    page: 'the page after the order',
    lines: [`Card ${card}, code ${cvv}`, `CVV: ${[...cvv].join(' ')}`],
    things: [],
    snapshot: { viewport: { width: 1280, height: 800 }, texts: [], elements: [] } as unknown as PageSnapshot,
  };
}

test('once the card is typed only the outcome and a complaint are asked about, and of card and security code no digit is in it', async () => {
  const server = await startModelServer(() => ({ say: '{"choice":"none"}' }));
  const reader = createModelReader({ ...settings, baseUrl: server.url });
  for (let nth = 0; nth < 20; nth += 1) {
    const { order, values } = canary(nth);
    const [card, cvv] = [values.at(-1) as string, String(311 + 7 * nth)];
    const purchase = reader.forPurchase(order);
    purchase.seal();
    for (const kind of KINDS) {
      const asked = purchase.ask(cardPage(kind, card, cvv), new AbortController().signal);
      if (AFTER_CARD.includes(kind)) await asked;
      else await assert.rejects(asked, /after the card/);
    }
    const { messages } = JSON.parse(server.requests.at(-1)?.body ?? '') as { messages: { content: string }[] };
    // The marks around the page are random, and no part of it.
    const said = (messages.at(-1)?.content ?? '').replaceAll(/page-[0-9a-f]+/g, '');
    assert.match(said, /code #/);
    assert.doesNotMatch(said, /\p{Nd}/u);
  }
  await server.close();
  assert.equal(server.requests.length, 20 * AFTER_CARD.length, 'of each purchase its outcome and a complaint');
});

test('a person who teaches sees no page, and no picture of one, once the card is typed', async () => {
  const shown: string[] = [];
  let pictures = 0;
  const person = createOperatorReader(
    async (question) => {
      shown.push(JSON.stringify(question));
      return { choice: 'none' };
    },
    async () => {
      pictures += 1;
      return null;
    },
  );
  const { values } = canary(1);
  const card = values.at(-1) as string;
  for (const kind of KINDS) await person.ask(cardPage(kind, card, '941'), new AbortController().signal);
  const before = shown.length;
  assert.ok(!shown.join().includes(card), 'besides its picture a person is shown the numbered parts alone');
  person.seal();
  for (const kind of KINDS) {
    const { answer } = await person.ask(cardPage(kind, card, '941'), new AbortController().signal);
    assert.equal(answer, null);
  }
  assert.deepEqual([shown.length, pictures], [before, before]);
});
