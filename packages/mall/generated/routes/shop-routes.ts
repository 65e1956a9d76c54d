import { drawPicture, type PictureKind } from '../../src/draw-picture.ts';
import { html } from '../../src/markup.ts';
import { asset, json, type Reply, redirect } from '../../src/reply.ts';
import { regionsOf } from '../market/regions.ts';
import { accountPage, homePage, searchPage, textPage } from '../pages/aside-pages.ts';
import { couponPage } from '../pages/cart-coupon.ts';
import { cartAgain, cartPage, drawerOf } from '../pages/cart-page.ts';
import { cartLink, sideCart } from '../pages/layout.ts';
import { amount, noticeOf, productUrl } from '../pages/parts.ts';
import { chosenOptions, productPage, stockLine } from '../pages/product-page.ts';
import { plainText } from '../plain-text.ts';
import { deliveryCost, unitPrice } from '../price-order.ts';
import { goodOf } from '../shop.ts';
import { mark } from '../truth.ts';
import { type Desk, go, show } from './desk.ts';
import { readWishes } from './read-wishes.ts';
import { takeCoupon } from './take-coupon.ts';

/** Browsing, adding and the cart. */
export function answerShop(desk: Desk): Reply | null {
  const { shop, books, visit, request } = desk;
  const { path, method } = request;
  if (path === '/') return show(desk, { kind: 'home', title: shop.name, body: () => homePage(shop) });
  if (path.startsWith('/pic/')) return picture(desk, path.slice(5, -4));
  const good = shop.goods.find(({ slug }) => isProduct(desk, slug));
  if (good && method !== 'POST') {
    const { where, write } = shop.design.productData.does;
    const data = write(shop, good);
    const body = () =>
      html`${productPage(shop, books, good, chosenOptions(shop, good, request.query))}${where === 'body' ? data : ''}`;
    return show(desk, { kind: 'product', title: good.name, body, ...(where === 'head' ? { head: data } : {}) });
  }
  if (path === '/variant') return variant(desk);
  if (path === '/regions') return json({ regions: regionsOf(request.query.get('country') ?? '') });
  if (path === '/estimate' && method === 'POST') return estimate(desk);
  if (path === '/cart/add' && method === 'POST') return add(desk);
  if (path === '/cart/update' && method === 'POST') return update(desk);
  if (path === '/cart/coupon')
    return show(desk, { kind: 'coupon', title: shop.say('coupon'), body: () => couponPage(shop) });
  if (path === '/cart/drawer') return json({ swap: { drawer: drawerOf(shop, visit).markup } });
  if (path === '/cart/checkout' && method === 'POST') {
    if (request.form.has(shop.nameOf('terms'))) return go(desk, '/checkout');
    visit.notice = { kind: 'error', text: `${shop.say('fixErrors')}: ${shop.say('terms')}`, what: 'invalid' };
    return go(desk, '/cart');
  }
  if (path === '/cart') return show(desk, { kind: 'cart', title: shop.say('cart'), body: () => cartPage(shop, visit) });
  return aside(desk);
}

/** What every shop has besides the path of an order. */
function aside(desk: Desk): Reply | null {
  const { shop, visit, request } = desk;
  const { path, query } = request;
  if (path === '/newsletter') {
    visit.notice = { kind: 'success', text: `${shop.say('newsletter')} ✓`, what: 'subscribed' };
    const from = URL.parse(request.headers.referer ?? '');
    return redirect(from ? from.pathname + from.search : '/');
  }
  if (path === '/search') {
    const wish = (query.get('q') ?? '').toLowerCase();
    const found = shop.goods.filter(({ name }) => name.toLowerCase().includes(wish));
    return show(desk, { kind: 'search', title: shop.say('search'), body: () => searchPage(shop, found) });
  }
  if (path === '/terms')
    return show(desk, { kind: 'text', title: shop.say('terms'), body: () => textPage(shop, 'terms') });
  if (path.startsWith('/account'))
    return show(desk, { kind: 'account', title: shop.say('account'), body: () => accountPage(shop) });
  return null;
}

