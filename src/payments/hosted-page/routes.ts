import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readPaymentPage } from '../payment-page-store.ts';
import { findPaymentSession, type PaymentSessionRow } from '../payment-session-store.ts';
import { listRememberedCards } from '../remembered/remembered-card-store.ts';
import type { HostedPageDependencies } from './dependencies.ts';
import { mayTryCard } from './limit-client.ts';
import { type PageActions, pageActions } from './page-actions.ts';
import { pageHeaders } from './page-headers.ts';
import { type PageView, pageStateOf, statusOf } from './page-view.ts';
import { type FormFields, readForm, textOf } from './read-form.ts';
import { renderPage } from './render-page.ts';
import { chooseLanguage } from './words/index.ts';

type Path = { Params: { sessionId: string } };

const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const mostBytes = 8 * 1024;

/**
 * The page at a session's `url`, and what its forms send. Anyone with the link can open it; there is no API key here.
 */
export function mountHostedPage(server: FastifyInstance, deps: HostedPageDependencies): void {
  server.register(async (scope) => {
    // Forms are read as bytes, so that the card in them can be wiped; no other kind of body is accepted here.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'buffer', bodyLimit: mostBytes },
      (_request, body, done) => done(null, body),
    );
    scope.get<Path>('/pay/:sessionId', async (request, reply) => {
      const session = await findSession(deps.database, request.params.sessionId);
      return sendPage(deps, request, reply, session);
    });
    for (const [name, action] of Object.entries(pageActions)) {
      scope.post<Path>(`/pay/:sessionId/${name}`, (request, reply) => act(deps, name, action, request, reply));
    }
  });
}

async function act(
  deps: HostedPageDependencies,
  name: string,
  action: PageActions[string],
  request: FastifyRequest<Path>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  try {
    const fields = readForm(body);
    const session = await findSession(deps.database, request.params.sessionId);
    const isScript = request.headers.accept?.includes('application/json') ?? false;
    if (!session) return isScript ? reply.code(404).send({ error: 'too_late' }) : sendPage(deps, request, reply, null);
    if (!isFromOurPage(deps, request, session, fields)) {
      return isScript ? reply.code(403).send({ error: 'stale' }) : reply.redirect(`/pay/${session.id}`, 303);
    }
    if (name === 'card' && !(await mayTryCard(deps, request.ip))) return reply.code(429).send({ error: 'too_many' });
    const language = chooseLanguage(request.headers['accept-language']);
    const { status, body: answer } = await action(deps, session, fields, language);
    if (isScript || name !== 'card') return reply.code(status).send(answer);
    if ('problems' in answer) return sendPage(deps, request, reply, session, answer.problems as PageView['problems']);
    return reply.redirect(`/pay/${session.id}`, 303);
  } finally {
    body.fill(0);
  }
}

async function findSession(
  database: HostedPageDependencies['database'],
  id: string,
): Promise<PaymentSessionRow | null> {
  return idPattern.test(id) ? findPaymentSession(database, id) : null;
}

/** The token was made for this session's page, and the browser says that the form comes from there. */
function isFromOurPage(
  deps: HostedPageDependencies,
  request: FastifyRequest,
  session: PaymentSessionRow,
  fields: FormFields,
): boolean {
  const { origin, host, 'sec-fetch-site': site, 'x-page-token': header } = request.headers;
  if (site !== undefined && site !== 'same-origin') return false;
  const own = [URL.parse(deps.publicUrl())?.host, host];
  if (origin !== undefined && !own.includes(URL.parse(origin)?.host)) return false;
  const token = typeof header === 'string' ? header : textOf(fields, 'token');
  return deps.tokens.isValid('page', session.id, token);
}

async function sendPage(
  deps: HostedPageDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
  session: PaymentSessionRow | null,
  problems?: PageView['problems'],
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64url');
  const page = session ? await readPaymentPage(deps.database, session) : { allowedParents: [] };
  const state = pageStateOf(session);
  const view: PageView = {
    session,
    language: chooseLanguage(request.headers['accept-language']),
    nonce,
    token: session ? deps.tokens.issue('page', session.id) : '',
    allowedParents: page.allowedParents,
    canRemember: session !== null && deps.codes.canSend(session.mode),
    hasSavedCards: session !== null && state === 'open' && (await hasSavedCards(deps, session)),
    ...(problems && { problems }),
  };
  const status = problems ? 400 : statusOf[state];
  return reply.code(status).headers(pageHeaders(nonce, page.allowedParents)).send(renderPage(view));
}

async function hasSavedCards(deps: HostedPageDependencies, session: PaymentSessionRow): Promise<boolean> {
  return deps.codes.canSend(session.mode) && (await listRememberedCards(deps.database, session)).length > 0;
}
