/**
 * Words as programmers put them into addresses, names, ids and classes: without accents, often a stem only. A language
 * that lacks a kind is read by what its pages say; nearly all shops name things in English besides.
 */
export type StemKind =
  /** Insurance, gift wrap and the like: "Delivery insurance" is no delivery. */
  | 'addOn'
  | 'address'
  /** What the customer shall call an address in the list of them: "Home". */
  | 'addressTitle'
  /** What stands behind the digits of a house's number, in a box of its own. */
  | 'numberSuffix'
  | 'afterOrder'
  /** The bare word for a name, of which only the neighbours tell which name it is. */
  | 'anyName'
  /** The bare word for a number, of which only the neighbours tell what is counted. */
  | 'anyNumber'
  | 'bankAccount'
  | 'billing'
  | 'billingLabel'
  | 'birth'
  /** Attributes that say little, whatever they are for. */
  | 'blandAttribute'
  | 'bridge'
  /** Takes back what it names, or leaves it: "Cancel guest checkout". */
  | 'cancel'
  | 'cardSecret'
  | 'cart'
  | 'checkout'
  | 'cookieNotice'
  /** Names of countries that no standard lists, as forms offer them. */
  | 'countryName'
  | 'coupon'
  | 'day'
  | 'deliveryMethod'
  | 'deliveryName'
  /** A part of a town, which an address has in some countries. */
  | 'district'
  | 'errorName'
  | 'expiry'
  | 'listing'
  | 'lookFor'
  | 'lookForBy'
  /** Classes and ids of messages, with all that errors are called. */
  | 'messageName'
  | 'month'
  | 'monthName'
  | 'or'
  | 'orderDone'
  | 'payment'
  | 'paymentMethod'
  | 'paymentName'
  /** Language, currency and order of a page: chosen, but no part of a product. */
  | 'preference'
  | 'product'
  /** Parts of countries, as lists in forms offer them. */
  | 'provinceName'
  | 'quantity'
  | 'register'
  | 'review'
  /** Says that a line of an address is its second one. */
  | 'secondLine'
  | 'shipping'
  | 'signIn'
  /** Leaves out the step that it names: "Skip login". */
  | 'skip'
  | 'title'
  | 'variant'
  | 'year'
  | 'yes'
  | 'your';
