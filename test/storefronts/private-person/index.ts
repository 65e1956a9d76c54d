// A German shop: a form of address and private or business have to be told, the house number has its own field, deliveries
// and payments share a step, the card is asked for in frames on the last page, and two consents stand before the order.
import { judgeCard } from '../core/card-fields.ts';
import { keepTold, plainFront, toldOf } from '../core/plain-front.ts';
import { type Answer, type Ask, escapeText, type Shop, type Storefront } from '../core/storefront.ts';

const front = plainFront({
  shop: 'Hofladen Eichenau',
  add: 'In den Warenkorb',
  soldOut: 'Momentan nicht verfügbar',
  cart: 'Warenkorb',
  emptyCart: 'Es befinden sich keine Artikel im Warenkorb.',
  columns: ['Artikel', 'Einzelpreis', 'Menge', 'Gesamt'],
  subtotal: 'Warenwert',
  checkout: 'Zur Kasse',
  thanks: 'Vielen Dank für Ihre Bestellung',
  number: 'Bestellnummer:',
});

export const privatePerson: Storefront = {
  name: 'private-person',
  language: 'de-DE',
  currency: 'EUR',
  country: 'DE',
  goods: [
    { slug: 'honig', title: 'Lindenhonig', price: 890 },
    { slug: 'schuerze', title: 'Gartenschürze', price: 3490, options: [{ name: 'Farbe', values: ['Natur', 'Oliv'] }] },
    { slug: 'korb', title: 'Weidenkorb', price: 4200, soldOut: true },
  ],
  deliveries: [
    { id: 'express', title: 'DHL Express', price: 1290 },
    { id: 'paket', title: 'DHL Paket', price: 490 },
    { id: 'abholung', title: 'Selbstabholung', price: 0, pickup: true },
  ],
  answer: (ask, shop) => front.answer(ask, shop) ?? checkout(ask, shop),
};

const REQUIRED: Record<string, string> = {
  kundentyp: 'Kundentyp',
  anrede: 'Anrede',
  vorname: 'Vorname',
  nachname: 'Nachname',
  strasse: 'Straße',
  hausnummer: 'Hausnummer',
  plz: 'PLZ',
  ort: 'Ort',
  land: 'Land',
  email: 'E-Mail',
  datenschutz: 'Datenschutz',
};
const METHODS: [string, string, string][] = [
  ['rechnung', 'Kauf auf Rechnung', 'Nur für Stammkunden'],
  ['vorkasse', 'Vorkasse', 'Überweisung vor Versand'],
  ['karte', 'Kreditkarte', 'Visa und Mastercard'],
];

function checkout(ask: Ask, shop: Shop): Answer {
  const { path, method, session, sent } = ask;
  if (path === '/checkout') return method === 'GET' ? start(ask, shop, []) : keepAddress(ask, shop);
  if (!toldOf(ask).ort) return { redirect: '/checkout' };
  if (path === '/checkout/versand') {
    if (method === 'GET') return choices(ask, shop, '');
    if (!sent.versandart) return choices(ask, shop, 'Bitte wählen Sie eine Versandart.');
    if (!sent.zahlungsart) return choices(ask, shop, 'Bitte wählen Sie eine Zahlungsart.');
    session.kept.delivery = sent.versandart;
    session.kept.method = sent.zahlungsart;
    return { redirect: '/checkout/bestaetigen' };
  }
  if (!session.kept.method) return { redirect: '/checkout/versand' };
  if (path !== '/checkout/bestaetigen') return { page: '<h1>Seite nicht gefunden</h1>', status: 404 };
  if (method === 'GET') return overview(ask, shop, '');
  if (!sent.agb || !sent.widerruf) return overview(ask, shop, 'Bitte bestätigen Sie AGB und Widerrufsbelehrung.');
  const isCard = session.kept.method === 'karte';
  const verdict = isCard ? judgeCard(shop.provider.card(session.token)) : null;
  if (verdict === 'incomplete') return overview(ask, shop, 'Bitte prüfen Sie Ihre Kartendaten.');
  if (verdict === 'declined') return overview(ask, shop, 'Ihre Karte wurde abgelehnt.');
  const order = shop.book(session, {
    delivery: session.kept.delivery ?? '',
    payment: isCard ? 'card' : 'offline',
    customer: toldOf(ask),
    extras: sent.newsletter ? ['newsletter'] : [],
  });
  session.kept = { order: order.number };
  return { redirect: '/thanks' };
}

