import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkCard } from './check-card.ts';
import { digitsOf, readForm, textOf } from './read-form.ts';

const now = new Date('2026-06-15T00:00:00Z');
const check = (change: Partial<Record<'number' | 'expiry' | 'cvv' | 'holder', string>>) => {
  const card = { number: '4242424242424242', expiry: '04 / 31', cvv: '123', holder: 'Ada Example', ...change };
  return checkCard({ ...card, number: Buffer.from(card.number), cvv: Buffer.from(card.cvv) }, now);
};
const problems = (change: Parameters<typeof check>[0]) => check(change).problems.map(({ code }) => code);

test('good cards of every network pass', () => {
  for (const [number, cvv] of [
    ['4242424242424242', '123'],
    ['4222222222222', '123'],
    ['5555555555554444', '123'],
    ['378282246310005', '1234'],
    ['6011111111111117', '123'],
    ['30569309025904', '123'],
    ['3566002020360505', '123'],
    ['6200000000000005', '123'],
    ['6759649826438453', '123'],
  ] as const)
    assert.deepEqual(problems({ number, cvv }), [], number);
});

test('each mistake is named', () => {
  for (const [change, code] of [
    [{ number: '' }, 'number_missing'],
    [{ number: '4242424242424241' }, 'number_invalid'],
    [{ number: '42424242' }, 'number_length'],
    [{ number: '9999999999999995' }, 'number_invalid'],
    [{ number: '37828224631000' }, 'number_length'],
    [{ expiry: '' }, 'expiry_missing'],
    [{ expiry: '13 / 31' }, 'expiry_invalid'],
    [{ expiry: '4' }, 'expiry_invalid'],
    [{ expiry: '05 / 26' }, 'expiry_past'],
    [{ expiry: '06 / 99' }, 'expiry_invalid'],
    [{ cvv: '' }, 'cvv_missing'],
    [{ cvv: '1234' }, 'cvv_length'],
    [{ holder: ' ' }, 'holder_missing'],
  ] as const) {
    assert.ok(problems(change).includes(code), `${JSON.stringify(change)}: ${problems(change)}`);
  }
});

test('an expiry is read however it is written, and holds to the end of its month', () => {
  for (const expiry of ['06/26', '6/26', '06 / 26', '0626', '06-2026', '062026', '06.2026']) {
    const { expiryMonth, expiryYear, problems } = check({ expiry });
    assert.deepEqual([expiryMonth, expiryYear, problems], ['06', '2026', []], expiry);
  }
});

test('a form is read within its own bytes, and wiping it leaves nothing', () => {
  const body = Buffer.from('number=4242+4242%204242-4242&holder=Ada+%C3%84rger&cvv=123&bad&=x&expiry=04%20%2F%2031');
  const fields = readForm(body);
  assert.equal(digitsOf(fields, 'number').toString(), '4242424242424242');
  assert.equal(textOf(fields, 'holder'), 'Ada Ärger');
  assert.equal(textOf(fields, 'expiry'), '04 / 31');
  assert.equal(textOf(fields, 'none'), '');
  body.fill(0);
  assert.ok(digitsOf(fields, 'number').every((byte) => byte === 0));
  assert.equal(readForm(Buffer.from('%=%&a=%zz')).get('a')?.toString(), '%zz');
});
