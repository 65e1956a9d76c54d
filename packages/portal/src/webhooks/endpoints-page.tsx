import type { WebhookCreated, WebhookEndpoint } from '@cartwright/sdk';
import { Button, EmptyState, Group, Paper, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import { useEndpoints } from '../api/use-endpoints.ts';
import { BellIcon, ListIcon, PlusIcon } from '../display/icons.tsx';
import { allKinds } from '../display/kind-words.ts';
import { Loaded } from '../display/loaded.tsx';
import { PageHead } from '../display/page-head.tsx';
import { useSession } from '../session/use-session.ts';
import { describeAuth } from './describe-auth.ts';
import { EndpointForm } from './endpoint-form.tsx';
import { EndpointBadge } from './endpoint-state.tsx';
import { SecretDialog } from './secret-dialog.tsx';

export function EndpointsPage() {
  const endpoints = useEndpoints();
  const [isAdding, setAdding] = useState(false);
  const [created, setCreated] = useState<WebhookCreated | null>(null);
  const { may } = useSession();
  const addButton = may('checkout:write') && (
    <Button leftSection={<PlusIcon size={16} />} onClick={() => setAdding(true)}>
      Add an endpoint
    </Button>
  );
  return (
    <Stack gap="lg">
      <PageHead
        title="Webhooks"
        text="Every status of every order is sent to your endpoints once, in order and signed."
        actions={
          endpoints.data?.length ? (
            <>
              <Button variant="default" component={Link} href="/webhooks/log" leftSection={<ListIcon size={16} />}>
                Delivery log
              </Button>
              {addButton}
            </>
          ) : null
        }
      />
      <Loaded query={endpoints}>
        {(list) =>
          list.length === 0 ? (
            <Paper withBorder p="xl">
              <EmptyState
                icon={<BellIcon size={28} />}
                variant="light"
                title="No endpoints yet"
                description="Add a URL to be notified when a purchase starts, waits for confirmation or ends."
              >
                <EmptyState.Actions>{addButton}</EmptyState.Actions>
              </EmptyState>
            </Paper>
          ) : (
            list.map((endpoint) => <EndpointCard key={endpoint.endpointId} endpoint={endpoint} />)
          )
        }
      </Loaded>
      {isAdding && (
        <EndpointForm
          endpoint={null}
          onClose={() => setAdding(false)}
          onAdded={(added) => {
            setAdding(false);
            setCreated(added);
          }}
        />
      )}
      <SecretDialog created={created} onClose={() => setCreated(null)} />
    </Stack>
  );
}

function EndpointCard({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { events, notice } = endpoint;
  return (
    <Paper withBorder p="md" component={Link} href={`/webhooks/${endpoint.endpointId}`} className="card-link">
      <Group justify="space-between" align="flex-start" gap="xs">
        <Stack gap={2} className="breakable" flex="1 1 16rem">
          <Text fw={600}>{endpoint.url}</Text>
          {endpoint.description && <Text size="sm">{endpoint.description}</Text>}
          <Text size="sm" c="dimmed">
            {events.length === allKinds.length ? 'All events' : `${events.length} of ${allKinds.length} events`} ·{' '}
            {endpoint.auth.scheme === 'none' ? 'No authentication' : `Authentication ${describeAuth(endpoint.auth)}`}
          </Text>
          {notice && (
            <Text size="sm" c="red">
              {notice.message}
            </Text>
          )}
        </Stack>
        <EndpointBadge endpoint={endpoint} />
      </Group>
    </Paper>
  );
}
