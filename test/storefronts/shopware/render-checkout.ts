import { type Answer, type Ask, escapeText, type Shop } from '../core/storefront.ts';
import { frame, price } from './render-pages.ts';

export function renderRegister(ask: Ask, shop: Shop, wrong: readonly string[]): string {
  const bad = (name: string) =>
    wrong.includes(name) ? '<div class="invalid-feedback">Dit veld mag niet leeg zijn.</div>' : '';
  const text = (name: string, label: string, more = 'required') =>
    `<div class="form-group"><label class="form-label" for="${name}">${label}${more.includes('required') ? '*' : ''}</label><input type="${name === 'email' ? 'email' : 'text'}" class="form-control${wrong.includes(name) ? ' is-invalid' : ''}" id="${name}" name="${name}" value="${escapeText(ask.sent[name] ?? '')}" placeholder="${label} invoeren..." ${more}>${bad(name)}</div>`;
  return frame(
    ask,
    shop,
    'Bestelling voltooien',
    `<h1 class="checkout-main-header">Kassa</h1><div class="card login-collapse"><p>Ik heb al een klantaccount <a href="#loginCollapse" data-bs-toggle="collapse" role="button" aria-expanded="false" onclick="document.getElementById('loginCollapse').hidden=false;return false">Hier inloggen</a></p><form id="loginCollapse" hidden><label for="lm">Uw e-mailadres</label><input id="lm" name="username" type="email"><label for="lp">Uw wachtwoord</label><input id="lp" type="password" name="password"><button>Inloggen</button></form></div>
<form action="/account/register" method="post" class="register-form" novalidate><div class="card-title">Vul uw gegevens in</div><div class="row-f"><div class="form-group"><label class="form-label" for="personalSalutation">Aanhef*</label><select id="personalSalutation" class="form-select" name="salutationId" required><option disabled selected value="">Aanhef invoeren...</option><option value="x1">Niet opgegeven</option><option value="x2">Mevrouw</option><option value="x3">De heer</option></select>${bad('salutationId')}</div></div><div class="row-f">${text('firstName', 'Voornaam')}${text('lastName', 'Achternaam')}</div>
<div class="form-check"><input type="checkbox" class="form-check-input" id="personalGuest" name="guest" value="1"${ask.sent.guest ? ' checked' : ''} onchange="document.querySelector('.js-pw').hidden=this.checked"><label class="form-check-label" for="personalGuest">Geen klantaccount aanmaken.</label></div>
<div class="row-f">${text('email', 'E-mailadres')}<div class="form-group js-pw"${ask.sent.guest ? ' hidden' : ''}><label class="form-label" for="personalPassword">Wachtwoord*</label><input type="password" class="form-control" autocomplete="new-password" id="personalPassword" name="password" minlength="8" placeholder="Wachtwoord invoeren..." required><small class="form-text">Het wachtwoord moet minstens 8 tekens bevatten.</small>${bad('password')}</div></div>
<div class="register-address"><div class="card-title">Uw adres</div><div class="row-f">${text('street', 'Straat en huisnummer')}${text('zipcode', 'Postcode')}${text('city', 'Plaats')}</div><div class="row-f"><div class="form-group"><label class="form-label" for="country">Land*</label><select class="form-select" id="country" name="countryId" required><option disabled value="" selected>Land kiezen...</option><option value="be">België</option><option value="de">Duitsland</option><option value="nl">Nederland</option></select>${bad('countryId')}</div>${text('phoneNumber', 'Telefoonnummer', '')}</div></div>
<div class="form-check"><input type="checkbox" class="form-check-input" id="differentShipping"><label for="differentShipping">Het afleveradres wijkt af van het factuuradres.</label></div>
<div class="privacy-notice">Ik heb de <a href="/privacy">privacyverklaring</a> gelezen.</div><p class="register-required-info">Met een asterisk (*) gemarkeerde velden zijn verplicht.</p><div class="register-submit d-grid"><button type="submit" class="btn btn-primary btn-lg">Verder</button></div></form>${aside(ask, shop)}`,
  );
}

function aside({ session }: Ask, shop: Shop): string {
  const delivery = shop.definition.deliveries.find((each) => each.id === (session.kept.delivery ?? 'express'));
  const subtotal = shop.subtotal(session);
  const total = subtotal + (delivery?.price ?? 0);
  return `<aside class="checkout-aside"><h2>Overzicht</h2><dl class="checkout-aside-summary-list"><dt class="checkout-aside-summary-label">Tussentotaal</dt><dd class="checkout-aside-summary-value">${price(subtotal)}*</dd><dt>Verzendkosten</dt><dd>${price(delivery?.price ?? 0)}*</dd><dt class="checkout-aside-summary-total">Totaalbedrag</dt><dd class="checkout-aside-summary-total">${price(total)}</dd><dt>Netto totaal</dt><dd>${price(Math.round(total / 1.21))}</dd><dt>plus 21% btw</dt><dd>${price(total - Math.round(total / 1.21))}</dd></dl></aside>`;
}

