import type { PageKind, PageSnapshot } from '../seen/types.ts';
import { WALLS } from './page-weights.ts';

const captchaFrame = /recaptcha|hcaptcha|turnstile|captcha|funcaptcha|arkoselabs|geetest|challenges\.cloudflare/i;
const secureFrame = /3ds|threeds|three-d|3d-?secure|\bacs\b|challenge|authenticat|cardinal|emv/i;

/** Frames and widgets that only a person or a bank can answer. The badge of an invisible check does not count. */
export function wallEvidence(snapshot: PageSnapshot): { kind: PageKind; weight: number; why: string }[] {
  const out: { kind: PageKind; weight: number; why: string }[] = [];
  for (const element of snapshot.elements) {
    if (element.role !== 'frame' || !element.visible) continue;
    const where = `${element.href} ${snapshot.frames.find((f) => f.name !== '' && f.name === element.name)?.url ?? ''} ${element.title} ${element.name}`;
    const { width, height } = element.box;
    if (
      captchaFrame.test(where) &&
      !/size=invisible/.test(where) &&
      width >= WALLS.width &&
      height >= WALLS.captchaHeight
    ) {
      const challenge = height > WALLS.challengeHeight;
      out.push({
        kind: 'captcha',
        weight: challenge ? WALLS.captchaChallenge : WALLS.captcha,
        why: 'a captcha widget is shown',
      });
    } else if (secureFrame.test(where) && width >= WALLS.width && height >= WALLS.issuerHeight) {
      out.push({ kind: 'challenge3ds', weight: WALLS.issuer, why: 'a frame of the card issuer is shown' });
    }
  }
  const widget = snapshot.elements.some(
    (e) => e.visible && captchaFrame.test(`${e.id} ${e.classes} ${e.name}`) && e.role !== 'frame' && !e.covered,
  );
  if (widget) out.push({ kind: 'captcha', weight: WALLS.captchaField, why: 'a captcha field is shown' });
  return out;
}
