import type { SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run.ts';
import { plain } from '../values/countries.ts';
import { candidates, type View } from '../view.ts';
import { cardFields } from './card-fields.ts';
import { formSubmits } from './ways-on.ts';

export interface FinalControl {
  element: SnapshotElement;
  /** It does not say that it orders. A review may follow, or it may be the order: it is treated as the order. */
  ambiguous: boolean;
}

const REVIEW =
  /\b(review|summary|check your order|uberprufen|prufen|ubersicht|zusammenfassung|verifier|recapitulatif|revisar|resumen|verifica|riepilogo|controleren|overzicht|revisao|rever|resumo|podsumowanie|sprawdz)\b/;

/**
 * The control that would submit the order, if the page has one. On a page that holds the typed card, a plain "Continue"
 * may well be the order; only where the control or the page's list of steps announces a review is it taken as harmless.
 */
export function finalControl(run: Run, view: View): FinalControl | null {
  const [place] = candidates(view, 'placeOrder');
  if (place) return { element: place, ambiguous: false };
  if (!run.memory.cardTyped || cardFields(view).length === 0) return null;
  if (announcesReview(view)) return null;
  const [next] = [...candidates(view, 'continue'), ...formSubmits(view)];
  return next && !REVIEW.test(plain(next.text || next.label)) ? { element: next, ambiguous: true } : null;
}

function announcesReview(view: View): boolean {
  return view.snapshot.texts.some((text) => text.text.length <= 120 && !text.covered && REVIEW.test(plain(text.text)));
}
