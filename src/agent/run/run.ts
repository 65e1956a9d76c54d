import type { Page } from 'playwright-core';
import type { PurchaseContext } from '../../browser/index.ts';
import type { DroppedItem, ExceededLimit, OrderItem, PurchaseOrder } from '../../orders/index.ts';
import type { PurchaseReader, ReaderUse } from '../model/reader.ts';
import type { FieldKind } from '../perception/index.ts';
import type { PlatformHints } from '../platforms/index.ts';
import type { RequestWatch } from '../quiet/request-watch.ts';
import type { Lesson } from '../recipes/lesson.ts';
import type { RecipeBook } from '../recipes/recipe-book.ts';
import type { AgentDeps } from './agent-deps.ts';
import type { DialogWatch } from './answer-dialogs.ts';
import type { MerchantSite } from './merchant-site.ts';
import type { LeftPage } from './opened-layer.ts';
import type { PurchaseHooks } from './purchase-hooks.ts';
import type { StepRecorder } from './record-steps.ts';
import type { ReviewedTotals } from './reviewed-totals.ts';
import type { Stop } from './stop.ts';
import type { Tries } from './tries.ts';

/** One product as the agent knows it after its page was seen. */
export interface AddedItem {
  item: OrderItem;
  title: string;
  finalUrl: string;
  /** Labels of variants that were on offer and not asked for: a cart line that names one is another product. */
  otherVariants: readonly string[];
  /** What was written beside the product, such as a name to engrave. Carts shorten it, write dates anew or leave it out. */
  written?: readonly string[];
}

