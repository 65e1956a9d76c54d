import { type Ask, type Goods, money, type Shop } from '../core/storefront.ts';

export const price = (minor: number): string => money(minor, 'EUR', 'nl-NL');

export function renderProduct(ask: Ask, shop: Shop, goods: Goods, chosen: string): string {
  const [axis] = goods.options ?? [];
  const options = axis
    ? `<div class="product-detail-configurator-container"><form data-variant-switch="true"><div class="product-detail-configurator-group"><div class="product-detail-configurator-group-title">${axis.name} <span>kiezen</span></div><div class="product-detail-configurator-options">${axis.values.map((value, at) => `<div class="product-detail-configurator-option"><input type="radio" name="maat" value="${value}" class="product-detail-configurator-option-input is-combinable" title="${value}" id="opt-${at}"${value === (chosen || axis.values[0]) ? ' checked' : ''} onchange="location.search='?maat='+this.value"><label class="product-detail-configurator-option-label is-display-text" title="${value}" for="opt-${at}">${value}</label></div>`).join('')}</div></div></form></div>`
    : '';
  const buy = goods.soldOut
    ? '<div class="product-detail-delivery-information"><p class="delivery-information delivery-soldout"><span class="delivery-status-indicator bg-danger"></span> Niet meer beschikbaar</p></div>'
    : `<div class="product-detail-delivery-information"><p class="delivery-information delivery-available">Op voorraad, levertijd 1-3 dagen</p></div><form id="productDetailPageBuyProductForm" class="buy-widget"><input type="hidden" name="id" value="${goods.slug}"><input type="hidden" name="maat" value="${axis ? chosen || axis.values[0] : ''}"><div class="row g-2 buy-widget-container"><div class="col-4"><select name="quantity" class="form-select product-detail-quantity-select" aria-label="Aantal">${Array.from({ length: 10 }, (_, at) => `<option value="${at + 1}">${at + 1}</option>`).join('')}</select></div><div class="col-8 d-grid"><button class="btn btn-primary btn-buy" title="In het winkelmandje" aria-label="In het winkelmandje">In het winkelmandje</button></div></div></form>`;
  return frame(
    ask,
    shop,
    goods.title,
    `<div class="product-detail-name-container"><h1 class="product-detail-name">${goods.title}</h1></div><div class="product-detail-buy"><div class="product-detail-price-container"><p class="product-detail-price">${price(goods.price)}*</p></div><p class="product-detail-tax-container"><span class="product-detail-tax">Prijzen incl. btw plus <a href="/verzending">verzendkosten</a></span></p>${options}${buy}</div>
<script>(function () { var form = document.getElementById('productDetailPageBuyProductForm'); if (form) form.addEventListener('submit', function (event) { event.preventDefault(); var box = document.querySelector('.offcanvas'); box.hidden = false; box.innerHTML = '<div class="loader" role="status"><span class="visually-hidden">Laden...</span></div>'; fetch('/checkout/line-item/add', { method: 'POST', body: new URLSearchParams(new FormData(form)) }).then(function (r) { return r.json(); }).then(function (d) { box.innerHTML = d.html; document.querySelector('.offcanvas-backdrop').hidden = false; }); });
document.addEventListener('click', function (event) { if (event.target.closest('.offcanvas-close')) { document.querySelector('.offcanvas').hidden = true; document.querySelector('.offcanvas-backdrop').hidden = true; } }); })()</script>`,
  );
}

function lineItems({ session }: Ask): string {
  return session.lines
    .map(
      ({ goods, variant, quantity }, at) =>
        `<div class="line-item line-item-product"><div class="row line-item-row"><div class="line-item-info"><a href="/detail/${goods.slug}" class="line-item-label" title="${goods.title}">${goods.title}</a>${variant ? `<div class="line-item-variants"><div class="line-item-variants-properties">Maat: <span class="line-item-characteristics-option">${variant}</span></div></div>` : ''}<div class="line-item-ordernumber">Productnummer: SW${1000 + at}</div></div><div class="line-item-quantity"><form action="/checkout/line-item/change" method="post"><input type="hidden" name="at" value="${at}"><select name="quantity" class="form-select" aria-label="Aantal" onchange="this.form.submit()">${Array.from({ length: 10 }, (_, n) => `<option value="${n + 1}"${n + 1 === quantity ? ' selected' : ''}>${n + 1}</option>`).join('')}</select></form></div><div class="line-item-unit-price">${price(goods.price)}*</div><div class="line-item-total-price">${price(goods.price * quantity)}*</div><div class="line-item-remove"><form action="/checkout/line-item/change" method="post"><input type="hidden" name="at" value="${at}"><button type="submit" class="btn btn-sm btn-light line-item-remove-button" title="Product uit winkelmandje verwijderen"><svg width="12" height="12"></svg></button></form></div></div></div>`,
    )
    .join('');
}

