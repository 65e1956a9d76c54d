// Runs before anything else is loaded, on the machine's own Node: plain JavaScript, Node's own modules only.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { takeLock } from './take-lock.mjs';

/** Where a package manager of Linux puts it. */
const INSTALLED = [
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
];
const PACKAGES = ['chromium-headless-shell', 'fonts-liberation'];
const HELP = 'Install Chromium with your package manager, or name one with CHROMIUM_PATH.';

/**
 * The dependencies bring a Chromium for Linux on x64 only. On other processors Debian's package takes its place: root
 * gets it installed, everyone else is told.
 */
export async function installChromium(root, machine = thisMachine()) {
  const isMissing = () => !machine.chromiumPath && !INSTALLED.some((path) => machine.exists(path));
  if (machine.platform !== 'linux' || machine.arch === 'x64' || !isMissing()) return;
  if (!machine.isRoot || !machine.exists('/usr/bin/apt-get'))
    return say(`No Chromium is bundled for this processor (${machine.arch}). ${HELP}`);
  say(`No Chromium is bundled for this processor (${machine.arch}). Installing the system's package (once) …`);
  const release = await takeLock(join(root, '.cache', 'install.lock'), () => {});
  try {
    if (!isMissing()) return;
    await machine.run('apt-get', ['update', '-qq']);
    await machine.run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES]);
    say('Chromium is installed');
  } catch (error) {
    say(`${error.message}\n${HELP}`);
  } finally {
    release();
  }
}

function thisMachine() {
  return {
    platform: process.platform,
    arch: process.arch,
    chromiumPath: process.env.CHROMIUM_PATH,
    isRoot: process.getuid?.() === 0,
    exists: existsSync,
    run,
  };
}

function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  child.stderr.on('data', (chunk) => {
    complaint += chunk;
  });
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (code) => {
      if (code === 0) done();
      else fail(new Error(`${complaint.trim()}\n${command} ${args[0]} ended with exit code ${code}.`));
    });
  });
}

const say = (line) => process.stderr.write(`${line}\n`);
