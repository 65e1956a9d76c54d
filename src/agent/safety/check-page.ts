import { mayTakeCard, merchantSite } from '../run/merchant-site.ts';
import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { SURE } from '../view/certainty.ts';
import { pageScore, type View } from '../view/view.ts';
import { isCaptchaWall } from './captcha-wall.ts';

/** Ends the purchase when the page is not one that may be worked on. Runs on every look, before any decision. */
export function checkPage(run: Pick<Run, 'memory' | 'requests' | 'site'>, view: View): void {
  if (run.memory.leakTo)
    throw new Stop('off_site_redirect', `the card form tried to send the card to ${run.memory.leakTo}`);
  const answer = run.requests.lastDocument();
  if (answer?.error) {
    const refused = answer.error === 'egress refused';
    throw new Stop('merchant_unreachable', refused ? 'the address is not a public one' : answer.error, !refused);
  }
  if (!mayTakeCard(run.site, view.snapshot.url)) {
    throw new Stop('off_site_redirect', `the checkout led to ${hostOf(view.snapshot.url)}`);
  }
  if (isCaptchaWall(view)) throw new Stop('captcha_blocked', 'the merchant shows a captcha');
  if (pageScore(view, 'botWall') >= SURE || answer?.status === 403 || answer?.status === 429) {
    throw new Stop('bot_protection_blocked', `the merchant blocked the visit (${answer?.status ?? 'page'})`);
  }
  if (answer && answer.status >= 500) {
    throw new Stop('merchant_error', `the merchant answered with status ${answer.status}`, true);
  }
  if (pageScore(view, 'challenge3ds') >= SURE) {
    throw new Stop('authentication_required', 'the card issuer asks for a confirmation');
  }
  checkCardFrames(run, view);
}

/** A frame that asks for the card as one site and then as another is no payment provider's. */
function checkCardFrames(run: Pick<Run, 'memory'>, view: View): void {
  for (const element of view.snapshot.elements) {
    if (element.frame === 0 || !element.visible || view.fields.get(element.ref)?.kind !== 'cardNumber') continue;
    const frame = view.snapshot.frames[element.frame];
    if (!frame || !/^https?:/.test(frame.url)) continue;
    const page = view.snapshot.url.split('#')[0] ?? '';
    const { site } = merchantSite(frame.url);
    const before = run.memory.cardFrameSites.get(page);
    if (before !== undefined && before !== site)
      throw new Stop('payment_method_unavailable', `the card form now belongs to a different site: ${site}`);
    run.memory.cardFrameSites.set(page, site);
  }
}

function hostOf(url: string): string {
  try {
    return new URL(url).host;
  } catch {
    return 'an unreadable address';
  }
}
