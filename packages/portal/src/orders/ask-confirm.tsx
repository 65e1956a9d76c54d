import type { CheckoutTask } from '@cartwright/sdk';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useOrderActions } from '../api/use-order.ts';
import { AskFirst } from '../display/ask-first.tsx';
import { BagIcon } from '../display/icons.tsx';
import { useSession } from '../session/use-session.ts';
import { formatMoney } from './format-money.ts';

/** While the order waits for the customer's word. Agreeing binds to exactly the total that is shown here. */
export function AskConfirm({ task }: { task: CheckoutTask }) {
  const { may } = useSession();
  const { confirm } = useOrderActions(task.tid);
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
      <Alert color="orange" icon={<BagIcon />} title="The order is ready and waits for your confirmation">
        <Stack gap="sm">
          <Text size="sm">
            {task.merchant} asks for {total} in total. Nothing is bought until someone confirms.
          </Text>
          {may('checkout:write') ? (
            <Group gap="xs">
              <Button size="sm" onClick={() => setAsking(true)}>
                Confirm {total}
              </Button>
            </Group>
          ) : (
            <Text size="sm">Your role can see this order, but not confirm it.</Text>
          )}
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
          The agent places the order at {task.merchant} for exactly <b>{total}</b>, and the card is charged. If the
          merchant’s total has changed in the meantime, nothing is bought and you are asked again.
        </Text>
      </AskFirst>
    </>
  );
}
