// A Turkish shop: districts are fetched into a select once the province is chosen, a customer is a person or a company,
// two agreements have to be ticked, and everything is on one page.
import { judgeCard } from '../core/card-fields.ts';
import { cardOf, keepTold, plainFront, textField, toldOf } from '../core/plain-front.ts';
import type { Answer, Ask, Shop, Storefront } from '../core/storefront.ts';

const front = plainFront({
  shop: 'Kuzguncuk Çarşısı',
  add: 'Sepete Ekle',
  soldOut: 'Stokta yok',
  cart: 'Sepetim',
  emptyCart: 'Sepetiniz boş.',
  columns: ['Ürün', 'Fiyat', 'Adet', 'Tutar'],
  subtotal: 'Ara Toplam',
  checkout: 'Alışverişi Tamamla',
  thanks: 'Siparişiniz alındı, teşekkür ederiz',
  number: 'Sipariş numaranız:',
});

export const districts: Storefront = {
  name: 'districts',
  language: 'tr-TR',
  currency: 'TRY',
  country: 'TR',
  goods: [
    { slug: 'bakir-cezve', title: 'Bakır cezve', price: 64900 },
    {
      slug: 'kilim',
      title: 'El dokuma kilim',
      price: 248000,
      options: [{ name: 'Renk', values: ['Kırmızı', 'Mavi'] }],
    },
    { slug: 'semaver', title: 'Semaver', price: 389000, soldOut: true },
  ],
  deliveries: [
    { id: 'hizli', title: 'Hızlı Teslimat', price: 14900 },
    { id: 'kargo', title: 'Standart Kargo', price: 5900 },
  ],
  answer: (ask, shop) => front.answer(ask, shop) ?? checkout(ask, shop),
};

const DISTRICTS: Record<string, readonly string[]> = {
  '6': ['Çankaya', 'Keçiören', 'Mamak'],
  '34': ['Beşiktaş', 'Fatih', 'Kadıköy', 'Şişli', 'Üsküdar'],
  '35': ['Bornova', 'Karşıyaka', 'Konak'],
};
const PROVINCES: Record<string, string> = { '6': 'Ankara', '34': 'İstanbul', '35': 'İzmir' };

function checkout(ask: Ask, shop: Shop): Answer {
  const { path, method, session, sent } = ask;
  if (path === '/checkout/ilceler') return { json: DISTRICTS[ask.query.get('il') ?? ''] ?? [] };
  if (path === '/checkout') return page(ask, shop, []);
  if (path !== '/checkout/tamamla' || method !== 'POST') return { page: '<h1>Page not found</h1>', status: 404 };
  const wrong: string[] = [];
  for (const [name, label] of [...FIELDS, ['il', 'İl'], ['ilce', 'İlçe'], ['tip', 'Fatura tipi']] as const)
    if (!sent[name]) wrong.push(`${label} alanı zorunludur.`);
  if (!sent.on_bilgi || !sent.sozlesme) wrong.push('Sözleşmeleri onaylamanız gerekiyor.');
  const verdict = judgeCard(cardOf(sent));
  if (verdict === 'incomplete') wrong.push('Kart bilgileri geçersiz.');
  if (verdict === 'declined') wrong.push('Kartınız reddedildi.');
  if (wrong.length > 0) return page(ask, shop, wrong);
  keepTold({ session, sent: { ...sent, il: PROVINCES[sent.il ?? ''] ?? '' } });
  const order = shop.book(session, { delivery: sent.teslimat ?? '', payment: 'card', customer: toldOf(ask) });
  session.kept = { order: order.number };
  return { redirect: '/thanks' };
}

const FIELDS = [
  ['eposta', 'E-posta adresi'],
  ['ad', 'Ad'],
  ['soyad', 'Soyad'],
  ['telefon', 'Cep telefonu'],
  ['adres', 'Açık adres'],
  ['posta_kodu', 'Posta kodu'],
] as const;

