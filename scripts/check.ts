import { ARCHITECTURE_CHECK, runChecks, STATIC_CHECKS } from './run-checks.ts';

const passed = await runChecks([...STATIC_CHECKS, ARCHITECTURE_CHECK]);
process.exitCode = passed ? 0 : 1;
