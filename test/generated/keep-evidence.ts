import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AgentStep } from '../../src/agent/index.ts';
import type { CaseResult } from './summarise.ts';

/** What is known of one try besides its end. */
export interface Evidence {
  steps: AgentStep[];
  log: object[];
}

/** Written beside each other, named by seed and case: what happened, and the last picture of it. */
export async function keepEvidence(folder: string, result: CaseResult, { steps, log }: Evidence): Promise<void> {
  await mkdir(folder, { recursive: true });
  const name = join(folder, `${result.seed}-${result.case}`);
  const story = steps.map(({ label, note, isFailed, evidence }) =>
    [isFailed ? 'failed' : 'done', label, note, evidence.url, evidence.decision].join(' | '),
  );
  const lines = [result.note, result.habits.join(' '), ...story, ...log.map((entry) => JSON.stringify(entry))];
  await writeFile(`${name}.txt`, `${lines.join('\n')}\n`);
  const picture = steps.findLast(({ evidence }) => evidence.picture)?.evidence.picture;
  if (picture) await writeFile(`${name}.jpg`, picture);
}
