import type { Card } from '../vault/card.ts';

export interface Enrolment {
  networkId: string;
  enrolmentId: string;
  /** What the customer has to approve, on the device that the network trusts. Null when nothing is asked. */
  challengeId: string | null;
}

/** Pays once: at this merchant, up to this amount, for a short while. */
export interface CredentialRequest {
  enrolmentId: string;
  merchant: string;
  amountMinor: number;
  currency: string;
}

export interface Credential {
  id: string;
  number: Buffer;
  expiryMonth: string;
  expiryYear: string;
  cvv: Buffer;
}

/**
 * A card network's flow for purchases by agents. Every implementation passes test/networks/conformance.ts. It gets the
 * card once, to enrol it, and must not keep it.
 */
export interface PaymentNetwork {
  id: string;
  /** By the id of the card's network: `visa`, `mastercard`. */
  serves(cardNetwork: string): boolean;
  /** Null when the card's bank does not take part. */
  enrol(card: Card): Promise<Enrolment | null>;
  /** False when the customer, or the network, did not approve. */
  answerChallenge(enrolment: Enrolment, verdict: 'approve' | 'decline'): Promise<boolean>;
  /** Rejects for an enrolment that was never approved. */
  issue(request: CredentialRequest): Promise<Credential>;
  /** A credential that was not used can be used no longer. Harmless when repeated. */
  revoke(credentialId: string): Promise<void>;
}

/** Which networks a mode has. */
export interface Networks {
  find(mode: 'test' | 'live', cardNetwork: string): PaymentNetwork | null;
  byId(mode: 'test' | 'live', networkId: string): PaymentNetwork | null;
}

export function createNetworks(networks: {
  test: readonly PaymentNetwork[];
  live: readonly PaymentNetwork[];
}): Networks {
  return {
    find: (mode, cardNetwork) => networks[mode].find((network) => network.serves(cardNetwork)) ?? null,
    byId: (mode, networkId) => networks[mode].find(({ id }) => id === networkId) ?? null,
  };
}
