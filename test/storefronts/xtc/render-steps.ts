import { type Ask, escapeText, type Shop } from '../core/storefront.ts';
import { frame, pictureButton, price, renderLines } from './render-pages.ts';

export function renderGuest(ask: Ask, wrong: readonly string[]): string {
  const { sent } = ask;
  const text = (name: string, label: string, star = '*') =>
    `<tr><td width="190">${label}</td><td><input type="text" name="${name}" value="${escapeText(sent[name] ?? '')}"> <span class="inputRequirement">${star}</span></td></tr>`;
  const gender = (value: string, label: string) =>
    `<input type="radio" name="gender" value="${value}"${sent.gender === value ? ' checked' : ''}> ${label} `;
  return frame(
    ask,
    'Gastbestellung',
    `<h1>Ihre Kundendaten</h1>${wrong.length > 0 ? `<div class="errormessage">${wrong.join('<br>')}</div>` : ''}<form id="create_account" action="/create_guest_account.php" method="post"><p align="right">* notwendige Informationen</p><h2>Ihre persönlichen Daten</h2><table width="100%"><tr><td width="190">Anrede:</td><td>${gender('m', 'Herr')}${gender('f', 'Frau')} <span class="inputRequirement">*</span></td></tr>${text('firstname', 'Vorname:')}${text('lastname', 'Nachname:')}${text('dob', 'Geburtsdatum:', '(z.B. 21.05.1970)')}${text('email_address', 'E-Mail-Adresse:')}${text('confirm_email_address', 'E-Mail-Adresse bestätigen:')}</table><h2>Ihre Firmendaten</h2><table width="100%">${text('company', 'Firmenname:', '')}${text('vat', 'Umsatzsteuer ID:', '* Nur für Firmen!')}</table><h2>Ihre Adresse</h2><table width="100%">${text('street_address', 'Straße/Nr.:')}${text('suburb', 'Adresszusatz:', '')}${text('postcode', 'Postleitzahl:')}${text('city', 'Ort:')}<tr><td>Land:</td><td><select name="country"><option value="14">Österreich</option><option value="81"${sent.country === '81' ? ' selected' : ''}>Deutschland</option><option value="204">Schweiz</option></select> <span class="inputRequirement">*</span></td></tr></table><h2>Ihre Kontaktinformationen</h2><table width="100%">${text('telephone', 'Telefonnummer:', '')}${text('fax', 'Telefaxnummer:', '')}</table><h2>Datenschutz</h2><p><input type="checkbox" name="privacy" value="privacy"> Ich habe die <a href="/shop_content.php?coID=2">Datenschutzhinweise</a> gelesen und akzeptiere sie.</p><table width="100%"><tr><td><a href="/shopping_cart.php"><img alt="Zurück" width="100" height="26"></a></td><td align="right">${pictureButton('Weiter')}</td></tr></table></form>`,
  );
}

const bar = (at: number) =>
  `<table width="100%" class="checkoutbar"><tr>${['Versandinformationen', 'Zahlungsweise', 'Bestätigung', 'Fertig!'].map((name, each) => `<td align="center">${each === at ? `<strong>${name}</strong>` : name}</td>`).join('')}</tr></table>`;

export function renderShipping(ask: Ask, shop: Shop): string {
  const rows = shop.definition.deliveries.map(
    ({ id, title, price: cost }, at) =>
      `<tr class="moduleRow"><td colspan="3"><strong>${title}</strong></td></tr><tr><td width="10"></td><td><input type="radio" name="shipping" value="${id}"${at === 0 ? ' checked="checked"' : ''}> Versand nach: DE (2.00 kg)</td><td align="right">${price(cost)}</td></tr>`,
  );
  return frame(
    ask,
    'Versand',
    `${bar(0)}<h1>Versandinformationen</h1><form id="checkout_address" action="/checkout_shipping.php" method="post"><h2>Versandadresse</h2><p>${addressOf(ask)}</p><h2>Versandart</h2><p>Bitte wählen Sie die gewünschte Versandart für Ihre Bestellung aus.</p><table width="100%">${rows.join('')}</table><h2>Fügen Sie hier Ihre Anmerkungen zu dieser Bestellung ein</h2><textarea name="comments" cols="60" rows="4"></textarea><p align="right">${pictureButton('Weiter')}</p></form>`,
  );
}

