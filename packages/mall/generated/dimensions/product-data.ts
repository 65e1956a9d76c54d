import { html, type Markup, raw } from '../../src/markup.ts';
import type { Dimension } from '../habit.ts';
import type { Good, Storefront } from '../storefront.ts';

export interface ProductData {
  /** Into the head of the page, or beside the product. */
  where: 'head' | 'body';
  write: (shop: Storefront, good: Good) => Markup;
}

const priceOf = ({ market }: Storefront, { price }: Good) => (price / 10 ** market.decimals).toFixed(market.decimals);
const stockOf = ({ isSoldOut }: Good) => `https://schema.org/${isSoldOut ? 'OutOfStock' : 'InStock'}`;

function linkedData(shop: Storefront, good: Good): Markup {
  const offer = {
    '@type': 'Offer',
    price: priceOf(shop, good),
    priceCurrency: shop.market.currency,
    availability: stockOf(good),
  };
  const data = { '@context': 'https://schema.org/', '@type': 'Product', name: good.name, offers: offer };
  return html`<script type="application/ld+json">${raw(JSON.stringify(data).replaceAll('<', '\\u003c'))}</script>`;
}

export const productData: Dimension<ProductData> = {
  says: 'What a product page tells machines about the product',
  habits: [
    {
      id: 'linked-data',
      says: 'A block of linked data.',
      seen: 'WooCommerce WC_Structured_Data; Dawn structured_data; Shopify',
      weight: 3,
      does: { where: 'body', write: linkedData },
    },
    {
      id: 'microdata',
      says: 'Attributes and meta elements of microdata.',
      seen: 'Magento 2 itemprop; Shopware buy widget; Odoo itemscope',
      weight: 2,
      does: {
        where: 'body',
        write: (shop, good) =>
          html`<div itemscope itemtype="https://schema.org/Product"><meta itemprop="name" content="${good.name}"><span itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="price" content="${priceOf(shop, good)}"><meta itemprop="priceCurrency" content="${shop.market.currency}"><link itemprop="availability" href="${stockOf(good)}"></span></div>`,
      },
    },
    {
      id: 'open-graph',
      says: 'Meta elements for social networks.',
      seen: 'Cornerstone og:type product; PrestaShop product:price:amount; Dawn meta-tags',
      does: {
        where: 'head',
        write: (shop, good) =>
          html`<meta property="og:type" content="product"><meta property="og:title" content="${good.name}"><meta property="product:price:amount" content="${priceOf(shop, good)}"><meta property="product:price:currency" content="${shop.market.currency}">`,
      },
    },
    {
      id: 'none',
      says: 'Nothing.',
      seen: 'Zen Cart; bare themes of OpenCart; Solidus starter',
      does: { where: 'body', write: () => raw('') },
    },
  ],
};
