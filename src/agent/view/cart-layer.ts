import type { SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { foldText } from '../words/fold-text.ts';
import { candidates, pageScore, type View } from './view.ts';

const OPENING_MS = 6_000;
const LONGEST_TITLE = 60;

const CART =
  /\b(cart|basket|bag|warenkorb|einkaufswagen|panier|carrito|cesta|carrello|winkelwagen|winkelmand\w*|mandje|carrinho|sacola|koszyk\w*)\b/;
/** Says that the work is done: a layer with these words and no way to the cart only stands in the way. */
const ADDED =
  /\b(added|hinzugefugt|ajoutee?s?|anadid[oa]s?|agregad[oa]s?|aggiunt[oaie]|toegevoegd|adicionad[oa]s?|dodan[oey]?)\b/;

/**
 * Right after something was put into the cart, a layer that is named after the cart is the cart itself, also while it is
 * still empty: most shops open it first and fill it when the merchant has answered.
 */
export function isCartOpening(run: Pick<Run, 'memory'>, view: View, control: SnapshotElement): boolean {
  if (Date.now() - run.memory.addedAt > OPENING_MS) return false;
  if (candidates(view, 'declineOffer').some((element) => element.dialog === control.dialog)) return false;
  const words = view.snapshot.texts
    .filter((text) => text.dialog === control.dialog && text.frame === control.frame && !text.covered)
    .map((text) => foldText(text.text));
  return (
    words.some((text) => text.length <= LONGEST_TITLE && CART.test(text)) && !words.some((text) => ADDED.test(text))
  );
}

/** The page says that the cart is empty, which it did not say before the press: the answer is still on its way. */
export function saysEmptyMeanwhile(before: View, after: View): boolean {
  return pageScore(after, 'emptyCart') >= 0.5 && pageScore(before, 'emptyCart') < 0.5;
}
