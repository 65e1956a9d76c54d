import { html, raw } from '../../src/markup.ts';
import { json, page, type Reply } from '../../src/reply.ts';
import { drawField } from '../field.ts';
import { clientScript } from '../pages/client-script.ts';
import { payPage } from '../pages/other-pages.ts';
import { bareLabels, drawCard } from '../pages/payment-block.ts';
import { cardFields } from '../pages/questions.ts';
import type { Shop } from '../shop.ts';
import { mark } from '../truth.ts';
import type { Visit } from '../visit.ts';
import { type Desk, go, show } from './desk.ts';
import { acceptCard, finishOrder } from './take-order.ts';

/** Pages and frames in which a card is typed outside of the checkout. The site knows the visit by its key. */
export function answerPayment(desk: Desk, isOtherSite: boolean): Reply | null {
  const { request, visits, shop } = desk;
  const { path, query, form, method } = request;
  const visit = visits.get(query.get('key') ?? form.get('key') ?? '');
  if (!visit) return null;
  const own = { ...desk, visit };
  if (path === '/frame') return page(frame(shop, visit, query.get('part') ?? 'all'));
  if (path === '/frame/keep' && method === 'POST') return keep(own);
  if (path !== '/pay') return null;
  if (method === 'POST') return pay(own, isOtherSite);
  const isEmbedded = query.get('embedded') === '1';
  if (!visit.unpaid) return go(desk, `${shop.site.own}/cart`);
  if (isEmbedded || isOtherSite) return page(standAlone(shop, html`${payPage(shop, visit, isEmbedded)}`, 'payment'));
  return show(own, {
    kind: 'payment',
    title: shop.say('payment'),
    body: () => payPage(shop, visit, false),
    bare: true,
  });
}

function standAlone(shop: Shop, body: { markup: string }, kind: string) {
  return html`<!doctype html><html lang="${shop.market.locale}"${shop.market.rightToLeft ? raw(' dir="rtl"') : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${shop.say('payment')}</title><link rel="stylesheet" href="/theme.css"></head><body class="${shop.c('page pay-page')}"${mark(`page:${kind}`)}>${body}<script>${raw(clientScript(shop))}</script></body></html>`;
}

function frame(shop: Shop, visit: Visit, part: string) {
  const drawn =
    part === 'all'
      ? drawCard(shop, visit)
      : cardFields(shop)
          .filter((field) => field.key === part)
          .map((field) =>
            drawField(
              { ...shop, design: { ...shop.design, labels: bareLabels } },
              { ...visit, values: new Map() },
              field,
            ),
          );
  return standAlone(
    shop,
    html`<form class="${shop.c('fields frame-fields')}" data-frame-form="${visit.token}" onsubmit="return false">${drawn}</form>`,
    'frame',
  );
}

/** One frame, or one of several, hands over what was typed into it. */
function keep({ shop, visit, request, frames }: Desk): Reply {
  const parts = frames.get(visit.token) ?? new Map<string, string>();
  for (const { key } of cardFields(shop)) {
    const value = request.form.get(shop.nameOf(key));
    if (value !== null) parts.set(key, value);
  }
  frames.set(visit.token, parts);
  return json({ kept: parts.size });
}

function pay(desk: Desk, isOtherSite: boolean): Reply {
  const { shop, visit, request } = desk;
  const { form } = request;
  const isEmbedded = form.get('embedded') === '1';
  const home = isOtherSite ? shop.site.own : '';
  visit.errors.clear();
  if (!visit.unpaid) return go(desk, `${home}/cart`);
  const card = acceptCard(shop, visit, (key) => form.get(shop.nameOf(key)) ?? '');
  const next = card && finishOrder(desk, card);
  if (next)
    return isEmbedded
      ? page(html`<script>parent.postMessage({ go: ${raw(JSON.stringify(next))} }, '*')</script>`)
      : go(desk, `${home}${next}`);
  const isDeclined = visit.errors.get('card') === shop.say('declined');
  if (isDeclined && shop.design.refusals.does === 'page' && !isEmbedded) {
    visit.unpaid = null;
    return go(desk, `${home}/checkout/failed`);
  }
  if (isDeclined && shop.design.refusals.does === 'query' && !isEmbedded) {
    visit.unpaid = null;
    visit.notice = { kind: 'error', text: shop.say('declined'), what: 'declined' };
    return go(desk, `${home}/checkout?payment_error=card&reason=declined`);
  }
  if (isDeclined && shop.design.refusals.does === 'cart' && !isEmbedded) {
    visit.unpaid = null;
    visit.notice = { kind: 'error', text: shop.say('declined'), what: 'declined' };
    return go(desk, `${home}/cart`);
  }
  if (!visit.errors.has('card')) return go(desk, `${home}/checkout`);
  return page(standAlone(shop, payPage(shop, visit, isEmbedded), 'payment'));
}
