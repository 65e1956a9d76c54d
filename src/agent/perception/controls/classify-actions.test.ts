import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { actionName, classifyActions, classifyFields, classifyPage, snapshot } from '../index.ts';
import type { ActionKind } from '../seen/types.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

async function best(html: string, kind: ActionKind, url?: string): Promise<string> {
  const view = await shop.see(html, url);
  const first = classifyActions(view).find((action) => action.kind === kind);
  const element = view.elements.find((e) => e.ref === first?.ref);
  return element ? actionName(element) : '';
}

const words: Record<
  string,
  { add: string; checkout: string; guest: string; next: string; place: string; cart: string }
> = {
  en: {
    add: 'Add to cart',
    checkout: 'Proceed to checkout',
    guest: 'Continue as guest',
    next: 'Continue to shipping',
    place: 'Place order',
    cart: 'View cart',
  },
  de: {
    add: 'In den Warenkorb',
    checkout: 'Zur Kasse',
    guest: 'Als Gast bestellen',
    next: 'Weiter',
    place: 'Zahlungspflichtig bestellen',
    cart: 'Warenkorb ansehen',
  },
  fr: {
    add: 'Ajouter au panier',
    checkout: 'Passer la commande',
    guest: 'Commander en tant qu’invité',
    next: 'Continuer',
    place: 'Commander avec obligation de paiement',
    cart: 'Voir le panier',
  },
  es: {
    add: 'Añadir al carrito',
    checkout: 'Finalizar compra',
    guest: 'Continuar como invitado',
    next: 'Siguiente',
    place: 'Realizar el pedido',
    cart: 'Ver carrito',
  },
  it: {
    add: 'Aggiungi al carrello',
    checkout: 'Procedi al checkout',
    guest: 'Continua come ospite',
    next: 'Avanti',
    place: 'Effettua ordine',
    cart: 'Visualizza carrello',
  },
  nl: {
    add: 'In winkelwagen',
    checkout: 'Naar de kassa',
    guest: 'Als gast bestellen',
    next: 'Volgende',
    place: 'Bestelling plaatsen',
    cart: 'Bekijk winkelwagen',
  },
  pt: {
    add: 'Adicionar ao carrinho',
    checkout: 'Finalizar compra',
    guest: 'Continuar como convidado',
    next: 'Seguinte',
    place: 'Finalizar encomenda',
    cart: 'Ver carrinho',
  },
  pl: {
    add: 'Dodaj do koszyka',
    checkout: 'Przejdź do kasy',
    guest: 'Kup bez rejestracji',
    next: 'Dalej',
    place: 'Kupuję i płacę',
    cart: 'Zobacz koszyk',
  },
};

test('a control that names the next step leads there and does not do it', async () => {
  const html = '<h1>Payment</h1><button>Next: Place Order</button>';
  assert.equal(await best(html, 'continue'), 'Next: Place Order');
  assert.equal(await best(html, 'placeOrder'), '');
  assert.equal(await best('<h1>Review</h1><button>Place Order: $20.00</button>', 'placeOrder'), 'Place Order: $20.00');
});

for (const [language, w] of Object.entries(words)) {
  test(`the buttons of a shop in ${language}`, async () => {
    const product = `<nav><a href="/x">Home</a></nav><h1>Mug</h1><button>${w.add}</button><button>♡</button>`;
    assert.equal(await best(product, 'addToCart'), w.add);
    const cart = `<h1>.</h1><a href="/a">Foo</a><a href="/v">${w.cart}</a><button>${w.checkout}</button>`;
    assert.equal(await best(cart, 'goToCheckout'), w.checkout);
    assert.equal(await best(cart, 'viewCart'), w.cart);
    assert.equal(await best(`<button>Login</button><a href="/g">${w.guest}</a>`, 'guest'), w.guest);
    assert.equal(
      await best(`<input name="firstname"><button>X</button><button>${w.next}</button>`, 'continue'),
      w.next,
    );
    const review = `<label><input name="cc" autocomplete="cc-number"></label><button>←</button><button>${w.place}</button>`;
    assert.equal(await best(review, 'placeOrder', 'https://shop.test/checkout'), w.place);
  });
}

