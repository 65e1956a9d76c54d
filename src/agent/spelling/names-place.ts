import { foldText } from '../../words/fold-text.ts';

/** "Springfield, Illinois, United States": a list of places says behind the name of each what it lies in. */
export function namesPlace(text: string, forms: readonly string[]): boolean {
  const [name = ''] = text.trim().split(/[,;·|\n([（]|\s[–—-]\s/u);
  return foldText(name) !== '' && forms.some((form) => foldText(form) === foldText(name));
}
