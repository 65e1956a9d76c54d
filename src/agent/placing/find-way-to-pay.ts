import { foldLabel } from '../../words/fold-text.ts';
import { compileKinds } from '../../words/match-phrases.ts';
import { submitUrl } from '../card/check-card-target.ts';
import { AROUND, resolveClickTarget, type SnapshotElement } from '../perception/index.ts';
import { hasNewCode } from '../proof/has-new-code.ts';
import { isMerchantUrl, mayTakeCard } from '../run/merchant-site.ts';
import type { Run } from '../run/run.ts';
import { POSSIBLE } from '../view/certainty.ts';
import { namesCard } from '../view/names-card.ts';
import { candidates, pageScore, type View } from '../view/view.ts';

type Deps = Pick<Run, 'guard' | 'hooks' | 'memory' | 'requests' | 'site'>;

/**
 * Many shops take the order first, and the page that follows leads to the provider that takes the card, by a link or by a
 * form of hidden fields: whatever it says, it goes to a site that may take the card, with a code that the order page did
 * not have. The order is not paid as long as there is one.
 */
export async function findWayToPay(run: Deps, view: View, before: View): Promise<SnapshotElement | null> {
  const { snapshot } = view;
  if (!run.hooks.card || run.memory.paymentMethod === 'offline' || run.requests.inFlight() > 0) return null;
  if (snapshot.url === before.snapshot.url || !isMerchantUrl(run.site, snapshot.url)) return null;
  const pays = (url: string) => mayTakeCard(run.site, url) && !isMerchantUrl(run.site, url);
  const ways: { element: SnapshotElement; url: string }[] = [];
  for (const element of snapshot.elements) {
    const { frame, role, type, visible, disabled, covered, landmark, href } = element;
    if (frame !== 0 || !visible || disabled || covered || AROUND.has(landmark)) continue;
    const url = role === 'link' ? href : type === 'submit' ? await formUrl(run, view, element) : '';
    if (pays(url) && (role !== 'link' || hasNewCode(url, before.snapshot.url))) ways.push({ element, url });
  }
  const targets = new Set(ways.map(({ url }) => url));
  const way = targets.size === 1 ? ways[0] : ways.find(({ element }) => namesCard(element));
  return way?.element ?? buttonToPay(run, view, before);
}

/**
 * Where a button of scripts leads shows in no address. On the page of an order that has just been made, and was to be paid
 * by a card that nobody asked for, one that names the payment leads to it.
 */
function buttonToPay({ memory }: Deps, view: View, before: View): SnapshotElement | null {
  if (memory.cardTyped || !hasNewCode(view.snapshot.url, before.snapshot.url)) return null;
  if (pageScore(view, 'confirmation') < POSSIBLE) return null;
  const pays = view.snapshot.elements.filter(
    ({ frame, role, visible, disabled, covered, landmark, text, type }) =>
      frame === 0 &&
      role === 'button' &&
      type !== 'submit' &&
      visible &&
      !disabled &&
      !covered &&
      !AROUND.has(landmark) &&
      payment?.test(foldLabel(text)) === true,
  );
  const changes = candidates(view, 'edit');
  const [way, ...more] = pays.filter((each) => !changes.includes(each));
  return more.length === 0 ? (way ?? null) : null;
}

const payment = compileKinds<string>('pages').get('payment');

async function formUrl(run: Deps, { snapshot }: View, { ref }: SnapshotElement): Promise<string> {
  const target = await run.guard(resolveClickTarget(snapshot, ref));
  return target ? run.guard(target.evaluate(submitUrl)).catch(() => '') : '';
}
