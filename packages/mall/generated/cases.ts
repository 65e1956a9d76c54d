import { deliveryCost, priceOrder } from './price-order.ts';
import type { Shop } from './shop.ts';
import type { Delivery, Good, OptionGroup } from './storefront.ts';

export const PERSON = { firstName: 'Ada', lastName: 'Palmer', email: 'ada.palmer@example.com' };
export const CARDS = { good: '4242424242424242', declined: '4000000000000002' };

/** Something to buy at a drawn shop, and what the shop's books must show afterwards. */
export interface Case {
  id: string;
  slug: string;
  /** Option ids, as the books keep them. */
  options: Record<string, string>;
  /** The same in the shop's words, as a customer would ask for them. */
  wishes: Record<string, string>;
  quantity: number;
  coupon: string | null;
  strategy: 'cheapest' | 'fastest';
  card: string;
  /** Minor units; what the customer agreed to pay at most. */
  ceiling: number;
  mayOpenAccount: boolean;
  /** Null: this must not be bought. */
  expected: { total: number; delivery: string } | null;
}

type Wish = Partial<Omit<Case, 'id' | 'slug' | 'options' | 'wishes' | 'expected' | 'ceiling'>> & {
  options?: Record<string, string>;
};

/** What an honest customer would try here, with the result that the books must show. */
export function honestCases(shop: Shop): Case[] {
  const [plain, colored, both, , sized] = shop.goods as [Good, Good, Good, Good, Good];
  const list = [
    write(shop, 'plain', plain, {}),
    write(shop, 'variant', both, { options: pickEach(both, [1, 2]) }),
    write(shop, 'quantity', colored, { options: pickEach(colored, [shop.seed % 3]), quantity: 2 + (shop.seed % 2) }),
    write(shop, 'fastest', sized, { options: pickEach(sized, [3]), strategy: 'fastest' }),
  ];
  if (shop.design.coupons.does !== 'none')
    list.push(write(shop, 'coupon', plain, { coupon: shop.coupon.code, quantity: 2 }));
  return list;
}

/** What must not be bought. */
export function refusalCases(shop: Shop): Case[] {
  const [plain, colored, , gone] = shop.goods as [Good, Good, Good, Good];
  const color = colored.groups[0] as OptionGroup;
  const empty = color.values.find(({ stock }) => stock === 0);
  const list = [
    write(shop, 'sold-out', gone, {}),
    write(shop, 'sold-out-variant', colored, { options: { color: empty?.id ?? '' } }),
    {
      ...write(shop, 'missing-variant', colored, { options: pickEach(colored, [0]) }),
      wishes: { color: shop.say('purple') },
    },
    write(shop, 'declined', plain, { card: CARDS.declined }),
  ];
  const dear = write(shop, 'ceiling', plain, {});
  list.push({ ...dear, ceiling: Math.floor(dear.ceiling * 0.4) });
  if (shop.design.gates.does === 'forced') list.push(write(shop, 'account', plain, { mayOpenAccount: false }));
  return list.map((each) => ({ ...each, expected: null }));
}

function pickEach(good: Good, indexes: readonly number[]): Record<string, string> {
  return Object.fromEntries(
    good.groups.map((group, index) => [group.kind, group.values[indexes[index] ?? 0]?.id ?? '']),
  );
}

function write(shop: Shop, id: string, good: Good, wish: Wish): Case {
  const {
    options = {},
    quantity = 1,
    coupon = null,
    strategy = 'cheapest',
    card = CARDS.good,
    mayOpenAccount = true,
  } = wish;
  const lines = [{ slug: good.slug, options, quantity, monthly: false }];
  const costOf = (delivery: Delivery) => deliveryCost(shop, delivery, { lines, coupon });
  const sorted = shop.deliveries.toSorted((a, b) =>
    strategy === 'cheapest' ? costOf(a) - costOf(b) : a.days[1] - b.days[1],
  );
  const delivery = sorted[0]?.id ?? '';
  const { total } = priceOrder(shop, {
    lines,
    delivery,
    coupon,
    extraTicked: false,
    method: 'card',
  });
  const wishes = good.groups.map((group) => [
    group.kind,
    group.values.find((value) => value.id === options[group.kind])?.label ?? '',
  ]);
  return {
    id,
    slug: good.slug,
    options,
    wishes: Object.fromEntries(wishes),
    quantity,
    coupon,
    strategy,
    card,
    ceiling: Math.ceil(total * 1.02),
    mayOpenAccount,
    expected: { total, delivery },
  };
}
