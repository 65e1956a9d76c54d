import type { Ask, Shop } from '../core/storefront.ts';

export function totals({ session }: Ask, shop: Shop): Record<string, number> {
  const untaxed = shop.subtotal(session);
  const delivery = shop.definition.deliveries.find(({ id }) => id === session.kept.delivery)?.price ?? 0;
  const taxes = Math.round((untaxed * 20) / 100);
  return { untaxed, delivery, taxes, total: untaxed + delivery + taxes };
}
