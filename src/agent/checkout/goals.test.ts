import assert from 'node:assert/strict';
import { test } from 'node:test';
import { complaintCode } from '../../words/complaint-words.ts';
import { paymentKind } from '../../words/payment-words.ts';
import type { ShippingOption } from '../perception/index.ts';
import { rankShippingOptions } from './rank-shipping-options.ts';

const option = (label: string, minor: number | null, days: number | null = null, isPickup = false): ShippingOption => ({
  ref: '0:1',
  label,
  price: minor === null ? null : { amount: String(minor / 100), amountMinor: minor, currency: 'USD' },
  isPickup,
  daysMin: days,
  daysMax: days,
  selected: false,
  optionValue: '',
});
const best = (options: ShippingOption[], strategy: 'cheapest' | 'fastest') =>
  rankShippingOptions(options, strategy)[0]?.label;

test('cheapest takes the lowest price that delivers, never pick-up', () => {
  assert.equal(
    best([option('Store pickup', 0, 1, true), option('Express', 1500, 1), option('Standard', 500, 5)], 'cheapest'),
    'Standard',
  );
  assert.equal(best([option('Store pickup', 0, 1, true)], 'cheapest'), undefined);
  assert.equal(best([option('On request', null), option('Standard', 500)], 'cheapest'), 'Standard');
});

test('of deliveries without prices the cheapest is not the one that is fast', () => {
  assert.equal(best([option('Courier', null, 1), option('Parcel', null, 4)], 'cheapest'), 'Parcel');
  assert.equal(best([option('Express', null), option('Standard', null)], 'cheapest'), 'Standard');
  assert.equal(best([option('Parcel', 500, 4), option('Courier', 500, 1)], 'cheapest'), 'Courier');
});

test('fastest goes by days, then by words, then by price', () => {
  assert.equal(best([option('Standard', 500, 5), option('Express', 1500, 1)], 'fastest'), 'Express');
  assert.equal(
    best([option('Standard', 500), option('Next day air', 2500), option('Express', 1500)], 'fastest'),
    'Next day air',
  );
  assert.equal(best([option('Blue', 500), option('Red', 900)], 'fastest'), 'Red');
  assert.equal(
    best([option('Exprés (48 h)', 450), option('SEUR 24 (día siguiente)', 995)], 'fastest'),
    'SEUR 24 (día siguiente)',
  );
});

test('payment labels are told apart in several languages', () => {
  for (const label of [
    'Credit card',
    'Kreditkarte',
    'Carte bancaire',
    'Tarjeta de crédito',
    'Karta płatnicza',
    'Debit or credit card',
    '💳 カード',
  ]) {
    assert.equal(paymentKind(label), 'card', label);
  }
  for (const label of [
    'Cash on delivery',
    'Vorkasse',
    'Rechnung',
    'Virement bancaire',
    'Check / Money order',
    'Test payment',
  ]) {
    assert.equal(paymentKind(label), 'offline', label);
  }
  for (const label of ['PayPal', 'Gift card', 'Klarna', 'Apple Pay', '会員カード'])
    assert.equal(paymentKind(label), 'other', label);
});

test('merchants’ complaints are understood', () => {
  assert.equal(complaintCode('Sorry, this item is sold out.'), 'out_of_stock');
  assert.equal(complaintCode('Only 2 left in stock'), 'insufficient_stock');
  assert.equal(complaintCode('Sorry, we do not have that many in stock.'), 'insufficient_stock');
  assert.equal(complaintCode('Sorry, you can only buy 2 of these.'), 'insufficient_stock');
  assert.equal(complaintCode('Sie können nur 3 Stück bestellen.'), 'insufficient_stock');
  assert.equal(complaintCode('Vous ne pouvez commander que 2 articles.'), 'insufficient_stock');
  assert.equal(complaintCode('You cannot add that amount: we have 2 in stock.'), 'insufficient_stock');
  assert.equal(complaintCode('La quantité demandée n’est pas disponible.'), 'insufficient_stock');
  assert.equal(complaintCode('Items with ** are not available in the requested quantity!'), 'insufficient_stock');
  assert.equal(complaintCode('Items with ** are not in stock!'), 'out_of_stock');
  assert.equal(complaintCode('Ihre Karte wurde abgelehnt.'), 'card_declined');
  assert.equal(complaintCode('There was an issue processing your payment. Try again.'), 'card_declined');
  assert.equal(complaintCode('We were unable to charge your card.'), 'card_declined');
  assert.equal(complaintCode('Cet article est épuisé'), 'out_of_stock');
  assert.equal(complaintCode('Please choose a size'), 'variant_required');
  assert.equal(complaintCode('Bitte wählen Sie eine Farbe'), 'variant_required');
  for (const text of [
    'Bitte wählen Sie eine Versandart',
    'Bitte wählen Sie eine Zahlungsart',
    'Bitte Lieferart wählen',
  ])
    assert.equal(complaintCode(text), null, text);
  assert.equal(complaintCode('We do not ship to this address'), 'no_shipping_method');
  assert.equal(complaintCode('Please enter your phone number'), null);
});
