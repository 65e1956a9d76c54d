import { html, type Markup } from '../../markup.ts';
import type { Shop } from '../../merchant.ts';
import { layout, zl } from './layout.ts';
import { type Client, countries, deliveries, dialCodes, totalsOf } from './order.ts';

const field = (name: string, hint: string, type = 'text') =>
  html`<div class="pole" data-pole="${name}"><input type="${type}" name="${name}" placeholder="${hint}"><div class="uwaga"></div></div>`;

const tile = (group: string, value: string, name: string, description: string, price = '') =>
  html`<label class="kafel"><input type="radio" name="${group}" value="${value}"><span>${name}<small>${description}</small></span>${price && html`<b>${price}</b>`}</label>`;

const navigation = (hasBack: boolean) =>
  html`<div class="nawigacja">${hasBack ? html`<button type="button" class="guzik blady" data-wstecz>Wstecz</button>` : html`<span></span>`}<button type="button" class="guzik" data-dalej>Dalej</button></div>`;

const describeDays = (from: number, to: number) =>
  from === to ? 'Następnego dnia roboczego' : `${from}–${to} dni robocze`;

export function wizard(client: Client): Markup {
  return layout(
    client,
    'Zamówienie',
    html`<div class="postep"><div id="pasek" style="width:25%"></div></div><div class="postep-opis"><span>Dane</span><span>Dostawa</span><span>Płatność</span><span>Podsumowanie</span></div>
<div class="blad" id="blad-ogolny" role="alert" hidden></div>
<form id="kreator" novalidate autocomplete="off">
<div class="panel"><h2>Dane odbiorcy</h2>
<label class="kafel"><input type="radio" name="konto" value="bez" checked><span>Kupuję bez rejestracji</span></label><label class="kafel"><input type="radio" name="konto" value="nowe"><span>Załóż konto</span></label>
<div id="haslo-blok" hidden>${field('haslo', 'Hasło', 'password')}</div>
${field('kto', 'Imię i nazwisko')}${field('mail', 'E-mail', 'email')}
<div class="obok"><div class="pole waskie" data-pole="kierunkowy"><select name="kierunkowy" title="Numer kierunkowy">${dialCodes.map((k) => html`<option>${k}</option>`)}</select><div class="uwaga"></div></div>${field('tel', 'Telefon', 'tel')}</div>
<div class="obok">${field('ulica', 'Ulica i numer domu')}<div class="pole waskie" data-pole="lokal"><input name="lokal" placeholder="Nr lokalu"><div class="uwaga"></div></div></div>
<div class="obok"><div class="pole waskie" data-pole="kod"><input name="kod" placeholder="Kod pocztowy"><div class="uwaga"></div></div>${field('miasto', 'Miejscowość')}</div>
<div class="pole" data-pole="kraj"><select name="kraj" title="Kraj">${countries.map(([kod, name]) => html`<option value="${kod}">${name}</option>`)}</select><div class="uwaga"></div></div>
<label class="zgoda"><input type="checkbox" name="faktura" value="1"> Chcę otrzymać fakturę VAT na firmę</label><div id="nip-blok" hidden>${field('nip', 'NIP')}</div>
${navigation(false)}</div>
<div class="panel" hidden><h2>Sposób dostawy</h2>${deliveries.map((d) => tile('dostawa', d.id, d.label, describeDays(...d.days), d.price === 0 ? 'bezpłatnie' : zl(d.price)))}
<div id="automat-blok" hidden>${field('automat_kod', 'Kod automatu, np. HAJ01A')}</div>${navigation(true)}</div>
<div class="panel" hidden><h2>Metoda płatności</h2>${tile('platnosc', 'blik', 'BLIK', 'Kod z aplikacji banku')}${tile('platnosc', 'karta', 'Karta płatnicza', 'Visa, Mastercard')}${tile('platnosc', 'przelew', 'Przelew tradycyjny', 'Wysyłka po zaksięgowaniu wpłaty')}
<div id="blik-blok" hidden>${field('blik_kod', 'Kod BLIK')}</div>
<div id="karta-blok" hidden>${field('nr_karty', 'Numer karty')}<div class="obok">${field('wazna_m', 'MM')}${field('wazna_r', 'RR')}${field('kod_karty', 'CVC')}</div></div>${navigation(true)}</div>
<div class="panel" hidden><h2>Podsumowanie</h2><div id="podsumowanie"></div>
<label class="zgoda"><input type="checkbox" name="regulamin" value="1"> Akceptuję regulamin sklepu i politykę prywatności *</label>
<label class="zgoda"><input type="checkbox" name="newsletter" value="1"> Chcę otrzymywać newsletter z nowościami</label>
<div class="nawigacja"><button type="button" class="guzik blady" data-wstecz>Wstecz</button><button class="guzik" id="zamawiam">Zamawiam i płacę</button></div></div>
</form><script src="/assets/wizard.js"></script>`,
  );
}

export function summary(form: URLSearchParams, client: Client, shop: Shop): Markup {
  const k = totalsOf(client, shop, form.get('dostawa'));
  const line = (name: string, amount: number) =>
    html`<div class="suma"><span>${name}</span><span>${zl(amount)}</span></div>`;
  return html`${shop.items(client).map((l) => line(`${l.quantity} × ${shop.product(l.slug)?.title} ${l.variant ?? ''}`, l.unitPrice * l.quantity))}
<hr>${line('Wartość produktów', k.subtotal)}${k.discount > 0 && line(`Rabat ${client.coupon}`, -k.discount)}${line('Dostawa', k.shipping)}<div class="suma razem"><span>Do zapłaty</span><span>${zl(k.total)}</span></div><p><small>w tym VAT 23%: ${zl(k.tax)}</small></p>
<p>${form.get('kto')}<br>${form.get('ulica')}${form.get('lokal') && ` m. ${form.get('lokal')}`}<br>${form.get('kod')} ${form.get('miasto')}</p>`;
}
