import { describe, press } from '../actions/press.ts';
import type { Goal } from '../checkout/goal.ts';
import { differs } from '../checkout/plan-details.ts';
import type { FieldClass, SnapshotElement } from '../perception/index.ts';
import { mayTry, type Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { plain } from '../spelling/countries.ts';
import type { View } from '../view/view.ts';
import { declineExtras, isOffer } from './decline-extras.ts';

/** Choosing a delivery or a way to pay often loads the page anew, and the tick is gone each time. */
const TERMS_TRIES = 6;

/**
 * Boxes end in the state that the order asks for: extras, newsletters, saved cards and accounts off, terms on,
 * "same address" as the order has it. Unknown boxes are not touched.
 */
export const setCheckboxes: Goal = async (run, view) => {
  let acted = false;
  for (const element of view.snapshot.elements) {
    const field = view.fields.get(element.ref);
    if (!field || !element.visible || element.disabled) continue;
    if (element.role !== 'checkbox' && element.role !== 'radio') continue;
    const wanted = wantedState(run, view, element, field);
    if (wanted === null || element.checked === wanted) continue;
    if (element.role === 'radio' && !wanted) continue;
    // Several products may each carry the same offer.
    const key = `box ${field.kind} ${describe(element)} ${wanted} ${pathOf(view.snapshot.url)}`;
    if (!mayTry(run, key, field.kind === 'terms' ? TERMS_TRIES : 2)) {
      if (field.kind === 'extra' && !wanted)
        throw new Stop('agent_stuck', `an unasked extra stays ticked: ${describe(element)}`);
      continue;
    }
    await press(run, view, element);
    acted = true;
  }
  return (await declineExtras(run, view)) || acted ? 'acted' : 'idle';
};

function pathOf(url: string): string {
  return url.split(/[?#]/)[0] ?? url;
}

function wantedState(run: Run, view: View, element: SnapshotElement, field: FieldClass): boolean | null {
  switch (field.kind) {
    case 'extra':
    case 'newsletter':
    case 'saveDetails':
      return false;
    case 'createAccount':
      return run.memory.accountNeeded;
    case 'terms':
      return true;
    case 'sameAddress':
      return sameAddressState(run, view, element);
    case 'differentAddress':
      return differs(run.order);
    default:
      if (element.role === 'checkbox' && isAgainstAccount(element)) return run.memory.accountNeeded ? null : true;
      return element.role === 'checkbox' && element.checked && isTakenBeforehand(element) ? false : null;
  }
}

const NO_ACCOUNT =
  /\b(kein|keine|ohne|no|without|dont|don t|do not|sans|sin|senza|geen|zonder|sem|nao|non|bez|nie)\b.{0,30}\b(kundenkonto|konto|konta|benutzerkonto|account|klantaccount|compte|cuenta|conta|registr\w*|registrier\w*|rejestracj\w*)\b|\b(as|als|qu|como|come|jako)\b (a )?(guest|gast|invite|invitado|ospite|convidado|gosc)\b/;

/** A box that is ticked by those who want no account. */
function isAgainstAccount(element: SnapshotElement): boolean {
  const label = plain(element.label || element.text);
  return label.length < 80 && NO_ACCOUNT.test(label);
}

const NEWS =
  /\b(deals?|offers?|news\w*|updates?|promo\w*|partners?|marketing|sms|text me|angebote?|neuigkeiten|werbung|actualites?|offres?|novedades|ofertas?|offerte|novita|aanbiedingen|nieuws\w*|promoc\w*|oferty)\b/;

/** A box that the merchant ticked in advance and that speaks of news, offers or money was not asked for. */
function isTakenBeforehand(element: SnapshotElement): boolean {
  const words = element.label || element.text;
  return NEWS.test(plain(words)) || isOffer(words);
}

function sameAddressState(run: Run, _view: View, element: SnapshotElement): boolean | null {
  if (differs(run.order)) return element.role === 'radio' ? null : false;
  return true;
}
