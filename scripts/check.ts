import { architectureCheck, runChecks, STATIC_CHECKS } from './run-checks.ts';

const passed = await runChecks([...STATIC_CHECKS, await architectureCheck()]);
process.exitCode = passed ? 0 : 1;
