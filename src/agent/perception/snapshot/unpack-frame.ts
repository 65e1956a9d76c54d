import { says } from '../../../words/says.ts';
import type { RawElement, RawFrame, RawText } from '../in-page/raw-frame.ts';
import { showsPlaceholder } from '../seen/placeholder-option.ts';

type Packed = Record<string, unknown>;

/** A control that says nothing of itself. */
export const emptyElement: RawElement = {
  tag: '',
  role: 'clickable',
  type: '',
  label: '',
  labelSource: 'none',
  text: '',
  placeholder: '',
  ariaLabel: '',
  title: '',
  name: '',
  id: '',
  classes: '',
  autocomplete: '',
  inputMode: '',
  pattern: '',
  maxLength: 0,
  href: '',
  data: {},
  options: [],
  value: '',
  filled: false,
  masked: false,
  checked: null,
  expanded: null,
  required: false,
  disabled: false,
  readOnly: false,
  invalid: false,
  error: '',
  box: { x: 0, y: 0, width: 0, height: 0 },
  visible: false,
  covered: false,
  ariaHidden: false,
  proxied: false,
  section: '',
  sections: [],
  nearby: '',
  group: '',
  groupLabel: '',
  dialog: -1,
  form: -1,
  context: '',
  ancestors: [],
  landmark: '',
  order: 0,
};

const emptyText: RawText = {
  text: '',
  tag: '',
  heading: 0,
  classes: '',
  box: { x: 0, y: 0, width: 0, height: 0 },
  section: '',
  ancestors: [],
  struck: false,
  fontSize: 0,
  dialog: -1,
  covered: false,
  landmark: '',
  order: 0,
};

const plainLists = new Set(['ancestors', 'lines', 'options', 'sections']);

/** The counterpart of `packFrame`. Left-out values return as their empty form. */
export function unpackFrame(json: string): RawFrame {
  const packed = JSON.parse(json) as RawFrame & {
    strings: string[];
    parents: number[];
    elements: Packed[];
    texts: Packed[];
  };
  const { strings, parents } = packed;
  const chain = (from: number): number[] => {
    const out: number[] = [];
    for (let at = from; at > 0 && out.length < 15; at = parents[at] ?? 0) out.push(at);
    return out;
  };
  const unpack = (thing: Packed): Packed => {
    const out: Packed = {};
    for (const [key, value] of Object.entries(thing)) {
      if (key === 'box') {
        const [x, y, width, height] = value as [number, number, number, number];
        out[key] = { x, y, width, height };
      } else if (key === 'ancestors') out[key] = chain((value as number[])[0] ?? 0);
      else if (Array.isArray(value) && !plainLists.has(key)) out[key] = strings[value[0] as number] ?? '';
      else out[key] = value;
    }
    return out;
  };
  return {
    ...packed,
    elements: withOwnErrors(
      packed.elements.map((e) => {
        const out = { ...emptyElement, ...unpack(e) };
        const tick = out.role === 'checkbox' || out.role === 'radio';
        const filled = out.filled && (tick || !showsPlaceholder(out));
        const checked = out.checked ?? (tick ? false : null);
        const named: Partial<RawElement> = isComplaint(out) ? { label: '', labelSource: 'none' } : {};
        return { ...out, ...named, filled, checked, form: typeof e.form === 'number' ? e.form : -1 };
      }),
    ),
    texts: packed.texts.map((t) => ({ ...emptyText, ...unpack(t) })),
  };
}

/** Words beside two fields are about the one that is marked as wrong, where the other one has an answer. */
function withOwnErrors(elements: RawElement[]): RawElement[] {
  const marked = new Set(elements.filter(({ invalid }) => invalid).map(({ error }) => error));
  const isOfOther = ({ invalid, filled, error }: RawElement) => !invalid && filled && error !== '' && marked.has(error);
  return elements.map((element) => (isOfOther(element) ? { ...element, error: '' } : element));
}

/** What a form says about an answer may stand where others name the field: that is no name of it. */
function isComplaint({ label, labelSource, error }: RawElement): boolean {
  return BY_PLACE.has(labelSource) && label !== '' && label === error && says('asksForCorrection', label);
}

const BY_PLACE: ReadonlySet<RawElement['labelSource']> = new Set(['sibling', 'cell', 'container']);
