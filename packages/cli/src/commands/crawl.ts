import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { CrawlProgress } from '@cartwright/contract';
import { type Command, type Context, numberOption, onePositional, textOption, UsageError } from '../command.ts';

const lookEveryMs = 1_000;

export const crawl: Command = {
  name: 'crawl',
  summary: 'Put a merchant’s products into the search index',
  usage: 'crawl HOST [--feed URL|FILE] [--max-pages N] [--no-wait]',
  options: {
    feed: { type: 'string', help: 'A product feed to read instead: Google Merchant XML, TSV, CSV or JSON' },
    'max-pages': { type: 'string', help: 'Most pages to read (default 2000)' },
    'no-wait': { type: 'boolean', help: 'Start the crawl and do not follow it' },
  },
  async run(context, args) {
    const merchant = onePositional(args, 'host or URL');
    const feed = textOption(args, 'feed');
    if (feed !== undefined && !/^https?:\/\//.test(feed)) return loadFeedFile(context, merchant, feed);
    const maxPages = numberOption(args, 'max-pages');
    const started = await context.api.post<CrawlProgress>('catalog/crawls', {
      merchant,
      ...(feed !== undefined && { feedUrl: feed }),
      ...(maxPages !== undefined && { maxPages }),
    });
    const crawl = args.values['no-wait'] ? started : await follow(context, started);
    if (context.isJson) context.print(JSON.stringify(crawl));
    else if (args.values['no-wait']) context.print(`Crawling ${crawl.url} as ${crawl.crawlId}.`);
    else context.print(summarise(crawl));
    return crawl.status === 'failed' || (crawl.status === 'completed' && crawl.products + crawl.unchanged === 0)
      ? 1
      : 0;
  },
};

async function follow({ api, print, isJson, signal }: Context, started: CrawlProgress): Promise<CrawlProgress> {
  let crawl = started;
  let shown = '';
  while (crawl.status === 'queued' || crawl.status === 'running') {
    const line = `${crawl.products} products, ${crawl.visited} pages read, ${crawl.queued} to go`;
    if (!isJson && line !== shown) print(`${crawl.merchant}: ${line}`);
    shown = line;
    await delay(lookEveryMs, undefined, { signal });
    crawl = await api.get<CrawlProgress>(`catalog/crawls/${crawl.crawlId}`);
  }
  return crawl;
}

function summarise(crawl: CrawlProgress): string {
  const notes = [
    `${crawl.merchant}: ${crawl.status}. ${crawl.products} products from ${crawl.visited} pages.`,
    crawl.unchanged > 0 ? `${crawl.unchanged} pages have not changed.` : '',
    crawl.removed > 0 ? `${crawl.removed} products are no longer sold and left the index.` : '',
    crawl.failed > 0 ? `${crawl.failed} pages could not be read.` : '',
    crawl.refusedByRobots > 0 ? `${crawl.refusedByRobots} pages are closed to robots and were left out.` : '',
    crawl.failure ?? '',
  ];
  return notes.filter((note) => note !== '').join(' ');
}

async function loadFeedFile({ operator, print, isJson }: Context, place: string, file: string): Promise<number> {
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`);
  const merchant = place.replace(/^https?:\/\//, '').replace(/\/.*$/, '');
  const report = await operator.post<{ merchant: string; products: number }>('operator/feeds', {
    merchant,
    feed: readFileSync(file, 'utf8'),
  });
  print(isJson ? JSON.stringify(report) : `${report.merchant}: ${report.products} products from ${file}.`);
  return report.products > 0 ? 0 : 1;
}
