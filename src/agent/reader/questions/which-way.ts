import { z } from 'zod';
import { describe } from '../../actions/press.ts';
import { describeElement, describePage, type Thing } from '../../model/index.ts';
import {
  type ActionCandidate,
  findProductBox,
  isSameProduct,
  isSubmit,
  readWay,
  type SnapshotElement,
} from '../../perception/index.ts';
import { tellApart } from '../../recipes/fingerprint.ts';
import { TAUGHT_CONTROLS, type TaughtControl } from '../../recipes/lesson.ts';
import { mayFillAgain } from '../../run/may-fill-again.ts';
import type { Run } from '../../run/run.ts';
import { mayLeaveCart, waysToPay } from '../../view/apply-lessons.ts';
import { POSSIBLE, SURE } from '../../view/certainty.ts';
import { isDoor } from '../../view/is-bare-cart.ts';
import { isNewsletterSubmit } from '../../view/lone-email.ts';
import { candidates, pageScore, type View } from '../../view/view.ts';
import type { Pose, Stage } from '../doubt.ts';
import { numbersUpTo } from './numbers.ts';

const MOST_CONTROLS = 60;
const PRESSABLE = new Set(['button', 'link', 'tab', 'clickable', 'radio', 'checkbox']);
/** Pressing one of these never orders. */
const HARMLESS = new Set(['tab', 'radio', 'checkbox']);

const MEANINGS: Record<TaughtControl, string> = {
  addToCart: 'puts the product of this page into the cart',
  viewCart: 'shows the cart',
  goToCheckout: 'leads from the cart to the checkout',
  guest: 'goes on without an account',
  continue:
    'goes on to the next step, or has the shop give what is missing, such as delivery prices or the delivery address as that of the bill',
  openSection: 'opens a part of this page that has to be filled in',
  openCoupon: 'opens the field for a coupon code',
  declineOffer: 'declines an offer and goes on',
  dismiss: 'closes a layer that lies over the page',
  placeOrder: 'submits the order for good',
  stepTitle: 'only names a step of the checkout, though the program took it for what submits the order',
};

/** What is looked for at a stage, and what may be said of a control there. */
const WAYS: Partial<Record<Stage, { wants: string; kinds: readonly TaughtControl[] }>> = {
  product: {
    wants: 'The program wants to put the product of this page into the cart and found no control that does it.',
    kinds: ['addToCart', 'dismiss'],
  },
  cart: {
    wants: 'The program put a product into the cart and wants to see the cart, or go to the checkout.',
    kinds: ['viewCart', 'goToCheckout', 'dismiss'],
  },
  checkout: {
    wants:
      'The program wants to get one step further towards the review of its order, and nothing that it knows does it.',
    kinds: TAUGHT_CONTROLS.filter((kind) => kind !== 'addToCart' && kind !== 'stepTitle'),
  },
  codes: { wants: 'The program has a coupon code and found no place for it.', kinds: ['openCoupon'] },
  payment: {
    wants: 'Before it pays, something on this page may still be open, such as an address or the ways of delivery.',
    kinds: ['continue', 'openSection', 'dismiss'],
  },
  review: {
    wants:
      'The program refuses the order that this page shows. Something that belongs to it may still be open, such as the ways of delivery.',
    kinds: ['continue', 'openSection', 'dismiss'],
  },
  card: {
    wants:
      'The program is about to type the card on this page. What is to be pressed once it is typed: what goes on to a review, or what submits the order? It will not submit it before its customer agreed. Where it took the title of a step for that, name the title.',
    kinds: ['placeOrder', 'continue', 'stepTitle'],
  },
  sending: {
    wants:
      'The program is about to type the card and looks for the control that will then submit the order. It will not press it before its customer agreed. Where it took the title of a step for that control, name the title.',
    kinds: ['placeOrder', 'stepTitle'],
  },
};

/** Which control leads on, and what pressing it does. It is pressed by the same rules as any other of its kind. */
export const whichWay: Pose = (run, { stage, view }) => {
  const controls = offerable(run, view);
  const way = WAYS[stage];
  if (!way || controls.length === 0) return null;
  const isRefill = REFILLS.has(stage) && mayFillAgain(run.memory) && isOrderedProduct(run, view);
  const kinds = isRefill ? (['addToCart', ...way.kinds] as const) : way.kinds;
  const wants = isRefill ? `${way.wants} Its cart was found empty.` : way.wants;
  const schema = z.strictObject({
    control: numbersUpTo(controls.length, 'none'),
    does: z.enum([...kinds, 'none']),
  });
  return {
    question: {
      kind: 'way',
      asks: `${wants} Which numbered control is it, and what does pressing it do?`,
      rules: [
        ...kinds.map((kind) => `"${kind}": ${MEANINGS[kind]}.`),
        'If none of them clearly does it, or you are not sure, answer {"control":"none","does":"none"}. Never name a',
        'control that subscribes, accepts an offer, pays by a wallet, signs in, or leaves the shop.',
      ],
      example: `{"control":"3","does":"${kinds[0]}"}`,
      schema,
      ...describePage(view.page, view.snapshot),
      things: controls.map((element) => describeControl(run, view, element)),
    },
    check: (answer) => {
      const { control, does } = answer as z.infer<typeof schema>;
      const element = controls[Number(control)];
      if (!element || does === 'none' || !mayBe(run, view, element, does)) return null;
      // One that cannot be told from others would never be found again.
      const target = tellApart(view.snapshot.elements, element, run.recipe.printOf(element));
      return target && [{ of: 'control', target, is: does }];
    },
    faultOf: (answer) => {
      const { control, does } = answer as z.infer<typeof schema>;
      const element = controls[Number(control)];
      const mayOnlyOrder = kinds.some((kind) => kind === 'placeOrder') && mayOrder(view);
      if (!element || does === 'none' || !mayOnlyOrder || mayBe(run, view, element, does)) return null;
      if (!mayBe(run, view, element, 'placeOrder')) return null;
      return `on this page [${control}] may be what submits the order, and is not pressed just to go on; say "placeOrder" of it, or name another control`;
    },
  };
};

