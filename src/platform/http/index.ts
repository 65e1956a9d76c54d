/** HTTP as this service speaks it: one error body, request ids, checked input, idempotent answers, operations by table. */
export { ApiError } from './api-error.ts';
export type { Caller } from './caller.ts';
export { createServer } from './create-server.ts';
export type { Door, DoorRequest } from './door.ts';
export type { Handlers } from './handler.ts';
export { forgetAnswersOlderThan } from './idempotent-answer-store.ts';
export { mountOperationalRoutes } from './mount-operational-routes.ts';
export { type MountDependencies, mountOperations } from './mount-operations.ts';
export { admitByToken, type MountOperatorRoutes, openOperatorScope } from './open-operator-scope.ts';
export { mountPortal } from './serve-portal.ts';
export { traceRequests } from './trace-requests.ts';
