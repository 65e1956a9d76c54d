import { foldText } from '../../words/fold-text.ts';
import { stems } from '../../words/name-stems.ts';
import type { SnapshotElement } from '../perception/index.ts';
import { candidates, type View } from '../view/view.ts';

const cookieNotice = new RegExp(stems('cookieNotice'));
/** A notice is small: what it says stands only a few wrappers away from its button. */
const REACH = 4;

/**
 * Controls that agree to cookies. A plain "OK" on the page itself belongs to whatever stands around it, such as filters
 * whose answer is another page: it agrees to cookies only where they are spoken of.
 */
export function acceptsCookies(view: View): SnapshotElement[] {
  return candidates(view, 'acceptCookies').filter(
    (element) => element.dialog >= 0 || element.frame > 0 || speaksOfCookies(view, element),
  );
}

/** A notice with a button of its own may be marked as an alert; it complains of nothing. */
export function isCookieNotice({ snapshot }: View, notice: string): boolean {
  const holds = ({ role, visible, text }: SnapshotElement) =>
    role === 'button' && visible && text !== '' && notice.includes(text);
  return namesCookies(notice) && snapshot.elements.some(holds);
}

const namesCookies = (text: string): boolean => cookieNotice.test(foldText(text));

function speaksOfCookies({ snapshot }: View, element: SnapshotElement): boolean {
  const texts = snapshot.texts.filter(({ frame }) => frame === element.frame);
  const title = texts.find(({ heading }) => heading === 1);
  const wrappers = element.ancestors.slice(0, REACH).filter((wrapper) => !title?.ancestors.includes(wrapper));
  const around = texts.filter(({ ancestors }) => wrappers.some((wrapper) => ancestors.includes(wrapper)));
  return [element.text, element.ariaLabel, element.id, ...around.map(({ text }) => text)].some(namesCookies);
}
