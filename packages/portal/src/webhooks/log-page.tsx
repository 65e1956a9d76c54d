import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { useEndpoints } from '../api/use-endpoints.ts';
import { ReplayIcon } from '../display/icons.tsx';
import { PageHead } from '../display/page-head.tsx';
import { useSession } from '../session/use-session.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { ReplayRange } from './replay-range.tsx';

/** The log of all endpoints of this mode. */
export function LogPage() {
  const { may } = useSession();
  const endpoints = useEndpoints();
  const [isReplaying, setReplaying] = useState(false);
  return (
    <Stack gap="lg">
      <PageHead
        title="Deliveries"
        text="What was sent to all endpoints in the last 30 days."
        back={{ to: '/webhooks', words: 'Webhooks' }}
        actions={
          may('checkout:write') && (
            <Button variant="default" leftSection={<ReplayIcon size={16} />} onClick={() => setReplaying(true)}>
              Replay a time range
            </Button>
          )
        }
      />
      <DeliveryLog endpoints={endpoints.data ?? []} />
      {isReplaying && <ReplayRange onClose={() => setReplaying(false)} />}
    </Stack>
  );
}
