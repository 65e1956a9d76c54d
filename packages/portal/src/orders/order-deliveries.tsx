import { Anchor, Group, Stack, Text } from '@mantine/core';
import { Link } from 'wouter';
import { useDeliveries } from '../api/use-deliveries.ts';
import { Loaded } from '../display/loaded.tsx';
import { Moment } from '../display/moment.tsx';
import { Section } from '../display/section.tsx';
import { DeliveryBadge, KindBadge } from '../display/status-badge.tsx';

/** What your endpoints were told about this order. */
export function OrderDeliveries({ taskId }: { taskId: string }) {
  const log = useDeliveries({ taskId });
  return (
    <Section title="Webhook deliveries">
      <Loaded query={log} rows={1}>
        {({ pages }) => {
          const deliveries = pages.flatMap((page) => page.deliveries);
          if (deliveries.length === 0) {
            return (
              <Text size="sm" c="dimmed">
                No endpoint was told of this order.{' '}
                <Anchor component={Link} href="/webhooks" inherit underline="always">
                  Add one
                </Anchor>{' '}
                to hear about every status.
              </Text>
            );
          }
          return (
            <Stack gap="xs" component="ul" className="plain-list">
              {deliveries.map((delivery) => (
                <Group
                  key={`${delivery.eventId} ${delivery.endpointId}`}
                  component="li"
                  justify="space-between"
                  gap="xs"
                >
                  <Group gap="xs">
                    <KindBadge kind={delivery.kind} />
                    <DeliveryBadge state={delivery.state} />
                  </Group>
                  <Text size="sm" c="dimmed" component="div">
                    <Moment at={delivery.createdAt} inherit />
                  </Text>
                </Group>
              ))}
              <Anchor component={Link} href="/webhooks/log" size="sm">
                Open the delivery log
              </Anchor>
            </Stack>
          );
        }}
      </Loaded>
    </Section>
  );
}
