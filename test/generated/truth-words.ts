/** What leads on from the shelves. Further on the way to the cart leads back. */
const SHELVES: readonly (readonly [string, string])[] = [
  ['action:checkout', 'goToCheckout'],
  ['action:viewCart', 'viewCart'],
  ['action:openCart', 'viewCart'],
  ['action:addToCart', 'addToCart'],
];

const CHECKOUT: readonly (readonly [string, string])[] = [
  ['decoy:stepTitle', 'stepTitle'],
  ['action:declineOffer', 'declineOffer'],
  ['action:changeMethod', 'openSection'],
  ['gate:guest', 'guest'],
  ['action:guest', 'guest'],
  ['action:register', 'continue'],
  ['action:showMore', 'openSection'],
  ['action:openDialog', 'openSection'],
  ['action:showGuest', 'openSection'],
  ['action:showCard', 'openSection'],
  ['action:keepAddress', 'continue'],
  ['action:copyAddress', 'continue'],
  ['action:showCoupon', 'openCoupon'],
  ['action:agree', 'continue'],
  ['action:getRates', 'continue'],
  ['action:continue', 'continue'],
  ['action:save', 'continue'],
  ['action:closeDrawer', 'dismiss'],
  ['action:checkout', 'goToCheckout'],
  ['action:toPayment', 'placeOrder'],
  ['action:placeOrder', 'placeOrder'],
  ['action:pay', 'placeOrder'],
  ['action:dismiss', 'dismiss'],
  ['action:close', 'dismiss'],
];

/** The ways of a kind of page, the one to take first. */
export function waysFrom(page: string): readonly (readonly [truth: string, does: string])[] {
  return page === 'product' || page === 'cart' ? [...SHELVES, ...CHECKOUT] : CHECKOUT;
}

export const FIELDS: Readonly<Record<string, string>> = {
  'field:email': 'email',
  'field:emailAgain': 'emailConfirm',
  'field:title': 'honorific',
  'field:firstName': 'firstName',
  'field:lastName': 'lastName',
  'field:fullName': 'fullName',
  'field:firstNameKana': 'firstNameKana',
  'field:lastNameKana': 'lastNameKana',
  'field:card.zip': 'postalCode',
  'field:company': 'company',
  'field:phone': 'phone',
  'field:phoneCode': 'phoneCountry',
  'field:phoneLocal': 'phoneLocal',
  'field:street': 'street',
  'field:streetName': 'street',
  'field:houseNumber': 'houseNumber',
  'field:line2': 'street2',
  'field:postcode': 'postalCode',
  'field:city': 'city',
  'field:region': 'province',
  'field:country': 'country',
  'list:country': 'country',
  'field:coupon': 'coupon',
  'field:search': 'search',
  'consent:terms': 'terms',
  'consent:privacy': 'terms',
  'consent:newsletter': 'newsletter',
  'account:create': 'createAccount',
  'account:none': 'terms',
  'billing:same': 'sameAddress',
  'billing:other': 'differentAddress',
  'method:card': 'cardMethod',
  delivery: 'shippingOption',
  extra: 'extra',
  'extra:no': 'other',
  decoy: 'other',
};

export const ROWS: Readonly<Record<string, string>> = {
  subtotal: 'subtotal',
  discount: 'discount',
  shipping: 'shipping',
  extra: 'fee',
  fee: 'fee',
  surcharge: 'fee',
  tax: 'tax',
  taxIncluded: 'tax',
  total: 'total',
};

export const MESSAGES: Readonly<Record<string, string>> = {
  soldOut: 'out_of_stock',
  declined: 'card_declined',
  chooseOption: 'variant_required',
};

export const PAGES: Readonly<Record<string, string>> = {
  product: 'product',
  cart: 'cart',
  gate: 'signInChoice',
  checkout: 'address',
  payment: 'payment',
};
