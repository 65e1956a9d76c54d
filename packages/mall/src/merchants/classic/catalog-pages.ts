import { html } from '../../markup.ts';
import type { Shop } from '../../merchant.ts';
import { unitsInStock } from '../../product.ts';
import { dollars, layout, problemBox } from './layout.ts';
import { type HardwareProduct, products } from './products.ts';

export function frontPage() {
  const cells = products.map(
    (product) =>
      html`<td width="25%" align="center" valign="top"><a href="/store/item/${product.slug}.html"><img src="/store/pix/${product.slug}.svg" width="150" height="150" border="0" alt="${product.title}"><br>${product.title}</a><br><b>${dollars(product.price)}</b><br>&nbsp;</td>`,
  );
  const rows = [];
  for (let start = 0; start < cells.length; start += 4) rows.push(html`<tr>${cells.slice(start, start + 4)}</tr>`);
  return layout(
    'Store Front',
    html`<h1>Welcome to our store</h1><p>Good tools, fairly priced, shipped from Galena within one business day. New customers save 10%
with code <b>WELCOME10</b>.</p><table width="100%" cellspacing="6">${rows}</table>`,
  );
}

export function itemPage(product: HardwareProduct, problems: string[] = []) {
  const left = unitsInStock(product, 'browse');
  const options = (product.variants ?? []).map(
    (group) => html`<tr><td>${group.name}:</td><td><select name="opt_${group.name}">
${product.behaviour === 'variant-required' && html`<option value="">-- Choose ${group.name} --</option>`}
${group.values.map((value) => html`<option value="${value.label}" ${value.soldOut && 'disabled'}>${value.label}${value.surcharge ? ` (+${dollars(value.surcharge)})` : ''}${value.soldOut && ' - sold out'}</option>`)}
</select></td></tr>`,
  );
  return layout(
    product.title,
    html`${problemBox(problems)}<table width="100%"><tr><td width="320" valign="top"><img src="/store/pix/${product.slug}.svg" width="300" height="300" alt=""></td>
<td valign="top"><h1>${product.title}</h1><span class="small">Item no. ${product.sku}</span><p>${product.description}</p>
<p class="price">${dollars(product.price)}</p>
${
  left === 0
    ? html`<p><font color="#990000"><b>Sorry, this item is out of stock.</b></font><br>We do not expect another shipment this season.</p>`
    : html`<p><font color="#2f6b1f"><b>${left <= 5 ? `Only ${left} left in stock - order soon` : 'In stock'}</b></font></p>
<form method="post" action="/store/basket.cgi"><input type="hidden" name="action" value="add"><input type="hidden" name="item" value="${product.slug}">
<table class="formtable">${options}<tr><td>Quantity:</td><td><input type="text" name="qty" value="1" size="3" maxlength="3"></td></tr>
<tr><td></td><td><input class="btn" type="submit" value="Add to Basket"></td></tr></table></form>`
}</td></tr></table>`,
  );
}

export function helpPage(shop: Shop) {
  return layout(
    'Shipping & Returns',
    html`<h1>Shipping &amp; Returns</h1><p>UPS Ground $6.95, 3 to 7 business days. Second Day Air $18.50, 2 business days.
Next Day Air $34.00, 1 business day. We ship to the fifty states, the District of Columbia and Canada.</p><p>Illinois and other state sales tax is added where it applies.
Anything may be returned within 60 days.</p><p class="small">${shop.origins.shop}</p>`,
  );
}

export function notFoundPage() {
  return layout(
    'Not Found',
    html`<h1>Page not found</h1><p>We no longer carry that item. <a href="/">Return to the store front</a>.</p>`,
    404,
  );
}
