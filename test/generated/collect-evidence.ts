import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AgentStep } from '../../src/agent/index.ts';
import type { PageSnapshot } from '../../src/agent/perception/index.ts';
import { describeLook } from '../harness/describe-look.ts';

/** What led to a failure is in sight shortly before it. */
const LAST_LOOKS = 12;

export interface Evidence {
  /** What was done so far; failures are no steps. */
  steps: AgentStep['label'][];
  log(message: string, facts?: object): void;
  onStep(step: AgentStep): void;
  onLook(taken: PageSnapshot): void;
  /** Writes what was collected into a folder: the log, a picture per step, and the last pages as they were read. */
  keep(folder: string, facts: object): Promise<void>;
}

/** What the agent logged and saw during one case, to look at when it failed. */
export function collectEvidence(): Evidence {
  const started = Date.now();
  const lines: string[] = [];
  const pictures: { name: string; picture: Uint8Array }[] = [];
  const steps: AgentStep['label'][] = [];
  let looks: { seconds: string; taken: PageSnapshot }[] = [];
  const at = () => ((Date.now() - started) / 1000).toFixed(2);
  return {
    steps,
    log: (message, facts) => {
      lines.push(`${at()} ${message} ${facts ? JSON.stringify(facts) : ''}`);
    },
    onStep: ({ label, note, isFailed, evidence }) => {
      if (!isFailed) steps.push(label);
      lines.push(`${at()} STEP ${label} ${note ?? ''} ${evidence.decision ?? ''} ${evidence.url ?? ''}`);
      if (evidence.picture)
        pictures.push({ name: `${String(pictures.length).padStart(2, '0')}-${label}.jpg`, picture: evidence.picture });
    },
    onLook: (taken) => {
      looks = [...looks.slice(1 - LAST_LOOKS), { seconds: at(), taken }];
    },
    keep: async (folder, facts) => {
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, 'log.txt'), `${lines.join('\n')}\n${JSON.stringify(facts, null, 1)}\n`);
      const pages = looks.map(({ seconds, taken }) => `${seconds} ${describeLook(taken)}\n`);
      await writeFile(join(folder, 'looks.txt'), pages.join('\n'));
      // For a script that puts questions to the agent's readers.
      await writeFile(join(folder, 'last-look.json'), JSON.stringify(looks.at(-1)?.taken ?? null));
      for (const { name, picture } of pictures) await writeFile(join(folder, name), picture);
    },
  };
}