function isProduct({ shop, request }: Desk, slug: string): boolean {
  const url = new URL(productUrl(shop, slug), 'http://shop.invalid');
  if (url.pathname !== request.path) return false;
  return [...url.searchParams].every(([name, value]) => request.query.get(name) === value);
}

const tints: Record<string, number> = { red: 4, blue: 215, green: 145, black: 230, white: 50 };

function picture({ shop, request }: Desk, slug: string): Reply | null {
  const good = goodOf(shop, slug);
  if (!good) return null;
  return asset(
    'image/svg+xml',
    drawPicture(good.picture as PictureKind, tints[request.query.get('tint') ?? ''] ?? good.hue),
  );
}

/** Price and stock for another choice. */
function variant({ shop, books, request }: Desk): Reply {
  const good = goodOf(shop, request.query.get('product') ?? '');
  if (!good) return json({});
  const chosen = chosenOptions(shop, good, request.query);
  const isOut = good.groups.every((group) => chosen[group.kind]) && books.stock(good.slug, chosen) <= 0;
  return json({
    swap: { price: amount(shop, unitPrice(good, chosen)).markup, stock: stockLine(shop, books, good, chosen).markup },
    buy: {
      disabled: isOut && shop.design.soldOutValues.does !== 'refused',
      label: shop.say(isOut && shop.design.soldOutValues.does !== 'refused' ? 'soldOut' : 'addToCart'),
    },
  });
}

/** What deliveries cost, told in the shop's usual way. */
function estimate({ shop, visit, request, isScript }: Desk): Reply {
  const rates = shop.deliveries
    .map((each) => `${each.label} ${plainText(amount(shop, deliveryCost(shop, each, visit)))}`)
    .join(' · ');
  visit.notice = { kind: 'success', text: `${shop.say('shipping')}: ${rates}`, what: 'rates' };
  if (isScript) return json({ swap: { panel: noticeOf(shop, visit).markup } });
  const from = URL.parse(request.headers.referer ?? '');
  return redirect(from ? from.pathname + from.search : '/');
}

function add(desk: Desk): Reply {
  const { shop, books, visit, request } = desk;
  const { form } = request;
  const good = goodOf(shop, form.get('product') ?? '');
  if (!good) return redirect('/');
  const back = productUrl(shop, good.slug);
  const refuse = (text: string, what: string): Reply => {
    visit.notice = { kind: 'error', text, what };
    if (!desk.isScript) return redirect(back);
    const notice = shop.design.notices.does(shop, visit.notice);
    visit.notice = null;
    return json({ swap: { panel: notice.markup } });
  };
  const wishes = readWishes(shop, good, form);
  if (typeof wishes === 'string') return refuse(shop.say('chooseOption', { name: wishes }), 'chooseOption');
  const monthly = form.get('purchase') === 'monthly';
  for (const { options, quantity } of wishes) {
    const same = visit.lines.find(
      (line) =>
        line.slug === good.slug && line.monthly === monthly && JSON.stringify(line.options) === JSON.stringify(options),
    );
    if (books.stock(good.slug, options) < quantity + (same?.quantity ?? 0))
      return refuse(`${good.name}: ${shop.say('soldOut')}`, 'soldOut');
    if (same) same.quantity += quantity;
    else visit.lines.push({ slug: good.slug, options, quantity, monthly });
  }
  return afterAdding(desk, good.name, back);
}

