import { type Answer, type Ask, type Goods, money, type Shop } from '../core/storefront.ts';
import { addressScript, paymentScript, productScript } from './page-scripts.ts';

const price = (minor: number): string => money(minor, 'EUR', 'fr-FR');
const value = (minor: number): string =>
  `<span class="monetary_field"><span class="oe_currency_value">${(minor / 100).toFixed(2).replace('.', ',')}</span>&nbsp;€</span>`;

export function renderProduct(ask: Ask, _shop: Shop, goods: Goods): string {
  const [axis] = goods.options ?? [];
  const options = axis
    ? `<ul class="list-unstyled js_add_cart_variants"><li class="variant_attribute"><strong class="attribute_name">${axis.name}</strong><ul class="list-inline o_wsale_product_attribute">${axis.values.map((each, at) => `<li class="list-inline-item"><label class="css_attribute_color" style="display:inline-block;width:40px;height:40px;background:#aaa" title="${each}"><input type="radio" class="js_variant_change" name="ptal-1" value="${each}" title="${each}" data-value-name="${each}"${at === 0 ? ' checked' : ''} style="opacity:0"></label></li>`).join('')}</ul></li></ul>`
    : '';
  const buy = goods.soldOut
    ? '<div id="product_option_block"><div class="text-danger fw-bold" id="out_of_stock_message">Rupture de stock</div><small>Soyez averti du retour en stock <a class="btn btn-link">Me prévenir</a></small></div>'
    : '<div class="o_wsale_cta_wrapper d-inline-flex"><div class="css_quantity input-group"><a href="#" class="btn btn-link js_add_cart_json" aria-label="Supprimer un" title="Supprimer un" data-step="-1"><i style="display:inline-block;width:12px;height:12px"></i></a><input type="text" class="form-control quantity text-center" name="add_qty" value="1"><a href="#" class="btn btn-link js_add_cart_json" aria-label="Ajouter un" title="Ajouter un" data-step="1"><i style="display:inline-block;width:12px;height:12px"></i></a></div><a role="button" id="add_to_cart" href="#" class="btn btn-primary js_check_product a-submit"><i></i>Ajouter au panier</a></div>';
  return frame(
    ask,
    goods.title,
    `<div class="row"><div class="col-lg-5" id="product_details"><h1 itemprop="name">${goods.title}</h1><form class="js_main_product" data-product="${goods.slug}" onsubmit="return false"><div class="product_price"><h3 class="css_editable_mode_hidden">${value(goods.price)}</h3><small>hors TVA</small></div>${options}${buy}</form></div></div><script>${productScript}</script>`,
  );
}

function lines({ session }: Ask): string {
  return session.lines
    .map(
      ({ goods, variant, quantity }, at) =>
        `<div class="o_cart_product d-flex" name="website_sale_cart_line"><img alt="${goods.title}" width="64" height="64"><div class="flex-grow-1"><h6 class="d-inline"><a href="/shop/${goods.slug}"><span>${goods.title}${variant ? ` (${variant})` : ''}</span></a></h6><div><a href="#" class="js_delete_product small" aria-label="Retirer du panier" data-line="${at}">Supprimer</a></div></div><div><div class="css_quantity input-group"><a href="#" class="btn js_qty" data-line="${at}" data-step="-1" aria-label="Retirer un" title="Retirer un">-</a><input type="text" class="js_quantity quantity form-control" data-line-id="${at}" value="${quantity}"><a href="#" class="btn js_qty" data-line="${at}" data-step="1" aria-label="Ajouter un" title="Ajouter un">+</a></div><div class="mb-0 h6 fw-bold text-end" name="website_sale_cart_line_price">${value(goods.price * quantity)}</div></div></div>`,
    )
    .join('');
}

function totalBox(ask: Ask, shop: Shop): string {
  const { untaxed = 0, delivery = 0, taxes = 0, total = 0 } = totals(ask, shop);
  const row = (id: string, label: string, amount: string, shown = true) =>
    `<tr id="${id}"${shown ? '' : ' style="display:none"'}><td class="ps-0 pt-0 pb-2 border-0">${label}</td><td class="text-end pe-0">${amount}</td></tr>`;
  return `<div id="cart_total"><table class="table mb-0"><tbody>${row('order_delivery', 'Livraison', ask.session.kept.delivery ? value(delivery) : '<span class="text-muted">-</span>', ask.path !== '/shop/cart')}${row('order_total_untaxed', 'Sous-total', value(untaxed))}${row('order_total_taxes', 'Taxes', value(taxes))}<tr id="order_total" class="border-top"><td><strong>Total</strong></td><td class="text-end"><strong>${value(total)}</strong></td></tr></tbody></table></div>`;
}

