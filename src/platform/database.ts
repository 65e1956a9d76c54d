import { createHash } from 'node:crypto';
import pg from 'pg';

/**
 * What a store needs: either the database or an open transaction, so that the caller decides what is atomic.
 * Statements are prepared by name on first use, so their text must be constant and their values come as $1, $2, …
 */
export interface Sql {
  query<Row = Record<string, unknown>>(
    text: string,
    values?: readonly unknown[],
    options?: StatementOptions,
  ): Promise<Row[]>;
  /** Runs the work in one transaction. Inside a transaction it joins that one. */
  transaction<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result>;
  /** Runs the work once what was written so far is committed, and not at all when it is rolled back. */
  afterCommit(work: () => void): void;
}

export interface StatementOptions {
  /** The server keeps one plan for all values of a statement, unless each set of values needs its own. */
  plan?: 'kept' | 'by-values';
}

export interface Database extends Sql {
  pool: pg.Pool;
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

/** Connects lazily: a server that is down is used again as soon as it is back. */
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
    // Statements that do not wait for each other go out together: a transaction's begin with its first statement.
    pipeline: true,
    types: { getTypeParser: readInt8AsNumber as typeof pg.types.getTypeParser },
  });
  // A connection that dies while nobody waits on it emits 'error'; without listeners on both, that ends the process.
  const report = (error: Error) => log?.(`A database connection was lost: ${error.message}`);
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', report));

  let closed: Promise<void> | undefined;
  return {
    pool,
    query: (text, values, options) => runStatement(pool, text, values, options),
    transaction: (work) => runTransaction(pool, work),
    afterCommit: (work) => work(),
    ping: async () => {
      await pool.query('select 1');
    },
    close: () => {
      closed ??= pool.end();
      return closed;
    },
  };
}

async function runTransaction<Result>(pool: pg.Pool, work: (sql: Sql) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  const followUps: (() => void)[] = [];
  // Of several statements sent in parallel, one may arrive after another has failed; it must not run outside the
  // transaction.
  let isOver = false;
  const sql: Sql = {
    query: async (text, values, options) => {
      if (isOver) throw new Error('The transaction is over.');
      return runStatement(client, text, values, options);
    },
    transaction: (inner) => inner(sql),
    afterCommit: (followUp) => {
      followUps.push(followUp);
    },
  };
  let broken = false;
  let result: Result;
  try {
    const begun = client.query('begin');
    [result] = await Promise.all([work(sql), begun]);
    isOver = true;
    await client.query('commit');
  } catch (error) {
    isOver = true;
    await client.query('rollback').catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.release(broken);
  }
  for (const followUp of followUps) followUp();
  return result;
}

const statementNames = new Map<string, string>();

async function runStatement<Row>(
  client: pg.Pool | pg.PoolClient,
  text: string,
  values?: readonly unknown[],
  { plan = 'kept' }: StatementOptions = {},
): Promise<Row[]> {
  const name = plan === 'kept' ? nameStatement(text) : undefined;
  const { rows } = await client.query({ ...(name && { name }), text, values: values as unknown[] });
  return rows as Row[];
}

function nameStatement(text: string): string {
  const known = statementNames.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
  statementNames.set(text, name);
  return name;
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
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed and is not queryable|Cannot use a pool after calling end)/;

/**
 * True when the database was unreachable or gave up, rather than refused the statement: the API then answers 503.
 * Only for errors from the database; a socket error of another peer looks the same.
 */
export function isStoreUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isStoreUnavailable);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return UNAVAILABLE_CODES.has(code) || UNAVAILABLE_CODE_CLASSES.test(code) || UNAVAILABLE_MESSAGES.test(error.message);
}

/** The database cancelled this transaction in favour of another one; the same work may be retried. */
export function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01');
}

/** Counts and minor units are bigint columns; a value that a number cannot hold exactly is refused, not rounded. */
function readInt8AsNumber(oid: number, format: 'text' | 'binary' = 'text'): unknown {
  if (oid !== INT8_OID || format !== 'text') return pg.types.getTypeParser(oid, format);
  return (text: string) => {
    const value = Number(text);
    if (!Number.isSafeInteger(value)) throw new RangeError(`The database returned ${text}, too large for a number`);
    return value;
  };
}
