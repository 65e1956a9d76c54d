import { type PageReading, readPageApart } from './read-page-apart.ts';
import type { RenderPage } from './render-page.ts';

/** Reads a page that its scripts draw. Ends with the first drawing that shows a product, else with the last one. */
export async function readRenderedPage(
  renderPage: RenderPage,
  url: string,
  linksWithin?: string,
): Promise<PageReading> {
  let last: PageReading = { page: null, drawnByScript: true, links: [] };
  await renderPage(url, async (html) => {
    const reading = await readPageApart({ html, url, linksWithin });
    const isSettled = reading.links.length > 0 && reading.links.length === last.links.length;
    last = reading;
    return reading.page !== null || isSettled;
  }).catch(() => undefined);
  return last;
}
