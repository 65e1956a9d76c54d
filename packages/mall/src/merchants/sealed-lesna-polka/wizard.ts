import { html, type Markup } from '../../markup.ts';
import type { Shop } from '../../merchant.ts';
import { szablon, zl } from './layout.ts';
import { dostawy, type Klient, kierunkowe, kraje, kwoty } from './order.ts';

const pole = (nazwa: string, podpowiedz: string, typ = 'text') =>
  html`<div class="pole" data-pole="${nazwa}"><input type="${typ}" name="${nazwa}" placeholder="${podpowiedz}"><div class="uwaga"></div></div>`;

const kafel = (grupa: string, wartosc: string, nazwa: string, opis: string, cena = '') =>
  html`<label class="kafel"><input type="radio" name="${grupa}" value="${wartosc}"><span>${nazwa}<small>${opis}</small></span>${cena && html`<b>${cena}</b>`}</label>`;

const nawigacja = (wstecz: boolean) =>
  html`<div class="nawigacja">${wstecz ? html`<button type="button" class="guzik blady" data-wstecz>Wstecz</button>` : html`<span></span>`}<button type="button" class="guzik" data-dalej>Dalej</button></div>`;

const dni = (od: number, ile: number) => (od === ile ? 'Następnego dnia roboczego' : `${od}–${ile} dni robocze`);

export function kreator(klient: Klient): Markup {
  return szablon(
    klient,
    'Zamówienie',
    html`<div class="postep"><div id="pasek" style="width:25%"></div></div><div class="postep-opis"><span>Dane</span><span>Dostawa</span><span>Płatność</span><span>Podsumowanie</span></div>
<div class="blad" id="blad-ogolny" role="alert" hidden></div>
<form id="kreator" novalidate autocomplete="off">
<div class="panel"><h2>Dane odbiorcy</h2>
<label class="kafel"><input type="radio" name="konto" value="bez" checked><span>Kupuję bez rejestracji</span></label><label class="kafel"><input type="radio" name="konto" value="nowe"><span>Załóż konto</span></label>
<div id="haslo-blok" hidden>${pole('haslo', 'Hasło', 'password')}</div>
${pole('kto', 'Imię i nazwisko')}${pole('mail', 'E-mail', 'email')}
<div class="obok"><div class="pole waskie" data-pole="kierunkowy"><select name="kierunkowy" title="Numer kierunkowy">${kierunkowe.map((k) => html`<option>${k}</option>`)}</select><div class="uwaga"></div></div>${pole('tel', 'Telefon', 'tel')}</div>
<div class="obok">${pole('ulica', 'Ulica i numer domu')}<div class="pole waskie" data-pole="lokal"><input name="lokal" placeholder="Nr lokalu"><div class="uwaga"></div></div></div>
<div class="obok"><div class="pole waskie" data-pole="kod"><input name="kod" placeholder="Kod pocztowy"><div class="uwaga"></div></div>${pole('miasto', 'Miejscowość')}</div>
<div class="pole" data-pole="kraj"><select name="kraj" title="Kraj">${kraje.map(([kod, nazwa]) => html`<option value="${kod}">${nazwa}</option>`)}</select><div class="uwaga"></div></div>
<label class="zgoda"><input type="checkbox" name="faktura" value="1"> Chcę otrzymać fakturę VAT na firmę</label><div id="nip-blok" hidden>${pole('nip', 'NIP')}</div>
${nawigacja(false)}</div>
<div class="panel" hidden><h2>Sposób dostawy</h2>${dostawy.map((d) => kafel('dostawa', d.id, d.label, dni(...d.days), d.price === 0 ? 'bezpłatnie' : zl(d.price)))}
<div id="automat-blok" hidden>${pole('automat_kod', 'Kod automatu, np. HAJ01A')}</div>${nawigacja(true)}</div>
<div class="panel" hidden><h2>Metoda płatności</h2>${kafel('platnosc', 'blik', 'BLIK', 'Kod z aplikacji banku')}${kafel('platnosc', 'karta', 'Karta płatnicza', 'Visa, Mastercard')}${kafel('platnosc', 'przelew', 'Przelew tradycyjny', 'Wysyłka po zaksięgowaniu wpłaty')}
<div id="blik-blok" hidden>${pole('blik_kod', 'Kod BLIK')}</div>
<div id="karta-blok" hidden>${pole('nr_karty', 'Numer karty')}<div class="obok">${pole('wazna_m', 'MM')}${pole('wazna_r', 'RR')}${pole('kod_karty', 'CVC')}</div></div>${nawigacja(true)}</div>
<div class="panel" hidden><h2>Podsumowanie</h2><div id="podsumowanie"></div>
<label class="zgoda"><input type="checkbox" name="regulamin" value="1"> Akceptuję regulamin sklepu i politykę prywatności *</label>
<label class="zgoda"><input type="checkbox" name="newsletter" value="1"> Chcę otrzymywać newsletter z nowościami</label>
<div class="nawigacja"><button type="button" class="guzik blady" data-wstecz>Wstecz</button><button class="guzik" id="zamawiam">Zamawiam i płacę</button></div></div>
</form><script src="/assets/wizard.js"></script>`,
  );
}

export function podsumowanie(form: URLSearchParams, klient: Klient, sklep: Shop): Markup {
  const k = kwoty(klient, sklep, form.get('dostawa'));
  const linia = (nazwa: string, kwota: number) =>
    html`<div class="suma"><span>${nazwa}</span><span>${zl(kwota)}</span></div>`;
  return html`${sklep.items(klient).map((l) => linia(`${l.quantity} × ${sklep.product(l.slug)?.title} ${l.variant ?? ''}`, l.unitPrice * l.quantity))}
<hr>${linia('Wartość produktów', k.subtotal)}${k.discount > 0 && linia(`Rabat ${klient.coupon}`, -k.discount)}${linia('Dostawa', k.shipping)}<div class="suma razem"><span>Do zapłaty</span><span>${zl(k.total)}</span></div><p><small>w tym VAT 23%: ${zl(k.tax)}</small></p>
<p>${form.get('kto')}<br>${form.get('ulica')}${form.get('lokal') && ` m. ${form.get('lokal')}`}<br>${form.get('kod')} ${form.get('miasto')}</p>`;
}
