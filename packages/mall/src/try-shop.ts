// For tests of the shops: one mall with one shop in it, one browser, a fresh context per visit.
import chromium from '@sparticuz/chromium';
import { type Browser, type Page, chromium as playwright } from 'playwright-core';
import type { Merchant } from './merchant.ts';
import type { ScriptCard, ScriptCustomer } from './scripted-purchase.ts';
import { type Mall, type MallMerchant, startMall } from './start-mall.ts';

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

/** Somebody who lives where the shop sells. */
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

async function launch(): Promise<Browser> {
  const path = process.env.CHROMIUM_PATH ?? (await chromium.executablePath());
  // Not chromium.args: they put all into one process and switch off the rules between origins.
  return playwright.launch({ executablePath: path, args: ['--no-sandbox', '--disable-gpu'], headless: true });
}

export async function visitShop(merchant: Merchant): Promise<Visit> {
  const mall = await startMall({ merchants: [merchant] });
  const browser = await launch();
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
    async close() {
      await browser.close();
      await mall.close();
    },
  };
}
