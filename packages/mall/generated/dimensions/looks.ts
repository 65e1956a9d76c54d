import type { Dimension } from '../habit.ts';

export interface Theme {
  ground: string;
  paper: string;
  ink: string;
  soft: string;
  line: string;
  accent: string;
  onAccent: string;
  font: string;
  heading: string;
  radius: string;
}

const sans = 'system-ui, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';
const serif = 'Georgia, "Times New Roman", serif';

export const themes: Dimension<Theme> = {
  says: 'Colours and letters',
  habits: [
    {
      id: 'paper',
      says: 'White, black, thin lines.',
      seen: 'Dawn; Saleor',
      weight: 2,
      does: {
        ground: '#fff',
        paper: '#fff',
        ink: '#121212',
        soft: '#6b6b6b',
        line: '#dedede',
        accent: '#121212',
        onAccent: '#fff',
        font: sans,
        heading: sans,
        radius: '0',
      },
    },
    {
      id: 'storefront',
      says: 'Grey ground, violet buttons.',
      seen: 'WooCommerce Storefront',
      does: {
        ground: '#f6f5f8',
        paper: '#fff',
        ink: '#43454b',
        soft: '#6d6d6d',
        line: '#e3e1e8',
        accent: '#7f54b3',
        onAccent: '#fff',
        font: sans,
        heading: sans,
        radius: '3px',
      },
    },
    {
      id: 'luma',
      says: 'Pale grey panels, blue buttons.',
      seen: 'Magento Luma',
      does: {
        ground: '#fff',
        paper: '#f5f5f5',
        ink: '#333',
        soft: '#666',
        line: '#d1d1d1',
        accent: '#1979c3',
        onAccent: '#fff',
        font: sans,
        heading: sans,
        radius: '3px',
      },
    },
    {
      id: 'atelier',
      says: 'Cream, serif headings.',
      seen: 'Shopify boutique themes',
      does: {
        ground: '#faf6ef',
        paper: '#fffdf9',
        ink: '#2e2a25',
        soft: '#7b7166',
        line: '#e5dccd',
        accent: '#7a4b2a',
        onAccent: '#fff',
        font: sans,
        heading: serif,
        radius: '2px',
      },
    },
    {
      id: 'fresh',
      says: 'Green and round.',
      seen: 'Bagisto; Odoo themes',
      does: {
        ground: '#f3f8f4',
        paper: '#fff',
        ink: '#1d2b21',
        soft: '#5d7163',
        line: '#d6e5da',
        accent: '#1f8a4c',
        onAccent: '#fff',
        font: sans,
        heading: sans,
        radius: '14px',
      },
    },
    {
      id: 'night',
      says: 'Dark.',
      seen: 'Vercel commerce in dark mode',
      does: {
        ground: '#111418',
        paper: '#1a1f26',
        ink: '#eef1f4',
        soft: '#9aa5b1',
        line: '#303842',
        accent: '#4f9cf9',
        onAccent: '#06121f',
        font: sans,
        heading: sans,
        radius: '10px',
      },
    },
    {
      id: 'bazaar',
      says: 'Orange calls to action.',
      seen: 'OpenCart and PrestaShop marketplaces',
      does: {
        ground: '#f2f2f2',
        paper: '#fff',
        ink: '#232f3e',
        soft: '#5c6670',
        line: '#d8dde1',
        accent: '#e8710a',
        onAccent: '#fff',
        font: sans,
        heading: sans,
        radius: '6px',
      },
    },
    {
      id: 'ledger',
      says: 'Small type, blue links, tables.',
      seen: 'Zen Cart; django-oscar sandbox',
      does: {
        ground: '#eef1f5',
        paper: '#fff',
        ink: '#22303f',
        soft: '#5a6875',
        line: '#c9d3dd',
        accent: '#23527c',
        onAccent: '#fff',
        font: 'Verdana, Geneva, sans-serif',
        heading: 'Verdana, Geneva, sans-serif',
        radius: '4px',
      },
    },
  ],
};

export const headers: Dimension<'left' | 'centred' | 'two-rows' | 'announcement'> = {
  says: 'What the top of the page looks like',
  habits: [
    { id: 'left', says: 'Name left, links right.', seen: 'Vercel commerce; Sylius', does: 'left' },
    { id: 'centred', says: 'Name in the middle.', seen: 'Dawn; Cornerstone', does: 'centred' },
    { id: 'two-rows', says: 'A row of links above the name.', seen: 'OpenCart; nopCommerce', does: 'two-rows' },
    {
      id: 'announcement',
      says: 'A coloured strip above everything.',
      seen: 'Dawn announcement-bar',
      does: 'announcement',
    },
  ],
};

export const headingLevels: Dimension<'levels' | 'bold' | 'legend'> = {
  says: 'How headings of parts are written',
  habits: [
    { id: 'levels', says: 'h2.', seen: 'Bagisto; Solidus', weight: 2, does: 'levels' },
    { id: 'bold', says: 'Bold text in a div.', seen: 'Shopware card-title; nopCommerce', does: 'bold' },
    {
      id: 'legend',
      says: 'A heading with a step number.',
      seen: 'PrestaShop step-number; Spree progress',
      does: 'legend',
    },
  ],
};

export const urls: Dimension<(slug: string, index: number) => string> = {
  says: 'What the address of a product looks like',
  habits: [
    { id: 'products', says: '/products/name', seen: 'Shopify; Medusa', does: (slug) => `/products/${slug}` },
    { id: 'html', says: '/name.html', seen: 'Magento 2', does: (slug) => `/${slug}.html` },
    { id: 'number', says: '/12-name', seen: 'PrestaShop', does: (slug, index) => `/${index + 11}-${slug}` },
    { id: 'shop', says: '/shop/name-3', seen: 'Odoo', does: (slug, index) => `/shop/${slug}-${index + 3}` },
    {
      id: 'query',
      says: '/index.php?route=product&product_id=7',
      seen: 'OpenCart; Zen Cart',
      does: (slug, index) => `/index.php?route=product/product&product_id=${index + 40}&n=${slug}`,
    },
    {
      id: 'catalogue',
      says: '/catalogue/name_3/',
      seen: 'django-oscar',
      does: (slug, index) => `/catalogue/${slug}_${index + 3}/`,
    },
  ],
};

export const orderNumber: Dimension<(seed: number, sequence: number) => string> = {
  says: 'What an order number looks like',
  habits: [
    { id: 'hash', says: '#1042', seen: 'Shopify', does: (seed, sequence) => `#${1000 + (seed % 700) + sequence}` },
    {
      id: 'zeros',
      says: '000000123',
      seen: 'Magento 2; Sylius',
      does: (seed, sequence) => String((seed % 800) + sequence).padStart(9, '0'),
    },
    {
      id: 'letters',
      says: 'R123456789',
      seen: 'Spree; Solidus',
      does: (seed, sequence) => `R${String(100000000 + (seed % 9000) * 1000 + sequence)}`,
    },
    {
      id: 'reference',
      says: 'QWERTYUIO',
      seen: 'PrestaShop',
      does: (seed, sequence) =>
        [...String(234567 + (seed % 5000) * 37 + sequence * 101)].map((digit) => 'XKPQVBNRTZ'[Number(digit)]).join(''),
    },
    {
      id: 'dated',
      says: 'SO-2026-0042',
      seen: 'Odoo S00042; Shopware number ranges',
      does: (seed, sequence) => `SO-2026-${String((seed % 900) + sequence).padStart(4, '0')}`,
    },
  ],
};
