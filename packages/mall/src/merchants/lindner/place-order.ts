import { randomUUID } from 'node:crypto';
import type { LedgerAddress } from '../../ledger.ts';
import { html } from '../../markup.ts';
import type { MallRequest, Shop } from '../../merchant.ts';
import { redirect } from '../../reply.ts';
import { cartPage } from './cart.ts';
import { cashOnDeliveryFee, euro, problemList, progress, renderPage, shippingOptions, totalsOf } from './layout.ts';
import { paymentMethods, paymentPage } from './payment-step.ts';
import type { LindnerState, PostalAddress } from './state.ts';

type Request = MallRequest<LindnerState>;

const addressBlock = (address: PostalAddress) =>
  html`<address>${address.anrede} ${address.vorname} ${address.nachname}<br>${address.strasse} ${address.hausnummer}<br>${address.zusatz && html`${address.zusatz}<br>`}${address.plz} ${address.ort}<br>${address.land}</address>`;

/** Sold-out lines leave the basket before anything can be paid. */
function removeSoldOut(request: Request, shop: Shop) {
  const gone = shop.missing(request.session, 'review');
  if (gone.length === 0) return null;
  request.session.cart = request.session.cart.filter((line) => !gone.includes(line.slug));
  return cartPage(
    request,
    shop,
    gone.map((slug) => `„${shop.product(slug)?.title}“ ist leider nicht mehr lieferbar und wurde entfernt.`),
  );
}

export function reviewPage(request: Request, shop: Shop, problems: string[] = []) {
  const { session } = request;
  const { state } = session;
  if (!state.billing) return redirect('/kasse/adresse');
  if (!state.shippingOption || !state.paymentMethod) return redirect('/kasse/versand-zahlung');
  const replacement = removeSoldOut(request, shop);
  if (replacement) return replacement;
  state.formToken = randomUUID();
  const totals = totalsOf(session, shop);
  return renderPage(
    'Prüfen und bestellen',
    html`${progress(3)}${problemList(problems)}<h1>Prüfen und bestellen</h1><div class="spalten"><div class="kasten"><h2>Rechnungsadresse</h2>${addressBlock(state.billing)}</div><div class="kasten"><h2>Lieferadresse</h2>${addressBlock(state.delivery ?? state.billing)}</div>
<div class="kasten"><h2>Zahlung</h2>${paymentMethods[state.paymentMethod]}${state.card && html`<br>•••• ${state.card.last4}`}<h2>Versand</h2>${shippingOptions.find((kind) => kind.id === state.shippingOption)?.label}</div></div>
<table class="liste"><tbody>${shop.items(session).map((line) => html`<tr><td>${line.quantity} × ${shop.product(line.slug)?.title} ${line.variant && html`<small>${line.variant}</small>`}</td><td class="r">${euro(line.unitPrice * line.quantity)}</td></tr>`)}</tbody></table>
<dl class="summe summe--rechts"><dt>Zwischensumme</dt><dd>${euro(totals.subtotal)}</dd>${totals.discount > 0 && html`<dt>Gutschein</dt><dd>−${euro(totals.discount)}</dd>`}<dt>Versandkosten</dt><dd>${euro(totals.shipping)}</dd>${state.paymentMethod === 'nachnahme' && html`<dt>${cashOnDeliveryFee.name}</dt><dd>${euro(cashOnDeliveryFee.price)}</dd>`}
<dt class="gesamt">Gesamtsumme</dt><dd class="gesamt">${euro(totals.total)}</dd><dt class="klein">darin enthalten 19 % MwSt.</dt><dd class="klein">${euro(totals.tax)}</dd></dl>
<form action="/kasse/bestellen" method="post" id="bestellformular"><input type="hidden" name="token" value="${state.formToken}"><label class="haken"><input type="checkbox" name="agb" value="1" id="agb"> Ich habe die <a href="/agb" target="_blank">AGB</a> und die <a href="/widerruf" target="_blank">Widerrufsbelehrung</a> gelesen und stimme ihnen zu.<abbr title="Pflichtfeld">*</abbr></label>
<div class="knoepfe"><a href="/kasse/versand-zahlung" class="knopf knopf--text">Zurück</a><button class="knopf knopf--haupt knopf--bestellen">Zahlungspflichtig bestellen</button></div></form>`,
  );
}

const toLedgerAddress = (address: PostalAddress, phone: string): LedgerAddress => ({
  salutation: address.anrede,
  firstName: address.vorname,
  lastName: address.nachname,
  company: address.firma,
  line1: `${address.strasse} ${address.hausnummer}`,
  street: address.strasse,
  houseNumber: address.hausnummer,
  line2: address.zusatz,
  city: address.ort,
  postalCode: address.plz,
  country: address.land,
  phone: phone,
});

