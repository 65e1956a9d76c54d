// A Japanese shop: guests pass beside a sign-in, names are split and have a reading, a postal code fills prefecture and
// city, the delivery is a select that reloads the page, day and hour may be wished for, and a confirmation comes last.
import { judgeCard } from '../core/card-fields.ts';
import { cardOf, keepTold, plainFront, toldOf } from '../core/plain-front.ts';
import { type Answer, type Ask, escapeText, type Shop, type Storefront } from '../core/storefront.ts';

const front = plainFront({
  shop: '山ノ手雑貨店',
  add: 'カートに入れる',
  soldOut: 'ただいま品切れ中です。',
  cart: 'ショッピングカート',
  emptyCart: '現在カート内に商品はございません。',
  columns: ['商品内容', '単価', '数量', '小計'],
  subtotal: '合計',
  checkout: 'レジに進む',
  thanks: 'ご注文ありがとうございました',
  number: 'ご注文番号：',
});

export const guestConfirm: Storefront = {
  name: 'guest-confirm',
  language: 'ja-JP',
  currency: 'JPY',
  country: 'JP',
  goods: [
    { slug: 'yunomi', title: '湯呑み 青磁', price: 220000 },
    { slug: 'tenugui', title: '手ぬぐい', price: 120000, options: [{ name: '柄', values: ['波', '麻の葉', '千鳥'] }] },
    { slug: 'kyusu', title: '急須', price: 680000, soldOut: true },
  ],
  deliveries: [
    { id: '1', title: 'クール宅配便', price: 110000 },
    { id: '2', title: '通常宅配便', price: 66000 },
  ],
  answer: (ask, shop) => front.answer(ask, shop) ?? checkout(ask, shop),
};

const METHODS: [string, string][] = [
  ['1', '郵便振替'],
  ['2', '代金引換'],
  ['3', 'クレジットカード'],
];
const TEXTS = ['name01', 'name02', 'postal_code', 'addr01', 'addr02', 'phone_number', 'email'];

function checkout(ask: Ask, shop: Shop): Answer {
  const { path, method, session, sent } = ask;
  if (path === '/checkout') return toldOf(ask).addr01 ? { redirect: '/checkout/shopping' } : login(ask, shop);
  if (path === '/checkout/login') return login(ask, shop);
  if (path === '/checkout/zip')
    return { json: ask.query.get('code') === '1000005' ? { pref: '13', city: '千代田区' } : {} };
  if (path === '/checkout/nonmember') {
    if (method === 'GET') return nonmember(ask, shop, []);
    const wrong = [...TEXTS, 'pref'].filter((name) => !sent[name]);
    if (sent.email !== sent.email_second) wrong.push('email_second');
    if (wrong.length > 0) return nonmember(ask, shop, wrong);
    keepTold(ask);
    return { redirect: '/checkout/shopping' };
  }
  if (!toldOf(ask).addr01) return { redirect: '/checkout' };
  if (path === '/checkout/shopping') return shopping(ask, shop, '');
  if (method !== 'POST') return { redirect: '/checkout/shopping' };
  if (path === '/checkout/redirect') {
    session.kept.delivery = sent.Delivery ?? '1';
    session.kept.method = sent.Payment ?? '1';
    return { redirect: '/checkout/shopping' };
  }
  if (path === '/checkout/confirm') {
    session.kept.delivery = sent.Delivery ?? '1';
    session.kept.method = sent.Payment ?? '1';
    const verdict = session.kept.method === '3' ? judgeCard(cardOf(sent)) : null;
    if (verdict === 'incomplete') return shopping(ask, shop, 'カード情報をご確認ください。');
    session.kept.verdict = verdict ?? 'approved';
    return confirm(ask, shop);
  }
  if (path !== '/checkout/complete') return { page: '<h1>404</h1>', status: 404 };
  if (session.kept.verdict === 'declined') return shopping(ask, shop, 'カードが拒否されました。');
  const order = shop.book(session, {
    delivery: session.kept.delivery ?? '1',
    payment: session.kept.method === '3' ? 'card' : 'offline',
    customer: toldOf(ask),
  });
  session.kept = { order: order.number };
  return { redirect: '/thanks' };
}

