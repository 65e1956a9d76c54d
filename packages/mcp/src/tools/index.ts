import type { Tool } from '../tool.ts';
import { cancelCheckout } from './cancel-checkout.ts';
import { confirmCheckout } from './confirm-checkout.ts';
import { createCheckout } from './create-checkout.ts';
import { createPaymentSession } from './create-payment-session.ts';
import { getCheckout } from './get-checkout.ts';
import { getCheckoutEstimates } from './get-checkout-estimates.ts';
import { getProductDetails } from './get-product-details.ts';
import { getStatusHistory } from './get-status-history.ts';
import { searchProducts } from './search-products.ts';

/** In the order in which a purchase uses them. */
export const tools = [
  searchProducts,
  getProductDetails,
  getCheckoutEstimates,
  createPaymentSession,
  createCheckout,
  getCheckout,
  getStatusHistory,
  confirmCheckout,
  cancelCheckout,
] as unknown as readonly Tool[];
