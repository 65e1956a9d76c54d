/** Why a purchase ended without an order. The text is the default sentence for people; a step note may say more. */
export const failureCodes = {
  product_not_found: 'The page does not show a product that can be bought.',
  out_of_stock: 'The product is sold out.',
  insufficient_stock: 'The merchant does not have enough in stock.',
  variant_required: 'The product needs a choice (such as size or colour) that the request does not make.',
  variant_not_found: 'The merchant does not offer the chosen variant.',
  guest_checkout_unavailable: 'The merchant requires an account and the request does not allow creating one.',
  address_rejected: 'The merchant does not accept the address.',
  no_shipping_method: 'The merchant does not ship to the address.',
  payment_method_unavailable: 'The merchant offers no payment method that can be used.',
  card_declined: 'The card was declined.',
  card_unavailable: 'The card is no longer available.',
  security_code_unavailable:
    'The security code of the card is no longer available. Ask the customer for the card again.',
  authentication_required: 'The card issuer requires the card holder’s confirmation.',
  captcha_blocked: 'The merchant shows a captcha.',
  bot_protection_blocked: 'The merchant blocks automated visitors.',
  merchant_unreachable: 'The merchant cannot be reached.',
  merchant_error: 'The merchant answered with an error.',
  price_limit_exceeded: 'The total is above the limit of the request.',
  shipping_limit_exceeded: 'The shipping price is above the limit of the request.',
  authorization_exceeded: 'The total is above what the customer authorised.',
  billing_address_required: 'The merchant requires a billing address and the request has none.',
  off_site_redirect: 'The checkout led to another site before payment.',
  confirmation_timeout: 'The order was not confirmed in time.',
  group_aborted: 'Another merchant of the same order failed, and the order is all-or-nothing.',
  placement_unknown:
    'The order was submitted, but its outcome is unknown. Check with the merchant before ordering again.',
  agent_stuck: 'The agent found no way through the checkout.',
  browser_unsandboxed: 'The service’s browser runs without its sandbox, so it buys nothing in live mode.',
  internal: 'Something went wrong on our side.',
} as const;
export type FailureCode = keyof typeof failureCodes;
