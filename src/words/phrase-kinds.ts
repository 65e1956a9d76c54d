/**
 * What the texts of a page can say beyond naming fields, actions, pages and sums. `words`: only whole words count;
 * `anywhere`: also a part of a word, as compounds and addresses need it.
 */
export const PHRASE_KINDS = {
  cart: 'words',
  cartPath: 'anywhere',
  addedToCart: 'words',
  /** By its stem: plurals and compounds name it too. */
  namesCoupon: 'anywhere',
  showSummary: 'words',
  confirmsRemoval: 'words',
  colourAxis: 'anywhere',
  sizeAxis: 'anywhere',
  fitAxis: 'anywhere',
  /** What a picture of a value says, for those who cannot see it, while it is the chosen one. */
  isChosen: 'words',
  deliveredToday: 'anywhere',
  deliveredTomorrow: 'anywhere',
  deliveredInTwoDays: 'anywhere',
  express: 'anywhere',
  priority: 'anywhere',
  sendingFee: 'words',
  card: 'words',
  /** Some payment on the merchant's site or a provider's, which one is not said. */
  paidOnline: 'words',
  notCard: 'words',
  offlinePayment: 'words',
  aboutMoney: 'words',
  refusal: 'words',
  plainNo: 'words',
  onlyOnce: 'words',
  extraOffer: 'words',
  news: 'words',
  addsToOrder: 'words',
  partOfOrder: 'words',
  /** Wish lists, lists to compare, shelves beside the cart; and what is added about a product, such as a review. */
  keepsForLater: 'words',
  /** What stands in place of the button that buys while there is nothing to buy. */
  tellsWhenBack: 'words',
  recurring: 'words',
  usualFee: 'words',
  feeName: 'anywhere',
  remarkOnPrice: 'words',
  honorific: 'words',
  optional: 'words',
  noAccount: 'words',
  review: 'words',
  reviews: 'words',
  confirmsOrder: 'words',
  confirmationStep: 'words',
  finishedStep: 'words',
  numberedStep: 'words',
  /** Of an order that was taken before: its payment came. */
  orderPaid: 'words',
  thanksForOrder: 'words',
  orderNotYetPlaced: 'words',
  ownOrders: 'words',
  asksAge: 'words',
  cookieSettings: 'words',
  saveCookieSettings: 'words',
  tooFewInStock: 'anywhere',
  soldOut: 'anywhere',
  cardDeclined: 'anywhere',
  noShipping: 'anywhere',
  /** Of values that are each on offer, but not together. */
  noSuchVariant: 'anywhere',
  /** Nothing but that, in no words of stock: not sold out, not "currently", not "no longer". */
  unavailable: 'anywhere',
  variantMissing: 'anywhere',
  addressRejected: 'anywhere',
  /** Asks to put something right before the order can be taken. "Please try again" does not: shops say so after orders too. */
  asksForCorrection: 'anywhere',
  /** How a field wants its number written. */
  digitsOnly: 'anywhere',
  refusesInput: 'words',
  asksForPatience: 'words',
  asksForHuman: 'anywhere',
  newPassword: 'anywhere',
  freeAmount: 'words',
  /** That what follows "order" is its number. */
  namesNumber: 'words',
  /** "Your order is registered under the number": a whole sentence lies between the two words. */
  underNumber: 'anywhere',
} as const;

export type PhraseKind = keyof typeof PHRASE_KINDS;
