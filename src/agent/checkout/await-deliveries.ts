import { roleOfLabel } from '../../words/role-of-label.ts';
import { says } from '../../words/says.ts';
import { announceValues } from '../actions/set-values.ts';
import { type FieldKind, readTotals, type SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { look, lookUntil } from '../view/look.ts';
import { showsField } from '../view/shows-field.ts';
import { candidates, type View } from '../view/view.ts';
import { type Place, titleAbove } from './title-above.ts';
import { topicsOf } from './topics-of.ts';

const PATIENCE_MS = 4_000;

/**
 * A page that has a place for the deliveries, with words in it and neither a choice nor a price: "enter your address to see
 * them". Its total is not the last one: the merchant adds a delivery that nobody has seen.
 */
export function areDeliveriesToCome(run: Pick<Run, 'memory'>, view: View): boolean {
  return controlsOfPromise(run, view)?.length === 0 || promisesPrice(run, view);
}

/** Beside the address, a row of the sums asks for it in place of the delivery's price: "Delivery: give us your address first". */
function promisesPrice({ memory }: Pick<Run, 'memory'>, view: View): boolean {
  // A cart that estimates the delivery asks for less than an address.
  const isAddress = answersOfPlace(view).some(({ ref }) => view.fields.get(ref)?.kind === 'street');
  if (memory.shippingOption !== null || memory.shippingOffered || !isAddress || showsField(view, 'shippingOption'))
    return false;
  return view.snapshot.texts.some(({ text, covered }) => {
    const [label = '', words = ''] = text.split(/:\s+/, 2);
    const [first = '', ...more] = words.split(' ');
    // Most texts end here: every text of every look comes by.
    if (covered || more.length < LEAST_WORDS - 1 || /\d/.test(words)) return false;
    const isFree = [words, first].some((each) => says('freeAmount', each));
    return !isFree && roleOfLabel(label) === 'shipping' && topicsOf(words).length > 0;
  });
}

/** The name of a delivery is shorter. */
const LEAST_WORDS = 4;

/** A step about nothing but the deliveries, which has none and leads on all the same: the review must name one then. */
export function notePromise(run: Pick<Run, 'memory'>, view: View): void {
  const controls = controlsOfPromise(run, view) ?? [];
  const ways = candidates(view, 'continue');
  if (controls.some((control) => ways.includes(control))) run.memory.deliveryPromised = true;
}

/** What can be pressed or answered in a place that only promises deliveries; null without such a place. */
function controlsOfPromise({ memory }: Pick<Run, 'memory'>, view: View): readonly SnapshotElement[] | null {
  if (memory.shippingOption !== null || memory.shippingOffered) return null;
  const { snapshot } = view;
  const sections = new Set(snapshot.texts.map(({ section }) => section));
  const places = new Set([...sections].filter((section) => isAboutDelivery(section)));
  // A title in plain text may be a row of a summary as well; beside the address it waits for the address.
  const readsTitles = answersOfPlace(view).length > 0;
  const isAbout = (place: Place) =>
    place.frame === 0 &&
    (places.has(place.section) || (readsTitles && isAboutDelivery(titleAbove(view, place)?.text ?? '')));
  const words = snapshot.texts.filter((text) => isAbout(text) && !text.covered && text.heading === 0);
  const isAnswer = ({ text }: { text: string }) => /\d/.test(text) || says('freeAmount', text);
  if (words.length === 0 || words.some(isAnswer)) return null;
  if (showsField(view, 'shippingOption') || readTotals(snapshot).shipping !== null) return null;
  // A place for a code that has no title of its own stands below the deliveries' title, and answers nothing about them.
  const ofCoupon = new Set(candidates(view, 'applyCoupon').map(({ ref }) => ref));
  const isOfCoupon = ({ ref }: SnapshotElement) =>
    ofCoupon.has(ref) || CODES.has(view.fields.get(ref)?.kind ?? 'other');
  return snapshot.elements.filter((element) => element.visible && isAbout(element) && !isOfCoupon(element));
}

const CODES: ReadonlySet<FieldKind> = new Set(['coupon', 'giftCard']);

const isAboutDelivery = (title: string): boolean => topicsOf(title).includes('shippingMethod');

const PLACES: ReadonlySet<FieldKind> = new Set(['street', 'postalCode', 'city', 'province', 'country']);

function answersOfPlace({ snapshot, fields }: View): SnapshotElement[] {
  return snapshot.elements.filter(
    ({ ref, visible, filled }) => visible && filled && PLACES.has(fields.get(ref)?.kind ?? 'other'),
  );
}

/**
 * A script may have missed the one answer that completed the address: it is told of all of them again. What it draws anew
 * then, deliveries or not, is no longer the page that was seen, and nothing may be pressed by the old one.
 */
export async function awaitDeliveries(run: Run, view: View, page: string): Promise<View | null> {
  if (!areDeliveriesToCome(run, view) || !run.tries.mayTry(`deliveries ${page}`, 1)) return null;
  await announceValues(run, view, answersOfPlace(view));
  return lookUntil(run, await look(run), (each) => !areDeliveriesToCome(run, each), PATIENCE_MS);
}
