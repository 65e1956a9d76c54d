import type { DeliveryState, WebhookEndpoint } from '@cartwright/sdk';
import { Accordion, Button, Center, EmptyState, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useDeliveries } from '../api/use-deliveries.ts';
import { SendIcon } from '../display/icons.tsx';
import { Loaded } from '../display/loaded.tsx';
import { Section } from '../display/section.tsx';
import { DeliveryItem } from './delivery-item.tsx';

const states = [
  { value: 'all', label: 'All' },
  { value: 'pending', label: 'Pending' },
  { value: 'delivered', label: 'Delivered' },
  { value: 'failed', label: 'Failed' },
];

export interface DeliveryLogProps {
  endpoints: readonly WebhookEndpoint[];
  endpointId?: string;
  taskId?: string;
}

/** Every delivery with every attempt. Pending ones are followed automatically. */
export function DeliveryLog({ endpoints, endpointId, taskId }: DeliveryLogProps) {
  const [shown, setShown] = useState('all');
  const state = shown === 'all' ? undefined : (shown as DeliveryState);
  const log = useDeliveries({ endpointId, taskId, state });
  const urls = new Map(endpoints.map((endpoint) => [endpoint.endpointId, endpoint.url]));
  return (
    <Section
      title="Delivery log"
      aside={<SegmentedControl size="xs" data={states} value={shown} onChange={setShown} aria-label="Show" />}
    >
      <Loaded query={log}>
        {({ pages }) => {
          const deliveries = pages.flatMap((page) => page.deliveries);
          if (deliveries.length === 0) return <NothingYet isFiltered={state !== undefined} />;
          return (
            <>
              <Accordion chevronPosition="left" variant="default" multiple>
                {deliveries.map((delivery) => (
                  <DeliveryItem
                    key={`${delivery.eventId} ${delivery.endpointId}`}
                    delivery={delivery}
                    url={endpointId ? undefined : (urls.get(delivery.endpointId) ?? 'a removed endpoint')}
                  />
                ))}
              </Accordion>
              {log.hasNextPage && (
                <Center>
                  <Button variant="default" loading={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
                    Show older
                  </Button>
                </Center>
              )}
            </>
          );
        }}
      </Loaded>
    </Section>
  );
}

function NothingYet({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState
      size="sm"
      py="lg"
      icon={<SendIcon size={24} />}
      title={isFiltered ? 'Nothing in this state' : 'Nothing has been sent yet'}
      description={
        isFiltered ? undefined : 'Deliveries appear here as orders progress. Send samples to see that it works.'
      }
    />
  );
}
