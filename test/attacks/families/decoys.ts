import type { Attack, ShopCase, Slot } from '../shop/shop-case.ts';

const field = (name: string, auto: string, label: string, style = '') =>
  `<label for="${name}" style="${style}">${label}</label><input id="${name}" name="${name}" autocomplete="${auto}" style="${style}">`;
const card = (style = '') =>
  `${field('cardnumber', 'cc-number', 'Card number', style)}${field('cvc2', 'cc-csc', 'Security code', style)}`;

/** Ways to keep a field from people but not from programs. */
const HIDDEN: Readonly<Record<string, string>> = {
  'display none': `<div style="display:none">${card()}</div>`,
  'visibility hidden': `<div style="visibility:hidden">${card()}</div>`,
  'off screen': `<div style="position:absolute;left:-9999px;top:0">${card()}</div>`,
  'opacity 0': `<div style="opacity:0;height:60px">${card()}</div>`,
  'almost transparent': `<div style="opacity:.01">${card()}</div>`,
  'clip-path': `<div style="position:absolute;clip-path:inset(50%)">${card()}</div>`,
  clip: `<div style="position:absolute;clip:rect(0 0 0 0);overflow:hidden">${card()}</div>`,
  'behind another element': `<div style="position:relative;height:120px"><div style="position:absolute;inset:0;background:#fff;z-index:2">Payments are encrypted.</div><div style="position:absolute;inset:0;z-index:1">${card()}</div></div>`,
  'one pixel': `<div>${card('width:1px;height:1px;padding:0;border:0;overflow:hidden;display:inline-block')}</div>`,
  'same colour': `<div style="color:#fff;background:#fff">${card('color:#fff;background:#fff;border-color:#fff;outline:0;border-style:none')}</div>`,
  'aria-hidden': `<div aria-hidden="true" style="height:0;overflow:hidden">${card()}</div>`,
  'zero height parent': `<div style="height:0;overflow:hidden">${card()}</div>`,
  'scaled to nothing': `<div style="transform:scale(0)">${card()}</div>`,
  'far below the page': `<div style="position:absolute;top:99999px">${card()}</div>`,
  'hidden input': '<input type="hidden" name="cardnumber"><input type="hidden" name="cvc2">',
  'closed details': `<details><summary>Legal</summary>${card()}</details>`,
};

const PLACES: readonly { slot: Slot; layout: 'onePage' | 'steps'; name: string }[] = [
  { slot: 'contact', layout: 'onePage', name: 'before the card form' },
  { slot: 'payment', layout: 'onePage', name: 'in the card form' },
  { slot: 'payment', layout: 'steps', name: 'in the card step' },
];

const hidden = Object.entries(HIDDEN).flatMap(([name, markup]) =>
  PLACES.map(
    (place): Attack => ({
      family: 'decoys',
      name: `${name}, ${place.name}`,
      rules: { layout: place.layout },
      decoys: ['cardnumber', 'cvc2'],
      slots: { [place.slot]: () => markup },
    }),
  ),
);

const STRANGE_FRAMES: Readonly<Record<string, string>> = {
  'hidden frame': 'display:none',
  'frame off screen': 'position:absolute;left:-5000px',
  'transparent frame': 'opacity:0',
  'tiny frame': 'width:1px;height:1px',
};

const frames = Object.entries(STRANGE_FRAMES).flatMap(([name, style]) =>
  (['contact', 'payment'] as const).map(
    (slot): Attack => ({
      family: 'decoys',
      name: `${name} of a stranger in ${slot}`,
      slots: { [slot]: (shop: ShopCase) => `<iframe src="${shop.origin('metrics')}/form" style="${style}"></iframe>` },
    }),
  ),
);

/** Scripts that move the typing elsewhere while it goes on. */
const thieves: readonly Attack[] = [
  {
    family: 'decoys',
    name: 'focus moves to a hidden field at the first key',
    decoys: ['grab'],
    slots: {
      payment: () =>
        `<input name="grab" id="grab" style="opacity:0;position:absolute;width:2px"><script>document.querySelector('#card_number')?.addEventListener('input', (e) => { if (e.target.value.length === 2) document.querySelector('#grab').focus(); });</script>`,
    },
  },
  {
    family: 'decoys',
    name: 'focus moves to a stranger’s frame at the first key',
    slots: {
      payment: (shop) =>
        `<iframe id="grab" src="${shop.origin('metrics')}/form" style="opacity:0;width:20px;height:20px"></iframe><script>document.querySelector('#card_number')?.addEventListener('input', (e) => { if (e.target.value.length === 2) document.querySelector('#grab').focus(); });</script>`,
    },
  },
  {
    family: 'decoys',
    name: 'a copy of the number goes into a hidden field',
    rules: { layout: 'steps' },
    slots: {
      payment: () =>
        `<input type="text" tabindex="-1" aria-hidden="true" name="website" style="position:absolute;left:-9999px">`,
    },
    decoys: ['website'],
  },
  {
    family: 'decoys',
    name: 'the field hides itself when it is reached',
    slots: {
      payment: () =>
        `<script>document.querySelector('#card_number')?.addEventListener('focus', (e) => { if (!e.target.dataset.seen) { e.target.dataset.seen = '1'; e.target.name = 'swapped'; e.target.style.opacity = '0'; } });</script>`,
    },
    decoys: ['swapped'],
  },
];

/** The focus moves away shortly after it arrives: whatever is typed then lands elsewhere. */
const lateThieves = [0, 5, 20, 60].flatMap((wait) =>
  ['card_number', 'card_cvc'].map(
    (field): Attack => ({
      family: 'decoys',
      name: `focus moves on from ${field} after ${wait} ms`,
      decoys: ['grab'],
      slots: {
        payment: () =>
          `<input name="grab" id="grab" oninput="navigator.sendBeacon('/grabbed?grab=' + this.value)" style="opacity:0;position:absolute;width:2px"><script>document.querySelector('#${field}')?.addEventListener('focus', () => setTimeout(() => document.querySelector('#grab').focus(), ${wait}));</script>`,
      },
    }),
  ),
);

/** Visible fields for numbers of other cards. They belong to the shop, but a payment card does not go there. */
const OTHER_CARDS: readonly [label: string, name: string, auto: string][] = [
  ['Gift card number', 'gift_card', ''],
  ['Loyalty card number (optional)', 'loyalty_card', 'off'],
  ['Membership card number', 'member_card', ''],
  ['Club card no.', 'club_card', 'cc-number'],
  ['Confirm card number', 'card_number_again', 'off'],
  ['Geschenkkartennummer', 'gutschein', ''],
];
const otherCards = OTHER_CARDS.flatMap(([label, name, auto]) =>
  (['contact', 'summary'] as const).map(
    (slot): Attack => ({
      family: 'decoys',
      name: `"${label}" in ${slot}`,
      decoys: name === 'card_number_again' ? [] : [name],
      slots: { [slot]: () => field(name, auto, label) },
    }),
  ),
);

export const decoys: readonly Attack[] = [...hidden, ...frames, ...thieves, ...lateThieves, ...otherCards];
