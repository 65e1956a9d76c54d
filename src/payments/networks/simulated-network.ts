import { createHash, randomInt } from 'node:crypto';
import { luhnSum } from '../../platform/check-digit.ts';
import type { Database } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Credential, PaymentNetwork } from './network.ts';
import {
  approveEnrolment,
  insertCredential,
  insertEnrolment,
  revokeCredential,
  spendCredential,
} from './simulated-store.ts';

/** Cards whose bank takes part, in the simulation. All others are paid with from the vault, as in real life. */
const enrolled: Readonly<Record<string, string>> = {
  '4012888888881881': 'visa',
  '5105105105105100': 'mastercard',
};
const LIFE_SECONDS = 30 * 60;

export interface SimulatedNetwork extends PaymentNetwork {
  /** The network's own side: whether it would let this charge pass. */
  authorise(charge: { number: Buffer; merchant: string; amountMinor: number; currency: string }): Promise<boolean>;
}

/** The agentic flow of a card network as test mode knows it: enrol, approve, one credential per purchase, revoke. */
export function createSimulatedNetwork({ database }: { database: Database }): SimulatedNetwork {
  return {
    id: 'simulated',
    serves: (cardNetwork) => Object.values(enrolled).includes(cardNetwork),
    async enrol({ number }) {
      if (!Object.hasOwn(enrolled, number.toString('latin1'))) return null;
      const enrolmentId = newId();
      await insertEnrolment(database, enrolmentId);
      return { networkId: 'simulated', enrolmentId, challengeId: enrolmentId };
    },
    answerChallenge: async ({ enrolmentId }, verdict) =>
      verdict === 'approve' && (await approveEnrolment(database, enrolmentId)),
    async issue(request) {
      const credential = drawCredential();
      const row = { ...request, id: credential.id, digest: digestOf(credential.number), seconds: LIFE_SECONDS };
      if (!(await insertCredential(database, row))) throw new Error('The customer has not approved this card.');
      return credential;
    },
    revoke: (credentialId) => revokeCredential(database, credentialId),
    authorise: ({ number, ...charge }) => spendCredential(database, { ...charge, digest: digestOf(number) }),
  };
}

/** A new number with a check digit, in a range that no bank issues. */
function drawCredential(): Credential {
  const digits = [4, 0, 0, 0, 0, 9, ...Array.from({ length: 9 }, () => randomInt(10))];
  const sum = luhnSum(digits.length + 1, (index) => digits[index] ?? 0);
  const soon = new Date();
  return {
    id: newId(),
    number: Buffer.from([...digits, (10 - (sum % 10)) % 10].join('')),
    expiryMonth: '12',
    expiryYear: String(soon.getUTCFullYear() + 1),
    cvv: Buffer.from(String(randomInt(1_000)).padStart(3, '0')),
  };
}

function digestOf(number: Buffer): Buffer {
  return createHash('sha256').update('simulated credential').update(number).digest();
}
