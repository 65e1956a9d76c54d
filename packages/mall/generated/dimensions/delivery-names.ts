import type { Dimension } from '../habit.ts';
import { servicesOf } from '../market/carriers.ts';
import type { Market } from '../market/market.ts';
import { numberLocale, writeNumber } from '../market/numbers.ts';
import { pick, randomOf } from '../random.ts';
import type { Delivery } from '../storefront.ts';
import type { Fill } from '../words/read-words.ts';

export interface DeliveryFacts {
  seed: number;
  market: Market;
  say: (key: string, fill?: Fill) => string;
  /** An amount as this shop writes it. */
  money: (minor: number) => string;
  delivery: Delivery;
}

const ids = ['standard', 'express', 'economy'];
const kilos = ({ market }: DeliveryFacts, weight: number) => writeNumber(weight, market, { minimumFractionDigits: 2 });

export const deliveryNames: Dimension<(facts: DeliveryFacts) => Delivery> = {
  says: 'How the deliveries are called',
  habits: [
    {
      id: 'plain',
      says: 'By their speed.',
      seen: 'Shopify "Standard"; Sylius and Medusa fixtures',
      weight: 4,
      does: ({ delivery }) => delivery,
    },
    {
      id: 'carriers',
      says: 'By services of carriers, with their numbers.',
      seen: 'Royal Mail Tracked 48, DHL Paket and Colissimo in WooCommerce, PrestaShop and Shopware; UPS 2nd Day Air in Magento 2',
      weight: 3,
      does: ({ seed, market, delivery }) => {
        const services = pick(servicesOf(market.country), randomOf(seed, 'carriers'));
        const days = delivery.id === 'standard' ? ([2, 3] as const) : delivery.days;
        return { ...delivery, days, label: services[ids.indexOf(delivery.id)] ?? delivery.label };
      },
    },
    {
      id: 'zones',
      says: 'With the zone and the class of weight.',
      seen: 'Zen Cart zone rates; OpenCart geo zones; WooCommerce table rates',
      does: ({ delivery }) => ({
        ...delivery,
        label: `${delivery.label} – Zone ${ids.indexOf(delivery.id) + 1} (0-5 kg)`,
      }),
    },
    {
      id: 'weight',
      says: 'With the weight of the parcel.',
      seen: 'OpenCart weight based shipping (Weight: 5.00kg); Zen Cart "1 x 1.20kg"',
      does: (facts) => ({
        ...facts.delivery,
        label: `${facts.delivery.label} (${facts.say('weight')}: ${kilos(facts, 0.35 + (facts.seed % 40) / 20)} kg)`,
      }),
    },
    {
      id: 'free-over',
      says: 'With the amount from which one of them costs nothing.',
      seen: 'Shopify price based rates; WooCommerce free shipping minimum; Cornerstone banners',
      does: ({ delivery, market, money, say }) => {
        if (delivery.id !== 'standard') return delivery;
        const freeFrom = market.tenner * 5;
        return { ...delivery, freeFrom, label: `${delivery.label} (${say('freeOver', { price: money(freeFrom) })})` };
      },
    },
    {
      id: 'insured',
      says: 'With the amount to which the parcel is insured.',
      seen: 'Royal Mail Special Delivery and DHL in WooCommerce; PrestaShop carriers',
      does: ({ delivery, market, money, say }) => {
        const most = market.tenner * (delivery.id === 'express' ? 75 : 10);
        return { ...delivery, label: `${delivery.label} (${say('insuredUpTo', { price: money(most) })})` };
      },
    },
  ],
};

export interface PromiseFacts {
  days: readonly [number, number];
  market: Market;
  say: (key: string, fill?: Fill) => string;
}

/** So many working days from today. */
function dayAfter(days: number): Date {
  const date = new Date();
  for (let left = days; left > 0; ) {
    date.setDate(date.getDate() + 1);
    if (date.getDay() % 6 !== 0) left -= 1;
  }
  return date;
}

const calendar = ({ market }: PromiseFacts, weekday: boolean) =>
  new Intl.DateTimeFormat(numberLocale(market), {
    ...(weekday ? { weekday: 'short' as const } : {}),
    day: 'numeric',
    month: 'short',
  });

export const deliveryPromises: Dimension<(facts: PromiseFacts) => string> = {
  says: 'How the time of a delivery is told',
  habits: [
    {
      id: 'days',
      says: 'As a number of days.',
      seen: 'Shopify manual rates; Shopware delivery times',
      weight: 4,
      does: ({ say, days: [a, b] }) => say('days', { a, b }),
    },
    {
      id: 'date',
      says: 'As the day of arrival.',
      seen: 'Shopify estimated delivery dates; Amazon-like WooCommerce plugins (Arrives Thu 19 Nov)',
      weight: 2,
      does: (facts) => facts.say('arrives', { date: calendar(facts, true).format(dayAfter(facts.days[1])) }),
    },
    {
      id: 'dates',
      says: 'As the first and the last day.',
      seen: 'Shopware 6 delivery dates; PrestaShop estimated delivery modules',
      does: (facts) => calendar(facts, false).formatRange(dayAfter(facts.days[0]), dayAfter(facts.days[1])),
    },
    {
      id: 'hours',
      says: 'In hours.',
      seen: 'Spanish, French and Portuguese stores on PrestaShop (24/48 h)',
      does: ({ days: [a, b] }) => `${a * 24}/${b * 24} h`,
    },
    {
      id: 'clock',
      says: 'As the day of arrival with a time of the day.',
      seen: 'FedEx and UPS with time in transit in Magento 2 and BigCommerce (by 10:30 AM)',
      does: (facts) =>
        facts.say('arrives', {
          date: `${calendar(facts, true).format(dayAfter(facts.days[1]))}, ${facts.days[0] === 1 ? '10:30' : '20:00'}`,
        }),
    },
    {
      id: 'words',
      says: 'In words, without a number.',
      seen: 'Smartstore and PrestaShop carrier delays ("the next working day"); CE Phoenix; Shoper',
      does: ({ say, days: [first] }) => say(first <= 1 ? 'nextWorkingDay' : first <= 4 ? 'fewDays' : 'aboutWeek'),
    },
  ],
};
