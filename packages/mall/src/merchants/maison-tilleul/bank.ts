import { createCardTokens } from '../../card-tokens.ts';
import { type CardProblem, checkCard } from '../../check-card.ts';
import { html } from '../../markup.ts';
import type { MallRequest } from '../../merchant.ts';
import { json, page, type Reply } from '../../reply.ts';
import { euros } from './layout.ts';

/** The bank's card form: one frame on its own origin with its own pay button; the shop gets a single-use token. */
export const cardTokens = createCardTokens('jtn-');

const phrases: Record<CardProblem, string> = {
  number_missing: 'Numéro de carte manquant.',
  number_invalid: 'Numéro de carte incorrect.',
  expiry_invalid: "Date d'expiration incorrecte.",
  expired: 'Votre carte est expirée.',
  cvv_invalid: 'Cryptogramme incorrect.',
  name_missing: 'Nom du titulaire manquant.',
};

const style =
  'body{font:14px Arial,sans-serif;margin:0;padding:14px 20px;color:#223}h2{font-size:15px;margin:0 0 12px}p{margin:0 0 10px}.l{display:inline-block;width:170px}input,select{padding:7px;border:1px solid #99a;font:inherit}button{background:#12508a;color:#fff;border:0;padding:10px 20px;font:inherit;font-weight:bold}#err{color:#b00;min-height:18px}';

export function answerBank(request: MallRequest<unknown>): Reply {
  if (request.path === '/formulaire') {
    const year = new Date().getFullYear();
    return page(html`<!DOCTYPE html><html lang="fr"><head><meta charset="utf-8"><title>Paiement sécurisé</title><style>${style}</style></head>
<body data-boutique="${request.query.get('boutique') ?? ''}"><h2>Banque du Ventoux · paiement sécurisé</h2><form>
<p><span class="l">Numéro de carte</span><input type="text" name="pan" size="22" maxlength="23" inputmode="numeric"></p>
<p><span class="l">Date d'expiration</span><select name="mois"><option value="">Mois</option>${Array.from({ length: 12 }, (_, i) => html`<option>${String(i + 1).padStart(2, '0')}</option>`)}</select>
<select name="an"><option value="">Année</option>${Array.from({ length: 12 }, (_, i) => html`<option>${year + i}</option>`)}</select></p>
<p><span class="l">Cryptogramme visuel</span><input type="text" name="crypto" size="4" maxlength="4"> <small>3 chiffres au dos de la carte</small></p>
<p id="err" role="alert"></p><button>Payer ${euros(Number(request.query.get('montant')) || 0)}</button></form><script src="/assets/bank.js"></script></body></html>`);
  }
  if (request.path === '/jeton' && request.method === 'POST') {
    const field = (name: string) => request.form.get(name) ?? '';
    const verdict = checkCard({ number: field('pan'), month: field('mois'), year: field('an'), cvv: field('crypto') });
    if ('last4' in verdict) return json({ jeton: cardTokens.issue(verdict) });
    return json({ erreur: phrases[verdict.problems[0] ?? 'number_invalid'] });
  }
  return json({ erreur: 'introuvable' }, 404);
}
