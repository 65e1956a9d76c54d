// An Arabic shop that reads from right to left: digits and amounts run the other way inside the text, the way on points
// left, the city is a list that can be searched, and what fields are for is said in Arabic only.
import { type Answer, type Ask, pause, type Shop, type Storefront } from '../core/storefront.ts';

export const rightToLeft: Storefront = {
  name: 'right-to-left',
  language: 'ar-SA',
  currency: 'SAR',
  country: 'SA',
  taxPercent: 15,
  goods: [
    { slug: 'dallah', title: 'دلة قهوة نحاسية', price: 14500 },
    { slug: 'thobe', title: 'ثوب قطني', price: 22000, options: [{ name: 'المقاس', values: ['S', 'M', 'L'] }] },
    { slug: 'mabkhara', title: 'مبخرة خشبية', price: 9900, soldOut: true },
  ],
  deliveries: [
    { id: 'smsa', title: 'سمسا إكسبرس', price: 3500 },
    { id: 'spl', title: 'البريد السعودي', price: 1800 },
  ],
  answer: async (ask, shop) => {
    const { path, session, sent } = ask;
    const slug = /^\/ar\/p\/([a-z]+)$/.exec(path)?.[1];
    if (slug) return product(ask, shop, slug);
    if (path === '/ar/cart/add') {
      shop.add(session, sent.slug ?? '', sent.size ?? '', Number(sent.quantity ?? 1));
      return { redirect: '/ar/cart' };
    }
    if (path === '/ar/cart/set') {
      const line = session.lines[Number(sent.at)];
      if (line) line.quantity = Number(sent.quantity);
      session.lines = session.lines.filter((each) => each.quantity > 0);
      return { redirect: '/ar/cart' };
    }
    if (path === '/ar/cart') return cart(ask, shop);
    if (path === '/ar/checkout/pay') {
      await pause(250);
      return pay(ask, shop);
    }
    if (path === '/ar/checkout') return session.lines.length > 0 ? checkout(ask, shop, '') : { redirect: '/ar/cart' };
    if (path === '/ar/thanks')
      return frame(ask, `<h1>شكراً لك! تم استلام طلبك بنجاح</h1><p>رقم الطلب: <b>${session.kept.order}</b></p>`);
    return { page: '<h1>الصفحة غير موجودة</h1>', status: 404 };
  },
};

const price = (minor: number): string => `${(minor / 100).toFixed(2)} ر.س`;

function product(ask: Ask, shop: Shop, slug: string): string {
  const goods = shop.goods(slug);
  const [axis] = goods.options ?? [];
  const options = axis
    ? `<p><label for="size">${axis.name}</label><select id="size" name="size" required><option value="">اختر</option>${axis.values.map((value) => `<option>${value}</option>`).join('')}</select></p>`
    : '';
  const buy = goods.soldOut
    ? '<p class="out-of-stock">نفدت الكمية</p>'
    : `<form method="post" action="/ar/cart/add"><input type="hidden" name="slug" value="${slug}">${options}<p><label for="quantity">الكمية</label><input id="quantity" type="number" name="quantity" value="1" min="1"></p><button type="submit" class="btn btn--add-to-cart">أضف إلى السلة</button></form>`;
  return frame(ask, `<h1>${goods.title}</h1><p class="product-price">${price(goods.price)}</p>${buy}`);
}

function cart(ask: Ask, shop: Shop): string {
  const { session } = ask;
  if (session.lines.length === 0) return frame(ask, '<h1>سلة المشتريات</h1><p>السلة فارغة</p>');
  const rows = session.lines.map(
    ({ goods, variant, quantity }, at) =>
      `<tr><td><a href="/ar/p/${goods.slug}">${goods.title}</a>${variant ? `<br><small>المقاس: ${variant}</small>` : ''}</td><td>${price(goods.price)}</td><td><form method="post" action="/ar/cart/set"><input type="hidden" name="at" value="${at}"><input type="number" name="quantity" aria-label="الكمية" value="${quantity}" onchange="this.form.submit()"></form></td><td>${price(goods.price * quantity)}</td><td><form method="post" action="/ar/cart/set"><input type="hidden" name="at" value="${at}"><input type="hidden" name="quantity" value="0"><button type="submit" class="btn--delete" aria-label="حذف المنتج">×</button></form></td></tr>`,
  );
  return frame(
    ask,
    `<h1>سلة المشتريات</h1><table><thead><tr><th>المنتج</th><th>السعر</th><th>الكمية</th><th>المجموع</th><th></th></tr></thead><tbody>${rows.join('')}</tbody></table><p>مجموع المنتجات <b>${price(shop.subtotal(session))}</b></p><a href="/ar/checkout" class="btn btn--primary">إتمام الطلب</a>`,
  );
}

