import { openPage } from '../actions/open-page.ts';
import { describe, press } from '../actions/press.ts';
import { readCartLines, type SnapshotElement } from '../perception/index.ts';
import { mayTry, type Run } from '../run.ts';
import { checkPage } from '../safety/check-page.ts';
import { matchCart } from '../safety/match-cart.ts';
import { isMerchantUrl } from '../safety/merchant-site.ts';
import { candidates, look, type View } from '../view.ts';
import { clearTheWay } from './add-item.ts';

const CART_PATHS = ['/cart', '/basket', '/checkout/cart', '/bag'];
const CART_HREF = /(cart|basket|\bbag\b|warenkorb|panier|carrito|cesta|carrello|winkelwagen|carrinho|koszyk)/i;

/** Gets to a view that lists the cart: the drawer that opened by itself, the cart link, or the usual address. */
export async function openCart(run: Run, first: View): Promise<View> {
  let view = await clearTheWay(run, first);
  while (!showsCart(run, view)) {
    const next = nextWay(run, view);
    if (next) {
      await press(run, view, next);
      view = await look(run);
      checkPage(run, view);
      view = await clearTheWay(run, view);
      continue;
    }
    const path = CART_PATHS.find((each) => mayTry(run, `cart path ${each}`, 1));
    if (!path) return view;
    view = await openPage(run, new URL(path, run.site.origin).href);
  }
  return view;
}

function showsCart(run: Run, view: View): boolean {
  const lines = readCartLines(view.snapshot, view.fields, view.actions);
  return lines.length > 0 && matchCart(lines, run.memory.seen).missing.length === 0;
}

function nextWay(run: Run, view: View): SnapshotElement | undefined {
  const links = view.snapshot.elements.filter(
    (element) =>
      element.role === 'link' &&
      element.visible &&
      CART_HREF.test(element.href) &&
      isMerchantUrl(run.site, element.href),
  );
  return [...candidates(view, 'viewCart'), ...links].find((element) =>
    mayTry(run, `cart ${view.snapshot.url} ${describe(element)}`, 1),
  );
}
