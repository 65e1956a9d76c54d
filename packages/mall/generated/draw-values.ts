import type { Design } from './dimensions/index.ts';
import { amount } from './pages/parts.ts';
import { plainText } from './plain-text.ts';
import { randomOf } from './random.ts';
import type { Shop } from './shop.ts';
import type { Delivery, Good, OptionGroup, TaxPart } from './storefront.ts';

interface Draw {
  seed: number;
  design: Design;
  say: Shop['say'];
}

/** Goods at the prices and under the names that this shop likes. Streams of their own keep the other draws as they are. */
export function dressGoods({ seed, design, say }: Draw, goods: readonly Good[]): Good[] {
  const market = design.market.does;
  return goods.map((good, index) => {
    const price = design.priceLevels.does.goods(good.price, market, randomOf(seed, 'price', index));
    const share = price < market.tenner / 2 ? price / market.tenner : 1;
    const fitExtras = (group: OptionGroup): OptionGroup => ({
      ...group,
      values: group.values.map((value) => ({ ...value, extra: Math.ceil(value.extra * share) })),
    });
    return {
      ...good,
      price,
      name: design.goodsNames.does({
        market,
        say,
        plain: good.name,
        kind: good.picture,
        random: randomOf(seed, 'goods-name', index),
      }),
      groups: good.groups.map((group) => design.optionLabels.does(fitExtras(group), market)),
    };
  });
}

export function dressDeliveries({ seed, design, say }: Draw, deliveries: readonly Delivery[]): Delivery[] {
  const market = design.market.does;
  const money = (minor: number) => plainText(amount({ design, market }, minor));
  return deliveries.map((each) => {
    const reprice = design.priceLevels.does.deliveries;
    const price = each.price === 0 ? 0 : reprice(each.price, market, randomOf(seed, 'delivery-price', each.id));
    return design.deliveryNames.does({ seed, market, say, money, delivery: { ...each, price } });
  });
}

/** Where the tax is in the prices, it is one tax. */
export function drawTaxes({ seed, design }: Draw): { taxes: readonly TaxPart[]; taxPercent: number } {
  const market = design.market.does;
  const parts = design.taxRates.does.parts(market, randomOf(seed, 'tax-rate'));
  const taxPercent = parts.reduce((sum, { percent }) => sum + percent, 0);
  const isOne = design.tax.does.isIncluded;
  return { taxes: isOne ? [{ name: market.taxName, percent: taxPercent }] : parts, taxPercent };
}
