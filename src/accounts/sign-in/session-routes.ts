import { email, type PortalSession, rolePermissions } from '@cartwright/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/index.ts';
import { parseInput } from '../../platform/http/parse-input.ts';
import type { Sealer } from '../../platform/sealing.ts';
import { readAccount } from '../manage-account.ts';
import { hashToken } from '../members/make-link.ts';
import { describeMember } from '../members/manage-members.ts';
import * as profile from './manage-profile.ts';
import { csrfTokenOf, type OpenSession } from './session.ts';
import { sessionCookie } from './session-cookie.ts';
import { demandOwnRequest } from './session-doors.ts';
import { deleteSession } from './session-store.ts';
import { signIn } from './sign-in.ts';
import { readLink, useLink } from './use-link.ts';

const password = z.string().max(200);
const newPassword = password.min(10, 'must have at least 10 characters');
const token = z.string().min(1).max(100);
const signInBody = z.object({ email: z.string().max(254), password, code: z.string().max(20).optional() });
const linkBody = z.object({ token });
const welcomeBody = z.object({ token, email: email.optional(), name: z.string().max(200), password: newPassword });
const passwordBody = z.object({ current: password, next: newPassword });
const factorBody = z.object({ secret: z.string().regex(/^[A-Z2-7]{32}$/), code: z.string().max(20), password });
const dropBody = z.object({ password });

export interface SessionRouteDependencies {
  database: Database;
  sealer: Sealer;
  publicUrl(): string;
  hasPractice: boolean;
}

/** Signing in and out, and editing one's own profile. Everything else the portal does is an operation. */
export function mountSessionRoutes(server: FastifyInstance, deps: SessionRouteDependencies): void {
  const { database: sql, sealer } = deps;
  const letIn = (reply: FastifyReply, sessionToken: string | null) =>
    reply.header('Set-Cookie', sessionCookie(sessionToken, deps.publicUrl()));
  const agentOf = (request: FastifyRequest) => request.headers['user-agent'] ?? '';
  const own = async (request: FastifyRequest): Promise<OpenSession> => {
    const session = await demandOwnRequest(sql, request);
    if (!session) throw new ApiError('unauthorized', { message: 'You are signed out.' });
    return session;
  };
  const done = { done: true };

  server.register(
    async (scope) => {
      scope.post('/session', async (request, reply) => {
        const visitor = { ip: request.ip, userAgent: agentOf(request) };
        letIn(reply, await signIn({ sql, sealer }, parseInput(signInBody, request.body, ''), visitor));
        return done;
      });
      scope.get('/session', async (request): Promise<PortalSession> => {
        const session = await own(request);
        return {
          member: describeMember(session.user),
          account: await readAccount(sql, session.user),
          permissions: [...rolePermissions[session.user.role]],
          csrfToken: csrfTokenOf(session.token),
          hasPractice: deps.hasPractice,
        };
      });
      scope.delete('/session', async (request, reply) => {
        await deleteSession(sql, hashToken((await own(request)).token));
        letIn(reply, null);
        return done;
      });
      scope.post('/welcome/read', async (request) => readLink(sql, parseInput(linkBody, request.body, '').token));
      scope.post('/welcome', async (request, reply) => {
        letIn(reply, await useLink(sql, parseInput(welcomeBody, request.body, ''), agentOf(request)));
        return done;
      });
      scope.post('/profile/password', async (request) => {
        await profile.changePassword(sql, await own(request), parseInput(passwordBody, request.body, ''));
        return done;
      });
      scope.get('/profile/sessions', async (request) => ({
        sessions: await profile.listOwnSessions(sql, await own(request)),
      }));
      scope.delete('/profile/sessions', async (request) => ({
        ended: await profile.endOtherSessions(sql, await own(request)),
      }));
      scope.get('/profile/second-factor', async (request) => profile.offerSecondFactor(await own(request)));
      scope.put('/profile/second-factor', async (request) => {
        await profile.confirmSecondFactor(
          { sql, sealer },
          await own(request),
          parseInput(factorBody, request.body, ''),
        );
        return done;
      });
      scope.post('/profile/second-factor/drop', async (request) => {
        await profile.dropSecondFactor(sql, await own(request), parseInput(dropBody, request.body, '').password);
        return done;
      });
    },
    { prefix: '/portal/api' },
  );
}