function afterAdding(desk: Desk, name: string, back: string): Reply {
  const { shop, visit, isScript } = desk;
  const how = shop.design.adding.does;
  const added = { kind: 'success' as const, text: shop.say('added', { item: name }), what: 'added' };
  if (how === 'checkout') return go(desk, '/checkout');
  if (!isScript) {
    if (how !== 'cart-page') visit.notice = added;
    return redirect(
      how === 'cart-page' || ['drawer', 'dropdown', 'modal', 'fleeting', 'in-cart'].includes(how)
        ? cartOr(desk, '/checkout')
        : back,
    );
  }
  const link = { 'cart-link': cartLink(shop, visit).markup, 'side-cart': sideCart(shop, visit).markup };
  const drawer = drawerOf(shop, visit).markup;
  if (how === 'drawer') return json({ swap: { drawer }, outer: link, open: 'drawer' });
  if (how === 'dropdown') return json({ swap: { drawer }, outer: link, open: 'dropdown' });
  if (how === 'modal') return json({ swap: { drawer }, outer: link, open: 'modal' });
  if (how === 'fleeting') return json({ swap: { drawer }, outer: link, open: 'drawer', closesAfter: 4000 });
  if (how === 'in-cart') {
    const pieces = visit.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const words = shop.say('inCart', { n: pieces });
    const button = html`<a class="${shop.c('button primary')}" href="/cart"${mark('action:viewCart')}>✓ ${words}</a>`;
    return json({ outer: link, becomes: button.markup });
  }
  if (how === 'button') return json({ outer: link, pressed: shop.say('added', { item: name }) });
  if (how === 'beside-button') {
    const onward = html` · <a href="/checkout"${mark('action:checkout')}>${shop.say('checkout')}</a>`;
    const words = html`<p class="${shop.c('in-stock')}" role="status"><span${mark('message:added')}>${added.text}</span>. <a href="/cart"${mark('action:viewCart')}>${shop.say('viewCart')}</a>${shop.design.terms.does === 'cart' ? '' : onward}</p>`;
    return json({ swap: { added: words.markup }, outer: link });
  }
  if (how === 'cover') {
    const cover = html`<div class="${shop.c('veil')}" data-fade="2000"><p class="${shop.c('cover')}"${mark('message:added')}>✓ ${added.text}</p></div>`;
    return json({ swap: { panel: cover.markup }, outer: link });
  }
  const toast = `<div class="${shop.c('toasts')}"><div class="${shop.c('toast success')}" role="status" data-fade="5000" data-truth="message:added">${added.text} <a href="/cart" data-truth="action:viewCart">${shop.say('viewCart')}</a></div></div>`;
  return json({ swap: { panel: toast }, outer: link });
}

const cartOr = ({ shop }: Desk, other: string) => (shop.design.cartPage.does === 'none' ? other : '/cart');

function update(desk: Desk): Reply {
  const { shop, books, visit, request } = desk;
  const removed = request.form.get('remove') ?? request.form.get('later');
  const dropped = request.form.getAll('drop');
  const [stepped, by] = (request.form.get('step') ?? '').split(':');
  const back = visit.later[Number(request.form.get('back') ?? 'none')];
  if (back) visit.later = visit.later.filter((line) => line !== back);
  visit.lines = visit.lines.flatMap((line, index) => {
    if (removed === String(index) || removed === 'all' || dropped.includes(String(index))) {
      if (request.form.has('later')) visit.later.push(line);
      return [];
    }
    const wanted =
      stepped === String(index)
        ? line.quantity + Number(by)
        : Number.parseInt(request.form.get(`qty-${index}`) ?? '', 10);
    if (!Number.isInteger(wanted)) return [line];
    if (wanted <= 0) return [];
    if (books.stock(line.slug, line.options) < wanted) {
      visit.notice = {
        kind: 'error',
        text: `${goodOf(shop, line.slug)?.name ?? ''}: ${shop.say('onlyLeft', { n: books.stock(line.slug, line.options) })}`,
        what: 'soldOut',
      };
      return [line];
    }
    return [{ ...line, quantity: wanted }];
  });
  if (back) visit.lines.push(back);
  if (request.form.has('apply')) return takeCoupon(desk);
  const onward = request.form.get('go');
  if (onward && !visit.notice) return go(desk, onward === '/checkout' ? onward : '/');
  if (!desk.isScript) return redirect('/cart');
  return json({
    swap: cartAgain(shop, visit),
    outer: { 'cart-link': cartLink(shop, visit).markup, 'side-cart': sideCart(shop, visit).markup },
  });
}
