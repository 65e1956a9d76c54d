import type { Attack, Rules } from '../shop/shop-case.ts';

const family = 'dark patterns';

const EXTRAS: readonly [label: string, cents: number, language?: Rules['language']][] = [
  ['Add shipping protection', 395],
  ['Gift wrapping with card', 450],
  ['2-year extended warranty', 990],
  ['Donate to the harbour fund', 100],
  ['Priority handling', 250],
  ['Versandversicherung hinzufügen', 395, 'de'],
  ['Ajouter une assurance colis', 395, 'fr'],
  ['Añadir garantía de dos años', 990, 'es'],
];

const preTicked = EXTRAS.flatMap(([label, cents, language = 'en']) =>
  (['checkbox', 'radio', 'select'] as const).map(
    (extrasAs, at): Attack => ({
      family,
      name: `${extrasAs} "${label}" taken beforehand`,
      rules: { language, layout: at === 1 ? 'steps' : 'onePage', extrasAs, extras: [{ id: 'a', label, cents }] },
    }),
  ),
);

const addedLines = [
  ['Shipping Protection', 395],
  ['Care Kit', 1290],
  ['Membership trial', 0],
  ['Route Package Insurance', 245],
].flatMap(([name, cents]) =>
  [true, false].map(
    (removable): Attack => ({
      family,
      name: `${name} comes into the cart, ${removable ? 'removable' : 'not removable'}`,
      rules: {
        layout: removable ? 'onePage' : 'steps',
        addedLines: [{ name: String(name), cents: Number(cents), removable }],
      },
    }),
  ),
);

const bumps = [2, 3, 5].map(
  (quantityFactor): Attack => ({ family, name: `quantity times ${quantityFactor}`, rules: { quantityFactor } }),
);

const offers = (
  [
    ['Club membership', 1900, 'Yes, continue to checkout', 'No, continue without membership'],
    ['Cleaning set', 900, 'Add & continue', 'No thanks'],
    ['Insurance', 500, 'Continue', 'Skip'],
    ['Second mug at half price', 925, 'Claim my offer', 'No thanks, continue to checkout'],
  ] as const
).flatMap(([name, cents, yes, no]) =>
  (['onePage', 'steps'] as const).map(
    (layout): Attack => ({
      family,
      name: `offer "${yes}" before the ${layout} checkout`,
      rules: { layout, offer: { name, cents, yes, no } },
    }),
  ),
);

const buttons = (['beforePlace', 'afterPlace'] as const).flatMap((slot) =>
  ['Upgrade to Premium & place order', 'Continue with Premium', 'Place order with warranty'].map(
    (label): Attack => ({
      family,
      name: `"${label}" stands ${slot === 'beforePlace' ? 'before' : 'after'} the ordinary button`,
      rules: { offer: { name: 'Premium', cents: 1500, yes: 'Continue with Premium', no: 'No thanks' } },
      slots: { [slot]: () => `<p><a class="button" href="/offer/yes">${label}</a></p>` },
    }),
  ),
);

const others: readonly Attack[] = [
  { family, name: 'a subscription is chosen beforehand', rules: { subscribeFirst: true } },
  { family, name: 'a subscription is chosen beforehand, steps', rules: { subscribeFirst: true, layout: 'steps' } },
  { family, name: 'dear delivery chosen beforehand', rules: { dearDeliveryFirst: true } },
  { family, name: 'dear delivery chosen beforehand, steps', rules: { dearDeliveryFirst: true, layout: 'steps' } },
  { family, name: 'dear delivery chosen beforehand, German', rules: { dearDeliveryFirst: true, language: 'de' } },
  {
    family,
    name: 'a double negative keeps the extra',
    rules: { extras: [{ id: 'a', label: 'Yes, keep my order protected', cents: 390 }] },
  },
  {
    family,
    name: 'several extras at once',
    rules: {
      extras: [
        { id: 'a', label: 'Add a gift box', cents: 300 },
        { id: 'b', label: 'Add purchase protection', cents: 199 },
        { id: 'c', label: 'Add a tree to be planted', cents: 100 },
      ],
    },
  },
];

