import { foldLabel } from '../../../words/fold-text.ts';
import { vocabularies } from '../../../words/languages.ts';
import { compile, longest } from '../../../words/match-phrases.ts';
import { classifyActions } from '../controls/classify-actions.ts';
import type { ActionCandidate, PageSnapshot, SnapshotElement, TextBlock } from '../seen/types.ts';
import { looksLikeAmount } from '../snapshot/join-rows.ts';
import { findCards, findPricedCards } from './find-cards.ts';
import { findName } from './find-name.ts';

const out = compile(vocabularies.map((v) => v.words.outOfStock));
const inside = compile(vocabularies.map((v) => v.words.inStock));

/** From this score on a control buys. */
const BUYS = 0.5;
/** How much of a text the words have to be: on a button, in a text, for a product in stock. */
const SHARES = { button: 0.6, soldOut: 0.5, inStock: 0.4 };
/** Texts below this height, in windows or in pixels, speak of other products; longer ones of something else. */
const WINDOWS_DOWN = 1.5;
const LEAST_DOWN = 1_200;
const LONGEST_TEXT = 80;

export type Stock = 'inStock' | 'soldOut' | 'unknown';

/** Whether the product of this page is available. Stock words and buttons of recommended products stand further down and in cards: they do not count. */
export function readStock(
  snapshot: PageSnapshot,
  actions: readonly ActionCandidate[] = classifyActions(snapshot),
): Stock {
  const kinds = new Set(
    actions.filter((a) => (a.kind === 'addToCart' || a.kind === 'buyNow') && a.score >= BUYS).map((a) => a.ref),
  );
  const buying = snapshot.elements.filter((e) => kinds.has(e.ref));
  const isInCard = findCards(snapshot, buying);
  const buttons = buying.filter((e) => !e.disabled && !isInCard(e));
  const buyable = buttons.length > 0;
  const fills = new Set(actions.filter((a) => a.kind === 'addToCart' && a.score >= BUYS).map((a) => a.ref));
  /** "Buy it now" below a button that is disabled and says sold out would only lead to an empty cart. */
  const isShortcutOf = (button: SnapshotElement, { frame, form }: SnapshotElement) =>
    !fills.has(button.ref) && form >= 0 && button.frame === frame && button.form === form;
  for (const element of snapshot.elements) {
    if (element.role !== 'button' || !element.visible) continue;
    const name = foldLabel(element.text || element.ariaLabel);
    const match = longest(out, name);
    const saysSo = match && match.phrase.length / name.length > SHARES.button;
    if (saysSo && !buyable) return 'soldOut';
    if (saysSo && element.disabled && buttons.every((button) => isShortcutOf(button, element))) return 'soldOut';
  }
  const limit = Math.max(snapshot.viewport.height * WINDOWS_DOWN, LEAST_DOWN);
  const isOnShelf = findPricedCards(snapshot);
  let soldOut = false;
  let available = false;
  for (const text of snapshot.texts) {
    if (
      text.box.y + snapshot.scroll.y > limit ||
      text.text.length > LONGEST_TEXT ||
      text.covered ||
      isInCard(text) ||
      isOnShelf(text) ||
      namesChoice(snapshot, text) ||
      text.landmark === 'footer' ||
      text.landmark === 'nav'
    )
      continue;
    const plain = foldLabel(text.text);
    const yes = longest(inside, plain);
    if (saysSoldOut(text.text)) {
      soldOut = true;
      if (buyable && buttons.every((button) => isBelowSoldOut(snapshot, text, button))) return 'soldOut';
    } else if (yes && yes.phrase.length / plain.length > SHARES.inStock) available = true;
  }
  if (soldOut && !buyable) return 'soldOut';
  if (available || buyable) return 'inStock';
  return 'unknown';
}

/** "36 – sold out" beside a radio button speaks of that size alone. */
export function namesChoice({ elements }: PageSnapshot, { text, box }: TextBlock): boolean {
  return elements.some((choice) => {
    if (!CHOICES.has(choice.role)) return false;
    const name = choice.label || choice.text || choice.ariaLabel;
    return name === text || (name.includes(text) && Math.abs(choice.box.y - box.y) < ONE_LINE);
  });
}

const CHOICES: ReadonlySet<SnapshotElement['role']> = new Set(['radio', 'checkbox', 'tab']);
const ONE_LINE = 30;

/** A short text that says little else than that something is sold out, maybe behind a name: "Availability: sold out". */
export function saysSoldOut(text: string): boolean {
  return [text, text.slice(text.lastIndexOf(':') + 1)].some((said) => {
    const plain = foldLabel(said);
    return isSoldOut(plain, longest(inside, plain));
  });
}

function isSoldOut(plain: string, yes: ReturnType<typeof longest>): boolean {
  const no = longest(out, plain);
  return (
    no !== null && no.phrase.length / plain.length > SHARES.soldOut && (!yes || no.phrase.length >= yes.phrase.length)
  );
}

/** Below the page's title it says sold out, and the button comes only after a further heading: it sells something else. */
export function isBelowSoldOut(snapshot: PageSnapshot, soldOut: TextBlock, button: SnapshotElement): boolean {
  // A price in large letters heads nothing.
  const headings = snapshot.texts.filter(
    ({ heading, frame, text }) => heading > 0 && frame === soldOut.frame && !looksLikeAmount(text),
  );
  const title = findName({ ...snapshot, texts: headings });
  if (!title || soldOut.order < title.order || button.order < soldOut.order) return false;
  const between = headings.filter((text) => text.order > title.order && text.order < button.order);
  return between.length > 0 && between.every((text) => text.order > soldOut.order);
}
