import { randomInt } from 'node:crypto';
import type { Sql } from '../../platform/database.ts';
import type { Mailer } from '../../platform/mailer.ts';
import type { Sealer } from '../../platform/sealing.ts';
import type { PaymentSessionRow } from '../payment-session-store.ts';
import { listSealedCodes, spendEmailCode, takeTry, upsertEmailCode } from './email-code-store.ts';

const LIFE_MS = 10 * 60_000;
const MOST_TRIES = 5;
const MOST_SENT = 3;

export type CodeProblem = 'code_wrong' | 'code_over' | 'code_limit' | 'mail_failed';

export interface EmailCodes {
  /** Whether a customer of this mode can get a code: live mode needs a mail server. */
  canSend(mode: PaymentSessionRow['mode']): boolean;
  send(sql: Sql, session: PaymentSessionRow, mail: { subject: string; text: string }): Promise<CodeProblem | null>;
  /** A correct code can be used only once. */
  check(sql: Sql, sessionId: string, code: string): Promise<CodeProblem | null>;
  /** For the portal, which shows the codes of test sessions instead of sending mail. */
  readTestCodes(sql: Sql, sessionIds: readonly string[]): Promise<Map<string, string>>;
}

/**
 * Six digits by e-mail, valid for ten minutes, five tries, three mails. The right code proves access to the mailbox.
 */
export function createEmailCodes(deps: {
  mailer: Mailer | null;
  sealer: Sealer;
  digest(text: string): Buffer[];
  onMailFailed?(error: unknown): void;
}): EmailCodes {
  const { mailer, sealer, digest } = deps;
  const contextOf = (sessionId: string) => `email-code:${sessionId}`;
  return {
    canSend: (mode) => mode === 'test' || mailer !== null,
    async send(sql, session, mail) {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const row = {
        sessionId: session.id,
        digest: digest(`${session.id}:${code}`)[0] as Buffer,
        sealedCode: session.mode === 'test' ? sealer.seal(code, contextOf(session.id)) : null,
        expiresAt: new Date(Date.now() + LIFE_MS),
      };
      if (!(await upsertEmailCode(sql, row, MOST_SENT))) return 'code_limit';
      if (session.mode === 'test') return null;
      const put = (text: string) => text.replaceAll('{code}', code);
      try {
        await mailer?.send({ to: session.email, subject: put(mail.subject), text: put(mail.text) });
        return null;
      } catch (error) {
        deps.onMailFailed?.(error);
        return 'mail_failed';
      }
    },
    async check(sql, sessionId, code) {
      const row = await takeTry(sql, sessionId, MOST_TRIES);
      if (!row) return 'code_over';
      if (!digest(`${sessionId}:${code}`).some((one) => one.equals(row.digest))) return 'code_wrong';
      await spendEmailCode(sql, sessionId);
      return null;
    },
    async readTestCodes(sql, sessionIds) {
      if (sessionIds.length === 0) return new Map();
      const rows = await listSealedCodes(sql, sessionIds);
      return new Map(rows.map((row) => [row.sessionId, sealer.open(row.sealedCode, contextOf(row.sessionId))]));
    },
  };
}
