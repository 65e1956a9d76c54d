import { Alert, Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { CopyButton } from './copy-button.tsx';

export interface OnceDialogProps {
  title: string;
  label: string;
  /** Null while there is nothing to show. */
  secret: string | null;
  onClose(): void;
  children: ReactNode;
  warning?: string;
}

/** The one time something secret is seen. It closes only on purpose, because it is never shown again. */
export function OnceDialog({
  title,
  label,
  secret,
  onClose,
  children,
  warning = 'It is not shown again. Save it now, as you would a password.',
}: OnceDialogProps) {
  return (
    <Modal
      opened={secret !== null}
      onClose={onClose}
      title={title}
      size="lg"
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
    >
      <Stack>
        <Text size="sm" component="div">
          {children}
        </Text>
        <TextInput
          aria-label={label}
          value={secret ?? ''}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
          styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
        />
        <Alert color="yellow">{warning}</Alert>
        <Group justify="flex-end">
          <CopyButton text={secret ?? ''}>Copy</CopyButton>
          <Button variant="default" onClick={onClose}>
            I have saved it
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
