import type { Operation } from './operation.ts';
import * as links from './test-links.ts';

export const testLinkOperations = {
  listPracticeProducts: {
    summary: 'List practice products',
    description: 'Products of the practice shops, with how each behaves. Empty when the installation has none.',
    tag: 'Catalog',
    permission: 'catalog:read',
    budget: 'read',
    forms: [{ method: 'GET', path: '/practice-products' }],
    success: { status: 200, body: links.practiceProducts, description: 'The products' },
    errors: [],
  },
  createTestLink: {
    summary: 'Make a test link',
    description:
      'A page that runs one test order for anyone who has its address, until it expires. Test mode only; the card is a test card.',
    tag: 'Checkout',
    permission: 'checkout:write',
    budget: 'write',
    forms: [{ method: 'POST', path: '/test-links', body: links.createTestLinkRequest }],
    success: { status: 201, body: links.testLinkCreated, description: 'The link' },
    errors: ['test_provider_disabled'],
  },
  listTestLinks: {
    summary: 'List test links',
    description: 'The latest hundred, newest first, with the tasks that they started.',
    tag: 'Checkout',
    permission: 'checkout:read',
    budget: 'read',
    forms: [{ method: 'GET', path: '/test-links' }],
    success: { status: 200, body: links.testLinkList, description: 'The links' },
    errors: [],
  },
  revokeTestLink: {
    summary: 'Revoke a test link',
    description: 'Its page stops working at once. An order that it started continues.',
    tag: 'Checkout',
    permission: 'checkout:write',
    budget: 'write',
    forms: [{ method: 'DELETE', path: '/test-links/{linkId}', params: links.testLinkPath }],
    success: { status: 200, body: links.testLinkRevoked, description: 'Revoked' },
    errors: ['not_found'],
  },
} as const satisfies Record<string, Operation>;
