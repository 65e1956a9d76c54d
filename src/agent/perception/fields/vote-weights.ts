/**
 * How far each sign of a field is believed. Set by hand and measured on forms (`npm run bench:forms`, docs/quality.md
 * "Reading pages"): the given corpus and the forms of test/forms.
 */

/** Where words were found. */
export const SOURCES = {
  label: 1,
  /** Labels that only stand near: beside the field, around it, or somewhere else. */
  siblingLabel: 0.8,
  containerLabel: 0.5,
  otherLabel: 0.75,
  ariaLabel: 0.7,
  placeholder: 0.6,
  title: 0.35,
  name: 0.75,
  id: 0.6,
  /** The same word in name and id is one developer speaking once. */
  idLikeName: 0.25,
  idRepeatsName: 0.3,
  invitation: 0.6,
  dataAttribute: 0.35,
  gluedName: 0.5,
  classes: 0.45,
} as const;

/** How well a phrase covers its text. A short phrase in a long text says less. */
export const COVER = { base: 0.65, whole: 0.35, inLongText: 0.5, longText: 40, littleOfIt: 0.25 } as const;
/** What the second and third reading of the same words count for. */
export const SECOND_READING = { asLong: 0.9, shorter: 0.2, most: 3 } as const;
/** Words that say more or less than others. */
export const EMPHASIS = { eitherLogin: 2, region: 0.7, blandAttribute: 0.45 } as const;

/** What a control is, apart from words. */
export const CLUES = {
  emailType: 1,
  telType: 0.3,
  telTypeAlone: 0.45,
  searchType: 1.2,
  passwordType: 0.9,
  emailKeyboard: 0.5,
  telKeyboard: 0.3,
  searchKeyboard: 0.6,
  longText: 0.45,
  oneTimeCode: 1.8,
  captcha: 1.5,
  options: 1.6,
  autocomplete: 3,
  autocompleteLogin: 0.7,
  autocompleteLine: 0.7,
} as const;

/** A field is named from this sum on; a phrase that alone says this much is the one that decided. */
export const LEAST_VOTE = 0.34;
export const DECIDING_VOTE = 0.6;
/** The sum of signs at which a field is as sure as it gets. */
export const FULL_CONFIDENCE = 1.6;
/** Letters that are read: of a label, of the sentence beside a tick box, of classes, of a list's first line, of a glued name. */
export const LETTERS = { label: 90, tick: 260, classes: 60, invitation: 40, gluedName: 60 } as const;

/** How sure a field is that only its neighbours name, and one that they name weakly; from where on a weak name counts there. */
export const BY_NEIGHBOURS = { usual: 0.6, weak: 0.5, leastName: 0.2 } as const;

/** Shares of a list, and lengths of it, by which it is told. */
export const LIST_SHAPES = {
  dialCodes: { least: 4, share: 0.6 },
  /** Most of them longer ago than this many years: a birth. */
  years: { least: 5, share: 0.8, pastYears: 8 },
  shortYears: { least: 6, most: 25, share: 0.9, pastYears: 5 },
  months: { least: 12, most: 13, share: 0.9 },
  days: { least: 28, most: 32, share: 0.9 },
  countries: { least: 3, share: 0.3, lookedAt: 40 },
  provinces: { least: 3 },
  titles: { least: 2, most: 8, share: 0.5 },
} as const;

/** Lists of choices, by what they offer: how sure the reading is. */
export const LISTS = {
  dialCodes: 0.95,
  years: 0.9,
  shortYears: 0.85,
  /** Months of a birth or of a card: neighbours decide. */
  months: 0.6,
  days: 0.9,
  countries: 0.95,
  oneCountry: 0.7,
  provinces: 0.9,
  titles: 0.85,
} as const;

/** Ways of delivery and payment: what each member of a group adds, and what the group needs on average. */
export const CHOICES = {
  deliveryAttribute: 1,
  paymentAttribute: 1.2,
  groupName: 1.2,
  heading: 0.8,
  paymentName: 1,
  allPayments: 1,
  carrierWithPrice: 1,
  carrier: 0.6,
  pickup: 0.6,
  days: 0.6,
  /** It costs something and stands under a heading for delivery. */
  priced: 0.5,
  timedAndPriced: 1.2,
  least: 1.2,
  sure: 2,
  titles: 0.9,
  otherAddress: 0.8,
  openBelow: 0.5,
} as const;

/** Signs of a form to sign in, and of one that makes something new. */
export const DOORS = {
  autocomplete: 2,
  newPasswordWords: 1,
  contextMark: 1,
  ownMark: 1,
  userName: 1,
  userNameAutocomplete: 0.5,
  newsletter: 2,
  heading: 1,
  submitButton: 1.5,
  button: 1,
  link: 0.3,
  forgotPassword: 1.5,
  rememberMe: 1,
  terms: 1,
  leastWithPassword: 1,
  leastWithoutPassword: 2,
  leastNew: 1,
} as const;
