import { foldLabel } from '../../words/fold-text.ts';
import { compileKinds } from '../../words/match-phrases.ts';
import { says } from '../../words/says.ts';
import { actionName, type SnapshotElement } from '../perception/index.ts';
import { elementOf, type View } from '../view/view.ts';
import { couponForm, findCouponSubmit } from './find-coupon-submit.ts';

/** Places for a code, best first: many a cart has one for gift cards as well, which takes no other code. */
export function couponFields(view: View): SnapshotElement[] {
  const named = [...view.fields].flatMap(([ref, { kind }]) => (kind === 'coupon' ? (elementOf(view, ref) ?? []) : []));
  const shown = named.filter(({ visible }) => visible);
  return [...new Set([...shown, ...unnamedCouponFields(view)])].toSorted(
    (a, b) => Number(isForGiftCard(a)) - Number(isForGiftCard(b)),
  );
}

const fieldWords = compileKinds<string>('fields').get('giftCard');

export function isForGiftCard(element: SnapshotElement): boolean {
  const said = [actionName(element), element.label, element.placeholder, element.nearby];
  return (
    said.some((text) => fieldWords?.test(foldLabel(text)) === true) || /gift/i.test(`${element.name} ${element.id}`)
  );
}

/**
 * "Enter code" in a form of its own: right below what opens the place for coupons, or where the form's heading or button
 * names one. In a form with other questions only the button that is alone beside it, and sends the code alone, tells.
 */
function unnamedCouponFields(view: View): SnapshotElement[] {
  const { elements } = view.snapshot;
  return elements.filter((element, at) => {
    const isText = element.role === 'textbox' && element.visible && element.landmark !== 'footer';
    if (!isText || (view.fields.get(element.ref)?.kind ?? 'other') !== 'other') return false;
    const submit = findCouponSubmit(element, elements, []);
    const above = elements.slice(0, at).findLast(({ visible }) => visible);
    const around = [above?.expanded === true ? above.text : '', element.section];
    const names = [submit?.text ?? '', ...(couponForm(element, elements) === 'own' ? around : [])];
    return names.some((name) => name.length <= LONGEST_NAME && says('namesCoupon', name));
  });
}

/** Longer words over a field are a sentence about coupons, such as one for those who subscribe. */
const LONGEST_NAME = 60;
