import { LIMITS } from './page-limits.ts';
import type { Place } from './raw-frame.ts';

/** Runs inside the page: may only use the other functions of `page-script.ts`. */

/** A heading rules what follows it in its wrapper; a wrapper that holds only a heading hands it on. */
export function noteHeading(place: Place, up: Place, all: string): void {
  const el = place.element;
  const tag = el.localName;
  if (all.length > LIMITS.headingWrapper) return;
  const styled = /(^|[-_ ])(title|heading|headline|legend|step-name|(section|card|panel|box)-header)([-_ ]|$)/i;
  const heads =
    /^(h[1-6]|legend|summary)$/.test(tag) ||
    el.getAttribute('role') === 'heading' ||
    (place.controls === 0 && /^(div|span|p|strong|header)$/.test(tag) && styled.test(el.getAttribute('class') ?? ''));
  const text = all.replace(/\s+/g, ' ').trim();
  if (!heads && up.heading === '' && opensBlock(place, text) && standsOut(el)) up.heading = text;
  const isHeadingAlone = place.controls === 0 || headsLayer(place, up, text) || headsFold(place, text);
  if (!heads && (place.heading === '' || !isHeadingAlone)) return;
  if (heads && text !== '' && text.length <= LIMITS.heading) {
    up.heading = text;
    return;
  }
  if (place.heading && isHeadingAlone && text.length <= place.heading.length + 160) up.heading = place.heading;
}

/** The title bar of a layer: its heading beside controls that show no words, mostly the cross that closes it. */
export function headsLayer(place: Place, up: Place, text: string): boolean {
  const isLayer = place.dialog >= 0 && up.dialog === place.dialog && up.heading === '';
  if (!isLayer || place.element.querySelector('input, select, textarea') !== null) return false;
  return !/[\p{L}\d]/u.test(text.replace(place.heading, ''));
}

/** The title bar of a step that folds: nothing but a heading, and a control in it that names what follows as its own. */
export function headsFold({ element, heading }: Place, text: string): boolean {
  const body = element.nextElementSibling;
  if (text !== heading || !body || element.querySelector('input, select, textarea') !== null) return false;
  const names = ['href', 'aria-controls', 'data-target', 'data-bs-target'];
  return [...element.querySelectorAll(':is(h1, h2, h3, h4, h5, h6) :is(a, button, [role=button])')].some((control) =>
    names.some((name) => body.id !== '' && (control.getAttribute(name) ?? '').replace(/^#/, '') === body.id),
  );
}

/** Short words alone at the top of a wrapper, with more to come. */
export function opensBlock(place: Place, text: string): boolean {
  const el = place.element;
  if (place.controls > 0 || place.inControl || text.length < 3 || text.length > 60) return false;
  if (!/^(div|p|span|strong|b|dt)$/.test(el.localName) || el.childElementCount > 1) return false;
  return el.previousElementSibling === null && el.nextElementSibling !== null && !/\d[.,]\d/.test(text);
}

/** What is bold and larger than the words around it heads them, whatever it is called. */
export function standsOut(el: Element): boolean {
  const style = getComputedStyle(el);
  if (Number(style.fontWeight) < 600 || !el.parentElement) return false;
  return Number.parseFloat(style.fontSize) >= 1.1 * Number.parseFloat(getComputedStyle(el.parentElement).fontSize);
}
