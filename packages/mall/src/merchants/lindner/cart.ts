import { html } from '../../markup.ts';
import type { MallRequest, Shop } from '../../merchant.ts';
import { unitsInStock } from '../../product.ts';
import { redirect } from '../../reply.ts';
import { articlePage, textPage } from './article-pages.ts';
import { coupon, euro, problemList, progress, renderPage, totalsOf } from './layout.ts';
import { products } from './products.ts';
import type { LindnerState } from './state.ts';

type Request = MallRequest<LindnerState>;

export function cartPage(request: Request, shop: Shop, problems: string[] = []) {
  const { session } = request;
  const lines = shop.items(session);
  if (lines.length === 0) {
    return renderPage(
      'Warenkorb',
      html`${problemList(problems)}<h1>Warenkorb</h1><p>Ihr Warenkorb ist leer. <a href="/">Weiter einkaufen</a></p>`,
    );
  }
  const totals = totalsOf(session, shop);
  return renderPage(
    'Warenkorb',
    html`${progress(0)}${problemList(problems)}<h1>Ihr Warenkorb</h1><table class="liste"><thead><tr><th>Artikel</th><th>Einzelpreis</th><th>Menge</th><th class="r">Summe</th><th></th></tr></thead><tbody>
${lines.map(
  (
    line,
    index,
  ) => html`<tr><td><a href="/artikel/${line.slug}">${shop.product(line.slug)?.title}</a>${line.variant && html`<br><small>${line.variant}</small>`}</td><td>${euro(line.unitPrice)}</td>
<td><form action="/warenkorb/aendern" method="post" class="inline"><input type="hidden" name="zeile" value="${index}"><input type="number" name="menge" min="0" value="${line.quantity}" aria-label="Menge"><button class="knopf knopf--klein">Ändern</button></form></td><td class="r">${euro(line.unitPrice * line.quantity)}</td>
<td><form action="/warenkorb/aendern" method="post" class="inline"><input type="hidden" name="zeile" value="${index}"><input type="hidden" name="menge" value="0"><button class="knopf knopf--text">Entfernen</button></form></td></tr>`,
)}</tbody></table>
<div class="spalten"><form action="/warenkorb/gutschein" method="post" class="kasten"><label for="gutscheincode">Gutscheincode</label><div class="kaufzeile"><input id="gutscheincode" name="gutscheincode"><button class="knopf">Einlösen</button></div></form>
<div class="kasten"><dl class="summe"><dt>Zwischensumme</dt><dd>${euro(totals.subtotal)}</dd>${totals.discount > 0 && html`<dt>Gutschein ${session.coupon}</dt><dd>−${euro(totals.discount)}</dd>`}<dt class="klein">Versandkosten</dt><dd class="klein">im nächsten Schritt</dd></dl>
<a class="knopf knopf--haupt knopf--breit" href="/kasse/adresse">Zur Kasse</a></div></div>`,
  );
}

function addArticle(request: Request, shop: Shop) {
  const { form, session } = request;
  const article = products.find((candidate) => candidate.slug === form.get('artikel'));
  if (!article) return textPage('');
  const groups = article.variants ?? [];
  const chosen = groups.map((group, number) =>
    group.values.find((value) => value.label === form.get(`merkmal_${number}`)),
  );
  const missingChoices = groups
    .filter((_, number) => !chosen[number])
    .map((group) => `Bitte wählen Sie: ${group.name}`);
  if (missingChoices.length > 0) return articlePage(article, shop, missingChoices);
  const variant = groups.length > 0 ? chosen.map((value) => value?.label).join(' / ') : null;
  const quantity = Math.max(1, Math.trunc(Number(form.get('menge') ?? 1)) || 1);
  const line = session.cart.find((candidate) => candidate.slug === article.slug && candidate.variant === variant);
  const stock = unitsInStock(article, 'browse');
  if (stock < quantity + (line?.quantity ?? 0)) {
    return articlePage(article, shop, [
      stock === 0 ? 'Dieser Artikel ist ausverkauft.' : `Es sind nur noch ${stock} Stück verfügbar.`,
    ]);
  }
  if (line) line.quantity += quantity;
  else session.cart.push({ slug: article.slug, variant, quantity: quantity });
  return redirect('/warenkorb');
}

function changeLine(request: Request, shop: Shop) {
  const { form, session } = request;
  const line = session.cart[Number(form.get('zeile'))];
  if (!line) return redirect('/warenkorb');
  const before = line.quantity;
  line.quantity = Math.max(0, Math.trunc(Number(form.get('menge'))) || 0);
  if (shop.missing(session, 'browse').length > 0) {
    line.quantity = before;
    return cartPage(request, shop, ['So viele Stück sind leider nicht verfügbar.']);
  }
  session.cart = session.cart.filter((candidate) => candidate.quantity > 0);
  return redirect('/warenkorb');
}

export function changeCart(request: Request, shop: Shop) {
  if (request.path === '/warenkorb/hinzufuegen') return addArticle(request, shop);
  if (request.path === '/warenkorb/aendern') return changeLine(request, shop);
  const code = (request.form.get('gutscheincode') ?? '').trim().toUpperCase();
  if (code !== coupon.code) return cartPage(request, shop, [`Der Gutscheincode „${code}“ ist ungültig.`]);
  request.session.coupon = code;
  return redirect('/warenkorb');
}
