import { randomBytes } from 'node:crypto';
import { type FileHandle, lstat, mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../../platform/operator-error.ts';

/**
 * The keys of CVVs, one file each, in a folder outside the database and outside backups. Destroying the file destroys
 * the CVV, wherever copies of the sealed text may be. All processes that serve one database on a machine share the
 * folder.
 */
export interface CvvKeys {
  make(cardId: string): Promise<Buffer>;
  /** Null once destroyed, or when the folder was lost, as with a memory-backed folder after a reboot. */
  find(cardId: string): Promise<Buffer | null>;
  destroy(cardId: string): Promise<void>;
  list(): Promise<{ cardId: string; madeAt: number }[]>;
}

const fileName = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
/** Backup tools skip a folder with this mark. */
const noBackupMark = 'Signature: 8a477f597d28d172789f06886806bc55\n# Keys that must die here. Never back this up.\n';

export async function openCvvKeys(directory: string): Promise<CvvKeys> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await refuseStrangersFolder(directory);
  await writeFile(join(directory, 'CACHEDIR.TAG'), noBackupMark, { mode: 0o600 });
  const fileOf = (cardId: string) => {
    if (!fileName.test(cardId)) throw new Error('not the id of a card');
    return join(directory, cardId);
  };
  return {
    async make(cardId) {
      const key = randomBytes(32);
      await writeFile(fileOf(cardId), key, { mode: 0o600, flag: 'wx' });
      return key;
    },
    find: (cardId) => readFile(fileOf(cardId)).catch(nullWhenAbsent),
    async destroy(cardId) {
      const file = await open(fileOf(cardId), 'r+').catch(nullWhenAbsent);
      if (!file) return;
      await overwrite(file);
      await rm(fileOf(cardId), { force: true });
    },
    async list() {
      const names = (await readdir(directory)).filter((name) => fileName.test(name));
      const found = await Promise.all(
        names.map(async (cardId) => {
          const file = await stat(join(directory, cardId)).catch(nullWhenAbsent);
          return file && { cardId, madeAt: file.mtimeMs };
        }),
      );
      return found.filter((one) => one !== null);
    },
  };
}

/** Deleting a file leaves its bytes on the disk; overwriting them first is all that a file system allows. */
async function overwrite(file: FileHandle): Promise<void> {
  try {
    await file.write(Buffer.alloc(32), 0, 32, 0);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** In a world-writable place, someone else could have created the folder first. */
async function refuseStrangersFolder(directory: string): Promise<void> {
  const found = await lstat(directory);
  const isOurs = found.isDirectory() && (process.getuid === undefined || found.uid === process.getuid());
  if (isOurs && (found.mode & 0o077) === 0) return;
  throw new OperatorError(
    `${directory} must be a folder that only the user of the service can enter (chmod 700). Fix its permissions, or set CVV_KEY_DIR to another one.`,
  );
}

function nullWhenAbsent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