export function renderCart(ask: Ask, shop: Shop): string {
  if (ask.session.lines.length === 0)
    return frame(
      ask,
      'Panier',
      '<h3>Résumé de la commande</h3><div class="js_cart_lines alert alert-info">Votre panier est vide !</div>',
    );
  return frame(
    ask,
    'Panier',
    `<div class="row"><div class="col-lg-7"><h3 class="mb-4">Résumé de la commande</h3><div id="cart_products" class="js_cart_lines">${lines(ask)}</div></div><div class="o_total_card col-lg-5">${totalBox(ask, shop)}<form class="coupon_form"><div class="input-group"><input name="promo" class="form-control" type="text" placeholder="Code promo..."><a href="#" role="button" class="btn btn-secondary a-submit">Appliquer</a></div></form><a role="button" name="website_sale_main_button" class="btn btn-primary w-100" href="/shop/checkout?try_skip_step=true">Passer à la caisse <i class="fa fa-angle-right"></i></a></div></div><script>${productScript}</script>`,
  );
}

export function renderAddress(ask: Ask, shop: Shop): string {
  const text = (name: string, label: string, type = 'text', optional = false) =>
    `<div class="col-lg-6 mb-2" id="div_${name}"><label class="col-form-label${optional ? ' label-optional' : ''}" for="o_${name}">${label}</label><input id="o_${name}" type="${type}" name="${name}" class="form-control"></div>`;
  return frame(
    ask,
    'Adresse',
    `${wizard(0)}<div class="row"><div class="oe_cart col-lg-7"><h3 class="mb-3">Votre adresse</h3><div id="errors"></div><form class="address_autoformat row">${text('name', 'Nom complet')}${text('email', 'Email', 'email')}${text('phone', 'Téléphone', 'tel')}${text('company_name', 'Nom de la société', 'text', true)}${text('vat', 'TVA', 'text', true)}${text('street', 'Rue et numéro')}${text('street2', 'Appartement, suite, etc.', 'text', true)}${text('zip', 'Code postal')}${text('city', 'Ville')}<div class="col-lg-6 mb-2" id="div_country"><label class="col-form-label" for="o_country_id">Pays</label><select id="o_country_id" name="country_id" class="form-select"><option value="">Pays...</option><option value="20" data-code="BE">Belgique</option><option value="75" data-code="FR">France</option><option value="133" data-code="LU">Luxembourg</option></select></div><div class="col-12"><div class="form-check"><input type="checkbox" id="use_delivery_as_billing" class="form-check-input" name="use_delivery_as_billing" value="true" checked><label for="use_delivery_as_billing" class="form-check-label">Facturer à la même adresse</label></div></div></form><div class="d-flex"><a href="/shop/cart" class="btn btn-light"><i></i> Retour au panier</a><a id="save_address" role="button" href="#" name="website_sale_main_button" class="btn btn-primary ms-auto">Continuer la commande <i class="fa fa-angle-right"></i></a></div></div><div class="col-lg-5">${totalBox(ask, shop)}</div></div><script>${addressScript}</script>`,
  );
}

function wizard(at: number): string {
  const names = ['Adresse', 'Livraison et paiement', 'Confirmation'];
  return `<div class="o_wizard d-flex">${names.map((name, each) => `<div class="o_wizard_step${each === at ? ' fw-bold' : ' text-muted'}">${name}</div>`).join(' › ')}</div>`;
}

