import type { Engine } from '../../engine/index.ts';
import type { Database } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import type { Networks } from '../networks/network.ts';
import type { EmailCodes } from '../remembered/email-codes.ts';
import type { Vault } from '../vault/vault.ts';
import type { PageTokens } from './page-token.ts';

/** What the hosted page needs from the rest of the service. */
export interface HostedPageDependencies {
  database: Database;
  vault: Vault;
  engine: Pick<Engine, 'enqueue'>;
  codes: EmailCodes;
  tokens: PageTokens;
  networks: Networks;
  /** A client's address as it may be stored. */
  digestClient(text: string): Buffer[];
  log: Log;
  publicUrl(): string;
}
