import { LIMITS } from './page-limits.ts';
import type { RawElement, RawFrame, RawText } from './raw-frame.ts';

type Packed = Record<string, unknown>;

/**
 * Runs inside the page: may only use the other functions of `page-script.ts`.
 * Text is the fastest way out of a page and its length is the price, so empty values are left out and repeated strings are sent once.
 */
export function packFrame(data: RawFrame, parents: number[]): string {
  const strings: string[] = [];
  const known = new Map<string, number>();
  const pack = (thing: RawElement | RawText): Packed => {
    const out: Packed = {};
    for (const key in thing) {
      const value = (thing as unknown as Packed)[key];
      const tells = key === 'checked' || key === 'expanded';
      if (value === '' || (value === false && !tells) || value === null || value === -1) continue;
      if (value === 0 && key !== 'form') continue;
      if (typeof value === 'object' && key !== 'box') {
        if (Array.isArray(value) ? value.length === 0 : Object.keys(value as object).length === 0) continue;
      }
      if (key === 'box') {
        // The edges are rounded, not the sizes: boxes that touch must not overlap by a pixel.
        const { x, y, width, height } = value as DOMRect;
        const [left, top] = [Math.round(x), Math.round(y)];
        out[key] = [left, top, Math.round(x + width) - left, Math.round(y + height) - top];
      } else if (typeof value === 'string' && value.length > LIMITS.repeatedString) {
        let at = known.get(value);
        if (at === undefined) {
          at = strings.push(value) - 1;
          known.set(value, at);
        }
        out[key] = [at];
      } else out[key] = value;
    }
    return out;
  };
  return JSON.stringify({ ...data, elements: data.elements.map(pack), texts: data.texts.map(pack), strings, parents });
}
