import type { EventKind } from '@cartwright/sdk';

/** Every kind of event as a person reads it. The order is the order of a task's life. */
export const kindWords: Record<EventKind, string> = {
  QUEUED: 'Queued',
  STARTED: 'Started',
  IN_PROGRESS: 'In progress',
  PENDING_CONFIRMATION: 'Waiting for confirmation',
  CONFIRMED: 'Confirmed',
  PLACED: 'Placed',
  COMPLETED: 'Completed',
  FAILED: 'Failed',
  CANCELLED: 'Cancelled',
  'payment_session.completed': 'Payment completed',
};

export const allKinds = Object.keys(kindWords) as EventKind[];
