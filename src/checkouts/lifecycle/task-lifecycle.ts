import { isTerminal, type SystemStatus, type TaskStatus } from '@cartwright/contract';

/** Every allowed move; any other is refused. A move back to QUEUED begins the next attempt. */
const moves: Record<TaskStatus, readonly TaskStatus[]> = {
  QUEUED: ['STARTED', 'FAILED', 'CANCELLED'],
  STARTED: ['IN_PROGRESS', 'QUEUED', 'FAILED', 'CANCELLED'],
  IN_PROGRESS: ['PENDING_CONFIRMATION', 'CONFIRMED', 'COMPLETED', 'QUEUED', 'FAILED', 'CANCELLED'],
  PENDING_CONFIRMATION: ['CONFIRMED', 'FAILED', 'CANCELLED'],
  // Back to PENDING_CONFIRMATION when the merchant's order is no longer the one that was agreed to.
  CONFIRMED: ['PLACED', 'PENDING_CONFIRMATION', 'QUEUED', 'FAILED', 'CANCELLED'],
  PLACED: ['COMPLETED', 'FAILED', 'CANCELLED'],
  COMPLETED: [],
  FAILED: [],
  CANCELLED: [],
};

export function canMove(from: TaskStatus, to: TaskStatus): boolean {
  return moves[from].includes(to);
}

/** Steps have fewer phases than tasks. */
export function systemStatusOf(status: TaskStatus): SystemStatus {
  return status === 'CONFIRMED' || status === 'PLACED' ? 'IN_PROGRESS' : status;
}

export { isTerminal };
