import { escapeHtml } from '../../platform/escape-html.ts';
import { cardNetworks } from '../card-networks.ts';
import type { PaymentSessionRow } from '../payment-session-store.ts';
import type { CardField } from './check-card.ts';
import { describeAmount, leadBack, maskEmail } from './describe-amount.ts';
import type { PageView } from './page-view.ts';
import { fillIn, type Words, wordsOf } from './words/index.ts';

interface FieldLook {
  name: CardField;
  label: string;
  hint: string;
  placeholder: string;
  autocomplete: string;
  isNumeric: boolean;
  maxLength: number;
}

/** The card form. It works without its script too: the server then says what is wrong. */
export function renderForm(view: PageView, session: PaymentSessionRow): string {
  const words = wordsOf(view.language);
  const amount = describeAmount(session, view.language);
  const fields = fieldsOf(words).map((field) => renderField(field, view, words));
  const [number, expiry, cvv, holder] = fields as [string, string, string, string];
  return `<section id="enter" aria-labelledby="enter-title">
<h1 id="enter-title">${escapeHtml(words.heading)}</h1>
${view.hasSavedCards ? renderSavedCards(view, session) : ''}
<form id="card" method="post" action="/pay/${session.id}/card" novalidate autocomplete="on">
<input type="hidden" name="token" value="${escapeHtml(view.token)}">
<p class="alert" id="card-alert" role="alert" tabindex="-1"${view.problems ? '' : ' hidden'}>${view.problems ? escapeHtml(words.problems) : ''}</p>
${number}<ul class="networks" aria-hidden="true">${cardNetworks.map(({ id, shortName }) => `<li data-network="${id}">${escapeHtml(shortName)}</li>`).join('')}</ul>
<p class="visually-hidden" id="network" aria-live="polite"></p>
<div class="pair">${expiry}${cvv}</div>${holder}
${view.canRemember ? renderRemember(words, session) : ''}
<button class="primary" type="submit">${escapeHtml(fillIn(words.submit, { amount }))}</button>
<p class="quiet promise">${escapeHtml(words.promise)}</p>
</form>
<p class="quiet secure"><svg aria-hidden="true" viewBox="0 0 16 16"><path d="M4 7V5a4 4 0 0 1 8 0v2h1v8H3V7zm2 0h4V5a2 2 0 0 0-4 0z"/></svg>${escapeHtml(words.secure)}</p>
${session.returnUrl ? `<p class="leave"><a href="${escapeHtml(leadBack(session.returnUrl, session.id, 'cancelled'))}">${escapeHtml(words.back)}</a></p>` : ''}
</section>${renderChallenge(words)}`;
}

function fieldsOf(words: Words): FieldLook[] {
  return [
    {
      name: 'number',
      label: words.cardNumber,
      hint: '',
      placeholder: '1234 1234 1234 1234',
      autocomplete: 'cc-number',
      isNumeric: true,
      maxLength: 25,
    },
    {
      name: 'expiry',
      label: words.expiry,
      hint: '',
      placeholder: words.expiryHint,
      autocomplete: 'cc-exp',
      isNumeric: true,
      maxLength: 9,
    },
    {
      name: 'cvv',
      label: words.cvv,
      hint: fillIn(words.cvvHint, { count: 3 }),
      placeholder: '123',
      autocomplete: 'cc-csc',
      isNumeric: true,
      maxLength: 4,
    },
    {
      name: 'holder',
      label: words.holder,
      hint: '',
      placeholder: '',
      autocomplete: 'cc-name',
      isNumeric: false,
      maxLength: 200,
    },
  ];
}

function renderField(field: FieldLook, view: PageView, words: Words): string {
  const problem = view.problems?.find(({ field: name }) => name === field.name);
  const error = problem ? fillIn(words[`error_${problem.code}`], { count: '3–4' }) : '';
  const hint = field.hint === '' ? '' : `<span class="hint" id="${field.name}-hint">${escapeHtml(field.hint)}</span>`;
  return `<div class="field"><label for="${field.name}">${escapeHtml(field.label)}</label>
<input id="${field.name}" name="${field.name}" autocomplete="${field.autocomplete}" maxlength="${field.maxLength}" required${field.isNumeric ? ' inputmode="numeric"' : ''} placeholder="${escapeHtml(field.placeholder)}" aria-describedby="${field.name}-error${hint ? ` ${field.name}-hint` : ''}"${problem ? ' aria-invalid="true"' : ''} spellcheck="false" autocapitalize="${field.isNumeric ? 'off' : 'words'}">
<span class="error" id="${field.name}-error">${escapeHtml(error)}</span>${hint}</div>`;
}

function renderRemember(words: Words, session: PaymentSessionRow): string {
  const values = { account: session.accountName, email: maskEmail(session.email) };
  return `<label class="check"><input type="checkbox" name="remember" value="yes" aria-describedby="remember-hint"><span>${escapeHtml(fillIn(words.remember, values))}</span></label>
<p class="hint" id="remember-hint">${escapeHtml(fillIn(words.rememberHint, values))}</p>`;
}

/** Needs the script: without it the customer enters the card. */
function renderSavedCards(view: PageView, session: PaymentSessionRow): string {
  const words = wordsOf(view.language);
  const email = maskEmail(session.email);
  return `<div id="saved" hidden>
<button type="button" class="link" id="use-saved" aria-expanded="false" aria-controls="saved-panel">${escapeHtml(words.useSaved)}</button>
<div id="saved-panel" hidden><p id="saved-intro">${escapeHtml(fillIn(words.savedIntro, { email }))}</p>
<p id="saved-sent" role="status" hidden>${escapeHtml(fillIn(words.codeSent, { email }))}</p>
<p class="alert" id="saved-alert" role="alert" tabindex="-1" hidden></p>
<button type="button" class="secondary" id="send-code">${escapeHtml(words.sendCode)}</button>
<form id="saved-code" hidden novalidate><div class="field"><label for="saved-code-input">${escapeHtml(words.codeLabel)}</label><input id="saved-code-input" inputmode="numeric" autocomplete="one-time-code" maxlength="6"></div><button class="primary" type="submit">${escapeHtml(words.checkCode)}</button></form>
<form id="saved-cards" hidden novalidate><fieldset><legend>${escapeHtml(words.chooseCard)}</legend><div id="saved-list"></div></fieldset>
<div class="field"><label for="saved-cvv">${escapeHtml(words.cvv)}</label><input id="saved-cvv" inputmode="numeric" autocomplete="cc-csc" maxlength="4"><span class="error" id="saved-cvv-error"></span></div>
<button class="primary" type="submit">${escapeHtml(fillIn(words.submit, { amount: describeAmount(session, view.language) }))}</button></form></div></div>`;
}

function renderChallenge(words: Words): string {
  return `<section id="challenge" aria-labelledby="challenge-title" hidden><h1 id="challenge-title" tabindex="-1">${escapeHtml(words.challengeTitle)}</h1>
<p id="challenge-text"></p><p class="alert" id="challenge-alert" role="alert" hidden></p>
<button class="primary" type="button" id="approve">${escapeHtml(words.challengeApprove)}</button>
<button class="secondary" type="button" id="decline">${escapeHtml(words.challengeDecline)}</button></section>`;
}