test('a sum on a control does not hide what the control says', async () => {
  const scoreOf = async (text: string, kind: ActionKind) => {
    const view = await shop.see(
      `<input autocomplete="cc-number"><button>${text}</button>`,
      'https://shop.test/checkout',
    );
    return classifyActions(view).find((action) => action.kind === kind)?.score ?? 0;
  };
  for (const text of ['注文する · 6,810 JPY', '注文する（¥6,810）', '€25.00 | 注文する'])
    assert.ok((await scoreOf(text, 'placeOrder')) > 0.8, text);
  assert.ok((await scoreOf('Order $5.00 now and $9.00 later', 'placeOrder')) < 0.6);
});

test('the head of a fold that names the sum it hides is no way on', async () => {
  const fold = '<details open><summary>Check and confirm – $76.75</summary><p>Total $76.75</p></details>';
  const view = await shop.see(`<main><h1>Checkout</h1><aside>${fold}</aside></main>`, 'https://shop.test/checkout');
  assert.ok(classifyActions(view).every(({ score }) => score < 0.4));
});

test('what closes the order leads to the checkout, and what closes the cart closes it', async () => {
  const kindOf = async (text: string) => {
    const html = `<div role="dialog" style="position:fixed;inset:0 0 0 60%;background:#fff"><a href="/x">${text}</a></div>`;
    const view = await shop.see(html);
    return classifyActions(view).filter(({ score }) => score >= 0.5)[0]?.kind;
  };
  assert.equal(await kindOf('Fechar'), 'dismiss');
  assert.equal(await kindOf('Fechar carrinho'), 'dismiss');
  const html = `<div role="dialog" style="position:fixed;inset:0 0 0 60%;background:#fff"><a href="/x">Fechar pedido</a></div>`;
  const kinds = classifyActions(await shop.see(html)).filter(({ score }) => score >= 0.5);
  assert.deepEqual(
    kinds.map(({ kind }) => kind),
    ['goToCheckout'],
  );
});

test('wallet buttons are told from the button that goes on', async () => {
  const view = await shop.see(
    '<button>PayPal</button><button aria-label="Buy with Apple Pay"></button><button>Checkout</button>',
  );
  const actions = classifyActions(view);
  assert.equal(actions.filter((action) => action.kind === 'expressWallet').length, 2);
  const to = actions.find((action) => action.kind === 'goToCheckout');
  assert.equal(view.elements.find((e) => e.ref === to?.ref)?.text, 'Checkout');
});

test('cookie notices: refusing is found, accepting too', async () => {
  const html = `<button>Buy</button><div style="position:fixed;bottom:0;left:0;right:0;height:160px;background:#fff"><p>Nous utilisons des cookies</p><button>Tout accepter</button><button>Continuer sans accepter</button></div>`;
  assert.equal(await best(html, 'rejectCookies'), 'Continuer sans accepter');
  assert.equal(await best(html, 'acceptCookies'), 'Tout accepter');
});

test('yes to an offer is not the way on', async () => {
  const html =
    '<h2>Protect your order?</h2><button>Yes, continue to checkout with protection</button><button>No thanks, continue to checkout</button>';
  assert.equal(await best(html, 'acceptOffer'), 'Yes, continue to checkout with protection');
  assert.equal(await best(html, 'declineOffer'), 'No thanks, continue to checkout');
});

