import { mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '../find-free-port.ts';
import { OperatorError } from '../operator-error.ts';
import { chooseAccount } from './choose-account.ts';
import { findBinaries } from './find-binaries.ts';
import { openServerHome } from './open-server-home.ts';
import { placeServerHome } from './place-server-home.ts';
import {
  claimOwnership,
  discardLockOfStranger,
  isAlive,
  isOwnedByAnother,
  readRunningServer,
  waitUntilGone,
} from './running-process.ts';
import { ADDRESS_IN_USE, logSize, readComplaint } from './server-log.ts';
import { connectOnce, type LaunchInput, launchServer, urlOf } from './server-process.ts';

export interface StartEmbeddedPostgresInput {
  dataDir: string;
  log?: (message: string) => void;
  /** False is faster but risks data on power loss; only for data nobody needs to keep. */
  durable?: boolean;
  maxConnections?: number;
}

export interface EmbeddedPostgres {
  url: string;
  pid: number;
  /** Stops the server, unless another live process is responsible for it. */
  stop(): Promise<void>;
}

const START_TIMEOUT_MS = 60_000;
const DEFAULT_MAX_CONNECTIONS = 60;
const WATCH_INTERVAL_MS = 500;
const LONGEST_PAUSE_MS = 2_000;
const TRY_AGAIN = /lock file .* already exists|shared memory block|pre-existing shared memory/;

type Launch = Omit<LaunchInput, 'port'>;
interface Running {
  pid: number;
  port: number;
  isOurs: boolean;
}

/** Every failure is an Error whose message is one line for the operator. */
export async function startEmbeddedPostgres(input: StartEmbeddedPostgresInput): Promise<EmbeddedPostgres> {
  const log = input.log ?? (() => {});
  const launch = await prepareLaunch(input, log);
  const { home } = launch;
  const remembered = Number(await readFile(home.portFile, 'utf8').catch(() => '')) || undefined;
  let running = await ensureRunning(launch, { preferredPort: remembered, mayMove: true }, log);
  await writeFile(home.portFile, String(running.port));

  const { port } = running;
  let stopping = false;
  let restart: Promise<void> | undefined;
  const watch = setInterval(() => {
    if (stopping || restart || isAlive(running.pid)) return;
    log('The embedded database is gone; starting it again');
    restart = ensureRunning(launch, { preferredPort: port, mayMove: false }, log)
      .then((again) => {
        running = again;
      })
      .catch((error: Error) => log(error.message))
      .finally(() => {
        restart = undefined;
      });
  }, WATCH_INTERVAL_MS);
  watch.unref();

  return {
    url: urlOf(home, port, 'cartwright'),
    get pid() {
      return running.pid;
    },
    stop: async () => {
      if (stopping) return;
      stopping = true;
      clearInterval(watch);
      await restart;
      if (!running.isOurs) return;
      await stopServer(running.pid);
      await rm(home.ownerFile, { force: true });
    },
  };
}

async function prepareLaunch(input: StartEmbeddedPostgresInput, log: (message: string) => void): Promise<Launch> {
  const { durable = true, maxConnections = DEFAULT_MAX_CONNECTIONS } = input;
  const wanted = resolve(input.dataDir);
  try {
    await mkdir(wanted, { recursive: true });
  } catch (error) {
    throw new OperatorError(`The data folder ${wanted} cannot be created: ${(error as Error).message}`);
  }
  const dataDir = await realpath(wanted);
  const firstChoice = await chooseAccount(join(dataDir, 'postgres', 'cluster'));
  const home = await placeServerHome(dataDir, firstChoice, log);
  const account = await chooseAccount(join(home, 'cluster'));
  try {
    const binaries = await findBinaries(account, dirname(home));
    const opened = await openServerHome({ account, binaries, home, durable, log });
    return { account, binaries, durable, maxConnections, home: opened };
  } catch (error) {
    throw explainFolderError(error as NodeJS.ErrnoException, dataDir);
  }
}

function explainFolderError(error: NodeJS.ErrnoException, dataDir: string): Error {
  if (error.code === 'EACCES' || error.code === 'EPERM' || error.code === 'EROFS') {
    return new OperatorError(`The data folder ${dataDir} cannot be used by this user: ${error.message}`);
  }
  if (error.code === 'ENOSPC') return new OperatorError(`There is no space left on the disk that holds ${dataDir}.`);
  return error;
}

/** Uses the server that is there, waits for one that is coming or going, and starts one when there is none. */
async function ensureRunning(
  launch: Launch,
  { preferredPort, mayMove }: { preferredPort: number | undefined; mayMove: boolean },
  log: (message: string) => void,
): Promise<Running> {
  const { home } = launch;
  const deadline = Date.now() + START_TIMEOUT_MS;
  let port = preferredPort;
  let complaint = 'it did not answer in time';
  let pause = 50;
  while (Date.now() < deadline) {
    const present = await readRunningServer(home.cluster);
    if (present === 'stranger') await discardLockOfStranger(home.cluster);
    else if (present === 'none') {
      const attempt = await tryLaunch(launch, port ?? (await findFreePort()));
      if ('pid' in attempt) return attempt;
      complaint = attempt.complaint;
      if (complaint === ADDRESS_IN_USE && mayMove) port = undefined;
      else if (!TRY_AGAIN.test(complaint) && mayMove) break;
    } else if (present !== 'starting') {
      const answers = await connectOnce(home, present.port).then(
        () => true,
        (error: Error) => {
          complaint = error.message;
          return false;
        },
      );
      if (answers) {
        const isOurs = !(await isOwnedByAnother(home.ownerFile));
        if (isOurs) await claimOwnership(home.ownerFile);
        log('Using the embedded database that is already running');
        return { ...present, isOurs };
      }
    }
    await delay(pause);
    pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS);
  }
  throw new OperatorError(`The embedded database did not start: ${complaint}. Its log: ${home.logFile}`);
}

async function tryLaunch(launch: Launch, port: number): Promise<Running | { complaint: string }> {
  const { home } = launch;
  const logOffset = logSize(home.logFile);
  const child = await launchServer({ ...launch, port });
  const { pid } = child;
  if (pid === undefined) return { complaint: 'its program could not be run' };
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
    const present = await readRunningServer(home.cluster);
    if (typeof present === 'object' && present.pid === pid) {
      const answers = await connectOnce(home, port).then(
        () => true,
        () => false,
      );
      if (answers) {
        await claimOwnership(home.ownerFile);
        return { pid, port, isOurs: true };
      }
    }
    await delay(25);
  }
  if (child.exitCode === null && child.signalCode === null) await stopServer(pid);
  return { complaint: readComplaint(home.logFile, logOffset) };
}

/**
 * INT ends sessions and writes everything to disk. QUIT, for a server too slow for that, leaves it to the next start.
 */
async function stopServer(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    if (await waitUntilGone(pid, 10_000)) return;
  }
}
