import { type CheckoutTask, failureCodes } from '@cartwright/contract';
import { Alert, Code, Group, Stack, Text } from '@mantine/core';
import { AlertIcon, CheckIcon } from '../display/icons.tsx';
import { Moment } from '../display/moment.tsx';
import { WebLink } from '../display/web-link.tsx';

/** How it ended: the order, or why there is none. */
export function TaskOutcome({ task: { order, failure, status } }: { task: CheckoutTask }) {
  return (
    <>
      {order && (
        <Alert color="green" icon={<CheckIcon />} title={`Order ${order.number}`}>
          <Group gap="md">
            <Text size="sm" component="div">
              Placed <Moment at={order.placedAt} inherit />
            </Text>
            {order.url && <WebLink href={order.url}>The order at the merchant</WebLink>}
          </Group>
        </Alert>
      )}
      {failure && (
        <Alert color="red" icon={<AlertIcon />} title={failureCodes[failure.code] ?? 'The purchase failed.'}>
          <Stack gap={4}>
            <Text size="sm" className="breakable">
              {failure.note}
            </Text>
            <Code w="fit-content">{failure.code}</Code>
          </Stack>
        </Alert>
      )}
      {status === 'CANCELLED' && (
        <Alert color="gray" title="Cancelled">
          The task was cancelled and is not resumed.
        </Alert>
      )}
    </>
  );
}
