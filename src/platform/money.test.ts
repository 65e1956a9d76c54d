import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  allocate,
  formatDecimal,
  InvalidAmountError,
  multiplyQuantity,
  parseMinor,
  sumMinor,
  toDecimal,
  toMinor,
} from './money.ts';

describe('money', () => {
  it('reads decimals without floating point error', () => {
    assert.equal(toMinor(19.99, 'USD'), 1999);
    assert.equal(toMinor('1.005', 'USD'), 101);
    assert.equal(toMinor(1.005, 'USD'), 101);
    assert.equal(toMinor('-1.005', 'USD'), -101);
    assert.equal(toMinor('.5', 'EUR'), 50);
    assert.equal(toMinor('7.', 'EUR'), 700);
    assert.equal(toMinor('1e3', 'USD'), 100_000);
    assert.equal(toMinor(1e-7, 'USD'), 0);
    assert.equal(Object.is(toMinor('-0', 'USD'), 0), true);
  });

  it('knows how many decimals a currency has', () => {
    assert.equal(toMinor(1200, 'JPY'), 1200);
    assert.equal(toMinor('1.2345', 'kwd'), 1235);
    assert.equal(formatDecimal(1200, 'JPY'), '1200');
    assert.equal(formatDecimal(5, 'KWD'), '0.005');
    assert.equal(formatDecimal(-5, 'USD'), '-0.05');
  });

  it('refuses what is not a machine decimal', () => {
    for (const text of ['', ' ', '.', '1,50', '$5', '1 000', 'NaN', 'Infinity', '1e999', '0x10', '99999999999999999']) {
      assert.equal(parseMinor(text, 'USD'), null, text);
    }
    assert.equal(parseMinor(Number.NaN, 'USD'), null);
    assert.throws(() => toMinor('five', 'USD'), InvalidAmountError);
    assert.throws(() => sumMinor([1.5]), InvalidAmountError);
    assert.throws(() => multiplyQuantity(Number.MAX_SAFE_INTEGER, 2), InvalidAmountError);
  });

  it('round-trips every amount', () => {
    const currency = fc.constantFrom('USD', 'JPY', 'KWD');
    fc.assert(
      fc.property(fc.integer(), currency, (minor, code) => {
        assert.equal(toMinor(toDecimal(minor, code), code), minor);
        assert.equal(toMinor(formatDecimal(minor, code), code), minor);
      }),
    );
  });

  it('splits a total so that the parts sum to it exactly', () => {
    assert.deepEqual(allocate(100, [1, 1, 1]), [34, 33, 33]);
    assert.deepEqual(allocate(5, [0, 0]), [5, 0]);
    assert.deepEqual(allocate(7, []), []);
    fc.assert(
      fc.property(fc.nat(), fc.array(fc.nat(), { minLength: 1, maxLength: 20 }), (total, weights) => {
        const parts = allocate(total, weights);
        assert.equal(sumMinor(parts), total);
        if (weights.some((weight) => weight > 0)) {
          for (const [index, part] of parts.entries()) assert.ok(part === 0 || weights[index] !== 0);
        }
      }),
    );
  });
});
