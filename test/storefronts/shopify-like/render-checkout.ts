import type { Answer, Ask, Shop } from '../core/storefront.ts';
import { checkoutScript } from './checkout-script.ts';
import { price } from './render-theme.ts';

const PROVINCES = ['Álava', 'Barcelona', 'Cádiz', 'Madrid', 'Málaga', 'Sevilla', 'Valencia', 'Zaragoza'];

/** Floating label: the words come after the input and are drawn over it. */
function field(name: string, label: string, token: string, more = 'aria-required="true"'): string {
  return `<div class="_7ozb2u3"><div class="_7ozb2u4"><label id="${name}-label" for="TextField-${name}" class="_7ozb2u5"><span class="rermvf1">${label}</span></label><div class="_7ozb2u6"><input id="TextField-${name}" name="${name}" placeholder="${label}" type="text" aria-labelledby="${name}-label" autocomplete="${token}" class="_7ozb2uh" ${more}></div></div></div>`;
}

function cardFrame(ask: Ask, shop: Shop, part: string, label: string): string {
  const url = `${shop.provider.url}/${part}?ref=${ask.session.token}&fields=${part}&labels=${encodeURIComponent(label)}`;
  return `<div class="card-fields-container"><iframe class="card-fields-iframe" title="Campo para: ${label}" name="card-fields-${part}-9k" src="${url}" style="width:100%;height:44px;border:1px solid #ccc" scrolling="no"></iframe></div>`;
}

