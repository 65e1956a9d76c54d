export interface InSight {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Runs inside a frame just before a picture. Covers password and card fields, whoever filled them. Returns which part
 * of the document is visible. Self-contained: it is sent to the page as source.
 */
export function maskDocument(): InSight {
  const rule =
    'input[type=password],input[autocomplete^=cc-],input[autocomplete*=" cc-"],input[name*=card i],input[id*=card i],' +
    'input[name*=cvv i],input[name*=cvc i],input[name*=csc i],input[id*=cvv i],input[id*=cvc i]' +
    '{color:transparent!important;-webkit-text-fill-color:transparent!important;-webkit-text-security:disc!important;' +
    'text-shadow:none!important;caret-color:transparent!important}';
  const marker = Symbol.for('masked');
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
    if (root.adoptedStyleSheets.some((sheet) => marker in sheet)) continue;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    Object.defineProperty(sheet, marker, { value: true });
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }
  return { x: scrollX, y: scrollY, width: innerWidth, height: innerHeight };
}