function checkout({ session, sent }: Ask, shop: Shop, problem: string): string {
  const field = (name: string, label: string, token: string, type = 'text') =>
    `<p><label for="${name}">${label}</label><input id="${name}" name="${name}" type="${type}" autocomplete="${token}" value="${sent[name] ?? ''}" required></p>`;
  const subtotal = shop.subtotal(session);
  const tax = Math.round((subtotal * 15) / 100);
  const row = (label: string, value: string, id = '') => `<tr><td>${label}</td><td${id}>${value}</td></tr>`;
  const lines = session.lines.map(
    ({ goods, variant, quantity }) =>
      `<li><span>${goods.title}${variant ? ` - ${variant}` : ''}</span> <span>× ${quantity}</span> <b>${price(goods.price * quantity)}</b></li>`,
  );
  const first = shop.definition.deliveries[0]?.price ?? 0;
  return frame(
    { session, sent } as Ask,
    `<h1>إتمام الطلب</h1>${problem ? `<div class="alert alert-danger" role="alert">${problem}</div>` : ''}<form method="post" action="/ar/checkout/pay"><h2>عنوان الشحن</h2>${field('first_name', 'الاسم الأول', 'given-name')}${field('last_name', 'اسم العائلة', 'family-name')}${field('email', 'البريد الإلكتروني', 'email', 'email')}${field('mobile', 'رقم الجوال', 'tel', 'tel')}${field('street', 'الشارع ورقم المبنى', 'address-line1')}${field('city', 'المدينة', 'address-level2')}${field('postal', 'الرمز البريدي', 'postal-code')}<p><label for="country">الدولة</label><select id="country" name="country" autocomplete="country"><option value="SA" selected>المملكة العربية السعودية</option><option value="AE">الإمارات العربية المتحدة</option></select></p><h2>طريقة الشحن</h2>${shop.definition.deliveries.map(({ id, title, price: cost }, at) => `<p><label><input type="radio" name="shipping_method" value="${id}" data-cost="${cost}"${at === 0 ? ' checked' : ''}> ${title} - ${price(cost)}</label></p>`).join('')}<h2>طريقة الدفع</h2><p><label><input type="radio" name="payment_method" value="card" checked> بطاقة ائتمانية</label></p><p><label><input type="radio" name="payment_method" value="bank"> تحويل بنكي</label></p><p><label for="cn">رقم البطاقة</label><input id="cn" name="card_number" autocomplete="cc-number" inputmode="numeric"></p><p><label for="ce">تاريخ الانتهاء</label><input id="ce" name="card_expiry" autocomplete="cc-exp" placeholder="MM/YY"></p><p><label for="cv">رمز الأمان</label><input id="cv" name="card_cvc" autocomplete="cc-csc" maxlength="4"></p><p><label><input type="checkbox" name="terms" value="1" required> أوافق على الشروط والأحكام</label></p><h2>ملخص الطلب</h2><ul>${lines.join('')}</ul><table>${row('المجموع الفرعي', price(subtotal))}${row('الشحن', price(first), ' data-shipping')}${row('ضريبة القيمة المضافة', price(tax))}${row('<b>الإجمالي</b>', price(subtotal + tax + first), ' data-total')}</table><button type="submit" class="btn btn--primary" id="place-order">تأكيد الطلب</button></form><script>document.querySelectorAll('[name=shipping_method]').forEach(function (radio) { radio.addEventListener('change', function () { var cost = Number(radio.dataset.cost), show = function (minor) { return (minor / 100).toFixed(2) + ' ر.س'; }; document.querySelector('[data-shipping]').textContent = show(cost); document.querySelector('[data-total]').textContent = show(${subtotal + tax} + cost); }); });</script>`,
  );
}

function pay(ask: Ask, shop: Shop): Answer {
  const { sent, session } = ask;
  const card = `${sent.card_number?.replace(/\D/g, '')} ${sent.card_expiry?.replace(/\s/g, '')} ${sent.card_cvc}`;
  if (sent.payment_method === 'card' && !/^\d{16} 12\/31 123$/.test(card))
    return checkout(ask, shop, 'بيانات البطاقة غير صحيحة');
  if (sent.payment_method === 'card' && !card.startsWith('4242')) return checkout(ask, shop, 'تم رفض البطاقة');
  const order = shop.book(session, {
    delivery: sent.shipping_method ?? '',
    payment: sent.payment_method === 'card' ? 'card' : 'offline',
    customer: sent,
  });
  session.kept = { order: order.number };
  return { redirect: '/ar/thanks' };
}

function frame({ session }: Ask, body: string): string {
  const count = session.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return `<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><title>سوق نجد</title><style>body{font:16px Tahoma,sans-serif;margin:0 auto;max-width:900px}label{display:inline-block;min-width:150px}.alert-danger{color:#b00}</style></head><body><header><a href="/ar">سوق نجد</a> <a href="/ar/login">تسجيل الدخول</a> <a href="/ar/cart" class="cart-link">السلة (${count})</a></header><main>${body}</main></body></html>`;
}
