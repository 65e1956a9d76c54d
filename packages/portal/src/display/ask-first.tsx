import { Button, Group, Modal, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { FailureAlert } from './failure-alert.tsx';

export interface AskFirstProps {
  title: string;
  /** What the button does, in words that make sense on their own. */
  action: string;
  colour?: string;
  opened: boolean;
  onClose(): void;
  onAgreed(): void;
  isPending: boolean;
  error: unknown;
  children: ReactNode;
}

/** Asks before something that is binding or cannot be undone. */
export function AskFirst({
  title,
  action,
  colour = 'green',
  opened,
  onClose,
  onAgreed,
  isPending,
  error,
  children,
}: AskFirstProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={title}>
      <Stack>
        {children}
        {error ? <FailureAlert error={error} /> : null}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Back
          </Button>
          <Button color={colour} loading={isPending} onClick={onAgreed}>
            {action}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
