import type { PageSnapshot, SnapshotElement, TextBlock } from '../perception/index.ts';

export interface Step {
  text: string;
  /** A step that is still to come cannot be gone to; a list of links tells about delivery and payment. */
  isLinked: boolean;
  /** Where it leads, if anywhere. */
  href: string;
}

interface StepList {
  steps: Step[];
  isNumbered: boolean;
}

const LONGEST_STEP = 40;
const FEWEST_STEPS = 3;

/** The lists above a control, such as the card's field, that may be those of the checkout's steps: items of a list, names behind 1, 2, 3, or one line. */
export function readStepLists(snapshot: PageSnapshot, below: SnapshotElement): StepList[] {
  const above = textsAbove(snapshot, below);
  const items = Map.groupBy(
    above.filter(({ tag }) => tag === 'li'),
    ({ frame, ancestors }) => `${frame} ${ancestors[1]}`,
  );
  const listed = [...items.values()].map((list) => ({
    steps: list.map((text) => stepOf(snapshot, text, text.ancestors[0])),
    isNumbered: false,
  }));
  const numbers = Map.groupBy(above.filter(isNumber), ({ frame, tag, classes }) => `${frame} ${tag} ${classes}`);
  // A number that can be pressed is drawn in another style where its step is open, done or still shut.
  const pressed = Map.groupBy(
    snapshot.elements.filter((each) => each.visible && isAbove(each, below) && isNumber(each)),
    ({ frame, tag, role }) => `${frame} ${tag} ${role}`,
  );
  const numbered = [...numbers.values(), ...pressed.values()].map((row) => ({
    steps: nameNumbers(snapshot, above, row),
    isNumbered: true,
  }));
  return [...listed, ...numbered, ...numberedControls(snapshot, below), ...joinedSteps(snapshot, below)];
}

/**
 * Rows whose items hold one block each, whatever they are made of. Much on a page stands in rows: who asks for these needs
 * more to tell that one is the checkout's.
 */
export function readStepRows(snapshot: PageSnapshot, below: SnapshotElement): Step[][] {
  const rows = Map.groupBy(
    textsAbove(snapshot, below),
    ({ frame, ancestors }) => `${frame} ${ancestors[2]} ${ancestors.length}`,
  );
  return [...rows.values()]
    .filter(
      (row) => row.length >= FEWEST_STEPS && new Set(row.map(({ ancestors }) => ancestors[1])).size === row.length,
    )
    .map((row) => row.map((text) => stepOf(snapshot, text, text.ancestors[1])));
}

function textsAbove({ texts }: PageSnapshot, below: SnapshotElement): TextBlock[] {
  return texts.filter((each) => !each.covered && each.text.length <= LONGEST_STEP && isAbove(each, below));
}

function isAbove({ order, frame }: Pick<TextBlock, 'order' | 'frame'>, below: SnapshotElement): boolean {
  return order < below.order || frame !== below.frame;
}

function stepOf({ elements }: PageSnapshot, { text, frame }: TextBlock, item: number | undefined): Step {
  const control = elements.find(
    (each) => each.frame === frame && item !== undefined && each.ancestors.includes(item) && !each.disabled,
  );
  return { text, isLinked: control !== undefined, href: control?.href ?? '' };
}

/** "1. Address", "2. Delivery", "3. Payment": the titles of the steps may be buttons, of which those to come are shut. */
function numberedControls({ elements }: PageSnapshot, below: SnapshotElement): StepList[] {
  const rows = Map.groupBy(
    elements.filter(
      (each) => each.visible && each.text.length <= LONGEST_STEP && isAbove(each, below) && NUMBERED.test(each.text),
    ),
    ({ frame, tag, role }) => `${frame} ${tag} ${role}`,
  );
  return [...rows.values()]
    .filter((row) => row.length >= FEWEST_STEPS && countsFromOne(row))
    .map((row) => ({
      steps: row.map(({ text, disabled, href }) => ({ text: text.replace(NUMBERED, ''), isLinked: !disabled, href })),
      isNumbered: true,
    }));
}

/** Steps in one line of text: those that were reached are links in it, and what is left of the line is still to come. */
function joinedSteps({ elements, texts }: PageSnapshot, below: SnapshotElement): StepList[] {
  const lines = texts.filter((each) => !each.covered && isAbove(each, below));
  return lines.flatMap(({ text, frame, ancestors: [line] }) => {
    const isReached = ({ role, visible, disabled }: SnapshotElement) => role === 'link' && visible && !disabled;
    const links = elements.filter((each) => each.frame === frame && each.ancestors[0] === line && isReached(each));
    if (line === undefined || links.length < FEWEST_STEPS) return [];
    const steps: Step[] = [];
    let rest = text;
    for (const link of links) {
      const at = rest.indexOf(link.text);
      // Only what is still to come has no link.
      if (at < 0 || /\p{L}/u.test(rest.slice(0, at))) return [];
      steps.push({ text: link.text, isLinked: true, href: link.href });
      rest = rest.slice(at + link.text.length);
    }
    if (/\p{L}/u.test(rest) && rest.length <= LONGEST_STEP)
      steps.push({ text: rest.trim(), isLinked: false, href: '' });
    return [{ steps, isNumbered: false }];
  });
}

const NUMBERED = /^\d[.):\s]+(?=.*\p{L}{2})/u;

/** A step that is done may show a tick in the place of its number. */
const TICK = /^[✓✔☑√]$/;

/** Alone, beside the name of the step. */
export const isNumber = ({ text }: { text: string }) => /^\d\.?$/.test(text) || TICK.test(text);

const countsFromOne = (row: readonly { text: string }[]) =>
  row.every(({ text }, at) => TICK.test(text) || Number.parseInt(text, 10) === at + 1) &&
  row.some(({ text }) => !TICK.test(text));

type Placed = Pick<TextBlock, 'text' | 'frame' | 'order' | 'ancestors'>;

/** Empty where the numbers do not count from one, or where one of them has no name behind it in a box of its own. */
function nameNumbers(snapshot: PageSnapshot, texts: readonly TextBlock[], row: readonly Placed[]): Step[] {
  if (row.length < FEWEST_STEPS || !countsFromOne(row)) return [];
  const steps = row.flatMap((number) => {
    const shared = number.ancestors.findIndex((at) => row.every(({ ancestors }) => ancestors.includes(at)));
    const item = number.ancestors[shared - 1];
    const name = texts.find(
      ({ frame, order, ancestors }) =>
        frame === number.frame && order > number.order && item !== undefined && ancestors.includes(item),
    );
    return name ? [stepOf(snapshot, name, item)] : [];
  });
  return steps.length === row.length ? steps : [];
}
