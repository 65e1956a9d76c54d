import { Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../display/loaded.tsx';
import { Moment } from '../display/moment.tsx';
import { Section } from '../display/section.tsx';
import { useSession } from '../session/use-session.ts';

const MOST = 20;

/** Which merchants the index knows. */
export function IndexedMerchants() {
  const { client } = useSession();
  const index = useQuery({ queryKey: ['catalog', 'merchants'], queryFn: () => client.crawls.merchants() });
  return (
    <Section
      title="In the index"
      aside={index.data && <Text size="sm">{index.data.products.toLocaleString('en')} products</Text>}
    >
      <Loaded query={index} rows={1}>
        {({ merchants }) =>
          merchants.length === 0 ? (
            <Text size="sm" c="dimmed">
              The index is empty.
            </Text>
          ) : (
            <Stack gap="xs" component="ul" className="plain-list">
              {merchants.slice(0, MOST).map((one) => (
                <Group key={one.merchant} component="li" justify="space-between" gap="xs">
                  <Text size="sm">{one.name || one.merchant}</Text>
                  <Text size="sm" c="dimmed" component="div">
                    {one.products} products, read <Moment at={one.lastReadAt} inherit />
                  </Text>
                </Group>
              ))}
              {merchants.length > MOST && <Text size="sm">and {merchants.length - MOST} more</Text>}
            </Stack>
          )
        }
      </Loaded>
    </Section>
  );
}
