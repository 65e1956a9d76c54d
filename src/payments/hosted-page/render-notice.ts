import { escapeHtml } from '../../platform/escape-html.ts';
import type { PaymentSessionRow } from '../payment-session-store.ts';
import { describeAmount, leadBack, maskEmail } from './describe-amount.ts';
import type { PageState } from './page-view.ts';
import { fillIn, type Language, wordsOf } from './words/index.ts';

const tick =
  '<svg class="mark good" aria-hidden="true" viewBox="0 0 48 48"><circle cx="24" cy="24" r="22"/><path d="m14 25 7 7 13-15"/></svg>';
const dash =
  '<svg class="mark" aria-hidden="true" viewBox="0 0 48 48"><circle cx="24" cy="24" r="22"/><path d="M24 13v15m0 6v1"/></svg>';

/** Why there is nothing to fill in here. */
export function renderNotice(session: PaymentSessionRow | null, state: PageState, language: Language): string {
  const words = wordsOf(language);
  const kind = state === 'used' || state === 'expired' || state === 'locked' ? state : 'unknown';
  const values = { account: session?.accountName ?? '' };
  const status = state === 'used' ? 'completed' : 'expired';
  const back = session?.returnUrl
    ? `<p><a class="secondary" href="${escapeHtml(leadBack(session.returnUrl, session.id, status))}">${escapeHtml(words.goBack)}</a></p>`
    : '';
  return `<section class="notice">${dash}<h1>${escapeHtml(words[`${kind}Title`])}</h1>
<p>${escapeHtml(fillIn(words[`${kind}Text`], values))}</p>${back}</section>`;
}

/** The final message: shown at once when the session is already completed, otherwise by the script later. */
export function renderOutcome(session: PaymentSessionRow, language: Language, isDone: boolean): string {
  const words = wordsOf(language);
  const values = { account: session.accountName, amount: describeAmount(session, language) };
  const card =
    session.cardNetwork === null
      ? ''
      : fillIn(words.completedCard, { network: session.cardNetwork, last4: session.cardLast4 ?? '' });
  const back = session.returnUrl
    ? `<p><a class="primary" id="go-back" href="${escapeHtml(leadBack(session.returnUrl, session.id, 'completed'))}">${escapeHtml(words.goBack)}</a></p>`
    : `<p class="quiet">${escapeHtml(words.closeTab)}</p>`;
  return `<section class="notice" id="done"${isDone ? '' : ' hidden'}>${tick}
<h1 id="done-title" tabindex="-1">${escapeHtml(words.completedTitle)}</h1>
<p>${escapeHtml(fillIn(words.completedText, values))}</p><p class="quiet" id="done-card">${escapeHtml(card)}</p>
<form id="save" hidden novalidate><h2>${escapeHtml(words.saveTitle)}</h2><p>${escapeHtml(fillIn(words.codeSent, { email: maskEmail(session.email) }))}</p>
<p class="alert" id="save-alert" role="alert" tabindex="-1" hidden></p>
<div class="field"><label for="save-code">${escapeHtml(words.codeLabel)}</label><input id="save-code" inputmode="numeric" autocomplete="one-time-code" maxlength="6"></div>
<div class="pair"><button class="secondary" type="button" id="save-skip">${escapeHtml(words.saveSkip)}</button><button class="primary" type="submit">${escapeHtml(words.saveCard)}</button></div></form>
<p id="saved-note" role="status"></p>${back}</section>`;
}
