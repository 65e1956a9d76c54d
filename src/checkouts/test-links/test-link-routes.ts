import { uuid } from '@cartwright/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ApiError, type MountDependencies } from '../../platform/http/index.ts';
import { parseInput } from '../../platform/http/parse-input.ts';
import { readTestLink, type StartDependencies, startTestLink, watchTestLink } from './run-test-link.ts';

const token = z.string().min(1).max(100);
const linkBody = z.object({ token });
const watchBody = z.object({ token, taskId: uuid });

/** For visitors without an account. The token is in the body, so that no log and no browser history keeps it. */
export function mountTestLinkRoutes(
  server: FastifyInstance,
  deps: StartDependencies & Pick<MountDependencies, 'takeFromBudget'>,
): void {
  server.register(
    async (scope) => {
      scope.addHook('onRequest', async (request, reply) => {
        const visitor = { accountId: '', mode: 'test' as const, keyId: `visitor ${request.ip}`, permissions: [] };
        const { allowed, headers } = await deps.takeFromBudget(visitor, { budget: 'read', polled: null });
        reply.headers(headers);
        if (!allowed) throw new ApiError('rate_limited');
      });
      scope.post('/read', async (request) => readTestLink(deps.sql, parseInput(linkBody, request.body, '').token));
      scope.post('/start', async (request) =>
        startTestLink(deps, { ...parseInput(linkBody, request.body, ''), requestId: request.id }),
      );
      scope.post('/watch', async (request) => watchTestLink(deps.sql, parseInput(watchBody, request.body, '')));
    },
    { prefix: '/portal/api/try' },
  );
}
