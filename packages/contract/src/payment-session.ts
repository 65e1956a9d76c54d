import { z } from 'zod';
import { email, isoTimestamp, requiredText, uuid } from './fields.ts';

export const paymentSessionRequest = z.object({
  email,
  price: z
    .string()
    .regex(/^\d{1,7}(\.\d{1,2})?$/, 'must be an amount such as 49.90')
    .refine((price) => Number(price) > 0, 'must be above zero')
    .meta({ examples: ['49.90'] }),
  purpose: requiredText(500),
  expiry: isoTimestamp.optional().meta({ description: 'At most 7 days ahead' }),
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
