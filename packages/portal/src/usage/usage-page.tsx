import type { UsageReport } from '@cartwright/sdk';
import { EmptyState, Group, Paper, SegmentedControl, SimpleGrid, Stack, Table, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDuration } from '../display/describe-duration.ts';
import { ChartIcon } from '../display/icons.tsx';
import { Loaded } from '../display/loaded.tsx';
import { PageHead } from '../display/page-head.tsx';
import { Section } from '../display/section.tsx';
import { describeFailure } from '../orders/explain-failure.ts';
import { useSession } from '../session/use-session.ts';
import { BarChart } from './bar-chart.tsx';
import { fillPeriods, type Period } from './fill-periods.ts';

const ranges = { '1': '24 hours', '7': '7 days', '30': '30 days', '90': '90 days' };
const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const hour = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hour12: false });

export function UsagePage() {
  const { client } = useSession();
  const [days, setDays] = useState('30');
  const usage = useQuery({
    queryKey: ['usage', days],
    queryFn: () =>
      client.account.usage({
        from: new Date(Date.now() - Number(days) * 86_400_000).toISOString(),
        interval: days === '1' ? 'hour' : 'day',
      }),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack gap="lg">
      <PageHead
        title="Usage"
        text="What was bought, how well it went and what it cost in credits."
        actions={
          <SegmentedControl
            size="xs"
            aria-label="Range"
            value={days}
            onChange={setDays}
            data={Object.entries(ranges).map(([value, label]) => ({ value, label }))}
          />
        }
      />
      <Loaded query={usage}>
        {(report) => (report.total.created === 0 ? <NothingYet /> : <Report report={report} />)}
      </Loaded>
    </Stack>
  );
}

function Report({ report }: { report: UsageReport }) {
  const { total, failures, interval } = report;
  const periods = fillPeriods(report);
  const label = ({ start }: Period) => (interval === 'day' ? day : hour).format(new Date(start));
  const ended = total.completed + total.failed;
  return (
    <>
      <SimpleGrid cols={{ base: 2, md: 4 }}>
        <Figure name="Orders" value={total.created.toLocaleString('en')} />
        <Figure name="Success rate" value={ended === 0 ? '–' : `${((100 * total.completed) / ended).toFixed(1)} %`} />
        <Figure name="Credits" value={total.credits.toLocaleString('en', { maximumFractionDigits: 1 })} />
        <Figure
          name="Time to order, median"
          value={total.medianSeconds === null ? '–' : formatDuration(total.medianSeconds * 1000)}
        />
      </SimpleGrid>
      <Section title="Orders" aside={<Legend />}>
        <BarChart
          title="Orders by outcome"
          bars={periods.map((period) => ({
            label: label(period),
            parts: [
              { name: 'completed', className: 'bar-completed', value: period.completed },
              { name: 'failed', className: 'bar-failed', value: period.failed },
              {
                name: 'cancelled or running',
                className: 'bar-other',
                value: period.created - period.completed - period.failed,
              },
            ],
          }))}
        />
      </Section>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <Section title="Credits">
          <BarChart
            title="Credits"
            bars={periods.map((period) => ({
              label: label(period),
              parts: [{ name: 'credits', className: 'bar-credits', value: Math.round(period.credits * 100) / 100 }],
            }))}
          />
        </Section>
        <Section
          title="Time to order"
          aside={
            <Text size="xs" c="dimmed">
              median, and nine of ten
            </Text>
          }
        >
          <BarChart
            title="Time to order"
            format={(seconds) => `${Math.round(seconds)} s`}
            bars={periods.map((period) => ({
              label: label(period),
              parts: [
                { name: 'median', className: 'bar-completed', value: period.medianSeconds ?? 0 },
                {
                  name: 'more for the slowest tenth',
                  className: 'bar-other',
                  value: (period.p90Seconds ?? 0) - (period.medianSeconds ?? 0),
                },
              ],
            }))}
          />
        </Section>
      </SimpleGrid>
      {failures.length > 0 && (
        <Section title="Why orders failed">
          <Table>
            <Table.Tbody>
              {failures.map(({ code, count }) => (
                <Table.Tr key={code}>
                  <Table.Td>{describeFailure(code as never)}</Table.Td>
                  <Table.Td className="amount">{count}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Section>
      )}
    </>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <Paper withBorder p="md">
      <Text size="sm" c="dimmed">
        {name}
      </Text>
      <Text className="figure-value">{value}</Text>
    </Paper>
  );
}

function Legend() {
  const parts = [
    ['bar-completed', 'Completed'],
    ['bar-failed', 'Failed'],
    ['bar-other', 'Other'],
  ] as const;
  return (
    <Group gap="sm">
      {parts.map(([className, words]) => (
        <Group key={className} gap={6}>
          <svg width="10" height="10" aria-hidden="true">
            <rect width="10" height="10" rx="2" className={className} />
          </svg>
          <Text size="xs">{words}</Text>
        </Group>
      ))}
    </Group>
  );
}

function NothingYet() {
  return (
    <Paper withBorder p="xl">
      <EmptyState
        icon={<ChartIcon size={28} />}
        variant="light"
        title="No orders in this period"
        description="Figures appear with the first order. Choose a longer range to see older ones."
      />
    </Paper>
  );
}
