import { type Operation, type OperationForm, type OperationName, operations } from '@cartwright/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database.ts';
import type { Sealer } from '../sealing.ts';
import { answerOnce, answerReadOnce, canonicalJson } from './answer-once.ts';
import { ApiError } from './api-error.ts';
import type { Caller } from './caller.ts';
import type { Door } from './door.ts';
import type { Call, Handlers } from './handler.ts';
import { parseInput } from './parse-input.ts';

export interface MountDependencies {
  database: Database;
  doors: readonly Door[];
  /** Takes one request from the key's budget: headers for the answer, and whether the request may go on. */
  takeFromBudget(
    caller: Caller,
    request: { budget: Operation['budget']; polled: string | null },
  ): Promise<{ allowed: boolean; headers: Record<string, string> }>;
  /** The first is stored. A stored digest that equals any of them belongs to the same body. */
  digestBody(text: string): Buffer[];
  /** Keeps the stored answers of idempotent requests. */
  answerSealer: Sealer;
}

type AnyHandler = (call: Call) => Promise<unknown>;

/** Serves every form of every operation of the contract below every prefix of every door, one handler each. */
export function mountOperations(server: FastifyInstance, deps: MountDependencies, handlers: Handlers): void {
  for (const [name, operation] of Object.entries<Operation>(operations)) {
    const handler = handlers[name as OperationName] as AnyHandler;
    for (const form of operation.forms) {
      for (const door of deps.doors) {
        for (const prefix of door.prefixes) {
          server.route({
            method: form.method,
            url: prefix + form.path.replaceAll(/\{(\w+)\}/g, ':$1'),
            config: { operation: name },
            // Checked before the body is read: a stranger cannot make us read one.
            onRequest: (request, reply) => admit(deps, door, operation, request, reply),
            handler: (request, reply) => answer(deps, { name, operation, form, handler }, request, reply),
          });
        }
      }
    }
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const callers = new WeakMap<FastifyRequest, Caller>();

async function admit(
  deps: MountDependencies,
  door: Door,
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const caller = await door.identify(request);
  if (!caller) throw new ApiError('unauthorized');
  const { taskId } = request.params as { taskId?: string };
  // Other ids are answered with 400, and would be kept as they came.
  const isTask = taskId !== undefined && UUID.test(taskId);
  const polled = operation.isPolled && isTask ? `${operation.summary}:${taskId}` : null;
  const { allowed, headers } = await deps.takeFromBudget(caller, { budget: operation.budget, polled });
  reply.headers(headers);
  if (!allowed) throw new ApiError('rate_limited');
  if (!caller.permissions.includes(operation.permission)) {
    throw new ApiError('forbidden', { message: `This needs the permission ${operation.permission}.` });
  }
  callers.set(request, caller);
}

interface Mounted {
  name: string;
  operation: Operation;
  form: OperationForm;
  handler: AnyHandler;
}

async function answer(deps: MountDependencies, mounted: Mounted, request: FastifyRequest, reply: FastifyReply) {
  const { name, operation, form, handler } = mounted;
  const caller = callers.get(request) as Caller;
  const idempotencyKey = form.method === 'POST' ? readIdempotencyKey(request) : null;
  const input = readInput(form, request) as Call['input'];
  const status = operation.success.status;
  const call = { caller, input, requestId: request.id };
  if (idempotencyKey === null) {
    return reply.code(status).send(await handler({ ...call, sql: deps.database }));
  }
  const scope = { accountId: caller.accountId, mode: caller.mode, operation: name, key: idempotencyKey };
  const answerKeyed = operation.budget === 'read' ? answerReadOnce : answerOnce;
  const result = await answerKeyed(
    { database: deps.database, sealer: deps.answerSealer },
    scope,
    deps.digestBody(canonicalJson(request.body)),
    async (sql) => ({
      status,
      body: await handler({ ...call, sql }),
    }),
  );
  if (result.replayed) reply.header('Idempotent-Replayed', 'true');
  return reply.code(result.status).send(result.body);
}

function readInput(form: OperationForm, request: FastifyRequest): unknown {
  return {
    ...(form.params && (parseInput(form.params, request.params, '') as object)),
    ...(form.query && (parseInput(form.query, request.query, '') as object)),
    ...(form.body && (parseInput(form.body, request.body, '') as object)),
  };
}

function readIdempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || key.length === 0 || key.length > 255) {
    throw new ApiError('invalid_request', {
      details: [{ path: 'Idempotency-Key', message: 'must be 1 to 255 characters' }],
    });
  }
  return key;
}
