import { createHash } from 'node:crypto';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { OperatorError } from '../operator-error.ts';
import { type Account, canReach } from '../unprivileged-account.ts';

const ELSEWHERE = '/var/lib/cartwright';
const POINTER = 'postgres.location';

/**
 * The folder that holds everything of the server. It is `<dataDir>/postgres`, unless root keeps the data folder
 * where no other account can reach it (below /root, say): then it is under /var/lib and a pointer file stays behind.
 */
export async function placeServerHome(
  dataDir: string,
  account: Account,
  log: (message: string) => void,
): Promise<string> {
  const home = join(dataDir, 'postgres');
  if (await canReach(account, dataDir)) return home;
  if (await stat(home).catch(() => undefined)) {
    throw new OperatorError(
      `${home} holds a database, but its account cannot enter the folders above it. Run chmod o+x on each of them.`,
    );
  }
  const pointer = join(dataDir, POINTER);
  const remembered = await readFile(pointer, 'utf8').catch(() => '');
  if (remembered.trim()) return remembered.trim();

  const name = `${basename(dataDir)}-${createHash('sha256').update(dataDir).digest('hex').slice(0, 8)}`;
  const elsewhere = join(ELSEWHERE, name, 'postgres');
  await mkdir(join(ELSEWHERE, name), { recursive: true, mode: 0o755 });
  await writeFile(pointer, `${elsewhere}\n`);
  log(`The database account cannot reach ${dataDir}; the database is in ${elsewhere}`);
  return elsewhere;
}
