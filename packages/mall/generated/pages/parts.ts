import { html, type Markup, raw } from '../../src/markup.ts';
import type { Shop } from '../shop.ts';
import type { Visit } from '../visit.ts';

export function productUrl(shop: Shop, slug: string): string {
  return shop.design.urls.does(
    slug,
    shop.goods.findIndex((good) => good.slug === slug),
  );
}

export function amount({ design, market }: Pick<Shop, 'design' | 'market'>, minor: number): Markup {
  return (design.moneySigns.does ?? design.money.does)(minor, market);
}

export function heading(shop: Shop, text: string | Markup, step = 1): Markup {
  const { headingLevels } = shop.design;
  if (headingLevels.does === 'bold') return html`<div class="${shop.c('heading')}">${text}</div>`;
  if (headingLevels.does === 'legend')
    return html`<h2 class="${shop.c('heading')}"><span class="${shop.c('step')}">${step}</span> ${text}</h2>`;
  return html`<h2 class="${shop.c('heading')}">${text}</h2>`;
}

export function noticeOf(shop: Shop, visit: Visit): Markup {
  const { notice } = visit;
  visit.notice = null;
  return notice ? shop.design.notices.does(shop, notice) : raw('');
}

/** What a step of the checkout is called. */
export function stepTitle(shop: Shop, block: string): string {
  return block === 'review' && shop.design.stepTitles.does !== 'plain' ? shop.say('confirmOrder') : shop.say(block);
}
