import { type CardProblem, checkCard } from '../../check-card.ts';
import { html } from '../../markup.ts';
import type { MallRequest } from '../../merchant.ts';
import { redirect } from '../../reply.ts';
import { euro, problemList, progress, renderPage, shippingOptions } from './layout.ts';
import type { LindnerState } from './state.ts';

type Request = MallRequest<LindnerState>;

export const paymentMethods: Record<string, string> = {
  vorkasse: 'Vorkasse per Überweisung',
  rechnung: 'Kauf auf Rechnung',
  kreditkarte: 'Kreditkarte',
  nachnahme: 'Nachnahme (zzgl. 4,90 €)',
};

const cardProblems: Record<CardProblem, string> = {
  number_missing: 'Bitte geben Sie die Kartennummer ein.',
  number_invalid: 'Die Kartennummer ist ungültig.',
  expiry_invalid: 'Bitte wählen Sie Monat und Jahr der Gültigkeit.',
  expired: 'Die Karte ist abgelaufen.',
  cvv_invalid: 'Die Prüfziffer ist ungültig.',
  name_missing: 'Bitte geben Sie den Karteninhaber ein.',
};

const workingDays = ([from, to]: [number, number]) => (from === to ? 'nächster Werktag' : `${from}–${to} Werktage`);

export function paymentPage(request: Request, problems: string[] = []) {
  const { state } = request.session;
  const year = new Date().getUTCFullYear();
  const shipping = state.shippingOption ?? 'paket';
  const paymentMethod = state.paymentMethod ?? 'vorkasse';
  return renderPage(
    'Versand und Zahlung',
    html`${progress(2)}${problemList(problems)}<h1>Versand und Zahlung</h1><form action="/kasse/versand-zahlung" method="post" class="formular" novalidate>
<fieldset><legend>Versandart</legend>${shippingOptions.map((kind) => html`<label class="wahl"><input type="radio" name="versandart" value="${kind.id}" ${kind.id === shipping && 'checked'}><span>${kind.label}<small>${workingDays(kind.days)}</small></span><b>${euro(kind.price)}</b></label>`)}</fieldset>
<fieldset><legend>Zahlungsart</legend>${Object.entries(paymentMethods).map(([kind, name]) => html`<label class="wahl"><input type="radio" name="zahlart" value="${kind}" ${kind === paymentMethod && 'checked'}><span>${name}</span></label>`)}
<div id="kartenblock" class="kasten" ${paymentMethod !== 'kreditkarte' && 'hidden'}><div class="feld"><label for="kk_inhaber">Karteninhaber</label><input type="text" id="kk_inhaber" name="kk_inhaber"></div><div class="feld"><label for="kk_nummer">Kartennummer</label><input type="text" inputmode="numeric" id="kk_nummer" name="kk_nummer"></div>
<div class="zeile"><div class="feld"><label for="kk_monat">Gültig bis</label><span class="paar"><select id="kk_monat" name="kk_monat" aria-label="Monat"><option value="">MM</option>${Array.from({ length: 12 }, (_, index) => html`<option>${String(index + 1).padStart(2, '0')}</option>`)}</select><select id="kk_jahr" name="kk_jahr" aria-label="Jahr"><option value="">JJJJ</option>${Array.from({ length: 10 }, (_, index) => html`<option>${year + index}</option>`)}</select></span></div>
<div class="feld"><label for="kk_pruefziffer">Prüfziffer (CVC)</label><input type="text" inputmode="numeric" id="kk_pruefziffer" name="kk_pruefziffer" maxlength="4" size="5"></div></div></div></fieldset>
<div class="knoepfe"><a href="/kasse/adresse" class="knopf knopf--text">Zurück zur Adresse</a><button class="knopf knopf--haupt">Weiter zur Prüfung</button></div></form>`,
  );
}

export function savePayment(request: Request) {
  const { form, session } = request;
  const { state } = session;
  const shipping = shippingOptions.find((kind) => kind.id === form.get('versandart'));
  const paymentMethod = form.get('zahlart') ?? '';
  state.shippingOption = shipping?.id ?? null;
  state.paymentMethod = paymentMethod in paymentMethods ? paymentMethod : null;
  state.card = null;
  const problems: string[] = [];
  if (!shipping) problems.push('Bitte wählen Sie eine Versandart.');
  if (!state.paymentMethod) problems.push('Bitte wählen Sie eine Zahlungsart.');
  if (state.paymentMethod === 'kreditkarte') {
    const field = (name: string) => form.get(`kk_${name}`) ?? '';
    const verdict = checkCard({
      number: field('nummer'),
      month: field('monat'),
      year: field('jahr'),
      cvv: field('pruefziffer'),
      name: field('inhaber'),
    });
    if ('last4' in verdict) state.card = { last4: verdict.last4, brand: verdict.brand, outcome: verdict.outcome };
    problems.push(...verdict.problems.map((problem) => cardProblems[problem]));
  }
  return problems.length > 0 ? paymentPage(request, problems) : redirect('/kasse/pruefen');
}
