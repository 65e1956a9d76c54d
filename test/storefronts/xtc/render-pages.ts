import { type Answer, type Ask, type Goods, money, type Shop } from '../core/storefront.ts';

export const price = (minor: number): string => money(minor, 'EUR', 'de-DE').replace('€', 'EUR');

export function pictureButton(words: string, name = ''): string {
  return `<input type="image" src="/button.gif" alt="${words}" title="${words}"${name ? ` name="${name}"` : ''} style="width:150px;height:26px;background:#ddd">`;
}

export function renderProduct(ask: Ask, _shop: Shop, goods: Goods): string {
  const [axis] = goods.options ?? [];
  const options = axis
    ? `<table class="productoptions"><tr><td class="main"><strong>${axis.name}:</strong></td><td>${axis.values.map((value, at) => `<input type="radio" name="id[3]" value="${at + 1}" id="id3${at}"${at === 0 ? ' checked="checked"' : ''}> <label for="id3${at}">${value}</label><br>`).join('')}</td></tr></table>`
    : '';
  const buy = goods.soldOut
    ? '<div class="shippingtime">Lieferzeit: <strong>nicht lieferbar</strong></div><p class="soldout">Dieser Artikel ist derzeit ausverkauft.</p>'
    : `<div class="shippingtime">Lieferzeit: 3-4 Tage</div><div class="addtobasket"><input type="text" name="products_qty" value="1" size="3"> ${pictureButton('In den Warenkorb')}</div>`;
  return frame(
    ask,
    goods.title,
    `<form id="cart_quantity" action="/product_info.php?products_id=${goods.slug}&amp;action=add_product" method="post"><input type="hidden" name="products_id" value="${goods.slug}"><table class="productinfo" width="100%"><tr><td><h1>${goods.title}</h1>Art.Nr.: A-${goods.slug}</td><td align="right" class="productprice"><strong>${price(goods.price)}</strong><br><small>inkl. 19 % MwSt. zzgl. <a href="/popup_content.php?coID=1">Versandkosten</a></small></td></tr><tr><td colspan="2">${options}${buy}</td></tr></table></form>`,
  );
}

export function renderLines({ session }: Ask, editable: boolean): string {
  const head = `<tr class="head">${editable ? '<td>Entfernen</td>' : ''}<td>Anzahl</td><td>Artikel</td><td align="right">Einzelpreis</td><td align="right">Summe</td></tr>`;
  const rows = session.lines.map(
    ({ goods, variant, quantity }, at) =>
      `<tr>${editable ? `<td align="center"><input type="checkbox" name="cart_delete[${at}]" value="${goods.slug}"></td>` : ''}<td>${editable ? `<input type="text" name="cart_quantity[${at}]" value="${quantity}" size="4">` : `${quantity} x`}</td><td><a href="/product_info.php?products_id=${goods.slug}"><strong>${goods.title}</strong></a>${variant ? `<br><small><i> - Größe: ${variant}</i></small>` : ''}</td><td align="right">${price(goods.price)}</td><td align="right">${price(goods.price * quantity)}</td></tr>`,
  );
  return `<table width="100%" class="ordertable">${head}${rows.join('')}</table>`;
}

export function renderCart(ask: Ask, shop: Shop): string {
  if (ask.session.lines.length === 0)
    return frame(ask, 'Warenkorb', '<h1>Warenkorb</h1><p>Sie haben noch nichts in Ihrem Warenkorb.</p>');
  const subtotal = shop.subtotal(ask.session);
  return frame(
    ask,
    'Warenkorb',
    `<h1>Ihr Warenkorb enthält:</h1><form id="cart_quantity" action="/shopping_cart.php?action=update_product" method="post">${renderLines(ask, true)}<table width="100%"><tr><td align="right">Summe: <strong>${price(subtotal)}</strong><br><small>inkl. 19 % MwSt.: ${price(subtotal - Math.round(subtotal / 1.19))}</small><br>zzgl. Versandkosten</td></tr></table><table width="100%"><tr><td>${pictureButton('Aktualisieren')}</td><td align="right"><a href="${ask.session.kept.customer ? '/checkout_shipping.php' : '/login.php'}"><img src="/button_checkout.gif" alt="Kasse" title="Kasse" width="150" height="26" style="background:#9c9"></a></td></tr></table></form>`,
  );
}

export function renderLogin(ask: Ask): string {
  return frame(
    ask,
    'Anmelden',
    `<h1>Willkommen zurück!</h1><table width="100%"><tr valign="top"><td class="box"><h2>Ich bin ein neuer Kunde.</h2><p>Durch Ihre Anmeldung bei uns sind Sie in der Lage schneller zu bestellen.</p><a href="/create_account.php"><img alt="Konto eröffnen" title="Konto eröffnen" width="150" height="26" style="background:#ddd"></a></td><td class="box"><h2>Ich möchte ohne Registrierung bestellen.</h2><p>Sie können auch bestellen, ohne ein Kundenkonto zu eröffnen.</p><a href="/create_guest_account.php"><img alt="Als Gast bestellen" title="Als Gast bestellen" width="150" height="26" style="background:#ddd"></a></td><td class="box"><form id="login" action="/login.php?action=process" method="post"><h2>Ich bin bereits Kunde.</h2>E-Mail-Adresse:<br><input type="text" name="email_address"><br>Passwort:<br><input type="password" name="password"><br>${pictureButton('Anmelden')}</form></td></tr></table>`,
  );
}

export function renderSuccess(ask: Ask, shop: Shop, number: string): Answer {
  if (!shop.orders.some((each) => each.number === number)) return { redirect: '/shopping_cart.php' };
  return frame(
    ask,
    'Erfolg',
    `<h1>Vielen Dank für Ihre Bestellung!</h1><p>Ihre Bestellung ist eingegangen und wird umgehend bearbeitet. Ihre Bestellnummer lautet: <strong>${number}</strong></p><a href="/print_order.php?oID=${number}"><img alt="Bestellung drucken" width="150" height="26"></a>`,
  );
}

export function frame({ session }: Ask, title: string, body: string): string {
  const count = session.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><html lang="de"><head><meta charset="utf-8"><title>Stubenkram - ${title}</title><style>body{font:12px Verdana,sans-serif}td.box{border:1px solid #ccc;padding:10px}.errormessage{background:#fcc;padding:6px;color:#900}.ordertable .head td{background:#eee}</style></head><body><table width="950" align="center"><tr><td colspan="2"><a href="/">Stubenkram</a> | <a href="/account.php">Ihr Konto</a> | <a href="/shopping_cart.php">Warenkorb</a> | <a href="/login.php">Kasse</a></td></tr><tr valign="top"><td width="160"><form action="/advanced_search_result.php" method="get"><strong>Schnellsuche</strong><br><input type="text" name="keywords" size="12"> <input type="image" alt="Suchen" title="Suchen" width="18" height="18"></form><div class="box"><strong>Warenkorb</strong><br>${count === 0 ? 'Sie haben noch keine Artikel in Ihrem Warenkorb.' : `${count} Artikel`}</div><form id="sign_in" action="/newsletter.php" method="post"><strong>Newsletter-Anmeldung</strong><br>E-Mail:<br><input type="text" name="email" size="14"> <input type="image" alt="Anmelden" title="Anmelden" width="18" height="18"></form></td><td>${body}</td></tr></table></body></html>`;
}
