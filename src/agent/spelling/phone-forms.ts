import { dialCode } from './countries.ts';

export interface PhoneParts {
  dial: string;
  /** National number without trunk prefix. */
  national: string;
}

export function splitPhone(phone: string, country: string): PhoneParts {
  const digits = phone.replace(/\D/g, '');
  const dial = dialCode(country) ?? '';
  const international = phone.trim().startsWith('+') || digits.startsWith('00');
  const bare = digits.replace(/^00/, '');
  if (international && dial && bare.startsWith(dial))
    return { dial, national: bare.slice(dial.length).replace(/^0+/, '') };
  if (dial === '1' && digits.length === 11 && digits.startsWith('1')) return { dial, national: digits.slice(1) };
  return { dial, national: digits.replace(/^0+/, '') };
}

/** Spellings in the order in which they are tried: as given, then what forms commonly insist on. */
export function phoneForms(phone: string, country: string): string[] {
  const { dial, national } = splitPhone(phone, country);
  if (dial === '1' && national.length === 10) {
    const [area, middle, end] = [national.slice(0, 3), national.slice(3, 6), national.slice(6)];
    return unique([
      phone,
      national,
      `(${area}) ${middle}-${end}`,
      `${area}-${middle}-${end}`,
      `+1${national}`,
      `+1 ${area}-${middle}-${end}`,
    ]);
  }
  return unique([
    phone,
    `0${national}`,
    `+${dial}${national}`,
    national,
    `+${dial} ${national}`,
    `00${dial}${national}`,
  ]);
}

function unique(forms: string[]): string[] {
  return [...new Set(forms)];
}
