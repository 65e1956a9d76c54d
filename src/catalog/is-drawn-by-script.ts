import { load } from 'cheerio';

const shellText = 800;

/** A page with scripts and hardly any text leaves its content to the browser. Other pages say all they have to say. */
export function isDrawnByScript(html: string): boolean {
  const $ = load(html);
  if ($('script').length === 0) return false;
  $('script,style,noscript,template,nav,header,footer').remove();
  return $('body').text().replace(/\s+/g, ' ').trim().length < shellText;
}
