import type { Shop } from './merchant.ts';
import { unitsInStock } from './product.ts';
import type { Session } from './session.ts';

export type AddOutcome = 'added' | 'unknown-product' | 'variant-missing' | 'variant-sold-out' | 'too-few';

/** `chosen` holds one label per variant group. Nothing is added unless all of it can be. */
export function addToCart(
  shop: Pick<Shop, 'product'>,
  session: Session<unknown>,
  wish: { slug: string; chosen: string[]; quantity: number },
): AddOutcome {
  const product = shop.product(wish.slug);
  if (!product) return 'unknown-product';
  const groups = product.variants ?? [];
  const values = groups.map((group, index) => group.values.find((value) => value.label === wish.chosen[index]));
  if (values.some((value) => value === undefined)) return 'variant-missing';
  if (values.some((value) => value?.soldOut)) return 'variant-sold-out';
  const variant = groups.length === 0 ? null : wish.chosen.slice(0, groups.length).join(' / ');
  const quantity = Number.isInteger(wish.quantity) && wish.quantity > 0 ? wish.quantity : 1;
  const already = session.cart.filter((line) => line.slug === wish.slug).reduce((sum, line) => sum + line.quantity, 0);
  if (unitsInStock(product, 'browse') < already + quantity) return 'too-few';
  const same = session.cart.find((line) => line.slug === wish.slug && line.variant === variant);
  if (same) same.quantity += quantity;
  else session.cart.push({ slug: wish.slug, variant, quantity });
  return 'added';
}

/** Zero removes the line. False when the shop does not have that many; the line then stays as it was. */
export function changeQuantity(
  shop: Pick<Shop, 'product'>,
  session: Session<unknown>,
  index: number,
  quantity: number,
): boolean {
  const line = session.cart[index];
  if (!line || !Number.isInteger(quantity) || quantity < 0) return false;
  if (quantity === 0) {
    session.cart.splice(index, 1);
    return true;
  }
  const product = shop.product(line.slug);
  const others = session.cart
    .filter((other) => other !== line && other.slug === line.slug)
    .reduce((sum, other) => sum + other.quantity, 0);
  if (!product || unitsInStock(product, 'browse') < others + quantity) return false;
  line.quantity = quantity;
  return true;
}