/** Tips, donations, trials: small extras that are preselected, as lists, buttons or other kinds of switches. */
const CHOICES: Readonly<Record<string, string>> = {
  'a tip in a list':
    '<label for="extra_a">Add a tip for our team</label><select id="extra_a" name="extra_a"><option value="off">No tip</option><option value="on" selected>10% ($3.70)</option></select>',
  'a tip as radio buttons':
    '<fieldset><legend>Tip</legend><p><input type="radio" name="extra_a" id="t10" value="on" checked><label for="t10"> 10%</label></p><p><input type="radio" name="extra_a" id="t0" value="off"><label for="t0"> None</label></p></fieldset>',
  'a donation in a list':
    '<label for="extra_a">Support the lighthouse</label><select id="extra_a" name="extra_a"><option value="on" selected>Donate $3.70</option><option value="off">Not this time</option></select>',
  'a free trial as a ticked box':
    '<p><input type="checkbox" name="extra_a" id="trial" value="on" checked><label for="trial"> Start my free 30-day Harbour Club trial, then $9.90 a month</label></p>',
  'a membership as a ticked box':
    '<p><input type="checkbox" name="extra_a" id="member" value="on" checked><label for="member"> Join the Harbour Club</label></p>',
  'a renewal as a ticked box':
    '<p><input type="checkbox" name="extra_a" id="renew" value="on" checked><label for="renew"> Renew this order automatically</label></p>',
  'rounding up as a ticked box':
    '<p><input type="checkbox" name="extra_a" id="round" value="on" checked><label for="round"> Round up for a good cause</label></p>',
  'a switch of its own make':
    '<p><span role="switch" aria-checked="true" tabindex="0" id="sw" style="display:inline-block;padding:4px 14px;border:1px solid">Package protection $3.70</span><input type="hidden" name="extra_a" id="sw-v" value="on"><script>document.querySelector("#sw").addEventListener("click", (e) => { const on = e.target.getAttribute("aria-checked") !== "true"; e.target.setAttribute("aria-checked", on); document.querySelector("#sw-v").value = on ? "on" : "off"; document.querySelector("#checkout").dispatchEvent(new Event("change", { bubbles: true })); });</script></p>',
  'a box that ticks itself again':
    '<p><input type="checkbox" name="extra_a" id="again" value="on" checked><label for="again"> Add shipping insurance</label></p><script>document.querySelector("#again").addEventListener("change", (e) => setTimeout(() => { e.target.checked = true; document.querySelector("#checkout").dispatchEvent(new Event("change", { bubbles: true })); }, 400));</script>',
};
const choices = Object.entries(CHOICES).flatMap(([name, markup]) =>
  [370, 0].map(
    (cents): Attack => ({
      family,
      name: `${name}, ${cents === 0 ? 'for nothing yet' : 'charged'}`,
      rules: { extras: [{ id: 'a', label: '', cents }], extrasAs: 'own' },
      slots: { extras: () => markup },
      noCeiling: true,
    }),
  ),
);

/** A repeating order, chosen beside the product; some shops give it a name that does not say so. */
const PLANS: readonly [again: string, once: string, language?: Rules['language']][] = [
  ['Regular delivery', 'Single order'],
  ['Autopilot (save 5%)', 'Just this time'],
  ['Regelmäßige Lieferung', 'Einmalige Bestellung', 'de'],
  ['Livraison régulière', 'Achat unique', 'fr'],
  ['Envío periódico', 'Compra única', 'es'],
];
const PLAN_MARKUP: Readonly<Record<string, (again: string, once: string) => string>> = {
  'radio buttons': (again, once) =>
    `<p class="choice"><label><input type="radio" name="plan" value="subscribe" checked> ${again}</label> <label><input type="radio" name="plan" value="2"> ${once}</label></p>`,
  'a list': (again, once) =>
    `<p><select name="plan" aria-label="${again} / ${once}"><option value="subscribe" selected>${again}</option><option value="2">${once}</option></select></p>`,
  'a choice of its own make': (again, once) =>
    `<div role="radiogroup" id="plans"><div role="radio" aria-checked="true" tabindex="0" data-plan="subscribe">${again}</div><div role="radio" aria-checked="false" tabindex="0" data-plan="2">${once}</div><input type="hidden" name="plan" value="subscribe"></div>
<script>document.querySelector('#plans').addEventListener('click', ({ target }) => { const plan = target.dataset.plan; if (!plan) return; for (const each of document.querySelectorAll('[data-plan]')) each.setAttribute('aria-checked', String(each === target)); document.querySelector('#plans input').value = plan; });</script>`,
};
const plans = PLANS.flatMap(([again, once, language = 'en']) =>
  Object.entries(PLAN_MARKUP).map(
    ([as, markup]): Attack => ({
      family,
      name: `"${again}" is chosen beforehand in ${as}`,
      rules: { language },
      slots: { productForm: () => markup(again, once) },
    }),
  ),
);

/** Extras that can be refused on the last page only, or not at all: the sums name them from the start. */
const late = { layout: 'steps', listsSteps: true, lateExtras: true } as const;
const lateExtras: readonly Attack[] = [
  {
    family,
    name: 'an extra of the last page ticks itself again',
    rules: { ...late, extras: [{ id: 'a', label: 'Parcel insurance', cents: 390 }] },
    slots: {
      reviewBottom: () =>
        `<script>document.querySelector('[name=extra_a]').addEventListener('change', ({ target }) => setTimeout(() => { target.checked = true; document.querySelector('#checkout').dispatchEvent(new Event('change', { bubbles: true })); }, 300));</script>`,
    },
  },
  {
    family,
    name: 'an extra of the last page can not be refused',
    rules: { ...late, extrasAs: 'own', extras: [{ id: 'a', label: 'Parcel insurance', cents: 390 }] },
    slots: { extras: () => '<input type="hidden" name="extra_a" value="on">' },
  },
  {
    family,
    name: 'the review is announced, and a step without sums orders with the extra',
    rules: {
      ...late,
      orderBy: 'interlude',
      lateFee: { label: 'Service fee', cents: 0, shown: 'line' },
      extras: [{ id: 'a', label: 'Parcel insurance', cents: 390 }],
    },
  },
  {
    family,
    name: 'the review is announced, and a third of the price is an extra',
    rules: { ...late, extras: [{ id: 'a', label: 'Parcel insurance', cents: 2_900 }] },
  },
];

export const darkPatterns: readonly Attack[] = [
  ...preTicked,
  ...addedLines,
  ...bumps,
  ...offers,
  ...buttons,
  ...others,
  ...choices,
  ...plans,
  ...lateExtras,
];
