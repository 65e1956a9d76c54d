import type { Command } from '../command.ts';
import { formatTable } from '../print-table.ts';

interface ListedKey {
  id: string;
  hint: string;
  mode: string;
  name: string;
  permissions: string[];
  createdAt: string;
  revokedAt: string | null;
}

export const keysList: Command = {
  name: 'keys list',
  summary: 'List API keys',
  usage: 'keys list',
  options: {},
  async run({ operator, print, isJson }) {
    const { keys } = await operator.get<{ keys: ListedKey[] }>('operator/keys');
    if (isJson) print(JSON.stringify(keys));
    else if (keys.length === 0) print('There are no keys.');
    else {
      const rows = keys.map((key) => [
        key.id,
        `${key.hint}…`,
        key.revokedAt ? `revoked ${key.revokedAt}` : 'valid',
        key.name,
        key.permissions.join(' '),
      ]);
      for (const line of formatTable([['ID', 'KEY', 'STATE', 'NAME', 'PERMISSIONS'], ...rows])) print(line);
    }
    return 0;
  },
};