function enterOrder(request: Request, shop: Shop, token: string) {
  const { session } = request;
  const { state } = session;
  if (!state.billing || !state.paymentMethod) return redirect('/kasse/adresse');
  const order = shop.ledger.place({
    cartToken: session.token,
    email: state.email,
    items: shop.items(session),
    shippingOption: shippingOptions.find((kind) => kind.id === state.shippingOption)?.label ?? null,
    coupon: session.coupon,
    extras: state.paymentMethod === 'nachnahme' ? [cashOnDeliveryFee] : [],
    ...totalsOf(session, shop),
    shippingAddress: toLedgerAddress(state.delivery ?? state.billing, state.phone),
    billingAddress: state.delivery ? toLedgerAddress(state.billing, state.phone) : null,
    paymentMethod: state.paymentMethod === 'kreditkarte' ? 'card' : state.paymentMethod,
    card: state.card && { last4: state.card.last4, brand: state.card.brand },
    newsletter: state.newsletter,
    accountCreated: state.wantsAccount,
  });
  state.placed = { number: order.orderNumber, token };
  session.cart = [];
  session.coupon = null;
  return redirect('/kasse/abgeschlossen');
}

export function placeOrder(request: Request, shop: Shop) {
  const { form, session } = request;
  const { state } = session;
  const token = form.get('token') ?? '';
  if (state.placed && state.placed.token === token) return redirect('/kasse/abgeschlossen');
  if (session.cart.length === 0) return redirect('/warenkorb');
  if (token !== state.formToken) return redirect('/kasse/pruefen');
  if (!form.has('agb')) return reviewPage(request, shop, ['Bitte stimmen Sie den AGB zu, um zu bestellen.']);
  const replacement = removeSoldOut(request, shop);
  if (replacement) return replacement;
  if (state.paymentMethod === 'kreditkarte') {
    if (!state.card) return redirect('/kasse/versand-zahlung');
    const outcome = shop.outcome(session, state.card);
    if (outcome === 'declined') {
      state.card = null;
      return paymentPage(request, ['Ihre Karte wurde abgelehnt. Bitte verwenden Sie eine andere Zahlungsart.']);
    }
    if (outcome === 'challenge') {
      const challenge = shop.challenges.open(`${shop.origins.shop}/kasse/freigabe`);
      state.challenge = challenge.id;
      return redirect(challenge.url);
    }
  }
  return enterOrder(request, shop, token);
}

export function afterChallenge(request: Request, shop: Shop) {
  const { state } = request.session;
  const id = request.query.get('challenge');
  if (!id || id !== state.challenge) return redirect('/kasse/pruefen');
  state.challenge = null;
  if (shop.challenges.state(id) === 'passed') return enterOrder(request, shop, state.formToken);
  state.card = null;
  return paymentPage(request, ['Ihre Bank hat die Zahlung nicht freigegeben.']);
}

export function thanksPage(request: Request, shop: Shop) {
  const { placed, email } = request.session.state;
  const order = placed && shop.ledger.find({ reference: placed.number, email });
  if (!order) return redirect('/');
  return renderPage(
    'Vielen Dank',
    html`<section class="danke"><h1>Vielen Dank für Ihre Bestellung!</h1><p>Ihre Bestellnummer lautet <strong class="bestellnummer">${order.orderNumber}</strong>.</p><p>Gesamtbetrag: ${euro(order.total)}. Eine Bestätigung haben wir an ${email} gesendet.</p></section>`,
  );
}

export function findOrderPage(request: Request, shop: Shop) {
  const wanted = request.form.get('bestellnummer');
  const found = wanted && shop.ledger.find({ reference: wanted, email: request.form.get('email') ?? '' });
  return renderPage(
    'Bestellung verfolgen',
    html`<h1>Bestellung verfolgen</h1>${wanted && !found && problemList(['Zu diesen Angaben wurde keine Bestellung gefunden.'])}<form action="/bestellung-suchen" method="post" class="formular"><div class="feld"><label for="bestellnummer">Bestellnummer oder Warenkorb-Kennung</label><input id="bestellnummer" name="bestellnummer"></div><div class="feld"><label for="email">E-Mail-Adresse</label><input id="email" name="email" type="email"></div><button class="knopf knopf--haupt">Suchen</button></form>
${found && html`<div class="kasten"><p>Bestellung <strong class="bestellnummer">${found.orderNumber}</strong> · ${euro(found.total)} · in Bearbeitung</p></div>`}`,
  );
}
