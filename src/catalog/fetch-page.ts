import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { SafeFetcher } from '../platform/safe-fetch.ts';

export type FetchedPage = { status: number; url: string; contentType: string; body: string };
/** Rejects with SafeFetchError; any HTTP status is an answer. */
export type FetchPage = (url: string) => Promise<FetchedPage>;

const maxBytes = 6 * 1024 * 1024;
const headers = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5',
  'accept-language': 'en-US,en;q=0.9',
  'accept-encoding': 'gzip, br',
};

/** Reads public pages through the safe fetcher: bounded in time, size and redirects, private addresses refused. */
export function createFetchPage(fetcher: SafeFetcher): FetchPage {
  return async (url) => {
    const answer = await fetcher.fetch({ url, headers, timeoutMs: 15_000, maxBytes, tooLarge: 'cut', maxRedirects: 4 });
    const contentType = one(answer.headers['content-type']);
    const bytes = decompress(answer.body, one(answer.headers['content-encoding']));
    return { status: answer.status, url: answer.url, contentType, body: decode(bytes, contentType) };
  };
}

function one(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

// The output is bounded as well: a small compressed answer must not become a huge one in memory.
function decompress(bytes: Buffer, encoding: string): Buffer {
  const options = { maxOutputLength: maxBytes };
  try {
    // Sitemaps are also served as compressed files, without saying so in the header.
    if (/gzip/i.test(encoding) || (bytes[0] === 0x1f && bytes[1] === 0x8b)) return gunzipSync(bytes, options);
    if (/br/i.test(encoding)) return brotliDecompressSync(bytes, options);
    if (/deflate/i.test(encoding)) return inflateSync(bytes, options);
  } catch {
    return Buffer.alloc(0);
  }
  return bytes;
}

function decode(bytes: Buffer, contentType: string): string {
  const start = bytes.subarray(0, 4096).toString('latin1');
  const named =
    /charset\s*=\s*["']?([\w-]+)/i.exec(contentType) ?? /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(start);
  try {
    return new TextDecoder(named?.[1] ?? 'utf-8').decode(bytes);
  } catch {
    return bytes.toString('utf8');
  }
}
