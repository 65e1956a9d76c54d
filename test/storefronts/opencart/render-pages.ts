import { type Answer, type Ask, type Goods, money, type Shop } from '../core/storefront.ts';
import { accordionScript } from './accordion-script.ts';

export const price = (minor: number): string => money(minor, 'PLN', 'pl-PL');

export function renderProduct(ask: Ask, shop: Shop, goods: Goods): string {
  const options = (goods.options ?? []).map(({ name, values }, at) =>
    at === 0
      ? `<div class="form-group required"><label class="control-label" for="input-option${at}">${name}</label><select name="option[${at}]" id="input-option${at}" class="form-control"><option value=""> --- Wybierz --- </option>${values.map((value) => `<option value="${value}">${value}</option>`).join('')}</select></div>`
      : `<div class="form-group required"><label class="control-label">${name}</label><div id="input-option${at}">${values.map((value) => `<div class="radio"><label><input type="radio" name="option[${at}]" value="${value}"> ${value}</label></div>`).join('')}</div></div>`,
  );
  return frame(
    ask,
    shop,
    goods.title,
    `<div class="row"><div class="col-sm-8"><ul class="nav nav-tabs"><li class="active"><a href="#tab-description">Opis</a></li><li><a href="#tab-review">Opinie (0)</a></li></ul></div><div class="col-sm-4"><div class="btn-group"><button type="button" class="btn btn-default" title="Dodaj do listy życzeń"><i class="fa fa-heart"></i></button><button type="button" class="btn btn-default" title="Porównaj ten produkt"><i class="fa fa-exchange"></i></button></div><h1>${goods.title}</h1><ul class="list-unstyled"><li>Producent: <a href="#">Dobry Dom</a></li><li>Kod produktu: D-${goods.slug}</li><li>Dostępność: ${goods.soldOut ? 'Brak w magazynie' : 'W magazynie'}</li></ul><ul class="list-unstyled"><li><h2>${price(goods.price)}</h2></li><li>Bez podatku: ${price(Math.round(goods.price / 1.23))}</li></ul>
<div id="product">${options.length ? `<hr><h3>Dostępne opcje</h3>${options.join('')}` : ''}<div class="form-group"><label class="control-label" for="input-quantity">Ilość</label><input type="text" name="quantity" value="1" size="2" id="input-quantity" class="form-control"><input type="hidden" name="product_id" value="${goods.slug}"><br><button type="button" id="button-cart" data-loading-text="Wczytywanie..." class="btn btn-primary btn-lg btn-block">Dodaj do koszyka</button></div></div></div></div>
<script>document.getElementById('button-cart').addEventListener('click', function () {
  var body = new URLSearchParams(), button = this; document.querySelectorAll('#product input, #product select').forEach(function (f) { if (f.type !== 'radio' || f.checked) body.set(f.name, f.value); });
  document.querySelectorAll('.alert, .text-danger').forEach(function (n) { n.remove(); }); button.textContent = 'Wczytywanie...';
  fetch('/index.php?route=checkout/cart/add', { method: 'POST', body: body }).then(function (r) { return r.json(); }).then(function (data) {
    button.textContent = 'Dodaj do koszyka';
    (data.missing || []).forEach(function (m) { document.getElementById('input-option' + m.at).insertAdjacentHTML('afterend', '<div class="text-danger">' + m.text + '</div>'); });
    if (data.success) { document.querySelector('.breadcrumb').insertAdjacentHTML('afterend', '<div class="alert alert-success alert-dismissible"><i class="fa fa-check-circle"></i> ' + data.success + ' <button type="button" class="close" data-dismiss="alert" onclick="this.parentNode.remove()">×</button></div>'); document.getElementById('cart-total').textContent = data.count + ' szt.'; scrollTo(0, 0); }
    if (data.warning) document.querySelector('.breadcrumb').insertAdjacentHTML('afterend', '<div class="alert alert-danger">' + data.warning + '</div>');
  });
});</script>`,
  );
}

