import type { Mode, Permission } from '@cartwright/contract';

/** Who a request comes from, according to its key. Every query for a caller's data names both accountId and mode. */
export interface Caller {
  accountId: string;
  mode: Mode;
  keyId: string;
  permissions: readonly Permission[];
}
