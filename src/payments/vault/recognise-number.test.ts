import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recogniseNumber } from './recognise-number.ts';

test('a card number is recognised however a form writes it, and nothing else is', () => {
  const holds = recogniseNumber(Buffer.from('4539578763621486'));
  for (const text of [
    'card=4539578763621486&cvc=123',
    'card=4539+5787+6362+1486',
    'card=4539-5787-6362-1486',
    'https://x.example/?c=%34539578763621486',
    '{"n":"0004539578763621486"}',
    'a=4539578&b=763621486&c=x',
    'n=6841263678759354',
    `n=${Buffer.from('card 4539578763621486').toString('base64')}`,
    `n=${Buffer.from('4539578763621486').toString('hex')}`,
  ])
    assert.equal(holds(text), true, text);
  for (const text of ['card=4539578763621487', 'order=4539578763621', 'tel=+1 503-555-0132', ''])
    assert.equal(holds(text), false, text);
});
