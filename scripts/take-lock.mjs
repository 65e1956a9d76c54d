import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const LOCK_GIVES_UP_AFTER_MS = 20 * 60_000;

/** One process at a time: resolves to the function that releases the lock. A dead process's lock does not count. */
export async function takeLock(file, onWait) {
  mkdirSync(dirname(file), { recursive: true });
  for (;;) {
    try {
      const descriptor = openSync(file, 'wx');
      writeSync(descriptor, String(process.pid));
      closeSync(descriptor);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (isStale(file)) rmSync(file, { force: true });
    else {
      onWait();
      await delay(500);
    }
  }
}

function isStale(file) {
  try {
    if (Date.now() - statSync(file).mtimeMs > LOCK_GIVES_UP_AFTER_MS) return true;
    const pid = Number(readFileSync(file, 'utf8'));
    // Empty between its creation and the writing of the number.
    if (!pid) return Date.now() - statSync(file).mtimeMs > 5_000;
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}
