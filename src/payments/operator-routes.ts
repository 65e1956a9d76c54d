import { z } from 'zod';
import type { Database } from '../platform/database.ts';
import type { MountOperatorRoutes } from '../platform/http/index.ts';
import { parseInput } from '../platform/http/parse-input.ts';
import type { KeyRing } from '../platform/key-ring.ts';
import { forgetOtherKeys } from '../platform/key-use-store.ts';
import { rewrapCards } from './vault/rewrap-cards.ts';
import type { Vault } from './vault/vault.ts';

const rotation = z.object({
  /** Creates a new key first, unless the keys come from the settings, where the operator has set it. */
  newKey: z.boolean().default(false),
});
/** Short enough for every proxy; the command line repeats the call until it is done. */
const TURN_MS = 10_000;

export function paymentOperatorRoutes(deps: { database: Database; vault: Vault; ring: KeyRing }): MountOperatorRoutes {
  return (scope) => {
    scope.post('/operator/vault/rotate', async (request) => {
      const { newKey } = parseInput(rotation, request.body ?? {}, '');
      if (newKey) await deps.ring.addKey?.();
      const turn = await rewrapCards(deps, { milliseconds: TURN_MS });
      if (turn.isDone && turn.unreadable === 0) await forgetOtherKeys(deps.database, deps.ring.current().id);
      return {
        key: deps.ring.current().id,
        keysFrom: deps.ring.addKey ? 'file' : 'settings',
        otherKeys: deps.ring.all().length - 1,
        ...turn,
      };
    });
  };
}