for (const [kind, url, html] of [
  ['product', '/p/mug', '<h1>Mug</h1><p>$12.00</p><button>Add to cart</button>'],
  ['product', '/p/vase', '<h1>Váza</h1><p style="font-size:24px">CZK 1 404</p><button>Do košíku</button>'],
  ['emptyCart', '/cart', '<h1>Warenkorb</h1><p>Ihr Warenkorb ist leer.</p>'],
  [
    'emptyCart',
    '/cart',
    '<h1>Your cart is empty</h1><h2>You may like</h2><a href="/p/x">Lantern</a><span>Sold out</span>',
  ],
  [
    'cart',
    '/cart',
    '<h1>Carrito</h1><a href="/p/1">Taza</a><input type="number" name="qty" value="1"><span>12,00 €</span><a href="/d">Eliminar</a><a href="/checkout">Finalizar compra</a>',
  ],
  [
    'signInChoice',
    '/checkout',
    '<h2>Déjà client ?</h2><input type="email"><input type="password"><button>Se connecter</button><a href="/g">Commander en tant qu’invité</a>',
  ],
  [
    'address',
    '/checkout',
    '<h2>Indirizzo di spedizione</h2><input aria-label="Nome"><input aria-label="Cognome"><input aria-label="Indirizzo"><input aria-label="CAP"><input aria-label="Città"><button>Continua</button>',
  ],
  [
    'shipping',
    '/checkout/shipping',
    '<h2>Sposób dostawy</h2><label><input type="radio" name="s"> Kurier DPD 15,00 zł</label><label><input type="radio" name="s"> Paczkomat 12,00 zł</label><button>Dalej</button>',
  ],
  [
    'payment',
    '/checkout/payment',
    '<h2>Betaling</h2><label>Kaartnummer <input></label><label>Vervaldatum <input></label><label>CVC <input></label><button>Betalen</button>',
  ],
  ['confirmation', '/done', '<h1>Obrigado pela sua encomenda!</h1><p>Número da encomenda: 100234</p>'],
  ['soldOut', '/p/vase', '<h1>Vase</h1><p>12,00 €</p><p>Ausverkauft</p><button disabled>In den Warenkorb</button>'],
  ['notFound', '/x', '<h1>404</h1><h2>Page not found</h2>'],
  ['botWall', '/', '<title>Just a moment...</title><h1>Checking your browser before accessing the shop</h1>'],
  [
    'captcha',
    '/',
    '<h2>Please verify you are human</h2><iframe title="reCAPTCHA" src="https://shop.test/recaptcha/api2/anchor" width="304" height="78"></iframe>',
  ],
] as const) {
  test(`a page of kind ${kind}`, async () => {
    const view = await shop.see(html, `https://shop.test${url}`);
    const fields = classifyFields(view);
    const page = classifyPage(view, { fields, actions: classifyActions(view, fields) });
    assert.equal(page.kind, kind, JSON.stringify(page.candidates));
  });
}

test('terms beside numbers that can still be changed make no checkout of a cart', async () => {
  const tick = '<label><input type="checkbox" name="terms"> I agree to the terms and conditions</label>';
  const scoreOf = async (html: string): Promise<number> => {
    await shop.show(html, 'https://shop.test/step');
    return classifyActions(await snapshot(shop.page)).find((action) => action.kind === 'placeOrder')?.score ?? 0;
  };
  const cart = await scoreOf(
    `<h1>Cart</h1><p><a href="/p/1">Lamp</a> <input type="number" name="quantity" value="1"> $20.00</p>${tick}<button>Order now</button>`,
  );
  const stepped = await scoreOf(
    `<h1>Cart</h1><p><a href="/p/1">Lamp</a> <span><button>−</button><span>2</span><button>+</button></span> $20.00</p>${tick}<button>Order now</button>`,
  );
  const estimating = await scoreOf(
    `<main><h1>Cart</h1><p><a href="/p/1">Lamp</a> <input type="number" name="quantity" value="1"> $20.00</p>
      <form><label>Delivery: postal code <input name="zip"></label><button>Calculate</button></form>${tick}<button>Order now</button></main>
      <footer><form><label>Full name <input name="name"></label><label>Email <input name="email"></label>
      <textarea name="message"></textarea><button>Send</button></form></footer>`,
  );
  const review = await scoreOf(`<h1>Review</h1><p>Lamp $20.00</p>${tick}<button>Order now</button>`);
  const carts = [cart, stepped, estimating];
  assert.ok(carts.every((score) => score < 0.4) && review > 0.6, `${carts.join(' ')} ${review}`);
});

test('no place makes an order of a button whose form is plainly sent by another', async () => {
  const page = (last: string) => `<h1>Checkout</h1><form><label>Last name <input name="last"></label>
    <label>Street <input name="street"></label><label>Postal code <input name="zip"></label>
    <input type="submit" id="quote" name="quote" value="Click to calculate shipping">
    <label><input type="radio" name="q" checked> Ground (3-5 business days): $5.95</label>
    <label>Card number <input name="cc_number"></label><label>CVV <input name="cc_cvv"></label>
    <input type="submit" name="op" value="${last}"></form>`;
  const guess = async (last: string) => {
    const seen = await shop.see(page(last));
    const quote = seen.elements.find(({ id }) => id === 'quote');
    return classifyActions(seen).find(({ ref }) => ref === quote?.ref)?.kind ?? null;
  };
  assert.equal(await guess('Review order'), null);
  assert.equal(await guess('Zorba'), 'placeOrder');
});

