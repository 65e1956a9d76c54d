import { ApiError, ConnectionError } from '@cartwright/sdk';
import { UsageError } from './command.ts';
import { exitCodes } from './exit-codes.ts';

export interface ReportedError {
  exitCode: number;
  text: string;
  json: object;
}

/** What to print and how to exit; undefined for our own bugs, which keep their stack. */
export function reportError(error: unknown, usage: string): ReportedError | undefined {
  if (error instanceof UsageError) {
    return {
      exitCode: exitCodes.usage.code,
      text: `${error.message}\nUsage: cartwright ${usage}`,
      json: { error: 'usage', message: error.message },
    };
  }
  if (error instanceof ConnectionError) {
    return {
      exitCode: exitCodes.unreachable.code,
      text: `${error.message} Start it with npm start, or set CARTWRIGHT_URL.`,
      json: { error: error.reason, message: error.message },
    };
  }
  if (error instanceof ApiError) {
    const { code, message, requestId, details } = error;
    const lines = details.map((detail) => `\n  ${detail.path}: ${detail.message}`);
    const request = requestId && error.status >= 500 ? `\nThe service logged it as ${requestId}.` : '';
    return {
      exitCode: exitCodes.refused.code,
      text: `${message} (${code})${lines.join('')}${request}`,
      json: { error: code, message, requestId, details },
    };
  }
  return undefined;
}
