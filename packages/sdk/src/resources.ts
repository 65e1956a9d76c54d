import type { OperationName } from '@cartwright/contract';

/** What callers write for each operation: `client.checkouts.create(…)`. A new operation gets its line here. */
export const resources = {
  checkouts: {
    create: 'createCheckout',
    list: 'listCheckouts',
    read: 'readCheckout',
    history: 'readHistory',
    confirm: 'confirmCheckout',
    cancel: 'cancelCheckout',
    merchantAccount: 'readMerchantAccount',
    evidence: 'readEvidence',
    liveView: 'readLiveView',
  },
  rehearsals: {
    start: 'startRehearsal',
    read: 'readRehearsal',
  },
  products: {
    search: 'searchProducts',
    details: 'readProductDetails',
    practice: 'listPracticeProducts',
  },
  crawls: {
    start: 'startCrawl',
    list: 'listCrawls',
    read: 'readCrawl',
    cancel: 'cancelCrawl',
    merchants: 'listMerchants',
  },
  estimates: {
    create: 'estimateCheckout',
  },
  paymentSessions: {
    create: 'createPaymentSession',
    list: 'listPaymentSessions',
    read: 'readPaymentSession',
  },
  paymentPage: {
    read: 'readPaymentPage',
    update: 'updatePaymentPage',
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
  testLinks: {
    create: 'createTestLink',
    list: 'listTestLinks',
    revoke: 'revokeTestLink',
  },
  account: {
    read: 'readAccount',
    update: 'updateAccount',
    requestGoLive: 'requestGoLive',
    usage: 'readUsage',
  },
  keys: {
    create: 'createKey',
    list: 'listKeys',
    revoke: 'revokeKey',
  },
  members: {
    invite: 'inviteMember',
    list: 'listMembers',
    update: 'updateMember',
    renewLink: 'renewMemberLink',
    remove: 'removeMember',
  },
} as const satisfies Record<string, Record<string, OperationName>>;
