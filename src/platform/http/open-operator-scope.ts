import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Secret } from '../secret.ts';
import { ApiError } from './api-error.ts';

export type MountOperatorRoutes = (scope: FastifyInstance) => void;

/** What the operator of an installation does, behind the operator's token: the command line stands on this. */
export function openOperatorScope(
  server: FastifyInstance,
  token: Secret,
  mounts: readonly MountOperatorRoutes[],
): void {
  server.register(async (scope) => {
    scope.addHook('onRequest', async (request) => {
      if (!isToken(request.headers['x-operator-token'], token)) {
        throw new ApiError('unauthorized', { message: 'The operator token is missing or wrong.' });
      }
    });
    for (const mount of mounts) mount(scope);
  });
}

function isToken(given: unknown, token: Secret): boolean {
  if (typeof given !== 'string') return false;
  const [a, b] = [Buffer.from(given), Buffer.from(token.reveal())];
  return a.length === b.length && timingSafeEqual(a, b);
}