export function renderCheckout(ask: Ask, shop: Shop): string {
  const { lines } = ask.session;
  const rows = lines
    .map(
      ({ goods, variant, quantity }) =>
        `<div role="row" class="_1m6j2n38"><div role="cell"><div class="_1m6j2n3c"><div style="width:64px;height:64px;background:#eee"></div><div class="qty-bubble"><span class="visually-hidden">Cantidad</span><span>${quantity}</span></div></div></div><div role="cell"><p class="_1x52f9s1">${goods.title}</p>${variant ? `<p class="_1x52f9sv">${variant}</p>` : ''}</div><div role="cell"><span>${price(goods.price * quantity)}</span></div></div>`,
    )
    .join('');
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Información - Casa Olmo - Pantalla de pago</title><style>body{margin:0;font:14px/1.5 system-ui}.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0 0 0 0)}.cols{display:flex;gap:40px;padding:20px}.left{flex:6}.right{flex:4;background:#f5f5f5;padding:20px}._7ozb2u4{position:relative;margin:10px 0}._7ozb2u5{position:absolute;top:4px;left:11px;font-size:12px;opacity:0;pointer-events:none}._7ozb2uh{width:100%;padding:13px 11px;box-sizing:border-box;border:1px solid #ccc}._1m6j2n38{display:flex;gap:12px}.express button{height:46px;min-width:160px;background:#5a31f4;color:#fff}.total{font-size:19px;font-weight:600;display:flex;justify-content:space-between}.sum{display:flex;justify-content:space-between}.banner{border:1px solid #d00;background:#fff0f0;padding:12px}.err{color:#d00}.busy{opacity:.4}</style></head><body>
<header><a href="/">Casa Olmo</a> <a href="/cart" aria-label="Carrito">🛍</a></header>
<div class="cols"><main class="left"><div id="banner"></div><section class="express" aria-label="Pago exprés"><h2>Pago exprés</h2><div><button type="button" aria-label="Shop Pay">Shop Pay</button> <button type="button" aria-label="Pagar con PayPal">PayPal</button> <button type="button" aria-label="Pagar con Google Pay">G Pay</button></div><div class="sep"><span>O</span></div></section>
<form id="Form0" novalidate><section aria-label="Contacto"><div><h2>Contacto</h2><a href="/account/login">Iniciar sesión</a></div>${field('email', 'Correo electrónico o número de teléfono móvil', 'shipping email')}<div><input type="checkbox" id="marketing_opt_in" name="marketing_opt_in" checked><label for="marketing_opt_in">Enviarme novedades y ofertas por correo electrónico</label></div></section>
<section aria-label="Entrega"><h2>Entrega</h2><div class="_select"><label for="Select0">País / Región</label><select name="countryCode" id="Select0" autocomplete="shipping country"><option value="ES" selected>España</option><option value="FR">Francia</option><option value="PT">Portugal</option></select></div>
${field('firstName', 'Nombre (opcional)', 'shipping given-name', '')}${field('lastName', 'Apellidos', 'shipping family-name')}${field('address1', 'Dirección', 'shipping address-line1', 'role="combobox" aria-autocomplete="list" aria-expanded="false" aria-required="true"')}${field('address2', 'Casa, apartamento, etc. (opcional)', 'shipping address-line2', '')}${field('postalCode', 'Código postal', 'shipping postal-code')}${field('city', 'Ciudad', 'shipping address-level2')}
<div class="_select"><label for="Select1">Provincia</label><select name="zone" id="Select1" autocomplete="shipping address-level1"><option value="" hidden disabled selected>&nbsp;</option>${PROVINCES.map((name) => `<option value="${name.slice(0, 2).toUpperCase()}">${name}</option>`).join('')}</select></div>
${field('phone', 'Teléfono', 'shipping tel', 'inputmode="tel"')}<div><input type="checkbox" id="save_shipping_information" name="save_shipping_information"><label for="save_shipping_information">Guardar mi información y consultar más rápidamente la próxima vez</label></div></section>
<section aria-label="Métodos de envío"><h3>Métodos de envío</h3><div id="deliveries"><p>Ingresa tu dirección de envío para ver los métodos de envío disponibles.</p></div></section>
<section aria-label="Protección"><div><input type="checkbox" id="protection" name="protection"><label for="protection">Añadir protección del envío por 1,95 €</label></div></section>
<section aria-label="Pago"><h2>Pago</h2><p>Todas las transacciones son seguras y están encriptadas.</p><fieldset><legend class="visually-hidden">Elige un método de pago</legend><div><input type="radio" id="basic-creditCards" name="basic" value="card" checked aria-controls="basic-creditCards-collapsible"><label for="basic-creditCards">Tarjeta de crédito</label><div id="basic-creditCards-collapsible">${cardFrame(ask, shop, 'number', 'Número de tarjeta')}${cardFrame(ask, shop, 'expiry', 'Fecha de vencimiento (MM/AA)')}${cardFrame(ask, shop, 'cvc', 'Código de seguridad')}${cardFrame(ask, shop, 'name', 'Nombre del titular')}<div><input type="checkbox" id="billingAddress" name="billingAddress" checked><label for="billingAddress">Usar la dirección de envío como dirección de facturación</label></div></div></div><div><input type="radio" id="basic-paypal" name="basic" value="paypal"><label for="basic-paypal">PayPal</label></div></fieldset></section>
<section aria-label="Recuérdame"><input type="checkbox" id="RememberMe" name="save_payment"><label for="RememberMe">Guardar mi información para pagar más rápido con Shop Pay</label></section>
<button type="submit" id="checkout-pay-button"><span>Pagar ahora</span></button></form></main>
<aside class="right"><h2 class="visually-hidden">Resumen del pedido</h2><button type="button" aria-expanded="false" aria-controls="disclosure"><span>Mostrar el resumen del pedido</span></button><div role="table" aria-label="Carrito de compra">${rows}</div>
<form id="discount"><div class="_7ozb2u4"><label for="ReductionsInput0" class="_7ozb2u5">Código de descuento</label><input id="ReductionsInput0" name="reductions" placeholder="Código de descuento" class="_7ozb2uh"></div><button type="submit" aria-label="Aplicar código de descuento"><span>Aplicar</span></button></form><div id="sums"></div></aside></div><script>${checkoutScript}</script></body></html>`;
}

export function renderThanks(_ask: Ask, shop: Shop, number: string): Answer {
  const order = shop.orders.find((each) => each.number === number);
  if (!order) return { redirect: '/cart' };
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>¡Gracias por tu compra! - Casa Olmo</title></head><body><main><div><p>Confirmación n.º ${number}</p><h2>¡Gracias, Ada!</h2></div><section><h2>Tu pedido está confirmado</h2><p>Recibirás en breve un correo electrónico de confirmación con tu número de pedido.</p></section><section><h3>Detalles del pedido</h3><p>Total ${price(order.total)}</p></section><a href="/">Seguir comprando</a></main></body></html>`;
}