export function renderCart(ask: Ask, shop: Shop): string {
  const { lines } = ask.session;
  if (lines.length === 0)
    return frame(
      ask,
      shop,
      'Koszyk',
      '<h1>Koszyk</h1><p>Twój koszyk jest pusty!</p><div class="buttons"><a href="/" class="btn btn-primary">Kontynuuj</a></div>',
    );
  const rows = lines.map(
    ({ goods, variant, quantity }, at) =>
      `<tr><td class="text-center"><a href="/index.php?route=product/product&product_id=${goods.slug}"><span style="display:inline-block;width:47px;height:47px;background:#eee" class="img-thumbnail"></span></a></td><td class="text-left"><a href="/index.php?route=product/product&product_id=${goods.slug}">${goods.title}</a>${variant
        .split(' / ')
        .filter(Boolean)
        .map((value, n) => `<br><small>${goods.options?.[n]?.name}: ${value}</small>`)
        .join(
          '',
        )}</td><td class="text-left">D-${goods.slug}</td><td class="text-left"><div class="input-group btn-block" style="max-width:200px"><input type="text" name="quantity[${at}]" value="${quantity}" size="1" class="form-control"><span class="input-group-btn"><button type="submit" title="Aktualizuj" class="btn btn-primary"><i class="fa fa-refresh"></i></button><button type="button" title="Usuń" class="btn btn-danger" onclick="this.closest('div').querySelector('input').value=0;this.form.submit()"><i class="fa fa-times-circle"></i></button></span></div></td><td class="text-right">${price(goods.price)}</td><td class="text-right">${price(goods.price * quantity)}</td></tr>`,
  );
  const subtotal = price(shop.subtotal(ask.session));
  return frame(
    ask,
    shop,
    'Koszyk',
    `<h1>Koszyk</h1><form action="/index.php?route=checkout/cart/edit" method="post"><div class="table-responsive"><table class="table table-bordered"><thead><tr><td>Zdjęcie</td><td>Nazwa produktu</td><td>Model</td><td>Ilość</td><td>Cena jedn.</td><td>Razem</td></tr></thead><tbody>${rows.join('')}</tbody></table></div></form><h2>Co chcesz teraz zrobić?</h2><p>Jeśli posiadasz kupon rabatowy, możesz go teraz wykorzystać.</p><div class="panel-group"><div class="panel"><h4 class="panel-title"><a href="#collapse-coupon">Użyj kuponu rabatowego <i class="fa fa-caret-down"></i></a></h4></div><div class="panel"><h4 class="panel-title"><a href="#collapse-shipping">Oszacuj koszty dostawy i podatki <i class="fa fa-caret-down"></i></a></h4></div></div>
<table class="table table-bordered"><tr><td class="text-right"><strong>Suma częściowa:</strong></td><td class="text-right">${subtotal}</td></tr><tr><td class="text-right"><strong>Razem:</strong></td><td class="text-right">${subtotal}</td></tr></table><div class="buttons clearfix"><div class="pull-left"><a href="/" class="btn btn-default">Kontynuuj zakupy</a></div><div class="pull-right"><a href="/index.php?route=checkout/checkout" class="btn btn-primary">Zamówienie</a></div></div>`,
  );
}

export function renderCheckout(ask: Ask): string {
  const titles = [
    'Krok 1: Opcje zamówienia',
    'Krok 2: Dane do rachunku',
    'Krok 3: Adres dostawy',
    'Krok 4: Sposób dostawy',
    'Krok 5: Metoda płatności',
    'Krok 6: Potwierdzenie zamówienia',
  ];
  const ids = [
    'checkout-option',
    'payment-address',
    'shipping-address',
    'shipping-method',
    'payment-method',
    'checkout-confirm',
  ];
  return frame(
    ask,
    null,
    'Zamówienie',
    `<h1>Zamówienie</h1><div class="panel-group" id="accordion">${ids.map((id, at) => `<div class="panel panel-default"><div class="panel-heading"><h4 class="panel-title">${titles[at]}</h4></div><div class="panel-collapse collapse" id="collapse-${id}"><div class="panel-body"></div></div></div>`).join('')}</div><script>${accordionScript}</script>`,
  );
}

export function renderSuccess(ask: Ask, shop: Shop, number: string): Answer {
  if (!shop.orders.some((each) => each.number === number)) return { redirect: '/index.php?route=checkout/cart' };
  return frame(
    ask,
    shop,
    'Zamówienie zostało złożone!',
    `<h1>Twoje zamówienie zostało złożone!</h1><p>Twoje zamówienie nr ${number} zostało przyjęte do realizacji!</p><p>Wszelkie pytania kieruj do <a href="#">właściciela sklepu</a>.</p><p>Dziękujemy za zakupy w naszym sklepie!</p><div class="buttons"><div class="pull-right"><a href="/" class="btn btn-primary">Kontynuuj</a></div></div>`,
  );
}

function frame(ask: Ask, shop: Shop | null, title: string, body: string): string {
  const count = ask.session.lines.reduce((sum, line) => sum + line.quantity, 0);
  return `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>${title}</title><style>body{font:13px 'Open Sans',sans-serif;max-width:1140px;margin:0 auto}.collapse{display:none}.collapse.in{display:block}.panel{border:1px solid #ddd;margin:4px 0;padding:8px}.alert-danger,.text-danger{color:#a94442}.table td{border:1px solid #ddd;padding:6px}.btn{padding:7px 12px}.btn-primary{background:#229ac8;color:#fff}.form-group{margin:8px 0}.fa{display:inline-block;width:10px;height:10px}</style></head><body><nav id="top"><ul><li class="dropdown"><a href="/index.php?route=account/account" title="Moje konto"><span>Moje konto</span></a></li><li><a href="/index.php?route=checkout/cart" title="Koszyk"><span>Koszyk</span></a></li><li><a href="/index.php?route=checkout/checkout" title="Zamówienie"><span>Zamówienie</span></a></li></ul></nav><header><a href="/">Dobry Dom</a><div id="search"><input type="text" name="search" placeholder="Szukaj"><button type="button"><i class="fa fa-search"></i></button></div><div id="cart"><button type="button" data-toggle="dropdown" class="btn btn-inverse"><span id="cart-total">${count} szt. - ${price(shop ? shop.subtotal(ask.session) : 0)}</span></button></div></header><div class="container"><ul class="breadcrumb"><li><a href="/"><i class="fa fa-home"></i></a></li><li><a href="#">${title}</a></li></ul>${body}</div><footer><a href="#">Regulamin</a></footer></body></html>`;
}
