import type { Answer, Ask, Goods, Shop } from '../core/storefront.ts';
import { checkoutScript, productScript } from './page-scripts.ts';
import { price, renderLines, renderTotals } from './render-steps.ts';

export function renderProduct(ask: Ask, _shop: Shop, goods: Goods): string {
  const attributes = (goods.options ?? [])
    .map(
      ({ name, values }, at) =>
        `<dt id="product_attribute_label_${at}"><label class="text-prompt">${name}</label><span class="required">*</span></dt><dd id="product_attribute_input_${at}"><select name="product_attribute_${at}" id="product_attribute_${at}"><option value="0">Selezionare</option>${values.map((value, each) => `<option value="${each + 1}">${value}</option>`).join('')}</select></dd>`,
    )
    .join('');
  const buy = goods.soldOut
    ? '<div class="availability"><div class="stock"><span class="label">Disponibilità:</span><span class="value">Esaurito</span></div></div><div class="back-in-stock-subscription"><button type="button" class="button-2">Avvisami quando disponibile</button></div>'
    : `<div class="availability"><div class="stock"><span class="label">Disponibilità:</span><span class="value">In magazzino</span></div></div><div class="add-to-cart"><div class="add-to-cart-panel"><label class="qty-label" for="q1">Qtà:</label><input id="q1" class="qty-input" type="text" name="addtocart.EnteredQuantity" value="1"><button type="button" id="add-to-cart-button-1" class="button-1 add-to-cart-button" data-slug="${goods.slug}">Aggiungi al carrello</button></div></div>`;
  return frame(
    ask,
    goods.title,
    `<form method="post" id="product-details-form"><div class="overview"><div class="product-name"><h1>${goods.title}</h1></div><div class="short-description">Fatto in Italia.</div><div class="attributes"><dl>${attributes}</dl></div><div class="prices"><div class="product-price"><span class="price-value-1">${price(goods.price)}</span></div></div>${buy}<div class="overview-buttons"><button type="button" class="button-2 add-to-compare-list-button">Aggiungi al confronto</button> <button type="button" class="button-2 add-to-wishlist-button">Aggiungi ai preferiti</button></div></div></form><script>${productScript}</script>`,
  );
}

export function renderCart(ask: Ask, shop: Shop): string {
  const { session } = ask;
  if (session.lines.length === 0)
    return frame(ask, 'Carrello', '<h1>Carrello</h1><div class="no-data">Il tuo carrello è vuoto!</div>');
  return frame(
    ask,
    'Carrello',
    `<div class="page shopping-cart-page"><div class="page-title"><h1>Carrello</h1></div><form method="post" action="/cart/update" id="shopping-cart-form">${renderLines(ask, true)}<div class="cart-options"><div class="common-buttons"><button type="submit" name="updatecart" class="button-2 update-cart-button">Aggiorna carrello</button><button type="button" name="continueshopping" class="button-2">Continua gli acquisti</button><a class="estimate-shipping-button">Stima spedizione</a></div></div></form><div class="cart-collaterals"><div class="coupon-box"><div class="title"><strong>Codice sconto</strong></div><input name="discountcouponcode" id="discountcouponcode" aria-label="Inserisci il codice sconto"><button type="button" class="button-2">Applica</button></div></div><div class="totals">${renderTotals(ask, shop, '')}<div class="terms-of-service"><input id="termsofservice" type="checkbox" name="termsofservice"><label for="termsofservice">Accetto i termini del servizio e vi aderisco senza riserve</label> <a class="read" id="read-terms">(leggi)</a></div><div class="checkout-buttons"><button type="button" id="checkout" name="checkout" class="button-1 checkout-button" onclick="if (document.getElementById('termsofservice').checked) location.href='/login/checkoutasguest'; else document.getElementById('terms-of-service-warning-box').hidden = false;"> Cassa </button></div></div></div><div id="terms-of-service-warning-box" class="ui-dialog" role="dialog" hidden><p>Accettare i termini del servizio prima del passo successivo.</p><button type="button" onclick="this.parentNode.hidden = true">Chiudi</button></div>`,
  );
}

export function renderLogin(ask: Ask, _shop: Shop): string {
  return frame(
    ask,
    'Accedi',
    `<div class="page login-page"><div class="page-title"><h1>Benvenuto, accedi!</h1></div><div class="customer-blocks"><div class="new-wrapper checkout-as-guest-or-register-block"><div class="title"><strong>Acquista come ospite o registrati</strong></div><p>Registrati con noi per praticità futura.</p><div class="buttons"><button type="button" class="button-1 checkout-as-guest-button" onclick="location.href='/onepagecheckout'">Acquista come ospite</button><button type="button" class="button-1 register-button" onclick="location.href='/register'">Registrati</button></div></div><div class="returning-wrapper"><form method="post" action="/login"><div class="title"><strong>Cliente già registrato</strong></div><div class="inputs"><label for="Email">Email:</label><input id="Email" name="Email" type="email"></div><div class="inputs"><label for="Password">Password:</label><input id="Password" name="Password" type="password"></div><button type="submit" class="button-1 login-button">Accedi</button></form></div></div></div>`,
  );
}

const FIELDS: [string, string, string][] = [
  ['FirstName', 'Nome', '*'],
  ['LastName', 'Cognome', '*'],
  ['Email', 'Email', '*'],
  ['Company', 'Azienda', ''],
  ['CountryId', 'Paese', '*'],
  ['StateProvinceId', 'Provincia', '*'],
  ['City', 'Città', '*'],
  ['Address1', 'Indirizzo 1', '*'],
  ['Address2', 'Indirizzo 2', ''],
  ['ZipPostalCode', 'CAP', '*'],
  ['PhoneNumber', 'Numero di telefono', '*'],
  ['FaxNumber', 'Numero di fax', ''],
];

