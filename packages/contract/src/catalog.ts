import { z } from 'zod';
import { requiredText, text, webUrl } from './fields.ts';

const envelope = { status: z.literal('success'), message: z.string() };

export const searchRequest = z.object({ name: requiredText(200), merchant: text(200).optional() });
export type SearchRequest = z.infer<typeof searchRequest>;

export const foundProduct = z.object({
  name: z.string(),
  brand: z.string().optional(),
  merchant: z.string(),
  image: z.string(),
  priceFrom: z.number(),
  currency: z.string(),
  directUrl: z.string(),
});
export type FoundProduct = z.infer<typeof foundProduct>;

export const searchResult = z.object({
  ...envelope,
  data: z.object({ products: z.array(foundProduct), targetMerchant: z.string(), targetMatchCount: z.int() }),
});
export type SearchResult = z.infer<typeof searchResult>;

export const detailsRequest = z.object({ url: webUrl, allVariants: z.boolean().optional() });
export type DetailsRequest = z.infer<typeof detailsRequest>;

export const productVariant = z.object({
  variantId: z.string(),
  price: z.number(),
  available: z.boolean(),
  image: z.string(),
  attributes: z.record(z.string(), z.string()),
  url: z.string(),
  commissionUrl: z.string(),
});
export type ProductVariant = z.infer<typeof productVariant>;

export const productDetails = z.object({
  product: z.object({
    name: z.string(),
    brand: z.string(),
    retailer: z.string(),
    image: z.string(),
    url: z.string(),
  }),
  currency: z.string(),
  commissionUrl: z.string(),
  directUrl: z.string(),
  dimensions: z.array(z.string()),
  variants: z.array(productVariant),
});
export type ProductDetails = z.infer<typeof productDetails>;
export const detailsResult = z.object({ ...envelope, data: productDetails });
export type DetailsResult = z.infer<typeof detailsResult>;

const postalCode = z.string().regex(/^(?=.*[A-Za-z0-9])[A-Za-z0-9\- ]{3,10}$/, 'must be a postal code');

/** A ZIP alone, or an address as checkouts take it. */
export const estimateDestination = z
  .object({
    zip: postalCode.optional(),
    postalCode: postalCode.optional(),
    province: text(200).optional(),
    city: text(200).optional(),
    country: text(200).optional(),
  })
  .refine((place) => place.zip !== undefined || place.postalCode !== undefined, {
    path: ['zip'],
    message: 'must have zip, or postalCode of an address',
  });

export const estimateRequest = z.object({
  merchant: requiredText(200),
  destination: estimateDestination,
  items: z
    .array(
      z.object({
        url: webUrl,
        quantity: z.int().min(1).max(999),
        unitPrice: z.number().min(0).max(9_999_999).optional(),
        category: text(100).optional(),
      }),
    )
    .min(1)
    .max(50),
});
export type EstimateRequest = z.infer<typeof estimateRequest>;

export const estimateResult = z.object({
  subtotal: z.number(),
  shipping: z.number(),
  shippingKnown: z.boolean(),
  tax: z.number(),
  total: z.number(),
  currency: z.string(),
  items: z.array(
    z.object({
      url: z.string(),
      quantity: z.int(),
      unitPrice: z.number(),
      category: z.string(),
      subtotal: z.number(),
      tax: z.number(),
    }),
  ),
  destination: z.object({ zip: z.string(), state: z.string() }),
});
export type EstimateResult = z.infer<typeof estimateResult>;