function login(ask: Ask, shop: Shop): string {
  return front.frame(
    ask,
    shop,
    'ログイン',
    `<h1>ログイン</h1><div><form method="post" action="/checkout/login"><p><input type="text" name="login_email" placeholder="メールアドレス"></p><p><input type="password" name="login_pass" placeholder="パスワード"></p><button type="submit">ログイン</button></form><a href="/forgot">ログイン情報をお忘れですか？</a> <a href="/entry">新規会員登録</a></div><div><p>会員登録をせずに購入手続きをされたい方は、下記よりお進みください。</p><a href="/checkout/nonmember">ゲスト購入</a></div>`,
  );
}

function nonmember(ask: Ask, shop: Shop, wrong: readonly string[]): string {
  const { sent } = ask;
  const input = (name: string, hint = '', type = 'text') =>
    `<input type="${type}" name="${name}" placeholder="${hint}" value="${escapeText(sent[name] ?? '')}">${wrong.includes(name) ? '<p class="error">入力されていません。</p>' : ''}`;
  const row = (label: string, body: string, isRequired = true) =>
    `<dl><dt><label>${label}</label>${isRequired ? ' <span>必須</span>' : ''}</dt><dd>${body}</dd></dl>`;
  const prefectures = [
    ['', '都道府県を選択'],
    ['1', '北海道'],
    ['13', '東京都'],
    ['27', '大阪府'],
  ].map(([value, text]) => `<option value="${value}"${sent.pref === value ? ' selected' : ''}>${text}</option>`);
  return front.frame(
    ask,
    shop,
    'お客様情報の入力',
    `<h1>お客様情報の入力</h1><form method="post">${row('お名前', `${input('name01', '姓')}${input('name02', '名')}`)}${row('お名前(カナ)', `${input('kana01', 'セイ')}${input('kana02', 'メイ')}`, false)}${row('会社名', input('company_name'), false)}${row('住所', `<p>〒 ${input('postal_code', '例：5300001', 'tel')}</p><p><select name="pref">${prefectures.join('')}</select></p><p>${input('addr01', '市区町村名 (例：大阪市北区)')}</p><p>${input('addr02', '番地・ビル名 (例：西梅田1丁目6-8)')}</p>`)}${row('電話番号', input('phone_number', '例：11122223333', 'tel'))}${row('メールアドレス', `${input('email', '例：sample@example.com', 'email')}${input('email_second', '確認のためもう一度入力してください', 'email')}`)}<button type="submit">次へ</button> <a href="/cart">戻る</a></form><script>
var zip = document.querySelector('[name=postal_code]');
zip.addEventListener('blur', function () {
  fetch('/checkout/zip?code=' + zip.value.replace(/\\D/g, '')).then(function (answer) { return answer.json(); }).then(function (found) {
    if (found.pref) { document.querySelector('[name=pref]').value = found.pref; document.querySelector('[name=addr01]').value = found.city; }
  });
});
</script>`,
  );
}

