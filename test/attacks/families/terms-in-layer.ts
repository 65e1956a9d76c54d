import type { Attack, Rules } from '../shop/shop-case.ts';

/** A box for the terms that opens them in a layer; what "I agree" there does is up to the shop. */
const termsBox = (
  agreed: string,
) => `<p><input type="checkbox" id="terms" name="terms" value="1" required><label for="terms"> I accept the terms and conditions</label></p>
<div id="terms-layer" hidden style="position:fixed;inset:0;background:#0009"><div role="dialog" aria-modal="true" aria-label="Terms" style="background:#fff;margin:80px;padding:20px">
<h2>Terms and conditions</h2><p>Goods may be returned within thirty days.</p><button type="button" id="agree">I agree</button> <button type="button" id="back">Close</button></div></div>
<script>(() => { const box = document.querySelector('#terms'); const layer = document.querySelector('#terms-layer');
box.addEventListener('click', (event) => { if (!box.dataset.agreed) { event.preventDefault(); layer.hidden = false; } });
document.querySelector('#back').addEventListener('click', () => { layer.hidden = true; });
document.querySelector('#agree').addEventListener('click', () => { layer.hidden = true; box.dataset.agreed = '1'; box.checked = true; ${agreed} }); })();</script>`;

/** The last one has a button below the card that says nothing of a review, and the terms on the page that follows it. */
const RULES: Readonly<Record<string, Rules>> = {
  onePage: { layout: 'onePage' },
  steps: { layout: 'steps' },
  'steps that nothing announces': { layout: 'steps', nextLabel: 'Continue' },
};

/** Whoever agrees has ordered. */
export const termsThatOrder: readonly Attack[] = Object.entries(RULES).map(([name, rules]) => ({
  family: 'terms that order',
  name: `agreeing in the layer sends the order, ${name}`,
  rules,
  slots: { beforePlace: () => termsBox("document.querySelector('#checkout').submit();") },
}));

/** Where the card is asked for on the same page, nothing can be ordered before it is typed. */
export const termsInLayer: readonly Attack[] = [
  { family: 'control', name: 'terms that open in a layer', slots: { beforePlace: () => termsBox('') } },
  {
    family: 'control',
    name: 'terms that open in a layer on the page after the card',
    rules: { layout: 'steps', nextLabel: 'Continue' },
    slots: { beforePlace: () => termsBox('') },
  },
];
