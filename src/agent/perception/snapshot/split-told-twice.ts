import { parsePrices } from '../../../words/price-text.ts';
import { withoutPrice } from '../../../words/without-price.ts';
import type { TextBlock } from '../seen/types.ts';

interface Line {
  words: string;
  amount: string;
  minor: number;
}

/**
 * `Subtotal` beside one cell of two lines, `excl. tax $9.00` and `incl. tax $10.80`: the lower amount first, each with words
 * of its own. They are read as two rows of that name with the words as their remark, as other shops write them.
 */
export function splitToldTwice(
  seen: readonly TextBlock[],
  areOnLine: (a: TextBlock, b: TextBlock) => boolean,
): TextBlock[] {
  const texts = joinCells(seen, areOnLine);
  return texts.flatMap((block, at) => {
    const lines = (block.lines ?? []).filter((line) => line !== '').map(readLine);
    const [lower, higher, ...more] = lines;
    const name = texts[at - 1];
    if (!lower || !higher || more.length > 0 || block.struck) return [block];
    if (lower.words === higher.words || lower.minor <= 0 || lower.minor >= higher.minor) return [block];
    if (!name || name.frame !== block.frame || !isName(name) || !areOnLine(name, block)) return [block];
    return [lower, higher].flatMap(({ words, amount }, line) => [
      partOf(block, `${nameOf(name)} (${words})`, line, 0),
      partOf(block, amount, line, 1),
    ]);
  });
}

/**
 * Where a price that no longer counts stands in such a cell, its second line is in pieces: `incl. tax`, `$14.00` struck out,
 * and `$10.80`. They are put together, and become one text with what stands above them.
 */
function joinCells(
  texts: readonly TextBlock[],
  areOnLine: (a: TextBlock, b: TextBlock) => boolean,
): readonly TextBlock[] {
  const parts = new Set<TextBlock>();
  const joined = texts.map((block, at) => {
    const line = firstLine(block);
    if (line === null) return block;
    const below = restOfCell(texts, at);
    const [words, amount, ...more] = below.filter(({ struck }) => !struck);
    if (!words || !amount || more.length > 0 || below.length < 3 || !areOnLine(words, amount)) return block;
    const second = `${words.text} ${amount.text}`;
    if (readLine(second) === null) return block;
    for (const part of below) parts.add(part);
    const { x, y, width } = block.box;
    const box = { x, y, width, height: amount.box.y + amount.box.height - y };
    return { ...block, text: `${line} ${second}`, lines: [line, second], box };
  });
  return parts.size === 0 ? texts : joined.filter((block) => !parts.has(block));
}

/** The one line of a text that a line break ends, where it is words and an amount. */
function firstLine({ lines = [], struck }: TextBlock): string | null {
  const [line, ...more] = lines.filter((each) => each !== '');
  return line !== undefined && more.length === 0 && lines.length > 1 && !struck && readLine(line) ? line : null;
}

/** The texts that follow in the same cell. */
function restOfCell(texts: readonly TextBlock[], at: number): TextBlock[] {
  const { frame, ancestors } = texts[at] ?? {};
  const [cell = -1] = ancestors ?? [];
  const rest: TextBlock[] = [];
  for (
    let next = texts[at + 1];
    next?.frame === frame && next?.ancestors.includes(cell);
    next = texts[at + 1 + rest.length]
  )
    rest.push(next);
  return rest;
}

function readLine(line: string): Line | null {
  const words = withoutPrice(line).trim();
  const [price, ...more] = parsePrices(line);
  if (!price || more.length > 0 || price.sign === '' || /\d/.test(words) || !/\p{L}{2}|[\u3400-\u9fff]/u.test(words))
    return null;
  const minor = price.amountMinor;
  if (line.startsWith(words)) return { words, amount: line.slice(words.length).trim(), minor };
  return line.endsWith(words) ? { words, amount: line.slice(0, -words.length).trim(), minor } : null;
}

const nameOf = ({ lines, text }: TextBlock): string => (lines?.[0] || text).replace(/[\s:：]+$/u, '');

function isName(block: TextBlock): boolean {
  return (
    !block.struck &&
    /\p{L}{2}|[\u3400-\u9fff]/u.test(nameOf(block)) &&
    parsePrices(block.text).every(({ sign }) => sign === '')
  );
}

/** The orders between that of the cell and the next text are free. */
function partOf(block: TextBlock, text: string, line: number, place: number): TextBlock {
  const { x, y, width, height } = block.box;
  const box = { x, y: y + (line * height) / 2, width, height: height / 2 };
  return { ...block, text, lines: [], box, order: block.order + line / 2 + place / 4 };
}
