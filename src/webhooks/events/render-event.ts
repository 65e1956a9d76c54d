import type {
  ChargedDifference,
  CustomerEcho,
  EventKind,
  Mode,
  PaymentSessionEventPayload,
  Pricing,
  ShippingStrategy,
  TaskEventPayload,
  TaskItemEcho,
  TaskStatus,
} from '@cartwright/contract';
import { newId } from '../../platform/ids.ts';

/** An event as it will be stored: its text is final. */
export interface NewEvent {
  id: string;
  accountId: string;
  mode: Mode;
  /** The task or payment session; the order of events is kept within it. */
  subjectId: string;
  kind: EventKind;
  payload: string;
  /** For endpoints that chose the other spelling; null where there is no difference. */
  hyphenPayload: string | null;
  isSample: boolean;
}

export interface TaskEventInput {
  accountId: string;
  mode: Mode;
  taskId: string;
  executionId: string;
  groupId: string;
  merchant: string;
  status: TaskStatus;
  items: TaskItemEcho[];
  /** Already masked: what is given here is what is sent. */
  customer: CustomerEcho;
  pricing: Pricing | null;
  shippingStrategy: ShippingStrategy | null;
  selectedShippingOption: string | null;
  chargedDifference: ChargedDifference | null;
}

export function renderTaskEvent(input: TaskEventInput, now = new Date()): NewEvent {
  const payload: TaskEventPayload = {
    tid: input.taskId,
    status: input.status,
    createdAt: now.toISOString(),
    groupId: input.groupId,
    executionId: input.executionId,
    merchant: input.merchant,
    tasks: input.items,
    derivedDetails: {
      pricing: input.pricing,
      shippingMethod: input.shippingStrategy === null ? null : { strategy: input.shippingStrategy },
      selectedShippingOption: input.selectedShippingOption,
    },
    chargedDifference: input.chargedDifference,
    customer: input.customer,
  };
  return {
    id: newId(now.getTime()),
    accountId: input.accountId,
    mode: input.mode,
    subjectId: input.taskId,
    kind: input.status,
    payload: JSON.stringify(payload),
    hyphenPayload: input.status === 'IN_PROGRESS' ? JSON.stringify({ ...payload, status: 'IN-PROGRESS' }) : null,
    isSample: false,
  };
}

export interface PaymentSessionEventInput {
  accountId: string;
  mode: Mode;
  sessionId: string;
  authorization: PaymentSessionEventPayload['authorization'];
}

export function renderPaymentSessionEvent(input: PaymentSessionEventInput, now = new Date()): NewEvent {
  const payload: PaymentSessionEventPayload = {
    type: 'payment_session.completed',
    sessionId: input.sessionId,
    mode: input.mode === 'live' ? 'production' : 'test',
    status: 'completed',
    authorization: input.authorization,
    createdAt: now.toISOString(),
  };
  return {
    id: newId(now.getTime()),
    accountId: input.accountId,
    mode: input.mode,
    subjectId: input.sessionId,
    kind: 'payment_session.completed',
    payload: JSON.stringify(payload),
    hyphenPayload: null,
    isSample: false,
  };
}
