import type { WebhookDelivery } from '@cartwright/sdk';
import { Accordion, Anchor, Button, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { Link } from 'wouter';
import { toFailure } from '../api/failure.ts';
import { useReplay } from '../api/use-deliveries.ts';
import { Facts } from '../display/facts.tsx';
import { ReplayIcon } from '../display/icons.tsx';
import { Moment } from '../display/moment.tsx';
import { FullId } from '../display/short-id.tsx';
import { DeliveryBadge, KindBadge } from '../display/status-badge.tsx';
import { useSession } from '../session/use-session.ts';
import { AttemptList, describeResult } from './attempt-list.tsx';

/** `url` is given when the log covers several endpoints. */
export function DeliveryItem({ delivery, url }: { delivery: WebhookDelivery; url: string | undefined }) {
  const [latest] = delivery.attempts;
  return (
    <Accordion.Item value={`${delivery.eventId} ${delivery.endpointId}`}>
      <Accordion.Control>
        <div className="delivery">
          <KindBadge kind={delivery.kind} />
          <DeliveryBadge state={delivery.state} />
          <Text size="sm" c="dimmed" className="breakable" component="div">
            {delivery.isSample && 'sample · '}
            {latest ? describeResult(latest) : 'not tried yet'}
            <NextTry delivery={delivery} />
            {url && <div>{url}</div>}
          </Text>
          <Text size="sm" c="dimmed" component="div">
            <Moment at={latest?.at ?? delivery.createdAt} />
          </Text>
        </div>
      </Accordion.Control>
      <Accordion.Panel>
        <Stack>
          <Facts
            rows={[
              ['Event', <FullId key="event" id={delivery.eventId} what="the event id" />],
              ['Task', delivery.taskId && !delivery.isSample ? <TaskLink key="task" taskId={delivery.taskId} /> : null],
              ['Happened', <Moment key="at" at={delivery.createdAt} />],
            ]}
          />
          <AttemptList attempts={delivery.attempts} />
          <ReplayOne delivery={delivery} />
        </Stack>
      </Accordion.Panel>
    </Accordion.Item>
  );
}

/** A time in the past means that the delivery is due, or waits for an earlier event of the same task. */
function NextTry({ delivery: { state, nextAttemptAt } }: { delivery: WebhookDelivery }) {
  if (state !== 'pending' || nextAttemptAt === null || new Date(nextAttemptAt).getTime() <= Date.now()) return null;
  return (
    <>
      {' · next try '}
      <Moment at={nextAttemptAt} inherit />
    </>
  );
}

function TaskLink({ taskId }: { taskId: string }) {
  return (
    <Anchor component={Link} href={`/tasks/${taskId}`} size="sm">
      {taskId}
    </Anchor>
  );
}

function ReplayOne({ delivery: { eventId, endpointId } }: { delivery: WebhookDelivery }) {
  const { may } = useSession();
  const replay = useReplay();
  const send = () =>
    replay.mutate(
      { eventId, endpointId },
      {
        onSuccess: ({ deliveries }) =>
          notifications.show(
            deliveries > 0
              ? { message: 'The event is sent again.' }
              : { color: 'yellow', message: 'Nothing was sent: the endpoint is disabled or no longer there.' },
          ),
        onError: (error) => notifications.show({ color: 'red', message: toFailure(error).message }),
      },
    );
  if (!may('checkout:write')) return null;
  return (
    <Button
      size="xs"
      variant="default"
      w="fit-content"
      leftSection={<ReplayIcon size={14} />}
      loading={replay.isPending}
      onClick={send}
    >
      Replay this event
    </Button>
  );
}
