import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ShippingOption } from '../perception/index.ts';
import { payableByCard, paysByCard } from './delivery-with-payment.ts';

test('a delivery may name how it is paid: by card, also in brackets, unless it is paid offline', () => {
  for (const label of [
    'Kurier (2-3 dni), Przelewy24 (karta, BLIK, szybki przelew)',
    'Courier - credit card',
    'Kurier, PayU',
  ])
    assert.ok(paysByCard(label), label);
  for (const label of ['Kurier za pobraniem (gotówka lub karta)', 'Kurier, przelew bankowy', 'Courier (1-2 days)'])
    assert.ok(!paysByCard(label), label);
});

test('where some deliveries are paid by card, those that are paid offline are no choice', () => {
  const names = (labels: string[]) =>
    payableByCard(labels.map((label) => ({ label }) as ShippingOption)).map(({ label }) => label);
  assert.deepEqual(names(['Kurier, przelew bankowy', 'Kurier, PayU', 'Kurier za pobraniem']), ['Kurier, PayU']);
  assert.deepEqual(names(['Kurier', 'Kurier za pobraniem']), ['Kurier', 'Kurier za pobraniem']);
});