function shopping(ask: Ask, shop: Shop, wrong: string): string {
  const { kept } = ask.session;
  const told = toldOf(ask);
  const ways = shop.definition.deliveries.map(
    ({ id, title, price }) =>
      `<option value="${id}"${id === (kept.delivery ?? '1') ? ' selected' : ''}>${title}（送料 ${front.price(shop, price)}）</option>`,
  );
  const methods = METHODS.map(
    ([id, label]) =>
      `<div><input type="radio" id="pay${id}" name="Payment" value="${id}" onchange="reload()"${id === (kept.method ?? '1') ? ' checked' : ''}><label for="pay${id}">${label}</label></div>`,
  );
  const card =
    kept.method === '3'
      ? `<h2>クレジットカード情報</h2><p><label for="cn">カード番号</label><input id="cn" name="card_number"></p><p><label for="ce">有効期限（MM/YY）</label><input id="ce" name="card_expiry"></p><p><label for="cc">セキュリティコード</label><input id="cc" name="card_cvc"></p>`
      : '';
  const wish = (name: string, label: string, options: readonly string[]) =>
    `<p><label for="${name}">${label}</label><select id="${name}" name="${name}"><option value="">指定なし</option>${options.map((one) => `<option>${one}</option>`).join('')}</select></p>`;
  return front.frame(
    ask,
    shop,
    'ご注文手続き',
    `<h1>ご注文手続き</h1>${wrong ? `<p class="error" role="alert">${wrong}</p>` : ''}<form id="shopping" method="post" action="/checkout/confirm"><h2>お客様情報</h2><p>${escapeText(`${told.name01 ?? ''} ${told.name02 ?? ''} 様`)}<br>〒${escapeText(told.postal_code ?? '')} ${escapeText(told.addr01 ?? '')}${escapeText(told.addr02 ?? '')}</p><a href="/checkout/nonmember">変更</a><h2>配送情報</h2>${front.lines(ask, shop)}<p><label for="Delivery">配送方法</label><select id="Delivery" name="Delivery" onchange="reload()">${ways.join('')}</select></p>${wish('delivery_date', 'お届け日', ['2026/12/01(火)', '2026/12/02(水)'])}${wish('delivery_time', 'お届け時間', ['午前', '午後'])}<h2>お支払方法</h2>${methods.join('')}${card}<h2>お問い合わせ</h2><textarea name="message" placeholder="お問い合わせ事項がございましたら、こちらにご入力ください。"></textarea>${sums(ask, shop)}<button type="submit">確認する</button> <a href="/cart">カートに戻る</a></form><script>function reload() { var form = document.getElementById('shopping'); form.action = '/checkout/redirect'; form.submit(); }</script>`,
  );
}

function confirm(ask: Ask, shop: Shop): string {
  const told = toldOf(ask);
  const { kept } = ask.session;
  const way = shop.definition.deliveries.find(({ id }) => id === kept.delivery)?.title ?? '';
  const pay = METHODS.find(([id]) => id === kept.method)?.[1] ?? '';
  return front.frame(
    ask,
    shop,
    'ご注文内容のご確認',
    `<h1>ご注文内容のご確認</h1><form method="post" action="/checkout/complete"><h2>お客様情報</h2><p>${escapeText(`${told.name01 ?? ''} ${told.name02 ?? ''} 様`)}<br>〒${escapeText(told.postal_code ?? '')} ${escapeText(told.addr01 ?? '')}${escapeText(told.addr02 ?? '')}</p><h2>配送情報</h2>${front.lines(ask, shop)}<p>配送方法：${way}<br>お届け日：指定なし</p><h2>お支払方法</h2><p>${pay}</p>${sums(ask, shop)}<button type="submit">注文する</button> <a href="/checkout/shopping">ご注文手続きに戻る</a></form>`,
  );
}

function sums({ session }: Ask, shop: Shop): string {
  const way = shop.definition.deliveries.find(({ id }) => id === (session.kept.delivery ?? '1'));
  const subtotal = shop.subtotal(session);
  const rows: [string, string][] = [
    ['小計', front.price(shop, subtotal)],
    ['手数料', front.price(shop, 0)],
    ['送料', front.price(shop, way?.price ?? 0)],
    ['合計', `${front.price(shop, subtotal + (way?.price ?? 0))} 税込`],
    ['加算ポイント', '22 pt'],
  ];
  return `<div>${rows.map(([label, value]) => `<dl><dt>${label}</dt><dd>${value}</dd></dl>`).join('')}</div>`;
}
