import { Button, Group, Modal, SimpleGrid, Stack, Switch, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useState } from 'react';
import { toFailure } from '../api/failure.ts';
import { useReplay } from '../api/use-deliveries.ts';
import { FailureAlert } from '../display/failure-alert.tsx';

/** As a datetime-local field expects it, in the viewer's time zone. */
function toFieldValue(date: Date): string {
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

export function ReplayRange({ endpointId, onClose }: { endpointId?: string | undefined; onClose(): void }) {
  const [since, setSince] = useState(() => toFieldValue(new Date(Date.now() - 3_600_000)));
  const [until, setUntil] = useState('');
  const [onlyUndelivered, setOnlyUndelivered] = useState(true);
  const replay = useReplay();
  const about = (path: string) => (replay.error ? toFailure(replay.error).about(path) : undefined);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    replay.mutate(
      {
        since: new Date(since).toISOString(),
        ...(until && { until: new Date(until).toISOString() }),
        ...(endpointId && { endpointId }),
        onlyUndelivered,
      },
      {
        onSuccess: ({ deliveries }) => {
          notifications.show({
            message: deliveries === 1 ? '1 delivery started.' : `${deliveries} deliveries started.`,
          });
          onClose();
        },
      },
    );
  };

  return (
    <Modal opened onClose={onClose} title="Replay a time range" size="lg">
      <form onSubmit={submit}>
        <Stack>
          <Text size="sm" c="dimmed">
            Sends the events of that period again under their original ids, so that receivers recognise them. Samples
            are not included.
          </Text>
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput
              label="From"
              type="datetime-local"
              value={since}
              onChange={(event) => setSince(event.currentTarget.value)}
              error={about('since')}
              required
              withAsterisk={false}
            />
            <TextInput
              label="Until"
              description="Empty means now"
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              type="datetime-local"
              value={until}
              onChange={(event) => setUntil(event.currentTarget.value)}
              error={about('until')}
            />
          </SimpleGrid>
          <Switch
            label="Only events that were not delivered"
            checked={onlyUndelivered}
            onChange={(event) => setOnlyUndelivered(event.currentTarget.checked)}
          />
          {replay.error && <FailureAlert error={replay.error} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Back
            </Button>
            <Button type="submit" loading={replay.isPending}>
              Replay
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
