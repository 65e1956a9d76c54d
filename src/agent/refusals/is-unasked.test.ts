import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isUnaskedCharge, isUnaskedFee } from './is-unasked.ts';

test('what a merchant charges for ordering is a fee in any language', () => {
  for (const label of [
    'Service fee',
    'Card surcharge',
    'Kártyadíj',
    'Poplatek za kartu',
    'Kortavgift',
    'Betalingsgebyr',
    'Behandelkosten',
    'Frais de carte',
    'Χρέωση κάρτας',
    'Плата за обробку',
    'Maksutavan lisä',
    'Taxa do cartão',
    'Оплата за обработку заказа',
    'Troškovi obrade',
    'Käitlustasu',
  ])
    assert.equal(isUnaskedFee(label), false, label);
});

test('what shops sell along was not asked for, whether or not they call it a fee', () => {
  for (const label of [
    'Gift wrapping',
    'Priority handling',
    'Insurance fee',
    'Club fee',
    'Quay care',
    'Enamel Kettle',
    'Protección del paquete',
    'Díszcsomagolás',
    'Подарункова упаковка',
    'Doneer een boom',
    'Приоритетная обработка заказа',
    'Плата за пріоритетну обробку',
    'Prioritetna obrada',
  ])
    assert.equal(isUnaskedFee(label), true, label);
});

test('what the chosen way to pay says that it adds was asked for by any name, save one that sells something', () => {
  const isUnasked = (label: string, amountMinor: number, paymentSurcharge: number | null) =>
    isUnaskedCharge({ paymentSurcharge }, { label, money: { amount: '', amountMinor, currency: 'EUR' } });
  assert.equal(isUnasked('Lxuhagläx', 200, 200), false);
  assert.equal(isUnasked('Lxuhagläx', 201, 200), true);
  assert.equal(isUnasked('Lxuhagläx', 200, null), true);
  assert.equal(isUnasked('Gift wrapping', 200, 200), true);
});
