import {
  type PaymentSessionEventPayload,
  paymentSessionEventPayload,
  type TaskEventPayload,
  type TaskStatus,
  taskEventPayload,
} from '@cartwright/contract';
import { WebhookError } from '../errors.ts';

/** The content of a delivery. `kind` separates the cases; both spellings of IN_PROGRESS arrive as IN_PROGRESS. */
export type WebhookEvent =
  | { kind: 'task'; taskId: string; status: TaskStatus; payload: TaskEventPayload & { status: TaskStatus } }
  | { kind: 'payment_session.completed'; sessionId: string; payload: PaymentSessionEventPayload }
  /** An event kind of a newer service. Acknowledge it. */
  | { kind: 'unknown'; payload: Record<string, unknown> };

export function parseWebhookEvent(body: string): WebhookEvent {
  const value = parseObject(body);
  const session = paymentSessionEventPayload.safeParse(value);
  if (session.success) {
    return { kind: 'payment_session.completed', sessionId: session.data.sessionId, payload: session.data };
  }
  const task = taskEventPayload.safeParse(value);
  if (!task.success) return { kind: 'unknown', payload: value };
  const status = task.data.status === 'IN-PROGRESS' ? 'IN_PROGRESS' : task.data.status;
  return { kind: 'task', taskId: task.data.tid, status, payload: { ...task.data, status } };
}

function parseObject(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Reported below, in our own words.
  }
  throw new WebhookError('body', 'The body is not a JSON object.');
}
