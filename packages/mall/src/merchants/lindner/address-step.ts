import { html } from '../../markup.ts';
import type { MallRequest } from '../../merchant.ts';
import { redirect } from '../../reply.ts';
import { fortschritt, hinweis, seite } from './layout.ts';
import type { Anschrift, LindnerState } from './state.ts';

type Anfrage = MallRequest<LindnerState>;
type Art = 'rechnung' | 'lieferung';

const laender: [string, string][] = [
  ['DE', 'Deutschland'],
  ['AT', 'Österreich'],
  ['CH', 'Schweiz'],
];

function felder(art: Art, werte: Anschrift | null) {
  const eingabe = (feld: keyof Anschrift, beschriftung: string, klasse: string, pflicht = true) => {
    const id = `${art}_${feld}`;
    return html`<div class="feld ${klasse}"><label for="${id}">${beschriftung}${pflicht && html`<abbr title="Pflichtfeld">*</abbr>`}</label><input type="text" id="${id}" name="${art}[${feld}]" value="${werte?.[feld] ?? ''}"></div>`;
  };
  return html`<div class="feld feld--kurz"><label for="${art}_anrede">Anrede<abbr title="Pflichtfeld">*</abbr></label><select id="${art}_anrede" name="${art}[anrede]"><option value="">Bitte wählen</option>${['Frau', 'Herr', 'Divers', 'Firma'].map((anrede) => html`<option ${werte?.anrede === anrede && 'selected'}>${anrede}</option>`)}</select></div>
<div class="zeile">${eingabe('vorname', 'Vorname', 'halb')}${eingabe('nachname', 'Nachname', 'halb')}</div>${eingabe('firma', 'Firma (optional)', '', false)}
<div class="zeile">${eingabe('strasse', 'Straße', 'weit')}${eingabe('hausnummer', 'Hausnummer', 'eng')}</div>${eingabe('zusatz', 'Adresszusatz (optional)', '', false)}
<div class="zeile">${eingabe('plz', 'PLZ', 'eng')}${eingabe('ort', 'Ort', 'weit')}</div>
<div class="feld"><label for="${art}_land">Land</label><select id="${art}_land" name="${art}[land]">${laender.map(([code, name]) => html`<option value="${code}" ${(werte?.land ?? 'DE') === code && 'selected'}>${name}</option>`)}</select></div>`;
}

export function adressseite(anfrage: Anfrage, fehler: string[] = []) {
  const { state } = anfrage.session;
  const abweichend = state.lieferung !== null;
  return seite(
    'Adresse',
    html`${fortschritt(1)}${hinweis(fehler)}<h1>Ihre Adresse</h1><p class="klein">Schon Kunde? <a href="/anmelden">Jetzt anmelden</a> – oder einfach als Gast bestellen. Mit * markierte Felder sind Pflichtfelder.</p>
<form action="/kasse/adresse" method="post" class="formular" novalidate><fieldset><legend>Rechnungsadresse</legend>${felder('rechnung', state.rechnung)}</fieldset>
<fieldset><legend>Kontakt</legend><div class="zeile"><div class="feld halb"><label for="email">E-Mail-Adresse<abbr title="Pflichtfeld">*</abbr></label><input type="email" id="email" name="email" value="${state.email}"></div>
<div class="feld halb"><label for="email2">E-Mail-Adresse wiederholen<abbr title="Pflichtfeld">*</abbr></label><input type="email" id="email2" name="email2" value="${state.email}"></div></div>
<div class="feld"><label for="telefon">Telefon für Rückfragen (optional)</label><input type="tel" id="telefon" name="telefon" value="${state.telefon}"></div></fieldset>
<label class="haken"><input type="checkbox" id="abweichend" name="abweichend" value="1" ${abweichend && 'checked'}> Lieferung an eine abweichende Lieferadresse</label>
<fieldset id="lieferblock" ${!abweichend && 'hidden'}><legend>Lieferadresse</legend>${felder('lieferung', state.lieferung)}</fieldset>
<label class="haken"><input type="checkbox" id="konto" name="konto" value="1"> Kundenkonto anlegen</label><div class="feld" id="passwortblock" hidden><label for="passwort">Passwort</label><input type="password" id="passwort" name="passwort"></div>
<label class="haken"><input type="checkbox" name="newsletter" value="1" checked> Ja, ich möchte den Newsletter mit Angeboten von Kontor Lindner erhalten. Abmeldung jederzeit möglich.</label>
<div class="knoepfe"><a href="/warenkorb" class="knopf knopf--text">Zurück zum Warenkorb</a><button class="knopf knopf--haupt">Weiter zu Versand &amp; Zahlung</button></div></form>`,
  );
}

function lesen(form: URLSearchParams, art: Art): Anschrift {
  const feld = (name: string) => (form.get(`${art}[${name}]`) ?? '').trim();
  return {
    anrede: feld('anrede'),
    vorname: feld('vorname'),
    nachname: feld('nachname'),
    firma: feld('firma'),
    strasse: feld('strasse'),
    hausnummer: feld('hausnummer'),
    zusatz: feld('zusatz'),
    plz: feld('plz'),
    ort: feld('ort'),
    land: feld('land') || 'DE',
  };
}

function pruefen(anschrift: Anschrift, titel: string): string[] {
  const pflicht: [keyof Anschrift, string][] = [
    ['anrede', 'Anrede'],
    ['vorname', 'Vorname'],
    ['nachname', 'Nachname'],
    ['strasse', 'Straße'],
    ['hausnummer', 'Hausnummer'],
    ['ort', 'Ort'],
  ];
  const fehler = pflicht.filter(([feld]) => anschrift[feld] === '').map(([, name]) => `${titel}: ${name} fehlt.`);
  if (!(anschrift.land === 'DE' ? /^\d{5}$/ : /^\d{4}$/).test(anschrift.plz))
    fehler.push(`${titel}: Bitte geben Sie eine gültige Postleitzahl ein.`);
  if (anschrift.hausnummer !== '' && !/\d/.test(anschrift.hausnummer))
    fehler.push(`${titel}: Die Hausnummer ist ungültig.`);
  return fehler;
}

export function adresseSpeichern(anfrage: Anfrage) {
  const { form, session } = anfrage;
  const { state } = session;
  state.rechnung = lesen(form, 'rechnung');
  state.lieferung = form.has('abweichend') ? lesen(form, 'lieferung') : null;
  state.email = (form.get('email') ?? '').trim();
  state.telefon = (form.get('telefon') ?? '').trim();
  state.newsletter = form.has('newsletter');
  state.konto = form.has('konto');
  const fehler = pruefen(state.rechnung, 'Rechnungsadresse');
  if (state.lieferung) fehler.push(...pruefen(state.lieferung, 'Lieferadresse'));
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(state.email)) fehler.push('Bitte geben Sie eine gültige E-Mail-Adresse ein.');
  else if (state.email !== (form.get('email2') ?? '').trim()) fehler.push('Die E-Mail-Adressen stimmen nicht überein.');
  if (state.konto && (form.get('passwort') ?? '').length < 8)
    fehler.push('Das Passwort muss mindestens 8 Zeichen haben.');
  return fehler.length > 0 ? adressseite(anfrage, fehler) : redirect('/kasse/versand-zahlung');
}