export function renderOffcanvas(ask: Ask, shop: Shop): string {
  return `<button class="btn btn-light offcanvas-close"><span>×</span> Verder winkelen</button><div class="offcanvas-body"><div class="alert alert-success" role="alert">1 product is aan het winkelmandje toegevoegd.</div><div class="offcanvas-cart"><h4 class="offcanvas-cart-header">Winkelmandje</h4><div class="offcanvas-cart-items">${lineItems(ask)}</div><div class="offcanvas-summary"><dl class="summary-list"><dt class="summary-label">Tussentotaal</dt><dd class="summary-value">${price(shop.subtotal(ask.session))}*</dd></dl><div class="begin-checkout d-grid"><a href="/checkout/confirm" class="btn begin-checkout-btn btn-primary" title="Naar de kassa">Naar de kassa</a></div><a href="/checkout/cart" class="btn btn-link btn-block" title="Winkelmandje weergeven">Winkelmandje weergeven</a></div></div></div>`;
}

export function renderCart(ask: Ask, shop: Shop): string {
  if (ask.session.lines.length === 0)
    return frame(ask, shop, 'Winkelmandje', '<div class="alert alert-info">Uw winkelmandje is leeg.</div>');
  const subtotal = price(shop.subtotal(ask.session));
  return frame(
    ask,
    shop,
    'Winkelmandje',
    `<h1 class="cart-main-header">Winkelmandje</h1><div class="checkout-product-table">${lineItems(ask)}</div><form class="checkout-aside-add-code"><div class="input-group"><label class="visually-hidden" for="promo">Kortingscode</label><input id="promo" type="text" class="form-control" placeholder="Kortingscode invoeren..."><button class="btn btn-secondary" type="submit" aria-label="Bevestigen">✓</button></div></form><div class="checkout-aside-summary"><h2>Overzicht</h2><dl class="checkout-aside-summary-list"><dt>Tussentotaal</dt><dd>${subtotal}*</dd><dt>Verzendkosten</dt><dd>+ ${price(999)}*</dd><dt class="checkout-aside-summary-total">Totaalbedrag</dt><dd class="checkout-aside-summary-total">${price(shop.subtotal(ask.session) + 999)}</dd></dl></div><div class="checkout-aside-action d-grid"><a class="btn btn-primary btn-lg begin-checkout-btn" href="/checkout/confirm" title="Naar de kassa">Naar de kassa</a></div>`,
  );
}

export function frame(ask: Ask, shop: Shop, title: string, body: string): string {
  return `<!doctype html><html lang="nl-NL"><head><meta charset="utf-8"><title>${title}</title><style>body{font:16px Inter,sans-serif;max-width:1200px;margin:0 auto}.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0)}.offcanvas{position:fixed;right:0;top:0;bottom:0;width:420px;background:#fff;z-index:1045;overflow:auto;padding:16px;border-left:1px solid #ccc}.offcanvas-backdrop{position:fixed;inset:0;background:rgba(0,0,0,.4);z-index:1040}[hidden]{display:none!important}dl{display:grid;grid-template-columns:1fr 1fr}.product-detail-configurator-option{display:inline-block}.product-detail-configurator-option-input{position:absolute;clip:rect(0,0,0,0);width:1px;height:1px}.product-detail-configurator-option-label{border:1px solid #999;padding:6px 12px;display:inline-block}.line-item-row{display:flex;gap:14px}.invalid-feedback,.alert-danger{color:#c00}.btn{padding:8px 16px}.row-f{display:flex;gap:16px}</style></head><body><header class="header-main"><a href="/" title="Naar homepage">Grachtenhuis</a> <a href="/account" aria-label="Uw account">👤</a> <a href="/checkout/cart" class="header-cart" title="Winkelmandje"><span class="header-cart-total">${price(shop.subtotal(ask.session))}*</span></a></header><main class="content-main">${body}</main><div class="offcanvas" role="dialog" aria-modal="true" hidden></div><div class="offcanvas-backdrop" hidden></div><footer class="footer-main"><p class="footer-vat">* Alle prijzen incl. wettelijke btw plus verzendkosten</p></footer></body></html>`;
}
