import { type Answer, type Ask, type Goods, money, type Shop } from '../core/storefront.ts';

export const price = (minor: number): string => money(minor, 'EUR', 'fr-FR');

export function renderProduct(ask: Ask, shop: Shop, goods: Goods): string {
  const [sizes, colours] = goods.options ?? [];
  const variants = goods.options
    ? `<div class="product-variants"><div class="clearfix product-variants-item"><span class="control-label">${sizes?.name} : ${sizes?.values[0]}</span><select class="form-control form-control-select" id="group_1" aria-label="${sizes?.name}" name="group[0]">${sizes?.values.map((value) => `<option value="${value}" title="${value}">${value}</option>`).join('')}</select></div>
<div class="clearfix product-variants-item"><span class="control-label">${colours?.name} : ${colours?.values[0]}</span><ul id="group_2">${colours?.values.map((value, at) => `<li class="float-xs-left input-container"><label aria-label="${value}"><input class="input-color" type="radio" name="group[1]" value="${value}" title="${value}"${at === 0 ? ' checked' : ''}><span class="color" style="background:${at ? '#123' : '#fff'}"><span class="attribute-name sr-only">${value}</span></span></label></li>`).join('')}</ul></div></div>`
    : '';
  return frame(
    ask,
    shop,
    goods.title,
    `<section id="main"><h1 class="h1">${goods.title}</h1><div class="product-prices"><div class="current-price"><span class="current-price-value">${price(goods.price)}</span></div><div class="tax-shipping-delivery-label">TTC</div></div>
<div class="product-actions"><form action="/panier" method="post" id="add-to-cart-or-refresh"><input type="hidden" name="id_product" value="${goods.slug}">${variants}<div class="product-add-to-cart"><span class="control-label">Quantité</span><div class="product-quantity clearfix"><div class="qty"><div class="input-group bootstrap-touchspin"><input type="number" name="qty" id="quantity_wanted" inputmode="numeric" value="1" min="1" class="input-group form-control" aria-label="Quantité"><span class="input-group-btn-vertical"><button class="btn btn-touchspin js-touchspin bootstrap-touchspin-up" type="button"><i class="material-icons touchspin-up"></i></button><button class="btn btn-touchspin js-touchspin bootstrap-touchspin-down" type="button"><i class="material-icons touchspin-down"></i></button></span></div></div>
<div class="add"><button class="btn btn-primary add-to-cart" data-button-action="add-to-cart" type="submit"${goods.soldOut ? ' disabled' : ''}><i class="material-icons shopping-cart">&#xE547;</i> Ajouter au panier</button></div></div><span id="product-availability">${goods.soldOut ? '<i class="material-icons product-unavailable">&#xE14B;</i> Rupture de stock' : ''}</span></div></form></div></section>
<div id="blockcart-modal" class="modal" tabindex="-1" role="dialog" hidden><div class="modal-dialog" role="document"><div class="modal-content"><div class="modal-header"><button type="button" class="close" data-dismiss="modal" aria-label="Fermer"><span aria-hidden="true">×</span></button><h4 class="modal-title h6 text-sm-center"><i class="material-icons">&#xE876;</i>Produit ajouté au panier avec succès</h4></div><div class="modal-body"><h6 class="h6 product-name">${goods.title}</h6><p class="product-price">${price(goods.price)}</p><div class="cart-content"><p class="cart-products-count"></p><p><span class="label">Sous-total :</span> <span class="subtotal value"></span></p><div class="cart-content-btn"><button type="button" class="btn btn-secondary" data-dismiss="modal">Continuer mes achats</button> <a href="/panier?action=show" class="btn btn-primary"><i class="material-icons rtl-no-flip">&#xE876;</i>Commander</a></div></div></div></div></div></div>
<script>(function () {
  var form = document.getElementById('add-to-cart-or-refresh'), modal = document.getElementById('blockcart-modal');
  form.addEventListener('change', function () { var next = new FormData(form); document.querySelectorAll('.control-label').forEach(function (label, at) { var value = next.get('group[' + at + ']'); if (value) label.textContent = label.textContent.split(' : ')[0] + ' : ' + value; }); history.replaceState(null, '', location.pathname + '#/' + [next.get('group[0]'), next.get('group[1]')].filter(Boolean).join('/')); });
  form.addEventListener('submit', function (event) { event.preventDefault(); var body = new URLSearchParams(new FormData(form)); body.set('add', '1'); fetch('/panier', { method: 'POST', body: body }).then(function (r) { return r.json(); }).then(function (cart) { modal.querySelector('.cart-products-count').textContent = 'Il y a ' + cart.count + ' articles dans votre panier.'; modal.querySelector('.subtotal').textContent = (cart.subtotal / 100).toFixed(2).replace('.', ',') + ' €'; modal.hidden = false; }); });
  modal.addEventListener('click', function (event) { if (event.target.closest('[data-dismiss]')) modal.hidden = true; });
  document.querySelectorAll('.js-touchspin').forEach(function (button) { button.addEventListener('click', function () { var field = document.getElementById('quantity_wanted'); field.value = Math.max(1, Number(field.value) + (button.classList.contains('bootstrap-touchspin-up') ? 1 : -1)); }); });
})()</script>`,
  );
}

