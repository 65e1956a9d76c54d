import { mayTakeCard } from '../run/merchant-site.ts';
import type { Run } from '../run/run.ts';

/**
 * A form may change its target in the very moment in which it is sent, after every check of the page. So from the first
 * digit on, no document request to another site leaves the browser with the card number in its body, and no request at
 * all with the number in its address, from where it would get into logs and to whoever is told where a visitor came
 * from. Scripts of payment providers are left alone, and a bank's confirmation page carries no number.
 */
export async function guardCardPosts(run: Run, onLeak: (host: string) => void): Promise<void> {
  if (!run.hooks.card) return;
  const holdsNumber = await run.hooks.card.recogniser();
  await run.browser.context.route(
    (url) => !mayTakeCard(run.site, url.href) || holdsNumber(url.search),
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
 * An answer can have the browser send the same form once more to another site. Such a repeated request passes no
 * route, so the answer itself is held back. It is no leak to report: the merchant has the form, and perhaps an order.
 */
async function guardReposts(
  run: Pick<Run, 'browser' | 'deps' | 'page' | 'site'>,
  holdsNumber: (text: string) => boolean,
): Promise<void> {
  const session = await run.browser.context.newCDPSession(run.page);
  session.on('Fetch.requestPaused', ({ requestId, request, responseStatusCode, responseHeaders }) => {
    const location = responseHeaders?.find(({ name }) => name.toLowerCase() === 'location')?.value;
    const isRepost = location !== undefined && (responseStatusCode === 307 || responseStatusCode === 308);
    const target = isRepost && URL.canParse(location, request.url) ? new URL(location, request.url) : null;
    const leaks = target !== null && !mayTakeCard(run.site, target.href) && holdsNumber(request.postData ?? '');
    if (leaks) run.deps.log('stopped a form from being sent again to another site', { host: target.host });
    const answer = leaks
      ? session.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' })
      : session.send('Fetch.continueRequest', { requestId });
    answer.catch(() => undefined);
  });
  const patterns = [{ urlPattern: '*', resourceType: 'Document' as const, requestStage: 'Response' as const }];
  await session.send('Fetch.enable', { patterns });
}
