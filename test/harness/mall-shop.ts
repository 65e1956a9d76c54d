import type { Mall, MallMerchant, MallProduct } from '@cartwright/mall';

/** The shop with this short name. */
export function shopIn(mall: Mall, shop: string): MallMerchant {
  const found = mall.merchants.find((each) => each.shop === shop);
  if (!found) throw new Error(`the mall has no shop called ${shop}`);
  return found;
}

/** The shop's first product with this behaviour. */
export function productIn(mall: Mall, shop: string, behaviour = 'normal'): MallProduct {
  const found = shopIn(mall, shop).products.find((each) => each.behaviour === behaviour);
  if (!found) throw new Error(`${shop} has no product with the behaviour ${behaviour}`);
  return found;
}
