import type { WebhookCreated } from '@cartwright/contract';
import { Alert, Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { CopyButton } from '../display/copy-button.tsx';
import { Moment } from '../display/moment.tsx';

/** The one time a signing secret is seen. Closed only on purpose: it does not come back. */
export function SecretDialog({ created, onClose }: { created: WebhookCreated | null; onClose(): void }) {
  return (
    <Modal
      opened={created !== null}
      onClose={onClose}
      title="The signing secret"
      size="lg"
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
    >
      {created && (
        <Stack>
          <Text size="sm">
            Your receiver checks with it that a delivery comes from here and was not changed (Standard Webhooks).
          </Text>
          <TextInput
            aria-label="Signing secret"
            value={created.secret}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
            styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
          />
          <Alert color="yellow">It is not shown again. Keep it now, as you would a password.</Alert>
          {created.previousSecretExpiresAt && (
            <Text size="sm" c="dimmed" component="div">
              Deliveries carry the old signature too, until <Moment at={created.previousSecretExpiresAt} inherit />.
            </Text>
          )}
          <Group justify="flex-end">
            <CopyButton text={created.secret}>Copy</CopyButton>
            <Button variant="default" onClick={onClose}>
              I have kept it
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}
