import type { Mode } from '@cartwright/contract';
import type { Log } from '../../platform/log.ts';
import type { CardNetwork } from '../card-networks.ts';
import type { Card } from '../vault/card.ts';
import type { Enrolment, Networks } from './network.ts';

/** Offers the card to its network. When that does not take it, the reason says why the card itself will pay. */
export async function enrolCard(
  deps: { networks: Networks; log: Log },
  mode: Mode,
  card: Card,
  cardNetwork: CardNetwork,
): Promise<{ enrolment: Enrolment | null; reason: string }> {
  const network = deps.networks.find(mode, cardNetwork.id);
  if (!network) return { enrolment: null, reason: `no access to the network of ${cardNetwork.name} is set up` };
  try {
    const enrolment = await network.enrol(card);
    return { enrolment, reason: 'its bank does not take part in the flow for agents' };
  } catch (error) {
    deps.log.warn({ error: String(error), network: network.id }, 'a card was not enrolled');
    return { enrolment: null, reason: 'its network did not answer' };
  }
}
