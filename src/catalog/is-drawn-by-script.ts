import { load } from 'cheerio';

const shellText = 800;

/** A page with scripts and hardly any text is drawn by the browser. Other pages are complete as they are. */
export function isDrawnByScript(html: string): boolean {
  const $ = load(html);
  if ($('script').length === 0) return false;
  $('script,style,noscript,template,nav,header,footer').remove();
  return $('body').text().replace(/\s+/g, ' ').trim().length < shellText;
}
