import { type Answer, type Ask, type Goods, money, type Shop } from '../core/storefront.ts';

export const price = (minor: number): string => money(minor, 'PLN', 'pl-PL');

export function renderProduct(ask: Ask, _shop: Shop, goods: Goods): string {
  const options = (goods.options ?? [])
    .map(
      ({ name, values }, at) =>
        `<div class="mb-3"><label class="form-label required" for="opt${at}">${name}</label><select id="opt${at}" class="form-select" required name="sylius_add_to_cart[cartItem][variant][opt${at}]">${values.map((value) => `<option value="${value}">${value}</option>`).join('')}</select></div>`,
    )
    .join('');
  const buy = goods.soldOut
    ? '<div id="sylius-product-out-of-stock" class="alert alert-info"><div class="fw-bold">Brak w magazynie.</div></div>'
    : `<form name="sylius_shop_add_to_cart" method="post" action="/pl_PL/cart/add" class="loadable"><input type="hidden" name="product" value="${goods.slug}">${options}<div class="mb-4"><label class="form-label required" for="quantity">Ilość</label><input type="number" id="quantity" name="sylius_add_to_cart[cartItem][quantity]" required min="1" class="form-control" value="1"></div><button type="submit" class="btn btn-success w-100" id="add-to-cart-button">Dodaj do koszyka</button></form>`;
  return frame(
    ask,
    goods.title,
    `<div class="row"><div class="col"><h1 class="h2 text-wrap">${goods.title}</h1><div class="fs-3" data-test-product-price-content>${price(goods.price)}</div>${buy}</div></div><div class="related"><h2>Powiązane produkty</h2><a href="/pl_PL/products/obrus-lniany">Obrus lniany</a> <span>${price(12900)}</span></div>`,
  );
}

export function renderLines({ session }: Ask): string {
  return session.lines
    .map(
      ({ goods, variant, quantity }, at) =>
        `<tr data-test-cart-product-row><td><button type="submit" form="remove-${at}" class="btn btn-sm btn-transparent px-2" aria-label="Usuń produkt"><svg width="16" height="16"></svg></button></td><td><div class="d-flex"><div class="w-25" style="width:60px;height:60px;background:#eee"></div><div><a href="/pl_PL/products/${goods.slug}" class="link-reset">${goods.title}</a>${variant ? `<div><small>${goods.options?.map(({ name }, each) => `${name}: ${variant.split(' / ')[each]}`).join(', ')}</small></div>` : ''}</div></div></td><td class="text-center"><span>${price(goods.price)}</span></td><td><input type="number" aria-label="Ilość" class="form-control" name="sylius_cart[items][${at}][quantity]" value="${quantity}" min="1" onchange="this.form.submit()"></td><td class="text-end"><span>${price(goods.price * quantity)}</span></td></tr>`,
    )
    .join('');
}

export function renderCart(ask: Ask, shop: Shop): string {
  const { session } = ask;
  if (session.lines.length === 0)
    return frame(ask, 'Koszyk', '<div class="alert alert-info">Twój koszyk jest pusty</div>');
  const subtotal = shop.subtotal(session);
  const tax = Math.round((subtotal * 23) / 100);
  const removers = session.lines
    .map((_, at) => `<form id="remove-${at}" method="post"><input type="hidden" name="remove" value="${at}"></form>`)
    .join('');
  return frame(
    ask,
    'Koszyk',
    `<h1>Koszyk</h1><div class="row"><div class="col-8"><form method="post" name="sylius_shop_cart"><table class="table"><thead><tr><th></th><th>Produkt</th><th>Cena jednostkowa</th><th>Ilość</th><th>Suma</th></tr></thead><tbody>${renderLines(ask)}</tbody></table><div class="input-group"><input type="text" class="form-control" name="sylius_cart[promotionCoupon]" placeholder="Wpisz kod kuponu" aria-label="Kod kuponu"><button type="button" class="btn btn-outline-gray">Zastosuj kupon</button></div></form>${removers}<a href="#" class="btn btn-link">Wyczyść koszyk</a></div><div class="col-4"><div class="bg-light p-4"><h3>Podsumowanie</h3><div class="hstack"><div>Suma produktów:</div><div class="ms-auto">${price(subtotal)}</div></div><div class="hstack"><div>Szacowany koszt wysyłki:</div><div class="ms-auto">${price(0)}</div></div><div class="hstack"><div>Podatki razem:</div><div class="ms-auto">${price(tax)}</div></div><div class="hstack fs-5"><div>Suma zamówienia:</div><div class="ms-auto">${price(subtotal + tax)}</div></div></div><a class="btn btn-primary w-100" href="/pl_PL/checkout/">Do kasy</a></div></div>`,
  );
}

export function renderThanks(ask: Ask, shop: Shop, number: string): Answer {
  if (!shop.orders.some((each) => each.number === number)) return { redirect: '/pl_PL/cart/' };
  return frame(
    ask,
    'Dziękujemy',
    `<div class="text-center"><h1 class="h1">Dziękujemy!</h1><div>Twoje zamówienie zostało złożone pomyślnie.</div><div>Zamówienie #${number}</div><a href="/pl_PL/register" class="btn btn-primary">Utwórz konto</a></div>`,
  );
}

export function frame({ session }: Ask, title: string, body: string): string {
  const count = session.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>Ceglarnia | ${title}</title><style>body{font:16px sans-serif;max-width:1200px;margin:0 auto}.row{display:flex;gap:24px}.hstack{display:flex}.ms-auto{margin-left:auto}.invalid-feedback,.alert-danger{color:#b00}.btn{padding:8px 16px;display:inline-block}.form-check-input{width:18px;height:18px}.card{border:1px solid #ccc;padding:12px;margin:8px 0;display:block}.d-none{display:none}</style></head><body><div class="border-bottom"><a href="/pl_PL/">Ceglarnia</a> <div class="dropdown" style="display:inline-block"><button class="btn btn-sm dropdown-toggle" type="button" aria-expanded="false">PLN</button></div> <a href="/pl_PL/login" class="btn" aria-label="Zaloguj się">Zaloguj się</a> <a href="/pl_PL/cart/" class="btn" aria-label="Koszyk"><svg width="20" height="20"></svg> <span class="badge">${count}</span></a></div><main>${body}</main><footer>© Ceglarnia</footer></body></html>`;
}
