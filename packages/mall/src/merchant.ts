import type { CardOutcome } from './check-card.ts';
import type { Ledger, LedgerItem } from './ledger.ts';
import { type Product, type StockMoment, unitPrice, unitsInStock } from './product.ts';
import type { RawRequest } from './read-request.ts';
import type { Reply } from './reply.ts';
import type { Session } from './session.ts';

export type ShippingOption = { id: string; label: string; price: number; days: [number, number] };

export type MallRequest<State> = RawRequest & {
  session: Session<State>;
  /** 'shop', or the name of the side origin that was called. */
  origin: string;
};

export type ChallengeDesk = {
  /** The address of the card issuer's page; it sends the browser on to `returnUrl` with `?challenge=<id>` added. */
  open(returnUrl: string): { id: string; url: string };
  state(id: string): 'open' | 'passed' | 'refused';
};

/** What a merchant's handler may use of the mall. */
export type Shop = {
  /** Base addresses without a trailing slash: `shop` and each side origin. */
  origins: Record<string, string>;
  ledger: Ledger;
  challenges: ChallengeDesk;
  product(slug: string): Product | undefined;
  /** Cart lines with their prices; lines of unknown products are left out. */
  items(session: Session<unknown>): LedgerItem[];
  /** Slugs in the cart with too little stock. */
  missing(session: Session<unknown>, moment: StockMoment): string[];
  /** A product whose behaviour is `challenge` turns any good card into a challenged one. */
  outcome(session: Session<unknown>, card: { outcome: CardOutcome }): CardOutcome;
};

export type MerchantDefinition<State> = {
  id: string;
  name: string;
  language: string;
  currency: string;
  products: Product[];
  coupon: { code: string; percent: number };
  shipping: ShippingOption[];
  /** Names of further origins besides the shop's, each with its own port. */
  sideOrigins?: string[];
  /** Cookies ignore ports: the name must be the merchant's own, or two shops would share a session. */
  cookieName: string;
  newState: () => State;
  productPath(slug: string): string;
  formatOrderNumber(sequence: number): string;
  /** A cart token that the client carries in the request instead of the cookie; an unknown one opens a session. */
  readCartToken?(request: RawRequest): string | undefined;
  /** Requests of the checkout: there `error-once`, `error-always` and `captcha` products strike. */
  isCheckout(request: RawRequest): boolean;
  renderError(request: MallRequest<State>): Reply;
  /** The page must post the letters as `answer` and the address to go on to as `next` to `/captcha`. */
  renderCaptcha(request: MallRequest<State>, wall: { image: string; wrong: boolean; next: string }): Reply;
  handle(request: MallRequest<State>, shop: Shop): Reply | Promise<Reply>;
};

export type OpenMerchant = {
  answer(raw: RawRequest, origin: string): Promise<Reply>;
  shop: Shop;
  reset(): void;
};

export type Merchant = Omit<
  MerchantDefinition<never>,
  'newState' | 'handle' | 'isCheckout' | 'renderError' | 'renderCaptcha' | 'readCartToken'
> & {
  open(parts: Pick<Shop, 'origins' | 'ledger' | 'challenges'>): OpenMerchant;
};

export function createShop(products: Product[], parts: Pick<Shop, 'origins' | 'ledger' | 'challenges'>): Shop {
  const bySlug = new Map(products.map((product) => [product.slug, product]));
  return {
    ...parts,
    product: (slug) => bySlug.get(slug),
    items: (session) =>
      session.cart.flatMap((line) => {
        const product = bySlug.get(line.slug);
        return product ? [{ ...line, unitPrice: unitPrice(product, line.variant) }] : [];
      }),
    missing(session, moment) {
      const wanted = new Map<string, number>();
      for (const line of session.cart) wanted.set(line.slug, (wanted.get(line.slug) ?? 0) + line.quantity);
      return [...wanted].flatMap(([slug, quantity]) => {
        const product = bySlug.get(slug);
        return !product || unitsInStock(product, moment) < quantity ? [slug] : [];
      });
    },
    outcome(session, card) {
      const challenged = session.cart.some((line) => bySlug.get(line.slug)?.behaviour === 'challenge');
      return challenged && card.outcome === 'approved' ? 'challenge' : card.outcome;
    },
  };
}
