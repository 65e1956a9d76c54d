import { setTimeout as delay } from 'node:timers/promises';
import { armFaultPoints } from './fault-point.ts';

/**
 * Reads a fault plan such as `intent.committed=kill,review.stored=stop@3,step.*=wait:500`: at the third passing of
 * `review.stored` the process stops itself, and so on. Each fault happens once; `wait` happens every time. Prints each
 * fault that it triggers.
 */
export function armFaults(plan: string, say: (line: string) => void): void {
  const faults = plan
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(readFault);
  if (faults.length === 0) return;
  armFaultPoints(async (name) => {
    for (const fault of faults) {
      if (!matches(fault.point, name) || fault.isSpent) continue;
      fault.passes += 1;
      if (fault.passes < fault.at) continue;
      fault.isSpent = fault.action !== 'wait';
      say(`fault ${fault.action} at ${name}`);
      if (fault.action === 'kill') process.kill(process.pid, 'SIGKILL');
      else if (fault.action === 'stop') process.kill(process.pid, 'SIGSTOP');
      await delay(fault.action === 'wait' ? fault.milliseconds : 1);
    }
  });
}

function readFault(text: string) {
  const match = /^(?<point>[\w.*-]+)=(?<action>kill|stop|wait)(?::(?<ms>\d+))?(?:@(?<at>\d+))?$/.exec(text);
  if (!match?.groups) throw new Error(`FAULT_POINTS: ${text} is not of the form point=kill|stop|wait:MS[@N]`);
  const { point = '', action = '', ms, at } = match.groups;
  return { point, action, milliseconds: Number(ms ?? 0), at: Number(at ?? 1), passes: 0, isSpent: false };
}

function matches(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;
}
