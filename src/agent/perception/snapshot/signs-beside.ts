import { parsePrices } from '../../../words/price-text.ts';
import type { TextBlock } from '../seen/types.ts';

type SameLine = (a: TextBlock, b: TextBlock) => boolean;

const NUMBER = /^[-–−‐‑+]?\s?\p{Nd}[\p{Nd}.,٫٬'’\s]*$/u;
/** How far apart the two may stand, in heights of the number. */
const GAP = 1.2;

/**
 * `<b>12,000</b>원`: a currency outside the element of its number is a text of its own where the two are drawn as parts of a
 * row. It belongs to the number that stands right beside it, on the same line and in the same wrapper. Other words never
 * do: `12 pcs`, `185 points`.
 */
export function joinSignsBeside(texts: readonly TextBlock[], sameLine: SameLine): TextBlock[] {
  const signs = new Set(texts.filter(({ text }) => isSignAlone(text)));
  if (signs.size === 0) return [...texts];
  const taken = new Map<TextBlock, TextBlock>();
  texts.forEach((sign, at) => {
    if (!signs.has(sign)) return;
    // Behind its number, or before it where it is written so: `CHF <b>12.00</b>`.
    const number = [texts[at - 1], texts[at + 1]].find(
      (each) => each !== undefined && !taken.has(each) && isNumberOf(each, sign, sameLine),
    );
    if (number) taken.set(number, sign);
  });
  const used = new Set(taken.values());
  return texts.flatMap((block) => {
    if (used.has(block)) return [];
    const sign = taken.get(block);
    return [sign ? { ...block, text: inOrder(block, sign), lines: [], box: around(block.box, sign.box) } : block];
  });
}

/** Nothing but a currency: beside a number it is read as its sign. */
function isSignAlone(text: string): boolean {
  const bare = text.trim();
  if (bare === '' || bare.length > 6 || /\p{Nd}/u.test(bare)) return false;
  const [price, ...more] = parsePrices(`1 ${bare}`);
  return more.length === 0 && price?.sign === bare;
}

function isNumberOf(block: TextBlock, sign: TextBlock, sameLine: SameLine): boolean {
  if (block.frame !== sign.frame || block.struck !== sign.struck || block.covered !== sign.covered) return false;
  if (!NUMBER.test(block.text.trim()) || !sameLine(block, sign)) return false;
  const [wrapper = -1] = sign.ancestors;
  const isWithin = block.ancestors.includes(wrapper) || sign.ancestors.includes(block.ancestors[0] ?? -1);
  const gap = Math.max(sign.box.x - (block.box.x + block.box.width), block.box.x - (sign.box.x + sign.box.width));
  return isWithin && gap <= GAP * block.box.height;
}

function inOrder(number: TextBlock, sign: TextBlock): string {
  const [first, second] = number.box.x <= sign.box.x ? [number, sign] : [sign, number];
  return `${first.text.trim()} ${second.text.trim()}`;
}

function around(a: TextBlock['box'], b: TextBlock['box']): TextBlock['box'] {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

/** `<b>−<span>$3.00</span></b>`: a minus that shares its wrapper with an amount and nothing else is the sign of it. */
export function withMinus(texts: TextBlock[], sameLine: SameLine, isAmount: (text: string) => boolean): TextBlock[] {
  const isAlone = ({ frame, ancestors: [wrapper = -1] }: TextBlock, block: TextBlock) =>
    texts.every(
      (each) =>
        each.frame !== frame || !each.ancestors.includes(wrapper) || each === block || MINUS.test(each.text.trim()),
    );
  const isSignOf = (sign: TextBlock | undefined, block: TextBlock | undefined) =>
    sign !== undefined &&
    block !== undefined &&
    MINUS.test(sign.text.trim()) &&
    sign.frame === block.frame &&
    block.ancestors.includes(sign.ancestors[0] ?? -1) &&
    sameLine(sign, block) &&
    isAmount(block.text) &&
    isAlone(sign, block);
  return texts.flatMap((block, at) => {
    if (isSignOf(block, texts[at + 1])) return [];
    const sign = texts[at - 1];
    return sign && isSignOf(sign, block) ? [{ ...block, text: `${sign.text.trim()}${block.text}` }] : [block];
  });
}

const MINUS = /^[-–−‐‑]$/u;
