import { foldText } from './fold-text.ts';

/**
 * Words of a message that asks the customer to put something right before the order can be taken. Such a message refuses
 * the order. "Something went wrong, please try again" does not: shops show that after orders they took, too.
 */
const CORRECTION =
  /\b(please (enter|select|choose|pick|check|fill|correct|provide|agree|accept|specify|complete|tick)|(is|are) (required|invalid|missing|not valid)|invalid|required|must (be|accept|agree|select|enter)|bitte (geben|wahlen|fullen|prufen|korrigieren|akzeptieren|bestatigen|angeben|ausfullen)|ungultig\w*|erforderlich|pflichtfeld|veuillez (saisir|entrer|choisir|selectionner|remplir|corriger|accepter|indiquer|renseigner|verifier)|obligatoire|invalide|(introduzca|introduce|selecciona|seleccione|elige|rellena|complete|corrige|acepta|indica) |obligatori[oa]|no valid[oa]|(inserisci|inserire|seleziona|scegli|compila|correggi|accetta) |non valid[oa]|(vul|kies|selecteer|controleer) |ongeldig\w*|verplicht|(preencha|selecione|escolha|corrija|aceite|informe) |invalid[oa]|(wpisz|podaj|wybierz|uzupelnij|popraw|zaakceptuj) |nieprawidlow\w+|wymagan\w+)/;

export function asksForCorrection(text: string): boolean {
  return CORRECTION.test(foldText(text));
}
