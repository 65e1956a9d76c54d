import { answerChallenge } from '../networks/answer-challenge.ts';
import type { PaymentSessionRow } from '../payment-session-store.ts';
import { payWithRememberedCard } from '../remembered/pay-with-remembered-card.ts';
import { forgetCard, proveAddress } from '../remembered/remember-card.ts';
import type { RememberedCard } from '../remembered/remembered-card-store.ts';
import type { HostedPageDependencies } from './dependencies.ts';
import { pageStateOf } from './page-view.ts';
import { digitsOf, type FormFields, textOf } from './read-form.ts';
import { submitCard, wantsRemembering } from './submit-card.ts';
import { fillIn, type Language, wordsOf } from './words/index.ts';

export interface ActionAnswer {
  status: number;
  /** `error` names a text of the page: error_<code>. */
  body: Record<string, unknown>;
}

export type PageActions = Readonly<
  Record<
    string,
    (
      deps: HostedPageDependencies,
      session: PaymentSessionRow,
      fields: FormFields,
      language: Language,
    ) => Promise<ActionAnswer>
  >
>;

/** What the page can ask for, by the last part of its address. The form was checked to come from our page. */
export const pageActions: PageActions = {
  async card(deps, session, fields, language) {
    if (pageStateOf(session) !== 'open') return reload;
    const submitted = await submitCard(deps, session, fields);
    if ('problems' in submitted) return { status: 400, body: submitted };
    if ('reload' in submitted) return reload;
    if ('challenge' in submitted) return { status: 200, body: submitted };
    return finish(deps, session, submitted, language);
  },
  async challenge(deps, session, fields, language) {
    if (pageStateOf(session) !== 'open') return reload;
    const verdict = textOf(fields, 'verdict') === 'approve' ? 'approve' : 'decline';
    const answered = await answerChallenge(deps, session, {
      challengeId: textOf(fields, 'challenge'),
      verdict,
      remember: wantsRemembering(deps, session, fields),
    });
    if ('problem' in answered) return refuse(answered.problem);
    return 'declined' in answered ? { status: 200, body: answered } : finish(deps, session, answered, language);
  },
  async code(deps, session, _fields, language) {
    if (!deps.codes.canSend(session.mode)) return refuse('mail_failed');
    const problem = await sendCode(deps, session, language);
    return problem ? refuse(problem) : { status: 200, body: { sent: true } };
  },
  async proof(deps, session, fields) {
    const proved = await proveAddress(deps, session, textOf(fields, 'code'));
    if (typeof proved === 'string') return refuse(proved);
    const proof = deps.tokens.issue('address', session.id);
    return { status: 200, body: { proof, cards: proved.map(describeCard) } };
  },
  async forget(deps, session, fields) {
    if (!isProved(deps, session, fields)) return refuse('code_over');
    const left = await forgetCard(deps, session, textOf(fields, 'card'));
    return { status: 200, body: { cards: left.map(describeCard) } };
  },
  async 'saved-card'(deps, session, fields) {
    if (pageStateOf(session) !== 'open') return reload;
    if (!isProved(deps, session, fields)) return refuse('code_over');
    const paid = await payWithRememberedCard(deps, session, {
      cardId: textOf(fields, 'card'),
      cvv: digitsOf(fields, 'cvv'),
    });
    if ('problem' in paid) return refuse(paid.problem);
    return { status: 200, body: { ...paid, askCode: false } };
  },
};

const reload: ActionAnswer = { status: 409, body: { reload: true } };

function refuse(error: string): ActionAnswer {
  return { status: 400, body: { error } };
}

/** The session is completed; a customer who wants the card remembered is asked for a code. */
async function finish(
  deps: HostedPageDependencies,
  session: PaymentSessionRow,
  { card, wantsCode }: { card: { network: string; last4: string }; wantsCode: boolean },
  language: Language,
): Promise<ActionAnswer> {
  const askCode = wantsCode && (await sendCode(deps, session, language)) === null;
  return { status: 200, body: { completed: true, card, askCode } };
}

function isProved(deps: HostedPageDependencies, session: PaymentSessionRow, fields: FormFields): boolean {
  return deps.tokens.isValid('address', session.id, textOf(fields, 'proof'));
}

function sendCode(deps: HostedPageDependencies, session: PaymentSessionRow, language: Language) {
  const words = wordsOf(language);
  const values = { account: session.accountName };
  return deps.codes.send(deps.database, session, {
    subject: fillIn(words.mailSubject, values),
    text: fillIn(words.mailText, values),
  });
}

function describeCard({ cardId, network, last4, expiryMonth, expiryYear }: RememberedCard) {
  return { id: cardId, network, last4, expiry: `${expiryMonth}/${expiryYear.slice(-2)}` };
}
