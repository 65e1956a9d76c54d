import type { IncomingHttpHeaders } from 'node:http';
import { Webhook } from 'standardwebhooks';

export type SignatureVerdict = 'valid' | 'invalid' | 'unchecked';

/** Valid when any of the secrets verifies: during a change of secret there are two. */
export function checkSignature(
  secrets: readonly string[],
  headers: IncomingHttpHeaders,
  body: string,
): SignatureVerdict {
  if (secrets.length === 0) return 'unchecked';
  const verifies = (secret: string) => {
    try {
      new Webhook(secret).verify(body, headers as Record<string, string>);
      return true;
    } catch {
      return false;
    }
  };
  return secrets.some(verifies) ? 'valid' : 'invalid';
}
