import { type FailureCode, failureCodes } from '@cartwright/sdk';

/** What to do about each failure. Where nothing can be done, it says so. */
const advice: Record<FailureCode, string> = {
  product_not_found:
    'Open the URL in a browser. If it shows the product, send the address that the browser ends up at.',
  out_of_stock: 'Nothing was bought. Try again later, or another merchant.',
  insufficient_stock: 'Order a smaller quantity.',
  variant_required: 'Send selectedVariant with the labels that the merchant shows. POST /product/details lists them.',
  variant_not_found: 'Compare your labels with those of POST /product/details; case matters.',
  guest_checkout_unavailable:
    'Set createAccountIfRequired to true, and the agent registers the customer’s e-mail address.',
  address_rejected: 'The merchant refused the shipping address. Check it with the customer.',
  no_shipping_method: 'This merchant does not deliver there. Use another address or another merchant.',
  payment_method_unavailable: 'The merchant offers no card payment that the agent can use. Choose another merchant.',
  card_declined: 'Ask the customer for another card. Nothing was charged.',
  authentication_required: 'The bank wants the customer’s own confirmation. Use a payment session, or another card.',
  captcha_blocked:
    'The merchant checks that visitors are human, and the agent does not pretend to be. Try later or elsewhere.',
  bot_protection_blocked: 'The merchant refuses automated visitors. Ask them to allow the agent’s signed identity.',
  card_unavailable: 'The card is no longer kept. Ask the customer for it again, and order again.',
  security_code_unavailable: 'The security code is kept only for a short time. Ask the customer for the card again.',
  merchant_unreachable: 'The merchant’s site did not answer. Try again in a few minutes.',
  merchant_error: 'The merchant’s site broke down. Try again later.',
  price_limit_exceeded: 'Raise maxTotal if the customer agrees to the new total, and order again.',
  shipping_limit_exceeded: 'Raise maxShipping, or choose the cheapest strategy.',
  authorization_exceeded: 'Make a payment session with a higher price and order again.',
  billing_address_required: 'Send billingAddress. It may be the same as the shipping address.',
  off_site_redirect:
    'The checkout left the merchant’s site before payment, so the agent stopped. Look at the last picture.',
  confirmation_timeout: 'Nobody confirmed in time. Order again, and confirm sooner.',
  group_aborted: 'Another merchant of the order failed. Open that one first, or set allowPartialCheckoutForMultiSku.',
  placement_unknown: 'Look for the order at the merchant before you order again: it may exist.',
  agent_stuck: 'The agent found no way through. The last pictures show where it stood.',
  browser_unsandboxed:
    'Tell whoever runs the service: its workers need a kernel that allows Chromium’s sandbox, or CHROMIUM_SANDBOX=off.',
  internal: 'Something broke on our side. Tell whoever runs the service, with the id of the task.',
};

export const describeFailure = (code: FailureCode | undefined) =>
  (code && failureCodes[code]) ?? 'The purchase failed.';

export const adviseOn = (code: FailureCode) => advice[code] ?? null;
