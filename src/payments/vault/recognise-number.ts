import { createHmac, randomBytes } from 'node:crypto';

/** Tells whether a text holds the card number, in any of the spellings that pages use. */
export type NumberRecogniser = (text: string) => boolean;

/**
 * Recognises a number without keeping it: it holds only a digest under a random key that disappears with it. The rest
 * of the service gets this instead of the number.
 */
export function recogniseNumber(number: Buffer): NumberRecogniser {
  const key = randomBytes(32);
  const digest = (digits: string | Buffer) => createHmac('sha256', key).update(digits).digest('base64');
  const [length, wanted] = [number.length, digest(number)];
  const isIn = (found: string) => {
    for (let at = 0; at + length <= found.length; at += 1) {
      if (digest(found.slice(at, at + length)) === wanted) return true;
    }
    return false;
  };
  const holds = (text: string) =>
    readings(text).some((reading) =>
      [...reading.matchAll(/\d(?:[ +.-]?\d){11,}/g)].some(([run]) => isIn(run.replace(/\D/g, ''))),
    );
  return (text) => holds(text) || encodedParts(text).some(holds);
}

/** The text itself, and what a form's values give when they are put together or read backwards. */
function readings(text: string): string[] {
  const plain = unescaped(text);
  const values = plain.replace(/(^|[?&\s])[^=&\s]*=/g, '').replace(/[^\d]/g, '');
  return [plain, values, [...plain].reverse().join('')];
}

function encodedParts(text: string): string[] {
  const parts = unescaped(text).match(/[A-Za-z0-9+/_-]{18,}/g) ?? [];
  return parts.flatMap((part) => [
    Buffer.from(part, 'base64').toString('latin1'),
    Buffer.from(part, 'hex').toString('latin1'),
  ]);
}

function unescaped(text: string): string {
  return text.replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
