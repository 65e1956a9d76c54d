import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isUnaskedFee } from './is-unasked.ts';

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
  ])
    assert.equal(isUnaskedFee(label), true, label);
});
