import type { UsageReport } from '@cartwright/sdk';
import { Anchor, EmptyState, Paper, Stack, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { formatDuration } from '../display/describe-duration.ts';
import { ShopIcon } from '../display/icons.tsx';
import { Loaded } from '../display/loaded.tsx';
import { PageHead } from '../display/page-head.tsx';
import { Section } from '../display/section.tsx';
import { useSession } from '../session/use-session.ts';
import { RecipeList } from './recipe-list.tsx';

const DAYS = 90;

export function MerchantsPage() {
  const { client, member } = useSession();
  const usage = useQuery({
    queryKey: ['usage', 'merchants'],
    queryFn: () => client.account.usage({ from: new Date(Date.now() - DAYS * 86_400_000).toISOString() }),
  });
  return (
    <Stack gap="lg">
      <PageHead title="Merchants" text={`Where you bought in the last ${DAYS} days, and how well it went.`} />
      <Loaded query={usage}>
        {({ merchants }) => (merchants.length === 0 ? <NothingYet /> : <MerchantTable merchants={merchants} />)}
      </Loaded>
      {member.isOperator && <RecipeList />}
    </Stack>
  );
}

function MerchantTable({ merchants }: { merchants: UsageReport['merchants'] }) {
  return (
    <Section title={merchants.length === 1 ? '1 merchant' : `${merchants.length} merchants`}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard. */}
      <section className="wide-table" tabIndex={0} aria-label="Merchants">
        <Table horizontalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Merchant</Table.Th>
              <Table.Th className="amount">Orders</Table.Th>
              <Table.Th className="amount">Success</Table.Th>
              <Table.Th className="amount" visibleFrom="xs">
                Median time
              </Table.Th>
              <Table.Th className="amount" visibleFrom="xs">
                Credits
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {merchants.map((one) => (
              <Table.Tr key={one.merchant}>
                <Table.Td className="breakable">
                  <Anchor component={Link} href={`/orders?merchant=${encodeURIComponent(one.merchant)}`} size="sm">
                    {one.merchant}
                  </Anchor>
                </Table.Td>
                <Table.Td className="amount">{one.created}</Table.Td>
                <Table.Td className="amount">{successOf(one)}</Table.Td>
                <Table.Td className="amount" visibleFrom="xs">
                  {one.medianSeconds === null ? '–' : formatDuration(one.medianSeconds * 1000)}
                </Table.Td>
                <Table.Td className="amount" visibleFrom="xs">
                  {Math.round(one.credits * 100) / 100}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </section>
    </Section>
  );
}

/** Without cancelled orders, which say nothing about the merchant. */
function successOf({ completed, failed }: { completed: number; failed: number }): React.ReactNode {
  if (completed + failed === 0) return '–';
  const rate = Math.round((100 * completed) / (completed + failed));
  return (
    <Text span size="sm" {...(rate < 50 && { c: 'red' })}>
      {rate} %
    </Text>
  );
}

function NothingYet() {
  return (
    <Paper withBorder p="xl">
      <EmptyState
        icon={<ShopIcon size={28} />}
        variant="light"
        title="No merchants yet"
        description="Merchants appear here with the first order at each of them."
      />
    </Paper>
  );
}
