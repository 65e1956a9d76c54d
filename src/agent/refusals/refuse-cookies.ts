import { describe, press } from '../actions/press.ts';
import type { SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { candidates, type View } from '../view/view.ts';
import { foldText } from '../words/fold-text.ts';

const SETTINGS =
  /^(cookies? |privacy )?(settings|preferences|options|choices)$|\b(manage|customi[sz]e|adjust|change|more) (\w+ ){0,2}(settings|preferences|options|choices|cookies?)\b|^(customi[sz]e|let me choose|manage)\b|\b(cookie |datenschutz)?einstellungen\b|^(anpassen|auswahlen|verwalten|konfigurieren|mehr optionen)\b|^(parametrer|personnaliser|gerer|configurer)\b|\b(parametres|preferences|je choisis)\b|^(configurar|personalizar|gestionar|ajustes|opciones|preferencias|mas opciones)\b|^(personalizza|gestisci|impostazioni|preferenze|configura|piu opzioni)\b|^(instellingen|voorkeuren|aanpassen|beheer\w*|meer opties)\b|\b(instellingen|voorkeuren) (bekijken|aanpassen|beheren)\b|^(gerir|gerenciar|definicoes|configuracoes|preferencias|opcoes)\b|^(ustawienia|dostosuj|zarzadzaj|preferencje|wiecej opcji|zmien ustawienia)\b/;

const SAVE =
  /^(save|confirm|submit|apply)( and (close|exit|continue))?( \w+)? ?(choices|preferences|selection|settings|services)?$|^(confirm|save) (my|your) (choices|preferences)\b|^(auswahl|einstellungen) (speichern|bestatigen|erlauben|ubernehmen)\b|^(speichern|auswahl)\b|^(enregistrer|valider|confirmer|sauvegarder)\b|^(guardar|confirmar|aceptar seleccion)\b|^(salva|conferma)\b|^(opslaan|(voorkeuren|keuzes?|selectie|instellingen) (opslaan|bevestigen))\b|^(gravar|salvar)\b|^(zapisz|zatwierdz|potwierdz)\b/;

/** Beside a yes to cookies this refuses them, whatever it refuses elsewhere. */
const NO =
  /^(no|no thanks|no thank you|not now|nein|nein danke|non|non merci|no gracias|no grazie|nee|nee bedankt|nao|nao obrigad[oa]|nie|nie dziekuje)$/;

const MOST_BOXES = 12;

/**
 * Where no control of a consent notice says that it refuses, a foldText "no" does, or its settings: opens them, unticks what
 * is ticked, and saves. True when something was done; the next look goes on from there.
 */
export async function refuseCookies(run: Run, view: View): Promise<boolean> {
  const [accept] = candidates(view, 'acceptCookies');
  if (!accept) return false;
  const layer = view.snapshot.elements.filter((element) => inSameNotice(element, accept));
  const ticked = layer.filter(
    (element) => element.role === 'checkbox' && element.checked === true && element.visible && !element.disabled,
  );
  const no = layer.find((element) => isControl(element) && NO.test(nameOf(element)));
  if (no && run.tries.mayTry(`no to cookies ${describe(no)}`, 1)) {
    await press(run, view, no);
    return true;
  }
  const save = layer.find((element) => isControl(element) && element !== accept && SAVE.test(nameOf(element)));
  const open = layer.find((element) => isControl(element) && element !== accept && SETTINGS.test(nameOf(element)));
  if (save && (ticked.length === 0 || run.tries.mayTry(`untick consents ${view.snapshot.url}`, 2))) {
    if (!run.tries.mayTry(`save consents ${describe(save)}`, 2)) return false;
    for (const box of ticked.slice(0, MOST_BOXES)) await press(run, view, box);
    await press(run, view, save);
    run.deps.log('consent refused in its settings', { control: describe(save) });
    return true;
  }
  if (!open || !run.tries.mayTry(`consent settings ${describe(open)}`, 1)) return false;
  await press(run, view, open);
  return true;
}

function inSameNotice(element: SnapshotElement, accept: SnapshotElement): boolean {
  if (element.frame !== accept.frame || !element.visible) return false;
  if (accept.dialog >= 0) return element.dialog === accept.dialog;
  return (
    element.dialog < 0 && Math.abs(element.box.y - accept.box.y) < 120 && Math.abs(element.order - accept.order) < 6
  );
}

function isControl(element: SnapshotElement): boolean {
  return (element.role === 'button' || element.role === 'link') && element.visible && !element.disabled;
}

function nameOf(element: SnapshotElement): string {
  return foldText(element.text || element.ariaLabel);
}