function page(ask: Ask, shop: Shop, wrong: readonly string[]): string {
  const { sent } = ask;
  const text = ([name, label]: readonly [string, string]) => textField({ name, label, value: sent[name] ?? '' });
  const subtotal = shop.subtotal(ask.session);
  const chosen = shop.definition.deliveries.find(({ id }) => id === (sent.teslimat ?? 'hizli'));
  const deliveries = shop.definition.deliveries.map(
    ({ id, title, price }) =>
      `<p><label><input type="radio" name="teslimat" value="${id}" data-price="${price}"${id === chosen?.id ? ' checked' : ''}> ${title} ${front.price(shop, price)}</label></p>`,
  );
  const sums = (id: string, label: string, minor: number) =>
    `<tr><td>${label}</td><td id="${id}">${front.price(shop, minor)}</td></tr>`;
  const provinces = Object.entries(PROVINCES).map(([code, name]) => `<option value="${code}">${name}</option>`);
  return front.frame(
    ask,
    shop,
    'Ödeme',
    `<h1>Ödeme</h1>${wrong.length > 0 ? `<div class="error" role="alert">${wrong.join('<br>')}</div>` : ''}<form method="post" action="/checkout/tamamla"><h2>Teslimat Bilgileri</h2>${FIELDS.slice(0, 4).map(text).join('')}<p><label for="il">İl *</label><br><select id="il" name="il"><option value="">İl seçiniz</option>${provinces.join('')}</select></p><p><label for="ilce">İlçe *</label><br><select id="ilce" name="ilce"><option value="">Önce il seçiniz</option></select></p>${FIELDS.slice(4).map(text).join('')}<h2>Fatura Tipi *</h2><p><label><input type="radio" name="tip" value="bireysel"> Bireysel</label> <label><input type="radio" name="tip" value="kurumsal"> Kurumsal</label></p><div id="kurum" hidden>${textField({ name: 'unvan', label: 'Şirket unvanı' })}${textField({ name: 'vergi', label: 'Vergi numarası' })}</div><h2>Kargo</h2>${deliveries.join('')}<h2>Kredi Kartı</h2>${textField({ name: 'card_number', label: 'Kart numarası' })}${textField({ name: 'card_expiry', label: 'Son kullanma tarihi (AA/YY)' })}${textField({ name: 'card_cvc', label: 'CVV' })}<h2>Sipariş Özeti</h2>${front.lines(ask, shop)}<table>${sums('ara', 'Ara Toplam', subtotal)}${sums('kargo', 'Kargo', chosen?.price ?? 0)}${sums('toplam', 'Genel Toplam', subtotal + (chosen?.price ?? 0))}</table><p><label><input type="checkbox" name="on_bilgi" value="1"> Ön Bilgilendirme Formu'nu okudum, onaylıyorum.</label></p><p><label><input type="checkbox" name="sozlesme" value="1"> Mesafeli Satış Sözleşmesi'ni okudum, kabul ediyorum.</label></p><p><label><input type="checkbox" name="kampanya" value="1"> Kampanyalardan haberdar olmak istiyorum.</label></p><button type="submit">Siparişi Onayla</button></form><script>${SCRIPT.replace('SUBTOTAL', String(subtotal))}</script>`,
  );
}

const SCRIPT = `
var il = document.getElementById('il'), ilce = document.getElementById('ilce');
il.addEventListener('change', function () {
  fetch('/checkout/ilceler?il=' + il.value).then(function (answer) { return answer.json(); }).then(function (names) {
    ilce.innerHTML = '<option value="">İlçe seçiniz</option>' + names.map(function (name) { return '<option>' + name + '</option>'; }).join('');
  });
});
var lira = new Intl.NumberFormat('tr-TR', { style: 'currency', currency: 'TRY' });
document.querySelectorAll('[name=teslimat]').forEach(function (radio) {
  radio.addEventListener('change', function () {
    document.getElementById('kargo').textContent = lira.format(radio.dataset.price / 100);
    document.getElementById('toplam').textContent = lira.format((SUBTOTAL + Number(radio.dataset.price)) / 100);
  });
});
document.querySelectorAll('[name=tip]').forEach(function (radio) {
  radio.addEventListener('change', function () { document.getElementById('kurum').hidden = radio.value !== 'kurumsal'; });
});
`;
