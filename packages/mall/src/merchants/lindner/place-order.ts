import { randomUUID } from 'node:crypto';
import type { LedgerAddress } from '../../ledger.ts';
import { html } from '../../markup.ts';
import type { MallRequest, Shop } from '../../merchant.ts';
import { redirect } from '../../reply.ts';
import { warenkorb } from './cart.ts';
import { euro, fortschritt, hinweis, nachnahmegebuehr, seite, summen, versandarten } from './layout.ts';
import { zahlarten, zahlungsseite } from './payment-step.ts';
import type { Anschrift, LindnerState } from './state.ts';

type Anfrage = MallRequest<LindnerState>;

const anschriftBlock = (anschrift: Anschrift) =>
  html`<address>${anschrift.anrede} ${anschrift.vorname} ${anschrift.nachname}<br>${anschrift.strasse} ${anschrift.hausnummer}<br>${anschrift.zusatz && html`${anschrift.zusatz}<br>`}${anschrift.plz} ${anschrift.ort}<br>${anschrift.land}</address>`;

/** Sold-out lines leave the basket before anything can be paid. */
function vergriffen(anfrage: Anfrage, shop: Shop) {
  const weg = shop.missing(anfrage.session, 'review');
  if (weg.length === 0) return null;
  anfrage.session.cart = anfrage.session.cart.filter((zeile) => !weg.includes(zeile.slug));
  return warenkorb(
    anfrage,
    shop,
    weg.map((slug) => `„${shop.product(slug)?.title}“ ist leider nicht mehr lieferbar und wurde entfernt.`),
  );
}

export function pruefseite(anfrage: Anfrage, shop: Shop, fehler: string[] = []) {
  const { session } = anfrage;
  const { state } = session;
  if (!state.rechnung) return redirect('/kasse/adresse');
  if (!state.versandart || !state.zahlart) return redirect('/kasse/versand-zahlung');
  const ersatz = vergriffen(anfrage, shop);
  if (ersatz) return ersatz;
  state.formToken = randomUUID();
  const summe = summen(session, shop);
  return seite(
    'Prüfen und bestellen',
    html`${fortschritt(3)}${hinweis(fehler)}<h1>Prüfen und bestellen</h1><div class="spalten"><div class="kasten"><h2>Rechnungsadresse</h2>${anschriftBlock(state.rechnung)}</div><div class="kasten"><h2>Lieferadresse</h2>${anschriftBlock(state.lieferung ?? state.rechnung)}</div>
<div class="kasten"><h2>Zahlung</h2>${zahlarten[state.zahlart]}${state.karte && html`<br>•••• ${state.karte.last4}`}<h2>Versand</h2>${versandarten.find((art) => art.id === state.versandart)?.label}</div></div>
<table class="liste"><tbody>${shop.items(session).map((zeile) => html`<tr><td>${zeile.quantity} × ${shop.product(zeile.slug)?.title} ${zeile.variant && html`<small>${zeile.variant}</small>`}</td><td class="r">${euro(zeile.unitPrice * zeile.quantity)}</td></tr>`)}</tbody></table>
<dl class="summe summe--rechts"><dt>Zwischensumme</dt><dd>${euro(summe.subtotal)}</dd>${summe.discount > 0 && html`<dt>Gutschein</dt><dd>−${euro(summe.discount)}</dd>`}<dt>Versandkosten</dt><dd>${euro(summe.shipping)}</dd>${state.zahlart === 'nachnahme' && html`<dt>${nachnahmegebuehr.name}</dt><dd>${euro(nachnahmegebuehr.price)}</dd>`}
<dt class="gesamt">Gesamtsumme</dt><dd class="gesamt">${euro(summe.total)}</dd><dt class="klein">darin enthalten 19 % MwSt.</dt><dd class="klein">${euro(summe.tax)}</dd></dl>
<form action="/kasse/bestellen" method="post" id="bestellformular"><input type="hidden" name="token" value="${state.formToken}"><label class="haken"><input type="checkbox" name="agb" value="1" id="agb"> Ich habe die <a href="/agb" target="_blank">AGB</a> und die <a href="/widerruf" target="_blank">Widerrufsbelehrung</a> gelesen und stimme ihnen zu.<abbr title="Pflichtfeld">*</abbr></label>
<div class="knoepfe"><a href="/kasse/versand-zahlung" class="knopf knopf--text">Zurück</a><button class="knopf knopf--haupt knopf--bestellen">Zahlungspflichtig bestellen</button></div></form>`,
  );
}

const fuerBuch = (anschrift: Anschrift, telefon: string): LedgerAddress => ({
  salutation: anschrift.anrede,
  firstName: anschrift.vorname,
  lastName: anschrift.nachname,
  company: anschrift.firma,
  line1: `${anschrift.strasse} ${anschrift.hausnummer}`,
  street: anschrift.strasse,
  houseNumber: anschrift.hausnummer,
  line2: anschrift.zusatz,
  city: anschrift.ort,
  postalCode: anschrift.plz,
  country: anschrift.land,
  phone: telefon,
});

