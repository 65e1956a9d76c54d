import { html } from '../../markup.ts';
import type { MallRequest } from '../../merchant.ts';
import { redirect } from '../../reply.ts';
import { problemList, progress, renderPage } from './layout.ts';
import type { LindnerState, PostalAddress } from './state.ts';

type Request = MallRequest<LindnerState>;
type AddressKind = 'rechnung' | 'lieferung';

const countries: [string, string][] = [
  ['DE', 'Deutschland'],
  ['AT', 'Österreich'],
  ['CH', 'Schweiz'],
];

function addressFields(kind: AddressKind, values: PostalAddress | null) {
  const input = (field: keyof PostalAddress, label: string, className: string, required = true) => {
    const id = `${kind}_${field}`;
    return html`<div class="feld ${className}"><label for="${id}">${label}${required && html`<abbr title="Pflichtfeld">*</abbr>`}</label><input type="text" id="${id}" name="${kind}[${field}]" value="${values?.[field] ?? ''}"></div>`;
  };
  return html`<div class="feld feld--kurz"><label for="${kind}_anrede">Anrede<abbr title="Pflichtfeld">*</abbr></label><select id="${kind}_anrede" name="${kind}[anrede]"><option value="">Bitte wählen</option>${['Frau', 'Herr', 'Divers', 'Firma'].map((anrede) => html`<option ${values?.anrede === anrede && 'selected'}>${anrede}</option>`)}</select></div>
<div class="zeile">${input('vorname', 'Vorname', 'halb')}${input('nachname', 'Nachname', 'halb')}</div>${input('firma', 'Firma (optional)', '', false)}
<div class="zeile">${input('strasse', 'Straße', 'weit')}${input('hausnummer', 'Hausnummer', 'eng')}</div>${input('zusatz', 'Adresszusatz (optional)', '', false)}
<div class="zeile">${input('plz', 'PLZ', 'eng')}${input('ort', 'Ort', 'weit')}</div>
<div class="feld"><label for="${kind}_land">Land</label><select id="${kind}_land" name="${kind}[land]">${countries.map(([code, name]) => html`<option value="${code}" ${(values?.land ?? 'DE') === code && 'selected'}>${name}</option>`)}</select></div>`;
}

export function addressPage(request: Request, problems: string[] = []) {
  const { state } = request.session;
  const hasOtherDelivery = state.delivery !== null;
  return renderPage(
    'Adresse',
    html`${progress(1)}${problemList(problems)}<h1>Ihre Adresse</h1><p class="klein">Schon Kunde? <a href="/anmelden">Jetzt anmelden</a> – oder einfach als Gast bestellen. Mit * markierte Felder sind Pflichtfelder.</p>
<form action="/kasse/adresse" method="post" class="formular" novalidate><fieldset><legend>Rechnungsadresse</legend>${addressFields('rechnung', state.billing)}</fieldset>
<fieldset><legend>Kontakt</legend><div class="zeile"><div class="feld halb"><label for="email">E-Mail-Adresse<abbr title="Pflichtfeld">*</abbr></label><input type="email" id="email" name="email" value="${state.email}"></div>
<div class="feld halb"><label for="email2">E-Mail-Adresse wiederholen<abbr title="Pflichtfeld">*</abbr></label><input type="email" id="email2" name="email2" value="${state.email}"></div></div>
<div class="feld"><label for="telefon">Telefon für Rückfragen (optional)</label><input type="tel" id="telefon" name="telefon" value="${state.phone}"></div></fieldset>
<label class="haken"><input type="checkbox" id="abweichend" name="abweichend" value="1" ${hasOtherDelivery && 'checked'}> Lieferung an eine abweichende Lieferadresse</label>
<fieldset id="lieferblock" ${!hasOtherDelivery && 'hidden'}><legend>Lieferadresse</legend>${addressFields('lieferung', state.delivery)}</fieldset>
<label class="haken"><input type="checkbox" id="konto" name="konto" value="1"> Kundenkonto anlegen</label><div class="feld" id="passwortblock" hidden><label for="passwort">Passwort</label><input type="password" id="passwort" name="passwort"></div>
<label class="haken"><input type="checkbox" name="newsletter" value="1" checked> Ja, ich möchte den Newsletter mit Angeboten von Kontor Lindner erhalten. Abmeldung jederzeit möglich.</label>
<div class="knoepfe"><a href="/warenkorb" class="knopf knopf--text">Zurück zum Warenkorb</a><button class="knopf knopf--haupt">Weiter zu Versand &amp; Zahlung</button></div></form>`,
  );
}

function readAddress(form: URLSearchParams, kind: AddressKind): PostalAddress {
  const field = (name: string) => (form.get(`${kind}[${name}]`) ?? '').trim();
  return {
    anrede: field('anrede'),
    vorname: field('vorname'),
    nachname: field('nachname'),
    firma: field('firma'),
    strasse: field('strasse'),
    hausnummer: field('hausnummer'),
    zusatz: field('zusatz'),
    plz: field('plz'),
    ort: field('ort'),
    land: field('land') || 'DE',
  };
}

function checkAddress(address: PostalAddress, title: string): string[] {
  const required: [keyof PostalAddress, string][] = [
    ['anrede', 'Anrede'],
    ['vorname', 'Vorname'],
    ['nachname', 'Nachname'],
    ['strasse', 'Straße'],
    ['hausnummer', 'Hausnummer'],
    ['ort', 'Ort'],
  ];
  const problems = required.filter(([field]) => address[field] === '').map(([, name]) => `${title}: ${name} fehlt.`);
  if (!(address.land === 'DE' ? /^\d{5}$/ : /^\d{4}$/).test(address.plz))
    problems.push(`${title}: Bitte geben Sie eine gültige Postleitzahl ein.`);
  if (address.hausnummer !== '' && !/\d/.test(address.hausnummer))
    problems.push(`${title}: Die Hausnummer ist ungültig.`);
  return problems;
}

export function saveAddress(request: Request) {
  const { form, session } = request;
  const { state } = session;
  state.billing = readAddress(form, 'rechnung');
  state.delivery = form.has('abweichend') ? readAddress(form, 'lieferung') : null;
  state.email = (form.get('email') ?? '').trim();
  state.phone = (form.get('telefon') ?? '').trim();
  state.newsletter = form.has('newsletter');
  state.wantsAccount = form.has('konto');
  const problems = checkAddress(state.billing, 'Rechnungsadresse');
  if (state.delivery) problems.push(...checkAddress(state.delivery, 'Lieferadresse'));
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(state.email))
    problems.push('Bitte geben Sie eine gültige E-Mail-Adresse ein.');
  else if (state.email !== (form.get('email2') ?? '').trim())
    problems.push('Die E-Mail-Adressen stimmen nicht überein.');
  if (state.wantsAccount && (form.get('passwort') ?? '').length < 8)
    problems.push('Das Passwort muss mindestens 8 Zeichen haben.');
  return problems.length > 0 ? addressPage(request, problems) : redirect('/kasse/versand-zahlung');
}
