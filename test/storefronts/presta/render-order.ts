import { type Ask, escapeText, type Shop } from '../core/storefront.ts';
import { frame, price } from './render-pages.ts';

type Sent = Record<string, string>;

export function renderOrder(ask: Ask, shop: Shop, wrong: readonly string[], problem = ''): string {
  const { kept } = ask.session;
  const step = Number(kept.step ?? '1');
  const personal = JSON.parse(kept.personal ?? '{}') as Sent;
  const shown = Object.keys(ask.sent).length > 0 ? ask.sent : personal;
  const field = fieldsOf(shown, wrong);
  const section = (at: number, id: string, title: string, content: string) =>
    `<section id="checkout-${id}-step" class="checkout-step ${at < step ? '-reachable -complete' : at === step ? '-reachable -current js-current-step' : '-unreachable'}"><h1 class="step-title h3"><i class="material-icons rtl-no-flip done">&#xE876;</i><span class="step-number">${at}</span> ${title}${at < step ? '<span class="step-edit text-muted"><i class="material-icons edit">mode_edit</i> modifier</span>' : ''}</h1><div class="content">${at === step ? content : ''}</div></section>`;
  return frame(
    ask,
    shop,
    'Commande',
    `<div class="row"><div class="cart-grid-body">${problem ? `<article class="alert alert-danger" role="alert"><ul><li>${problem}</li></ul></article>` : ''}
${section(1, 'personal-information', 'Informations personnelles', personalForm(field))}
${section(2, 'addresses', 'Adresses', addressForm(field))}
${section(3, 'delivery', 'Mode de livraison', deliveryForm(shop))}
${section(4, 'payment', 'Paiement', paymentForm())}</div>${summary(ask, shop, step)}</div>`,
  );
}

function fieldsOf(shown: Sent, wrong: readonly string[]) {
  return (name: string, label: string, required = true, type = 'text', comment = '') =>
    `<div class="form-group row ${wrong.includes(name) ? 'has-error' : ''}"><label class="col-md-3 form-control-label${required ? ' required' : ''}" for="field-${name}">${label}</label><div class="col-md-6"><input id="field-${name}" class="form-control" name="${name}" type="${type}" value="${escapeText(type === 'password' ? '' : (shown[name] ?? ''))}"${required ? ' required' : ''}>${comment ? `<span class="form-control-comment">${comment}</span>` : ''}${wrong.includes(name) ? '<div class="help-block"><ul><li class="alert alert-danger">Ce champ est obligatoire.</li></ul></div>' : ''}</div><div class="col-md-3 form-control-comment">${required ? '' : 'Optionnel'}</div></div>`;
}

function tick(name: string, label: string, required: boolean, on = false): string {
  return `<div class="form-group row"><div class="col-md-6"><span class="custom-checkbox"><label><input name="${name}" type="checkbox" value="1"${required ? ' required' : ''}${on ? ' checked' : ''}><span class="box"></span> ${label}</label></span></div></div>`;
}

