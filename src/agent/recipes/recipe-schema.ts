import { createHash } from 'node:crypto';
import { z } from 'zod';
import { MOST_DAYS, TAUGHT_CONTROLS, TAUGHT_FIELDS, TAUGHT_PAGES, TAUGHT_ROWS } from './lesson.ts';
import type { MerchantRecipe } from './recipe.ts';

const digest = z.string().regex(/^[\w-]{1,64}$/);
const print = z.strictObject({
  exact: digest,
  stable: digest,
  place: digest,
  name: digest,
  attribute: digest.nullable(),
  rank: z.int().min(0).max(40).optional(),
  label: z.string().max(100),
});
const sections = [
  'contact',
  'shipping',
  'billing',
  'login',
  'register',
  'newsletter',
  'payment',
  'search',
  'cart',
  'product',
  'other',
] as const;
const lesson = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('field'), target: print, is: z.enum(TAUGHT_FIELDS), section: z.enum(sections) }),
  z.strictObject({ of: z.literal('control'), target: print, is: z.enum(TAUGHT_CONTROLS) }),
  z.strictObject({
    of: z.literal('entry'),
    target: print,
    first: print.nullable(),
    entry: z.strictObject({ print: digest, nth: z.int().min(0).max(200) }).nullable(),
    daysAhead: z.int().min(0).max(MOST_DAYS).nullable(),
  }),
  z.strictObject({
    of: z.literal('variant'),
    axis: z.string().max(40),
    label: digest,
    target: print.nullable(),
    first: print.nullable(),
  }),
  z.strictObject({ of: z.literal('row'), label: digest, is: z.enum(TAUGHT_ROWS) }),
  // Only that a text says nothing can be shared: what it does say is for the rules to read.
  z.strictObject({ of: z.literal('message'), text: digest, is: z.literal('nothing') }),
  z.strictObject({ of: z.literal('page'), shape: digest, is: z.enum(TAUGHT_PAGES) }),
  z.strictObject({ of: z.literal('outcome'), shape: digest }),
]);
const page = z.strictObject({
  moves: z.array(z.strictObject({ goal: z.string().max(40), target: print.nullable() })).max(40),
  uses: z.int().min(0),
  needsRest: z.boolean().optional(),
});

/** A recipe from elsewhere: nothing but prints and roles out of the known lists can be in it. */
const recipeSchema = z.strictObject({
  merchant: z.string().min(1).max(300),
  version: z.literal(1),
  pages: z.record(digest, page),
  lessons: z.array(lesson).max(400).optional(),
  theme: digest.optional(),
  confirmation: z.string().max(300).startsWith('/').optional(),
  cardFollows: z.boolean().optional(),
});

export interface SharedRecipe {
  recipe: MerchantRecipe;
  signature: string;
}

export const sharedRecipes = z.object({
  recipes: z
    .array(z.strictObject({ recipe: recipeSchema, signature: digest }))
    .min(1)
    .max(500),
}) as unknown as z.ZodType<{ recipes: SharedRecipe[] }>;

/** Binds what was learnt to the platform and theme that it was learnt at; a copy that was changed is told from it. */
export function signRecipe({ pages, lessons = [], theme = '', cardFollows }: MerchantRecipe): string {
  return createHash('sha256')
    .update(JSON.stringify({ theme, pages, lessons, cardFollows }, sortKeys))
    .digest('base64url');
}

/** Stores and parsers keep no order of keys. */
function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
