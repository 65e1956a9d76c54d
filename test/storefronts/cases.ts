import { autosave } from './autosave/index.ts';
import type { Storefront } from './core/storefront.ts';
import { deliveryButtons } from './delivery-buttons/index.ts';
import { deliveryFirst } from './delivery-first/index.ts';
import { districts } from './districts/index.ts';
import { documentFree } from './document-id/index.ts';
import { emailInCart } from './email-in-cart/index.ts';
import { guestConfirm } from './guest-confirm/index.ts';
import { headless } from './headless/index.ts';
import { hostedFields } from './hosted-fields/index.ts';
import { luma } from './luma/index.ts';
import { nop } from './nop/index.ts';
import { odoo } from './odoo/index.ts';
import { oneCart } from './one-cart/index.ts';
import { opencart } from './opencart/index.ts';
import { orderStates } from './order-states/index.ts';
import { overlayCart } from './overlay-cart/index.ts';
import { panes } from './panes/index.ts';
import { paymentLinks } from './payment-links/index.ts';
import { polledQuotes } from './polled-quotes/index.ts';
import { postcodeFirst } from './postcode-first/index.ts';
import { presta } from './presta/index.ts';
import { privatePerson } from './private-person/index.ts';
import { rightToLeft } from './right-to-left/index.ts';
import { savedCards } from './saved-cards/index.ts';
import { shopifyLike } from './shopify-like/index.ts';
import { shopware } from './shopware/index.ts';
import { stages } from './stages/index.ts';
import { steppedTel } from './stepped-tel/index.ts';
import { sylius } from './sylius/index.ts';
import { twoParcels } from './two-parcels/index.ts';
import { wooBlocks } from './woo-blocks/index.ts';
import { wooClassic } from './woo-classic/index.ts';
import { xtc } from './xtc/index.ts';

export interface Case {
  definition: Storefront;
  path: (slug: string) => string;
  /** One plain product, several pieces of it, and one in a variant. */
  plain: string;
  chosen: { slug: string; variant: Record<string, string>; booked: string };
  /** How the second case ends: with the card refused, or with a product that is sold out. */
  failing: 'declined' | 'soldOut';
}

