import { html, type Markup } from '../../markup.ts';
import type { Shop } from '../../merchant.ts';
import { type Product, unitsInStock } from '../../product.ts';
import type { Session } from '../../session.ts';
import { dataBlock, layout, pounds } from './layout.ts';

export const productPath = (slug: string): string => `/shop/${slug}`;

export function homePage(session: Session<unknown>, products: Product[]): Markup {
  return layout(
    session,
    'Tea, stoneware and linen',
    html`<h1>Tea, stoneware and linen</h1>
<div class="tr-grid">${products.map(
      (product) => html`<a class="tr-card" href="${productPath(product.slug)}">
  <img src="/pictures/${product.slug}.svg" alt="" width="400" height="400">
  <p class="tr-card__title">${product.title}</p>
  <p class="tr-card__price">${product.variants ? 'from ' : ''}${pounds(product.price)}</p></a>`,
    )}</div>`,
  );
}

export function productPage(session: Session<unknown>, shop: Shop, product: Product, problem?: string): Markup {
  const stock = unitsInStock(product, 'browse');
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    sku: product.slug,
    description: product.description,
    image: `${shop.origins.shop}/pictures/${product.slug}.svg`,
    brand: { '@type': 'Brand', name: 'Thistle & Rowan' },
    offers: {
      '@type': 'Offer',
      price: (product.price / 100).toFixed(2),
      priceCurrency: 'GBP',
      availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
    },
  };
  return layout(
    session,
    product.title,
    html`${problem && html`<div class="tr-problem" role="alert">${problem}</div>`}
<div class="tr-product">
  <img src="/pictures/${product.slug}.svg" alt="${product.title}" width="400" height="400">
  <div>
    <h1>${product.title}</h1>
    <p class="tr-product__price">${pounds(product.price)}</p>
    <p>${product.description}</p>
    <form method="post" action="/basket/add">
      <input type="hidden" name="sku" value="${product.slug}">
      ${(product.variants ?? []).map(
        (group, index) => html`<div class="tr-field"><label for="opt-${index}">${group.name}</label>
        <select id="opt-${index}" name="option"><option value="">Choose an option…</option>${group.values.map(
          (value) =>
            html`<option value="${value.label}"${value.soldOut && html` disabled`}>${value.label}${
              value.surcharge ? ` (+${pounds(value.surcharge)})` : ''
            }${value.soldOut && ' (out of stock)'}</option>`,
        )}</select></div>`,
      )}
      <div class="tr-field"><label for="qty">Quantity</label><input id="qty" name="quantity" type="number" min="1" value="1" style="width:90px"></div>
      ${
        stock === 0
          ? html`<p class="tr-note">Out of stock. More are in the kiln.</p><button class="tr-button" type="submit" disabled>Add to basket</button>`
          : html`${stock <= 3 && html`<p class="tr-note">Only ${stock} left in stock.</p>`}<button class="tr-button" type="submit">Add to basket</button>`
      }
    </form>
  </div>
</div>`,
    html`<script type="application/ld+json">${dataBlock(data)}</script>`,
  );
}

export function basketPage(session: Session<unknown>, shop: Shop, problem?: string): Markup {
  const items = shop.items(session);
  const subtotal = items.reduce((sum, item) => sum + item.unitPrice * item.quantity, 0);
  const body =
    items.length === 0
      ? html`<h1>Your basket</h1><p>Your basket is empty. <a href="/">Carry on browsing</a>.</p>`
      : html`<h1>Your basket</h1>${problem && html`<div class="tr-problem" role="alert">${problem}</div>`}
<form method="post" action="/basket/update">
<table class="tr-table"><thead><tr><th>Item</th><th>Price</th><th>Quantity</th><th>Total</th><th></th></tr></thead><tbody>
${items.map(
  (item, index) => html`<tr><td><a href="${productPath(item.slug)}">${shop.product(item.slug)?.title}</a>${
    item.variant && html`<br><small>${item.variant}</small>`
  }</td><td>${pounds(item.unitPrice)}</td>
  <td><input type="number" min="0" name="quantity-${index}" value="${item.quantity}" aria-label="Quantity of ${shop.product(item.slug)?.title}"></td>
  <td>${pounds(item.unitPrice * item.quantity)}</td>
  <td><button class="tr-button tr-button--plain" name="remove" value="${index}">Remove</button></td></tr>`,
)}</tbody></table>
<p style="display:flex;justify-content:space-between;align-items:center"><button class="tr-button tr-button--plain" name="update" value="1">Update basket</button>
<strong>Subtotal ${pounds(subtotal)}</strong></p></form>
<p style="text-align:right"><a class="tr-button" href="/checkout">Checkout</a></p>`;
  return layout(session, 'Basket', body);
}
