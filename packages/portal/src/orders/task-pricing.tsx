import { type CheckoutTask, isTerminal } from '@cartwright/sdk';
import { Table, Text } from '@mantine/core';
import { Section } from '../display/section.tsx';
import { formatMoney } from './format-money.ts';

export function TaskPricing({ task: { derivedDetails, status } }: { task: CheckoutTask }) {
  const { pricing, selectedShippingOption } = derivedDetails;
  if (!pricing) {
    return (
      <Section title="Price">
        <Text size="sm" c="dimmed">
          {isTerminal(status)
            ? 'The agent did not get as far as the merchant’s order summary.'
            : 'Known once the agent has seen the merchant’s order summary.'}
        </Text>
      </Section>
    );
  }
  const rows = [
    ['Items', pricing.subtotal],
    [selectedShippingOption ? `Shipping: ${selectedShippingOption}` : 'Shipping', pricing.shipping],
    ['Tax', pricing.tax],
    ['Discount', -pricing.discount],
  ] as const;
  return (
    <Section title="Price">
      <Table withRowBorders={false} verticalSpacing={5} horizontalSpacing={0}>
        <Table.Tbody>
          {rows
            .filter(([name, amount]) => name !== 'Discount' || amount !== 0)
            .map(([name, amount]) => (
              <Table.Tr key={name}>
                <Table.Td className="breakable">{name}</Table.Td>
                <Table.Td className="amount">{formatMoney(amount, pricing.currency)}</Table.Td>
              </Table.Tr>
            ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr className="total-row">
            <Table.Th>Total</Table.Th>
            <Table.Th className="amount">{formatMoney(pricing.total, pricing.currency)}</Table.Th>
          </Table.Tr>
        </Table.Tfoot>
      </Table>
    </Section>
  );
}
