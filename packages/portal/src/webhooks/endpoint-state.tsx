import type { WebhookEndpoint } from '@cartwright/sdk';
import { Alert, Badge, Button, Stack, Text } from '@mantine/core';
import { useEndpointActions } from '../api/use-endpoints.ts';
import { formatMoment, toDate } from '../display/describe-moment.ts';
import { FailureAlert } from '../display/failure-alert.tsx';
import { AlertIcon } from '../display/icons.tsx';
import { Moment } from '../display/moment.tsx';
import { useSession } from '../session/use-session.ts';

export function EndpointBadge({ endpoint }: { endpoint: WebhookEndpoint }) {
  if (endpoint.notice) return <Badge color="red">Disabled by the service</Badge>;
  if (!endpoint.enabled) return <Badge color="gray">Disabled</Badge>;
  if (endpoint.failingSince) return <Badge color="orange">Failing</Badge>;
  return <Badge color="green">Enabled</Badge>;
}

/** Why nothing is being delivered, and what to do about it. */
export function EndpointNotice({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { may } = useSession();
  const { change } = useEndpointActions();
  const enable = may('checkout:write') && (
    <Button
      size="xs"
      w="fit-content"
      loading={change.isPending}
      onClick={() => change.mutate({ endpointId: endpoint.endpointId, enabled: true })}
    >
      Enable again and send what is waiting
    </Button>
  );
  return (
    <>
      {endpoint.notice && (
        <Alert color="red" icon={<AlertIcon />} title="The service has disabled this endpoint">
          <Stack gap="sm">
            <Text size="sm" component="div">
              {endpoint.notice.message} That was <Moment at={endpoint.notice.at} inherit />; events are kept meanwhile.
            </Text>
            {enable}
          </Stack>
        </Alert>
      )}
      {endpoint.enabled && endpoint.failingSince && (
        <Alert color="orange" icon={<AlertIcon />} title="Deliveries are failing">
          <Text size="sm">
            Since {formatMoment(toDate(endpoint.failingSince))} none has succeeded. They are tried again; after five
            days without a success the endpoint is disabled.
          </Text>
        </Alert>
      )}
      {change.error && <FailureAlert error={change.error} />}
    </>
  );
}
