import type { CheckoutTask } from '@cartwright/sdk';
import { Facts } from '../display/facts.tsx';
import { Section } from '../display/section.tsx';
import { FullId } from '../display/short-id.tsx';

export function TaskFacts({ task }: { task: CheckoutTask }) {
  const coupons = task.addons.couponCode ?? [];
  return (
    <Section title="Details">
      <Facts
        rows={[
          ['Order', <FullId key="task" id={task.tid} what="the task id" />],
          ['Attempt', <FullId key="attempt" id={task.executionId} what="the execution id" />],
          ['Group', <FullId key="group" id={task.groupId} what="the group id" />],
          ['Shipping', task.derivedDetails.shippingMethod?.strategy ?? task.customer.shippingMethod?.strategy ?? null],
          ['Coupons', coupons.join(', ')],
        ]}
      />
    </Section>
  );
}