test('a button whose word nobody knows is told by its place, one that keeps things for later is not', async () => {
  const told = async (word: string) => {
    const seen = await shop.see(
      `<header><a href="/">Vornik</a></header><main><h1>Plombir 40</h1><p>€ 12.00</p><form action="/korv" method="post">
        <label>Qty <input type="number" name="qty" value="1"></label>
        <button type="submit" style="width:320px;height:52px">${word}</button></form></main>`,
    );
    return classifyActions(seen)[0];
  };
  const best = await told('Frumpelo');
  assert.equal(best?.kind, 'addToCart');
  assert.equal(best?.why, 'by its place');
  assert.equal(await told('Für später speichern'), undefined);
});

test('one word for "order" buys beside a product and leads to the checkout from the cart', async () => {
  const order = '<a href="/comanda" style="display:block;padding:12px">Comandă</a>';
  const number = '<label>Cantitate <input type="number" name="quantity" value="1"></label>';
  const line = `<div><a href="/cana">Cană Ferro</a> ${number} <span>154,30 RON</span><button aria-label="Elimină">×</button></div>`;
  const cart = `<main><h1>Coș</h1><form>${line}<button>Actualizează coșul</button></form><p>Total 154,30 RON</p>${order}</main>`;
  assert.equal(await best(cart, 'goToCheckout'), 'Comandă');
  const adds = classifyActions(await shop.see(cart)).filter(({ kind, score }) => kind === 'addToCart' && score >= 0.5);
  assert.deepEqual(adds, []);
  const product = `<main><h1>Cană Ferro</h1><p>154,30 RON</p><form>${number}<button>Comandă</button></form></main>`;
  assert.equal(await best(product, 'addToCart'), 'Comandă');
  const added = `${product}<div role="dialog" style="position:fixed;inset:200px;background:#fff"><p>1 × Cană Ferro</p>
    <a href="/cos">Vezi coșul</a>${order}<button>Continuă cumpărăturile</button></div>`;
  assert.equal(await best(added, 'goToCheckout'), 'Comandă');
});

test('names of icons and of tooltips: the first are not words, the second are', async () => {
  const line = '<td><input type="text" name="quantity[7]" value="1"></td><td>Lamp</td><td>$20.00</td>';
  const cart = `<main><h1>Cart</h1><form><table><tr>${line}<td>
      <button type="submit" data-original-title="Update"><i></i></button>
      <button type="button" data-bs-original-title="Remove"><i></i></button></td></tr></table></form>
    <a href="/"><i>chevron_left</i> Continue shopping</a><button type="button" aria-expanded="false">Add coupons</button></main>`;
  const read = classifyActions(await shop.see(cart)).filter(({ score }) => score >= 0.5);
  for (const kind of ['updateCart', 'removeItem', 'continueShopping', 'openCoupon'])
    assert.ok(
      read.some((each) => each.kind === kind),
      kind,
    );
});

test('a sign whose address takes something out of the cart does not show the cart', async () => {
  const [first] = classifyActions(
    await shop.see(`<main><h1>Cart</h1><a href="/shopping_cart.php?products_id=3&amp;action=remove_product"
      style="display: inline-block; width: 20px; height: 20px"></a></main>`),
  );
  assert.equal(first?.kind, 'removeItem');
  assert.ok(first.score >= 0.4);
});

test('what takes back the thing it names does not do it, in whichever place it stands', async () => {
  for (const words of ['Cancel guest checkout', 'Zrušit nákup bez registrace', 'Bestellung abbrechen', '取消订单']) {
    const page = `<main><h1>Checkout</h1><p>Total $25.00</p><form><button type="submit">${words}</button></form>
      <form><h2>Payment</h2><label>Credit card <input type="radio" name="pay"></label><button>Save</button></form></main>`;
    const seen = await shop.see(page);
    const control = seen.elements.find(({ text }) => text === words);
    const kinds = classifyActions(seen).flatMap(({ ref, kind }) => (ref === control?.ref ? [kind] : []));
    assert.deepEqual(kinds, ['dismiss'], words);
  }
});

