import { LIMITS } from './page-limits.ts';
import type { Place, Walk } from './raw-frame.ts';
import { boxOf, hiddenBecause } from './see-element.ts';

/** Runs inside the page: may only use the other functions of `page-script.ts`. */

/** One visible run of text; `first` and `last` bound it when the element holds other blocks as well. */
export function addText(
  walk: Walk,
  place: Place,
  raw: string,
  first: Node | null,
  last: Node | null,
  style: CSSStyleDeclaration,
  order: number,
): void {
  const text = raw.replace(/\s+/g, ' ').trim();
  if (text === '' || walk.texts.length > LIMITS.texts) return;
  let box = boxOf(place.element);
  if (first && last) {
    const range = document.createRange();
    range.setStartBefore(first);
    range.setEndAfter(last);
    box = range.getBoundingClientRect();
  }
  if (hiddenBecause(place, box) !== '') return;
  const tag = place.element.localName;
  const lines = raw.length <= LIMITS.lines ? raw.split('\u2028').map((line) => line.replace(/\s+/g, ' ').trim()) : [];
  let section = '';
  for (let p: Place | null = place; p && !section; p = p.up) section = p.heading;
  walk.texts.push({
    element: place.element,
    text: text.slice(0, 500),
    lines: lines.length > 1 ? lines : [],
    tag,
    heading: headingLevel(place.element.closest('button')?.parentElement ?? place.element),
    classes: (place.element.getAttribute('class') ?? '').slice(0, 100),
    box: { x: box.x, y: box.y, width: box.width, height: box.height },
    section,
    ancestors: [place.number],
    struck: place.struck,
    fontSize: Math.round(
      Number.parseFloat(style.fontSize) + (Number(style.fontWeight) >= LIMITS.boldWeight ? LIMITS.boldBonus : 0),
    ),
    dialog: place.dialog,
    covered: false,
    landmark: place.landmark,
    order,
  });
}

/** A button inside of a heading is the title of the block that it opens. */
export function headingLevel(el: Element): number {
  if (/^h[1-6]$/.test(el.localName)) return Number(el.localName[1]);
  const holdsButton = el.firstElementChild?.localName === 'button' && el.childElementCount === 1;
  if (holdsButton && /(^|[-_ ])(title|heading|headline|step-name)([-_ ]|$)/i.test(el.className)) return 2;
  return el.getAttribute('role') === 'heading' ? Number(el.getAttribute('aria-level') ?? 2) : 0;
}
