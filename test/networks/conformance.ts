import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PaymentNetwork } from '../../src/payments/networks/network.ts';
import type { Card } from '../../src/payments/vault/card.ts';

export interface NetworkUnderTest {
  network: PaymentNetwork;
  /** A card whose bank takes part, and one whose bank does not. */
  enrolledCard(): Card;
  strangeCard(): Card;
  /** The network's side: would it approve this charge? Sandboxes of real networks have such a call. */
  authorise(charge: { number: Buffer; merchant: string; amountMinor: number; currency: string }): Promise<boolean>;
}

/** What every network adapter must do. Adapters of real networks run it against their sandbox. */
export function testNetwork(name: string, open: () => NetworkUnderTest): void {
  const request = { merchant: 'shop.example', amountMinor: 50_00, currency: 'USD' };

  async function enrol(network: PaymentNetwork, card: Card): Promise<string> {
    const enrolment = await network.enrol(card);
    assert.ok(enrolment);
    if (enrolment.challengeId) assert.equal(await network.answerChallenge(enrolment, 'approve'), true);
    return enrolment.enrolmentId;
  }

  test(`${name}: a card whose bank takes no part is not enrolled`, async () => {
    const { network, strangeCard } = open();
    assert.equal(await network.enrol(strangeCard()), null);
  });

  test(`${name}: without the customer’s approval nothing is issued`, async () => {
    const { network, enrolledCard } = open();
    const enrolment = await network.enrol(enrolledCard());
    assert.ok(enrolment?.challengeId, 'the customer is asked');
    await assert.rejects(network.issue({ ...request, enrolmentId: enrolment.enrolmentId }));
    assert.equal(await network.answerChallenge(enrolment, 'decline'), false);
    await assert.rejects(network.issue({ ...request, enrolmentId: enrolment.enrolmentId }));
  });

  test(`${name}: a credential is a separate card and pays once`, async () => {
    const { network, enrolledCard, authorise } = open();
    const enrolmentId = await enrol(network, enrolledCard());
    const { number, cvv } = await network.issue({ ...request, enrolmentId });
    assert.notDeepEqual(number, enrolledCard().number);
    assert.match(number.toString(), /^\d{15,19}$/);
    assert.match(cvv.toString(), /^\d{3,4}$/);
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => authorise({ ...request, number })));
    assert.equal(outcomes.filter(Boolean).length, 1);
  });

  test(`${name}: a credential is bound to its merchant, its amount and its currency`, async () => {
    const { network, enrolledCard, authorise } = open();
    const { number } = await network.issue({ ...request, enrolmentId: await enrol(network, enrolledCard()) });
    assert.equal(await authorise({ ...request, number, merchant: 'other.example' }), false);
    assert.equal(await authorise({ ...request, number, amountMinor: 50_01 }), false);
    assert.equal(await authorise({ ...request, number, currency: 'EUR' }), false);
    assert.equal(await authorise({ ...request, number, amountMinor: 49_00 }), true, 'less may be charged');
  });

  test(`${name}: a revoked credential pays no more, and revoking twice harms nothing`, async () => {
    const { network, enrolledCard, authorise } = open();
    const credential = await network.issue({ ...request, enrolmentId: await enrol(network, enrolledCard()) });
    await network.revoke(credential.id);
    await network.revoke(credential.id);
    assert.equal(await authorise({ ...request, number: credential.number }), false);
  });

  test(`${name}: two purchases get two credentials`, async () => {
    const { network, enrolledCard, authorise } = open();
    const enrolmentId = await enrol(network, enrolledCard());
    const [one, two] = [
      await network.issue({ ...request, enrolmentId }),
      await network.issue({ ...request, enrolmentId }),
    ];
    assert.notDeepEqual(one.number, two.number);
    await network.revoke(one.id);
    assert.equal(await authorise({ ...request, number: two.number }), true);
  });
}
