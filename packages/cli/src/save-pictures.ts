import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { StepRecord } from '@cartwright/contract';
import { ApiError, type Client } from '@cartwright/sdk';

/** Saves what the agent saw at a step; resolves to the file's address, or to null when there is no picture. */
export function createPictureSaver(
  client: Client,
  directory: string | undefined,
): (step: StepRecord) => Promise<string | null> {
  if (directory === undefined) return async () => null;
  const folder = resolve(directory);
  return async ({ taskId, id, status }) => {
    try {
      const { picture } = await client.checkouts.evidence({ taskId, stepId: String(id) });
      if (!picture) return null;
      const file = join(folder, `${taskId.slice(0, 8)}-${id}-${status.toLowerCase()}.jpg`);
      await mkdir(folder, { recursive: true });
      await writeFile(file, Buffer.from(picture, 'base64'));
      return pathToFileURL(file).href;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }
  };
}
