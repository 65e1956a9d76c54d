import type { OperationName } from '@cartwright/contract';

/** What callers write for each operation: `client.checkouts.create(…)`. A new operation gets its line here. */
export const resources = {
  checkouts: {
    create: 'createCheckout',
    read: 'readCheckout',
    history: 'readHistory',
    confirm: 'confirmCheckout',
    cancel: 'cancelCheckout',
    merchantAccount: 'readMerchantAccount',
    evidence: 'readEvidence',
    liveView: 'readLiveView',
  },
  products: {
    search: 'searchProducts',
    details: 'readProductDetails',
  },
  estimates: {
    create: 'estimateCheckout',
  },
  paymentSessions: {
    create: 'createPaymentSession',
  },
  webhooks: {
    create: 'createWebhook',
    list: 'listWebhooks',
    read: 'readWebhook',
    update: 'updateWebhook',
    remove: 'removeWebhook',
    rotateSecret: 'rotateWebhookSecret',
    test: 'testWebhooks',
    events: 'listWebhookEvents',
    deliveries: 'listWebhookDeliveries',
    replay: 'replayWebhooks',
  },
} as const satisfies Record<string, Record<string, OperationName>>;
