import { LIMITS } from './page-limits.ts';
import type { Candidate, Place, View, Walk } from './raw-frame.ts';

/** Runs inside the page: may only use the other functions of `page-script.ts`. */

/** Layout box; an inline link around a floated picture has none of its own, so its child's counts. */
export function boxOf(el: Element): DOMRect {
  const own = el.getBoundingClientRect();
  if (own.width > 1 && own.height > 1) return own;
  if (/^(a|button|label|summary|span|div|li)$/.test(el.localName)) {
    for (const child of el.children) {
      const box = child.getBoundingClientRect();
      if (box.width > 1 && box.height > 1) return box;
    }
  }
  return own;
}

/** Why nobody could see this; '' when it can be seen (perhaps after scrolling). */
export function hiddenBecause(place: Place, box: DOMRect): string {
  if (place.hidden) return 'not rendered';
  if (place.inert) return 'inert';
  if (place.clipped) return 'clipped';
  if (box.width < 2 || box.height < 2) return 'no size';
  const { view } = place;
  const bottom = box.bottom + place.scrolled;
  if (box.right + view.scrollX <= 0 || (!place.fixed && bottom + view.scrollY <= 0)) return 'off the page';
  if (box.left + view.scrollX >= view.pageWidth) return 'off the page';
  if (place.fixed && (box.right <= 0 || box.left >= view.width || bottom <= 0)) return 'off the page';
  const clip = place.clip;
  if (clip && (box.right <= clip.left + 1 || box.left >= clip.right - 1)) return 'clipped';
  if (clip && (box.bottom <= clip.top + 1 || box.top >= clip.bottom - 1)) return 'clipped';
  if (place.invisible) return 'not rendered';
  if (place.transparent) return 'transparent';
  return '';
}