function personalForm(field: ReturnType<typeof fieldsOf>): string {
  return `<ul class="nav nav-inline" role="tablist"><li class="nav-item"><a class="nav-link active" data-toggle="tab" href="#checkout-guest-form" role="tab" aria-selected="true">Commander en tant qu’invité</a></li><li class="nav-item"><span class="nav-separator"> | </span></li><li class="nav-item"><a class="nav-link" data-toggle="tab" href="#checkout-login-form" role="tab" aria-selected="false">Connexion</a></li></ul>
<div class="tab-pane active" id="checkout-guest-form"><form action="/commande" id="customer-form" class="js-customer-form" method="post" novalidate><div class="form-group row"><label class="form-control-label">Titre</label><div class="form-control-valign">${['M', 'Mme'].map((title, at) => `<label class="radio-inline" for="field-id_gender-${at + 1}"><span class="custom-radio"><input name="id_gender" id="field-id_gender-${at + 1}" type="radio" value="${at + 1}"><span></span></span> ${title}</label>`).join('')}</div><div class="form-control-comment">Optionnel</div></div>
${field('firstname', 'Prénom', true, 'text', 'Seules les lettres et le point (.), suivi d’un espace, sont autorisés.')}${field('lastname', 'Nom')}${field('email', 'E-mail', true, 'email')}<p><span class="font-weight-bold">Créer votre compte</span> <span class="font-italic">(optionnel)</span><br><span class="text-muted">Et gagnez du temps sur votre prochaine commande !</span></p>${field('password', 'Mot de passe', false, 'password')}${field('birthday', 'Date de naissance', false, 'text', '(Ex. : 31/05/1970)')}
${tick('optin', 'Recevoir les offres de nos partenaires', false, true)}${tick('customer_privacy', 'Message concernant la confidentialité des données clients<br><em>Conformément à la loi, vous disposez d’un droit d’accès sur vos données.</em>', true)}${tick('newsletter', 'Recevoir notre newsletter<br><em>Vous pouvez vous désinscrire à tout moment.</em>', false)}${tick('psgdpr', 'J’accepte les conditions générales et la politique de confidentialité', true)}
<footer class="form-footer clearfix"><input type="hidden" name="submitCreate" value="1"><button class="continue btn btn-primary float-xs-right" name="continue" type="submit" value="1">Continuer</button></footer></form></div>
<div class="tab-pane" id="checkout-login-form" hidden><form><label for="l-email">E-mail</label><input id="l-email" name="email" type="email"><label for="l-pw">Mot de passe</label><input id="l-pw" type="password"><button type="submit">Continuer</button></form></div>`;
}

function addressForm(field: ReturnType<typeof fieldsOf>): string {
  return `<div class="js-address-form"><form method="post" action="/commande" novalidate><p>L’adresse sélectionnée sera utilisée à la fois comme adresse personnelle (pour la facturation) et comme adresse de livraison.</p><div id="delivery-address"><section class="form-fields">${field('alias', 'Alias', false)}${field('firstname', 'Prénom')}${field('lastname', 'Nom')}${field('company', 'Société', false)}${field('vat_number', 'Numéro de TVA', false)}${field('address1', 'Adresse')}${field('address2', 'Complément d’adresse', false)}${field('postcode', 'Code postal')}${field('city', 'Ville')}<div class="form-group row"><label class="form-control-label required" for="field-id_country">Pays</label><div><select id="field-id_country" class="form-control form-control-select js-country" name="id_country" required><option value disabled selected>-- veuillez choisir --</option><option value="3">Belgique</option><option value="8">France</option></select></div></div>${field('phone', 'Téléphone', false, 'tel')}${tick('use_same_address', 'Utiliser aussi cette adresse pour la facturation', false, true)}</section></div><footer class="form-footer clearfix"><input type="hidden" name="submitAddress" value="1"><button type="submit" class="continue btn btn-primary float-xs-right" name="confirm-addresses" value="1">Continuer</button></footer></form></div>`;
}

function deliveryForm(shop: Shop): string {
  const options = shop.definition.deliveries.map(
    (each, at) =>
      `<div class="row delivery-option js-delivery-option"><div class="col-sm-1"><span class="custom-radio float-xs-left"><input type="radio" name="delivery_option" id="delivery_option_${at}" value="${each.id}"${at === 0 ? ' checked' : ''}><span></span></span></div><label for="delivery_option_${at}" class="col-sm-11 delivery-option-2"><div class="row"><div class="col-sm-5"><span class="h6 carrier-name">${each.title}</span></div><div class="col-sm-4"><span class="carrier-delay">${each.pickup ? 'Retrait en magasin' : each.price > 1000 ? 'Livraison le lendemain !' : 'Livré en 3 à 4 jours'}</span></div><div class="col-sm-3"><span class="carrier-price">${each.price ? `${price(each.price)} TTC` : 'Gratuit'}</span></div></div></label></div>`,
  );
  return `<div id="hook-display-before-carrier"></div><div class="delivery-options-list"><form class="clearfix" id="js-delivery" method="post" action="/commande"><div class="form-fields"><div class="delivery-options">${options.join('')}</div><div class="order-options"><div id="delivery"><label for="delivery_message">Si vous voulez nous laisser un message à propos de votre commande, merci de bien vouloir le renseigner dans le champ ci-contre</label><textarea rows="2" cols="120" id="delivery_message" name="delivery_message"></textarea></div>${tick('gift', 'Je voudrais que ma commande soit emballée dans un papier cadeau (coût supplémentaire de 2,00 € TTC)', false)}</div></div><input type="hidden" name="confirmDeliveryOption" value="1"><button type="submit" class="continue btn btn-primary float-xs-right" value="1">Continuer</button></form></div>`;
}

