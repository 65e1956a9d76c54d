import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, type Caller, type Door } from '../../platform/http/index.ts';
import type { TaskWatch } from './watch-tasks.ts';

const HEARTBEAT_MS = 15_000;
const MOST_STREAMS_OF_ONE = 20;
/** A client that reads too slowly is disconnected; it catches up by reading the list when it returns. */
const MOST_UNSENT_BYTES = 512 * 1024;

/** `GET /checkout/stream`: server-sent events, one for every step of a task, with the task as the list shows it. */
export function mountTaskStream(server: FastifyInstance, deps: { doors: readonly Door[]; watch: TaskWatch }): void {
  const open = new Map<FastifyReply, Caller>();
  server.addHook('preClose', async () => {
    for (const reply of open.keys()) reply.raw.end();
    deps.watch.close();
  });

  const serve = (door: Door) => async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = await door.identify(request);
    if (!caller) throw new ApiError('unauthorized');
    if (!caller.permissions.includes('checkout:read')) {
      throw new ApiError('forbidden', { message: 'This needs the permission checkout:read.' });
    }
    if ([...open.values()].filter(({ keyId }) => keyId === caller.keyId).length >= MOST_STREAMS_OF_ONE) {
      throw new ApiError('rate_limited', { headers: { 'Retry-After': '5' } });
    }
    reply.hijack();
    open.set(reply, caller);
    const { raw } = reply;
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'Content-Type': 'text/event-stream; charset=utf-8',
      'X-Accel-Buffering': 'no',
    });
    const subscribed = deps.watch.subscribe(caller, (task) => {
      if (raw.writableLength > MOST_UNSENT_BYTES) raw.end();
      else raw.write(`event: task\ndata: ${JSON.stringify(task)}\n\n`);
    });
    // The first bytes tell the client that nothing is missed from here on, so they wait until that is true.
    subscribed.then(
      () => raw.write('retry: 2000\n\n'),
      () => raw.destroy(),
    );
    // A revoked key or a signed-out person must not keep listening.
    const heartbeat = setInterval(async () => {
      const isStillKnown = await door.identify(request).catch(() => caller);
      if (isStillKnown) raw.write(': still here\n\n');
      else raw.end();
    }, HEARTBEAT_MS).unref();
    raw.once('close', () => {
      clearInterval(heartbeat);
      void subscribed.then((leave) => leave()).catch(() => {});
      open.delete(reply);
    });
  };
  for (const door of deps.doors) {
    for (const prefix of door.prefixes) server.get(`${prefix}/checkout/stream`, serve(door));
  }
}
