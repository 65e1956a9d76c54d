import { pageScore, type View } from '../view/view.ts';
import { foldText } from '../words/fold-text.ts';

const ASKS_FOR_A_HUMAN =
  /captcha|(not|no|kein|pas un|nao e um|nie jestes|geen) (a |an |un |ein )?robot|(you are|youre|that you are) (a )?human|for humans|are you (a |an )?(real |actual )?(person|human|robot|bot)|prove (that )?you|(letters|text|code|words?|numbers|digits) (in|from|on|shown in) the (picture|image)|buchstaben (aus|im|in)|lettres (de l|dans l)|letras (de la|da|en la|na) ima|litery z obrazka|kod z obrazka|characters (in|you see|shown|from)|zeichen (aus|im|in) (dem )?bild|caracteres (de l|dans l|de la|da) ima|caratteri (nell|dell)|znaki z obrazka|tekens (in|uit) de afbeelding/;

/** A question that only a person may answer. It is never answered here. */
export function isCaptchaWall(view: View): boolean {
  if (view.page.kind === 'captcha' || pageScore(view, 'captcha') >= 0.5) return true;
  const free = view.snapshot.elements.filter(
    (element) => element.role === 'textbox' && element.visible && !element.covered,
  );
  // A word about robots in a footer is no wall; a page or layer with hardly anything else to fill is.
  if (free.length === 0 || free.length > 2) return false;
  return view.snapshot.texts.some(
    (text) =>
      !text.covered &&
      text.landmark !== 'footer' &&
      text.text.length < 200 &&
      ASKS_FOR_A_HUMAN.test(foldText(text.text)),
  );
}
