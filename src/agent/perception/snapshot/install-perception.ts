import type { BrowserContext, Page } from 'playwright-core';
import { readyReader } from './read-frame.ts';

/**
 * Opens closed shadow roots as they are made, so that a snapshot can look inside them. They stay closed to the page's own
 * scripts. Must run before the first page of the context opens; without it closed roots are simply not seen.
 */
export async function installPerception(context: BrowserContext): Promise<void> {
  const attend = (page: Page) =>
    void page.on('framenavigated', (frame) => void (frame === page.mainFrame() && readyReader(frame)));
  for (const page of context.pages()) attend(page);
  context.on('page', attend);
  await context.addInitScript(openClosedRoots);
}

/** Self-contained: it is sent to the page as source. */
function openClosedRoots(): void {
  const key = Symbol.for('closed-roots');
  if (key in window) return;
  const roots = new WeakMap<Element, ShadowRoot>();
  Object.defineProperty(window, key, { value: roots, enumerable: false, configurable: false, writable: false });
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function attachShadow(this: Element, init: ShadowRootInit): ShadowRoot {
    const root = attach.call(this, { ...init, mode: 'open' });
    if (init?.mode === 'closed') roots.set(this, root);
    return root;
  };
  const { get: shadowRoot } = Object.getOwnPropertyDescriptor(Element.prototype, 'shadowRoot') ?? {};
  Object.defineProperty(Element.prototype, 'shadowRoot', {
    configurable: true,
    enumerable: true,
    get(this: Element) {
      return roots.has(this) ? null : shadowRoot?.call(this);
    },
  });
}