export function renderCart(ask: Ask, shop: Shop): string {
  const { lines } = ask.session;
  if (lines.length === 0)
    return frame(
      ask,
      shop,
      'Panier',
      '<h1>Panier</h1><span class="no-items">Il n’y a plus d’articles dans votre panier</span>',
    );
  const items = lines.map(
    ({ goods, variant, quantity }, at) =>
      `<li class="cart-item"><div class="product-line-grid"><div class="product-line-grid-left"><span class="product-image" style="display:block;width:60px;height:60px;background:#eee"></span></div><div class="product-line-grid-body"><div class="product-line-info"><a class="label" href="/accueil/${goods.slug}.html">${goods.title}</a></div><div class="product-line-info product-price"><div class="current-price"><span class="price">${price(goods.price)}</span></div></div>${variant
        .split(' / ')
        .filter(Boolean)
        .map(
          (value, n) =>
            `<div class="product-line-info"><span class="label">${goods.options?.[n]?.name} :</span> <span class="value">${value}</span></div>`,
        )
        .join(
          '',
        )}</div><div class="product-line-grid-right"><div class="qty"><input class="js-cart-line-product-quantity" type="number" inputmode="numeric" name="product-quantity-spin" aria-label="${goods.title} champ de quantité de produit" value="${quantity}" min="1" onchange="location.href='/panier?update=${at}&qty='+this.value"></div><div class="price"><span class="product-price"><strong>${price(goods.price * quantity)}</strong></span></div><div class="cart-line-product-actions"><a class="remove-from-cart" rel="nofollow" href="/panier?delete=${at}"><i class="material-icons">delete</i></a></div></div></div></li>`,
  );
  const subtotal = shop.subtotal(ask.session);
  const count = lines.reduce((sum, line) => sum + line.quantity, 0);
  return frame(
    ask,
    shop,
    'Panier',
    `<div class="cart-grid"><div class="card cart-container"><h1 class="h1">Panier</h1><ul class="cart-items">${items.join('')}</ul></div><a class="label" href="/"><i class="material-icons">chevron_left</i>Continuer mes achats</a>
<div class="card cart-summary"><div class="cart-detailed-totals"><div class="cart-summary-line"><span class="label js-subtotal">${count} articles</span> <span class="value">${price(subtotal)}</span></div><div class="cart-summary-line"><span class="label">Livraison</span> <span class="value">À partir de ${price(595)}</span></div></div><div class="block-promo"><a class="collapse-button promo-code-button" href="#promo-code">Vous avez un code promo ?</a></div><div class="cart-summary-totals"><div class="cart-summary-line cart-total"><span class="label">Total TTC</span> <span class="value">${price(subtotal + 595)}</span></div></div><div class="checkout cart-detailed-actions"><div class="text-sm-center"><a href="/commande" class="btn btn-primary">Commander</a></div></div></div></div>`,
  );
}

export function renderConfirmation(ask: Ask, shop: Shop, reference: string): Answer {
  const order = shop.orders.find((each) => each.number === reference);
  if (!order) return { page: 'Commande introuvable', status: 404 };
  return frame(
    ask,
    shop,
    'Confirmation de commande',
    `<section id="content-hook_order_confirmation" class="card"><h3 class="h1 card-title"><i class="material-icons rtl-no-flip done">&#xE876;</i>Votre commande est confirmée</h3><p>Un e-mail vous a été envoyé à l’adresse ada.palmer@example.com.</p></section><section id="content"><h3>Détails de la commande</h3><ul><li id="order-reference-value">Référence de la commande : ${reference}</li><li>Mode de paiement : ${order.payment}</li></ul><table><tr class="total-value"><td>Total TTC</td><td>${price(order.total)}</td></tr></table></section><section><h3>Enregistrez vos informations pour plus tard</h3><form><label for="pw">Mot de passe</label><input id="pw" type="password"><button>Créer un compte</button></form></section>`,
  );
}

export function frame(ask: Ask, _shop: Shop, title: string, body: string): string {
  const count = ask.session.lines.reduce((sum, line) => sum + line.quantity, 0);
  return `<!doctype html><html lang="fr-FR"><head><meta charset="utf-8"><title>${title}</title><style>body{font:15px/1.5 'Noto Sans',sans-serif;max-width:1100px;margin:0 auto}.sr-only{position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0)}.modal{position:fixed;inset:0;background:rgba(0,0,0,.5);z-index:1050}.modal-dialog{background:#fff;width:600px;margin:40px auto;padding:20px}[hidden]{display:none!important}.input-color{position:absolute;opacity:0}.color{display:inline-block;width:24px;height:24px;border:1px solid #999}.checkout-step .content{display:none}.checkout-step.-current .content{display:block}.alert-danger{background:#f8d7da;color:#721c24;padding:10px}.custom-radio input,.custom-checkbox input{position:absolute;opacity:0}.custom-radio,.custom-checkbox span.box{display:inline-block;width:16px;height:16px;border:1px solid #444}.material-icons{font-size:0}.btn{display:inline-block;padding:8px 16px}.disabled{opacity:.6}.form-group{margin:10px 0}</style></head><body><header id="header"><div class="user-info"><a href="/connexion" title="Identifiez-vous" rel="nofollow"><span>Connexion</span></a></div><a href="/">Port &amp; Lin</a><div id="_desktop_cart"><div class="blockcart cart-preview ${count ? 'active' : 'inactive'}"><div class="header">${count ? '<a rel="nofollow" aria-label="Lien du panier d’achat" href="/panier?action=show">' : ''}<span>Panier</span> <span class="cart-products-count">(${count})</span>${count ? '</a>' : ''}</div></div></div><div id="search_widget"><form><input type="text" name="s" placeholder="Rechercher" aria-label="Rechercher"></form></div></header><main>${body}</main><footer id="footer"><div class="block_newsletter"><p>Recevez nos offres spéciales</p><form action="#" method="post"><input class="btn btn-primary" name="submitNewsletter" type="submit" value="S’abonner"><input name="email" type="email" placeholder="Votre adresse e-mail" aria-label="e-mail"></form></div></footer></body></html>`;
}