function eintragen(anfrage: Anfrage, shop: Shop, token: string) {
  const { session } = anfrage;
  const { state } = session;
  if (!state.rechnung || !state.zahlart) return redirect('/kasse/adresse');
  const bestellung = shop.ledger.place({
    cartToken: session.token,
    email: state.email,
    items: shop.items(session),
    shippingOption: versandarten.find((art) => art.id === state.versandart)?.label ?? null,
    coupon: session.coupon,
    extras: state.zahlart === 'nachnahme' ? [nachnahmegebuehr] : [],
    ...summen(session, shop),
    shippingAddress: fuerBuch(state.lieferung ?? state.rechnung, state.telefon),
    billingAddress: state.lieferung ? fuerBuch(state.rechnung, state.telefon) : null,
    paymentMethod: state.zahlart === 'kreditkarte' ? 'card' : state.zahlart,
    card: state.karte && { last4: state.karte.last4, brand: state.karte.brand },
    newsletter: state.newsletter,
    accountCreated: state.konto,
  });
  state.bestellt = { nummer: bestellung.orderNumber, token };
  session.cart = [];
  session.coupon = null;
  return redirect('/kasse/abgeschlossen');
}

export function bestellen(anfrage: Anfrage, shop: Shop) {
  const { form, session } = anfrage;
  const { state } = session;
  const token = form.get('token') ?? '';
  if (state.bestellt && state.bestellt.token === token) return redirect('/kasse/abgeschlossen');
  if (session.cart.length === 0) return redirect('/warenkorb');
  if (token !== state.formToken) return redirect('/kasse/pruefen');
  if (!form.has('agb')) return pruefseite(anfrage, shop, ['Bitte stimmen Sie den AGB zu, um zu bestellen.']);
  const ersatz = vergriffen(anfrage, shop);
  if (ersatz) return ersatz;
  if (state.zahlart === 'kreditkarte') {
    if (!state.karte) return redirect('/kasse/versand-zahlung');
    const ergebnis = shop.outcome(session, state.karte);
    if (ergebnis === 'declined') {
      state.karte = null;
      return zahlungsseite(anfrage, ['Ihre Karte wurde abgelehnt. Bitte verwenden Sie eine andere Zahlungsart.']);
    }
    if (ergebnis === 'challenge') {
      const freigabe = shop.challenges.open(`${shop.origins.shop}/kasse/freigabe`);
      state.freigabe = freigabe.id;
      return redirect(freigabe.url);
    }
  }
  return eintragen(anfrage, shop, token);
}

export function nachFreigabe(anfrage: Anfrage, shop: Shop) {
  const { state } = anfrage.session;
  const id = anfrage.query.get('challenge');
  if (!id || id !== state.freigabe) return redirect('/kasse/pruefen');
  state.freigabe = null;
  if (shop.challenges.state(id) === 'passed') return eintragen(anfrage, shop, state.formToken);
  state.karte = null;
  return zahlungsseite(anfrage, ['Ihre Bank hat die Zahlung nicht freigegeben.']);
}

export function dankseite(anfrage: Anfrage, shop: Shop) {
  const { bestellt, email } = anfrage.session.state;
  const bestellung = bestellt && shop.ledger.find({ reference: bestellt.nummer, email });
  if (!bestellung) return redirect('/');
  return seite(
    'Vielen Dank',
    html`<section class="danke"><h1>Vielen Dank für Ihre Bestellung!</h1><p>Ihre Bestellnummer lautet <strong class="bestellnummer">${bestellung.orderNumber}</strong>.</p><p>Gesamtbetrag: ${euro(bestellung.total)}. Eine Bestätigung haben wir an ${email} gesendet.</p></section>`,
  );
}

export function suche(anfrage: Anfrage, shop: Shop) {
  const gesucht = anfrage.form.get('bestellnummer');
  const gefunden = gesucht && shop.ledger.find({ reference: gesucht, email: anfrage.form.get('email') ?? '' });
  return seite(
    'Bestellung verfolgen',
    html`<h1>Bestellung verfolgen</h1>${gesucht && !gefunden && hinweis(['Zu diesen Angaben wurde keine Bestellung gefunden.'])}<form action="/bestellung-suchen" method="post" class="formular"><div class="feld"><label for="bestellnummer">Bestellnummer oder Warenkorb-Kennung</label><input id="bestellnummer" name="bestellnummer"></div><div class="feld"><label for="email">E-Mail-Adresse</label><input id="email" name="email" type="email"></div><button class="knopf knopf--haupt">Suchen</button></form>
${gefunden && html`<div class="kasten"><p>Bestellung <strong class="bestellnummer">${gefunden.orderNumber}</strong> · ${euro(gefunden.total)} · in Bearbeitung</p></div>`}`,
  );
}
