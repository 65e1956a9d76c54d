import { z } from 'zod';
import { checkoutOptions, taskItem } from './checkout.ts';
import { isoTimestamp, text, uuid } from './fields.ts';
import { testCardNames } from './test-cards.ts';

/**
 * A page that runs one test order for anyone who has its address, without signing in. Our addition to the interface.
 */

export const createTestLinkRequest = z.object({
  tasks: z.array(taskItem).min(1).max(10),
  card: z.enum(testCardNames).optional().meta({ default: 'accepted' }),
  options: checkoutOptions.optional(),
  note: text(500).optional().meta({ description: 'Shown on the page' }),
  hours: z.int().min(1).max(168).optional().meta({ default: 24 }),
});
export type CreateTestLinkRequest = z.infer<typeof createTestLinkRequest>;

export const testLinkStates = ['open', 'used', 'expired', 'revoked'] as const;
export const testLink = z.object({
  linkId: uuid,
  state: z.enum(testLinkStates),
  note: z.string(),
  urls: z.array(z.string()),
  card: z.enum(testCardNames),
  createdAt: isoTimestamp,
  expiresAt: isoTimestamp,
  taskIds: z.array(uuid).meta({ description: 'The tasks of the order that the link started' }),
});
export type TestLink = z.infer<typeof testLink>;
export const testLinkCreated = testLink.extend({
  url: z.string().meta({ description: 'The address of the page. It is not shown again.' }),
});
export type TestLinkCreated = z.infer<typeof testLinkCreated>;
export const testLinkList = z.object({ links: z.array(testLink) });
export const testLinkPath = z.object({ linkId: uuid });
export const testLinkRevoked = z.object({ linkId: uuid, revoked: z.literal(true) });

export const practiceProduct = z.object({
  merchant: z.string(),
  shop: z.string(),
  title: z.string(),
  url: z.string(),
  price: z.number(),
  currency: z.string(),
  behaviour: z.string().meta({ description: 'normal, or how the product misbehaves' }),
  variants: z.array(z.object({ name: z.string(), kind: z.string(), values: z.array(z.string()) })),
});
export type PracticeProduct = z.infer<typeof practiceProduct>;
export const practiceProducts = z.object({ products: z.array(practiceProduct) });
