import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Secret } from '../secret.ts';
import { ApiError } from './api-error.ts';
import type { DoorRequest } from './door.ts';

export type MountOperatorRoutes = (scope: FastifyInstance) => void;

/** The operator's routes. The command line sends the operator's token; people use their session. */
export function openOperatorScope(
  server: FastifyInstance,
  door: { prefix: string; admit(request: DoorRequest): Promise<void> },
  mounts: readonly MountOperatorRoutes[],
): void {
  server.register(
    async (scope) => {
      scope.addHook('onRequest', async (request) => door.admit(request));
      for (const mount of mounts) mount(scope);
    },
    { prefix: door.prefix },
  );
}

export function admitByToken(token: Secret): (request: DoorRequest) => Promise<void> {
  return async (request) => {
    if (!isToken(request.headers['x-operator-token'], token)) {
      throw new ApiError('unauthorized', { message: 'The operator token is missing or wrong.' });
    }
  };
}

function isToken(given: unknown, token: Secret): boolean {
  if (typeof given !== 'string') return false;
  const [a, b] = [Buffer.from(given), Buffer.from(token.reveal())];
  return a.length === b.length && timingSafeEqual(a, b);
}
