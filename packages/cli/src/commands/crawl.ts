import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { CrawlProgress } from '@cartwright/contract';
import { type Command, type Context, numberOption, onePositional, textOption, UsageError } from '../command.ts';

const lookEveryMs = 1_000;

export const crawl: Command = {
  name: 'crawl',
  summary: "Put a merchant's products into the search index",
  usage: 'crawl HOST [--feed URL|FILE [--complete]] [--max-pages N] [--no-wait]',
  options: {
    feed: { type: 'string', help: 'read a product feed instead: Google Merchant XML, TSV, CSV or JSON' },
    complete: { type: 'boolean', help: 'the feed file lists everything: products it does not name leave the index' },
    'max-pages': { type: 'string', help: 'read at most this many pages (default 2000)' },
    'no-wait': { type: 'boolean', help: 'start the crawl and do not follow it' },
  },
  async run(context, args) {
    const { operator, print, isJson } = context;
    const merchant = onePositional(args, 'host or URL');
    const feed = textOption(args, 'feed');
    if (feed !== undefined && !/^https?:\/\//.test(feed))
      return loadFeedFile(context, merchant, feed, args.values.complete === true);
    const maxPages = numberOption(args, 'max-pages');
    const started = await operator.post<CrawlProgress>('operator/crawls', {
      merchant,
      ...(feed !== undefined && { feedUrl: feed }),
      ...(maxPages !== undefined && { maxPages }),
    });
    if (args.values['no-wait']) {
      print(isJson ? JSON.stringify(started) : `Crawling ${started.url} as ${started.crawlId}.`);
      return 0;
    }
    const crawl = await follow(context, started);
    print(isJson ? JSON.stringify(crawl) : summarise(crawl));
    return crawl.status === 'completed' && crawl.products + crawl.unchanged > 0 ? 0 : 1;
  },
};

async function follow({ operator, print, isJson, signal }: Context, started: CrawlProgress): Promise<CrawlProgress> {
  let crawl = started;
  let shown = '';
  while (crawl.status === 'queued' || crawl.status === 'running') {
    const line = `${crawl.merchant}: ${products(crawl.products)}, ${pages(crawl.visited)} read, ${crawl.queued} to go`;
    if (!isJson && line !== shown) print(line);
    shown = line;
    await delay(lookEveryMs, undefined, { signal });
    crawl = await operator.get<CrawlProgress>(`operator/crawls/${crawl.crawlId}`);
  }
  return crawl;
}

function summarise(crawl: CrawlProgress): string {
  const notes = [
    `${crawl.merchant}: ${crawl.status}. ${products(crawl.products)} from ${pages(crawl.visited)}.`,
    crawl.unchanged > 0 ? `Not changed: ${pages(crawl.unchanged)}.` : '',
    gone(crawl.removed).trim(),
    crawl.failed > 0 ? `Could not be read: ${pages(crawl.failed)}.` : '',
    crawl.refusedByRobots > 0 ? `Left out because robots.txt asks for it: ${pages(crawl.refusedByRobots)}.` : '',
    crawl.failure ?? '',
  ];
  return notes.filter((note) => note !== '').join(' ');
}

const products = (count: number): string => `${count} ${count === 1 ? 'product' : 'products'}`;
const pages = (count: number): string => `${count} ${count === 1 ? 'page' : 'pages'}`;
const gone = (removed: number): string =>
  removed > 0 ? ` No longer sold, and removed from the index: ${products(removed)}.` : '';

async function loadFeedFile(
  { operator, print, isJson }: Context,
  place: string,
  file: string,
  isComplete: boolean,
): Promise<number> {
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`);
  const merchant = place.replace(/^https?:\/\//, '').replace(/\/.*$/, '');
  const report = await operator.post<{ merchant: string; products: number; removed: number }>('operator/feeds', {
    merchant,
    feed: readFileSync(file, 'utf8'),
    isComplete,
  });
  print(
    isJson
      ? JSON.stringify(report)
      : `${report.merchant}: ${products(report.products)} from ${file}.${gone(report.removed)}`,
  );
  return report.products > 0 ? 0 : 1;
}
