import { foldText } from './fold-text.ts';

const CODES =
  'ar bg ca cs da de el en es et fi fr he hr hu id it ja ko lt lv ms nb nl pl pt ro ru sk sl sr sv th tr uk vi zh';

const names = new Set(
  CODES.split(' ').map((code) => foldText(new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code)),
);

/** "Deutsch", "Français", "English (US)": a language as those who speak it call it. */
export function namesLanguage(text: string): boolean {
  return names.has(foldText(text.replace(/\s*[(（].*$/u, '')));
}
