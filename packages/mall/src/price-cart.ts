import type { LedgerItem } from './ledger.ts';

export type Totals = { subtotal: number; discount: number; shipping: number; tax: number; total: number };

/**
 * Tax applies to goods after discount. `taxIncluded` is for countries whose prices already include it: it is then
 * reported (on goods and shipping) but not added.
 */
export function priceCart(cart: {
  items: LedgerItem[];
  extras?: { name: string; price: number }[];
  discountPercent: number;
  shipping: number;
  taxBasisPoints: number;
  taxIncluded: boolean;
}): Totals {
  const subtotal = cart.items.reduce((sum, item) => sum + item.unitPrice * item.quantity, 0);
  const extras = (cart.extras ?? []).reduce((sum, extra) => sum + extra.price, 0);
  const discount = Math.round((subtotal * cart.discountPercent) / 100);
  const goods = subtotal - discount;
  if (cart.taxIncluded) {
    const gross = goods + extras + cart.shipping;
    const net = Math.round((gross * 10_000) / (10_000 + cart.taxBasisPoints));
    return { subtotal, discount, shipping: cart.shipping, tax: gross - net, total: gross };
  }
  const tax = Math.round((goods * cart.taxBasisPoints) / 10_000);
  return { subtotal, discount, shipping: cart.shipping, tax, total: goods + extras + cart.shipping + tax };
}
