import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import {
  accountOperatorRoutes,
  admitOperator,
  authenticate,
  createAccountHandlers,
  createRateLimiter,
  keyDoor,
  mountSessionRoutes,
  rateLimitsFrom,
  sessionDoors,
} from './accounts/index.ts';
import type { AgentIdentity } from './browser/index.ts';
import {
  checkoutOperatorRoutes,
  createCheckoutHandlers,
  createTaskWatch,
  mountTaskStream,
  mountTestLinkRoutes,
} from './checkouts/index.ts';
import { mcpRoutes } from './mcp/index.ts';
import type { AppInput, AppParts } from './open-parts.ts';
import { admitByToken, type Handlers, mountOperations, mountPortal, openOperatorScope } from './platform/http/index.ts';
import { createDigester, createSealer } from './platform/sealing.ts';
import { webhookHandlers } from './webhooks/index.ts';

type ApiInput = Pick<AppInput, 'operatorToken' | 'practiceProducts'> & { publicUrl: () => string; version: string };

/** Everything that a process with the role `api` answers: the operations, the operator's routes, streams and pages. */
export function mountApi(server: FastifyInstance, parts: AppParts, input: ApiInput): void {
  const { config, database, keyRing, payments, identity } = parts;
  const { publicUrl, version, practiceProducts } = input;
  const handlers = createHandlers(parts, input);
  const doors = [keyDoor(database), ...sessionDoors(database)];
  const takeFromBudget = createRateLimiter(database, rateLimitsFrom(config));
  mountOperations(
    server,
    {
      database,
      doors,
      takeFromBudget,
      digestBody: createDigester(keyRing, 'idempotency'),
      answerSealer: createSealer(keyRing, 'idempotent answers'),
    },
    handlers,
  );
  mountOperatorRoutes(server, parts, input);
  mountTaskStream(server, { doors, watch: createTaskWatch(database) });
  mountSessionRoutes(server, {
    database,
    sealer: createSealer(keyRing, 'accounts'),
    publicUrl,
    hasPractice: practiceProducts.length > 0,
  });
  mountTestLinkRoutes(server, { sql: database, createCheckout: handlers.createCheckout, takeFromBudget });
  mcpRoutes(server, { authenticate: (key) => authenticate(database, key), takeFromBudget, version });
  payments.mountPage(server, publicUrl);
  if (identity) mountIdentity(server, identity);
  mountPortal(server, { directory: join(import.meta.dirname, '../packages/portal/dist') });
}

function createHandlers(parts: AppParts, { publicUrl, practiceProducts }: ApiInput): Handlers {
  const { database, engine, fetcher, payments, catalog, sealer, webhookSealer } = parts;
  return {
    ...createAccountHandlers({ publicUrl }),
    listPracticeProducts: async () => ({ products: [...practiceProducts] }),
    ...createCheckoutHandlers({ engine, vault: payments.vault, sealer, publicUrl }),
    ...catalog.handlers,
    ...payments.createHandlers(publicUrl),
    ...webhookHandlers({ database, fetcher, sealer: webhookSealer }),
  };
}

/** Once for the operator's token, once for operators who signed in to the portal. */
function mountOperatorRoutes(
  server: FastifyInstance,
  { config, database, catalog, payments }: AppParts,
  { operatorToken, publicUrl }: ApiInput,
): void {
  const routes = [
    accountOperatorRoutes({ database, publicUrl }),
    catalog.operatorRoutes,
    checkoutOperatorRoutes({ database, model: config }),
    payments.operatorRoutes,
  ];
  openOperatorScope(server, { prefix: '', admit: admitByToken(operatorToken) }, routes);
  openOperatorScope(server, { prefix: '/portal/api', admit: (request) => admitOperator(database, request) }, routes);
}

/** Where merchants find the public key of the agent's name. */
function mountIdentity(server: FastifyInstance, identity: AgentIdentity): void {
  server.get('/.well-known/http-message-signatures-directory', async (_request, reply) => {
    const { headers, body } = identity.directory();
    return reply.headers(headers).send(body);
  });
}
