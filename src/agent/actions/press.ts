import type { ElementHandle } from 'playwright-core';
import { checkSubmitTarget } from '../card/check-card-target.ts';
import { type ActionKind, type PageKind, resolveClickTarget, type SnapshotElement } from '../perception/index.ts';
import { awaitStandstill } from '../quiet/await-standstill.ts';
import { noteDone } from '../run/note-done.ts';
import type { Run } from '../run/run.ts';
import { asksForCardApart } from '../view/asks-for-card-apart.ts';
import { LIKELY, SURE } from '../view/certainty.ts';
import { isBareCart, isCartAgain, isDoor } from '../view/is-bare-cart.ts';
import { paysLater } from '../view/pays-later.ts';
import { pageScore, type View } from '../view/view.ts';
import { cancelStrayClick, STRAY } from './cancel-stray-click.ts';

const CLICK_TIMEOUT_MS = 800;

export interface PressOptions {
  /** It takes something out of the cart: "are you sure?" is answered yes. */
  takesAway?: boolean;
}

/**
 * Clicks as a person would. False when the element is gone, or when it would order: that press belongs to the placement
 * alone, whatever list the control came from. What a press did is judged by the next look, not here.
 */
export async function press(
  run: Run,
  view: View,
  element: SnapshotElement,
  options: PressOptions = {},
): Promise<boolean> {
  run.spendAction(`press ${describe(element)}`);
  noteDone(run, `pressed ${element.role} "${nameOf(element)}"`);
  if (orders(run, view, element)) {
    run.deps.log('refused to press a control that orders', { control: describe(element) });
    return false;
  }
  const target = await run.guard(resolveClickTarget(view.snapshot, element.ref));
  if (!target) return false;
  if (element.frame === 0) await checkSubmitTarget(run, target);
  // Ticking a box does not spoil the evidence picture, nor does filling a field.
  if (element.role === 'checkbox' || element.role === 'radio') run.steps.noteChange();
  else await run.guard(run.steps.beforeChange());
  if (options.takesAway) run.dialogs.expectQuestion();
  return run.guard(clickTarget(run, target, element.frame === 0));
}

/** Pages on which an order can be complete. Elsewhere, until the card is typed, a control that says "order" leads to the checkout. */
const LATE: readonly PageKind[] = ['address', 'shipping', 'payment', 'review'];

/**
 * Whether a press would order. A layer that comes up before the card was typed ("pay without a saved card") asks about
 * something else.
 */
export function orders(run: Pick<Run, 'memory'>, view: View, element: SnapshotElement): boolean {
  if (element.dialog >= 0 && !run.memory.cardTyped) return false;
  const scores = view.actions.filter(({ ref }) => ref === element.ref);
  const order = scores.find(({ kind }) => kind === 'placeOrder')?.score ?? 0;
  const rival = Math.max(0, ...scores.filter(({ kind }) => kind !== 'placeOrder').map(({ score }) => score));
  const isLate = run.memory.cardTyped || LATE.some((kind) => pageScore(view, kind) >= LIKELY);
  const isEarly = () =>
    leadsFromCart(run, view, scores) || paysLater(run, view, element) || asksForCardApart(run, view, element);
  return order >= SURE && order >= rival && isLate && !isEarly();
}

/**
 * The same words may order on a review and lead to the checkout from a cart or, whatever they are, past a sign-in, where
 * there is nothing yet to order with. In some languages they buy on a product's page as well.
 */
function leadsFromCart(run: Pick<Run, 'memory'>, view: View, scores: View['actions']): boolean {
  const leadsOn = scores.some(({ kind, score }) => FROM_CART.has(kind) && score >= LIKELY);
  return isDoor(run, view) || (leadsOn && (isBareCart(run, view) || isCartAgain(run, view)));
}

const FROM_CART: ReadonlySet<ActionKind> = new Set(['goToCheckout', 'addToCart']);

async function clickTarget(run: Pick<Run, 'page'>, target: ElementHandle, inMainFrame: boolean): Promise<boolean> {
  await awaitStandstill(target);
  const point = await target.evaluate(aimAt).catch(() => null);
  if (point && inMainFrame) {
    await target.evaluate(cancelStrayClick, STRAY).catch(() => undefined);
    await run.page.mouse.click(point.x, point.y);
    return true;
  }
  try {
    await target.click({ timeout: CLICK_TIMEOUT_MS, noWaitAfter: true });
    return true;
  } catch {
    // Sticky bars and half-closed layers swallow real clicks that the page itself would accept.
    return target
      .evaluate((node) => (node as HTMLElement).click())
      .then(
        () => true,
        () => false,
      );
  }
}

/**
 * Runs in the page. Brings the element into sight and gives the point to click, or null when something else would take
 * the click there. Also keeps the click in this tab: a checkout in a second one would be out of sight. A link in a frame may
 * well lead the whole tab on.
 */
export function aimAt(node: Node): { x: number; y: number } | null {
  if (!(node instanceof Element) || !node.isConnected) return null;
  const holder = node.closest('a[target]') ?? node.closest('form[target]');
  if (holder && !/^_(self|top|parent)$/i.test(holder.getAttribute('target') ?? '')) holder.removeAttribute('target');
  const inView = (box: DOMRect) =>
    box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
  if (!inView(node.getBoundingClientRect()))
    node.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  // An inline link over two lines has a box whose middle may lie beside its text.
  const box = node.getClientRects()[0] ?? node.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return null;
  const label = node.closest('label');
  const y = box.top + box.height / 2;
  const hitAt = (x: number): Element | null => {
    let hit: Element | null = document.elementFromPoint(x, y);
    for (let inner = hit?.shadowRoot; inner; inner = hit?.shadowRoot) {
      const deeper = inner.elementFromPoint(x, y);
      if (!deeper || deeper === hit) break;
      hit = deeper;
    }
    return hit;
  };
  // "I accept the terms": the link within a label leads away and leaves its box as it is.
  const isOnLink = (x: number): boolean => {
    const link = hitAt(x)?.closest('a[href]');
    return link != null && link !== node && node.contains(link);
  };
  const takes = (x: number): boolean => {
    const hit = hitAt(x);
    if (!hit) return false;
    // A radio button that lets clicks through is chosen by the row around it, which listens for them.
    const passesOn = getComputedStyle(node).pointerEvents === 'none' && hit.contains(node);
    return node.contains(hit) || label?.contains(hit) === true || passesOn;
  };
  const [middle, edge] = [box.left + box.width / 2, Math.min(6, box.width / 4)];
  const ends = isOnLink(middle) ? [box.left + edge, box.right - edge] : [];
  // A drawer at the side, or a bubble for a chat, may lie over the middle alone.
  const beside = [box.left + box.width / 4, box.right - box.width / 4];
  // A page may have replaced what lists do: they are only gone through.
  for (const x of [...ends, middle, ...beside]) if (takes(x) && (x === middle || !isOnLink(x))) return { x, y };
  return null;
}

/** Short and free of personal data: what the page itself calls the control. */
export function describe(element: SnapshotElement): string {
  return `${element.role} "${nameOf(element).slice(0, 60)}"`;
}

function nameOf(element: SnapshotElement): string {
  const name = element.text || element.label || element.ariaLabel || element.name || element.id;
  return name.replace(/\s+/g, ' ').trim();
}
