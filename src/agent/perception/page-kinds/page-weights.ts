/**
 * What each sign of a page is worth. Set by hand and measured on the pages of drawn shops (`npm run bench:perception`,
 * docs/quality.md "Reading pages") and on the shops of test/storefronts.
 */

/** Fields, choices and controls of the page. */
export const PARTS = {
  /** Three fields of a person or more, each further one a little more. */
  address: { base: 0.4, perField: 0.08, most: 0.9 },
  nameAndMail: 0.5,
  contact: 0.45,
  deliveries: 0.7,
  cardForm: 0.85,
  oneCardField: 0.5,
  payments: 0.65,
  review: { base: 0.3, byButton: 0.4, besideAddress: -0.25 },
  soldOut: 0.45,
  product: { base: 0.55, byButton: 0.25, most: 0.25 },
  listing: 0.75,
  cart: { base: 0.35, canRemove: 0.2, hasQuantities: 0.2 },
  guestChoice: { base: 0.45, withPassword: 0.3, withoutPassword: 0.1 },
  signIn: 0.45,
} as const;

/** From which score on a control counts as there. */
export const CONTROLS = {
  addToCart: 0.55,
  surelyBuys: 0.6,
  placeOrder: 0.5,
  surelyPlaces: 0.6,
  goToCheckout: 0.5,
  surelyToCheckout: 0.7,
  removeItem: 0.4,
  surelyRemoves: 0.55,
  guest: 0.45,
  signIn: 0.4,
  /** A control that buys at once says a little less of a product page than one that fills the cart. */
  buyNowShare: 0.9,
} as const;

/** How many of something make a page of its kind. */
export const COUNTS = { personFields: 3, nameFields: 2, contactFields: 2, cardFields: 2, listedProducts: 4 } as const;

/** What takes away from a kind that its words suggest. */
export const AGAINST = {
  confirmationWithForm: 0.5,
  soldOutButBuyable: 0.35,
  emptyCartWithLines: 0.5,
  cartSaidEmpty: 0.4,
  /** From this score on, an empty cart counts against a full one. */
  emptyCart: 0.4,
} as const;

/** Words in the title, in headings and in the text; `plain` for kinds that other pages name as well. */
export const WORDS = {
  title: { telling: 0.35, plain: 0.2 },
  heading: { telling: 0.65, plain: 0.3, underOffer: 0.4 },
  body: { emptyCart: 0.75, telling: 0.4, leastCover: 0.5 },
  /** A phrase that is the whole text counts fully, a part of it less. */
  cover: { base: 0.5, whole: 0.5 },
  orderNumber: 0.2,
  littleElse: 0.3,
  littleElseFrom: 0.2,
} as const;

/** How much of a heading a text is, by its level or its size. */
export const HEADINGS = { first: 1, lower: 0.75, large: 0.7, deepest: 3, largeFont: 20 } as const;

/** Letters: of a title that are read, of a text that may be a message, a sentence or a paragraph, of a bare page. */
export const LETTERS = { title: 90, message: 220, sentence: 160, paragraph: 400, barePage: 900 } as const;

/** Words in the address of a page. */
export const PATHS = { confirmation: 0.25, cart: 0.35, listing: 0.2, other: 0.15 } as const;

/** Frames of captchas and of card issuers, in pixels: smaller ones are badges and helpers that ask nothing. */
export const WALLS = {
  width: 200,
  captchaHeight: 50,
  challengeHeight: 300,
  issuerHeight: 180,
  captcha: 0.6,
  captchaChallenge: 0.9,
  captchaField: 0.45,
  issuer: 0.6,
} as const;

/** Kinds below the first are forgotten; a page whose best is below the second is of no known kind. */
export const LEAST_CANDIDATE = 0.2;
export const LEAST_KIND = 0.3;
