import assert from 'node:assert/strict';
import { test } from 'node:test';
import { complaintCode } from './complaint-words.ts';
import { says } from './says.ts';

const PAID = [
  'Your order has been paid',
  'Ihre Bestellung wurde bezahlt',
  'Votre commande a été payée',
  'Tu pedido ha sido pagado',
  'L’ordine è stato pagato',
  'Je bestelling is betaald',
  'Zamówienie zostało opłacone',
  'O seu pedido foi pago',
  'Objednávka byla úspěšně zaplacena',
  'Comanda a fost plătită',
  'Sikeres fizetés',
  'Заказ оплачен',
  'Η πληρωμή ήταν επιτυχής',
  'お支払いが完了しました',
  '支付成功',
];

/** Nothing but the payment is spoken of, and it did not come. */
const UNPAID = [
  'Your order has not been paid',
  'Ihre Bestellung ist nicht bezahlt',
  'Votre commande n’est pas payée',
  'El pedido no ha sido pagado',
  'L’ordine non è stato pagato',
  'Заказ не оплачен',
];

test('that an order was paid is told from that it was not', () => {
  assert.deepEqual(
    PAID.filter((text) => !says('orderPaid', text)),
    [],
  );
  assert.deepEqual(
    UNPAID.filter((text) => says('orderPaid', text)),
    [],
  );
});

test('an order that could not be paid is a refused card; one that is not paid yet is none', () => {
  const refused = [
    'Leider konnte Ihre Bestellung nicht bezahlt werden.',
    'Sorry, your order could not be paid.',
    'El pedido no se ha podido pagar',
    'El pedido no ha podido ser pagado',
    'Je bestelling kon niet worden betaald',
  ];
  for (const text of refused) assert.equal(complaintCode(text), 'card_declined', text);
  for (const text of ['Status: not paid', 'Ihre Bestellung ist noch nicht bezahlt'])
    assert.equal(complaintCode(text), null, text);
});
