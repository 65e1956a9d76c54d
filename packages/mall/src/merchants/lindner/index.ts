// Kontor Lindner: a German shop. Invoice address first and the delivery address only when it differs, street and house
// number apart, PLZ before Ort, comma decimals, VAT included, four ways to pay of which three need no card, AGB to tick,
// newsletter pre-ticked. A form token lets one review page order only once.
import { defineMerchant } from '../../define-merchant.ts';
import { drawPicture } from '../../draw-picture.ts';
import { html } from '../../markup.ts';
import type { MallRequest, Shop } from '../../merchant.ts';
import { readAssets } from '../../read-assets.ts';
import { asset, redirect } from '../../reply.ts';
import { addressPage, saveAddress } from './address-step.ts';
import { articlePage, homePage, textPage } from './article-pages.ts';
import { cartPage, changeCart } from './cart.ts';
import { coupon, problemList, renderPage, shippingOptions } from './layout.ts';
import { paymentPage, savePayment } from './payment-step.ts';
import { afterChallenge, findOrderPage, placeOrder, reviewPage, thanksPage } from './place-order.ts';
import { products } from './products.ts';
import { type LindnerState, newState } from './state.ts';

type Request = MallRequest<LindnerState>;

const files = readAssets(new URL('./assets/', import.meta.url));

function checkout(request: Request, shop: Shop) {
  const { method, path, session } = request;
  if (path === '/kasse/abgeschlossen') return thanksPage(request, shop);
  if (path === '/kasse/bestellen' && method === 'POST') return placeOrder(request, shop);
  if (session.cart.length === 0) return redirect('/warenkorb');
  if (path === '/kasse/freigabe') return afterChallenge(request, shop);
  if (path === '/kasse/versand-zahlung') return method === 'POST' ? savePayment(request) : paymentPage(request);
  if (path === '/kasse/pruefen') return reviewPage(request, shop);
  return method === 'POST' ? saveAddress(request) : addressPage(request);
}

function signInPage(request: Request) {
  const hasTried = request.method === 'POST';
  return renderPage(
    'Anmelden',
    html`<h1>Anmelden</h1>${hasTried && problemList(['E-Mail-Adresse oder Passwort ist falsch.'])}<form method="post" action="/anmelden" class="formular"><div class="feld"><label for="login">E-Mail-Adresse</label><input id="login" name="login"></div><div class="feld"><label for="kennwort">Passwort</label><input type="password" id="kennwort" name="kennwort"></div><button class="knopf">Anmelden</button></form>`,
  );
}

function sitemap(shop: Shop) {
  const urls = products.map((article) => `<url><loc>${shop.origins.shop}/artikel/${article.slug}</loc></url>`);
  return asset(
    'application/xml',
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`,
  );
}

function handle(request: Request, shop: Shop) {
  const { method, path } = request;
  if (path === '/') return homePage();
  if (path === '/sitemap.xml') return sitemap(shop);
  if (path === '/robots.txt')
    return asset('text/plain', `User-agent: *\nDisallow: /kasse\nSitemap: ${shop.origins.shop}/sitemap.xml\n`);
  if (path.startsWith('/kasse')) return checkout(request, shop);
  if (path === '/warenkorb') return cartPage(request, shop);
  if (path.startsWith('/warenkorb/') && method === 'POST') return changeCart(request, shop);
  if (path === '/bestellung-suchen') return findOrderPage(request, shop);
  if (path === '/anmelden') return signInPage(request);
  const file = files.get(path.replace('/dateien/', ''));
  if (file) return file;
  const [, folder, slug] = /^\/(artikel|bilder)\/([\w-]+?)(?:\.svg)?$/.exec(path) ?? [];
  const article = products.find((candidate) => candidate.slug === slug);
  if (!article) return textPage(path);
  return folder === 'bilder'
    ? asset('image/svg+xml', drawPicture(article.picture, article.hue))
    : articlePage(article, shop);
}

export const lindner = defineMerchant<LindnerState>({
  id: 'lindner',
  name: 'Kontor Lindner',
  language: 'de-DE',
  currency: 'EUR',
  products,
  coupon: coupon,
  shipping: shippingOptions,
  cookieName: 'lindner_sitzung',
  newState,
  productPath: (slug) => `/artikel/${slug}`,
  formatOrderNumber: (sequence) => `B-2026-${String(10400 + sequence).padStart(6, '0')}`,
  isCheckout: (request) => request.path.startsWith('/kasse'),
  renderError: () =>
    renderPage(
      'Störung',
      html`<h1>Es ist ein Fehler aufgetreten</h1><p>Unser Shop ist gerade nicht erreichbar. Bitte versuchen Sie es in Kürze erneut.</p>`,
      500,
    ),
  renderCaptcha: (_request, wall) =>
    renderPage(
      'Sicherheitsabfrage',
      html`<h1>Sicherheitsabfrage</h1>${wall.wrong && problemList(['Die Zeichen stimmen nicht überein.'])}<p>Bitte bestätigen Sie, dass Sie kein Roboter sind.</p><form method="post" action="/captcha" class="formular"><input type="hidden" name="next" value="${wall.next}"><img src="${wall.image}" alt="Captcha"><div class="feld"><label for="answer">Zeichen aus dem Bild</label><input id="answer" name="answer" autocomplete="off"></div><button class="knopf knopf--haupt">Bestätigen</button></form>`,
      403,
    ),
  handle,
});
