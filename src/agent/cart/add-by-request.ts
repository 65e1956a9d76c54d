import type { OrderItem } from '../../orders/index.ts';
import { type PageVariant, readProductPage } from '../../product-page/index.ts';
import { foldText } from '../../words/fold-text.ts';
import { openPage } from '../actions/open-page.ts';
import { findProductBox } from '../perception/index.ts';
import type { CartRequest } from '../platforms/index.ts';
import type { AddedItem, Run } from '../run/run.ts';
import { matchCart } from '../safety/match-cart.ts';
import { cartLines } from '../view/cart-lines.ts';
import type { View } from '../view/view.ts';
import { readAxes, unaskedVariants } from './find-choice.ts';
import { findExactVariant } from './find-exact-variant.ts';
import { openKnownCart } from './open-known-cart.ts';
import { productTitle } from './product-title.ts';
import { isSoldOut } from './product-view.ts';

/**
 * At a platform whose cart requests are public: puts the item into the cart by the request that the shop's own pages
 * send, then opens the cart. Returns the cart's page when it lists the item as ordered. Otherwise the hint is dropped,
 * the product's page is opened again and returned for the usual way: what the request may have left in the cart, the
 * check of the cart corrects. Null when there is nothing to try.
 */
export async function addByRequest(run: Run, view: View, item: OrderItem): Promise<AddedByRequest | null> {
  const cart = run.hints.address('cart');
  const request = cart && !isSoldOut(view) ? await composeRequest(run, view, item) : null;
  if (!cart || !request) return null;
  const seen: AddedItem = {
    item,
    title: productTitle(view),
    finalUrl: view.snapshot.url,
    otherVariants: unaskedVariants(view, item),
  };
  run.memory.addedAt = Date.now();
  run.spendAction(`ask ${run.hints.platform()} to add to the cart`);
  await run.guard(run.steps.beforeChange());
  const isTaken = await run.guard(run.page.evaluate(sendRequest, request).catch(() => false));
  run.memory.addedItems.push(seen);
  const shown = isTaken ? await openKnownCart(run, cart) : null;
  if (shown && listsExactly(run, shown)) return { view: shown, isAdded: true };
  run.memory.addedItems.pop();
  run.hints.drop('add', isTaken ? 'the cart does not list the item as ordered' : 'the request was refused');
  return { view: await openPage(run, item.url), isAdded: false };
}

/** A longer page is not worth the time that reading it once more takes. */
const LONGEST_PAGE = 4_000_000;

export interface AddedByRequest {
  view: View;
  isAdded: boolean;
}

async function composeRequest(
  run: Pick<Run, 'guard' | 'hints' | 'page'>,
  view: View,
  item: OrderItem,
): Promise<CartRequest | null> {
  const published = run.hints.productData();
  const [html, data] = await run.guard(
    Promise.all([
      run.page.content().catch(() => ''),
      published ? run.page.evaluate(readText, published).catch(() => '') : '',
    ]),
  );
  if (html.length > LONGEST_PAGE) return null;
  const page = readProductPage(html, view.snapshot.url, data);
  const variant = page && findExactVariant(page.variants, item);
  if (!page || !variant || asksForMore(view, item, variant)) return null;
  const { id: variantId, url: variantUrl } = variant;
  const isOnly = page.variants.length === 1 && Object.keys(variant.attributes).length === 0;
  return run.hints.addRequest({ variantId, variantUrl, isOnly, quantity: item.quantity });
}

/** Whether the product's form wants an answer that its variant does not give, such as an engraving. */
function asksForMore(view: View, item: OrderItem, { attributes }: PageVariant): boolean {
  const given = new Set(Object.values(attributes).map(foldText));
  const isOpen = readAxes(view, item).some(
    (axis) => axis.required && !axis.values.some(({ label }) => given.has(foldText(label))),
  );
  const box = findProductBox(view.snapshot, view.actions);
  return (
    isOpen ||
    view.snapshot.elements.some(
      (element) =>
        element.required &&
        element.visible &&
        ['textbox', 'checkbox', 'file'].includes(element.role) &&
        view.fields.get(element.ref)?.kind !== 'quantity' &&
        box.holds(element),
    )
  );
}

function listsExactly(run: Pick<Run, 'memory'>, view: View): boolean {
  const match = matchCart(cartLines(run, view), run.memory.addedItems);
  return match.missing.length === 0 && match.matched.every(({ expected, quantity }) => quantity === expected.quantity);
}

/** Runs in the page. */
async function readText(url: string): Promise<string> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) });
  return answer.ok ? (await answer.text()).slice(0, 2_000_000) : '';
}

/** Runs in the page, as its own scripts would. Self-contained: it is sent to the page as source. */
async function sendRequest({ url, form }: CartRequest): Promise<boolean> {
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { Accept: 'application/json, */*', 'X-Requested-With': 'XMLHttpRequest' },
    signal: AbortSignal.timeout(10_000),
  });
  const text = await answer.text();
  return answer.ok && !/"(?:has)?error"\s*:\s*(?:true|\{|"[^"]|\[[^\]])/i.test(text.slice(0, 2_000));
}
