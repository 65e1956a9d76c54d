import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asMessage, mayConfirm } from './answer-dialogs.ts';

test('a question about taking something away may be answered yes', () => {
  for (const question of [
    'Are you sure?',
    'Remove Wool Blanket from your cart?',
    'Artikel wirklich löschen?',
    'Usunąć?',
  ])
    assert.equal(mayConfirm(question), true, question);
});

test('a question about money is never answered yes', () => {
  for (const question of [
    'Pay now?',
    'Place your order?',
    'Keep it for only $9.00?',
    'Jetzt kostenpflichtig bestellen?',
    'Voulez-vous payer maintenant ?',
    'Zapłacić 20,00 zł?',
  ])
    assert.equal(mayConfirm(question), false, question);
});

test('a notice is a refusal only when it words one', () => {
  for (const text of [
    'Your card was declined.',
    'Please enter a valid phone number.',
    'Bitte wählen Sie eine Zahlungsart.',
    'Veuillez accepter les conditions.',
    'Wystąpił błąd.',
  ])
    assert.equal(asMessage(text).kind, 'error', text);
  for (const text of [
    'We have received your wish.',
    'Please wait, do not close this window.',
    'Thank you!',
    'Danke, bitte warten',
  ])
    assert.equal(asMessage(text).kind, 'info', text);
});
