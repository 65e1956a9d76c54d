import type { Ask, Shop } from '../core/storefront.ts';
import { price } from './render-pages.ts';

const text = (name: string, label: string, required = true): string =>
  `<div class="form-group${required ? ' required' : ''}"><label class="control-label" for="input-payment-${name}">${label}</label><input type="text" name="${name}" value="" placeholder="${label}" id="input-payment-${name}" class="form-control"></div>`;

const go = (id: string, label = 'Kontynuuj'): string =>
  `<div class="buttons"><div class="pull-right"><input type="button" value="${label}" id="button-${id}" data-loading-text="Wczytywanie..." class="btn btn-primary"></div></div>`;

/** The inside of one section, as it is fetched when the one before has been saved. */
export function renderSection(ask: Ask, shop: Shop, name: string): string {
  switch (name) {
    case 'login':
      return `<div class="row"><div class="col-sm-6"><h2>Nowy klient</h2><p>Opcje zamówienia:</p><div class="radio"><label><input type="radio" name="account" value="register" checked> Zarejestruj konto</label></div><div class="radio"><label><input type="radio" name="account" value="guest"> Zamówienie bez rejestracji</label></div><p>Dzięki założeniu konta zakupy będą szybsze.</p><input type="button" value="Kontynuuj" id="button-account" class="btn btn-primary"></div><div class="col-sm-6"><h2>Stały klient</h2><p>Mam już konto</p><div class="form-group"><label class="control-label" for="input-email">E-mail</label><input type="text" name="email" id="input-email" class="form-control" placeholder="E-mail"></div><div class="form-group"><label class="control-label" for="input-password">Hasło</label><input type="password" name="password" id="input-password" class="form-control" placeholder="Hasło"><a href="#">Zapomniałeś hasła?</a></div><input type="button" value="Zaloguj się" id="button-login" class="btn btn-primary"></div></div>`;
    case 'register':
      return `<p>Załóż konto</p>${text('firstname', 'Imię')}${text('email', 'E-mail')}<div class="form-group required"><label for="rp">Hasło</label><input type="password" id="rp" name="password"></div>${go('register')}`;
    case 'guest':
      return `<div class="row"><div class="col-sm-6"><fieldset id="account"><legend>Twoje dane osobowe</legend>${text('firstname', 'Imię')}${text('lastname', 'Nazwisko')}${text('email', 'E-mail')}${text('telephone', 'Telefon')}</fieldset></div><div class="col-sm-6"><fieldset id="address"><legend>Twój adres</legend>${text('company', 'Firma', false)}${text('address_1', 'Adres 1')}${text('address_2', 'Adres 2', false)}${text('city', 'Miasto')}${text('postcode', 'Kod pocztowy')}<div class="form-group required"><label class="control-label" for="input-payment-country">Kraj</label><select name="country_id" id="input-payment-country" class="form-control"><option value=""> --- Wybierz --- </option><option value="56">Czechy</option><option value="170">Polska</option></select></div><div class="form-group required"><label class="control-label" for="input-payment-zone">Województwo</label><select name="zone_id" id="input-payment-zone" class="form-control"><option value=""> --- Wybierz --- </option></select></div></fieldset></div></div><div class="checkbox"><label><input type="checkbox" name="shipping_address" value="1" checked> Mój adres dostawy i adres rachunku są takie same.</label></div>${go('guest')}`;
    case 'shipping_method':
      return `<p>Wybierz preferowany sposób dostawy dla tego zamówienia.</p>${shop.definition.deliveries.map((each, at) => `<p><strong>${each.pickup ? 'Odbiór w sklepie' : each.id.startsWith('flat') ? 'Stała opłata' : 'Według wagi'}</strong></p><div class="radio"><label><input type="radio" name="shipping_method" value="${each.id}"${at === 0 ? ' checked' : ''}> ${each.title} - ${price(each.price)}</label></div>`).join('')}<p><strong>Dodaj komentarz do zamówienia</strong></p><p><textarea name="comment" rows="4" class="form-control"></textarea></p>${go('shipping-method')}`;
    case 'payment_method':
      return `<p>Wybierz preferowaną metodę płatności dla tego zamówienia.</p><div class="radio"><label><input type="radio" name="payment_method" value="cod" checked> Płatność przy odbiorze</label></div><div class="radio"><label><input type="radio" name="payment_method" value="bank_transfer"> Przelew bankowy</label></div><div class="radio"><label><input type="radio" name="payment_method" value="card"> Karta kredytowa / debetowa</label></div><p><strong>Dodaj komentarz do zamówienia</strong></p><p><textarea name="comment" rows="4" class="form-control"></textarea></p><div class="buttons"><div class="pull-right">Przeczytałem i akceptuję <a href="#" class="agree"><b>Regulamin sklepu</b></a> <input type="checkbox" name="agree" value="1"> &nbsp; <input type="button" value="Kontynuuj" id="button-payment-method" class="btn btn-primary"></div></div>`;
    default:
      return confirmTable(ask, shop);
  }
}

