import { parsePage } from '../product-page/index.ts';

const shellText = 800;

/** A page with scripts and hardly any text is drawn by the browser. Other pages are complete as they are. */
export function isDrawnByScript(html: string): boolean {
  const $ = parsePage(html);
  if ($('script').length === 0) return false;
  $('head,title,script,style,noscript,template,nav,header,footer').remove();
  return $.root().text().replace(/\s+/g, ' ').trim().length < shellText;
}
