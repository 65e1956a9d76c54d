import type { Command } from '../command.ts';

interface Turn {
  key: string;
  keysFrom: 'file' | 'settings';
  otherKeys: number;
  rewrapped: number;
  unreadable: number;
  isDone: boolean;
}

export const vaultRotate: Command = {
  name: 'vault rotate',
  summary: 'Rotate the key that seals cards, while the service runs',
  usage: 'vault rotate',
  options: {},
  async run({ operator, print, isJson }) {
    let turn = await operator.post<Turn>('operator/vault/rotate', { newKey: true });
    let rewrapped = turn.rewrapped;
    while (!turn.isDone) {
      if (!isJson) print(`${rewrapped} cards so far …`);
      turn = await operator.post<Turn>('operator/vault/rotate', { newKey: false });
      rewrapped += turn.rewrapped;
    }
    const { key, keysFrom, otherKeys, unreadable } = turn;
    if (isJson) print(JSON.stringify({ key, keysFrom, otherKeys, rewrapped, unreadable }));
    else {
      print(`${rewrapped} cards are now sealed under the key ${key}.`);
      if (unreadable > 0) print(`${unreadable} cards are sealed with a key that the service does not have.`);
      if (keysFrom === 'settings' && rewrapped === 0) {
        print(
          'The key comes from VAULT_KEY. To change it: put the new key there and the old one into VAULT_EXTRA_KEYS.',
        );
      }
      if (otherKeys > 0) print('Keep the older keys: they still open other secrets. docs/security.md says until when.');
    }
    return unreadable > 0 ? 1 : 0;
  },
};
