import type { Operation } from './operation.ts';
import * as payment from './payment-session.ts';

/** Payment sessions and the hosted page that completes them. */
export const paymentOperations = {
  createPaymentSession: {
    summary: 'Create a payment session',
    description:
      'A hosted page where the customer enters the card. Pass the sessionId to POST /checkout when it is completed.',
    tag: 'Payment',
    permission: 'payments:write',
    budget: 'write',
    forms: [{ method: 'POST', path: '/payment/session', body: payment.paymentSessionRequest }],
    success: { status: 200, body: payment.paymentSessionCreated, description: 'The session' },
    errors: [],
  },
  listPaymentSessions: {
    summary: 'List payment sessions',
    description: 'Newest first, with their state, card and what they have paid.',
    tag: 'Payment',
    permission: 'checkout:read',
    budget: 'read',
    forms: [{ method: 'GET', path: '/payment/session', query: payment.paymentSessionsQuery }],
    success: { status: 200, body: payment.paymentSessions, description: 'The sessions' },
    errors: [],
  },
  readPaymentSession: {
    summary: 'Read a payment session',
    description:
      'Its state (open, completed, used, expired), the card by network and last four digits, and its spending.',
    tag: 'Payment',
    permission: 'checkout:read',
    budget: 'read',
    forms: [{ method: 'GET', path: '/payment/session/{sessionId}', params: payment.paymentSessionPath }],
    success: { status: 200, body: payment.paymentSessionDetails, description: 'The session' },
    errors: ['not_found'],
  },
  readPaymentPage: {
    summary: 'Read the settings of the hosted page',
    description: 'Which origins may show the hosted page of this mode in a frame.',
    tag: 'Payment',
    permission: 'checkout:read',
    budget: 'read',
    forms: [{ method: 'GET', path: '/payment/page' }],
    success: { status: 200, body: payment.paymentPage, description: 'The settings' },
    errors: [],
  },
  updatePaymentPage: {
    summary: 'Change the settings of the hosted page',
    description: 'Replaces the origins that may show the hosted page in a frame. None: it opens in its own tab only.',
    tag: 'Payment',
    permission: 'payments:write',
    budget: 'write',
    forms: [{ method: 'PUT', path: '/payment/page', body: payment.paymentPage }],
    success: { status: 200, body: payment.paymentPage, description: 'The settings as they are now' },
    errors: [],
  },
} as const satisfies Record<string, Operation>;
