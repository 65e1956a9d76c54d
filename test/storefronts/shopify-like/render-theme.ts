import { type Ask, type Goods, money, type Shop } from '../core/storefront.ts';

export const price = (minor: number): string => money(minor, 'EUR', 'es-ES');

export function renderProduct(_ask: Ask, _shop: Shop, goods: Goods): string {
  const groups = (goods.options ?? []).map(
    ({ name, values }) =>
      `<fieldset class="js product-form__input product-form__input--pill"><legend class="form__label">${name}</legend>${values
        .map(
          (value, at) =>
            `<input type="radio" id="t-${name}-${at}" name="${name}" value="${value}"${at === 0 ? ' checked' : ''}><label for="t-${name}-${at}">${value}<span class="visually-hidden label-unavailable">Variante agotada o no disponible</span></label>`,
        )
        .join('')}</fieldset>`,
  );
  const buttons = goods.soldOut
    ? '<button type="submit" name="add" class="product-form__submit button button--full-width" disabled><span>Agotado</span></button>'
    : '<button type="submit" name="add" class="product-form__submit button button--full-width"><span>Agregar al carrito</span></button><div class="shopify-payment-button"><button type="button" class="shopify-payment-button__button--unbranded">Comprar ahora</button><button type="button" class="shopify-payment-button__more-options">Más opciones de pago</button></div>';
  return frame(
    goods.title,
    `<section class="product"><div class="product__info-container"><p class="product__text caption-with-letter-spacing">Casa Olmo</p><div class="product__title"><h1>${goods.title}</h1><a href="/products/${goods.slug}" class="product__title"><h2 class="h1">${goods.title}</h2></a></div><div class="price"><div class="price__regular"><span class="visually-hidden">Precio habitual</span> <span class="price-item price-item--regular">${price(goods.price)} EUR</span></div></div><div class="product__tax caption rte">Impuestos incluidos. <a href="/policies/shipping-policy">Los gastos de envío</a> se calculan en la pantalla de pago.</div>
<variant-radios>${groups.join('')}</variant-radios><div class="product-form__quantity"><label class="quantity__label form__label" for="Quantity-t">Cantidad</label><quantity-input class="quantity"><button class="quantity__button" name="minus" type="button"><span class="visually-hidden">Reducir cantidad para ${goods.title}</span>−</button><input class="quantity__input" type="number" name="quantity" id="Quantity-t" min="1" value="1" form="product-form"><button class="quantity__button" name="plus" type="button"><span class="visually-hidden">Aumentar cantidad para ${goods.title}</span>+</button></quantity-input></div>
<product-form><div class="product-form__error-message-wrapper" role="alert" hidden></div><form method="post" action="/cart/add" id="product-form" class="form" data-type="add-to-cart-form" data-id="${goods.slug}">${buttons}</form></product-form>
<share-button><button class="share-button__button">Compartir</button></share-button></div></section>
<script>(function () {
  var form = document.getElementById('product-form');
  form.addEventListener('submit', function (event) {
    event.preventDefault();
    var variant = [].map.call(document.querySelectorAll('variant-radios input:checked'), function (i) { return i.value; }).join(' / ');
    var button = form.querySelector('[name=add]'); button.setAttribute('aria-disabled', 'true'); button.classList.add('loading');
    fetch('/cart/add.js', { method: 'POST', body: new URLSearchParams({ id: form.dataset.id, variant: variant, quantity: document.getElementById('Quantity-t').value }) }).then(function (r) { return r.json(); }).then(function (cart) { button.removeAttribute('aria-disabled'); button.classList.remove('loading'); window.drawCart(cart); document.querySelector('cart-drawer').classList.add('active'); });
  });
  document.querySelectorAll('.quantity__button').forEach(function (b) { b.addEventListener('click', function () { var f = document.getElementById('Quantity-t'); f.value = Math.max(1, Number(f.value) + (b.name === 'plus' ? 1 : -1)); }); });
  document.querySelectorAll('.shopify-payment-button button').forEach(function (b) { b.addEventListener('click', function () { location.href = '/wallet-only'; }); });
})()</script>`,
  );
}

export function renderCart(ask: Ask, shop: Shop): string {
  return frame(
    'Tu carrito',
    `<h1 class="title--primary">${ask.session.lines.length > 0 ? 'Tu carrito' : 'Tu carrito está vacío'}</h1><form action="/cart" method="post" id="cart"><div id="main-cart-items"></div><div class="totals"><h2 class="totals__total">Total estimado</h2><p class="totals__total-value">${price(shop.subtotal(ask.session))} EUR</p></div><button type="submit" id="checkout" class="cart__checkout-button button" name="checkout">Pagar pedido</button></form><script>fetch('/cart.js').then(function (r) { return r.json(); }).then(function (c) { window.drawItems(document.getElementById('main-cart-items'), c); });</script>`,
  );
}