export function renderConfirm(ask: Ask, shop: Shop, problem: string): string {
  const { session } = ask;
  const payment = session.kept.payment ?? 'factuur';
  const delivery = session.kept.delivery ?? 'express';
  const radios = (name: string, all: readonly (readonly [string, string, string])[], chosen: string) =>
    all
      .map(
        ([id, label, note]) =>
          `<div class="payment-method"><div class="form-check payment-form-group"><input type="radio" id="${name}${id}" name="${name}" value="${id}" class="form-check-input"${id === chosen ? ' checked' : ''} onchange="this.form.submit()"><label class="form-check-label payment-method-label" for="${name}${id}"><div class="payment-method-description"><strong>${label}</strong> <p>${note}</p></div></label></div></div>`,
      )
      .join('');
  const card =
    payment === 'kaart'
      ? '<div class="card checkout-card"><div class="card-title">Kaartgegevens</div><div><label for="k0">Naam op de kaart</label><input id="k0" name="kaarthouder" form="confirmOrderForm"></div><div><label for="k1">Kaartnummer</label><input id="k1" name="kaartnummer" form="confirmOrderForm" inputmode="numeric"></div><div><label for="k2">Vervaldatum (MM/JJ)</label><input id="k2" name="vervaldatum" form="confirmOrderForm" maxlength="5"></div><div><label for="k3">Beveiligingscode (CVC)</label><input id="k3" name="cvc" form="confirmOrderForm" maxlength="4"></div></div>'
      : '';
  const lines = session.lines
    .map(
      ({ goods, variant, quantity }) =>
        `<div class="line-item line-item-product"><div class="row line-item-row"><div class="line-item-info"><a href="/detail/${goods.slug}" class="line-item-label">${goods.title}</a>${variant ? `<div>Maat: ${variant}</div>` : ''}</div><div class="line-item-quantity">${quantity}</div><div class="line-item-unit-price">${price(goods.price)}*</div><div class="line-item-total-price">${price(goods.price * quantity)}*</div></div></div>`,
    )
    .join('');
  return frame(
    ask,
    shop,
    'Bestelling voltooien',
    `${problem ? `<div role="alert" class="alert alert-danger alert-has-icon"><div class="alert-content">${problem}</div></div>` : ''}<h1 class="confirm-main-header">Bestelling voltooien</h1>
<div class="confirm-tos"><div class="card"><div class="card-title">Algemene voorwaarden en herroepingsrecht</div><p>Lees ook onze <a href="/herroeping">herroepingsregels</a>.</p><div class="form-check"><input type="checkbox" class="form-check-input" required id="tos" name="tos" form="confirmOrderForm"><label for="tos" class="form-check-label">Ik heb de <a href="/av">algemene voorwaarden</a> gelezen en ga hiermee akkoord.</label></div></div></div>
<div class="confirm-address"><div class="card-title">Afleveradres</div><p>Ada Palmer, Keizersgracht 12</p><a href="#" class="btn btn-light">Adres wijzigen</a></div>
<form action="/checkout/configure" method="post" class="confirm-payment"><div class="card-title">Betalingswijze</div>${radios(
      'paymentMethodId',
      [
        ['factuur', 'Factuur', 'Betaling op factuur.'],
        ['vooruit', 'Vooruitbetaling', 'Uw bestelling wordt na ontvangst van de betaling verzonden.'],
        ['kaart', 'Creditcard', 'Betaal met Visa of Mastercard.'],
      ],
      payment,
    )}</form>${card}
<form action="/checkout/configure" method="post" class="confirm-shipping"><div class="card-title">Verzendmethode</div>${radios(
      'shippingMethodId',
      shop.definition.deliveries.map(
        ({ id, title, price: cost, pickup }) =>
          [id, title, pickup ? 'Gratis' : `${cost > 600 ? '1 werkdag' : '2-3 werkdagen'}, ${price(cost)}`] as const,
      ),
      delivery,
    )}</form><div class="confirm-product"><div class="card-title">Producten</div>${lines}</div>${aside(ask, shop)}<form id="confirmOrderForm" action="/checkout/order" method="post"><div class="d-grid"><button id="confirmFormSubmit" class="btn btn-primary btn-lg" form="confirmOrderForm" type="submit">Bestelling met betalingsverplichting plaatsen</button></div></form>`,
  );
}

export function renderFinish(ask: Ask, shop: Shop, number: string): Answer {
  if (!shop.orders.some((each) => each.number === number)) return { redirect: '/checkout/cart' };
  return frame(
    ask,
    shop,
    'Bedankt',
    `<div class="finish-content"><h1 class="finish-header">Bedankt voor uw bestelling bij Grachtenhuis!</h1><p class="finish-ordernumber">Uw bestelnummer: #${number}</p><p>We hebben u een bevestigingsmail gestuurd.</p></div>`,
  );
}
