import { z } from 'zod';
import { email, requiredText, text, uuid } from './fields.ts';

export const contact = z.object({
  firstName: requiredText(200),
  lastName: requiredText(200),
  email,
  phone: z
    .string()
    .regex(/^(?=.*[0-9])[+0-9\- ]{7,20}$/, 'must be 7 to 20 of + 0-9 - and space, with a digit')
    .meta({ description: '7 to 20 of + 0-9 - and space, with a digit', examples: ['+1 503 555 0100'] }),
});

export const address = z.object({
  addressLine1: requiredText(200),
  addressLine2: text(200).optional(),
  city: requiredText(200),
  province: text(200).meta({ description: 'State, province or region; may be empty' }),
  postalCode: z
    .string()
    .regex(/^(?=.*[A-Za-z0-9])[A-Za-z0-9\- ]{3,10}$/, 'must be 3 to 10 letters, digits, - and space')
    .meta({ description: '3 to 10 letters, digits, - and space' }),
  country: requiredText(200).meta({ description: 'Country name or ISO code' }),
});
export type Address = z.infer<typeof address>;

export const testCard = z.object({
  cardNumber: z
    .string()
    .regex(/^[0-9](?:[ -]?[0-9]){11,18}$/, 'must be 12 to 19 digits')
    .meta({ description: '12 to 19 digits' }),
  expiryMonth: z
    .string()
    .regex(/^(?:0[1-9]|1[0-2])$/, 'must be two digits, 01 to 12')
    .meta({ description: 'Two digits' }),
  expiryYear: z
    .string()
    .regex(/^[0-9]{4}$/, 'must be four digits')
    .meta({ description: 'Four digits' }),
  cvv: z
    .string()
    .regex(/^[0-9]{3,4}$/, 'must be three or four digits')
    .meta({ description: 'Three or four digits' }),
  name: requiredText(200),
});
export type TestCard = z.infer<typeof testCard>;

const testPayment = z.object({ provider: z.literal('test'), data: testCard });
const sessionPayment = z.object({ provider: z.undefined().optional(), data: z.object({ sessionId: uuid }) });
const providerPayment = z.object({
  provider: requiredText(64).refine((name) => name !== 'test', { error: 'must not be test here', abort: true }),
  data: z.union([requiredText(200), z.record(z.string(), z.unknown())]),
});
const buyerPayment = z.object({ provider: z.undefined().optional(), data: requiredText(200) });

/**
 * Four forms: a test card, a payment session, a payment at a provider configured for the account, a buyer's id at such
 * a provider.
 */
export const payment = z.union([testPayment, sessionPayment, providerPayment, buyerPayment]);
export type Payment = z.infer<typeof payment>;
export type TestPayment = z.infer<typeof testPayment>;

export function isTestPayment(payment: Payment): payment is TestPayment {
  return payment.provider === 'test';
}

export const shippingStrategies = ['cheapest', 'fastest'] as const;
export type ShippingStrategy = (typeof shippingStrategies)[number];

export const customer = z.object({
  contact,
  shippingAddress: address,
  billingAddress: address.nullable().optional(),
  shippingMethod: z.object({ strategy: z.enum(shippingStrategies).optional() }).optional(),
  payment,
});
export type Customer = z.infer<typeof customer>;

/** The customer as answers and webhooks echo it: billingAddress is null when absent, card data is masked. */
export const customerEcho = z.object({
  contact,
  shippingAddress: address,
  billingAddress: address.nullable(),
  shippingMethod: z.object({ strategy: z.enum(shippingStrategies).optional() }).optional(),
  payment: z.object({
    provider: z.string().optional(),
    data: z.union([z.string(), z.record(z.string(), z.unknown())]),
  }),
});
export type CustomerEcho = z.infer<typeof customerEcho>;
