import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findSinglePayment } from './read-instalments.ts';

const listOf = (...texts: string[]) =>
  texts.map((text, at) => ({ text, value: at === 0 ? '' : String(at), selected: at === 0, disabled: false }));

test('a list of instalments is paid at once, with or without interest', () => {
  const free = listOf(
    'Selecione',
    '1x de R$ 285,90 sem juros',
    '2x de R$ 142,95 sem juros',
    '3x de R$ 95,30 sem juros',
  );
  assert.equal(findSinglePayment(free)?.value, '1');
  const named = listOf('Selecione', 'Total - R$ 104,80', '2x de R$ 52,40 sem juros', '3x de R$ 34,93 sem juros');
  assert.equal(findSinglePayment(named)?.value, '1');
  assert.equal(findSinglePayment(listOf('Selecione', 'Total - R$ 54,80'))?.value, '1');
  const dear = listOf('Choose', '3 payments of $40.00', '1 payment of $100.00');
  assert.equal(findSinglePayment(dear)?.value, '2');
});

test('deliveries, sizes and parts that make the whole cheaper are no instalments', () => {
  assert.equal(findSinglePayment(listOf('Choose', '1 day €9.90', '3 days €4.90')), null, 'the slower one is cheaper');
  assert.equal(findSinglePayment(listOf('Choose', 'Small $10.00', 'Large $20.00')), null);
  assert.equal(findSinglePayment(listOf('Choose', '1x $100.00', '2x $40.00')), null);
});
