import type { CheckoutTask } from '@cartwright/sdk';
import { Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useOrderActions } from '../api/use-order.ts';
import { AskFirst } from '../display/ask-first.tsx';

export function CancelDialog({ task, opened, onClose }: { task: CheckoutTask; opened: boolean; onClose(): void }) {
  const { cancel } = useOrderActions(task.tid);
  const close = () => {
    cancel.reset();
    onClose();
  };
  return (
    <AskFirst
      title="Cancel this order?"
      action="Cancel the order"
      colour="red"
      opened={opened}
      onClose={close}
      onAgreed={() =>
        cancel.mutate(task.executionId, {
          onSuccess: () => {
            notifications.show({ message: 'The cancellation was accepted.' });
            onClose();
          },
        })
      }
      isPending={cancel.isPending}
      error={cancel.error}
    >
      <Text size="sm">
        {isSubmitted(task)
          ? 'The order has been submitted to the merchant and cannot be undone from here. The agent finds out whether it exists, then stops. A refund is between you and the merchant.'
          : 'The agent stops within seconds and nothing is bought. If it submits the order at this very moment, the order stands and a refund is between you and the merchant.'}
      </Text>
      <Text size="sm" c="dimmed">
        A cancelled order is never resumed.
      </Text>
    </AskFirst>
  );
}

const isSubmitted = (task: CheckoutTask) => task.status === 'PLACED' || task.status === 'CONFIRMED';
