/** What the service calls a merchant: the host of a URL without `www.`, with its port when that is not the default. */
export function merchantOf(url: string): string {
  return new URL(url).host.replace(/^www\./, '');
}
