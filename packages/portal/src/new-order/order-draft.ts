import { type CheckoutRequest, exampleOrder, type TestCardName, testCards } from '@cartwright/contract';

/** A test order as the form holds it. */
export interface OrderDraft {
  url: string;
  quantity: string;
  color: string;
  size: string;
  card: TestCardName;
  strategy: 'cheapest' | 'fastest';
  verify: boolean;
  maxTotal: string;
}

export const emptyDraft: OrderDraft = {
  url: '',
  quantity: '1',
  color: '',
  size: '',
  card: 'accepted',
  strategy: 'cheapest',
  verify: false,
  maxTotal: '',
};

export function buildTestOrder(draft: OrderDraft): CheckoutRequest {
  const order = exampleOrder(draft.url.trim());
  const { payment } = order.customer;
  const data = { ...(payment.data as object), cardNumber: testCards[draft.card].number };
  return {
    ...order,
    customer: {
      ...order.customer,
      shippingMethod: { strategy: draft.strategy },
      payment: { ...payment, data } as typeof payment,
    },
    tasks: [itemOf(draft)],
    options: optionsOf(draft),
  };
}

export function toLinkRequest(draft: OrderDraft) {
  return { tasks: [itemOf(draft)], card: draft.card, options: optionsOf(draft) };
}

function itemOf({ url, quantity, color, size }: OrderDraft) {
  const variant = { ...(color.trim() && { color: color.trim() }), ...(size.trim() && { size: size.trim() }) };
  return {
    url: url.trim(),
    quantity: Number(quantity),
    ...(Object.keys(variant).length > 0 && { selectedVariant: variant }),
  };
}

function optionsOf({ verify, maxTotal }: OrderDraft) {
  return {
    ...(verify && { verifyBeforePlacement: true }),
    // What is not a number is sent as it is: the service says best what is wrong with it.
    ...(maxTotal.trim() !== '' && { maxTotal: Number(maxTotal.replace(',', '.')) }),
  };
}
