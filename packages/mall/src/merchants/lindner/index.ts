// Kontor Lindner: a German shop. Invoice address first and the delivery address only when it differs, street and house
// number apart, PLZ before Ort, comma decimals, VAT included, four ways to pay of which three need no card, AGB to tick,
// newsletter ticked beforehand. A form token lets one review page order only once.
import { defineMerchant } from '../../define-merchant.ts';
import { drawPicture } from '../../draw-picture.ts';
import { html } from '../../markup.ts';
import type { MallRequest, Shop } from '../../merchant.ts';
import { readAssets } from '../../read-assets.ts';
import { asset, redirect } from '../../reply.ts';
import { adresseSpeichern, adressseite } from './address-step.ts';
import { artikelseite, startseite, textseite } from './article-pages.ts';
import { warenkorb, warenkorbAendern } from './cart.ts';
import { gutschein, hinweis, seite, versandarten } from './layout.ts';
import { zahlungSpeichern, zahlungsseite } from './payment-step.ts';
import { bestellen, dankseite, nachFreigabe, pruefseite, suche } from './place-order.ts';
import { products } from './products.ts';
import { type LindnerState, newState } from './state.ts';

type Anfrage = MallRequest<LindnerState>;

const dateien = readAssets(new URL('./assets/', import.meta.url));

function kasse(anfrage: Anfrage, shop: Shop) {
  const { method, path, session } = anfrage;
  if (path === '/kasse/abgeschlossen') return dankseite(anfrage, shop);
  if (path === '/kasse/bestellen' && method === 'POST') return bestellen(anfrage, shop);
  if (session.cart.length === 0) return redirect('/warenkorb');
  if (path === '/kasse/freigabe') return nachFreigabe(anfrage, shop);
  if (path === '/kasse/versand-zahlung') return method === 'POST' ? zahlungSpeichern(anfrage) : zahlungsseite(anfrage);
  if (path === '/kasse/pruefen') return pruefseite(anfrage, shop);
  return method === 'POST' ? adresseSpeichern(anfrage) : adressseite(anfrage);
}

function anmelden(anfrage: Anfrage) {
  const versucht = anfrage.method === 'POST';
  return seite(
    'Anmelden',
    html`<h1>Anmelden</h1>${versucht && hinweis(['E-Mail-Adresse oder Passwort ist falsch.'])}<form method="post" action="/anmelden" class="formular"><div class="feld"><label for="login">E-Mail-Adresse</label><input id="login" name="login"></div><div class="feld"><label for="kennwort">Passwort</label><input type="password" id="kennwort" name="kennwort"></div><button class="knopf">Anmelden</button></form>`,
  );
}

function sitemap(shop: Shop) {
  const adressen = products.map((artikel) => `<url><loc>${shop.origins.shop}/artikel/${artikel.slug}</loc></url>`);
  return asset(
    'application/xml',
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${adressen.join('')}</urlset>`,
  );
}

function handle(anfrage: Anfrage, shop: Shop) {
  const { method, path } = anfrage;
  if (path === '/') return startseite();
  if (path === '/sitemap.xml') return sitemap(shop);
  if (path === '/robots.txt')
    return asset('text/plain', `User-agent: *\nDisallow: /kasse\nSitemap: ${shop.origins.shop}/sitemap.xml\n`);
  if (path.startsWith('/kasse')) return kasse(anfrage, shop);
  if (path === '/warenkorb') return warenkorb(anfrage, shop);
  if (path.startsWith('/warenkorb/') && method === 'POST') return warenkorbAendern(anfrage, shop);
  if (path === '/bestellung-suchen') return suche(anfrage, shop);
  if (path === '/anmelden') return anmelden(anfrage);
  const datei = dateien.get(path.replace('/dateien/', ''));
  if (datei) return datei;
  const [, ordner, slug] = /^\/(artikel|bilder)\/([\w-]+?)(?:\.svg)?$/.exec(path) ?? [];
  const artikel = products.find((kandidat) => kandidat.slug === slug);
  if (!artikel) return textseite(path);
  return ordner === 'bilder'
    ? asset('image/svg+xml', drawPicture(artikel.bild, artikel.farbton))
    : artikelseite(artikel, shop);
}

export const lindner = defineMerchant<LindnerState>({
  id: 'lindner',
  name: 'Kontor Lindner',
  language: 'de-DE',
  currency: 'EUR',
  products,
  coupon: gutschein,
  shipping: versandarten,
  cookieName: 'lindner_sitzung',
  newState,
  productPath: (slug) => `/artikel/${slug}`,
  formatOrderNumber: (sequence) => `B-2026-${String(10400 + sequence).padStart(6, '0')}`,
  isCheckout: (anfrage) => anfrage.path.startsWith('/kasse'),
  renderError: () =>
    seite(
      'Störung',
      html`<h1>Es ist ein Fehler aufgetreten</h1><p>Unser Shop ist gerade nicht erreichbar. Bitte versuchen Sie es in Kürze erneut.</p>`,
      500,
    ),
  renderCaptcha: (_anfrage, wand) =>
    seite(
      'Sicherheitsabfrage',
      html`<h1>Sicherheitsabfrage</h1>${wand.wrong && hinweis(['Die Zeichen stimmen nicht überein.'])}<p>Bitte bestätigen Sie, dass Sie kein Roboter sind.</p><form method="post" action="/captcha" class="formular"><input type="hidden" name="next" value="${wand.next}"><img src="${wand.image}" alt="Captcha"><div class="feld"><label for="answer">Zeichen aus dem Bild</label><input id="answer" name="answer" autocomplete="off"></div><button class="knopf knopf--haupt">Bestätigen</button></form>`,
      403,
    ),
  handle,
});
