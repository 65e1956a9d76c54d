import assert from 'node:assert/strict';
import { test } from 'node:test';
import { complaintCode } from './complaint-words.ts';
import { foldLabel } from './fold-text.ts';
import type { ActionKind, FieldKind, PageKind } from './kinds.ts';
import { compileKinds, matchKinds } from './match-phrases.ts';
import { paymentKind } from './payment-words.ts';
import type { PhraseKind } from './phrase-kinds.ts';
import { roleOfLabel } from './role-of-label.ts';
import { says } from './says.ts';

// All languages are read at once. These words of one were words of another, or parts of them.

const kindsOf = (part: 'actions' | 'pages' | 'ticks', text: string): string[] =>
  matchKinds<ActionKind | PageKind | FieldKind>(compileKinds(part), foldLabel(text)).map(({ kind }) => kind);

test('a word of one language is not taken for one of another', () => {
  // "Tak" is Danish for thanks and Polish for so; "cos" is a Romanian cart and Polish for something.
  assert.ok(!kindsOf('pages', 'Coś poszło nie tak').includes('confirmation'));
  assert.equal(says('cart', 'Coś poszło nie tak'), false);
  // "Tack" is Swedish for thanks and what a horse wears.
  assert.ok(!kindsOf('pages', 'Tack & saddles').includes('confirmation'));
  assert.ok(!kindsOf('actions', 'Ya no está disponible').includes('rejectCookies'));
  assert.ok(!kindsOf('pages', 'Date of birth').includes('address'));
  assert.equal(kindsOf('ticks', 'Accept marketing e-mails')[0], 'newsletter');
  assert.equal(paymentKind('Betalen met creditcard op de website'), 'card');
  // "Šek" is a Czech cheque, and SEK what Swedes pay with.
  assert.equal(paymentKind('790,83 SEK (varav 158,17 SEK moms)'), 'other');
  for (const label of ['Šek', 'Platba šekem']) assert.equal(paymentKind(label), 'offline', label);
  // "Doar" is "only" in Romanian and "donate" in Portuguese.
  assert.ok(!kindsOf('ticks', 'Alb (Doar 10 în stoc)').includes('extra'));
  assert.ok(kindsOf('ticks', 'Quero doar R$ 2,00').includes('extra'));
  // Who agrees to packaging that was used before agrees to no terms.
  assert.ok(!kindsOf('ticks', 'Jag godkänner att få min leverans i återvinningsmaterial').includes('terms'));
  assert.ok(kindsOf('ticks', 'Jag godkänner köpvillkoren').includes('terms'));
  // What arrives the next day leads to no next step.
  for (const label of ['Next day', 'Next working day', 'Next day delivery'])
    assert.ok(!kindsOf('actions', label).includes('continue'), label);
  assert.ok(kindsOf('actions', 'Next step').includes('continue'));
  // "Želeni način dostave" is the wanted delivery in Slovenian, and ends its first word like "there is no".
  assert.equal(complaintCode('Izberite želeni način dostave za to naročilo.'), null);
  assert.equal(complaintCode('Za vaš naslov ni nobenega načina dostave.'), 'no_shipping_method');
  // "Bon" is a Polish voucher, and the beginning of many a name.
  assert.equal(roleOfLabel('Bondi Beach Towel'), 'unknown');
  assert.equal(roleOfLabel('Bon podarunkowy'), 'discount');
  // India's taxes are one of the country and one of the state, or one for goods from another state.
  for (const label of ['CGST', 'SGST (9%)', 'UTGST 2.5%', 'IGST @ 18%']) assert.equal(roleOfLabel(label), 'tax', label);
  for (const label of ['SGSTX fee', 'Digst handling']) assert.notEqual(roleOfLabel(label), 'tax', label);
  // Some shops call the card after the company that takes it, which takes other things besides.
  assert.equal(paymentKind('Stripe'), 'card');
  assert.equal(paymentKind('Stripe - iDEAL'), 'other');
  // A cheque is "šek" in Czech, and SEK a currency.
  for (const label of ['Kort (+ 22,00 SEK)', 'Kort + SEK 22', 'Kort 22 SEK'])
    assert.equal(paymentKind(label), 'card', label);
});

