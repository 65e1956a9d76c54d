import { pipeline, Readable } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { SafeFetcher } from '../platform/safe-fetch.ts';

/** What a server sends to identify the version of a page. */
export type PageVersion = { etag: string; lastModified: string };
export type FetchedPage = PageVersion & { status: number; url: string; contentType: string; body: string };
export type FetchOptions = {
  /** Answered with status 304 and no body when the page is still this version. */
  known?: PageVersion | undefined;
  /** For answers that may be longer than a page, such as product feeds. */
  maxBytes?: number;
  asCrawler?: boolean;
};
/** Rejects with SafeFetchError; any HTTP status is an answer. */
export type FetchPage = (url: string, options?: FetchOptions) => Promise<FetchedPage>;

/** The longest page that is read; the rest is ignored. */
export const maxPageBytes = 6 * 1024 * 1024;

const browserName =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const crawlerName = 'Mozilla/5.0 (compatible; Cartwright)';

/** Reads public pages through the safe fetcher: bounded in time, size and redirects, private addresses refused. */
export function createFetchPage(fetcher: SafeFetcher): FetchPage {
  return async (url, { known, maxBytes = maxPageBytes, asCrawler = false } = {}) => {
    const headers = {
      'user-agent': asCrawler ? crawlerName : browserName,
      accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5',
      'accept-language': 'en-US,en;q=0.9',
      'accept-encoding': 'gzip, br',
      ...(known?.etag && { 'if-none-match': known.etag }),
      ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
    };
    const answer = await fetcher.fetch({ url, headers, timeoutMs: 15_000, maxBytes, tooLarge: 'cut', maxRedirects: 4 });
    const header = (name: string) => [answer.headers[name] ?? ''].flat()[0] ?? '';
    const contentType = header('content-type');
    const bytes = await decompress(answer.body, header('content-encoding'), maxBytes);
    return {
      status: answer.status,
      url: answer.url,
      contentType,
      etag: header('etag'),
      lastModified: header('last-modified'),
      body: decode(bytes, contentType),
    };
  };
}

/** The output is bounded as well: a small compressed answer must not become a huge one in memory. */
async function decompress(bytes: Buffer, encoding: string, maxBytes: number): Promise<Buffer> {
  const stream = decompressorFor(bytes, encoding);
  if (!stream) return bytes;
  const output = pipeline(Readable.from([bytes]), stream, () => undefined);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of output as AsyncIterable<Buffer>) {
      chunks.push(chunk.subarray(0, maxBytes - size));
      size += chunk.length;
      if (size >= maxBytes) break;
    }
  } catch {
    // Damaged or truncated: whatever could be read is kept.
  }
  return Buffer.concat(chunks);
}

function decompressorFor(bytes: Buffer, encoding: string) {
  const lenient = { finishFlush: constants.Z_SYNC_FLUSH };
  // Sitemaps are also served as compressed files without a content-encoding header.
  if (/gzip/i.test(encoding) || (bytes[0] === 0x1f && bytes[1] === 0x8b)) return createGunzip(lenient);
  if (/br/i.test(encoding)) return createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH });
  if (/deflate/i.test(encoding)) return createInflate(lenient);
  return undefined;
}

function decode(bytes: Buffer, contentType: string): string {
  const start = bytes.subarray(0, 4096).toString('latin1');
  const named =
    /charset\s*=\s*["']?([\w-]+)/i.exec(contentType) ??
    /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(start) ??
    /^<\?xml[^>]+encoding\s*=\s*["']([\w-]+)/i.exec(start);
  try {
    return new TextDecoder(named?.[1] ?? 'utf-8').decode(bytes);
  } catch {
    return bytes.toString('utf8');
  }
}
