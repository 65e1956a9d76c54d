import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Open to other accounts, unlike a plain mkdtemp: under root the database server runs as somebody else. */
export async function makeTempDir(prefix: string): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), `cartwright-${prefix}`));
  await chmod(dir, 0o755);
  return dir;
}
