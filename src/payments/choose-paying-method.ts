import type { Mode, PayingMethod } from '@cartwright/contract';
import type { CardNetwork } from './card-networks.ts';

/** How a completed session will pay, in words that the account may read. */
export function chooseVaultedCard(network: CardNetwork, mode: Mode): { method: PayingMethod; note: string } {
  const where = mode === 'live' ? 'no credentials of its network are set' : 'the simulated network does not enrol it';
  return { method: 'vaulted_card', note: `The ${network.name} card from the vault is used: ${where}.` };
}
