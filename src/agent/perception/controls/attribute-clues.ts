import { stems } from '../../../words/name-stems.ts';
import { splitCapitals } from '../../../words/split-capitals.ts';
import type { ActionKind, SnapshotElement } from '../seen/types.ts';

/** Names that shops of any make give their buttons and addresses; a hint beside the words, or alone for icons. */
const own: [RegExp, ActionKind, number][] = [
  [
    /add[-_]?to[-_]?(cart|bag|basket)|addtocart|add-cart|cart[-_]?add|buy[-_]?button|product-form__submit/i,
    'addToCart',
    0.3,
  ],
  [/buy[-_]?(it[-_]?)?now/i, 'buyNow', 0.3],
  [
    /place[-_]?order|placeorder|submit[-_]?order|confirm[-_]?order|order[-_]?submit|complete[-_]?order|btn[-_]?order/i,
    'placeOrder',
    0.3,
  ],
  [
    /(proceed|go)[-_]?to[-_]?checkout|checkout[-_]?(button|btn|link)|btn[-_]?checkout|checkout-button/i,
    'goToCheckout',
    0.25,
  ],
  [
    /(^|[-_\s])(mini)?(cart|basket|bag)([-_\s]?(icon|link|toggle|button|trigger|count|drawer))?($|[-_\s])/i,
    'viewCart',
    0.2,
  ],
  [new RegExp(stems('coupon'), 'i'), 'applyCoupon', 0.15],
  [/(^|[-_\s])(guest)([-_\s]|$)/i, 'guest', 0.2],
  [/(^|[-_\s])(remove|delete|trash)([-_\s]|$)/i, 'removeItem', 0.2],
  [/(^|[-_\s])(close|dismiss|modal-close|btn-close)([-_\s]|$)/i, 'dismiss', 0.3],
  [/(qty|quantity)?[-_]?(plus|increase|increment|inc)(?![a-z])/i, 'increaseQuantity', 0.25],
  [/(qty|quantity)?[-_]?(minus|decrease|decrement|dec)(?![a-z])/i, 'decreaseQuantity', 0.25],
  [
    /paypal|apple[-_]?pay|google[-_]?pay|gpay|shop[-_]?pay|amazon[-_]?pay|express[-_]?(checkout|pay)|klarna-express/i,
    'expressWallet',
    0.4,
  ],
  [/reject|decline|deny|necessary[-_]?only|refuse/i, 'rejectCookies', 0.2],
  [/accept[-_]?all|cookie[-_]?accept|allow[-_]?all/i, 'acceptCookies', 0.25],
];

const ends = '(/|\\?|$|#|\\.)';
const paths: [RegExp, ActionKind, number][] = [
  [new RegExp(`/(order|${stems('checkout')}[-\\w]*)${ends}`, 'i'), 'goToCheckout', 0.35],
  [new RegExp(`/${stems('cart')}${ends}`, 'i'), 'viewCart', 0.4],
  [new RegExp(`/(${stems('signIn')}\\w*|account/login|customer/account/?$|my-account)${ends}`, 'i'), 'signIn', 0.25],
  [new RegExp(`[/=](${stems('register')}|account/create|(create|new)[-_]?account)(${ends}|&)`, 'i'), 'register', 0.25],
];

/** The address of a cart that loses something on the way shows no cart and leads to no checkout. */
const removal = /[/?&=_-](remove|delete)([-_/=&]|$)|[?&](remove|delete)[a-z]*=/i;
/** Goods may be named for what they remove: beside words the address says less than alone. */
const REMOVAL_WEIGHT = { alone: 0.4, besideWords: 0.3 };

export function attributeClues(element: SnapshotElement): { kind: ActionKind; weight: number; reason: string }[] {
  const out: { kind: ActionKind; weight: number; reason: string }[] = [];
  const names = splitCapitals(
    `${element.id} ${element.name} ${element.classes} ${Object.values(element.data).join(' ')}`,
  );
  for (const [mark, kind, weight] of own)
    if (mark.test(names)) out.push({ kind, weight, reason: 'its name in the page' });
  if (element.role === 'link' && element.href !== '' && !/#$/.test(element.href)) {
    let path = element.href;
    try {
      path = new URL(element.href).pathname + new URL(element.href).search;
    } catch {
      // A broken address says as much as its text.
    }
    const weight = element.text || element.ariaLabel ? REMOVAL_WEIGHT.besideWords : REMOVAL_WEIGHT.alone;
    if (removal.test(path)) out.push({ kind: 'removeItem', weight, reason: 'where it leads' });
    else
      for (const [mark, kind, weight] of paths)
        if (mark.test(path)) out.push({ kind, weight, reason: 'where it leads' });
  }
  return out;
}