export function renderPayment(ask: Ask, shop: Shop): string {
  const methods = shop.definition.deliveries
    .map(
      ({ id, title, pickup }) =>
        `<li name="o_delivery_method" class="list-group-item o_delivery_carrier_select"><div class="d-flex"><input type="radio" name="o_delivery_radio" id="o_delivery_${id}" class="form-check-input" data-dm-id="${id}" data-pickup="${pickup === true}"><label class="o_delivery_carrier_label" for="o_delivery_${id}">${title}</label><span class="o_wsale_delivery_price_badge ms-auto fw-bold" name="price">Calcul en cours…</span></div></li>`,
    )
    .join('');
  const option = (id: string, label: string, inside: string) =>
    `<li name="o_payment_option" class="list-group-item"><div class="d-flex"><input id="o_payment_method_${id}" type="radio" name="o_payment_radio" class="form-check-input" data-provider="${id}"><label for="o_payment_method_${id}" class="o_payment_option_label">${label}</label></div><div name="o_payment_inline_form" hidden>${inside}</div></li>`;
  const card =
    '<div name="o_authorize_form"><div class="mb-3"><label for="o_authorize_card" class="col-form-label">Numéro de carte</label><input type="text" id="o_authorize_card" required maxlength="19" class="form-control"></div><div class="row"><div class="col-sm-8"><label for="o_authorize_month">Expiration</label><div class="input-group"><input type="number" id="o_authorize_month" placeholder="MM" min="1" max="12" required class="form-control"><input type="number" id="o_authorize_year" placeholder="AA" min="0" max="99" required class="form-control"></div></div><div class="col-sm-4"><label for="o_authorize_code">Code de sécurité</label><input type="number" id="o_authorize_code" max="9999" required class="form-control"></div></div></div>';
  return frame(
    ask,
    'Paiement',
    `${wizard(1)}<div class="row"><div class="oe_cart col-lg-7"><div class="card"><h4>Livraison</h4><p>${(JSON.parse(ask.session.kept.customer ?? '{}') as { street?: string }).street} <a href="/shop/address">Modifier</a></p></div><div id="o_delivery_form"><h4>Mode de livraison</h4><ul id="o_delivery_methods" class="list-group">${methods}</ul></div><form id="o_payment_form" class="o_payment_form" onsubmit="return false"><h4>Choisissez un mode de paiement</h4><ul class="list-group">${option('transfer', 'Virement bancaire', 'Vos informations de virement suivront.')}${option('card', 'Carte bancaire', card)}</ul><div id="payment_error" role="alert" class="text-danger"></div><div class="form-check"><label><input type="checkbox" id="website_sale_tc_checkbox" class="form-check-input" required> J'accepte les <a target="_BLANK" href="/terms">conditions générales</a></label></div><button name="o_payment_submit_button" type="submit" class="btn btn-primary w-100" disabled>Payer maintenant</button></form></div><div class="col-lg-5"><h5>Résumé de la commande</h5>${ask.session.lines.map(({ goods, variant, quantity }) => `<div class="d-flex"><span>${quantity} x</span><span class="flex-grow-1">${goods.title}${variant ? ` (${variant})` : ''}</span><span>${price(goods.price * quantity)}</span></div>`).join('')}${totalBox(ask, shop)}</div></div><script>${paymentScript}</script>`,
  );
}

export function renderConfirmation(ask: Ask, shop: Shop, number: string): Answer {
  if (!shop.orders.some((each) => each.number === number)) return { redirect: '/shop' };
  return frame(
    ask,
    'Confirmation',
    `<h3>Merci pour votre commande.</h3><h4>Commande <em>${number}</em></h4><p>Un e-mail de confirmation vous a été envoyé.</p>`,
  );
}

function frame({ session }: Ask, title: string, body: string): string {
  const count = session.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return `<!doctype html><html lang="fr-FR"><head><meta charset="utf-8"><title>${title} | Maison Tilleul</title><style>body{font:16px sans-serif;max-width:1140px;margin:0 auto}.d-flex{display:flex;gap:10px}.row{display:flex;flex-wrap:wrap;gap:16px}.ms-auto{margin-left:auto}.flex-grow-1{flex-grow:1}.btn{padding:6px 12px;display:inline-block}.text-danger{color:#c00}.list-group{list-style:none}[hidden]{display:none!important}.o_notification{position:fixed;top:10px;right:10px;background:#fff;border:1px solid #0a0;padding:10px;width:300px}</style></head><body><header class="d-flex"><a href="/" class="navbar-brand">Maison Tilleul</a><a href="/shop/cart" class="o_navlink_background btn" aria-label="Panier eCommerce"><i></i><sup class="my_cart_quantity badge">${count}</sup></a><a href="/web/login">Se connecter</a></header><main>${body}</main><footer><p>Copyright © Maison Tilleul</p></footer></body></html>`;
}

export function totals({ session }: Ask, shop: Shop): Record<string, number> {
  const untaxed = shop.subtotal(session);
  const delivery = shop.definition.deliveries.find(({ id }) => id === session.kept.delivery)?.price ?? 0;
  const taxes = Math.round((untaxed * 20) / 100);
  return { untaxed, delivery, taxes, total: untaxed + delivery + taxes };
}
