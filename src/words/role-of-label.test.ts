import assert from 'node:assert/strict';
import { test } from 'node:test';
import { roleOfLabel } from './role-of-label.ts';

test('the amount of a tax is a tax, be it one word or several', () => {
  for (const label of [
    'Skattebeløp',
    'Mva-beløp',
    'Momsbeløb',
    'Skattebelopp',
    'Steuerbetrag',
    'MwSt-Betrag',
    'BTW-bedrag',
    'Tax amount',
    'Montant TVA',
    'Importe del IVA',
    'Importo IVA',
    'Valor do imposto',
    'Kwota VAT',
    'Výše DPH',
    'Valoare TVA',
    'Сумма НДС',
    'KDV tutarı',
    'ÁFA összege',
    'ALV-määrä',
    '消費税額',
    '税额',
  ])
    assert.equal(roleOfLabel(label), 'tax', label);
});

test('an amount of something else is none', () => {
  for (const label of ['Totalbeløp', 'Rechnungsbetrag', 'Importe total', 'Kwota do zapłaty'])
    assert.notEqual(roleOfLabel(label), 'tax', label);
});
