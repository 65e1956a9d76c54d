import type { Box } from '../perception/index.ts';
import { numberedThings } from './compose-prompt.ts';
import type { Question } from './reader.ts';
import type { Redactor } from './redact.ts';

const MOST_WORDS = 60;

/**
 * A drawing of the page for models that can see: the numbered parts in their places, with the same redacted words as in
 * the prompt, and grey bars where other text stands. No pixel of the page and no value of a field is in it.
 */
export function drawSketch(question: Question, redact: Redactor): string {
  const { snapshot } = question;
  const { width, height } = snapshot.viewport;
  const isInSight = (box: Box) => box.y < height && box.y + box.height > 0 && box.x < width && box.x + box.width > 0;
  const bars = snapshot.texts
    .filter(({ box, covered }) => !covered && isInSight(box))
    .map(({ box }) => `<rect ${at(box)} fill="#ddd"/>`);
  const parts = numberedThings(question).flatMap(({ text, box, number }) => {
    if (!box || !isInSight(box)) return [];
    const words = escapeMarkup(`[${number}] ${nameIn(redact(text))}`.replace(/\s+/g, ' ').slice(0, MOST_WORDS));
    // Clipped to the part: words that run over their neighbours make both unreadable. The prompt has them in full.
    const sign = `<svg ${at(atLeastItsNumber(box, number))}><text x="3" y="13" fill="#c00">${words}</text></svg>`;
    return [`<rect ${at(box)} fill="#fff" stroke="#c00"/>${sign}`];
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif" font-size="12"><rect width="100%" height="100%" fill="#fff"/>${bars.join('')}${parts.join('')}</svg>`;
}

/** What a person would read on the part; all that is said of one without a name. */
function nameIn(text: string): string {
  return /"([^"]*)"/.exec(text)?.[1] || text;
}

const SIGN = { width: 8, height: 16 };

function atLeastItsNumber({ x, y, width, height }: Box, number: string): Box {
  return { x, y, width: Math.max(width, SIGN.width * (number.length + 2)), height: Math.max(height, SIGN.height) };
}

function at({ x, y, width, height }: Box): string {
  const [left, top, wide, high] = [x, y, width, height].map(Math.round);
  return `x="${left}" y="${top}" width="${wide}" height="${high}"`;
}

function escapeMarkup(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
