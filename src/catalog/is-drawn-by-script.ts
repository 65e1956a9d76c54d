import { parsePage } from '../product-page/index.ts';

const shellText = 800;

/** A page with scripts and hardly any text leaves its content to the browser. Other pages say all they have to say. */
export function isDrawnByScript(html: string): boolean {
  const $ = parsePage(html);
  if ($('script').length === 0) return false;
  $('head,title,script,style,noscript,template,nav,header,footer').remove();
  return $.root().text().replace(/\s+/g, ' ').trim().length < shellText;
}
