import type { CheckoutTask, TaskItemEcho } from '@cartwright/sdk';
import { Badge, Divider, Group, Stack, Text } from '@mantine/core';
import { Fragment } from 'react';
import { Section } from '../display/section.tsx';
import { WebLink } from '../display/web-link.tsx';

export function TaskItems({ task: { tasks } }: { task: CheckoutTask }) {
  return (
    <Section title={tasks.length === 1 ? 'Item' : `${tasks.length} items`}>
      <Stack gap="sm">
        {tasks.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order may name the same product twice, and never changes.
          <Fragment key={index}>
            {index > 0 && <Divider />}
            <Item item={item} />
          </Fragment>
        ))}
      </Stack>
    </Section>
  );
}

function Item({ item: { url, quantity, selectedVariant, metadata } }: { item: TaskItemEcho }) {
  const title = typeof metadata?.title === 'string' && metadata.title !== '' ? metadata.title : null;
  const choices = Object.entries(selectedVariant).filter(([, value]) => value !== '');
  return (
    <Group wrap="nowrap" align="flex-start" justify="space-between">
      <Stack gap={4}>
        {title && <Text fw={600}>{title}</Text>}
        <Text size="sm" component="div">
          <WebLink href={url}>{url.replace(/^https?:\/\//, '')}</WebLink>
        </Text>
        {choices.length > 0 && (
          <Group gap={6}>
            {choices.map(([name, value]) => (
              <Badge key={name} color="gray" tt="none">
                {name}: {value}
              </Badge>
            ))}
          </Group>
        )}
      </Stack>
      <Text className="amount">× {quantity}</Text>
    </Group>
  );
}
