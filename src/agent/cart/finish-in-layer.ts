import { foldText } from '../../words/fold-text.ts';
import { says } from '../../words/says.ts';
import { press } from '../actions/press.ts';
import type { Run } from '../run/run.ts';
import { checkPage } from '../safety/check-page.ts';
import { layerOf } from '../view/layer-of.ts';
import { look } from '../view/look.ts';
import { candidates, type View } from '../view/view.ts';

/**
 * Some shops ask before they add: a layer shows the product with what could go with it, and puts it into the cart when
 * one goes on from there. A layer that is the cart has nothing left to do, nor has one that says that the product was
 * added, where the merchant was told so (`isSent`): some say it beforehand, and tell the merchant when one goes on. What
 * adds something inside of the layer is never pressed: it adds the extras.
 */
export async function finishInLayer(run: Run, view: View, title: string, isSent: boolean): Promise<View> {
  const way = wayOutOf(view, title, isSent);
  if (!way || !run.tries.mayTry(`finish in layer ${title}`, 1)) return view;
  await press(run, view, way);
  const after = await look(run);
  checkPage(run, after);
  return after;
}

function wayOutOf(view: View, title: string, isSent: boolean) {
  const { modal, texts } = view.snapshot;
  const name = foldText(title);
  if (!modal || name === '') return undefined;
  const layer = texts.find(({ dialog, text }) => dialog >= 0 && foldText(text).includes(name));
  if (!layer) return undefined;
  const isInLayer = layerOf(view, layer);
  const inLayer = texts.filter(isInLayer);
  const isAdded = inLayer.some(({ text }) => says('addedToCart', text));
  const isCart = inLayer.some(({ text, heading }) => heading > 0 && says('cart', text) && !says('addedToCart', text));
  if (isCart || (isAdded && isSent)) return undefined;
  return (isAdded ? TO_CART : ON).flatMap((kind) => candidates(view, kind)).find(isInLayer);
}

const ON = ['continueShopping', 'viewCart', 'goToCheckout'] as const;
/** Where the product may be in the cart already, a look at it shows. */
const TO_CART = ['viewCart', 'continueShopping'] as const;
