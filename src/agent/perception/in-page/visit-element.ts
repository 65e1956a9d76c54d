import { addText } from './add-text.ts';
import { cleanText, pointOfCents } from './clean-text.ts';
import { controlRole, dialogHere, landmarkOf, messageKind, nameOf } from './name-element.ts';
import { noteHeading } from './note-heading.ts';
import { LIMITS } from './page-limits.ts';
import type { Place, Walk } from './raw-frame.ts';
import { sectionsOf } from './read-control.ts';
import { standInFor } from './see-element.ts';

/** Runs inside the page: may only use the other functions of `page-script.ts`. */

/** What stands inside, shadow trees first: what the browser paints, not what the markup nests. */
export function childrenOf(el: Element): Node[] {
  const shadow = el.shadowRoot;
  if (!shadow && el.localName === 'slot') {
    const assigned = (el as HTMLSlotElement).assignedNodes();
    if (assigned.length > 0) return assigned;
  }
  const out: Node[] = [];
  for (let node = (shadow ?? el).firstChild; node; node = node.nextSibling) out.push(node);
  return out;
}

export function clipFor(el: Element, x: string, style: CSSStyleDeclaration, up: Place, fixed: boolean): Place['clip'] {
  const inherited = fixed ? null : up.clip;
  if (x === 'visible') return inherited;
  if (el === document.body || el === document.documentElement) return null;
  const y = style.overflowY;
  const hides = (value: string): boolean => value === 'hidden' || value === 'clip';
  const scrolls = (value: string): boolean => value === 'auto' || value === 'scroll';
  if (!hides(x) && !hides(y)) return scrolls(x) && scrolls(y) ? null : inherited;
  // Made to shorten a text. Fields in it are cut off by mistake: the Tab key still brings each of them into sight.
  if (style.webkitLineClamp !== 'none' && el.querySelector('input:not([type=hidden]),select,iframe')) return inherited;
  const box = el.getBoundingClientRect();
  const outer = inherited ?? { left: -1e9, top: -1e9, right: 1e9, bottom: 1e9 };
  return {
    left: hides(x) ? Math.max(box.left, outer.left) : -1e9,
    right: hides(x) ? Math.min(box.right, outer.right) : 1e9,
    top: hides(y) ? Math.max(box.top, outer.top) : -1e9,
    bottom: hides(y) ? Math.min(box.bottom, outer.bottom) : 1e9,
  };
}

/** The window's own scrolling is counted apart. */
export function scrolledBy(el: Element, up: Place, position: string, scrolls: boolean): number {
  const outer = position === 'fixed' ? 0 : up.scrolled;
  return scrolls && el !== document.body && el !== document.documentElement ? outer + el.scrollTop : outer;
}

