/** What a page shows of the software that made it. Plain data, read once. */
export interface PageMarks {
  url: string;
  /** Contents of the tags in which software names itself. */
  names: readonly string[];
  /** Addresses of scripts and style sheets, and types of inline scripts. */
  sources: readonly string[];
  classes: string;
  /** Names only: what a cookie holds is nobody's business. */
  cookies: readonly string[];
  /** Global values by path: the text of a plain one, `present` for any other that is there. */
  globals: Readonly<Record<string, string>>;
  /** Values of the product's form, by the names that the platform's `fields` give them. */
  fields: Readonly<Record<string, string>>;
}

/** The one variant that was asked for, by the numbers that the page itself gives it. */
export interface ChosenGoods {
  variantId: string;
  /** How the page addresses the variant, which may name its option values. */
  variantUrl: string;
  /** Whether the product comes in one form only. */
  isOnly: boolean;
  quantity: number;
}

/** A request that the shop's own pages send when something is put into the cart. */
export interface CartRequest {
  url: string;
  form: Readonly<Record<string, string>>;
}

/** What is publicly known about one shop platform. Every line is a hint: right for most of its shops, wrong for some. */
export interface Platform {
  name: string;
  /** Globals to read for `isRecognised`, `cart`, `checkout` and `addRequest`. */
  globals: readonly string[];
  /** Fields of the product's form to read for `addRequest`: selectors by name. */
  fields: Readonly<Record<string, string>>;
  isRecognised(marks: PageMarks): boolean;
  cart(marks: PageMarks): string;
  checkout(marks: PageMarks): string;
  /** Where it publishes the open page's product as data; null where it does not. */
  productData(marks: PageMarks): string | null;
  /** Null when the page does not give every number that the request needs. */
  addRequest(goods: ChosenGoods, marks: PageMarks): CartRequest | null;
  /** Path, query and fragment of the checkout's steps. */
  steps: RegExp;
  /** The platform's own domains, below which a shop's checkout may be although the shop has a domain of its own. */
  checkoutDomains?: readonly string[];
  /** Path and query of the page that follows an order; the group `number` is the order's where the address names it. */
  received: RegExp;
  /** Such pages that belong to the visitor and not to one order. */
  receivedPaths: readonly string[];
  /** Selector of the places in which it complains. */
  notices: string;
  /** Selector of what lies over the sums, or marks them, while they are recalculated. */
  busy: string;
}
