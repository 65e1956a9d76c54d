import type { Run } from '../run.ts';
import { Stop } from '../stop.ts';
import { pageScore, type View } from '../view.ts';
import { isCaptchaWall } from './captcha-wall.ts';
import { isMerchantUrl } from './merchant-site.ts';

const SURE = 0.6;

/** Ends the purchase when the page is not one that may be worked on. Runs on every look, before any decision. */
export function checkPage(run: Run, view: View): void {
  if (run.memory.leakTo) throw new Stop('off_site_redirect', `the card form was to be sent to ${run.memory.leakTo}`);
  const answer = run.requests.lastDocument();
  if (answer?.error) {
    const refused = answer.error === 'egress refused';
    throw new Stop('merchant_unreachable', refused ? 'the address is not a public one' : answer.error, !refused);
  }
  if (!isMerchantUrl(run.site, view.snapshot.url)) {
    throw new Stop('off_site_redirect', `the checkout led to ${hostOf(view.snapshot.url)}`);
  }
  if (isCaptchaWall(view)) throw new Stop('captcha_blocked', 'the merchant shows a captcha');
  if (pageScore(view, 'botWall') >= SURE || answer?.status === 403 || answer?.status === 429) {
    throw new Stop('bot_protection_blocked', `the merchant turned the visit away (${answer?.status ?? 'page'})`);
  }
  if (answer && answer.status >= 500) {
    throw new Stop('merchant_error', `the merchant answered with status ${answer.status}`, true);
  }
  if (pageScore(view, 'challenge3ds') >= SURE) {
    throw new Stop('authentication_required', 'the card issuer asks for a confirmation');
  }
}

function hostOf(url: string): string {
  try {
    return new URL(url).host;
  } catch {
    return 'an unreadable address';
  }
}