/** Every property asked of a computed style costs about as much as a layout box per element, so each is asked once and only where it can matter. */
export function placeOf(walk: Walk, el: Element, up: Place, style: CSSStyleDeclaration, display: string): Place {
  const position = style.position;
  const overflow = style.overflowX;
  const fixed = position === 'fixed' || up.fixed;
  const inline = display.startsWith('inline') || display === 'contents';
  const hides = overflow !== 'visible';
  const clipPath = style.clipPath;
  const gone =
    (hides && !inline && (el.clientWidth <= 1 || el.clientHeight <= 1)) ||
    (clipPath !== 'none' && /inset\((50|100)%|circle\(0|polygon\(0px 0px, 0px 0px/.test(clipPath)) ||
    (position === 'absolute' && /^rect\((0px|1px),? (0px|1px),? (0px|1px),? (0px|1px)\)$/.test(style.clip));
  return {
    up,
    element: el,
    number: walk.counter,
    heading: '',
    landmark: landmarkOf(el, up),
    controls: 0,
    text: '',
    hidden: up.hidden || display === 'none',
    invisible: style.visibility !== 'visible',
    transparent: up.transparent || Number(style.opacity) < LIMITS.invisible,
    clipped: gone || (up.clipped && position !== 'fixed'),
    fixed,
    scrolled: scrolledBy(el, up, position, hides && !inline),
    depth: position === 'static' ? up.depth : style.zIndex === 'auto' ? up.depth : Number(style.zIndex),
    ariaHidden: up.ariaHidden || el.getAttribute('aria-hidden') === 'true',
    inert: up.inert || el.hasAttribute('inert'),
    struck: up.struck || /^(del|s|strike)$/.test(el.localName) || style.textDecorationLine.includes('line-through'),
    pointer: !up.inControl && style.cursor === 'pointer',
    inControl: up.inControl,
    dialog: dialogHere(el, position) ? ++walk.dialogs : up.dialog,
    position,
    clip: clipFor(el, overflow, style, up, position === 'fixed'),
    order: walk.counter,
    view: up.view,
  };
}

/** What an element contributes to the text of its parent; `block` when it stands on lines of its own. */
interface Visited {
  text: string;
  block: boolean;
}

/** For what needs no look inside: the text it contributes. Null for everything else. */
export function textWithoutVisit(el: Element, up: Place): string | null {
  const tag = el.localName;
  if (/^(script|style|noscript|template|link|meta|head|title|object|embed|video|audio|canvas|option)$/.test(tag))
    return '';
  // A space to all who read the text, and the end of a line to `addText`.
  if (tag === 'br') return '\u2028';
  if (tag === 'img') return up.inControl ? ` ${el.getAttribute('alt') ?? ''} ` : '';
  return tag === 'svg' ? '' : null;
}

/** Pages of shops have a tenth of these elements and controls; a page with more is not read to its end. */
export function visitElement(walk: Walk, el: Element, up: Place): Visited {
  if (walk.counter >= LIMITS.elements) return { text: '', block: false };
  const simple = textWithoutVisit(el, up);
  if (simple !== null) return { text: simple, block: false };
  const style = getComputedStyle(el);
  walk.counter += 1;
  walk.parents[walk.counter] = up.number;
  const { display } = style;
  if (display === 'none' && !walk.options.includeHidden && (el.localName !== 'select' || !standInFor(el)))
    return { text: '', block: false };
  const place = placeOf(walk, el, up, style, display);
  if (place.position === 'absolute' && !place.hidden && isOpaque(style))
    walk.covers.push({ element: el, depth: place.depth, order: place.order });
  if (el.localName === 'label') walk.labels.push({ label: el as HTMLLabelElement, place, sections: sectionsOf(place) });
  const role = walk.candidates.length < 3_000 ? controlRole(el, up) : null;
  const slot = walk.candidates.length;
  const sections = role || place.pointer ? sectionsOf(place) : [];
  if (role) {
    walk.candidates.push(null);
    walk.known.add(el);
    place.inControl = true;
    countControl(place);
  } else nameLandmark(place);

  const stands = (blocks: boolean): boolean => {
    const inline = (display.startsWith('inline') && !isColumn(el, display)) || display === 'contents';
    return !inline || blocks || place.struck !== up.struck || (role !== null && role !== 'link');
  };
  const { text, block } = gatherText(walk, place, style, stands);
  place.text = text;
  noteHeading(place, up, text);
  noteMessage(walk, place, text, slot);
  const candidate = { element: el, place, text, order: place.order, sections };
  if (role) walk.candidates[slot] = { ...candidate, role };
  else if (isClickable(walk, el, place, up, text, slot)) {
    walk.candidates.push({ ...candidate, role: 'clickable' });
    countControl(place);
  }
  if (place.clipped && !up.clipped && !up.inControl) return { text: '', block: true };
  const spaced = display === 'inline-block' || display === 'inline-flex';
  return { text: spaced ? ` ${text} ` : text, block };
}

/** Terms and their values, and boxes that keep more room than their words take, are columns that only stand in a line. */
export function isColumn(el: Element, display: string): boolean {
  if (display !== 'inline-block') return false;
  if (/^(dt|dd)$/.test(el.localName)) return true;
  const room = (el as HTMLElement).offsetWidth;
  if (room < LIMITS.leastColumn || el.parentElement?.childElementCount === 1) return false;
  const words = document.createRange();
  words.selectNodeContents(el);
  return words.getBoundingClientRect().width < room * LIMITS.filledColumn;
}

export function countControl(place: Place): void {
  for (let p: Place | null = place; p; p = p.up) p.controls += 1;
}

export function nameLandmark(place: Place): void {
  const el = place.element;
  const mayBeNamed = /^(section|fieldset|dialog|form|aside|nav)$/.test(el.localName) || el.hasAttribute('role');
  const name = mayBeNamed ? nameOf(el) : '';
  if (name) place.heading = name.slice(0, 100);
}

/**
 * All text inside an element, and each run of it between blocks as a text of the page. An element that does not stand
 * alone leaves its last run to its parent.
 */
export function gatherText(
  walk: Walk,
  place: Place,
  style: CSSStyleDeclaration,
  standsAlone: (blocks: boolean) => boolean,
): Visited {
  const el = place.element;
  let all = '';
  let run = '';
  let first: Node | null = null;
  let last: Node | null = null;
  let blocks = false;
  let runOrder = walk.counter;
  const add = (text: string, node: Node, order: number): void => {
    if (run === '') runOrder = order;
    run += text;
    all += text;
    first ??= node;
    last = node;
  };
  const flush = (whole: boolean): void => {
    if (run.trim() !== '') addText(walk, place, run, whole ? null : first, whole ? null : last, style, runOrder);
    run = '';
    first = null;
    last = null;
  };
  const children = /^(select|textarea|iframe|input|svg)$/.test(el.localName) ? [] : childrenOf(el);
  for (const child of children) {
    if (child.nodeType === 3 && !place.hidden && !place.invisible && all.length < LIMITS.letters)
      add((child.nodeValue ?? '').slice(0, 20_000), child, walk.counter);
    if (child.nodeType !== 1) continue;
    const order = walk.counter;
    const inner = visitElement(walk, child as Element, place);
    if (inner.block) {
      if (run.trim() !== '') flush(false);
      run = '';
      first = null;
      blocks = true;
      all += ` ${inner.text} `;
    } else if (inner.text !== '') add(glueFor(run, last, child as Element, inner.text) + inner.text, child, order);
  }
  const block = standsAlone(blocks);
  if (block) flush(!blocks);
  return { text: all, block };
}

/** What joins a piece to the run before it: the point of raised cents, a space between two elements, else nothing. */
export function glueFor(run: string, last: Node | null, el: Element, text: string): string {
  const point = pointOfCents(run, el, text);
  if (point !== '') return point;
  return last?.nodeType === 1 && /[\p{L}\d]$/u.test(run) && /^[\p{L}\d]/u.test(text) ? ' ' : '';
}

export function isOpaque(style: CSSStyleDeclaration): boolean {
  if (style.visibility !== 'visible' || Number(style.opacity) < LIMITS.opaque) return false;
  const alpha = /^rgba\(.*,\s*([\d.]+)\)$/.exec(style.backgroundColor)?.[1];
  return style.backgroundColor !== 'transparent' && (alpha === undefined || Number(alpha) > LIMITS.opaque);
}

export function noteMessage(walk: Walk, place: Place, all: string, slot: number): void {
  const kind = messageKind(place.element, walk.options.notices);
  if (!kind || place.hidden || place.clipped || place.transparent) return;
  // Long ones are mostly wrappers around the page; an error that is one piece of text is meant, however long it is.
  const isOnePiece = kind === 'error' && place.element.childElementCount === 0;
  if (all.length > 1_500 && !isOnePiece) return;
  const text = all.slice(0, 1_500).replace(/\s+/g, ' ').trim();
  if (text.length < 3 || (text.length > LIMITS.message && !isOnePiece)) return;
  for (let i = slot; i < walk.candidates.length; i += 1) {
    const role = walk.candidates[i]?.role;
    if (role && role !== 'link' && role !== 'button') return;
  }
  const previous = walk.messages[walk.messages.length - 1];
  if (previous && place.element.contains(previous.element)) return;
  walk.messages.push({ element: place.element, place, text: cleanText(place.element, 300) || text, kind });
}

/** Things without a role that still show a hand cursor: only where nothing inside is a control already. */
export function isClickable(walk: Walk, el: Element, place: Place, up: Place, all: string, slot: number): boolean {
  if (walk.candidates.length !== slot || slot >= 3_000 || place.inControl || place.hidden) return false;
  // A label of nothing that shows a hand is a button to those who see it.
  if (/^(body|html|form|main)$/.test(el.localName) || (el as HTMLLabelElement).control) return false;
  if (!el.hasAttribute('onclick') && !(place.pointer && !up.pointer) && !hidesOneField(el)) return false;
  const words = all.trim();
  if (words.length > LIMITS.clickable) return false;
  return (
    words !== '' ||
    /aria-label|title|data-|alt/.test(el.getAttributeNames().join(' ')) ||
    el.querySelector('img,svg') !== null
  );
}

/** A hand that comes only with the mouse is not seen. What heads a hidden form of one field opens it all the same. */
export function hidesOneField(el: Element): boolean {
  const fold = el.nextElementSibling;
  // Asked of every element: what lies in the fold is counted only where it is hidden.
  if (!fold || el.childElementCount > 1 || getComputedStyle(fold).display !== 'none') return false;
  return fold.querySelectorAll('input:not([type=hidden]),select,textarea').length === 1;
}
