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

/** What the page gets back. `reload`: the session is not in the state that the page thinks. */
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
  return keepCard(deps, session, card, network, wantsRemembering(deps, session, fields));
}

export function wantsRemembering(
  { codes }: Pick<SubmitDependencies, 'codes'>,
  { mode }: PaymentSessionRow,
  fields: FormFields,
): boolean {
  return textOf(fields, 'remember') === 'yes' && codes.canSend(mode);
}

async function keepCard(
  deps: SubmitDependencies,
  session: PaymentSessionRow,
  card: Card,
  network: CardNetwork,
  wantsCode: boolean,
): Promise<Submitted> {
  const enrolling = await enrolCard(deps, session.mode, card, network);
  if (enrolling.enrolment?.challengeId) {
    const sealed = await deps.vault.seal(session, card);
    const isKept = await keepPending(deps, session.id, sealed, { ...enrolling.enrolment, cardNetwork: network.name });
    if (!isKept) return { reload: true };
    return { challenge: { id: enrolling.enrolment.challengeId, network: network.name } };
  }
  const keepCopy = wantsCode ? await rememberUnproved(deps, session, card, network.name) : null;
  const sealed = await deps.vault.seal(session, card);
  const entered = { cardId: sealed.id, last4: sealed.last4, network: network.name };
  const paying = chooseVaultedCard(network, enrolling.reason);
  const outcome = await completePaymentSession(deps, session.id, { ...entered, ...paying }, async (sql) => {
    await deps.vault.keep(sql, sealed);
    await keepCopy?.(sql);
  });
  if (outcome === 'too_late') return { reload: true };
  return { completed: true, card: { network: network.name, last4: sealed.last4 }, wantsCode };
}
