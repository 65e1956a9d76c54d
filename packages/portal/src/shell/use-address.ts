import { useSyncExternalStore } from 'react';

/** The current place comes after the # of the address, filters included: a link shows the same to somebody else. */
const read = () => `/${location.hash.replace(/^#?\/?/, '')}`;

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  addEventListener('popstate', listener);
  return () => {
    removeEventListener('hashchange', listener);
    removeEventListener('popstate', listener);
  };
}

function go(to: string, { replace = false }: { replace?: boolean } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', `#${to.startsWith('/') ? to : `/${to}`}`);
  dispatchEvent(new Event('hashchange'));
}

export function useAddress(): [string, typeof go] {
  return [useSyncExternalStore(subscribe, () => read().split('?')[0] as string), go];
}
useAddress.hrefs = (path: string) => `#${path}`;

export function useAddressSearch(): string {
  return useSyncExternalStore(subscribe, () => read().split('?')[1] ?? '');
}
