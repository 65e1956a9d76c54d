import type { Rules } from './shop-case.ts';

const LOOKS_UP_MS = 400;

/** The place of the deliveries before there are any, and the script of a shop that brings them once it has the address. */
export function renderToCome({ words, come }: NonNullable<Rules['deliveriesToCome']>, options: string): string {
  const place = `<div id="to-come"><p>${words}</p></div>`;
  if (come !== 'onceAddressed') return place;
  return `${place}<template id="came">${options}</template><script>(() => { let asked = false;
addEventListener('change', () => { const f = document.querySelector('#checkout');
if (asked || !['line1', 'city', 'postal'].every((name) => f.elements[name].value)) return; asked = true;
setTimeout(() => { const place = document.querySelector('#to-come'); place.replaceChildren(document.querySelector('#came').content.cloneNode(true));
place.dispatchEvent(new Event('change', { bubbles: true })); }, ${LOOKS_UP_MS}); }); })();</script>`;
}
