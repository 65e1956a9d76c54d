import type { OrderItem } from '../../orders/index.ts';
import { foldText } from '../../words/fold-text.ts';
import { findProductBox } from '../perception/index.ts';
import { type Complaint, leavesEnough, newComplaints } from '../view/new-complaints.ts';
import type { View } from '../view/view.ts';

const ITEM_COMPLAINTS = new Set(['out_of_stock', 'insufficient_stock', 'variant_required']);

/**
 * Why the shop refuses to put an item into the cart, as it has said since the view before the press. `unchosen`: what its
 * page says before anything is chosen, where it came anew.
 */
export function itemComplaint(
  before: View,
  after: View,
  item: OrderItem,
  unchosen: ReadonlySet<string> = new Set(),
): Complaint | undefined {
  return newComplaints(before, after).find(
    (complaint) =>
      ITEM_COMPLAINTS.has(complaint.code) &&
      !leavesEnough(complaint, item.quantity) &&
      !namesChoice(complaint, item) &&
      !(
        complaint.code === 'variant_required' &&
        (hasLeftProduct(before, after) || unchosen.has(foldText(complaint.text)))
      ),
  );
}

/** Another page on which nothing is added: what has to be chosen there is no variant, such as "3 Choose your delivery". */
function hasLeftProduct({ snapshot: { url } }: View, { snapshot, actions }: View): boolean {
  return snapshot.url.split(/[?#]/)[0] !== url.split(/[?#]/)[0] && findProductBox(snapshot, actions).adds.length === 0;
}

/** "Choose size: XL" in a line of the cart says what was chosen, in the words that asked for it. */
function namesChoice({ code, text }: Complaint, { variant }: OrderItem): boolean {
  const words = ` ${foldText(text)} `;
  const asked = Object.values(variant).map(foldText).filter(Boolean);
  return code === 'variant_required' && asked.length > 0 && asked.every((label) => words.includes(` ${label} `));
}
