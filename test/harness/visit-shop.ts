// For tests of the shops: one mall with one shop in it, one browser, a fresh context per visit.
import type { Page } from 'playwright-core';
import type { Mall, MallMerchant } from '../../packages/mall/src/mall.ts';
import type { Merchant } from '../../packages/mall/src/merchant.ts';
import type { ScriptCard, ScriptCustomer } from '../../packages/mall/src/scripted-purchase.ts';
import { startMall } from '../../packages/mall/src/start-mall.ts';
import { shareBrowser } from './share-browser.ts';

export const goodCard: ScriptCard = {
  number: '4242424242424242',
  month: '04',
  year: '2031',
  cvv: '123',
  name: 'Robin Ashdown',
};
export const declinedCard: ScriptCard = { ...goodCard, number: '4000000000000002' };
export const challengedCard: ScriptCard = { ...goodCard, number: '4000000000003220' };

const person = { firstName: 'Robin', lastName: 'Ashdown', email: 'robin@example.com', addressLine2: '' };

/** A customer who lives where the shop sells. */
export const customers = {
  GB: {
    ...person,
    phone: '01539 720 118',
    addressLine1: '3 Fell View',
    city: 'Kendal',
    province: 'Cumbria',
    postalCode: 'LA9 4QH',
    country: 'GB',
  },
  US: {
    ...person,
    phone: '5035550142',
    addressLine1: '418 Alder Street',
    addressLine2: 'Apt 5',
    city: 'Tacoma',
    province: 'WA',
    postalCode: '98402',
    country: 'US',
  },
  FR: {
    ...person,
    phone: '0475260118',
    addressLine1: '12 rue des Oliviers',
    city: 'Lyon',
    province: '',
    postalCode: '69003',
    country: 'FR',
  },
  PL: {
    ...person,
    phone: '512345678',
    addressLine1: 'ul. Lipowa 14',
    addressLine2: '6',
    city: 'Kraków',
    province: '',
    postalCode: '31-154',
    country: 'PL',
  },
  CA: {
    ...person,
    phone: '9025550177',
    addressLine1: '77 Water Street',
    addressLine2: 'Unit 2',
    city: 'Halifax',
    province: 'NS',
    postalCode: 'B3J 1S5',
    country: 'CA',
  },
} satisfies Record<string, ScriptCustomer>;

export type Visit = {
  mall: Mall;
  shop: MallMerchant;
  urlOf(slug: string): string;
  withPage<Result>(use: (page: Page) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
};

export async function visitShop(merchant: Merchant): Promise<Visit> {
  const mall = await startMall({ merchants: [merchant] });
  const browser = await shareBrowser().catch(async (error) => {
    // Servers left open would keep the test's process alive after its failure.
    await mall.close();
    throw error;
  });
  const shop = mall.merchants[0];
  if (!shop) throw new Error('the mall is empty');
  return {
    mall,
    shop,
    urlOf(slug) {
      const product = shop.products.find((candidate) => candidate.slug.includes(slug));
      if (!product) throw new Error(`no product ${slug}`);
      return product.url;
    },
    async withPage(use) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      try {
        const page = await context.newPage();
        page.setDefaultTimeout(20_000);
        return await use(page);
      } finally {
        await context.close();
      }
    },
    close: () => mall.close(),
  };
}
