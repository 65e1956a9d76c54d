import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** The headers of a request that may go on to another server. */
export function forwardedHeaders({ headers }: IncomingMessage): IncomingHttpHeaders {
  const { host: _, 'accept-encoding': __, connection: ___, ...others } = headers;
  return others;
}

/** Sends a request on to another server with these headers. Redirects are left to whoever asked. */
export async function forwardRequest(
  request: IncomingMessage,
  origin: string,
  headers: IncomingHttpHeaders,
): Promise<{ answer: Response; bytes: Buffer; type: string }> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const answer = await fetch(`${origin}${request.url}`, {
    method: request.method ?? 'GET',
    headers: headers as Record<string, string>,
    redirect: 'manual',
    ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { answer, bytes, type: answer.headers.get('content-type') ?? 'text/plain' };
}