test('what stands outside a coupon’s form with a button of its own is not the coupon’s', async () => {
  const coupon = (own: string) => `<main><h1>Commande</h1><div>
    <form><label>Code de réduction <input name="coupon"></label>${own}</form><div><button type="button">Suivant</button></div></div></main>`;
  const scoreOf = async (html: string) => {
    const view = await shop.see(html, 'https://shop.example/checkout');
    const next = view.elements.find(({ text }) => text === 'Suivant');
    return classifyActions(view).find(({ ref, kind }) => ref === next?.ref && kind === 'continue')?.score ?? 0;
  };
  assert.ok((await scoreOf(coupon('<button>Utiliser</button>'))) > 0.8);
  assert.ok((await scoreOf(coupon(''))) < 0.5, 'without one it may send the code');
});

test('what keeps a thing for later neither buys it nor leads on', async () => {
  const product = (later: string, add: string) =>
    `<main><h1>Miska</h1><p>99,00 zł</p><a href="#">♡ ${later}</a><button>${add}</button></main>`;
  assert.equal(await best(product('Dodaj do listy życzeń', 'Dodaj do koszyka'), 'addToCart'), 'Dodaj do koszyka');
  assert.equal(await best(product('Dodaj do listy życzeń', 'Zapytaj'), 'addToCart'), '');
  assert.equal(
    await best(product('Add to wishlist', 'Add to cart from wishlist'), 'addToCart'),
    'Add to cart from wishlist',
  );
  const cart = '<main><h1>Carrinho</h1><button>Guardar para depois</button><button>Guardar e continuar</button></main>';
  assert.equal(await best(cart, 'continue'), 'Guardar e continuar');
  for (const [language, compares] of [
    ['nl', 'Toevoegen om te vergelijken'],
    ['en', 'Add to compare'],
    ['fr', 'Ajouter au comparateur'],
    ['pl', 'Dodaj opinię'],
    ['en', 'Add a review'],
    ['cs', 'Přidat hodnocení'],
  ] as const)
    assert.equal(await best(product(compares, 'Zapytaj'), 'addToCart'), '', language);
});

test('an address that one may write oneself is entered by hand', async () => {
  for (const name of ['Ange adressen själv', 'Skriv inn adressen selv', 'Indtast adressen selv', 'Cím megadása kézzel'])
    assert.equal(await best(`<main><button>${name}</button></main>`, 'enterManually'), name);
});

test('a bag among the goods is not the bag that holds them', async () => {
  const goods = `<main><ul><li><a href="/search?q=Bag">Bag</a></li><li><a href="/search?q=Lamp">Lamp</a></li></ul></main>`;
  assert.equal(await best(goods, 'viewCart'), '');
  assert.equal(await best(`<header><a href="/bag">Bag</a></header>${goods}`, 'viewCart'), 'Bag');
});

test('the till of another language may be something to buy', async () => {
  const score = async (language: string, href: string) => {
    const page = `<main><ul><li><a href="/c/lamba">Lamba</a></li><li><a href="${href}">Kase</a></li></ul></main>`;
    const seen = { ...(await shop.see(page)), language };
    return classifyActions(seen).find(({ kind }) => kind === 'goToCheckout')?.score ?? 0;
  };
  assert.ok((await score('tr', '/c/kase')) < 0.5);
  assert.ok((await score('lv', '/search?q=Kase')) < 0.5);
  assert.ok((await score('lv', '/c/kase')) >= 0.6);
  assert.ok((await score('tr', '/checkout')) >= 0.6);
});

test('"confirm" with the step that it confirms orders nothing; what only ever orders always does', async () => {
  const page = (name: string) => `<main><h1>Address</h1><form><label>Street <input></label><label>City <input></label>
    <p>Total: $64.95</p><button type="submit">${name}</button></form></main>`;
  for (const name of ['Confirm addresses', 'Confirm your shipping address', 'Confirm delivery method']) {
    assert.equal(await best(page(name), 'placeOrder'), '', name);
    assert.equal(await best(page(name), 'continue'), name);
  }
  const review = (name: string) => `<main><h1>Review your order</h1><p>Subtotal: $60.00</p><p>Total: $64.95</p>
    <form><button type="submit">${name}</button></form></main>`;
  for (const name of ['Confirm', 'Confirm order', 'Confirm and place order', 'Confirm and pay'])
    assert.equal(await best(review(name), 'placeOrder', 'https://shop.test/checkout/review'), name);
});

