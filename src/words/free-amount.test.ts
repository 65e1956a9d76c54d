import assert from 'node:assert/strict';
import { test } from 'node:test';
import { says } from './says.ts';

test('a word in place of an amount says that there is nothing to pay', () => {
  const words = [
    ...['Free', 'Free of charge', 'No charge', 'Complimentary', 'Kostenlos', 'Versandkostenfrei', 'Gratis', 'Gratuito'],
    ...['Sin cargo', 'Senza costi', 'Offert', 'Offerte', 'Sem custo', 'Za darmo', 'Zdarma', 'Zadarmo', 'Maksuton'],
    ...['Fri fragt', 'Uden beregning', 'Fraktfri', 'Kostnadsfritt', 'Utan kostnad', 'Ingyenes', 'Díjtalan', 'Gratuit'],
    ...[
      'Δωρεάν',
      'Χωρίς χρέωση',
      'Ücretsiz',
      'Bedelsiz',
      '無料',
      'Безкоштовно',
      'Бесплатно',
      'مجانا',
      'بدون رسوم',
      '무료',
      '免费',
    ],
  ];
  for (const word of words) assert.ok(says('freeAmount', word), word);
});

test('a sentence that holds such a word, or a word that is near it, stands for no amount', () => {
  for (const text of [
    'Free returns',
    'Free gift',
    'Sign up free',
    'No charge until it ships',
    'Charge',
    'Cost',
    'Frei',
    'Kosten',
  ])
    assert.ok(!says('freeAmount', text), text);
});
