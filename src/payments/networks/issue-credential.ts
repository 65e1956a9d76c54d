import type { Database } from '../../platform/database.ts';
import { findPaymentSession, readAuthorisation } from '../payment-session-store.ts';
import type { Credential, Networks } from './network.ts';

export interface Purchase {
  sessionId: string;
  merchant: string;
}

export interface IssuedCredential {
  credential: Credential;
  revoke(): Promise<void>;
}

/** A credential for one purchase, up to what is left of the authorisation. Null for a session that pays with its card. */
export async function issueCredential(
  deps: { database: Database; networks: Networks },
  purchase: Purchase,
): Promise<IssuedCredential | null> {
  const session = await findPaymentSession(deps.database, purchase.sessionId);
  if (session?.payingMethod !== 'network_credential' || !session.enrolment) return null;
  const network = deps.networks.byId(session.mode, session.enrolment.networkId);
  const authorised = await readAuthorisation(deps.database, session.id);
  if (!network || !authorised) throw new Error('The network of this session is no longer set up.');
  const credential = await network.issue({
    enrolmentId: session.enrolment.enrolmentId,
    merchant: purchase.merchant,
    amountMinor: authorised.amountMinor - authorised.takenMinor,
    currency: authorised.currency,
  });
  return { credential, revoke: () => network.revoke(credential.id) };
}
