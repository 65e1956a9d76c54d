import { escapeHtml } from '../../platform/escape-html.ts';
import type { PaymentSessionRow } from '../payment-session-store.ts';
import { describeAmount, describeMoment } from './describe-amount.ts';
import { type Language, wordsOf } from './words/index.ts';

/** Who is paid, for what, at most how much and until when: before any field. */
export function renderSummary(session: PaymentSessionRow, language: Language): string {
  const words = wordsOf(language);
  const banner =
    session.mode === 'test'
      ? `<p class="test" role="note"><span aria-hidden="true">◆</span> ${escapeHtml(words.testMode)}</p>`
      : '';
  return `${banner}<header class="summary">
<p class="account">${escapeHtml(session.accountName)}</p>
<p class="amount"><span class="quiet">${escapeHtml(words.upTo)}</span> <strong>${escapeHtml(describeAmount(session, language))}</strong></p>
<dl>
<div><dt>${escapeHtml(words.purpose)}</dt><dd>${escapeHtml(session.purpose)}</dd></div>
<div><dt>${escapeHtml(words.expires)}</dt><dd><time datetime="${session.expiresAt.toISOString()}">${escapeHtml(describeMoment(session.expiresAt, language))}</time></dd></div>
</dl></header>`;
}