export function renderCheckout(ask: Ask, _shop: Shop): string {
  const inputs = FIELDS.map(([name, label, star]) => {
    const id = `BillingNewAddress_${name}`;
    const control =
      name === 'CountryId'
        ? `<select id="${id}" name="${name}"><option value="0">Seleziona paese</option><option value="14">Austria</option><option value="53">Italia</option><option value="80">Svizzera</option></select>`
        : name === 'StateProvinceId'
          ? `<select id="${id}" name="${name}"><option value="0">Altro</option></select>`
          : `<input id="${id}" name="${name}" type="${name === 'Email' ? 'email' : name === 'PhoneNumber' ? 'tel' : 'text'}">`;
    return `<div class="inputs"><label for="${id}">${label}:</label>${control}${star ? '<span class="required">*</span>' : ''}<span class="field-validation-valid" data-valmsg-for="${id}"></span></div>`;
  }).join('');
  const steps: [string, string, string][] = [
    ['billing', 'Indirizzo di fatturazione', 'SaveBilling'],
    ['shipping', 'Indirizzo di spedizione', 'SaveShipping'],
    ['shipping_method', 'Metodo di spedizione', 'SaveShippingMethod'],
    ['payment_method', 'Metodo di pagamento', 'SavePaymentMethod'],
    ['payment_info', 'Informazioni di pagamento', 'SavePaymentInfo'],
    ['confirm_order', 'Conferma ordine', 'ConfirmOrder'],
  ];
  const list = steps
    .map(
      ([id, title, save], at) =>
        `<li id="opc-${id}" class="tab-section${at === 0 ? ' allow active' : ''}"><div class="step-title"><span class="number">${at + 1}</span><h2 class="title">${title}</h2></div><div id="checkout-step-${id}" class="step a-item"${at === 0 ? '' : ' style="display:none"'}><form id="co-${id}-form" method="post"><div id="checkout-${id}-load">${at === 0 ? `<div class="section ship-to-same-address"><p class="selector"><input type="checkbox" id="ShipToSameAddress" name="ShipToSameAddress" checked><label for="ShipToSameAddress">Spedisci allo stesso indirizzo</label></p></div><div class="edit-address">${inputs}</div>` : ''}</div></form><div class="buttons" id="${id}-buttons-container">${at > 0 ? '<p class="back-link"><a href="#"><small>« </small>Indietro</a></p>' : ''}<button type="button" class="button-1" data-save="${save}" data-step="${id}">${id === 'confirm_order' ? 'Conferma' : 'Continua'}</button><span class="please-wait" style="display:none">Caricamento del passo successivo...</span></div></div></li>`,
    )
    .join('');
  return frame(
    ask,
    'Cassa',
    `<div class="page checkout-page"><div class="page-title"><h1>Cassa</h1></div><ol class="opc" id="checkout-steps">${list}</ol></div><script>${checkoutScript}</script>`,
  );
}

export function renderCompleted(ask: Ask, shop: Shop, number: string): Answer {
  if (!shop.orders.some((each) => each.number === number)) return { redirect: '/cart' };
  return frame(
    ask,
    'Grazie',
    `<div class="page order-completed-page"><div class="page-title"><h1>Grazie</h1></div><div class="section order-completed"><div class="title"><strong>Il tuo ordine è stato elaborato con successo!</strong></div><div class="details"><div class="order-number"><strong>Numero ordine: ${number}</strong></div><a href="/orderdetails/${number}">Clicca qui per i dettagli</a></div></div></div>`,
  );
}

function frame({ session }: Ask, title: string, body: string): string {
  const count = session.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return `<!doctype html><html lang="it" dir="ltr" class="html-page"><head><meta charset="utf-8"><title>Bottega. ${title}</title><style>body{font:14px Arial,sans-serif;margin:0 auto;max-width:1000px}.bar-notification{position:fixed;top:0;left:0;right:0;padding:14px;color:#fff;z-index:1050}.bar-notification.success{background:#4bb07a}.bar-notification.error{background:#e4434b}.bar-notification a{color:#fff}.remove-btn{width:24px;height:24px;background:#ccc;border:0}.ui-dialog{position:fixed;top:200px;left:300px;background:#fff;border:1px solid #333;padding:20px}[hidden]{display:none!important}.required{color:#e4434c}.inputs label{display:inline-block;width:180px}ol.opc{list-style:none}.opc .step-title{background:#eee;padding:6px}.opc .number{margin-right:8px}</style></head><body><div class="header"><div class="header-links"><ul><li><a href="/register" class="ico-register">Registrati</a></li><li><a href="/login" class="ico-login">Accedi</a></li><li><a href="/wishlist" class="ico-wishlist"><span>Preferiti</span> <span>(0)</span></a></li><li id="topcartlink"><a href="/cart" class="ico-cart"><span class="cart-label">Carrello</span> <span class="cart-qty">(${count})</span></a></li></ul></div><div class="search-box"><form action="/search"><input type="text" class="search-box-text" name="q" placeholder="Cerca nel negozio" aria-label="Cerca nel negozio"><button type="submit" class="button-1 search-box-button">Cerca</button></form></div></div><div class="master-wrapper-content">${body}</div><div class="footer"><div class="newsletter"><div class="title"><strong>Newsletter</strong></div><input id="newsletter-email" placeholder="Inserisci qui la tua email..." aria-label="Iscriviti alla newsletter"><button type="button" class="newsletter-subscribe-button">Iscriviti</button></div></div></body></html>`;
}
