import type { CheckoutTask } from '@cartwright/contract';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTaskActions } from '../api/use-task.ts';
import { AskFirst } from '../display/ask-first.tsx';
import { BagIcon } from '../display/icons.tsx';
import { formatMoney } from './format-money.ts';

/** While the order waits for the customer's word. Agreeing binds to exactly the total that is shown here. */
export function AskConfirm({ task }: { task: CheckoutTask }) {
  const { confirm } = useTaskActions(task.tid);
  const [isAsking, setAsking] = useState(false);
  const { pricing } = task.derivedDetails;
  if (task.status !== 'PENDING_CONFIRMATION' || !pricing) return null;
  const total = formatMoney(pricing.total, pricing.currency);
  const close = () => {
    setAsking(false);
    confirm.reset();
  };
  return (
    <>
      <Alert color="orange" icon={<BagIcon />} title="The order is ready and waits for a confirmation">
        <Stack gap="sm">
          <Text size="sm">
            {task.merchant} asks for {total} in all. Nothing is bought until it is confirmed.
          </Text>
          <Group gap="xs">
            <Button size="sm" onClick={() => setAsking(true)}>
              Confirm {total}
            </Button>
          </Group>
        </Stack>
      </Alert>
      <AskFirst
        title="Place this order?"
        action={`Buy for ${total}`}
        opened={isAsking}
        onClose={close}
        onAgreed={() =>
          confirm.mutate({ executionId: task.executionId, total: pricing.total }, { onSuccess: () => setAsking(false) })
        }
        isPending={confirm.isPending}
        error={confirm.error}
      >
        <Text size="sm">
          The agent places the order at {task.merchant} for exactly <b>{total}</b>. If the total has changed since, it
          does not.
        </Text>
      </AskFirst>
    </>
  );
}
