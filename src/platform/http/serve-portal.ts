import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

interface Asset {
  type: string;
  plain: Buffer;
  /** Made on the first request: most starts of the service never show a portal. */
  gzipped?: Buffer;
}

/**
 * Serves the built portal below /portal/. It is read once: a portal rebuilt while the service runs is served after the
 * next start, never half of each.
 */
export function mountPortal(server: FastifyInstance, { directory }: { directory: string }): void {
  const page = readPage(directory);
  const assets = page === null ? new Map<string, Asset>() : readAssets(join(directory, 'assets'));

  // Relative, so that it also holds below a path of a proxy.
  server.get('/', async (_request, reply) => reply.redirect(page === null ? 'docs' : 'portal/'));
  server.get('/portal', async (_request, reply) => reply.redirect('portal/'));
  server.get('/portal/', async (_request, reply) => {
    if (page === null) return sayNotBuilt(reply);
    const nonce = randomBytes(16).toString('base64url');
    return reply
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', policyFor(nonce))
      .send(page.replaceAll('PAGE_NONCE', nonce));
  });
  server.get<{ Params: { name: string } }>('/portal/assets/:name', async (request, reply) => {
    const asset = assets.get(request.params.name);
    if (!asset) return reply.callNotFound();
    return sendAsset(request, reply, asset);
  });
}

/** Nothing but its own files and the API of the same service; styles made while it runs carry the page's nonce. */
function policyFor(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset): FastifyReply {
  const isGzipWelcome = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  if (isGzipWelcome) reply.header('Content-Encoding', 'gzip');
  return (
    reply
      .type(asset.type)
      .header('Vary', 'Accept-Encoding')
      // Their names change with their contents.
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .send(isGzipWelcome ? gzip(asset) : asset.plain)
  );
}

function gzip(asset: Asset): Buffer {
  asset.gzipped ??= gzipSync(asset.plain);
  return asset.gzipped;
}

function sayNotBuilt(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .type('text/plain; charset=utf-8')
    .send('The portal is not built. `npm start` builds it. The API page is at /docs.\n');
}

function readPage(directory: string): string | null {
  const file = join(directory, 'index.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function readAssets(directory: string): Map<string, Asset> {
  return new Map(
    readdirSync(directory).map((name) => {
      const plain = readFileSync(join(directory, name));
      const type = types[extname(name)] ?? 'application/octet-stream';
      return [name, { type, plain }];
    }),
  );
}