export const CASES: readonly Case[] = [
  {
    definition: wooClassic,
    path: (slug) => `/product/${slug}/`,
    plain: 'enamel-mug',
    chosen: { slug: 'linen-apron', variant: { color: 'Rust', size: 'M' }, booked: 'Rust / M' },
    failing: 'soldOut',
  },
  {
    definition: wooBlocks,
    path: (slug) => `/produkt/${slug}/`,
    plain: 'kerze',
    chosen: { slug: 'wolldecke', variant: { color: 'Schiefer' }, booked: 'Schiefer' },
    failing: 'soldOut',
  },
  {
    definition: luma,
    path: (slug) => `/${slug}.html`,
    plain: 'yoga-strap',
    chosen: { slug: 'ridge-hoodie', variant: { color: 'Orange', size: 'M' }, booked: 'M / Orange' },
    failing: 'soldOut',
  },
  {
    definition: presta,
    path: (slug) => `/accueil/${slug}.html`,
    plain: 'savon-olive',
    chosen: { slug: 'pull-marin', variant: { color: 'Bleu nuit', size: 'M' }, booked: 'M / Bleu nuit' },
    failing: 'declined',
  },
  {
    definition: shopifyLike,
    path: (slug) => `/products/${slug}`,
    plain: 'jarra-de-barro',
    chosen: { slug: 'camiseta-basica', variant: { color: 'Verde oliva', size: 'M' }, booked: 'Verde oliva / M' },
    failing: 'declined',
  },
  {
    definition: opencart,
    path: (slug) => `/index.php?route=product/product&product_id=${slug}`,
    plain: '40',
    chosen: { slug: '42', variant: { color: 'Zielony', size: 'M' }, booked: 'M / Zielony' },
    failing: 'soldOut',
  },
  {
    definition: shopware,
    path: (slug) => `/detail/${slug}`,
    plain: 'theepot',
    chosen: { slug: 'trui', variant: { size: 'M' }, booked: 'M' },
    failing: 'declined',
  },
  {
    definition: headless,
    path: (slug) => `/produtos/${slug}`,
    plain: 'sabonete',
    chosen: { slug: 'casaco', variant: { size: 'M' }, booked: 'M' },
    failing: 'soldOut',
  },
  {
    definition: nop,
    path: (slug) => `/${slug}`,
    plain: 'caffettiera',
    chosen: { slug: 'camicia', variant: { color: 'Blu', size: 'M' }, booked: 'Blu / M' },
    failing: 'declined',
  },
  {
    definition: xtc,
    path: (slug) => `/product_info.php?products_id=${slug}`,
    plain: '17',
    chosen: { slug: '21', variant: { size: 'M' }, booked: 'M' },
    failing: 'declined',
  },
  {
    definition: sylius,
    path: (slug) => `/pl_PL/products/${slug}`,
    plain: 'kubek-boleslawiec',
    chosen: { slug: 'sweter-goralski', variant: { color: 'Granatowy', size: 'M' }, booked: 'M / Granatowy' },
    failing: 'soldOut',
  },
  {
    definition: odoo,
    path: (slug) => `/shop/${slug}`,
    plain: 'bougie-parfumee-12',
    chosen: { slug: 'chaise-bureau-18', variant: { color: 'Noir' }, booked: 'Noir' },
    failing: 'soldOut',
  },
  {
    definition: hostedFields,
    path: (slug) => `/${slug}/`,
    plain: 'canvas-tote',
    chosen: { slug: 'trail-jacket', variant: { color: 'Slate', size: 'Medium' }, booked: 'Slate / Medium' },
    failing: 'declined',
  },
  {
    definition: overlayCart,
    path: (slug) => `/werk/${slug}`,
    plain: 'keramische-vaas',
    chosen: { slug: 'poster-duin', variant: { size: 'A3' }, booked: 'A3' },
    failing: 'soldOut',
  },
  {
    definition: steppedTel,
    path: (slug) => `/tienda/p/${slug}`,
    plain: 'aceite-picual',
    chosen: { slug: 'manta-lana', variant: { color: 'Terracota' }, booked: 'Terracota' },
    failing: 'soldOut',
  },
  {
    definition: documentFree,
    path: (slug) => `/${slug}/p`,
    plain: 'rede-algodao',
    chosen: { slug: 'camiseta-boto', variant: { size: 'M' }, booked: 'M' },
    failing: 'soldOut',
  },
  {
    definition: rightToLeft,
    path: (slug) => `/ar/p/${slug}`,
    plain: 'dallah',
    chosen: { slug: 'thobe', variant: { size: 'M' }, booked: 'M' },
    failing: 'soldOut',
  },
  {
    definition: paymentLinks,
    path: (slug) => `/p/${slug}`,
    plain: 'bobine-lin',
    chosen: { slug: 'tablier', variant: { color: 'Marine' }, booked: 'Marine' },
    failing: 'declined',
  },
  {
    definition: twoParcels,
    path: (slug) => `/p/${slug}`,
    plain: 'slate-board',
    chosen: { slug: 'cedar-box', variant: { size: 'Large' }, booked: 'Large' },
    failing: 'declined',
  },
  {
    definition: stages,
    path: (slug) => `/p/${slug}`,
    plain: 'wool-scarf',
    chosen: { slug: 'rain-coat', variant: { size: 'M' }, booked: 'M' },
    failing: 'declined',
  },
  {
    definition: panes,
    path: (slug) => `/p/${slug}`,
    plain: 'fountain-pen',
    chosen: { slug: 'notebook', variant: { ruling: 'Dotted' }, booked: 'Dotted' },
    failing: 'declined',
  },
  {
    definition: guestConfirm,
    path: (slug) => `/p/${slug}`,
    plain: 'yunomi',
    chosen: { slug: 'tenugui', variant: { 柄: '麻の葉' }, booked: '麻の葉' },
    failing: 'declined',
  },
  {
    definition: autosave,
    path: (slug) => `/p/${slug}`,
    plain: 'linneduk',
    chosen: { slug: 'raggsockor', variant: { Storlek: '39-41' }, booked: '39-41' },
    failing: 'soldOut',
  },
  {
    definition: deliveryFirst,
    path: (slug) => `/p/${slug}`,
    plain: 'keramicky-hrnek',
    chosen: { slug: 'lneny-ubrus', variant: { Barva: 'Modrá' }, booked: 'Modrá' },
    failing: 'soldOut',
  },
  {
    definition: emailInCart,
    path: (slug) => `/p/${slug}`,
    plain: 'tea-tin',
    chosen: { slug: 'picnic-rug', variant: { Colour: 'Eucalypt' }, booked: 'Eucalypt' },
    failing: 'declined',
  },
  {
    definition: privatePerson,
    path: (slug) => `/p/${slug}`,
    plain: 'honig',
    chosen: { slug: 'schuerze', variant: { Farbe: 'Oliv' }, booked: 'Oliv' },
    failing: 'declined',
  },
  {
    definition: districts,
    path: (slug) => `/p/${slug}`,
    plain: 'bakir-cezve',
    chosen: { slug: 'kilim', variant: { Renk: 'Mavi' }, booked: 'Mavi' },
    failing: 'declined',
  },
  {
    definition: postcodeFirst,
    path: (slug) => `/p/${slug}`,
    plain: 'caneca-esmaltada',
    chosen: { slug: 'bolsa-palha', variant: { Cor: 'Preta' }, booked: 'Preta' },
    failing: 'declined',
  },
  {
    definition: polledQuotes,
    path: (slug) => `/p/${slug}`,
    plain: 'tulip-bulbs',
    chosen: { slug: 'spring-wreath', variant: { size: '18 inch' }, booked: '18 inch' },
    failing: 'declined',
  },
  {
    definition: deliveryButtons,
    path: (slug) => `/p/${slug}`,
    plain: 'beeswax-candle',
    chosen: { slug: 'wool-throw', variant: { color: 'Moss' }, booked: 'Moss' },
    failing: 'declined',
  },
  {
    definition: oneCart,
    path: (slug) => `/p/${slug}`,
    plain: 'brass-cleat',
    chosen: { slug: 'deck-shoe', variant: { size: '9' }, booked: '9' },
    failing: 'declined',
  },
  {
    definition: orderStates,
    path: (slug) => `/p/${slug}`,
    plain: 'enamel-kettle',
    chosen: { slug: 'camp-shirt', variant: { size: 'M', color: 'Pine' }, booked: 'Size: M, Color: Pine' },
    failing: 'declined',
  },
  {
    definition: savedCards,
    path: (slug) => `/p/${slug}`,
    plain: 'cotton-robe',
    chosen: { slug: 'straw-hat', variant: { size: 'M' }, booked: 'M' },
    failing: 'declined',
  },
];
