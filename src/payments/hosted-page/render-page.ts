import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '../../platform/escape-html.ts';
import { cardNetworks } from '../card-networks.ts';
import { describeAmount, leadBack, maskEmail } from './describe-amount.ts';
import { type PageView, pageStateOf } from './page-view.ts';
import { renderForm } from './render-form.ts';
import { renderNotice, renderOutcome } from './render-notice.ts';
import { renderSummary } from './render-summary.ts';
import { fillIn, wordsOf } from './words/index.ts';

const asset = (name: string) => readFileSync(join(import.meta.dirname, 'assets', name), 'utf8');
const style = asset('page.css');
/**
 * The page's own script, one function made of these parts in this order. It loads nothing. The card lives in the form's
 * fields only and is cleared from them as soon as it was sent.
 */
const parts = ['send-and-tell.js', 'show-outcome.js', 'card-form.js', 'saved-cards.js', 'start-page.js'];
const script = `(() => {\n${parts.map(asset).join('\n')}})();`;

/** The whole page in one answer: styles, script and words come with it, and nothing from anywhere else. */
export function renderPage(view: PageView): string {
  const { session, language, nonce } = view;
  const words = wordsOf(language);
  const state = pageStateOf(session);
  const title = fillIn(words.title, { account: session?.accountName ?? 'Cartwright' });
  const isAlive = session !== null && (state === 'open' || state === 'completed');
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title>
<style nonce="${nonce}">${style}</style></head>
<body data-state="${state}"><main>
${isAlive ? renderSummary(session, language) : ''}
<div class="panel">
${state === 'open' && session ? renderForm(view, session) : ''}
${isAlive ? renderOutcome(session, language, state === 'completed') : renderNotice(session, state, language)}
</div>
</main>
<script type="application/json" id="settings">${settingsOf(view)}</script>
<script nonce="${nonce}">${script}</script></body></html>`;
}

/** What the script needs to know. Escaped so that no text can close the surrounding element. */
function settingsOf(view: PageView): string {
  const { session, language, token, allowedParents } = view;
  const words = wordsOf(language);
  const settings = {
    state: pageStateOf(session),
    language,
    token,
    allowedParents,
    sessionId: session?.id ?? null,
    // By our clock: the customer's may be wrong.
    openForMs: session ? session.expiresAt.getTime() - Date.now() : 0,
    returnTo: session?.returnUrl ? leadBack(session.returnUrl, session.id, 'completed') : null,
    networks: cardNetworks.map(({ prefix, ...network }) => ({ ...network, prefix: prefix.source })),
    words: fillWords(words, {
      account: session?.accountName ?? '',
      amount: session ? describeAmount(session, language) : '',
      email: session ? maskEmail(session.email) : '',
    }),
  };
  return JSON.stringify(settings).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function fillWords(words: Readonly<Record<string, string>>, values: Record<string, string>): Record<string, string> {
  const shown = Object.entries(words).filter(([key]) => !key.startsWith('mail'));
  return Object.fromEntries(shown.map(([key, text]) => [key, fillIn(text, values)]));
}
