import type { Address, CheckoutTask } from '@cartwright/sdk';
import { Facts } from '../display/facts.tsx';
import { Section } from '../display/section.tsx';

/** As the API echoes it: card data is masked before it gets here. */
export function TaskCustomer({ customer }: { customer: CheckoutTask['customer'] }) {
  const { contact, shippingAddress, billingAddress, payment } = customer;
  return (
    <Section title="Customer">
      <Facts
        rows={[
          ['Name', `${contact.firstName} ${contact.lastName}`],
          ['E-mail', contact.email],
          ['Phone', contact.phone],
          ['Ship to', describeAddress(shippingAddress)],
          ['Bill to', billingAddress && describeAddress(billingAddress)],
          ['Payment', describePayment(payment)],
        ]}
      />
    </Section>
  );
}

function describeAddress({ addressLine1, addressLine2, city, province, postalCode, country }: Address): string {
  return [addressLine1, addressLine2, `${city} ${province} ${postalCode}`.replaceAll(/ +/g, ' '), country]
    .filter(Boolean)
    .join(', ');
}

function describePayment({ provider, data }: CheckoutTask['customer']['payment']): string {
  if (typeof data === 'string') return `Buyer ${data}`;
  if (typeof data.cardNumber === 'string') return `Test card ${data.cardNumber}`;
  if (typeof data.sessionId === 'string') return `Payment session ${data.sessionId}`;
  return provider ?? 'unknown';
}
