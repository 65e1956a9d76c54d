import type { PayingMethod } from '@cartwright/contract';
import type { CardNetwork } from './card-networks.ts';

/** The card itself pays; the note tells the account why the network does not. */
export function chooseVaultedCard(network: CardNetwork, reason: string): { method: PayingMethod; note: string } {
  return { method: 'vaulted_card', note: `The ${network.name} card from the vault is used: ${reason}.` };
}
