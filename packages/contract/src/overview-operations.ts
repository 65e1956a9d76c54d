import type { Operation } from './operation.ts';
import * as list from './task-list.ts';
import * as usage from './usage.ts';

export const overviewOperations = {
  listCheckouts: {
    summary: 'List tasks',
    description: 'The tasks of this account and mode, newest first, with the outcome of each. Filters narrow the list.',
    tag: 'Checkout',
    permission: 'checkout:read',
    budget: 'read',
    forms: [{ method: 'GET', path: '/checkout', query: list.listCheckoutsQuery }],
    success: { status: 200, body: list.taskList, description: 'The tasks' },
    errors: [],
  },
  readUsage: {
    summary: 'Read usage',
    description: 'Credits, outcomes and durations over time, by merchant and by failure.',
    tag: 'Account',
    permission: 'account:read',
    budget: 'read',
    forms: [{ method: 'GET', path: '/usage', query: usage.usageQuery }],
    success: { status: 200, body: usage.usageReport, description: 'The figures' },
    errors: [],
  },
} as const satisfies Record<string, Operation>;
