import assert from 'node:assert/strict';
import { test } from 'node:test';
import { opensOwnBlock } from './opens-own-block.ts';

const button = (text: string, section: string, type = 'button') =>
  opensOwnBlock({ role: 'button', tag: 'button', type, text, section });

test('a button that adds what its own block is called opens the block', () => {
  for (const [text, section] of [
    ['Add: Payment', 'Payment'],
    ['Add Payment', '3 Payment'],
    ['Lisää: Toimitusosoite', 'Yhteystiedot · Toimitusosoite'],
    ['Add: Who is it for?', 'Your details · Who is it for?'],
    ['Προσθήκη: Πληρωμή', 'Πληρωμή'],
    ['Adaugă Metoda de livrare', 'Metoda de livrare'],
    ['Zahlung hinzufügen', 'Zahlung'],
    ['Legg til betaling', 'Betaling'],
    ['お支払いを追加', '3 お支払い'],
    ['配送方法を追加', '配送方法'],
    ['결제를 추가', '결제'],
  ] as const)
    assert.equal(button(text, section), true, text);
});

test('what is sold along, what orders and what sends a form opens nothing', () => {
  for (const [text, section, type] of [
    ['Add payment protection', 'Payment'],
    ['Add: Delivery insurance', 'Delivery insurance'],
    ['Add gift wrap', 'Payment'],
    ['Add: Gift wrap', 'Your details · Gift wrap'],
    ['Add: Extended warranty', 'Payment · Extended warranty'],
    ['Add: Package protection', 'Delivery · Package protection'],
    ['Add: Who is it for?', 'Who is it for?'],
    ['Add delivery for $4.00', 'Delivery'],
    ['Pay now', 'Payment'],
    ['Payment', 'Payment'],
    ['Confirm payment', 'Payment'],
    ['Add payment', 'Payment', 'submit'],
    ['Add to order', 'Your order'],
    ['配送保険を追加', '配送方法'],
    ['お支払い保証を追加', 'お支払い'],
  ] as const)
    assert.equal(button(text, section, type), false, text);
});
