import { type Answer, type Ask, escapeText, type Goods, money, type Shop } from './storefront.ts';

/** What a shop whose checkout alone is of interest calls the things before and after it. */
export interface FrontWords {
  shop: string;
  add: string;
  soldOut: string;
  cart: string;
  emptyCart: string;
  columns: readonly [product: string, price: string, quantity: string, sum: string];
  subtotal: string;
  checkout: string;
  thanks: string;
  /** Ends in the order's number. */
  number: string;
}

export interface Front {
  words: FrontWords;
  frame(ask: Ask, shop: Shop, title: string, body: string): string;
  price(shop: Shop, minor: number): string;
  lines(ask: Ask, shop: Shop): string;
  /** Product page, cart and thanks; null for what belongs to the checkout, which lives at `/checkout`. */
  answer(ask: Ask, shop: Shop): Answer | null;
}

/** A plain shop around a checkout: pages from the server, selects for variants, a cart page after adding. */
export function plainFront(words: FrontWords, style = ''): Front {
  const price = ({ definition }: Shop, minor: number) => money(minor, definition.currency, definition.language);
  const frame = ({ session }: Ask, shop: Shop, title: string, body: string) => {
    const count = session.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    return `<!doctype html><html lang="${shop.definition.language}"><head><meta charset="utf-8"><title>${title} | ${words.shop}</title><style>body{font:15px/1.5 sans-serif;margin:0}header{padding:12px 24px;border-bottom:1px solid #ddd}main{max-width:920px;margin:16px auto}td,th{padding:4px 12px;text-align:left}[hidden]{display:none!important}.error{color:#a00}${style}</style></head><body><header><a href="/">${words.shop}</a> · <a href="/cart">${words.cart} (${count})</a></header><main>${body}</main></body></html>`;
  };
  const lines = ({ session }: Ask, shop: Shop) =>
    `<table><thead><tr>${words.columns.map((name) => `<th>${name}</th>`).join('')}</tr></thead><tbody>${session.lines
      .map(
        ({ goods, variant, quantity }) =>
          `<tr><td><a href="/p/${goods.slug}">${goods.title}</a>${variant ? `<br><small>${variant}</small>` : ''}</td><td>${price(shop, goods.price)}</td><td>${quantity}</td><td>${price(shop, goods.price * quantity)}</td></tr>`,
      )
      .join('')}</tbody></table>`;
  const product = (ask: Ask, shop: Shop, goods: Goods) => {
    const options = (goods.options ?? []).map(
      ({ name, values }, at) =>
        `<p><label for="o${at}">${name}</label> <select id="o${at}" name="option${at}">${values.map((value) => `<option>${value}</option>`).join('')}</select></p>`,
    );
    const buy = goods.soldOut
      ? `<p><strong>${words.soldOut}</strong></p>`
      : `${options.join('')}<p><label for="n">${words.columns[2]}</label> <input id="n" type="number" name="quantity" value="1" min="1"> <button type="submit">${words.add}</button></p>`;
    return frame(
      ask,
      shop,
      goods.title,
      `<h1>${goods.title}</h1><p>${price(shop, goods.price)}</p><form method="post" action="/p/${goods.slug}">${buy}</form>`,
    );
  };
  const cart = (ask: Ask, shop: Shop) =>
    frame(
      ask,
      shop,
      words.cart,
      ask.session.lines.length === 0
        ? `<h1>${words.cart}</h1><p>${words.emptyCart}</p>`
        : `<h1>${words.cart}</h1>${lines(ask, shop)}<p>${words.subtotal}: <strong>${price(shop, shop.subtotal(ask.session))}</strong></p><p><a href="/checkout">${words.checkout}</a></p>`,
    );
  return {
    words,
    frame,
    price,
    lines,
    answer: (ask, shop) => {
      const { path, method, session, sent } = ask;
      if (path.startsWith('/p/')) {
        const goods = shop.goods(path.slice('/p/'.length));
        if (method === 'GET') return product(ask, shop, goods);
        const variant = (goods.options ?? []).map((_, at) => sent[`option${at}`] ?? '').join(' / ');
        shop.add(session, goods.slug, variant, Number(sent.quantity ?? 1));
        return { redirect: '/cart' };
      }
      if (path === '/cart') return cart(ask, shop);
      if (path === '/thanks') {
        const number = session.kept.order ?? '';
        if (number === '') return { redirect: '/cart' };
        return frame(
          ask,
          shop,
          words.thanks,
          `<h1>${words.thanks}</h1><p>${words.number} <strong>${number}</strong></p>`,
        );
      }
      if (path.startsWith('/checkout')) return session.lines.length === 0 ? { redirect: '/cart' } : null;
      return { page: '<h1>404</h1>', status: 404 };
    },
  };
}

export const ENGLISH: Omit<FrontWords, 'shop'> = {
  add: 'Add to cart',
  soldOut: 'Sold out',
  cart: 'Cart',
  emptyCart: 'Your cart is empty.',
  columns: ['Product', 'Price', 'Quantity', 'Total'],
  subtotal: 'Subtotal',
  checkout: 'Proceed to checkout',
  thanks: 'Thank you for your order',
  number: 'Your order number is',
};

export interface TextField {
  name: string;
  label: string;
  /** What stands in it; nothing unless told. */
  value?: string;
  type?: string;
  optional?: boolean;
}

export function textField({ name, label, value = '', type = 'text', optional = false }: TextField): string {
  return `<p><label for="${name}">${label}${optional ? '' : ' *'}</label><br><input id="${name}" name="${name}" type="${type}" value="${escapeText(value)}"></p>`;
}

export function select(
  name: string,
  label: string,
  options: readonly (readonly [value: string, label: string])[],
  chosen = '',
): string {
  return `<p><label for="${name}">${label}</label><br><select id="${name}" name="${name}">${options
    .map(([value, text]) => `<option value="${value}"${value === chosen ? ' selected' : ''}>${text}</option>`)
    .join('')}</select></p>`;
}

export const CARD_FIELDS: readonly TextField[] = [
  { name: 'card_number', label: 'Card number' },
  { name: 'card_expiry', label: 'Expiry date (MM/YY)' },
  { name: 'card_cvc', label: 'Security code' },
];

/** What a form with the fields above sent, as the provider judges cards. */
export function cardOf(sent: Readonly<Record<string, string>>): Record<string, string> {
  return { number: sent.card_number ?? '', expiry: sent.card_expiry ?? '', cvc: sent.card_cvc ?? '' };
}

/** What the shop was told so far, over several forms. */
export function keepTold({ session, sent }: Pick<Ask, 'session' | 'sent'>): Record<string, string> {
  const told = { ...toldOf({ session }), ...sent };
  for (const name of Object.keys(told)) if (name.startsWith('card_')) delete told[name];
  session.kept.customer = JSON.stringify(told);
  return told;
}

export function toldOf({ session }: Pick<Ask, 'session'>): Record<string, string> {
  return JSON.parse(session.kept.customer ?? '{}') as Record<string, string>;
}