export function shown(el: Element): boolean {
  if (!el.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const box = boxOf(el);
  return box.width > 2 && box.height > 2 && box.right + scrollX > 0 && box.bottom + scrollY > 0;
}

/** Typed words that would have the colour of what they stand on, in a box without a visible edge. */
export function isInvisibleInk(el: Element): boolean {
  const style = getComputedStyle(el);
  // Pictures are taken with the typed words made transparent; then the label's colour tells.
  const label = (el as HTMLInputElement).labels?.[0];
  const clear = /^rgba\(.*,\s*0\)$/.test(style.color);
  if (clear && !label) return false;
  const ink = clear && label ? getComputedStyle(label).color : style.color;
  for (let n: Node | null = el; n; n = composedParent(n)) {
    if (n.nodeType !== 1) continue;
    const ground = n === el ? style : getComputedStyle(n as Element);
    if (ground.backgroundImage !== 'none') return false;
    const colour = ground.backgroundColor;
    if (colour === 'transparent' || /^rgba\(.*,\s*0\)$/.test(colour)) continue;
    return colour === ink && !hasEdge(style, colour);
  }
  return ink === 'rgb(255, 255, 255)' && !hasEdge(style, ink);
}

export function hasEdge(style: CSSStyleDeclaration, ground: string): boolean {
  if (style.boxShadow !== 'none') return true;
  return (
    (style.borderBottomStyle !== 'none' &&
      Number.parseFloat(style.borderBottomWidth) > 0 &&
      style.borderBottomColor !== ground) ||
    (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0 && style.outlineColor !== ground)
  );
}

/** The height at which the page ends for a person: behind it lies nothing for thousands of pixels, and then something again. */
export function endOfPage(walk: Walk, boxes: { y: number; height: number }[]): number {
  const all = [...boxes, ...walk.texts.map((t) => t.box)].sort((a, b) => a.y - b.y);
  let bottom = 0;
  for (const box of all) {
    if (box.y - bottom > 5_000 && bottom > 0) return bottom;
    bottom = Math.max(bottom, box.y + box.height);
  }
  return Number.POSITIVE_INFINITY;
}

/** What a person sees and clicks instead of a native control that is styled away. Text inputs have no such stand-in: hidden ones are decoys. */
export function standInFor(el: Element): Element | null {
  if (el.localName === 'select') {
    for (const near of [el.nextElementSibling, el.previousElementSibling, el.parentElement]) {
      if (!near || near.localName === 'label' || near.localName === 'form' || !shown(near)) continue;
      if (near.matches('[role=combobox],[role=button],[aria-haspopup],[class*=select i],[class*=dropdown i],button')) {
        return near;
      }
      if (near === el.parentElement) continue;
      const inner = near.querySelector('[role=combobox],[aria-haspopup]') ?? faceOf(el as HTMLSelectElement, near);
      if (inner && shown(inner)) return inner;
    }
    return null;
  }
  const type = (el.getAttribute('type') ?? '').toLowerCase();
  if (type !== 'checkbox' && type !== 'radio') return null;
  for (const label of (el as HTMLInputElement).labels ?? []) if (shown(label)) return label;
  const host = el.closest('[role=radio],[role=checkbox],[role=switch],label');
  if (host && shown(host)) return host;
  const next = el.nextElementSibling;
  if (next && !/^(input|select|textarea|p|form|fieldset)$/.test(next.localName) && shown(next))
    return takesClicksFor(el, next) ? el : next;
  return null;
}

/** A transparent tick box that lies on the face beside it: nothing ties the two, and clicks on the face are its own. */
export function takesClicksFor(el: Element, face: Element): boolean {
  const [own, seen] = [boxOf(el), boxOf(face)];
  const [x, y] = [seen.x + seen.width / 2, seen.y + seen.height / 2];
  if (own.left > x || own.right < x || own.top > y || own.bottom < y) return false;
  if (!el.checkVisibility({ visibilityProperty: true }) || getComputedStyle(el).pointerEvents === 'none') return false;
  const hit = hitAt(x, y, el);
  return hit === null || hit === el;
}

/** Beside a hidden list, what shows just one of its options and nothing else to fill in is its face. */
export function faceOf(list: HTMLSelectElement, near: Element): Element | null {
  if (near.localName === 'select' || near.querySelector('select,input[type=radio],input[type=checkbox]')) return null;
  const names = new Set(Array.from(list.options, (option) => option.text.trim()).filter((name) => name !== ''));
  const parts = [near, ...Array.from(near.querySelectorAll('a,button,span,div')).slice(0, 12)];
  return parts.find((part) => names.has((part.textContent ?? '').trim()) && shown(part)) ?? null;
}

export function composedParent(node: Node): Node | null {
  return (node as Element).assignedSlot ?? node.parentNode ?? (node as ShadowRoot).host ?? null;
}

export function composedContains(outer: Node, inner: Node): boolean {
  for (let n: Node | null = inner; n; n = composedParent(n)) if (n === outer) return true;
  return false;
}

export function hitAt(x: number, y: number, from: Node): Element | null {
  let hit = document.elementFromPoint(x, y);
  while (hit?.shadowRoot) {
    const deeper: Element | null = hit.shadowRoot.elementFromPoint(x, y);
    if (!deeper || deeper === hit) break;
    hit = deeper;
  }
  const root = from.getRootNode();
  if (root instanceof ShadowRoot && hit === root.host) hit = root.elementFromPoint(x, y) ?? hit;
  return hit;
}

/** Whether something lies over it. Where a click would not tell, only what is typed into is judged by what is drawn in front. */
export function isCovered(walk: Walk, { element, place, role }: Candidate, target: Element, box: DOMRect): boolean {
  const isField = target === element && /^(textbox|select|spinbutton)$/.test(role);
  return losesClick(element, target, box, place.view) ?? (isField && isBuried(walk, element, place, box));
}

/**
 * Whether a click in the middle would reach something else; null where the window does not tell: outside of it, scrolled away
 * in a box, or below a thin bar that sticks to an edge, which scrolling takes away.
 */
export function losesClick(el: Element, target: Element, box: DOMRect, view: View): boolean | null {
  const left = Math.max(box.left, 0);
  const right = Math.min(box.right, view.width);
  const top = Math.max(box.top, 0);
  const bottom = Math.min(box.bottom, view.height);
  if (right - left < 2 || bottom - top < 2) return null;
  const y = (top + bottom) / 2;
  let cover: Element | null = null;
  for (const part of [0.5, 0.15, 0.85]) {
    const hit = hitAt(left + (right - left) * part, y, target);
    if (!hit) return false;
    if (composedContains(target, hit) || composedContains(hit, target)) return false;
    if (composedContains(el, hit) || composedContains(hit, el)) return false;
    const label = hit.closest('label');
    if (label && (label.control === el || label.contains(el))) return false;
    if (hit.parentElement === target.parentElement && hit.localName === 'label') return false;
    cover ??= hit;
  }
  if (isScrolledAway(target, y)) return null;
  for (let n: Node | null = cover; n && n !== document; n = composedParent(n)) {
    if (n.nodeType !== 1) continue;
    const position = getComputedStyle(n as Element).position;
    if (position !== 'fixed' && position !== 'sticky') continue;
    const bar = (n as Element).getBoundingClientRect();
    const edge = innerHeight * LIMITS.edgeBar;
    return bar.height > edge || bar.top > edge === bar.bottom < innerHeight - edge ? true : null;
  }
  return true;
}

/** Whether a box around it shows another part of its content just now. To act on something scrolls it into sight. */
export function isScrolledAway(target: Element, y: number): boolean {
  for (let n = composedParent(target); n && n !== document.body; n = composedParent(n)) {
    if (n.nodeType !== 1 || getComputedStyle(n as Element).overflowY === 'visible') continue;
    const box = (n as Element).getBoundingClientRect();
    if (y <= box.top || y >= box.bottom) return true;
  }
  return false;
}

/**
 * A button that takes no clicks, in nothing that would take them for it, is as shut as one that says so, and so is one in a
 * shadow root whose host says it.
 */
export function takesNoClicks(el: Element): boolean {
  if ((el.getRootNode() as Partial<ShadowRoot>).host?.getAttribute('aria-disabled') === 'true') return true;
  if (
    !/^(a|button)$/.test(el.localName) &&
    el.getAttribute('type') !== 'button' &&
    el.getAttribute('type') !== 'submit'
  )
    return false;
  if (isDeadLink(el)) return true;
  if (getComputedStyle(el).pointerEvents !== 'none') return false;
  const around = el.parentElement;
  return !around?.closest('a,button,label,[onclick],[role=button],[role=option],[role=radio],[role=checkbox]');
}

/** Browsers know no disabled links: one that is marked so and has no address to lead to is meant to be one. */
export function isDeadLink(el: Element): boolean {
  return (
    el.localName === 'a' &&
    el.hasAttribute('disabled') &&
    /^(javascript:\s*(void.*|;*)|#?)$/.test(el.getAttribute('href') ?? '')
  );
}

/** The same question where the browser's hit test does not answer it: is an opaque box in front of its middle? */
export function isBuried(walk: Walk, el: Element, place: Place, box: DOMRect): boolean {
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  return walk.covers.some((cover) => {
    const front = cover.depth > place.depth || (cover.depth === place.depth && cover.order > place.order);
    if (!front || composedContains(cover.element, el) || composedContains(el, cover.element)) return false;
    const over = cover.element.getBoundingClientRect();
    return over.left < x && over.right > x && over.top < y && over.bottom > y;
  });
}

/** The outermost part of the page that keeps its place in the window and holds this element. */
export function fixedLayer(hit: Element | null): Element | null {
  let layer: Element | null = null;
  for (let n: Node | null = hit; n && n !== document; n = composedParent(n)) {
    if (n.nodeType === 1 && getComputedStyle(n as Element).position === 'fixed') layer = n as Element;
  }
  return layer;
}

/** The layers that lie over the whole page; empty when the page is free. */
export function modalLayers(): Element[] {
  const open = Array.from(document.querySelectorAll('dialog')).filter((d) => d.matches(':modal'));
  if (open.length > 0) return open;
  const layers = new Set<Element>();
  let blocked = 0;
  for (const [px, py] of [
    [0.5, 0.5],
    [0.08, 0.3],
    [0.92, 0.3],
    [0.08, 0.8],
    [0.92, 0.8],
  ] as const) {
    const hit = hitAt(innerWidth * px, innerHeight * py, document);
    const layer = fixedLayer(hit);
    if (layer) {
      blocked += 1;
      layers.add(layer);
    }
  }
  if (blocked < 4) return [];
  // A shade over the page often is a layer of its own; the sheet or drawer before it may lie between the points above.
  for (let at = 0; at < 100; at += 1) {
    const hit = hitAt(innerWidth * (0.05 + (at % 10) / 10), innerHeight * (0.05 + Math.floor(at / 10) / 10), document);
    const layer = fixedLayer(hit);
    if (layer) layers.add(layer);
  }
  return [...layers];
}
