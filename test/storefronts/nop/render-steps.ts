import { type Ask, money, type Shop } from '../core/storefront.ts';

export const price = (minor: number): string => money(minor, 'EUR', 'it-IT');

export function renderMethods(shop: Shop): string {
  return `<div class="section shipping-method"><ul class="method-list">${shop.definition.deliveries
    .map(
      ({ id, title, price: cost }, at) =>
        `<li><div class="method-name"><input id="shippingoption_${at}" type="radio" name="shippingoption" value="${id}"${at === 0 ? ' checked' : ''}><label for="shippingoption_${at}">${title} (${price(cost)})</label></div><div class="method-description">${cost > 1000 ? 'Consegna il giorno dopo' : 'Consegna in 3-5 giorni'}</div></li>`,
    )
    .join('')}</ul></div>`;
}

export function renderPayment(): string {
  const methods = [
    ['CheckMoneyOrder', 'Assegno / vaglia postale'],
    ['Manual', 'Carta di credito'],
    ['Bonifico', 'Bonifico bancario'],
  ];
  return `<div class="section payment-method"><ul class="method-list" id="payment-method-block">${methods.map(([id, label], at) => `<li><div class="method-name"><div class="payment-logo"></div><div class="payment-details"><input id="paymentmethod_${at}" type="radio" name="paymentmethod" value="${id}"${at === 0 ? ' checked' : ''}><label for="paymentmethod_${at}">${label}</label></div></div></li>`).join('')}</ul></div>`;
}

export function renderPaymentInfo(method: string): string {
  if (method !== 'Manual') return '<div class="info">Il pagamento avverrà alla ricezione dell’ordine.</div>';
  const years = Array.from({ length: 12 }, (_, at) => 2026 + at);
  return `<div class="info"><table><tr><td><label for="CreditCardType">Tipo di carta:</label></td><td><select id="CreditCardType" name="CreditCardType"><option value="visa">Visa</option><option value="MasterCard">Master card</option></select></td></tr><tr><td><label for="CardholderName">Nome del titolare:</label></td><td><input id="CardholderName" name="CardholderName" autocomplete="off"></td></tr><tr><td><label for="CardNumber">Numero carta:</label></td><td><input id="CardNumber" name="CardNumber" maxlength="22" autocomplete="off"></td></tr><tr><td><label for="ExpireMonth">Data di scadenza:</label></td><td><select id="ExpireMonth" name="ExpireMonth">${Array.from({ length: 12 }, (_, at) => `<option value="${at + 1}">${String(at + 1).padStart(2, '0')}</option>`).join('')}</select> / <select id="ExpireYear" name="ExpireYear">${years.map((year) => `<option>${year}</option>`).join('')}</select></td></tr><tr><td><label for="CardCode">Codice carta:</label></td><td><input id="CardCode" name="CardCode" maxlength="4" autocomplete="off" style="width:60px"></td></tr></table></div>`;
}

export function renderTotals({ session }: Ask, shop: Shop, delivery: string): string {
  const subtotal = shop.subtotal(session);
  const shipping = shop.definition.deliveries.find(({ id }) => id === delivery);
  const tax = Math.round((subtotal * 22) / 100);
  const row = (name: string, label: string, value: string) =>
    `<tr class="${name}"><td class="cart-total-left"><label>${label}:</label></td><td class="cart-total-right"><span class="value-summary">${value}</span></td></tr>`;
  return `<div class="total-info"><table class="cart-total"><tbody>${row('order-subtotal', 'Subtotale', price(subtotal))}${row('shipping-cost', `Spedizione${shipping ? ` (${shipping.title})` : ''}`, shipping ? price(shipping.price) : 'Calcolata durante il checkout')}${row('tax-value', 'IVA', shipping ? price(tax) : 'Calcolata durante il checkout')}${row('order-total', 'Totale', shipping ? `<strong>${price(subtotal + tax + shipping.price)}</strong>` : 'Calcolato durante il checkout')}</tbody></table></div>`;
}

export function renderLines({ session }: Ask, editable: boolean): string {
  const rows = session.lines.map(
    ({ goods, variant, quantity }, at) =>
      `<tr><td class="product-picture"><a href="/${goods.slug}"><img alt="Immagine di ${goods.title}" width="80" height="80"></a></td><td class="product"><a href="/${goods.slug}" class="product-name">${goods.title}</a>${
        variant
          ? `<div class="attributes">${variant
              .split(' / ')
              .map((value, each) => `${goods.options?.[each]?.name}: ${value}`)
              .join('<br>')}</div>`
          : ''
      }</td><td class="unit-price"><label class="td-title">Prezzo:</label><span class="product-unit-price">${price(goods.price)}</span></td><td class="quantity"><label class="td-title">Qtà:</label>${editable ? `<input name="itemquantity${at}" class="qty-input" aria-label="Qtà" value="${quantity}">` : `<span class="product-quantity">${quantity}</span>`}</td><td class="subtotal"><label class="td-title">Totale:</label><span class="product-subtotal">${price(goods.price * quantity)}</span></td>${editable ? `<td class="remove-from-cart"><button type="submit" name="removefromcart${at}" class="remove-btn" title="Rimuovi"></button></td>` : ''}</tr>`,
  );
  return `<div class="table-wrapper"><table class="cart"><thead><tr><th>Immagine</th><th>Prodotto/i</th><th>Prezzo</th><th>Qtà</th><th>Totale</th>${editable ? '<th>Rimuovi</th>' : ''}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

export function renderConfirm(ask: Ask, shop: Shop): string {
  const told = JSON.parse(ask.session.kept.customer ?? '{}') as Record<string, string>;
  const address = `<ul class="info-list"><li class="name">${told.FirstName} ${told.LastName}</li><li class="email">Email: ${told.Email}</li><li class="address1">${told.Address1}</li><li class="city-state-zip">${told.City}, ${told.ZipPostalCode}</li></ul>`;
  return `<div class="order-summary-content"><div class="order-review-data"><div class="billing-info"><div class="title"><strong>Indirizzo di fatturazione</strong></div>${address}</div><div class="shipping-info"><div class="title"><strong>Indirizzo di spedizione</strong></div>${address}</div></div>${renderLines(ask, false)}<div class="cart-footer">${renderTotals(ask, shop, ask.session.kept.delivery ?? '')}</div></div>`;
}
