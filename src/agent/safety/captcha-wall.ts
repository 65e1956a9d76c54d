import { says } from '../../words/says.ts';
import { LIKELY } from '../view/certainty.ts';
import { pageScore, type View } from '../view/view.ts';

/** A question that only a person may answer. It is never answered here. */
export function isCaptchaWall(view: View): boolean {
  if (view.page.kind === 'captcha' || pageScore(view, 'captcha') >= LIKELY) return true;
  const free = view.snapshot.elements.filter(
    (element) => element.role === 'textbox' && element.visible && !element.covered,
  );
  // A word about robots in a footer is no wall; a page or layer with hardly anything else to fill is.
  if (free.length === 0 || free.length > 2) return false;
  return view.snapshot.texts.some(
    (text) => !text.covered && text.landmark !== 'footer' && text.text.length < 200 && says('asksForHuman', text.text),
  );
}
