import type { BrowserPool, PurchaseContext } from '../../src/browser/index.ts';

/** Where the truth of an element is kept once it was taken off the page. */
export const TRUTH_KEY = 'truth of this element';

/**
 * A browser that opens shops at their truth address and shows them as any customer sees them: the truth is taken off each
 * element before anybody can look. `onOpen` gets the page, for whoever may know it.
 */
export function hidingPool(pool: BrowserPool, onOpen: (purchase: PurchaseContext) => void): Pick<BrowserPool, 'open'> {
  return {
    async open(options, signal) {
      const purchase = await pool.open(options, signal);
      await purchase.context.addInitScript(hideTruth, TRUTH_KEY);
      onOpen(purchase);
      return purchase;
    },
  };
}

/** Runs in every document before its own scripts. Self-contained: it is sent there as source. */
function hideTruth(name: string): void {
  const key = Symbol.for(name);
  const hide = (root: ParentNode) => {
    for (const element of root.querySelectorAll('[data-truth]')) {
      Object.defineProperty(element, key, { value: element.getAttribute('data-truth'), configurable: true });
      element.removeAttribute('data-truth');
    }
  };
  const watch = (root: Document | ShadowRoot) => {
    hide(root);
    const watched = { subtree: true, childList: true, attributes: true, attributeFilter: ['data-truth'] };
    new MutationObserver(() => hide(root)).observe(root, watched);
  };
  watch(document);
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (init) {
    const root = attach.call(this, init);
    watch(root);
    return root;
  };
}