export function renderPayment(ask: Ask, _shop: Shop, error: string): string {
  const month = Array.from(
    { length: 12 },
    (_, at) =>
      `<option value="${String(at + 1).padStart(2, '0')}">${new Date(2020, at, 1).toLocaleString('de-DE', { month: 'long' })}</option>`,
  );
  const year = Array.from({ length: 12 }, (_, at) => `<option value="${26 + at}">${2026 + at}</option>`);
  const method = (id: string, label: string, inside: string) =>
    `<tr class="moduleRow"><td><input type="radio" name="payment" value="${id}"${id === 'moneyorder' ? ' checked="checked"' : ''}></td><td colspan="2"><strong>${label}</strong></td></tr>${inside}`;
  const row = (label: string, field: string) => `<tr><td></td><td width="200">${label}</td><td>${field}</td></tr>`;
  return frame(
    ask,
    'Zahlung',
    `${bar(1)}<h1>Zahlungsinformationen</h1>${error ? `<div class="errormessage">${escapeText(error)}</div>` : ''}<form id="checkout_payment" action="/checkout_confirmation.php" method="post"><h2>Rechnungsadresse</h2><p>${addressOf(ask)}</p><h2>Zahlungsweise</h2><table width="100%">${method('moneyorder', 'Vorkasse', row('', 'Sie überweisen den Betrag vorab.'))}${method('cc', 'Kreditkarte', row('Kreditkarteninhaber:', '<input type="text" name="cc_owner">') + row('Kreditkarten-Nr.:', '<input type="text" name="cc_number">') + row('Gültig bis:', `<select name="cc_expires_month">${month.join('')}</select>&nbsp;<select name="cc_expires_year">${year.join('')}</select>`) + row('Prüfnummer:', '<input type="text" name="cc_checkcode" size="4" maxlength="4">'))}${method('cod', 'Nachnahme', row('', 'Zahlung beim Zusteller.'))}</table><h2>Gutschein</h2><p>Gutscheincode einlösen: <input type="text" name="gv_redeem_code"></p><h2>Allgemeine Geschäftsbedingungen</h2><div style="height:60px;overflow:auto;border:1px solid #ccc">§ 1 Geltung. Die folgenden Bedingungen gelten für alle Bestellungen.</div><p><input type="checkbox" value="conditions" name="conditions" id="conditions"> <label for="conditions">Ich akzeptiere Ihre Allgemeinen Geschäftsbedingungen</label></p><p align="right">${pictureButton('Weiter')}</p></form>`,
  );
}

export function renderConfirmation(ask: Ask, shop: Shop): string {
  const delivery = shop.definition.deliveries.find(({ id }) => id === ask.session.kept.delivery);
  const subtotal = shop.subtotal(ask.session);
  const discount = discountOf(ask, shop);
  const total = subtotal + (delivery?.price ?? 0) - discount;
  const row = (label: string, amount: number) =>
    `<tr><td align="right" width="100%">${label}</td><td align="right" nowrap="nowrap">${price(amount)}</td></tr>`;
  return frame(
    ask,
    'Bestätigung',
    `${bar(2)}<h1>Bitte prüfen Sie Ihre Bestellung</h1><table width="100%"><tr valign="top"><td><strong>Versandadresse</strong> <a href="/checkout_shipping.php">(Bearbeiten)</a><br>${addressOf(ask)}</td><td><strong>Versandart</strong><br>${delivery?.title}</td><td><strong>Zahlungsweise</strong> <a href="/checkout_payment.php">(Bearbeiten)</a><br>${ask.session.kept.payment === 'cc' ? 'Kreditkarte' : 'Vorkasse'}</td></tr></table>${renderLines(ask, false)}<table width="100%" class="total">${row('Zwischensumme:', subtotal)}${row(`${delivery?.title} (Versand nach DE):`, delivery?.price ?? 0)}${discount > 0 ? row('Gutschein FRUEHLING:', -discount) : ''}${row('inkl. 19 % MwSt.:', total - Math.round(total / 1.19))}${row('<strong>Summe:</strong>', total)}</table><form id="checkout_confirmation" action="/checkout_process.php" method="post"><p align="right">${pictureButton('Kaufen')}</p></form>`,
  );
}

/** Ten percent off the goods for the code that came with the payment. */
export function discountOf({ session }: Ask, shop: Shop): number {
  return session.kept.code === 'FRUEHLING' ? Math.round(shop.subtotal(session) / 10) : 0;
}

function addressOf({ session }: Ask): string {
  const told = JSON.parse(session.kept.customer ?? '{}') as Record<string, string>;
  const parts = [
    `${told.firstname} ${told.lastname}`,
    told.street_address,
    `${told.postcode} ${told.city}`,
    'Deutschland',
  ];
  return parts.map((part) => escapeText(part ?? '')).join('<br>');
}