function frame(title: string, body: string): string {
  return `<!doctype html><html lang="es" class="js"><head><meta charset="utf-8"><title>${title} – Casa Olmo</title><style>body{font:16px/1.6 Assistant,sans-serif;margin:0}.visually-hidden{position:absolute;overflow:hidden;width:1px;height:1px;margin:-1px;clip:rect(0 0 0 0)}.product-form__input input[type=radio]{position:absolute;clip:rect(0,0,0,0);height:1px;width:1px}.product-form__input label{display:inline-block;border:1px solid #333;border-radius:20px;padding:6px 18px;margin:4px}.product-form__input input:checked+label{background:#222;color:#fff}
cart-drawer{position:fixed;inset:0;visibility:hidden;background:rgba(0,0,0,.5);z-index:1000;display:flex;justify-content:flex-end}cart-drawer.active{visibility:visible}.drawer__inner{background:#fff;width:400px;height:100%;overflow:auto;padding:20px;box-sizing:border-box}.product__title>h2,.product__title a h2{font-size:0}.section-header{padding:10px 40px}main{padding:0 40px}</style></head><body><a class="skip-to-content-link visually-hidden" href="#MainContent">Ir directamente al contenido</a>
<div class="announcement-bar" role="region" aria-label="Anuncio"><p>Envío gratis a partir de 100 €</p></div>
<header class="section-header"><a href="/">Casa Olmo</a> <a href="/search" aria-label="Búsqueda">🔎</a> <a href="/account/login" class="header__icon">Iniciar sesión</a> <a href="/cart" class="header__icon header__icon--cart" id="cart-icon-bubble"><span class="visually-hidden">Carrito</span>🛍</a></header>
<cart-drawer class="drawer"><div class="drawer__inner" role="dialog" aria-modal="true" aria-label="Tu carrito" tabindex="-1"><div class="drawer__header"><h2 class="drawer__heading">Tu carrito</h2><button class="drawer__close" type="button" aria-label="Cerrar">×</button></div><div id="drawer-items"></div><div class="drawer__footer"><div class="totals" role="status"><h2 class="totals__total">Total estimado</h2><p class="totals__total-value"></p></div><small class="tax-note">Impuestos incluidos. Los descuentos y los gastos de envío se calculan en la pantalla de pago.</small><form action="/cart" method="post" id="CartDrawer-Form"></form><button type="submit" id="CartDrawer-Checkout" class="cart__checkout-button button" name="checkout" form="CartDrawer-Form">Pagar pedido</button></div></div></cart-drawer>
<script>(function () {
  var euro = function (minor) { return (minor / 100).toFixed(2).replace('.', ',') + ' €'; };
  window.drawItems = function (box, cart) { box.innerHTML = '<table class="cart-items"><thead class="visually-hidden"><tr><th>Producto</th><th>Cantidad</th><th>Total</th></tr></thead><tbody>' + cart.items.map(function (item, at) { return '<tr class="cart-item"><td class="cart-item__media"><a href="/products/' + item.slug + '" class="cart-item__link" tabindex="-1"> </a></td><td class="cart-item__details"><a href="/products/' + item.slug + '" class="cart-item__name h4 break">' + item.title + '</a><div class="product-option">' + euro(item.price) + '</div>' + (item.variant ? '<dl>' + item.variant.split(' / ').map(function (v, n) { return '<div class="product-option"><dt>' + ['Color', 'Talla'][n] + ': </dt><dd>' + v + '</dd></div>'; }).join('') + '</dl>' : '') + '</td><td class="cart-item__quantity"><quantity-input class="quantity"><button class="quantity__button" name="minus" type="button" data-line="' + (at + 1) + '" data-to="' + (item.quantity - 1) + '">−</button><input class="quantity__input" type="number" name="updates[]" value="' + item.quantity + '" min="0" aria-label="Cantidad para ' + item.title + '" data-line="' + (at + 1) + '"><button class="quantity__button" name="plus" type="button" data-line="' + (at + 1) + '" data-to="' + (item.quantity + 1) + '">+</button></quantity-input><button type="button" class="button--tertiary" aria-label="Eliminar ' + item.title + '" data-line="' + (at + 1) + '" data-to="0">🗑</button></td><td class="cart-item__totals"><span class="price price--end">' + euro(item.price * item.quantity) + '</span></td></tr>'; }).join('') + '</tbody></table>'; };
  window.drawCart = function (cart) { window.drawItems(document.getElementById('drawer-items'), cart); document.querySelector('cart-drawer .totals__total-value').textContent = euro(cart.subtotal) + ' EUR'; };
  function change(line, to) { fetch('/cart/change.js', { method: 'POST', body: new URLSearchParams({ line: line, quantity: to }) }).then(function (r) { return r.json(); }).then(function (cart) { window.drawCart(cart); var main = document.getElementById('main-cart-items'); if (main) window.drawItems(main, cart); }); }
  document.addEventListener('click', function (event) { var b = event.target.closest('[data-to]'); if (b) change(b.dataset.line, b.dataset.to); if (event.target.closest('.drawer__close')) document.querySelector('cart-drawer').classList.remove('active'); });
  document.addEventListener('change', function (event) { if (event.target.name === 'updates[]') change(event.target.dataset.line, event.target.value); });
})()</script><main id="MainContent">${body}</main><footer><form id="ContactFooter"><div class="field"><input id="NewsletterForm" type="email" name="contact[email]" placeholder="Correo electrónico"><label for="NewsletterForm">Correo electrónico</label><button type="submit" aria-label="Suscribirse">→</button></div></form></footer></body></html>`;
}
