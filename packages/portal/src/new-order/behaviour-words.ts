/** What to expect of a product that misbehaves. */
export const behaviourWords: Readonly<Record<string, string>> = {
  'sold-out': 'Cannot be bought. The order fails with out_of_stock.',
  'sold-out-mid-checkout': 'Sells out before the review. Nothing is paid.',
  'variant-required': 'Needs a choice. Without colour or size the order fails with variant_required.',
  'low-stock': 'Only two are in stock. Ask for more and the order fails with insufficient_stock.',
  slow: 'Answers every page slowly. The order takes longer but completes.',
  'error-once': 'Fails once with a server error. The agent tries again.',
  'error-always': 'Always fails with a server error. The order fails with merchant_error.',
  captcha: 'Shows a captcha. The order fails with captcha_blocked.',
  challenge: 'The card issuer asks the customer for a code.',
  'price-rises': 'Costs more at the review than on its page. Set a highest total to see it refused.',
  'lookalike-redirect': 'Leads to a lookalike shop. The agent stops before it types a card.',
};
