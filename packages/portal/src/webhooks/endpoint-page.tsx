import type { EventKind, WebhookEndpoint } from '@cartwright/sdk';
import { Badge, Code, EmptyState, Group, Paper, Stack } from '@mantine/core';
import { useEndpoints } from '../api/use-endpoints.ts';
import { Facts } from '../display/facts.tsx';
import { BellIcon } from '../display/icons.tsx';
import { allKinds, kindWords } from '../display/kind-words.ts';
import { Loaded } from '../display/loaded.tsx';
import { Moment } from '../display/moment.tsx';
import { PageHead } from '../display/page-head.tsx';
import { Section } from '../display/section.tsx';
import { FullId } from '../display/short-id.tsx';
import { useSession } from '../session/use-session.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { describeAuth } from './describe-auth.ts';
import { EndpointActions } from './endpoint-actions.tsx';
import { EndpointBadge, EndpointNotice } from './endpoint-state.tsx';

const back = { to: '/webhooks', words: 'Webhooks' };

export function EndpointPage({ endpointId }: { endpointId: string }) {
  const endpoints = useEndpoints();
  return (
    <Loaded query={endpoints}>
      {(list) => {
        const endpoint = list.find((one) => one.endpointId === endpointId);
        return endpoint ? <Endpoint endpoint={endpoint} /> : <NoEndpoint />;
      }}
    </Loaded>
  );
}

function Endpoint({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { may } = useSession();
  return (
    <Stack gap="lg">
      <PageHead
        title={endpoint.url}
        badge={<EndpointBadge endpoint={endpoint} />}
        text={endpoint.description}
        back={back}
        actions={may('checkout:write') && <EndpointActions endpoint={endpoint} />}
      />
      <EndpointNotice endpoint={endpoint} />
      <Section title="Settings">
        <Settings endpoint={endpoint} />
      </Section>
      <DeliveryLog endpoints={[endpoint]} endpointId={endpoint.endpointId} />
    </Stack>
  );
}

function Settings({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { previousSecretExpiresAt } = endpoint;
  return (
    <Facts
      rows={[
        ['Authentication', describeAuth(endpoint.auth)],
        ['Events', <ChosenEvents key="events" events={endpoint.events} />],
        ['Spelling', <Code key="spelling">{endpoint.inProgressSpelling}</Code>],
        [
          'Signing secret',
          previousSecretExpiresAt ? (
            <span key="secret">
              Changed; the old one signs too until <Moment at={previousSecretExpiresAt} inherit />
            </span>
          ) : (
            'Kept sealed'
          ),
        ],
        ['Added', <Moment key="added" at={endpoint.createdAt} />],
        ['Id', <FullId key="id" id={endpoint.endpointId} what="the endpoint id" />],
      ]}
    />
  );
}

function ChosenEvents({ events }: { events: readonly EventKind[] }) {
  if (events.length === allKinds.length) return 'All';
  return (
    <Group gap={6}>
      {events.map((kind) => (
        <Badge key={kind} color="gray">
          {kindWords[kind]}
        </Badge>
      ))}
    </Group>
  );
}

function NoEndpoint() {
  return (
    <Stack gap="lg">
      <PageHead title="Endpoint" back={back} />
      <Paper withBorder p="xl">
        <EmptyState
          icon={<BellIcon size={28} />}
          variant="light"
          title="There is no such endpoint"
          description="It was removed, or it belongs to the other mode or to another account."
        />
      </Paper>
    </Stack>
  );
}
