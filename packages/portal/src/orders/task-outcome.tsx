import type { CheckoutTask } from '@cartwright/sdk';
import { Alert, Code, Group, Stack, Text } from '@mantine/core';
import { AlertIcon, CheckIcon } from '../display/icons.tsx';
import { Moment } from '../display/moment.tsx';
import { WebLink } from '../display/web-link.tsx';
import { adviseOn, describeFailure } from './explain-failure.ts';
import { formatMoney } from './format-money.ts';

/** How it ended: the order, or why there is none and what to do about it. */
export function TaskOutcome({ task }: { task: CheckoutTask }) {
  const { order, failure, status } = task;
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
        <Alert color="red" icon={<AlertIcon />} title={describeFailure(failure.code)}>
          <Stack gap={6}>
            <Text size="sm" fw={550}>
              What to do: <Text span>{adviseOn(failure.code)}</Text>
            </Text>
            {failure.note !== describeFailure(failure.code) && (
              <Text size="sm" className="breakable">
                {failure.note}
              </Text>
            )}
            <Code w="fit-content">{failure.code}</Code>
          </Stack>
        </Alert>
      )}
      <ChargedDifference task={task} />
      {status === 'CANCELLED' && (
        <Alert color="gray" title="Cancelled">
          {order
            ? 'The order had been submitted before the cancellation. It exists, and its refund is between you and the merchant.'
            : 'Nothing was bought. A cancelled order is never resumed: place a new one instead.'}
        </Alert>
      )}
    </>
  );
}

/** The merchant charged a different amount than agreed. Rare, and not to be overlooked. */
function ChargedDifference({ task }: { task: CheckoutTask }) {
  const difference = task.chargedDifference;
  if (!difference) return null;
  const money = (amount: number) => formatMoney(amount, difference.currency);
  return (
    <Alert color="orange" icon={<AlertIcon />} title="The merchant charged a different amount">
      The agreed total was {money(difference.agreed)}; the confirmation says {money(difference.charged)}. The order
      exists: ask the merchant about it.
    </Alert>
  );
}
