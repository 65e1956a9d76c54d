import { type DestinationStream, type Logger, pino } from 'pino';
import { maskSecrets } from './mask-secrets.ts';

export type Log = Logger;

/** Structured lines, one JSON object each. Every line is masked before it is written, whoever logs it. */
export function createLog(options: { level: string; destination?: DestinationStream }): Log {
  const out = options.destination ?? process.stderr;
  return pino(
    {
      level: options.level,
      timestamp: pino.stdTimeFunctions.isoTime,
      base: undefined,
      formatters: { level: (label) => ({ level: label }) },
    },
    { write: (line: string) => out.write(maskSecrets(line)) },
  );
}
