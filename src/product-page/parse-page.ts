import { type CheerioAPI, load } from 'cheerio';

/**
 * A page as a tree, read leniently and fast. Unlike a browser's, the tree holds no element that the source leaves out:
 * html, head, body and tbody may be missing.
 */
export function parsePage(html: string): CheerioAPI {
  return load(html, { xml: { xmlMode: false, decodeEntities: true } });
}
