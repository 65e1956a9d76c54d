import { getDomainWithoutSuffix } from 'tldts';
import { foldForSearch } from '../words/fold-for-search.ts';

/** All the folded names a caller may use for a merchant: "Example Shop", "exampleshop", "example.com", "example". */
export function merchantKeys(host: string, name: string): string[] {
  const bare = host.replace(/:\d+$/, '');
  const keys = [host, bare, name, getDomainWithoutSuffix(bare) ?? ''].map(merchantKey);
  return [...new Set(keys)].filter((key) => key !== '');
}

/** Spaces and punctuation do not tell merchants apart, nor does a leading `www.` or a scheme. */
export function merchantKey(text: string): string {
  const plain = text
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/.*$/, '')
    .replace(/^www\./i, '');
  return foldForSearch(plain).replaceAll(' ', '');
}
