import { parentPort } from 'node:worker_threads';
import { readProductPage } from '../product-page/index.ts';
import { isDrawnByScript } from './render-page.ts';

parentPort?.on('message', ({ html, url }: { html: string; url: string }) => {
  let page = null;
  let drawnByScript = false;
  try {
    page = readProductPage(html, url);
    drawnByScript = page === null && isDrawnByScript(html);
  } catch {
    // Markup nested beyond the stack is not a shop's.
  }
  parentPort?.postMessage({ page, drawnByScript });
});
