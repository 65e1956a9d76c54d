import { z } from 'zod';
import { chargedDifference, derivedDetails, taskItemEcho } from './checkout.ts';
import { customerEcho } from './customer.ts';
import { isoTimestamp, requiredText, text, uuid, webUrl } from './fields.ts';
import { modes, taskStatuses } from './statuses.ts';

/** What an endpoint can receive: every status of a task, and a completed payment session. */
export const eventKinds = [...taskStatuses, 'payment_session.completed'] as const;
export type EventKind = (typeof eventKinds)[number];

/** The interface spells this one status in two ways; each endpoint chooses the one it wants to receive. */
export const inProgressSpellings = ['IN_PROGRESS', 'IN-PROGRESS'] as const;
export type InProgressSpelling = (typeof inProgressSpellings)[number];

export const taskEventPayload = z.object({
  tid: uuid,
  status: z.enum([...taskStatuses, 'IN-PROGRESS']),
  createdAt: isoTimestamp,
  groupId: uuid,
  executionId: uuid,
  merchant: z.string(),
  tasks: z.array(taskItemEcho),
  derivedDetails,
  /** Events from before there was such an alarm carry none. */
  chargedDifference: chargedDifference.nullable().default(null),
  customer: customerEcho,
});
export type TaskEventPayload = z.infer<typeof taskEventPayload>;

export const paymentSessionEventPayload = z.object({
  type: z.literal('payment_session.completed'),
  sessionId: uuid,
  mode: z.enum(['production', 'test']),
  status: z.literal('completed'),
  authorization: z.object({
    price: z.string(),
    currency: z.string(),
    purpose: z.string(),
    expiry: isoTimestamp,
  }),
  createdAt: isoTimestamp,
});
export type PaymentSessionEventPayload = z.infer<typeof paymentSessionEventPayload>;

/** Set by the sender or by HTTP itself, so a caller may not set them. */
const reservedHeaders =
  /^(?:host|content-type|content-length|content-encoding|transfer-encoding|connection|keep-alive|upgrade|te|trailer|expect|proxy-.*|webhook-.*|user-agent)$/i;

const headerName = z
  .string()
  .regex(/^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,100}$/, 'must be a header name')
  .refine((name) => !reservedHeaders.test(name), 'is a header that the service sets itself');
const headerValue = z
  .string()
  .max(4096)
  .regex(/^[\x20-\x7e]*$/, 'must be printable ASCII');

export const webhookAuth = z.discriminatedUnion('scheme', [
  z.object({ scheme: z.literal('none') }),
  z.object({
    scheme: z.literal('basic'),
    username: requiredText(255).regex(/^[^:]*$/, 'must not contain a colon'),
    password: requiredText(1024),
  }),
  z.object({
    scheme: z.literal('oauth2'),
    tokenUrl: webUrl,
    clientId: requiredText(255),
    clientSecret: requiredText(1024),
    scope: text(1024).optional(),
    audience: text(1024).optional(),
    clientAuth: z.enum(['header', 'body']).optional().meta({
      description: 'How the client authenticates to the token endpoint: HTTP Basic or form fields',
      default: 'header',
    }),
  }),
  z.object({
    scheme: z.literal('headers'),
    headers: z
      .record(headerName, headerValue)
      .refine((headers) => Object.keys(headers).length > 0, 'must have at least one header')
      .refine((headers) => Object.keys(headers).length <= 20, 'must have at most 20 headers'),
  }),
]);
export type WebhookAuth = z.infer<typeof webhookAuth>;
export type WebhookScheme = WebhookAuth['scheme'];

/** The same without anything secret. */
export const webhookAuthView = z.discriminatedUnion('scheme', [
  z.object({ scheme: z.literal('none') }),
  z.object({ scheme: z.literal('basic'), username: z.string() }),
  z.object({
    scheme: z.literal('oauth2'),
    tokenUrl: z.string(),
    clientId: z.string(),
    scope: z.string().nullable(),
    audience: z.string().nullable(),
    clientAuth: z.enum(['header', 'body']),
  }),
  z.object({ scheme: z.literal('headers'), headerNames: z.array(z.string()) }),
]);
export type WebhookAuthView = z.infer<typeof webhookAuthView>;

const chosenKinds = z.array(z.enum(eventKinds)).min(1).max(eventKinds.length);
const spelling = z.enum(inProgressSpellings);

export const createWebhookRequest = z.object({
  url: webUrl,
  auth: webhookAuth.optional().meta({ description: 'Default none, which live keys may not use' }),
  events: chosenKinds.optional().meta({ description: 'Default: all kinds' }),
  inProgressSpelling: spelling.optional().meta({ default: 'IN_PROGRESS' }),
  enabled: z.boolean().optional().meta({ default: true }),
  description: text(200).optional(),
});
export type CreateWebhookRequest = z.infer<typeof createWebhookRequest>;

export const updateWebhookRequest = z.object({
  url: webUrl.optional(),
  auth: webhookAuth.optional(),
  events: chosenKinds.optional(),
  inProgressSpelling: spelling.optional(),
  enabled: z.boolean().optional().meta({ description: 'true also clears the notice and sends waiting deliveries' }),
  description: text(200).optional(),
});
export type UpdateWebhookRequest = z.infer<typeof updateWebhookRequest>;

