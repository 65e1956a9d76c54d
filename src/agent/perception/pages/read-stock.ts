import { classifyActions } from '../actions/classify-actions.ts';
import type { ActionCandidate, PageSnapshot } from '../types.ts';
import { compile, longest, normalise, vocabularies } from '../vocabulary/match-phrases.ts';

const out = compile(vocabularies.map((v) => v.words.outOfStock));
const inside = compile(vocabularies.map((v) => v.words.inStock));

export type Stock = 'inStock' | 'soldOut' | 'unknown';

/** Whether the product of this page can be had. Stock words of recommended products stand further down and in links: they do not count. */
export function readStock(
  snapshot: PageSnapshot,
  actions: readonly ActionCandidate[] = classifyActions(snapshot),
): Stock {
  const enabled = (ref: string): boolean => snapshot.elements.some((e) => e.ref === ref && !e.disabled);
  const add = actions.filter((a) => (a.kind === 'addToCart' || a.kind === 'buyNow') && a.score >= 0.5);
  const buyable = add.some((a) => enabled(a.ref));
  for (const element of snapshot.elements) {
    if (element.role !== 'button' || !element.visible) continue;
    const name = normalise(element.text || element.ariaLabel);
    const match = longest(out, name);
    if (match && match.phrase.length / name.length > 0.6 && !buyable) return 'soldOut';
  }
  const limit = Math.max(snapshot.viewport.height * 1.5, 1_200);
  let soldOut = false;
  let available = false;
  for (const text of snapshot.texts) {
    if (
      text.box.y + snapshot.scroll.y > limit ||
      text.text.length > 80 ||
      text.covered ||
      text.landmark === 'footer' ||
      text.landmark === 'nav'
    )
      continue;
    const plain = normalise(text.text);
    const no = longest(out, plain);
    const yes = longest(inside, plain);
    if (no && no.phrase.length / plain.length > 0.5 && (!yes || no.phrase.length >= yes.phrase.length)) soldOut = true;
    else if (yes && yes.phrase.length / plain.length > 0.4) available = true;
  }
  if (soldOut && !buyable) return 'soldOut';
  if (available || buyable) return 'inStock';
  return 'unknown';
}
