import type { Operation } from './operation.ts';
import * as rehearsals from './rehearsals.ts';

export const rehearsalOperations = {
  startRehearsal: {
    summary: 'Rehearse a purchase',
    description:
      'Walks to the verified order review of a merchant as a made-up customer and stops there: nothing is ordered and no card is typed. Answers at once; read the rehearsal by its id. The merchant may see an abandoned cart.',
    tag: 'Checkout',
    permission: 'checkout:write',
    budget: 'write',
    forms: [{ method: 'POST', path: '/rehearsals', body: rehearsals.startRehearsalRequest }],
    success: { status: 201, body: rehearsals.rehearsal, description: 'The rehearsal, queued' },
    errors: [],
  },
  readRehearsal: {
    summary: 'Read a rehearsal',
    description: 'What was read on the way, how long it took, and what would stop a purchase.',
    tag: 'Checkout',
    permission: 'checkout:read',
    budget: 'read',
    forms: [{ method: 'GET', path: '/rehearsals/{rehearsalId}', params: rehearsals.rehearsalPath }],
    success: { status: 200, body: rehearsals.rehearsal, description: 'The rehearsal' },
    errors: ['not_found'],
  },
} as const satisfies Record<string, Operation>;