export const webhookNotice = z.object({
  code: z.enum(['endpoint_gone', 'endpoint_failing']),
  message: z.string(),
  at: isoTimestamp,
});
export type WebhookNotice = z.infer<typeof webhookNotice>;

export const webhookEndpoint = z.object({
  endpointId: uuid,
  mode: z.enum(modes),
  url: z.string(),
  auth: webhookAuthView,
  events: z.array(z.enum(eventKinds)),
  inProgressSpelling: spelling,
  enabled: z.boolean(),
  description: z.string(),
  createdAt: isoTimestamp,
  failingSince: isoTimestamp.nullable().meta({ description: 'Since when no delivery has succeeded' }),
  previousSecretExpiresAt: isoTimestamp.nullable().meta({ description: 'Until then deliveries have two signatures' }),
  notice: webhookNotice.nullable().meta({ description: 'Why the service disabled this endpoint' }),
});
export type WebhookEndpoint = z.infer<typeof webhookEndpoint>;

export const webhookCreated = webhookEndpoint.extend({
  secret: z.string().meta({ description: 'Signs deliveries (Standard Webhooks). Shown only once.' }),
});
export type WebhookCreated = z.infer<typeof webhookCreated>;

export const webhookList = z.object({ endpoints: z.array(webhookEndpoint) });
export const webhookRemoved = z.object({ endpointId: uuid, removed: z.literal(true) });
export const webhookPath = z.object({ endpointId: uuid });

export const rotateSecretRequest = z.object({
  overlapHours: z.int().min(0).max(168).optional().meta({
    description: 'How long the old secret also signs',
    default: 24,
  }),
});

const sentEvent = z.object({ eventId: uuid, endpointId: uuid, kind: z.enum(eventKinds) });
export const testWebhooksRequest = z.object({
  endpointId: uuid.optional().meta({ description: 'Default: every enabled endpoint of this mode' }),
  events: chosenKinds.optional().meta({ description: 'Default: the kinds that the endpoint has chosen' }),
});
export const webhooksTested = z.object({ deliveries: z.array(sentEvent) });
export type WebhooksTested = z.infer<typeof webhooksTested>;

const pageSize = z.coerce.number().int().min(1).max(100).optional().meta({ default: 50 });
const pageBefore = z
  .string()
  .regex(/^\d{1,15}$/, 'must be a value of nextBefore')
  .optional();
const timeRange = { since: isoTimestamp.optional(), until: isoTimestamp.optional() };

export const webhookEventsQuery = z.object({
  ...timeRange,
  taskId: uuid.optional(),
  kind: z.enum(eventKinds).optional(),
  before: pageBefore,
  limit: pageSize,
});
export const webhookEvent = z.object({
  eventId: uuid,
  kind: z.enum(eventKinds),
  taskId: uuid.nullable(),
  createdAt: isoTimestamp,
  payload: z.union([taskEventPayload, paymentSessionEventPayload]),
});
export const webhookEvents = z.object({ events: z.array(webhookEvent), nextBefore: z.string().nullable() });
export type WebhookEvents = z.infer<typeof webhookEvents>;

export const deliveryStates = ['pending', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export const webhookDeliveriesQuery = z.object({
  ...timeRange,
  endpointId: uuid.optional(),
  eventId: uuid.optional(),
  taskId: uuid.optional(),
  state: z.enum(deliveryStates).optional(),
  before: pageBefore,
  limit: pageSize,
});
export const webhookAttempt = z.object({
  at: isoTimestamp,
  status: z.int().nullable().meta({ description: 'The HTTP status answered; null when there was no answer' }),
  durationMs: z.number(),
  error: z.string().nullable(),
  answer: z.string().meta({ description: 'The first bytes of the answer' }),
  nextAttemptAt: isoTimestamp.nullable(),
});
export type WebhookAttempt = z.infer<typeof webhookAttempt>;

export const webhookDelivery = z.object({
  eventId: uuid,
  endpointId: uuid,
  kind: z.enum(eventKinds),
  taskId: uuid.nullable(),
  state: z.enum(deliveryStates).meta({ description: 'failed: no retry is left; a replay starts again' }),
  createdAt: isoTimestamp,
  nextAttemptAt: isoTimestamp.nullable(),
  isSample: z.boolean(),
  attempts: z.array(webhookAttempt).meta({ description: 'The latest 50, newest first' }),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;
export const webhookDeliveries = z.object({
  deliveries: z.array(webhookDelivery),
  nextBefore: z.string().nullable(),
});
export type WebhookDeliveries = z.infer<typeof webhookDeliveries>;

export const replayWebhooksRequest = z
  .object({
    eventId: uuid.optional().meta({ description: 'Replays this one event' }),
    since: isoTimestamp.optional().meta({ description: 'Replays the events from here on' }),
    until: isoTimestamp.optional(),
    events: chosenKinds.optional(),
    endpointId: uuid.optional().meta({ description: 'Default: every enabled endpoint of this mode' }),
    onlyUndelivered: z.boolean().optional().meta({ default: false }),
  })
  .refine((body) => (body.eventId === undefined) !== (body.since === undefined), {
    path: ['eventId'],
    message: 'give either eventId or since',
  });
export type ReplayWebhooksRequest = z.infer<typeof replayWebhooksRequest>;
export const webhooksReplayed = z.object({
  deliveries: z.int().meta({ description: 'How many deliveries were started' }),
});
