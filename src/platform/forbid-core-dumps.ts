import { writeFileSync } from 'node:fs';

/**
 * A crash must not write the memory of this process, and what it inherits, to a disk: cards pass through it. On Linux
 * the dump then has no memory in it, whatever the limits say; elsewhere the operator sets `ulimit -c 0`. A diagnostic
 * report leaves the environment out, which may hold the vault key.
 */
export function forbidCoreDumps(): void {
  if (process.report) process.report.excludeEnv = true;
  try {
    writeFileSync('/proc/self/coredump_filter', '0');
  } catch {
    // Not Linux, or a container that hides it.
  }
}
