import { says } from '../../words/says.ts';
import { resolveClickTarget, type SnapshotElement } from '../perception/index.ts';
import { isGraphqlRead } from '../quiet/is-graphql-read.ts';
import { watchRequests } from '../quiet/request-watch.ts';
import { isWrite } from '../quiet/write-log.ts';
import { raceSignals } from '../run/race-signals.ts';
import type { Run } from '../run/run.ts';
import { signPage } from '../run/sign-page.ts';
import { LIKELY, WEAK } from '../view/certainty.ts';
import { layerAlone } from '../view/layer-alone.ts';
import { isLayerUndrawn } from '../view/layer-of.ts';
import { DRAWING_MS, readPageBeside } from '../view/look.ts';
import { candidates, type View } from '../view/view.ts';
import { describe } from './press.ts';

const LOAD_TIMEOUT_MS = 8_000;
/** What a page is looked at with; nothing is read from the pictures. */
const SHOWN: ReadonlySet<string> = new Set(['image', 'media', 'font']);
const DRAWING_PAUSE_MS = 200;
/** What is read here proves something: a page that is still asleep, apart from its frame, must not pass for an empty one. */
const WAKING_MS = 2 * DRAWING_MS;
const CLICK_MS = 1_000;

/**
 * A new tab is a new visit to pages that remember one in the tab itself, and they ask again whether somebody is of age.
 * What was answered in this purchase is answered in the same way: by the same control, in a layer over the page. One that
 * comes up here for the first time, such as an offer of news, is put away where it says how, and cannot be the cart.
 */
async function putAway({ memory }: Pick<Run, 'memory'>, view: View): Promise<boolean> {
  const { snapshot } = view;
  if (!snapshot.modal) return false;
  const isInLayer = ({ frame, dialog, visible, href }: SnapshotElement) =>
    frame === 0 && dialog >= 0 && visible && href === '';
  const known = snapshot.elements.find((element) => isInLayer(element) && memory.putAway.has(describe(element)));
  const wayOut = known ?? waysOut(view).find(isInLayer);
  const target = wayOut && (await resolveClickTarget(snapshot, wayOut.ref));
  // It may be going away by itself.
  await target?.click({ timeout: CLICK_MS, noWaitAfter: true }).catch(() => undefined);
  return Boolean(target);
}

/** A small cart is a layer too, and may say so before it shows what it holds: without it a full cart looks empty. */
function waysOut(view: View): SnapshotElement[] {
  const layer = layerAlone(view);
  const mayBeCart = ({ text }: { text: string }) => says('cart', text) || says('freeAmount', text) || /\d/.test(text);
  if (
    !layer ||
    layer.snapshot.texts.some(mayBeCart) ||
    OF_CARTS.some((kind) => candidates(layer, kind, WEAK).length > 0)
  )
    return [];
  const closing = WAYS_OUT.flatMap((kind) => candidates(layer, kind, LIKELY));
  return closing.filter((element) => !isLayerUndrawn(view, element));
}

const WAYS_OUT = ['rejectCookies', 'declineOffer', 'dismiss'] as const;
const OF_CARTS = ['viewCart', 'goToCheckout', 'placeOrder', 'removeItem', 'updateCart', 'increaseQuantity'] as const;

/** A page of the merchant's opened in a tab of its own, so that the one at hand stays as it is. Null where it cannot be read. */
export async function openBeside(run: Run, url: string, isTold: (view: View) => boolean): Promise<View | null> {
  run.memory.opensAside = true;
  const page = await raceSignals(run.browser.context.newPage(), [run.browser.died]).catch(() => null);
  run.memory.opensAside = false;
  if (!page) return null;
  try {
    // A look must not change the cart: some pages greet every new tab with an offer, or put something in.
    await page.route('**/*', (route) => {
      const request = route.request();
      const asks = !isWrite(request) || isGraphqlRead(request.method(), request.postData());
      const isRead = asks && !SHOWN.has(request.resourceType());
      return isRead ? route.fallback() : route.abort();
    });
    await signPage(page, run.deps, run.site);
    // What the page asks for while it loads may be all that it shows.
    const requests = watchRequests(page);
    const answer = await page.goto(url, { timeout: LOAD_TIMEOUT_MS, waitUntil: 'domcontentloaded' });
    const end = Date.now() + WAKING_MS;
    let view = await readPageBeside(run, page, requests);
    while (!isTold(view) && Date.now() < end) {
      // Many layers come up only a moment after the page.
      if (!(await putAway(run, view))) await page.waitForTimeout(DRAWING_PAUSE_MS);
      view = await readPageBeside(run, page, requests);
    }
    const { page: seen, snapshot } = view;
    run.deps.log('look beside', { page: seen.kind, score: seen.score, url: snapshot.url, told: isTold(view) });
    return answer?.ok() ? view : null;
  } catch {
    return null;
  } finally {
    // Nothing waits for the end of a page that is no longer needed.
    void page.close().catch(() => undefined);
  }
}
