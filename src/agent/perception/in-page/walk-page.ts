import { cleanText } from './clean-text.ts';
import { packFrame } from './pack-frame.ts';
import type { Candidate, PageOptions, Place, RawElement, RawFrame, RawMessage, Walk } from './raw-frame.ts';
import { readControl } from './read-control.ts';
import { boxOf, composedContains, endOfPage, modalLayers, shown } from './see-element.ts';
import { visitElement } from './visit-element.ts';

/** Runs inside the page: may only use the other functions of `page-script.ts`. */
export function walkPage(options: PageOptions): { json: string; nodes: Element[]; targets: Element[] } {
  const walk = startWalk(options);
  const root = rootPlace();
  if (document.body) visitElement(walk, document.body, root);
  addHiddenTicks(walk);
  walk.texts.sort((a, b) => a.order - b.order);
  const layers = modalLayers();
  const { elements, nodes, targets, decoys } = readControls(walk, root, layers);
  const html = document.documentElement;
  const data: RawFrame = {
    url: location.href,
    title: document.title.slice(0, 200),
    language: declaredLanguage(),
    currency: declaredCurrency(),
    viewport: { width: innerWidth, height: innerHeight },
    scroll: { x: scrollX, y: scrollY, height: html.scrollHeight },
    elements,
    texts: walk.texts.map(({ element, ...text }) => ({
      ...text,
      covered: layers.length > 0 && !layers.some((layer) => composedContains(layer, element)),
    })),
    messages: walk.messages.map((message) => describeMessage(message, nodes)),
    decoys,
    modal: layers.length > 0,
  };
  return { json: packFrame(data, walk.parents), nodes, targets };
}

/**
 * A page for people has a few thousand elements and some hundred kilobytes of text. What is far larger is not read at
 * all: every look at it would take seconds. What scripts carry with them does not count.
 */
export function isHuge(): boolean {
  const MOST_ELEMENTS = 60_000;
  const LONGEST_TEXT = 4_000_000;
  if (document.getElementsByTagName('*').length > MOST_ELEMENTS) return true;
  let length = document.body?.textContent?.length ?? 0;
  if (length <= LONGEST_TEXT) return false;
  for (const data of document.body.querySelectorAll('script, style')) length -= data.textContent?.length ?? 0;
  return length > LONGEST_TEXT;
}

export function startWalk(options: PageOptions): Walk {
  return {
    options,
    counter: 0,
    parents: [0],
    candidates: [],
    known: new Set(),
    labels: [],
    texts: [],
    messages: [],
    dialogs: 0,
    covers: [],
  };
}

/** The place above the body: nothing is hidden, clipped or laid over yet. */
export function rootPlace(): Place {
  return {
    up: null,
    element: document.documentElement,
    number: 0,
    heading: '',
    landmark: '',
    controls: 0,
    text: '',
    hidden: false,
    invisible: false,
    transparent: false,
    clipped: false,
    fixed: false,
    scrolled: 0,
    position: 'static',
    depth: 0,
    ariaHidden: false,
    inert: false,
    struck: false,
    pointer: false,
    inControl: false,
    dialog: -1,
    clip: null,
    order: 0,
    view: {
      pageWidth: Math.max(document.documentElement.scrollWidth, innerWidth),
      scrollX,
      scrollY,
      width: innerWidth,
      height: innerHeight,
    },
  };
}

/** The controls that a person could reach, or all where hidden ones are asked for; decoys are inputs that nobody can see. */
export function readControls(
  walk: Walk,
  root: Place,
  layers: Element[],
): { elements: RawElement[]; nodes: Element[]; targets: Element[]; decoys: number } {
  const forms: Element[] = Array.from(document.forms);
  const controls = walk.candidates.flatMap((candidate) =>
    candidate ? [{ candidate, ...readControl(walk, candidate, forms) }] : [],
  );
  const end = endOfPage(
    walk,
    controls.filter((control) => control.raw.visible).map((control) => control.raw.box),
  );
  const read = { elements: [] as RawElement[], nodes: [] as Element[], targets: [] as Element[], decoys: 0 };
  for (const { candidate, raw, target } of controls) {
    if (raw.box.y > end) raw.visible = false;
    if (!raw.visible) {
      if (raw.role === 'textbox' && raw.type !== 'file') read.decoys += 1;
      if (!walk.options.includeHidden) continue;
    }
    const outside = raw.box.y >= root.view.height || raw.box.y + raw.box.height <= 0;
    if (outside && layers.length > 0) raw.covered ||= !layers.some((layer) => composedContains(layer, target));
    read.elements.push(raw);
    read.nodes.push(candidate.element);
    read.targets.push(target);
  }
  return read;
}

export function describeMessage({ element, text, kind }: Walk['messages'][number], nodes: Element[]): RawMessage {
  const { x, y, width, height } = boxOf(element);
  const about = nodes.findIndex((node) => {
    const ids = `${node.getAttribute('aria-errormessage') ?? ''} ${node.getAttribute('aria-describedby') ?? ''}`;
    return element.id !== '' && ids.split(' ').includes(element.id);
  });
  return { text, kind, element: about, box: { x, y, width, height } };
}

export function declaredLanguage(): string {
  const meta = 'meta[property="og:locale"],meta[http-equiv="content-language" i]';
  const declared = document.documentElement.lang || document.querySelector(meta)?.getAttribute('content') || '';
  return declared.slice(0, 2).toLowerCase();
}

/** Tick boxes that are not rendered at all but whose label is: the label is what people click. */
export function addHiddenTicks(walk: Walk): void {
  for (const { label, place, sections } of walk.labels) {
    const control = label.control;
    if (!control || walk.known.has(control) || !shown(label)) continue;
    const type = (control.getAttribute('type') ?? '').toLowerCase();
    if (type !== 'checkbox' && type !== 'radio') continue;
    walk.known.add(control);
    const candidate: Candidate = {
      element: control,
      place,
      role: type,
      text: cleanText(label, 160),
      order: place.order,
      sections,
    };
    walk.candidates.push(candidate);
  }
  walk.candidates.sort((a, b) => (a?.order ?? 0) - (b?.order ?? 0));
}

/** A bare `$` or `kr` says little: what machines are told of the price says more, and so does the country of the language. */
export function declaredCurrency(): string {
  const meta = document.querySelector(
    'meta[property="product:price:currency"],meta[property="og:price:currency"],meta[itemprop=priceCurrency]',
  );
  const spot = document.querySelector('[itemprop=priceCurrency]');
  let code = meta?.getAttribute('content') || spot?.getAttribute('content') || spot?.textContent || '';
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
    if (code === '') code = /"priceCurrency"\s*:\s*"([A-Za-z]{3})"/.exec(script.textContent ?? '')?.[1] ?? '';
  }
  if (/^\s*[A-Za-z]{3}\s*$/.test(code)) return code.trim().toUpperCase();
  const { lang } = document.documentElement;
  // Languages of one country, where the sign is shared with its neighbours.
  const lands: Readonly<Record<string, string>> = {
    nb: 'NO',
    nn: 'NO',
    no: 'NO',
    da: 'DK',
    sv: 'SE',
    is: 'IS',
    ja: 'JP',
  };
  const land = /^[a-z]{2}[-_]([a-z]{2})$/i.exec(lang)?.[1] ?? lands[lang.trim().toLowerCase()];
  return land ? `-${land.toUpperCase()}` : '';
}
