import { WebhookError } from '../errors.ts';
import { parseWebhookEvent, type WebhookEvent } from './parse-webhook-event.ts';
import { type VerifyInput, verifyWebhook, type WebhookHeaders } from './verify-webhook.ts';

/** Remembers what was handled. With several processes, keep it in something they share. */
export interface SeenEvents {
  has(key: string): boolean | Promise<boolean>;
  add(key: string): unknown;
}

export interface ReceiverSettings extends Pick<VerifyInput, 'secret' | 'toleranceSeconds'> {
  seen?: SeenEvents;
}

export interface ReceivedRequest {
  headers: WebhookHeaders;
  /** The body exactly as it arrived, before any parsing. */
  body: string | Uint8Array;
}

export type HandleEvent = (event: WebhookEvent) => unknown;

export interface WebhookReceiver {
  /**
   * Verifies the delivery, then passes on what is new. Resolves once it was handled; throws a WebhookError on a bad
   * delivery.
   */
  handle(request: ReceivedRequest, handler: HandleEvent): Promise<'handled' | 'duplicate'>;
  /** The same for servers that speak Request and Response: 204, or 401 or 400 for a bad delivery. */
  respond(request: Request, handler: HandleEvent): Promise<Response>;
}

const REMEMBERED = 10_000;

export function createWebhookReceiver(settings: ReceiverSettings): WebhookReceiver {
  const seen = settings.seen ?? rememberInMemory();
  const handle: WebhookReceiver['handle'] = async (request, handler) => {
    const { id, text } = await verifyWebhook({ ...settings, ...request });
    const event = parseWebhookEvent(text);
    // A status is announced once for a task, so a second delivery of it is a duplicate whatever its id.
    const key = event.kind === 'task' ? `${event.taskId}/${event.status}` : id;
    if (await seen.has(key)) return 'duplicate';
    await handler(event);
    // Only now: if the handler fails, the next delivery must be handled.
    await seen.add(key);
    return 'handled';
  };
  return {
    handle,
    async respond(request, handler) {
      try {
        const body = new Uint8Array(await request.arrayBuffer());
        await handle({ headers: request.headers, body }, handler);
        return new Response(null, { status: 204 });
      } catch (error) {
        if (!(error instanceof WebhookError)) throw error;
        return new Response(error.message, { status: error.reason === 'body' ? 400 : 401 });
      }
    },
  };
}

function rememberInMemory(): SeenEvents {
  const keys = new Set<string>();
  return {
    has: (key) => keys.has(key),
    add(key) {
      keys.add(key);
      const [oldest] = keys;
      if (keys.size > REMEMBERED && oldest !== undefined) keys.delete(oldest);
    },
  };
}