function paymentForm(): string {
  const ways = [
    ['cheque', 'Payer par chèque', '<p>Merci de nous envoyer votre chèque en suivant ces indications.</p>'],
    ['virement', 'Payer par virement bancaire', '<p>Merci d’effectuer votre règlement sous 7 jours.</p>'],
    [
      'carte',
      'Payer par carte bancaire',
      '<div class="form-group"><label for="c1">Titulaire de la carte</label><input id="c1" name="titulaire" form="pay"></div><div class="form-group"><label for="c2">Numéro de carte</label><input id="c2" name="numero" form="pay" inputmode="numeric" maxlength="19"></div><div class="form-group"><label for="c3">Date d’expiration (MM/AA)</label><input id="c3" name="validite" form="pay" maxlength="5" placeholder="MM/AA"></div><div class="form-group"><label for="c4">Cryptogramme visuel</label><input id="c4" name="cryptogramme" form="pay" maxlength="4"></div>',
    ],
  ];
  return `<form id="pay" method="post" action="/commande"><input type="hidden" name="submitPayment" value="1"></form><div class="payment-options">${ways
    .map(
      ([id, label, more], at) =>
        `<div><div id="payment-option-${at}-container" class="payment-option clearfix"><span class="custom-radio float-xs-left"><input class="ps-shown-by-js" id="payment-option-${at}" name="paiement" form="pay" type="radio" value="${id}" required><span></span></span><label for="payment-option-${at}"><span>${label}</span></label></div></div><div id="payment-option-${at}-additional-information" class="js-additional-information additional-information" hidden>${more}</div>`,
    )
    .join('')}</div>
<div id="conditions-to-approve"><ul><li><div class="float-xs-left"><span class="custom-checkbox"><input id="conditions" name="conditions" type="checkbox" value="1" required><span class="box"></span></span></div><div class="condition-label"><label for="conditions">J’ai lu les <a href="/cgv" target="_blank">conditions générales de vente</a> et j’y adhère sans réserve.</label></div></li></ul></div>
<div id="payment-confirmation"><div class="ps-shown-by-js"><button type="submit" class="btn btn-primary center-block disabled" form="pay" disabled>Commander</button></div></div>
<script>(function () { var button = document.querySelector('#payment-confirmation button'); document.addEventListener('change', function () { var way = document.querySelector('[name=paiement]:checked'); document.querySelectorAll('.js-additional-information').forEach(function (box) { box.hidden = !way || box.id.indexOf(way.id + '-') !== 0; }); var ready = way && document.getElementById('conditions').checked; button.disabled = !ready; button.classList.toggle('disabled', !ready); }); })()</script>`;
}

function summary(ask: Ask, shop: Shop, step: number): string {
  const { session } = ask;
  const chosen = shop.definition.deliveries.find((each) => each.id === session.kept.carrier);
  const shipping = step < 4 ? 595 : (chosen?.price ?? 0);
  const subtotal = shop.subtotal(session);
  const count = session.lines.reduce((sum, line) => sum + line.quantity, 0);
  return `<div class="cart-grid-right"><section id="js-checkout-summary" class="card js-cart"><div class="cart-summary-products"><p>${count} articles</p><p><a href="#" class="js-show-details">afficher les détails</a></p></div><div class="cart-summary-line" id="cart-subtotal-products"><span class="label">Sous-total</span> <span class="value">${price(subtotal)}</span></div><div class="cart-summary-line" id="cart-subtotal-shipping"><span class="label">Livraison</span> <span class="value">${shipping ? price(shipping) : 'gratuit'}</span></div><div class="cart-summary-line cart-total"><span class="label">Total TTC</span> <span class="value">${price(subtotal + shipping)}</span></div></section></div>`;
}
