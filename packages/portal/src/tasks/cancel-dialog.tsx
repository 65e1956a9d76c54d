import type { CheckoutTask } from '@cartwright/contract';
import { Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useTaskActions } from '../api/use-task.ts';
import { AskFirst } from '../display/ask-first.tsx';

export function CancelDialog({ task, opened, onClose }: { task: CheckoutTask; opened: boolean; onClose(): void }) {
  const { cancel } = useTaskActions(task.tid);
  const close = () => {
    cancel.reset();
    onClose();
  };
  return (
    <AskFirst
      title="Cancel this task?"
      action="Cancel the task"
      colour="red"
      opened={opened}
      onClose={close}
      onAgreed={() =>
        cancel.mutate(task.executionId, {
          onSuccess: () => {
            notifications.show({ message: 'The cancellation is accepted.' });
            onClose();
          },
        })
      }
      isPending={cancel.isPending}
      error={cancel.error}
    >
      <Text size="sm">
        A cancelled task is never resumed. An order that was already submitted is not undone: a refund is then between
        you and the merchant.
      </Text>
    </AskFirst>
  );
}