function keepAddress(ask: Ask, shop: Shop): Answer {
  const missing = Object.entries(REQUIRED).filter(([name]) => !ask.sent[name]);
  if (!/\d/.test(ask.sent.hausnummer ?? '')) missing.push(['hausnummer', 'Hausnummer']);
  if (missing.length > 0)
    return start(
      ask,
      shop,
      missing.map(([, label]) => label),
    );
  keepTold(ask);
  return { redirect: '/checkout/versand' };
}

function start(ask: Ask, shop: Shop, missing: readonly string[]): string {
  const { sent } = ask;
  const field = (name: string, label: string, type = 'text') =>
    `<div class="form-group"><input type="${type}" id="${name}" name="${name}" placeholder=" " value="${escapeText(sent[name] ?? '')}"><label for="${name}">${label}${REQUIRED[name] ? '' : ' <span>optional</span>'}</label></div>`;
  const radio = (name: string, value: string, label: string) =>
    `<label><input type="radio" name="${name}" value="${value}"${sent[name] === value ? ' checked' : ''}> ${label}</label> `;
  return front.frame(
    ask,
    shop,
    'Bestellvorgang',
    `<h1>Bestellvorgang</h1><ul><li><b>1. Adresse</b></li><li>2. Versand und Zahlung</li><li>3. Zusammenfassung</li></ul>${missing.length > 0 ? `<div class="error" role="alert">Bitte füllen Sie folgende Felder aus: ${missing.join(', ')}</div>` : ''}<details><summary>Bereits Kunde? Anmelden</summary><form method="post" action="/konto"><input name="login_email" placeholder="E-Mail-Adresse"><input type="password" name="login_passwort" placeholder="Passwort"><button type="submit">Anmelden</button></form></details><form method="post"><h2>Rechnungsadresse</h2><fieldset><legend>Kundentyp</legend>${radio('kundentyp', 'privat', 'Privatperson')}${radio('kundentyp', 'gewerbe', 'Gewerbekunde')}</fieldset><fieldset><legend>Anrede</legend>${radio('anrede', 'm', 'Herr')}${radio('anrede', 'w', 'Frau')}${radio('anrede', 'd', 'Divers')}</fieldset>${field('vorname', 'Vorname')}${field('nachname', 'Nachname')}<div id="gewerbe" hidden>${field('firma', 'Firma')}${field('ustid', 'USt-IdNr.')}</div>${field('strasse', 'Straße')}${field('hausnummer', 'Hausnummer')}${field('zusatz', 'Adresszusatz')}${field('plz', 'PLZ')}${field('ort', 'Ort')}<div><label for="land">Land</label> <select id="land" name="land"><option value="">Bitte wählen</option><option value="DE">Deutschland</option><option value="AT">Österreich</option><option value="CH">Schweiz</option></select></div>${field('email', 'E-Mail-Adresse', 'email')}${field('telefon', 'Telefon', 'tel')}<p><label><input type="checkbox" name="lieferadresse" value="1"> Lieferung an eine abweichende Adresse</label></p><p><label><input type="checkbox" name="konto" value="1" onchange="document.getElementById('pw').hidden=!this.checked"> Neues Kundenkonto anlegen</label></p><div id="pw" hidden><input type="password" name="passwort" placeholder="Passwort"></div><p><label><input type="checkbox" name="datenschutz" value="1"> Die <a href="/datenschutz">Datenschutzerklärung</a> habe ich zur Kenntnis genommen.</label></p><button type="submit">Fortfahren</button></form><script>
document.querySelectorAll('[name=kundentyp]').forEach(function (radio) {
  radio.addEventListener('change', function () { document.getElementById('gewerbe').hidden = radio.value !== 'gewerbe'; });
});
</script>`,
  );
}

