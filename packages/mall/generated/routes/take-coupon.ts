import { json, type Reply, redirect } from '../../src/reply.ts';
import { cartAgain } from '../pages/cart-page.ts';
import { noticeOf } from '../pages/parts.ts';
import { answer } from './answer-checkout.ts';
import type { Desk } from './desk.ts';

export function takeCoupon(desk: Desk): Reply {
  const { shop, visit, request, isScript } = desk;
  const code = (request.form.get(shop.nameOf('coupon')) ?? '').trim().toUpperCase();
  const isGood = code === shop.coupon.code && shop.design.coupons.does !== 'none';
  if (isGood) visit.coupon = code;
  visit.notice = {
    kind: isGood ? 'success' : 'error',
    text: shop.say(isGood ? 'couponOk' : 'couponBad'),
    what: isGood ? 'couponOk' : 'couponBad',
  };
  const isCart = shop.design.coupons.does.startsWith('cart');
  if (!isScript) return redirect(isCart ? '/cart' : '/checkout');
  if (!isCart) return answer(desk);
  return json({ swap: { panel: noticeOf(shop, visit).markup, ...cartAgain(shop, visit) } });
}