function confirmTable({ session }: Ask, shop: Shop): string {
  const delivery = shop.definition.deliveries.find((each) => each.id === session.kept.delivery);
  const subtotal = shop.subtotal(session);
  const rows = session.lines.map(
    ({ goods, variant, quantity }) =>
      `<tr><td class="text-left"><a href="/index.php?route=product/product&product_id=${goods.slug}">${goods.title}</a>${variant ? `<br>&nbsp;<small> - Rozmiar: ${variant.split(' / ')[0]}</small>` : ''}</td><td class="text-left">D-${goods.slug}</td><td class="text-right">${quantity}</td><td class="text-right">${price(goods.price)}</td><td class="text-right">${price(goods.price * quantity)}</td></tr>`,
  );
  const months = Array.from(
    { length: 12 },
    (_, at) =>
      `<option value="${String(at + 1).padStart(2, '0')}">${['styczeń', 'luty', 'marzec', 'kwiecień', 'maj', 'czerwiec', 'lipiec', 'sierpień', 'wrzesień', 'październik', 'listopad', 'grudzień'][at]}</option>`,
  );
  const years = Array.from({ length: 11 }, (_, at) => `<option value="${2026 + at}">${2026 + at}</option>`);
  const card = `<form class="form-horizontal"><fieldset id="payment"><legend>Dane karty kredytowej</legend><div class="form-group required"><label for="input-cc-owner">Posiadacz karty</label><input type="text" name="cc_owner" id="input-cc-owner"></div><div class="form-group required"><label for="input-cc-number">Numer karty</label><input type="text" name="cc_number" id="input-cc-number"></div><div class="form-group required"><label for="input-cc-expire-date">Data ważności karty</label><select name="cc_expire_date_month" id="input-cc-expire-date">${months.join('')}</select> <select name="cc_expire_date_year">${years.join('')}</select></div><div class="form-group required"><label for="input-cc-cvv2">Kod CVV2</label><input type="text" name="cc_cvv2" id="input-cc-cvv2"></div></fieldset></form>`;
  return `<div class="table-responsive"><table class="table table-bordered table-hover"><thead><tr><td>Nazwa produktu</td><td>Model</td><td>Ilość</td><td>Cena jedn.</td><td>Razem</td></tr></thead><tbody>${rows.join('')}</tbody><tfoot><tr><td colspan="4" class="text-right"><strong>Suma częściowa:</strong></td><td class="text-right">${price(subtotal)}</td></tr><tr><td colspan="4" class="text-right"><strong>${delivery?.title}:</strong></td><td class="text-right">${price(delivery?.price ?? 0)}</td></tr><tr><td colspan="4" class="text-right"><strong>Razem:</strong></td><td class="text-right">${price(subtotal + (delivery?.price ?? 0))}</td></tr></tfoot></table></div>${session.kept.payment === 'card' ? card : ''}${go('confirm', 'Potwierdź zamówienie')}`;
}
