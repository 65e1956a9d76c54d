import type { IncomingMessage } from 'node:http';

export type RawRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  /** Fields of an urlencoded or multipart body; empty for anything else. */
  form: URLSearchParams;
  /** The parsed body of a JSON request, else undefined. */
  json: unknown;
  headers: IncomingMessage['headers'];
  cookies: Map<string, string>;
};

const maximumBody = 1_000_000;

async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maximumBody) throw new Error('request body too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parseCookies(header: string | undefined): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? '').split(';')) {
    const cut = pair.indexOf('=');
    if (cut > 0) cookies.set(pair.slice(0, cut).trim(), pair.slice(cut + 1).trim());
  }
  return cookies;
}

async function parseMultipart(body: Buffer, contentType: string): Promise<URLSearchParams> {
  const data = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  const form = new URLSearchParams();
  for (const [name, value] of data) if (typeof value === 'string') form.append(name, value);
  return form;
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

export async function readRequest(incoming: IncomingMessage): Promise<RawRequest> {
  const url = new URL(incoming.url ?? '/', 'http://mall.invalid');
  const contentType = incoming.headers['content-type'] ?? '';
  const body = incoming.method === 'GET' || incoming.method === 'HEAD' ? Buffer.alloc(0) : await readBody(incoming);
  let form = new URLSearchParams();
  if (contentType.startsWith('application/x-www-form-urlencoded')) form = new URLSearchParams(body.toString('utf8'));
  if (contentType.startsWith('multipart/form-data')) form = await parseMultipart(body, contentType);
  return {
    method: incoming.method ?? 'GET',
    path: decodeURIComponent(url.pathname),
    query: url.searchParams,
    form,
    json: contentType.startsWith('application/json') ? parseJson(body) : undefined,
    headers: incoming.headers,
    cookies: parseCookies(incoming.headers.cookie),
  };
}
