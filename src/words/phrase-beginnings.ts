/** Letters of a phrase's beginning that are looked at: enough to tell most words apart. */
export const LONGEST_BEGINNING = 3;
/** Choices after choices make more beginnings than they save. */
const MOST = 200;

/** How texts that match an expression begin. Those that are settled may go on in any way. */
interface Beginnings {
  growing: ReadonlySet<string>;
  settled: ReadonlySet<string>;
}

const NOTHING: Beginnings = { growing: new Set(['']), settled: new Set() };
const ANYTHING: Beginnings = { growing: new Set(), settled: new Set(['']) };

const oneOf = (letters: Iterable<string>): Beginnings => ({ growing: new Set(letters), settled: new Set() });
const settle = ({ growing, settled }: Beginnings): Beginnings => ({
  growing: new Set(),
  settled: new Set([...settled, ...growing]),
});
const either = (all: readonly Beginnings[]): Beginnings => ({
  growing: new Set(all.flatMap(({ growing }) => [...growing])),
  settled: new Set(all.flatMap(({ settled }) => [...settled])),
});

function then(first: Beginnings, next: Beginnings): Beginnings {
  const growing = new Set<string>();
  const settled = new Set(first.settled);
  for (const start of first.growing) {
    for (const end of next.settled) settled.add((start + end).slice(0, LONGEST_BEGINNING));
    for (const end of next.growing) {
      const whole = start + end;
      if (whole.length < LONGEST_BEGINNING) growing.add(whole);
      else settled.add(whole.slice(0, LONGEST_BEGINNING));
    }
  }
  return growing.size > MOST ? settle({ growing, settled }) : { growing, settled };
}

/** As most phrases do: with letters that are all there, and no choice of other beginnings. */
const LETTERS_FIRST = new RegExp(`^[^\\\\[\\](){}|?*+.^$]{${LONGEST_BEGINNING}}(?![?*+{])`);
/** What opens and closes groups, parts choices, or hides such a sign. */
const OUTLINE = /\\.|\[[^\]]*\]|[()|]/g;

/** Where the choice ends that begins here: at the next choice, at the end of the group or of all. */
function endOfChoice(source: string, from: number): number {
  let depth = 0;
  OUTLINE.lastIndex = from;
  for (let found = OUTLINE.exec(source); found; found = OUTLINE.exec(source)) {
    const [sign] = found;
    if (depth === 0 && (sign === ')' || sign === '|')) return found.index;
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
  }
  return source.length;
}

/**
 * The letters that a text matching the expression can begin with; none where that may be anything. Reads what phrases are
 * made of: letters, classes, groups, choices, repetitions and looks around.
 */
export function beginningsOf(source: string): string[] {
  if (LETTERS_FIRST.test(source) && endOfChoice(source, 0) === source.length)
    return [source.slice(0, LONGEST_BEGINNING)];
  let at = 0;

  function take(expression: RegExp): string {
    expression.lastIndex = at;
    const found = expression.exec(source)?.[0] ?? '';
    at += found.length;
    return found;
  }

  function choice(): Beginnings {
    const found = [sequence()];
    while (take(/\|/y) !== '') found.push(sequence());
    return found.length === 1 ? (found[0] as Beginnings) : either(found);
  }

  function sequence(): Beginnings {
    let whole = NOTHING;
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      if (whole.growing.size > 0) whole = then(whole, repeated(atom()));
      // Nothing that follows changes how it begins.
      else at = endOfChoice(source, at);
    }
    return whole;
  }

  function repeated(part: Beginnings): Beginnings {
    const sign = take(/[?*+]|\{\d+,?\d*\}/y);
    if (sign === '?') return either([part, NOTHING]);
    if (sign === '') return part;
    return sign === '*' || sign.startsWith('{0') ? either([settle(part), NOTHING]) : settle(part);
  }

  function atom(): Beginnings {
    const open = take(/\((?:\?(?::|<?[=!]))?/y);
    if (open !== '') {
      const inside = choice();
      at += 1;
      return /[=!]/.test(open) ? NOTHING : inside;
    }
    const signs = take(/\[[^\]]*\]/y).slice(1, -1);
    if (signs !== '') return /[\\^-]/.test(signs) ? ANYTHING : oneOf(signs);
    const escaped = take(/\\./y).slice(1);
    if (escaped === 'b') return NOTHING;
    if (escaped === 'd') return oneOf('0123456789');
    if (escaped !== '') return /[a-z]/i.test(escaped) ? ANYTHING : oneOf(escaped);
    const sign = take(/./y);
    return sign === '^' || sign === '$' ? NOTHING : sign === '.' ? ANYTHING : oneOf(sign);
  }

  const found = settle(choice()).settled;
  return found.has('') ? [] : [...found];
}
