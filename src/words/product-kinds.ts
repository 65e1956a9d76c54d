/** What is read from pages that show one product, before any browser opened them. */
export type ProductWord =
  | 'soldOut'
  | 'inStock'
  /** On the control that buys. */
  | 'buy'
  | 'brand'
  | 'itemNumber'
  | 'model'
  /** How the first entry of a list begins that names no choice yet. */
  | 'choose'
  /** Behind the name of a list. */
  | 'required'
  /** In the names of lists that choose no variant. */
  | 'noAxis'
  /** In classes and ids around prices. */
  | 'price'
  /** In classes and ids around amounts that are not what the product costs now. */
  | 'otherPrice'
  /** Beside amounts that are not the price of one piece. */
  | 'unitPrice'
  | 'free'
  /** The part of an address below which products stand. */
  | 'productPath'
  /** Between two prices. */
  | 'range'
  /** How a month begins that stands before a year: in "July, 2004" there is no price. */
  | 'monthBeforeYear';
