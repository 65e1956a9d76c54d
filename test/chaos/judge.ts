/** What must be zero whatever was injected. */
const mustBeZero = ['duplicateOrders', 'unfinished', 'lostAcknowledged', 'missingEvents', 'brokenPromises'];
/** What proves that faults were injected: a fault run that hit no fault has failed. */
const mustBeSeen = [
  'kills',
  'killPoints',
  'stops',
  'storeStops',
  'merchantFaults',
  'browserKills',
  'cancelRaces',
  'confirmRaces',
];

/** Says what is wrong with a run; figures of scenarios that did not run are not there and not judged. */
export function judge(figures: Readonly<Record<string, number>>): string[] {
  const problems = [
    ...mustBeZero.filter((name) => (figures[name] ?? 0) > 0).map((name) => `${name} is ${figures[name]}, must be 0`),
    ...mustBeSeen.filter((name) => figures[name] === 0).map((name) => `${name} is 0: nothing was hit`),
  ];
  if ((figures.hostsThatShared ?? 2) < 2) problems.push('one host did all the work');
  if ('stops' in figures && figures.staleWritesRefused === 0) problems.push('no stale write was seen and refused');
  if ((figures.tasksOfOneKey ?? 1) !== 1) problems.push(`${figures.tasksOfOneKey} tasks under one idempotency key`);
  return problems;
}
