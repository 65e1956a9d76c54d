import { type Reply, redirect } from '../../src/reply.ts';
import type { Desk } from './desk.ts';

/** What a visitor answers between cart and checkout. */
export function passGate(desk: Desk): Reply {
  const { shop, visit, request } = desk;
  const as = request.form.get('as') ?? request.query.get('as');
  visit.errors.clear();
  if (as === 'cancel') {
    visit.isPastGate = false;
    return redirect('/checkout');
  }
  const email = request.form.get(shop.nameOf('email'));
  if (email !== null) visit.values.set('email', email.trim());
  const isForced = shop.design.gates.does === 'forced';
  const needsEmail =
    isForced || ['email-first', 'email-twice', 'beside-password', 'guest-email'].includes(shop.design.gates.does);
  if (shop.design.gates.does === 'beside-password' && !as) visit.errors.set('gate', shop.say('required'));
  const again = request.form.get(shop.nameOf('emailAgain'));
  if (again !== null) visit.values.set('emailAgain', again.trim());
  if (again !== null && again.trim() !== visit.values.get('email'))
    visit.errors.set('emailAgain', shop.say('fixErrors'));
  if (as === 'login') {
    visit.notice = { kind: 'error', text: `${shop.say('login')}: ${shop.say('fixErrors')}`, what: 'invalid' };
    return redirect('/checkout');
  }
  if (needsEmail && !/^\S+@\S+\.\S+$/.test(visit.values.get('email') ?? ''))
    visit.errors.set('email', shop.say('required'));
  if (isForced && (request.form.get(shop.nameOf('password')) ?? '').length < 5)
    visit.errors.set('password', shop.say('required'));
  if (visit.errors.size > 0) return redirect('/checkout');
  visit.hasAccount = isForced;
  if (as === 'register' && !isForced) visit.values.set('createAccount', 'on');
  visit.isPastGate = true;
  return redirect('/checkout');
}
