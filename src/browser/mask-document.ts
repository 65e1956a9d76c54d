export interface InSight {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Runs inside a frame just before a picture. Covers password and card fields, or every field when `everything`, and any
 * run of digits in text or attributes that could be a card number. Returns which part of the document is visible.
 * Self-contained: it is sent to the page as source.
 */
export function maskDocument(everything: boolean): InSight {
  const SECRET =
    'input[type=password],input[autocomplete^=cc-],input[autocomplete*=" cc-"],input[name*=card i],input[id*=card i],' +
    'input[name*=cvv i],input[name*=cvc i],input[name*=csc i],input[id*=cvv i],input[id*=cvc i]';
  const rule =
    `${everything ? 'input:not([type=submit]):not([type=button]),textarea,select,[contenteditable]' : SECRET}` +
    '{color:transparent!important;-webkit-text-fill-color:transparent!important;-webkit-text-security:disc!important;' +
    'text-shadow:none!important;caret-color:transparent!important}';
  const marker = Symbol.for(everything ? 'masked-all' : 'masked');
  // Closed roots are kept here by an init script where one is installed.
  const closed = (window as unknown as Record<symbol, WeakMap<Element, ShadowRoot> | undefined>)[
    Symbol.for('closed-roots')
  ];
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots) {
    for (const element of root.querySelectorAll('*')) {
      const inner = element.shadowRoot ?? closed?.get(element);
      if (inner) roots.push(inner);
    }
  }
  for (const root of roots) {
    // A sheet of this kind is no part of the document: the page's content policy does not refuse it and no observer of
    // the page's content wakes up.
    if (!root.adoptedStyleSheets.some((sheet) => marker in sheet)) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rule);
      Object.defineProperty(sheet, marker, { value: true });
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    }
    if (everything) coverCardNumbers(root);
  }
  return { x: scrollX, y: scrollY, width: innerWidth, height: innerHeight };

  function coverCardNumbers(root: Document | ShadowRoot): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue ?? '';
      const parent = node.parentElement;
      if (parent && /\d(?:[ .\-\u00a0]?\d){11,18}/.test(text) && !/^(script|style)$/i.test(parent.tagName)) {
        parent.style.setProperty('-webkit-text-security', 'disc', 'important');
        parent.style.setProperty('color', 'transparent', 'important');
      }
    }
  }
}
