import type { Page } from 'playwright-core';
import { says } from '../../words/says.ts';
import type { CartRequest, ChosenGoods, PageMarks, Platform } from './platform.ts';
import { readPageMarks } from './read-page-marks.ts';
import { platforms, recognisePlatform } from './recognise-platform.ts';

/** What a hint is for. One that proved wrong is dropped for the rest of the purchase; the others stay. */
export type HintKind = 'add' | 'cart' | 'checkout' | 'busy';

export interface PlatformHints {
  /** Recognises the platform by the page that is open. Later calls read this page's own numbers again. */
  learn(page: Page): Promise<void>;
  platform(): string | null;
  /** Address of the cart or the checkout at this merchant; null when unknown or dropped. */
  address(of: 'cart' | 'checkout'): string | null;
  /** Address of what the platform publishes about the open page's product. */
  productData(): string | null;
  addRequest(goods: ChosenGoods): CartRequest | null;
  isCheckoutStep(url: string): boolean;
  /** Whether the platform has such a checkout on a domain of its own. */
  isCheckoutElsewhere(url: string): boolean;
  /** Null when the address is not that of a page after an order. */
  receivedPage(url: string): { number: string | null } | null;
  receivedAddresses(): string[];
  /** Selectors; empty where nothing is known. */
  notices(): string;
  busy(): string;
  drop(kind: HintKind, why: string): void;
}

interface HintDeps {
  /** Off: nothing is ever recognised, and every answer is that of an unknown shop. */
  isOn: boolean;
  origin: string;
  /** Addresses come from the page: only the merchant's own count. */
  isOwn: (url: string) => boolean;
  log: (message: string, fields?: Record<string, unknown>) => void;
}

export function openHints({ isOn, origin, isOwn, log }: HintDeps): PlatformHints {
  let found: { platform: Platform; marks: PageMarks } | null = null;
  const dropped = new Set<HintKind>();
  const own = (address: string): string | null => {
    const url = URL.parse(address, origin)?.href;
    return url && isOwn(url) ? url : null;
  };
  const kept = (kind: HintKind) => (dropped.has(kind) ? null : found);

  return {
    learn: async (page) => {
      const marks = isOn ? await readPageMarks(page, found ? [found.platform] : platforms) : null;
      const platform = marks && (found?.platform ?? recognisePlatform(marks));
      if (!marks || !platform) return;
      if (!found) log('platform', { name: platform.name });
      found = { platform, marks };
    },
    platform: () => found?.platform.name ?? null,
    address: (of) => {
      const known = kept(of);
      const url = known && own(known.platform[of](known.marks));
      if (!known || !url) return null;
      // Where a page says that its cart is must at least be called so: an address can do anything.
      const isNamedSo = of === 'cart' ? says('cartPath', placeIn(url)) : known.platform.steps.test(placeIn(url));
      return isNamedSo ? url : null;
    },
    productData: () => {
      const known = kept('add');
      const address = known?.platform.productData(known.marks);
      return address ? own(address) : null;
    },
    addRequest: (goods) => {
      const known = kept('add');
      const request = known?.platform.addRequest(goods, known.marks);
      const url = request && own(request.url);
      return url ? { url, form: request.form } : null;
    },
    isCheckoutStep: (url) => found?.platform.steps.test(placeIn(url)) ?? false,
    isCheckoutElsewhere: (url) => {
      const known = kept('checkout');
      return known !== null && hasCheckoutAt(known.platform, url);
    },
    receivedPage: (url) => {
      const match = found?.platform.received.exec(placeIn(url));
      return match ? { number: match.groups?.number ?? null } : null;
    },
    receivedAddresses: () => (found?.platform.receivedPaths ?? []).flatMap((path) => own(path) ?? []),
    notices: () => found?.platform.notices ?? '',
    busy: () => kept('busy')?.platform.busy ?? '',
    drop: (kind, why) => {
      if (!found || dropped.has(kind)) return;
      dropped.add(kind);
      log('hint dropped', { platform: found.platform.name, kind, why });
    },
  };
}

/** Whether the platform has a checkout of this address below a domain of its own. */
export function hasCheckoutAt({ steps, checkoutDomains = [] }: Platform, url: string): boolean {
  const host = URL.parse(url)?.hostname ?? '';
  return checkoutDomains.some((domain) => host.endsWith(`.${domain}`)) && steps.test(placeIn(url));
}

function placeIn(url: string): string {
  const { pathname = '', search = '', hash = '' } = URL.parse(url) ?? {};
  return pathname + search + hash;
}
