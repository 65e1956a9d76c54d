import type { SnapshotElement } from '../perception/index.ts';
import { foldText } from '../words/fold-text.ts';

const ADDS =
  /^(yes|add|join|upgrade|subscribe|protect|include|insure|donate|ja|hinzufugen|jetzt hinzufugen|oui|ajouter|si|anadir|agregar|aggiungi|toevoegen|sim|adicionar|tak|dodaj)\b|\b(add (it )?(and|to my order|to order)|hinzufugen und|ajouter et)\b/;
const ABOUT_THE_ORDER =
  /\b(address|adresse|direccion|indirizzo|adres|endereco|guest|gast|invite|invitado|ospite|gosc|delivery note)\b/;

/** A control that would put something into the order that nobody asked for. Never pressed on the way to the review. */
export function isUnasked(element: SnapshotElement): boolean {
  const words = foldText(element.text || element.label || element.ariaLabel);
  return ADDS.test(words) && !ABOUT_THE_ORDER.test(words);
}

const USUAL_FEES =
  /\b(handling|processing|service|payment|card|cod|cash on delivery|surcharge|small order|deposit|recycling|eco|environmental|nachnahme|bearbeitung\w*|mindermengen\w*|pfand|zahlungs\w*|frais|gestion|traitement|consigne|supplement|recargo|gastos|commissione|supplemento|spese|contrassegno|toeslag|servicekosten|statiegeld|taxa|encargo|oplata|doplata|kaucja|rounding|rundung)\b/;

/** A row of the order's sums that is no usual fee is something that was slipped in. */
export function isUnaskedFee(label: string): boolean {
  return !USUAL_FEES.test(foldText(label));
}
