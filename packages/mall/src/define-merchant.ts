import { setTimeout as sleep } from 'node:timers/promises';
import { drawCaptcha } from './captcha.ts';
import {
  createShop,
  type MallRequest,
  type Merchant,
  type MerchantDefinition,
  type OpenMerchant,
  type Shop,
} from './merchant.ts';
import type { Behaviour } from './product.ts';
import type { RawRequest } from './read-request.ts';
import { type Reply, redirect } from './reply.ts';
import { createSessions, type Session } from './session.ts';

const slowness = 1500;
const cartTokenPattern = /^[A-Za-z0-9_-]{8,64}$/;

/** Wraps a shop's handler in what the mall does to every shop: sessions and misbehaving products. */
export function defineMerchant<State>(definition: MerchantDefinition<State>): Merchant {
  return { ...definition, open: (parts) => openMerchant(definition, createShop(definition.products, parts)) };
}

function openMerchant<State>(definition: MerchantDefinition<State>, shop: Shop): OpenMerchant {
  const sessions = createSessions(definition.newState);

  function sessionOf(raw: RawRequest): { session: Session<State>; isNew: boolean } {
    const carried = definition.readCartToken?.(raw);
    if (carried !== undefined && cartTokenPattern.test(carried)) {
      return { session: sessions.find(carried) ?? sessions.open(carried), isNew: false };
    }
    const known = sessions.find(raw.cookies.get(definition.cookieName) ?? '');
    return known ? { session: known, isNew: false } : { session: sessions.open(), isNew: true };
  }

  async function answer(raw: RawRequest, origin: string): Promise<Reply> {
    const { session, isNew } = sessionOf(raw);
    const request: MallRequest<State> = { ...raw, session, origin };
    const reply = await behave(definition, shop, request);
    if (!isNew) return reply;
    const cookie = `${definition.cookieName}=${session.token}; Path=/; HttpOnly; SameSite=Lax`;
    const others = [reply.headers['set-cookie'] ?? []].flat();
    return { ...reply, headers: { ...reply.headers, 'set-cookie': [cookie, ...others] } };
  }

  return { answer, shop, reset: () => sessions.clear() };
}

async function behave<State>(
  definition: MerchantDefinition<State>,
  shop: Shop,
  request: MallRequest<State>,
): Promise<Reply> {
  const { session } = request;
  const inCart = (behaviour: Behaviour) =>
    session.cart.some((line) => shop.product(line.slug)?.behaviour === behaviour);
  const onPage = definition.products.some(
    (product) => product.behaviour === 'slow' && definition.productPath(product.slug) === request.path,
  );
  const isFile = /\.(css|js|svg|xml|txt|ico)$/.test(request.path);
  if (!isFile && (onPage || inCart('slow'))) await sleep(slowness);

  if (request.method === 'POST' && request.path === '/captcha') {
    const next = request.form.get('next') ?? '/';
    const answer = (request.form.get('answer') ?? '').trim().toUpperCase();
    session.captcha.solved = answer === session.captcha.text;
    if (session.captcha.solved) return redirect(next.startsWith('/') ? next : '/');
    return definition.renderCaptcha(request, { image: drawCaptcha(session.captcha.text), wrong: true, next });
  }
  if (definition.isCheckout(request)) {
    if (inCart('error-always')) return definition.renderError(request);
    if (inCart('error-once') && !session.errorShown) {
      session.errorShown = true;
      return definition.renderError(request);
    }
    if (inCart('captcha') && !session.captcha.solved) {
      return definition.renderCaptcha(request, {
        image: drawCaptcha(session.captcha.text),
        wrong: false,
        next: request.method === 'GET' ? request.path : '/',
      });
    }
  }
  return definition.handle(request, shop);
}
