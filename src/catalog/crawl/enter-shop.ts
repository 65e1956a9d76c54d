import { SafeFetchError } from '../../platform/safe-fetch.ts';
import type { FetchPage } from '../fetch-page.ts';
import { type Robots, readRobots } from './read-robots.ts';

/** Tries https, and http where the caller did not name a scheme. */
export async function enterShop(fetchPage: FetchPage, url: string): Promise<{ home: URL; robots: Robots }> {
  const home = new URL(url);
  try {
    return { home, robots: await fetchRobots(fetchPage, home) };
  } catch (error) {
    if (!(error instanceof SafeFetchError) || error.code !== 'unreachable' || home.protocol !== 'https:') throw error;
    const port = home.port;
    home.protocol = 'http:';
    home.port = port;
    return { home, robots: await fetchRobots(fetchPage, home) };
  }
}

async function fetchRobots(fetchPage: FetchPage, home: URL): Promise<Robots> {
  const answer = await fetchPage(new URL('/robots.txt', home).href, { asCrawler: true });
  return readRobots(answer.status === 200 && !/html/i.test(answer.contentType) ? answer.body : '');
}
