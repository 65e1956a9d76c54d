import { z } from 'zod';
import { email, isoTimestamp, requiredText, uuid, webUrl } from './fields.ts';

export const paymentSessionRequest = z.object({
  email,
  price: z
    .string()
    .regex(/^\d{1,7}(\.\d{1,2})?$/, 'must be an amount such as 49.90')
    .refine((price) => Number(price) > 0, 'must be above zero')
    .meta({ examples: ['49.90'] }),
  purpose: requiredText(500),
  expiry: isoTimestamp.optional().meta({ description: 'At most 7 days ahead' }),
  return_url: webUrl.optional().meta({
    description: 'Where the hosted page leads back to; gets session_id and status as query parameters',
  }),
});
export type PaymentSessionRequest = z.infer<typeof paymentSessionRequest>;

export const paymentSessionStates = ['open', 'completed', 'used', 'expired'] as const;
export type PaymentSessionState = (typeof paymentSessionStates)[number];

export const paymentSession = z.object({
  url: z.string(),
  sessionId: uuid,
  mode: z.enum(['production', 'test']),
  created_at: isoTimestamp,
  authorization: z.object({
    price: z.string(),
    currency: z.literal('USD'),
    purpose: z.string(),
    expiry: isoTimestamp,
  }),
});
export type PaymentSession = z.infer<typeof paymentSession>;

export const paymentSessionCreated = z.object({
  status: z.literal('success'),
  code: z.literal(200),
  message: z.string(),
  data: paymentSession,
});
export type PaymentSessionCreated = z.infer<typeof paymentSessionCreated>;

/** How a session pays: with a single-purchase credential of the card network, or with the card from the vault. */
export const payingMethods = ['network_credential', 'vaulted_card'] as const;
export type PayingMethod = (typeof payingMethods)[number];

/** A session as it is read: also its state and what it has paid. */
export const paymentSessionDetails = paymentSession.extend({
  state: z.enum(paymentSessionStates),
  email,
  return_url: z.string().nullable(),
  completed_at: isoTimestamp.nullable(),
  groupId: uuid.nullable().meta({ description: 'The order that it pays for' }),
  card: z
    .object({
      network: z.string(),
      last4: z.string(),
      method: z.enum(payingMethods),
      note: z.string().meta({ description: 'Why this method' }),
    })
    .nullable(),
  spending: z
    .object({ reserved: z.string(), charged: z.string(), left: z.string() })
    .meta({ description: 'In the currency of the authorization' }),
  emailCode: z
    .string()
    .nullable()
    .meta({ description: 'Test mode only: the one-time code that the customer would have got by e-mail' }),
});
export type PaymentSessionDetails = z.infer<typeof paymentSessionDetails>;

export const paymentSessionPath = z.object({ sessionId: uuid });

export const paymentSessionsQuery = z.object({
  state: z.enum(paymentSessionStates).optional(),
  email: email.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
  cursor: uuid.optional().meta({ description: 'nextCursor of the previous page' }),
});
export type PaymentSessionsQuery = z.infer<typeof paymentSessionsQuery>;

export const paymentSessions = z.object({
  sessions: z.array(paymentSessionDetails),
  nextCursor: z.string().nullable(),
});
export type PaymentSessions = z.infer<typeof paymentSessions>;

const origin = z
  .string()
  .max(255)
  .refine(isOrigin, 'must be an origin such as https://shop.example')
  .meta({ examples: ['https://shop.example'] });

/** How the hosted page may be used by this account in this mode. */
export const paymentPage = z.object({
  allowedParents: z
    .array(origin)
    .max(20)
    .meta({ description: 'Origins that may show the page in a frame and are notified of its completion' }),
});
export type PaymentPage = z.infer<typeof paymentPage>;

/**
 * Plain http is allowed only on localhost, for development. A host's own letters only: the value goes into a
 * policy header, in which a star or a semicolon would have a meaning.
 */
function isOrigin(value: string): boolean {
  const isPlain =
    /^https:\/\/(?:[a-z0-9-]+\.)*[a-z0-9-]+(?::\d+)?$|^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(value);
  return isPlain && URL.parse(value)?.origin === value;
}
