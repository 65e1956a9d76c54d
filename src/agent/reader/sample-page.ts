import { type AmountRow, emptyElement, type SnapshotElement, type TextBlock } from '../perception/index.ts';
import type { View } from '../view/view.ts';

/** A made-up page for trying a reader. */
export function samplePage(parts: {
  kind?: View['page']['kind'];
  title: string;
  texts?: readonly string[];
  elements?: readonly Partial<SnapshotElement>[];
  rows?: readonly (readonly [label: string, amount: string])[];
}): View {
  const elements = (parts.elements ?? []).map((element, index) => sampleElement(index, element));
  const rows = (parts.rows ?? []).map(
    ([label, amountText], index): AmountRow => ({
      label,
      amountText,
      section: '',
      emphasis: false,
      landmark: 'main',
      ...place(index + 20),
    }),
  );
  const texts = (parts.texts ?? []).map((text, index): TextBlock => ({ ...BLANK_TEXT, text, ...place(index + 40) }));
  const kind = parts.kind ?? 'other';
  return {
    snapshot: {
      url: 'https://shop.example/page',
      title: parts.title,
      language: 'en',
      currency: 'EUR',
      viewport: { width: 1280, height: 800 },
      scroll: { x: 0, y: 0, height: 800 },
      frames: [],
      unreadFrames: [],
      elements,
      texts,
      messages: [],
      rows,
      decoys: 0,
      modal: false,
      shape: 'sample',
      took: 0,
    },
    fields: new Map(
      elements.map(({ ref }) => [
        ref,
        { kind: 'other' as const, section: 'other' as const, confidence: 0, rivals: [], why: '' },
      ]),
    ),
    actions: [],
    page: { kind, score: 0.3, why: '', candidates: [] },
  };
}

/** A visible button that says nothing, but for what is given. */
export function sampleElement(index: number, given: Partial<SnapshotElement>): SnapshotElement {
  return { ...BLANK, ...place(index), ...given };
}

function place(index: number) {
  const box = { x: 40, y: 40 + index * 40, width: 200, height: 30 };
  return { ref: `0:${index}`, name: `part${index}`, frame: 0, order: index, box, ancestors: [1] };
}

const BLANK: Omit<SnapshotElement, 'ref' | 'frame'> = {
  ...emptyElement,
  tag: 'button',
  role: 'button',
  visible: true,
  landmark: 'main',
};

const BLANK_TEXT: Omit<TextBlock, 'text' | 'order' | 'box' | 'ancestors' | 'frame'> = {
  tag: 'p',
  heading: 0,
  classes: '',
  section: '',
  struck: false,
  fontSize: 16,
  dialog: -1,
  covered: false,
  landmark: 'main',
};
