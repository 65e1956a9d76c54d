import { parentPort } from 'node:worker_threads';
import { readProductPage } from '../product-page/index.ts';
import { linksOf } from './crawl/page-links.ts';
import { isDrawnByScript } from './is-drawn-by-script.ts';
import type { PageReading, PageToRead } from './read-page-apart.ts';

parentPort?.on('message', ({ html, url, productJson, linksWithin }: PageToRead) => {
  const reading: PageReading = { page: null, drawnByScript: false, links: [] };
  try {
    reading.page = readProductPage(html, url, productJson);
    reading.drawnByScript = reading.page === null && isDrawnByScript(html);
    if (linksWithin) reading.links = linksOf(html, url, new URL(linksWithin));
  } catch {
    // Markup nested beyond the stack's depth is not a real shop's.
  }
  parentPort?.postMessage(reading);
});

parentPort?.postMessage('ready');
