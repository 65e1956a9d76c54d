import { Secret as OtpSecret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;

export function makeTotpSecret(): string {
  return new OtpSecret({ size: 20 }).base32;
}

/** The address that an authenticator app reads from the QR code. */
export function totpAddress(secret: string, email: string): string {
  return totp(secret, email).toString();
}

/** The time step that the code belongs to, at most one away from now; null if the code is wrong. */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | null {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totp(secret, '').validate({ token, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
}

function totp(secret: string, label: string): TOTP {
  return new TOTP({ issuer: 'Cartwright', label, secret: OtpSecret.fromBase32(secret), period: PERIOD_SECONDS });
}
