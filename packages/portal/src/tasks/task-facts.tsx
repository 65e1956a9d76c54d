import type { CheckoutTask } from '@cartwright/contract';
import { Stack } from '@mantine/core';
import { Facts } from '../display/facts.tsx';
import { Moment } from '../display/moment.tsx';
import { Section } from '../display/section.tsx';
import { FullId } from '../display/short-id.tsx';
import { StatusBadge } from '../display/status-badge.tsx';

export function TaskFacts({ task }: { task: CheckoutTask }) {
  const attempts = task.iterations.toSorted((one, other) => one.executionNumber - other.executionNumber);
  const coupons = task.addons.couponCode ?? [];
  return (
    <Section title="Details">
      <Facts
        rows={[
          ['Task', <FullId key="task" id={task.tid} what="the task id" />],
          ['Attempt', <FullId key="attempt" id={task.executionId} what="the execution id" />],
          ['Group', <FullId key="group" id={task.groupId} what="the group id" />],
          ['Shipping', task.derivedDetails.shippingMethod?.strategy ?? task.customer.shippingMethod?.strategy ?? null],
          ['Coupons', coupons.join(', ')],
          [
            'Attempts',
            attempts.length > 1 ? (
              <Stack key="attempts" gap={6}>
                {attempts.map((attempt) => (
                  <span key={attempt.executionId}>
                    {attempt.executionNumber}. <StatusBadge status={attempt.status} size="sm" />{' '}
                    {attempt.failure?.code ?? ''} <Moment at={attempt.endedAt ?? attempt.createdAt} inherit />
                  </span>
                ))}
              </Stack>
            ) : null,
          ],
        ]}
      />
    </Section>
  );
}
