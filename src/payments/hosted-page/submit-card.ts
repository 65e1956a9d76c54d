import type { CardNetwork } from '../card-networks.ts';
import { chooseVaultedCard } from '../choose-paying-method.ts';
import { completePaymentSession } from '../complete-payment-session.ts';
import { keepPending } from '../networks/answer-challenge.ts';
import { enrolCard } from '../networks/enrol-card.ts';
import { countCardTry, type PaymentSessionRow } from '../payment-session-store.ts';
import { rememberUnproved } from '../remembered/remember-card.ts';
import type { Card } from '../vault/card.ts';
import { type CardProblem, checkCard } from './check-card.ts';
import type { HostedPageDependencies } from './dependencies.ts';
import { MOST_CARD_TRIES } from './page-view.ts';
import { digitsOf, type FormFields, textOf } from './read-form.ts';

type SubmitDependencies = Pick<HostedPageDependencies, 'database' | 'vault' | 'engine' | 'codes' | 'networks' | 'log'>;

/** What the page gets back. `reload`: the session is in another state than the page thinks. */
export type Submitted =
  | { problems: CardProblem[] }
  | { completed: true; card: { network: string; last4: string }; wantsCode: boolean }
  | { challenge: { id: string; network: string } }
  | { reload: true };

/** Takes a card from the form: checks it, seals it and completes the session with it. */
export async function submitCard(
  deps: SubmitDependencies,
  session: PaymentSessionRow,
  fields: FormFields,
): Promise<Submitted> {
  const typed = {
    number: digitsOf(fields, 'number'),
    expiry: textOf(fields, 'expiry'),
    cvv: digitsOf(fields, 'cvv'),
    holder: textOf(fields, 'holder'),
  };
  const { problems, network, expiryMonth, expiryYear } = checkCard(typed);
  // Counted whether right or wrong: thieves could use a page that tells good numbers from bad ones.
  if (!(await countCardTry(deps.database, session.id, MOST_CARD_TRIES))) return { reload: true };
  if (problems.length > 0 || !network) return { problems };
  const card: Card = { ...typed, expiryMonth, expiryYear };
  const wantsCode = textOf(fields, 'remember') === 'yes' && deps.codes.canSend(session.mode);
  return keepCard(deps, session, card, network, wantsCode);
}

async function keepCard(
  deps: SubmitDependencies,
  session: PaymentSessionRow,
  card: Card,
  network: CardNetwork,
  wantsCode: boolean,
): Promise<Submitted> {
  const { expiryMonth, expiryYear } = card;
  // A copy without the CVV: the remembered card lives independently of the session's card.
  const enrolling = await enrolCard(deps, session.mode, card, network);
  const copy = wantsCode
    ? await deps.vault.seal(session, { ...card, number: Buffer.from(card.number), cvv: null })
    : null;
  const sealed = await deps.vault.seal(session, card);
  if (enrolling.enrolment?.challengeId) {
    const isKept = await keepPending(deps, session.id, sealed, { ...enrolling.enrolment, cardNetwork: network.name });
    if (!isKept) return { reload: true };
    return { challenge: { id: enrolling.enrolment.challengeId, network: network.name } };
  }
  const entered = { cardId: sealed.id, last4: sealed.last4, network: network.name };
  const paying = chooseVaultedCard(network, enrolling.reason);
  const outcome = await completePaymentSession(deps, session.id, { ...entered, ...paying }, async (sql) => {
    await deps.vault.keep(sql, sealed);
    if (!copy) return;
    await deps.vault.keep(sql, copy);
    await rememberUnproved(deps.engine, sql, session, {
      cardId: copy.id,
      network: network.name,
      last4: copy.last4,
      expiryMonth,
      expiryYear,
    });
  });
  if (outcome === 'too_late') return { reload: true };
  return { completed: true, card: { network: network.name, last4: sealed.last4 }, wantsCode };
}
