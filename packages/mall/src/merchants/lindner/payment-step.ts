import { type CardProblem, checkCard } from '../../check-card.ts';
import { html } from '../../markup.ts';
import type { MallRequest } from '../../merchant.ts';
import { redirect } from '../../reply.ts';
import { euro, fortschritt, hinweis, seite, versandarten } from './layout.ts';
import type { LindnerState } from './state.ts';

type Anfrage = MallRequest<LindnerState>;

export const zahlarten: Record<string, string> = {
  vorkasse: 'Vorkasse per Überweisung',
  rechnung: 'Kauf auf Rechnung',
  kreditkarte: 'Kreditkarte',
  nachnahme: 'Nachnahme (zzgl. 4,90 €)',
};

const kartenfehler: Record<CardProblem, string> = {
  number_missing: 'Bitte geben Sie die Kartennummer ein.',
  number_invalid: 'Die Kartennummer ist ungültig.',
  expiry_invalid: 'Bitte wählen Sie Monat und Jahr der Gültigkeit.',
  expired: 'Die Karte ist abgelaufen.',
  cvv_invalid: 'Die Prüfziffer ist ungültig.',
  name_missing: 'Bitte geben Sie den Karteninhaber ein.',
};

const werktage = ([von, bis]: [number, number]) => (von === bis ? 'nächster Werktag' : `${von}–${bis} Werktage`);

export function zahlungsseite(anfrage: Anfrage, fehler: string[] = []) {
  const { state } = anfrage.session;
  const jahr = new Date().getUTCFullYear();
  const versand = state.versandart ?? 'paket';
  const zahlart = state.zahlart ?? 'vorkasse';
  return seite(
    'Versand und Zahlung',
    html`${fortschritt(2)}${hinweis(fehler)}<h1>Versand und Zahlung</h1><form action="/kasse/versand-zahlung" method="post" class="formular" novalidate>
<fieldset><legend>Versandart</legend>${versandarten.map((art) => html`<label class="wahl"><input type="radio" name="versandart" value="${art.id}" ${art.id === versand && 'checked'}><span>${art.label}<small>${werktage(art.days)}</small></span><b>${euro(art.price)}</b></label>`)}</fieldset>
<fieldset><legend>Zahlungsart</legend>${Object.entries(zahlarten).map(([art, name]) => html`<label class="wahl"><input type="radio" name="zahlart" value="${art}" ${art === zahlart && 'checked'}><span>${name}</span></label>`)}
<div id="kartenblock" class="kasten" ${zahlart !== 'kreditkarte' && 'hidden'}><div class="feld"><label for="kk_inhaber">Karteninhaber</label><input type="text" id="kk_inhaber" name="kk_inhaber"></div><div class="feld"><label for="kk_nummer">Kartennummer</label><input type="text" inputmode="numeric" id="kk_nummer" name="kk_nummer"></div>
<div class="zeile"><div class="feld"><label for="kk_monat">Gültig bis</label><span class="paar"><select id="kk_monat" name="kk_monat" aria-label="Monat"><option value="">MM</option>${Array.from({ length: 12 }, (_, index) => html`<option>${String(index + 1).padStart(2, '0')}</option>`)}</select><select id="kk_jahr" name="kk_jahr" aria-label="Jahr"><option value="">JJJJ</option>${Array.from({ length: 10 }, (_, index) => html`<option>${jahr + index}</option>`)}</select></span></div>
<div class="feld"><label for="kk_pruefziffer">Prüfziffer (CVC)</label><input type="text" inputmode="numeric" id="kk_pruefziffer" name="kk_pruefziffer" maxlength="4" size="5"></div></div></div></fieldset>
<div class="knoepfe"><a href="/kasse/adresse" class="knopf knopf--text">Zurück zur Adresse</a><button class="knopf knopf--haupt">Weiter zur Prüfung</button></div></form>`,
  );
}

export function zahlungSpeichern(anfrage: Anfrage) {
  const { form, session } = anfrage;
  const { state } = session;
  const versand = versandarten.find((art) => art.id === form.get('versandart'));
  const zahlart = form.get('zahlart') ?? '';
  state.versandart = versand?.id ?? null;
  state.zahlart = zahlart in zahlarten ? zahlart : null;
  state.karte = null;
  const fehler: string[] = [];
  if (!versand) fehler.push('Bitte wählen Sie eine Versandart.');
  if (!state.zahlart) fehler.push('Bitte wählen Sie eine Zahlungsart.');
  if (state.zahlart === 'kreditkarte') {
    const feld = (name: string) => form.get(`kk_${name}`) ?? '';
    const pruefung = checkCard({
      number: feld('nummer'),
      month: feld('monat'),
      year: feld('jahr'),
      cvv: feld('pruefziffer'),
      name: feld('inhaber'),
    });
    if ('last4' in pruefung) state.karte = { last4: pruefung.last4, brand: pruefung.brand, outcome: pruefung.outcome };
    fehler.push(...pruefung.problems.map((problem) => kartenfehler[problem]));
  }
  return fehler.length > 0 ? zahlungsseite(anfrage, fehler) : redirect('/kasse/pruefen');
}
