import { test } from 'node:test';
import type { RequirementId } from './requirements.ts';

/** A scenario that proves rules of the interface: `spec(['create.201'], 'answers 201', async () => { … })`. */
export function spec(ids: readonly RequirementId[], outcome: string, scenario: () => Promise<void> | void): void {
  test(`${outcome} [${ids.join(' ')}]`, scenario);
}