/** What the agent remembers during one purchase. Holds no card and nothing that outlives the purchase. */
export interface RunMemory {
  addedItems: AddedItem[];
  /** When a control that puts something into the cart was last pressed. */
  addedAt: number;
  /** Those controls, by the page they were on. */
  pressedAdds: Set<string>;
  /** Fields of a product's page that counted pieces before any of it was in the cart. */
  ownNumbers: Set<string>;
  dropped: DroppedItem[];
  couponsLeft: string[];
  /** A code stands in a form with other fields: what the sums were before that form went out. */
  couponAlong: { documents: number; discount: number } | null;
  /** The code that was accepted, where, and the sums without it. */
  couponTaken: { code: string; url: string; documents: number; discount: number; total: number } | null;
  shippingOption: string | null;
  /** What the chosen delivery was said to cost, in minor units; null when the page did not say. */
  shippingPrice: number | null;
  /** Ways of delivery were on offer: an order without one is not complete, even when the page hides them again. */
  shippingOffered: boolean;
  /** What the order came to with each delivery that was tried, in minor units: some pages name no prices beside them. */
  deliveryTotals: Map<string, number>;
  /** A step of the checkout said that deliveries would be shown, and had none. */
  deliveryPromised: boolean;
  /** Choices that rules take for deliveries were said to be none. */
  deliveryDenied: boolean;
  /** Deliveries that did not lead on: they ask for something that the order does not say. */
  refusedShipping: Set<string>;
  /** None of the deliveries led on, so that what is asked for has nothing to do with them. */
  everyShippingAsks: boolean;
  /** What the merchant's pages declare as their currency, as in a snapshot. */
  currency: string;
  paymentMethod: 'card' | 'offline' | null;
  /** What the chosen way to pay says that it adds, in minor units: "Credit card (+ €2.00)". */
  paymentSurcharge: number | null;
  /** A page of the checkout named the card as something to press, and was left while nothing was chosen. */
  cardPassedBy: boolean;
  /** A step of the checkout told that it takes cards, and let nobody choose how to pay. */
  cardToldAlone: boolean;
  /** That the chosen method is the card is a second reader's word alone: the card has to be asked for before the order. */
  cardIsSaid: boolean;
  cardTyped: boolean;
  /** Something that may have ordered was pressed since, and was shown not to have been the order. */
  pressedOnTheWay: boolean;
  /** Host of another site to which a form tried to take the card; the attempt was stopped. */
  leakTo: string | null;
  /** The merchant requires an account, and the order allows creating one. */
  accountNeeded: boolean;
  accountPassword: string | null;
  /** The form that makes the account was sent and is gone. */
  accountMade: boolean;
  /** The merchant called a way on that of guests, and it was taken. */
  guestTaken: boolean;
  /** Where the demand for an account was met, to come back to from the merchant's account pages. */
  accountWallUrl: string | null;
  /** How many lines were taken out of the cart because nobody had asked for them. */
  linesRemoved: number;
  addressDone: boolean;
  /** The street was typed; whether all of it stuck is seen at the next look, which a recipe may leave out. */
  addressGiven: boolean;
  /** The merchant asked whether the billing address is another one. */
  billingAsked: boolean;
  billingStreetFilled: boolean;
  shippingStreetFilled: boolean;
  /** Kinds of fields that were told for the delivery: written to, or found with our answer in them. */
  toldKinds: Set<FieldKind>;
  /** What one of them is for is a second reader's word alone. */
  toldOnWord: boolean;
  /** The shop was told who buys: a name, a street or how to reach them. Where a delivery would go to is not that yet. */
  buyerNamed: boolean;
  /** Fields that we typed a value into, by what the page calls them: only what is ours is taken out again. */
  typedInto: Set<string>;
  /** By field: the kinds that the shop refused in it in every spelling, the first one first. */
  refutedKinds: Map<string, FieldKind[]>;
  /** By field: what the shop said of its last answer. The words may go when the field is emptied, and hold all the same. */
  saidOfAnswer: Map<string, string>;
  /** The street field that took the order's own address although it is named after billing; a page may lose it again. */
  mainStreet: string | null;
  /** Subtotal of the verified cart in minor units, to compare the review with. */
  cartSubtotal: { minor: number; currency: string } | null;
  /** The rate of the tax that the prices of the verified cart contain, where it tells how much that is. */
  cartRate: number | null;
  /** What the lines of the verified cart cost together, in minor units: tells which of several sums is that of the goods. */
  cartGoods: number | null;
  /** The same by the prices of the lines: a cart's own sum may leave out a tax that these contain. */
  cartLinesCost: number | null;
  /** What the checkout said that the goods cost, before any delivery was chosen or shown in its sums. */
  goodsBeforeDelivery: number | null;
  /** Sums of the checkout that last added up, for a later page that names only their total, and the page that told them. */
  seenSums: ReviewedTotals | null;
  sumsUrl: string | null;
  /** What had been loaded and sent when a step before the card's told the sums once more. */
  sumsHeldAt: string | null;
  /** The ceiling that the last shown total exceeds, once the card is typed; null when it stays within all of them. */
  shownExcess: ExceededLimit | null;
  /** Pages of this shop take input before their scripts listen, and lose it: they get time to wake up. */
  wakesLate: boolean;
  /** The total for which the order is being placed, to compare the confirmation with. */
  agreedTotal: { minor: number; currency: string } | null;
  cartVerified: boolean;
  /** A page said that nothing is in the cart, after something had been put into it. */
  cartSeenEmpty: boolean;
  /** A second reader pointed at what adds the product, for a cart that was found empty. */
  toldToFill: boolean;
  /** The page on which the cart was verified; null when it was only part of another page. */
  cartUrl: string | null;
  /** What the verified cart names as numbers: those of its goods. */
  cartNumbers: ReadonlySet<string>;
  /** A page of our own is being opened beside the merchant's; any other that appears is closed. */
  opensAside: boolean;
  /** What was pressed to put away a layer: a page beside may open with the same one. */
  putAway: Set<string>;
  /** Site of the frame that asked for the card, by the page that held it. */
  cardFrameSites: Map<string, string>;
  /** Addresses and titles of the steps that were gone on from to another address. */
  stepsLeft: Set<string>;
  /** Names of what led from one step of the checkout to the next. */
  ledOn: Set<string>;
  /** The page on which a way on was pressed last. */
  leftPage: LeftPage | null;
  /** What was done last, in words for a second reader. */
  lastDone: readonly string[];
  /** What a second reader said of each page last, in the words of its question alone. */
  saidOf: Map<string, string>;
  /** What was learnt in this purchase, by the doubt that it answered. */
  taughtFor: Map<string, readonly Lesson[]>;
  /** What was said, tried in vain and taken back: it is not believed a second time. */
  withdrawn: Set<string>;
  /** Controls that were pressed on the page at hand and led nowhere. */
  ledNowhere: ReadonlySet<string>;
  /** Controls that somebody said lead on, and that did their work on the page itself, such as copying an address. */
  didTheirWork: Set<string>;
  /** Variant axes that a second reader settled, or whose list bears no name any more, by product and name. */
  settledAxes: Set<string>;
  /** What the page of the product at hand said before anything was chosen on it. */
  saidUnchosen: ReadonlySet<string>;
  /** Products whose number of pieces was typed in the row of the variant itself. */
  countedVariants: Set<string>;
  /** Products whose variant stands in a row of its own, while the lists that it was chosen from are empty again. */
  listedVariants: Set<string>;
  /** Lists of a card form that were set once: they show some month and year from the start. */
  setCardLists: Set<string>;
}

