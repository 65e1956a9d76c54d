import type { CrawlProgress } from '@cartwright/sdk';

/** What a crawl has done so far, in a sentence. */
export function describeCrawl(crawl: CrawlProgress): string {
  const parts = [
    `${count(crawl.visited, 'page')} read`,
    `${count(crawl.products, 'product')} found`,
    crawl.unchanged > 0 && `${crawl.unchanged} unchanged`,
    crawl.failed > 0 && `${crawl.failed} failed`,
    crawl.refusedByRobots > 0 && `${crawl.refusedByRobots} left out as robots.txt asks`,
    crawl.queued > 0 && `${crawl.queued} to go`,
  ];
  const sentence = `${parts.filter(Boolean).join(', ')}.`;
  return crawl.failure ? `${crawl.failure} ${sentence}` : sentence;
}

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;
