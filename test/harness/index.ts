// What end-to-end tests share: real databases, the real service as a process, temporary folders.
// Invariant: everything made here is gone when its close, stop or kill9 has resolved, or the test fails.
// Must never: replace a part of the product; tests get the real thing and misbehaving surroundings.

export { findFreePort } from '../../src/platform/find-free-port.ts';
export { type Account, NOBODY, testAccounts } from './accounts.ts';
export { compileCache } from './compile-cache.ts';
export { findPostgresServers, type PostgresServer } from './postgres-servers.ts';
export { type PostgresHolder, startPostgresHolder } from './start-postgres-holder.ts';
export {
  type RunningService,
  ServiceEnded,
  type StartServiceInput,
  startService,
} from './start-service.ts';
export { openTcpGate, type TcpGate } from './tcp-gate.ts';
export { makeTempDir } from './temp-dir.ts';
export { createTestDatabase, type TestDatabase } from './test-database.ts';