export interface Run {
  deps: AgentDeps;
  order: PurchaseOrder;
  hooks: PurchaseHooks;
  browser: PurchaseContext;
  page: Page;
  requests: RequestWatch;
  dialogs: DialogWatch;
  site: MerchantSite;
  memory: RunMemory;
  tries: Tries;
  /** Awaits work on the page, but no longer than the caller wants or the browser lives. */
  guard<T>(work: Promise<T>): Promise<T>;
  /** Counts an action against the budget; runaways end here. */
  spendAction(what: string): void;
  steps: StepRecorder;
  recipe: RecipeBook;
  /** What is publicly known about the merchant's platform, once it is recognised. */
  hints: PlatformHints;
  /** Asked what a page means, when the rules are about to give up. */
  reader: PurchaseReader | null;
  /** What it has used so far, in all visits of the purchase. */
  readerUse: ReaderUse;
  /** Why the visit before this one was given up: the reader is then shown each page first. */
  gaveUp: Stop | null;
}

export const ACTION_BUDGET = 120;

export function newMemory(order: PurchaseOrder): RunMemory {
  return {
    addedItems: [],
    addedAt: Number.NEGATIVE_INFINITY,
    pressedAdds: new Set(),
    ownNumbers: new Set(),
    dropped: [],
    couponsLeft: [...order.couponCodes],
    couponAlong: null,
    couponTaken: null,
    shippingOption: null,
    shippingPrice: null,
    shippingOffered: false,
    deliveryTotals: new Map(),
    deliveryPromised: false,
    deliveryDenied: false,
    refusedShipping: new Set(),
    everyShippingAsks: false,
    currency: '',
    paymentMethod: null,
    paymentSurcharge: null,
    cardPassedBy: false,
    cardToldAlone: false,
    cardIsSaid: false,
    cardTyped: false,
    pressedOnTheWay: false,
    leakTo: null,
    accountNeeded: false,
    accountPassword: null,
    accountMade: false,
    guestTaken: false,
    accountWallUrl: null,
    linesRemoved: 0,
    addressDone: false,
    addressGiven: false,
    billingAsked: false,
    billingStreetFilled: false,
    shippingStreetFilled: false,
    toldKinds: new Set(),
    toldOnWord: false,
    buyerNamed: false,
    typedInto: new Set(),
    refutedKinds: new Map(),
    saidOfAnswer: new Map(),
    mainStreet: null,
    cartSubtotal: null,
    cartRate: null,
    cartGoods: null,
    cartLinesCost: null,
    goodsBeforeDelivery: null,
    agreedTotal: null,
    seenSums: null,
    sumsUrl: null,
    sumsHeldAt: null,
    shownExcess: null,
    wakesLate: false,
    cartVerified: false,
    cartSeenEmpty: false,
    toldToFill: false,
    cartUrl: null,
    cartNumbers: new Set(),
    opensAside: false,
    putAway: new Set(),
    cardFrameSites: new Map(),
    stepsLeft: new Set(),
    ledOn: new Set(),
    leftPage: null,
    lastDone: [],
    saidOf: new Map(),
    taughtFor: new Map(),
    withdrawn: new Set(),
    ledNowhere: new Set(),
    didTheirWork: new Set(),
    settledAxes: new Set(),
    saidUnchosen: new Set(),
    countedVariants: new Set(),
    listedVariants: new Set(),
    setCardLists: new Set(),
  };
}
