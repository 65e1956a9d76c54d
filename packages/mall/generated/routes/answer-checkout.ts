import { json, type Reply, redirect } from '../../src/reply.ts';
import { checkoutPage } from '../pages/checkout-page.ts';
import { noticeOf } from '../pages/parts.ts';
import type { Desk } from './desk.ts';

/** Sends the whole checkout again: a script gets the part, a form gets the page. */
export function answer(desk: Desk): Reply {
  const { shop, visit, isScript } = desk;
  if (!isScript) return redirect('/checkout');
  const notice = noticeOf(shop, visit).markup;
  return json({ outer: { checkout: checkoutPage(shop, visit).markup }, swap: { panel: notice } });
}
