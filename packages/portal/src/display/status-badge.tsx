import type { DeliveryState, EventKind, TaskStatus } from '@cartwright/sdk';
import { Badge } from '@mantine/core';
import { kindWords } from './kind-words.ts';

const statusColours: Record<TaskStatus, string> = {
  QUEUED: 'gray',
  STARTED: 'blue',
  IN_PROGRESS: 'blue',
  PENDING_CONFIRMATION: 'orange',
  CONFIRMED: 'cyan',
  PLACED: 'teal',
  COMPLETED: 'green',
  FAILED: 'red',
  CANCELLED: 'gray',
};

export function StatusBadge({ status, size = 'md' }: { status: TaskStatus; size?: string }) {
  return (
    <Badge color={statusColours[status]} size={size} variant={status === 'COMPLETED' ? 'filled' : 'light'}>
      {kindWords[status]}
    </Badge>
  );
}

export function KindBadge({ kind }: { kind: EventKind }) {
  const colour = kind === 'payment_session.completed' ? 'grape' : statusColours[kind];
  return <Badge color={colour}>{kindWords[kind]}</Badge>;
}

const stateColours: Record<DeliveryState, string> = { pending: 'orange', delivered: 'green', failed: 'red' };

export function DeliveryBadge({ state }: { state: DeliveryState }) {
  return (
    <Badge color={stateColours[state]} variant="dot">
      {state}
    </Badge>
  );
}
