import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foldLabel } from './fold-text.ts';
import type { ActionKind } from './kinds.ts';
import { vocabularies } from './languages.ts';
import { compileKinds, matchKinds } from './match-phrases.ts';

const actions = compileKinds<ActionKind>('actions');

/** What a button says that ends something, and nothing else: the verb, and the word for what is done. */
const FINISH: Record<string, readonly string[]> = {
  ar: ['إنهاء', 'تم'],
  bg: ['Завърши', 'Готово'],
  ca: ['Finalitza', 'Fet'],
  cs: ['Dokončit', 'Hotovo'],
  da: ['Afslut', 'Færdig'],
  de: ['Abschließen', 'Fertig'],
  el: ['Ολοκλήρωση', 'Τέλος'],
  en: ['Finish', 'Done'],
  es: ['Finalizar', 'Listo'],
  et: ['Lõpeta', 'Valmis'],
  fi: ['Viimeistele', 'Valmis'],
  fr: ['Terminer', 'Terminé'],
  he: ['סיים', 'סיום'],
  'hr-sr': ['Završi', 'Gotovo'],
  hu: ['Befejezés', 'Kész'],
  'id-ms': ['Selesaikan', 'Selesai'],
  it: ['Concludi', 'Fatto'],
  ja: ['完了する', '完了'],
  ko: ['완료하기', '완료'],
  lt: ['Užbaigti', 'Atlikta'],
  lv: ['Pabeigt', 'Gatavs'],
  'nb-no': ['Fullfør', 'Ferdig'],
  nl: ['Voltooien', 'Klaar'],
  pl: ['Zakończ', 'Gotowe'],
  pt: ['Concluir', 'Pronto'],
  ro: ['Finalizează', 'Gata'],
  ru: ['Завершить', 'Готово'],
  sk: ['Dokončiť', 'Hotovo'],
  sl: ['Zaključi', 'Končano'],
  sv: ['Slutför', 'Klar'],
  th: ['เสร็จสิ้น', 'เสร็จ'],
  tr: ['Bitir', 'Tamamla'],
  uk: ['Завершити', 'Готово'],
  vi: ['Hoàn tất', 'Xong'],
  zh: ['完成'],
};

test('what says "finish" or "done" and nothing else may order in every language, and is no plain way on', () => {
  for (const [language, words] of Object.entries(FINISH))
    for (const word of words) {
      const kinds = matchKinds(actions, foldLabel(word)).filter(({ cover }) => cover > 0.9);
      const said = kinds.map(({ kind }) => kind);
      assert.ok(said.includes('placeOrder') && !said.includes('continue'), `${language} ${word}: ${said.join(', ')}`);
    }
});

test('the words for it are known in every language that is read', () => {
  const known = vocabularies.map(({ language }) => language);
  assert.deepEqual(
    known.filter((language) => !(language in FINISH)),
    [],
  );
});
