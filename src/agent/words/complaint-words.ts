import type { PurchaseFailureCode } from '../../orders/index.ts';
import { foldText } from './fold-text.ts';

// What merchants' messages mean, over texts in the comparison form (no accents, no punctuation, lower case).
const COMPLAINTS: readonly [PurchaseFailureCode, RegExp][] = [
  [
    'insufficient_stock',
    /(can|may|could) only (buy|order|purchase|add|have|get) (up to )?\d+|limited to \d+ (per|items?|pieces?|units?)|(konnen|kannst|durfen) (\w+ )?(nur|maximal|hochstens) \d+|ne pouvez (\w+ )?que \d+|(puede|puedes|podra) \w+ (solo|hasta|como maximo) \d+|solo (puede|puedes) \w+ (hasta )?\d+|(puoi|potete) \w+ (solo|al massimo|fino a) \d+|(kunt|kan) (\w+ )?(maar|slechts|maximaal) \d+|so pode \w+ (ate )?\d+|only \d+ (left|available|in stock|remaining|of (this|these)|items?|pieces?)|we have (only )?\d+ |not (have )?enough|not have that many|that (many|amount|quantity) |cannot add (that|this|more)|insufficient (stock|quantity)|exceeds? (the )?(available|stock)|quantity (requested|you requested|available)|nur noch \d+|nicht genugend|nicht in (der )?(gewunschten )?menge|stock insuffisant|quantite (demandee|disponible|superieure)|pas (assez|suffisamment)|seulement \d+|plus que \d+|solo quedan? \d+|cantidad (solicitada|disponible)|solo \d+ (disponibili|rimasti)|quantita (richiesta|disponibile|non disponibile)|nog maar \d+|onvoldoende voorraad|quantidade (solicitada|disponivel)|apenas \d+|tylko \d+|niewystarczajac\w*|maximum (quantity|of \d+)|max(imal)? \d+ (pro|per)/,
  ],
  [
    'out_of_stock',
    /out of stock|sold out|no longer available|currently unavailable|(is|are|has become|just became) unavailable|not available anymore|ausverkauft|nicht (mehr )?(verfugbar|lieferbar|vorratig|auf lager)|vergriffen|rupture|epuise|indisponible|plus disponible|agotad[oa]|sin (stock|existencias)|no (esta )?disponible|esaurit[oa]|non (piu )?disponibile|uitverkocht|niet (meer )?(leverbaar|beschikbaar|op voorraad)|esgotad[oa]|indisponivel|wyprzedan\w+|niedostepn\w+|brak w magazynie/,
  ],
  [
    'card_declined',
    /declined|card (was )?(refused|rejected|not accepted)|payment (failed|was refused|was rejected|could not be (processed|completed)|unsuccessful|was not successful)|could not (charge|process) (your|the) (card|payment)|insufficient funds|do not honou?r|abgelehnt|zahlung (fehlgeschlagen|nicht erfolgreich)|refusee?|paiement (a )?echoue|rechazad[oa]|pago (fallido|no (se )?ha podido)|rifiutat[oa]|pagamento (non riuscito|fallito|recusado)|geweigerd|betaling (mislukt|geweigerd)|recusad[oa]|odrzucon\w+|odrzucil\w* (\w+ )?(platnosc|kart|transakcj)|platnosc (nie powiodla|nie zostala|odrzucona)|(bank|issuer|banque|banco|banca) .{0,20}(refused|rejected|refuse|rechazo|rechazado|rifiutato|recusou)/,
  ],
  [
    'no_shipping_method',
    /(do not|does not|cannot|can t|don t|unable to|not able to) (ship|deliver)|no shipping (methods?|options?|rates?)|no delivery (methods?|options?)|shipping is not available|keine versand(art|methode|option)|liefern (leider )?nicht|kein versand|aucun (mode|moyen) de livraison|ne livrons pas|ningun metodo de envio|no (realizamos|hay) envios?|nessun metodo di spedizione|non (spediamo|consegniamo)|geen verzend(methode|optie)|leveren niet|nenhum metodo de (envio|entrega)|nao (entregamos|enviamos)|brak (dostepnych )?(metod|sposobow) (wysylki|dostawy)/,
  ],
  [
    'variant_required',
    /(please )?(select|choose|pick) (a|an|your|the|some)? ?(size|colou?r|variant|option|style|product options?)|select options|bitte .*(wahlen|auswahlen)|veuillez (choisir|selectionner)|(selecciona|elige|seleccione|elija) |(seleziona|scegli) |(kies|selecteer) |(selecione|escolha) |wybierz /,
  ],
  [
    'address_rejected',
    /address (could not be|cannot be|is not|was not|not) (verified|valid|found|recogni[sz]ed|accepted|deliverable)|undeliverable address|invalid address|adresse (ist )?(ungultig|nicht gefunden)|adresse (invalide|introuvable|non reconnue)|direccion (no valida|invalida)|indirizzo non valido|adres (is )?(ongeldig|onbekend)|endereco invalido|nieprawidlowy adres/,
  ],
];

/** The failure that a merchant's message speaks of; null when it speaks of something that can still be mended. */
export function complaintCode(text: string): PurchaseFailureCode | null {
  const words = foldText(text);
  return COMPLAINTS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}