test('words that may add or show the cart show it on a link to its page', async () => {
  const adds = async (link: string) => {
    const taken = await shop.see(`<main><h1>Tasse</h1><p>14,90 €</p>${link}</main>`);
    return classifyActions(taken).some(({ kind, score }) => kind === 'addToCart' && score >= 0.6);
  };
  assert.equal(await adds('<a href="/Warenkorb">Zum Warenkorb</a>'), false);
  for (const other of [
    '<a href="/warenkorb?add=7">Zum Warenkorb</a>',
    '<a href="#">Zum Warenkorb</a>',
    '<a href="/cart/tasse-7">Zum Warenkorb</a>',
    '<button>Zum Warenkorb</button>',
  ])
    assert.equal(await adds(other), true, other);
});

test('beside a button that buys, one that says just "cart" and leads nowhere adds', async () => {
  const product = (cart: string) =>
    `<header><a href="/order/basket.html">장바구니 0</a></header><main><h1>캔들</h1><p>18,000원</p>
    <div><a href="#none">바로구매하기</a>${cart}</div></main>`;
  assert.equal(await best(product('<a href="#none">장바구니</a>'), 'addToCart'), '장바구니');
  assert.equal(await best(product('<a href="/order/basket.html">장바구니</a>'), 'addToCart'), '');
  assert.equal(await best(product('<a href="#none">장바구니 보기</a>'), 'addToCart'), '', 'it shows the cart');
});

test('what opens the place for a code shows no cart and adds nothing, though its address lies below the cart', async () => {
  const link = '<a href="/cart/coupon">Add a promo code</a>';
  const view = await shop.see(`<main><h1>Cart</h1><p>Lamp $20.00</p>${link}<a href="/cart">View cart</a></main>`);
  const code = view.elements.find(({ text }) => text === 'Add a promo code');
  const read = classifyActions(view).filter(({ ref, score }) => ref === code?.ref && score >= 0.3);
  assert.deepEqual(
    read.map(({ kind }) => kind),
    ['openCoupon'],
  );
  assert.equal(await best(`<main>${link}<a href="/cart">View cart</a></main>`, 'viewCart'), 'View cart');
});

test('of two small buttons beside a number that cannot be typed each is a step', async () => {
  const counter = (buttons: string) =>
    `<main><h1>Lamp</h1><p>$20.00</p><div><input type="number" name="qty" value="1" readonly>${buttons}</div><button>Add to cart</button></main>`;
  const named = counter('<button aria-label="Add"><i></i></button><button aria-label="Subtract"><i></i></button>');
  assert.equal(await best(named, 'increaseQuantity'), 'Add');
  assert.equal(await best(named, 'decreaseQuantity'), 'Subtract');
  assert.equal(await best(named, 'addToCart'), 'Add to cart');
  const foreign = counter(
    '<button aria-label="Vamto"><i></i></button><button aria-label="Nirru" disabled><i></i></button>',
  );
  assert.equal(await best(foreign, 'increaseQuantity'), 'Vamto');
  assert.equal(await best(foreign.replace(' readonly', ''), 'increaseQuantity'), '', 'a number is written');
  assert.equal(await best(counter('<button aria-label="Add"><i></i></button>'), 'increaseQuantity'), '');
  const bin = counter(
    '<button aria-label="Remove item"><i></i></button><button aria-label="Increase"><i></i></button>',
  );
  assert.equal(await best(bin, 'removeItem'), 'Remove item');
});

test('what counts the things in the cart at the head of a page adds none', async () => {
  const page = (tag: string, count: string) =>
    `<${tag}><button aria-label="Aantal items in de winkelwagen${count}"><svg width="20" height="20"></svg></button></${tag}><main><h1>Gieter</h1><p>Uitverkocht</p></main>`;
  const adds = async (html: string) => {
    const view = await shop.see(html);
    return Math.max(0, ...classifyActions(view).flatMap(({ kind, score }) => (kind === 'addToCart' ? [score] : [])));
  };
  assert.ok((await adds(page('header', ': 0'))) < 0.4);
  assert.ok((await adds(page('main', ''))) >= 0.4);
});