/** Where the cart may turn out to be empty. */
const REFILLS = new Set<Stage>(['cart', 'checkout']);

function isOrderedProduct({ memory }: Pick<Run, 'memory'>, { snapshot }: View): boolean {
  return memory.addedItems.some(({ finalUrl }) => isSameProduct(snapshot.url, finalUrl));
}

/** What was pressed without effect may still be the right one, of several that say the same or at another time. */
function describeControl({ memory }: Pick<Run, 'memory'>, { actions }: View, element: SnapshotElement): Thing {
  const thing = describeElement(element, readWay(actions, element.ref));
  return memory.ledNowhere.has(describe(element)) ? { ...thing, text: `${thing.text}${LED_NOWHERE}` } : thing;
}

const LED_NOWHERE = ', pressed already and led nowhere';

function offerable({ memory }: Pick<Run, 'memory'>, view: View): SnapshotElement[] {
  const buys = candidates(view, 'buyNow').filter(
    (element) => memory.addedItems.length === 0 || !mayLeaveCart(partsOf(view), element, 'goToCheckout'),
  );
  const barred = new Set([
    ...waysToPay(view.snapshot.elements, view.fields),
    ...buys.map(({ ref }) => ref),
    ...(['expressWallet', 'acceptOffer', 'removeItem'] as const).flatMap((kind) =>
      candidates(view, kind).map((element) => element.ref),
    ),
  ]);
  const box = findProductBox(view.snapshot, view.actions);
  return (
    view.snapshot.elements
      .filter((element) => PRESSABLE.has(element.role) && element.visible && !element.disabled && !element.covered)
      // What is chosen already leads no further.
      .filter((element) => element.role !== 'radio' || element.checked !== true)
      .filter((element) => !barred.has(element.ref) && element.landmark !== 'footer' && !box.isOfAnother(element))
      .slice(0, MOST_CONTROLS)
  );
}

/**
 * Where an order could be placed by words that the rules do not know, a button counts as a way on only when another one
 * is known to order, or where the card is chosen and a button of its name has led on from an earlier step. A control that is said to order is never pressed here: that is left to the placement.
 */
function mayBe({ memory }: Pick<Run, 'memory'>, view: View, element: SnapshotElement, does: TaughtControl): boolean {
  if (candidates(view, 'buyNow').includes(element) && !mayLeaveCart(partsOf(view), element, does)) return false;
  if (does === 'stepTitle') return mayBeTitle(view, element);
  if (does === 'placeOrder') return !HARMLESS.has(element.role) && !isNewsletterSubmit(view, element);
  // What surely adds shows no cart: taken for a way there, it would put one more piece into it.
  if (does === 'viewCart' && candidates(view, 'addToCart', SURE).some(({ ref }) => ref === element.ref)) return false;
  if (HARMLESS.has(element.role) || does === 'addToCart' || does === 'viewCart') return true;
  // One that is disabled until all is given orders all the same.
  const isKnown = ({ ref, kind, score }: ActionCandidate) =>
    kind === 'placeOrder' && score >= SURE && ref !== element.ref;
  const hasLedOn = does === 'continue' && memory.paymentMethod === 'card' && memory.ledOn.has(describe(element));
  return !mayOrder(view) || isDoor({ memory }, view) || hasLedOn || view.actions.some(isKnown);
}

/**
 * What sends a form names no step, and what nobody takes for the order need not be denied. No hand presses it on the way all
 * the same: its words still order. What is left to order with is no surer by it, and judged as such.
 */
function mayBeTitle(view: View, element: SnapshotElement): boolean {
  const isSent = element.form >= 0 && isSubmit(element);
  return !isSent && candidates(view, 'placeOrder').some(({ ref }) => ref === element.ref);
}

function partsOf({ snapshot, actions }: View): Parameters<typeof mayLeaveCart>[0] {
  return { elements: snapshot.elements, actions };
}

function mayOrder(view: View): boolean {
  return pageScore(view, 'payment') >= POSSIBLE || pageScore(view, 'review') >= POSSIBLE;
}
