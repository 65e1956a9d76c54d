import { type Command, numberOption, onePositional } from '../command.ts';

interface CrawlReport {
  visited: number;
  products: number;
  failed: number;
  refusedByRobots: number;
}

export const crawl: Command = {
  name: 'crawl',
  summary: "Put a merchant's products into the search index",
  usage: 'crawl HOST [--max-pages N]',
  options: { 'max-pages': { type: 'string', help: 'read at most this many pages (default 500)' } },
  async run({ operator, print, isJson }, args) {
    const place = onePositional(args, 'host or URL');
    const url = /^https?:\/\//.test(place) ? place : `https://${place}/`;
    const maxPages = numberOption(args, 'max-pages');
    if (!isJson) print(`Reading ${url} …`);
    const report = await operator.post<CrawlReport>('operator/crawl', {
      url,
      ...(maxPages !== undefined && { maxPages }),
    });
    if (isJson) print(JSON.stringify(report));
    else {
      print(`${report.products} products from ${report.visited} pages.`);
      if (report.failed > 0) print(`${report.failed} pages could not be read.`);
      if (report.refusedByRobots > 0)
        print(`${report.refusedByRobots} pages were left out because robots.txt asks for it.`);
    }
    return report.products > 0 ? 0 : 1;
  },
};
