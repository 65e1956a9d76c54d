import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';

/** Each `*-store.ts` names the tables it owns with `store.withTables<…>()`; nobody sees another's tables by accident. */
export type NoTables = Record<never, never>;

/** Either the database or an open transaction: stores take this, so their callers decide what is atomic. */
export type Store = Kysely<NoTables>;

export interface Database {
  db: Store;
  pool: pg.Pool;
  transaction<Result>(work: (store: Transaction<NoTables>) => Promise<Result>): Promise<Result>;
  /** Resolves when the server answers, rejects within a few seconds when it does not. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface OpenDatabaseInput {
  url: string;
  poolSize?: number;
  log?: (message: string) => void;
}

const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 30_000;
const INT8_OID = 20;

/** Connects lazily: a server that is away now, or goes away later, is used again as soon as it is back. */
export function openDatabase({ url, poolSize = 10, log }: OpenDatabaseInput): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: 30_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'cartwright',
    keepAlive: true,
    types: { getTypeParser: readInt8AsNumber as typeof pg.types.getTypeParser },
  });
  // A connection that dies while nobody waits on it emits 'error'; without listeners on both, that ends the process.
  const report = (error: Error) => log?.(`A database connection was lost: ${error.message}`);
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', report));

  const db = new Kysely<NoTables>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    pool,
    transaction: (work) => db.transaction().execute(work),
    ping: async () => {
      await pool.query('select 1');
    },
    close: () => db.destroy(),
  };
}

const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '57P05', // idle_session_timeout
  '25P03', // idle_in_transaction_session_timeout
]);

/** Connection exceptions (08…) and exhausted resources such as connections, memory or disk (53…). */
const UNAVAILABLE_CODE_CLASSES = /^(08|53)[0-9A-Z]{3}$/;

const UNAVAILABLE_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed and is not queryable|driver has already been destroyed|Cannot use a pool after calling end)/;

/**
 * True when the store could not be reached or gave up, as opposed to having refused the statement: the API answers 503.
 * Only for errors out of the database; a socket error of some other peer looks the same.
 */
export function isStoreUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isStoreUnavailable);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return UNAVAILABLE_CODES.has(code) || UNAVAILABLE_CODE_CLASSES.test(code) || UNAVAILABLE_MESSAGES.test(error.message);
}

/** Counts and minor units come as bigint columns; a value that a number cannot hold exactly is refused, not rounded. */
function readInt8AsNumber(oid: number, format: 'text' | 'binary' = 'text'): unknown {
  if (oid !== INT8_OID || format !== 'text') return pg.types.getTypeParser(oid, format);
  return (text: string) => {
    const value = Number(text);
    if (!Number.isSafeInteger(value)) throw new RangeError(`The database returned ${text}, too large for a number`);
    return value;
  };
}
