import { createHash, randomBytes } from 'node:crypto';
import { isMerchantUrl } from '../run/merchant-site.ts';
import type { Run } from '../run/run.ts';

/**
 * A form may change its target in the very moment in which it is sent, after every check of the page. So from the first
 * digit on, no document request to another site leaves the browser with the card number in its body, and no request at
 * all with the number in its address, from where it would get into logs and to whoever is told where a visitor came
 * from. Scripts of payment providers are left alone, and a bank's confirmation page carries no number.
 */
export async function guardCardPosts(run: Run, onLeak: (host: string) => void): Promise<void> {
  if (!run.hooks.card) return;
  let holdsNumber: (text: string) => boolean = () => false;
  await run.hooks.card.type('number', 'plain', async (text) => {
    holdsNumber = numberFinder(text);
  });
  await run.browser.context.route(
    (url) => !isMerchantUrl(run.site, url.href) || holdsNumber(url.search),
    async (route) => {
      const request = route.request();
      const body = request.isNavigationRequest() ? (request.postData() ?? '') : '';
      if (!holdsNumber(request.url()) && !holdsNumber(body)) return route.fallback();
      onLeak(new URL(request.url()).host);
      return route.abort('aborted');
    },
  );
  await guardReposts(run, holdsNumber);
}

/**
 * An answer can have the browser send the same form once more to another site. Such second sendings pass no route, so
 * the answer itself is held back. It is no leak to report: the merchant has the form, and perhaps an order.
 */
async function guardReposts(run: Run, holdsNumber: (text: string) => boolean): Promise<void> {
  const session = await run.browser.context.newCDPSession(run.page);
  session.on('Fetch.requestPaused', ({ requestId, request, responseStatusCode, responseHeaders }) => {
    const location = responseHeaders?.find(({ name }) => name.toLowerCase() === 'location')?.value;
    const isRepost = location !== undefined && (responseStatusCode === 307 || responseStatusCode === 308);
    const target = isRepost && URL.canParse(location, request.url) ? new URL(location, request.url) : null;
    const leaks = target !== null && !isMerchantUrl(run.site, target.href) && holdsNumber(request.postData ?? '');
    if (leaks) run.deps.log('a form was to be sent once more elsewhere', { host: target.host });
    const answer = leaks
      ? session.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' })
      : session.send('Fetch.continueRequest', { requestId });
    answer.catch(() => undefined);
  });
  const patterns = [{ urlPattern: '*', resourceType: 'Document' as const, requestStage: 'Response' as const }];
  await session.send('Fetch.enable', { patterns });
}

/** Finds a number in any text without keeping it: only a salted digest stays behind. */
export function numberFinder(number: string): (text: string) => boolean {
  const salt = randomBytes(16);
  const digest = (digits: string) => createHash('sha256').update(salt).update(digits).digest('base64');
  const digits = number.replace(/\D/g, '');
  const [length, wanted] = [digits.length, digest(digits)];
  const isIn = (found: string) => {
    for (let at = 0; at + length <= found.length; at += 1) {
      if (digest(found.slice(at, at + length)) === wanted) return true;
    }
    return false;
  };
  const holds = (text: string) =>
    readings(text).some((reading) =>
      [...reading.matchAll(/\d(?:[ +.-]?\d){11,}/g)].some(([run]) => isIn(run.replace(/\D/g, ''))),
    );
  return (text) => holds(text) || encodedParts(text).some(holds);
}

/** The text itself, and what a form's values give when they are put together or read backwards. */
function readings(text: string): string[] {
  const plain = unescaped(text);
  const values = plain.replace(/(^|[?&\s])[^=&\s]*=/g, '').replace(/[^\d]/g, '');
  return [plain, values, [...plain].reverse().join('')];
}

function encodedParts(text: string): string[] {
  const parts = unescaped(text).match(/[A-Za-z0-9+/_-]{18,}/g) ?? [];
  return parts.flatMap((part) => [
    Buffer.from(part, 'base64').toString('latin1'),
    Buffer.from(part, 'hex').toString('latin1'),
  ]);
}

function unescaped(text: string): string {
  return text.replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
