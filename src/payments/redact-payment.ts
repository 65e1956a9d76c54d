import { type CustomerEcho, isTestPayment, type Payment } from '@cartwright/contract';

/**
 * The payment as answers, webhooks and the database may show it: the CVV masked, the card number cut to its last four
 * digits.
 */
export function redactPayment(payment: Payment): CustomerEcho['payment'] {
  if (!isTestPayment(payment)) return payment as CustomerEcho['payment'];
  const digits = payment.data.cardNumber.replaceAll(/\D/g, '');
  return {
    provider: 'test',
    data: {
      ...payment.data,
      cardNumber: '*'.repeat(digits.length - 4) + digits.slice(-4),
      cvv: '*'.repeat(payment.data.cvv.length),
    },
  };
}
