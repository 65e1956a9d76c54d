import { type Answer, type Ask, type Goods, money, type Shop } from '../core/storefront.ts';
import { cartScript, checkoutScript } from './block-scripts.ts';

const price = (minor: number): string => money(minor, 'EUR', 'de-DE');

export function renderProduct(ask: Ask, shop: Shop, goods: Goods, isAdded: boolean): string {
  const selects = (goods.options ?? []).map(
    ({ name, values }) =>
      `<tr><th class="label"><label for="pa_farbe">${name}</label></th><td class="value"><select id="pa_farbe" name="attribute_pa_farbe" required><option value="">Wähle eine Option</option>${values.map((value) => `<option value="${value}">${value}</option>`).join('')}</select></td></tr>`,
  );
  const buy = goods.soldOut
    ? '<p class="stock out-of-stock">Nicht vorrätig</p>'
    : `<form class="cart" method="post">${selects.length ? `<table class="variations"><tbody>${selects.join('')}</tbody></table>` : ''}<div class="quantity"><label class="screen-reader-text" for="q">${goods.title} Menge</label><input type="number" id="q" class="qty" name="quantity" value="1" min="1"></div><button type="submit" class="single_add_to_cart_button button alt wp-element-button">In den Warenkorb</button></form>`;
  const notice = isAdded
    ? `<div class="wc-block-components-notice-banner is-success" role="alert"><div class="wc-block-components-notice-banner__content">„${goods.title}“ wurde deinem Warenkorb hinzugefügt. <a href="/warenkorb/" class="button wc-forward wp-element-button">Warenkorb anzeigen</a></div></div>`
    : '';
  return frame(
    ask,
    shop,
    goods.title,
    `${notice}<h1 class="wp-block-post-title">${goods.title}</h1><div class="wc-block-components-product-price">${price(goods.price)}</div><p class="wc-gzd-additional-info">inkl. 19 % MwSt.<br>zzgl. <a href="/versandarten/">Versandkosten</a></p><p>Lieferzeit: 3-5 Werktage</p>${buy}`,
  );
}

export function renderCart(ask: Ask, shop: Shop): string {
  return frame(
    ask,
    shop,
    'Warenkorb',
    `<h1>Warenkorb</h1><div class="wp-block-woocommerce-cart" id="cart"></div><script>${cartScript}</script>`,
  );
}

export function renderCheckout(ask: Ask, shop: Shop): string {
  const card = `${shop.provider.url}/components?ref=${ask.session.token}&fields=name,number,expiry,cvc&labels=${encodeURIComponent('Karteninhaber|Kartennummer|Ablaufdatum|CVC/CVV')}`;
  return frame(
    ask,
    shop,
    'Kasse',
    `<div class="wp-block-woocommerce-checkout wc-block-checkout" id="checkout" data-card="${card}"><div class="wc-block-components-loading-mask">Wird geladen …</div></div><script>${checkoutScript}</script>`,
  );
}

export function renderThanks(ask: Ask, shop: Shop, number: string): Answer {
  const order = shop.orders.find((each) => each.number === number);
  if (!order) return { page: 'Unbekannt', status: 404 };
  return frame(
    ask,
    shop,
    'Bestellung erhalten',
    `<h1>Bestellung erhalten</h1><p>Vielen Dank. Deine Bestellung ist eingegangen.</p><ul class="wc-block-order-confirmation-summary-list"><li><span>Bestellnummer:</span> <span>${number}</span></li><li><span>Datum:</span> <span>15. November 2026</span></li><li><span>Gesamt:</span> <span>${price(order.total)}</span></li></ul>`,
  );
}

function frame(ask: Ask, _shop: Shop, title: string, body: string): string {
  const count = ask.session.lines.reduce((sum, line) => sum + line.quantity, 0);
  return `<!doctype html><html lang="de-DE"><head><meta charset="utf-8"><title>${title} – Stube &amp; Licht</title><style>
body{font:16px/1.5 serif;margin:0 auto;max-width:1100px;padding:0 20px}.screen-reader-text{position:absolute;clip:rect(1px,1px,1px,1px);width:1px;height:1px;overflow:hidden}
.wc-block-components-text-input,.wc-blocks-components-select{position:relative;margin:12px 0}.wc-block-components-text-input input{width:100%;height:48px;padding:24px 11px 8px;box-sizing:border-box;border:1px solid #888}.wc-block-components-text-input label{position:absolute;top:12px;left:12px;pointer-events:none;transition:transform .2s;transform-origin:left}.wc-block-components-text-input.is-active label{transform:translateY(-10px) scale(.75)}
.wc-blocks-components-select label{position:absolute;top:2px;left:12px;font-size:12px}.wc-blocks-components-select select{width:100%;height:48px;padding:18px 8px 0}.wc-block-checkout{display:flex;gap:40px}.main{flex:2}.wc-block-checkout__sidebar{flex:1}
.is-loading{opacity:.5;pointer-events:none}.wc-block-components-validation-error{color:#cc1818;font-size:12px}button{cursor:pointer}.wc-block-components-radio-control__option{display:block;position:relative;padding:8px 8px 8px 40px;border:1px solid #ccc}.wc-block-components-radio-control__input{position:absolute;left:10px;appearance:none;width:20px;height:20px;border:1px solid #555;border-radius:50%}.wc-block-components-radio-control__input:checked{background:#333}.wc-block-components-checkbox__input{appearance:none;width:24px;height:24px;border:1px solid #555}.wc-block-components-checkbox__input:checked{background:#333}
</style></head><body><header><a href="/">Stube &amp; Licht</a> <a href="/mein-konto/" aria-label="Anmelden">👤</a> <button class="wc-block-mini-cart__button" aria-label="Anzahl der Artikel im Warenkorb: ${count}" onclick="location.href='/warenkorb/'"><svg width="20" height="20"></svg><span class="badge">${count || ''}</span></button></header><main>${body}</main>
<footer><a href="/impressum/">Impressum</a> <a href="/widerruf/">Widerrufsbelehrung</a> <form><label for="nl">Newsletter</label><input id="nl" type="email" placeholder="Deine E-Mail"><button>Abonnieren</button></form></footer></body></html>`;
}
