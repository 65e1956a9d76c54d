import type { Command } from '../command.ts';
import { checkMachine } from '../doctor/check-machine.ts';
import { checkMerchant, checkReachable, checkService } from '../doctor/check-service.ts';
import { type Finding, runCheck } from '../doctor/finding.ts';
import { exitCodes } from '../exit-codes.ts';

export const doctor: Command = {
  name: 'doctor',
  summary: 'Check this machine and the service, and say how to fix what is wrong',
  usage: 'doctor [MERCHANT_URL…]',
  options: {},
  async run(context, args) {
    const findings: Finding[] = [];
    const service = await runCheck(checkReachable(context));
    const machine = checkMachine(context.environment, { url: context.url, isUp: service.state === 'ok' });
    for (const check of machine) findings.push(await runCheck(check));
    findings.push(service);
    for (const check of checkService(context)) {
      if (service.state === 'ok') findings.push(await runCheck(check));
      else findings.push({ what: check.what, state: 'skipped', detail: 'needs the service' });
    }
    for (const address of args.positionals) findings.push(await runCheck(checkMerchant(address)));

    if (context.isJson) context.print(JSON.stringify(findings));
    else for (const finding of findings) for (const line of describe(finding)) context.print(line);
    return findings.some((finding) => finding.state === 'fail') ? exitCodes.failed.code : exitCodes.done.code;
  },
};

const marks = { ok: 'ok  ', fail: 'FAIL', skipped: '-   ' };

function describe({ what, state, detail, fix }: Finding): string[] {
  return [`${marks[state]}  ${what.padEnd(9)}  ${detail}`, ...(fix ? [`${' '.repeat(17)}→ ${fix}`] : [])];
}
