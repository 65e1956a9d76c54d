import { versionPrefix } from '@cartwright/contract';
import type { Sql } from '../../platform/database.ts';
import type { Door } from '../../platform/http/index.ts';
import { authenticate } from './authenticate.ts';

/** For programs with a key, with and without the version in the path. */
export function keyDoor(sql: Sql): Door {
  return {
    prefixes: ['', versionPrefix],
    identify: async ({ headers }) => {
      const key = headers['x-api-key'];
      return authenticate(sql, typeof key === 'string' ? key : undefined);
    },
  };
}