test('notes that every second page carries ask nobody whether they are human', () => {
  for (const note of [
    'We use cookies to improve your experience on this site.',
    'This site is protected by reCAPTCHA and the Google Privacy Policy applies.',
    'Passwords must be at least eight characters in length.',
  ])
    assert.equal(says('asksForHuman', note), false, note);
  for (const question of ['Prove you’re human', 'Type the characters in the image', 'Captcha', 'I’m not a robot'])
    assert.equal(says('asksForHuman', question), true, question);
});

test('what is said in one language is not heard in another', () => {
  const unheard: [PhraseKind, string][] = [
    ['express', 'Delivery to a storage facility'],
    ['aboutMoney', 'Artikel entfernen oder behalten?'],
    ['review', 'Verification code'],
    ['refusal', 'Nu kopen'],
    ['deliveredTomorrow', 'Shipping to Maine'],
    ['extraOffer', 'Gave the address of my office'],
    ['newPassword', 'State (NY)'],
    ['sendingFee', 'Postal code'],
    ['partOfOrder', 'Yes, host my website too'],
    ['colourAxis', 'Variant'],
    ['variantMissing', 'We use cookies to make the shop work'],
    ['newPassword', 'We use cookies'],
    ['feeName', 'Mona Lisa'],
    ['asksForCorrection', 'Thank you, Anna Smith'],
  ];
  assert.deepEqual(
    unheard.filter(([kind, text]) => says(kind, text)),
    [],
  );
});

test('a box that agrees to advertising is no box for the terms', () => {
  for (const label of [
    'Jag godkänner att få nyhetsbrev via e-post',
    'Jeg accepterer at modtage nyhedsbreve',
    'Jeg godtar å motta nyhetsbrev',
    'Hyväksyn uutiskirjeen lähettämisen sähköpostiini',
    'Souhlasím se zasíláním obchodních sdělení třetích stran',
    'Súhlasím so zasielaním obchodných oznámení',
    'Hozzájárulok, hogy hírlevelet küldjenek',
    'Sunt de acord să primesc newsletterul',
    'Ticari elektronik ileti gönderilmesini kabul ediyorum',
    'Συμφωνώ να λαμβάνω το newsletter',
  ])
    assert.equal(kindsOf('ticks', label)[0], 'newsletter', label);
});

test('a tip for the driver is no delivery', () => {
  const tips = [
    'Delivery tip for the driver',
    'Trinkgeld Lieferung',
    'Pourboire livraison',
    'Fooi bezorging',
    '配送チップ',
  ];
  for (const label of tips) assert.equal(roleOfLabel(label), 'fee', label);
  assert.equal(roleOfLabel('Delivery (multiple parcels)'), 'shipping');
});

test('gift wrapping and insurance are no usual fees', () => {
  for (const label of [
    'Emballage cadeau',
    'Hediye paketleme',
    'Ambalare cadou',
    'Συσκευασία δώρου',
    'Poplatek za pojištění',
    'Opłata za opakowanie na prezent',
    'Frais d’emballage cadeau',
    'Gastos de envoltorio',
    'Spese confezione regalo',
    'Taxa de embrulho',
  ])
    assert.equal(says('usualFee', label), false, label);
});

test('an order that was made is not placed again by its name', () => {
  for (const label of ['Kup teraz', 'Zapłać teraz']) {
    assert.ok(kindsOf('actions', label).includes('placeOrder'), label);
    assert.ok(!kindsOf('actions', label).includes('expressWallet'), label);
  }
  assert.ok(!kindsOf('actions', 'Order 1042 details').slice(0, 1).includes('placeOrder'));
});

test('what failed is no confirmation', () => {
  for (const text of ['การสั่งซื้อไม่สำเร็จ', 'お支払い手続きを完了することができません'])
    assert.ok(!kindsOf('pages', text).includes('confirmation'), text);
});

test('"only" and "the same" say nothing by themselves', () => {
  for (const text of ['Leverans på endast 3 dagar', 'Entrega en solo 3 días', 'Само 3 дни до доставката'])
    assert.equal(complaintCode(text), null, text);
  for (const label of ['Muista minut', 'Accetto i termini come descritto nel sito'])
    assert.ok(!kindsOf('ticks', label).includes('sameAddress'), label);
  assert.equal(kindsOf('ticks', '使用不同的账单地址')[0], 'differentAddress');
});

test('a total is a total in every language', () => {
  for (const label of ['Total', 'Σύνολο', 'Suma', 'Summe', 'Sum', 'Kopā', 'Iš viso', 'Kokku', 'Skupaj'])
    assert.equal(roleOfLabel(label), 'total', label);
});
