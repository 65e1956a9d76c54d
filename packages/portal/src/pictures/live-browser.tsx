import { Button, Loader, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useLiveView } from '../api/use-pictures.ts';
import { FailureAlert } from '../display/failure-alert.tsx';
import { Section } from '../display/section.tsx';
import { Picture } from './picture.tsx';

/** The agent's browser while it buys. */
export function LiveBrowser({ taskId }: { taskId: string }) {
  const [isWatching, setWatching] = useState(false);
  const live = useLiveView(taskId, isWatching);
  return (
    <Section
      title="The browser"
      aside={
        <Button variant="default" size="xs" onClick={() => setWatching(!isWatching)}>
          {isWatching ? 'Stop watching' : 'Watch'}
        </Button>
      }
    >
      {!isWatching && (
        <Text size="sm" c="dimmed">
          Watch the agent at the merchant, up to the moment it types the card.
        </Text>
      )}
      {isWatching && live.error && <FailureAlert error={live.error} />}
      {isWatching && live.data?.pictureWithheld && (
        <Text size="sm" c="dimmed">
          The card has been typed. The page is not shown from here on; the steps go on.
        </Text>
      )}
      {isWatching && !live.error && !live.data?.picture && !live.data?.pictureWithheld && (
        <Stack align="center" p="lg" gap="xs">
          <Loader size="sm" />
          <Text size="sm" c="dimmed" ta="center">
            No picture yet. The browser opens when the purchase begins.
          </Text>
        </Stack>
      )}
      {isWatching && live.data?.picture && <Picture jpeg={live.data.picture} words="The merchant’s page right now" />}
    </Section>
  );
}
