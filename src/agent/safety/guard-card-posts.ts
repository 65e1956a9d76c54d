import { createHash, randomBytes } from 'node:crypto';
import type { Run } from '../run.ts';
import { isMerchantUrl } from './merchant-site.ts';

/**
 * A form may change its target in the very moment in which it is sent, after every check of the page. So from the first
 * digit on, no document request to another site leaves the browser with the card number in its body or query. Scripts of
 * payment providers are left alone, and a bank's confirmation page carries no number.
 */
export async function guardCardPosts(run: Run, onLeak: (host: string) => void): Promise<void> {
  if (!run.hooks.card) return;
  let holdsNumber: (text: string) => boolean = () => false;
  await run.hooks.card.type('number', 'plain', async (text) => {
    holdsNumber = numberFinder(text);
  });
  await run.browser.context.route(
    (url) => !isMerchantUrl(run.site, url.href),
    async (route) => {
      const request = route.request();
      const isSent = request.isNavigationRequest() && holdsNumber(`${request.url()}\n${request.postData() ?? ''}`);
      if (!isSent) return route.fallback();
      onLeak(new URL(request.url()).host);
      return route.abort('aborted');
    },
  );
}

/** Finds a number in any text without keeping it: only a salted digest stays behind. */
export function numberFinder(number: string): (text: string) => boolean {
  const salt = randomBytes(16);
  const digest = (digits: string) => createHash('sha256').update(salt).update(digits).digest('base64');
  const digits = number.replace(/\D/g, '');
  const [length, wanted] = [digits.length, digest(digits)];
  return (text) => {
    const runs = unescaped(text).matchAll(/\d(?:[ +.-]?\d){11,}/g);
    for (const [run] of runs) {
      const found = run.replace(/\D/g, '');
      for (let at = 0; at + length <= found.length; at += 1) {
        if (digest(found.slice(at, at + length)) === wanted) return true;
      }
    }
    return false;
  };
}

function unescaped(text: string): string {
  return text.replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
