import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOffer, isRefusal } from './decline-extras.ts';

test('a no is understood in many languages, and "not now" too', () => {
  for (const text of [
    'No, thanks',
    'None',
    'Not this time',
    'Continue without protection',
    'Nein danke',
    'Keine Versicherung',
    'Ohne Garantie',
    'Non merci',
    'Sans assurance',
    'No, gracias',
    'Sin seguro',
    'Nessuna garanzia',
    'Geen verzekering',
    'Não, obrigado',
    'Sem seguro',
    'Nie, dziękuję',
    'Bez ubezpieczenia',
    'No tip (+$0.00)',
    'Jetzt nicht',
    'Ahora no',
    'Şimdi değil',
  ])
    assert.equal(isRefusal(text), true, text);
});

test('a single purchase refuses a subscription', () => {
  for (const text of ['One-time purchase', 'Einmalige Lieferung', 'Une seule fois', 'Una sola vez', 'Jednorazowo'])
    assert.equal(isRefusal(text), true, text);
});

test('what takes an offer or names a price is no refusal', () => {
  for (const text of ['Yes, add it', 'Add protection (+$3.95)', 'No worries plan +$2.00', 'Express', 'Norway', '10%'])
    assert.equal(isRefusal(text), false, text);
});

test('offers are known by money or by what shops like to sell along', () => {
  for (const text of ['Gift box (+$3.00)', 'Join the club', 'Renew automatically', 'Versicherung', 'Propina', '15%'])
    assert.equal(isOffer(text), true, text);
  for (const text of ['Mr', 'Home address', 'Business', 'Leave at the door']) assert.equal(isOffer(text), false, text);
});