function choices(ask: Ask, shop: Shop, wrong: string): string {
  const ways = shop.definition.deliveries.map(
    ({ id, title, price }) =>
      `<div><input type="radio" id="v-${id}" name="versandart" value="${id}"><label for="v-${id}"><span>${title}</span> <span>${price === 0 ? 'kostenlos' : front.price(shop, price)}</span><br><small>Lieferzeit: 2 - 3 Werktage</small></label></div>`,
  );
  const payments = METHODS.map(
    ([id, title, note]) =>
      `<div><input type="radio" id="z-${id}" name="zahlungsart" value="${id}"><label for="z-${id}">${title}<br><small>${note}</small></label></div>`,
  );
  return front.frame(
    ask,
    shop,
    'Versand und Zahlung',
    `<h1>Bestellvorgang</h1><ul><li><a href="/checkout">1. Adresse</a></li><li><b>2. Versand und Zahlung</b></li><li>3. Zusammenfassung</li></ul>${wrong ? `<div class="error" role="alert">${wrong}</div>` : ''}<form method="post"><fieldset><legend>Versandart</legend>${ways.join('')}</fieldset><fieldset><legend>Zahlungsart</legend>${payments.join('')}</fieldset><button type="submit">Weiter zum nächsten Schritt</button></form>`,
  );
}

function overview(ask: Ask, shop: Shop, wrong: string): string {
  const { session } = ask;
  const told = toldOf(ask);
  const way = shop.definition.deliveries.find(({ id }) => id === session.kept.delivery);
  const subtotal = shop.subtotal(session);
  const total = subtotal + (way?.price ?? 0);
  const tax = total - Math.round(total / 1.19);
  const frame = (field: string, label: string) =>
    `<p>${label}</p><iframe title="${label}" width="300" height="44" src="${shop.provider.url}/?ref=${session.token}&fields=${field}&labels=${encodeURIComponent(label)}"></iframe>`;
  const card =
    session.kept.method === 'karte'
      ? `<h2>Kreditkarte</h2>${frame('number', 'Kartennummer')}${frame('expiry', 'Gültig bis (MM/JJ)')}${frame('cvc', 'Prüfziffer')}`
      : '';
  const rows: [string, number][] = [
    ['Warenwert', subtotal],
    [`Versand (${way?.title ?? ''})`, way?.price ?? 0],
    ['Gesamtsumme', total],
    ['darin enthalten 19 % MwSt.', tax],
  ];
  return front.frame(
    ask,
    shop,
    'Zusammenfassung',
    `<h1>Zusammenfassung Ihrer Bestellung</h1>${wrong ? `<div class="error" role="alert">${wrong}</div>` : ''}<h2>Rechnungs- und Lieferadresse</h2><p>${escapeText(`${told.vorname ?? ''} ${told.nachname ?? ''}, ${told.strasse ?? ''} ${told.hausnummer ?? ''}, ${told.plz ?? ''} ${told.ort ?? ''}`)}</p><a href="/checkout">Ändern</a>${front.lines(ask, shop)}<table>${rows.map(([label, value]) => `<tr><td>${label}</td><td>${front.price(shop, value)}</td></tr>`).join('')}</table>${card}<form method="post"><p><label for="kommentar">Kommentar</label><br><textarea id="kommentar" name="kommentar"></textarea></p><p><input type="checkbox" id="agb" name="agb" value="1"> <label for="agb">Ich habe die <a href="/agb">AGB</a> gelesen und bin mit ihnen einverstanden.</label></p><p><input type="checkbox" id="widerruf" name="widerruf" value="1"> <label for="widerruf">Ich habe die Widerrufsbelehrung gelesen.</label></p><p><input type="checkbox" id="newsletter" name="newsletter" value="1"> <label for="newsletter">Ich möchte den Newsletter erhalten.</label></p><button type="submit">Zahlungspflichtig bestellen</button></form>`,
  );
}
