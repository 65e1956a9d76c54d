import type { Vocabulary } from '../vocabulary.ts';

export const it: Vocabulary = {
  language: 'it',
  fields: {
    other:
      'oggetto | professione | nazionalita | luogo di nascita | (numero )?(carta|tessera) (fedelta|socio|punti) | domanda di sicurezza | codice prenotazione | pnr | numero (d )?ordine | nome indirizzo',
    honorific: 'titolo | sesso | genere | sig sig ra',
    firstName: 'nome | nome di battesimo | il tuo nome',
    middleName: 'secondo nome',
    lastName: 'cognome | il tuo cognome',
    fullName: `nome completo | nome (e|ed|&) cognome | nome cognome | cognome e nome | nominativo | destinatario
      | nome del destinatario | persona di riferimento | (persona|nome) di contatto | referente`,
    company: 'azienda | (nome )?(dell ?)?(azienda|societa|ditta) | ragione sociale | impresa | nome azienda | presso',
    email: `(indirizzo )?(e ?mail|di posta elettronica)|indirizzo (e ?mail|di posta elettronica) | posta elettronica
      | indirizzo mail | la tua e ?mail`,
    emailConfirm:
      '(conferma|ripeti|reinserisci|verifica)( la| il| l| tua| tuo| indirizzo)* ?(e ?mail|posta elettronica|indirizzo e ?mail)',
    phone: `(numero (di )?)?(telefono|cellulare|mobile|tel)( .{0,20})? | telefono( (fisso|cellulare|mobile))?
      | cellulare | recapito( telefonico)? | n° telefono`,
    phoneCountry: 'prefisso( (internazionale|telefonico|paese))?',
    phoneExtension: 'interno telefono',
    street: `indirizzo( ?(riga )?1)? | via( .{0,25})? | via e numero( civico)?
      | indirizzo (e numero civico|di (spedizione|consegna|fatturazione|residenza)) | via piazza( .{0,15})?
      | nome della via( .{0,15})? | strada`,
    street2: `indirizzo ?(aggiuntivo|2|riga 2|\\(?2\\)?|secondario|linea 2)
      | (interno|scala|piano|appartamento|palazzo|edificio|citofono)( .{0,30})?
      | (informazioni|dati) aggiuntiv[ei]( .{0,15})? | complemento( .{0,12})? | indirizzo complementare
      | frazione | appartamento suite( .{0,20})? | indirizzo( campo)? 2 | (riga )?indirizzo (aggiuntivo|supplementare|riga 2|2)( .{0,6})? | (informazioni )?aggiuntiv[eo]( .{0,10})? | indirizzo (cont|seconda riga)`,
    houseNumber: '(numero|n|n°|nr) civico | civico | numero',
    postalCode: 'c ?a ?p | codice (di avviamento )?postale( .{0,10})? | cap ?/? ?zip | codice postale',
    city: 'citta | comune | localita | citta ?/? ?(comune|localita) | paese citta',
    province: `provincia( .{0,15})? | regione | stato ?/? ?(provincia|regione) | prov | provincia ?/? ?(stato|regione)
      | cantone`,
    country: `paese( ?/? ?(regione|area geografica))? | nazione | stato | paese di (spedizione|residenza)
      | stato paese`,
    vatId: '(partita |p )iva( .{0,10})? | p ?iva | codice (destinatario|sdi|univoco)( .{0,10})? | pec',
    personalId: 'codice fiscale( .{0,10})? | cf | documento( di identita)?',
    birthDate: 'data di nascita | nascita | nato il | compleanno | giorno di nascita',
    birthDay: 'giorno( di nascita)? | gg',
    birthMonth: 'mese di nascita',
    birthYear: 'anno di nascita',
    orderNote: `(note|commenti?|osservazioni|istruzioni|messaggio)( (sull|sul|per|all|di|dell)( .{0,30})?)? | nota
      | informazioni sull ordine | il tuo messaggio | comment[oai]`,
    coupon: `(codice|buono)( di)? ?(sconto|promo(zionale|zione)?|coupon|promozionale) | coupon( .{0,10})?
      | buono( sconto)? | codice (promo|sconto) | codice coupon`,
    giftCard: '(carta|buono|gift) regalo( .{0,15})? | codice regalo | gift card',
    quantity: 'quantita | qta | q ta | pezzi',
    login: `(nome )?utente | (e ?mail|indirizzo e ?mail) o (nome utente|telefono|numero di telefono|cellulare)
      | nome utente o (indirizzo )?e ?mail | username | codice (utente|cliente|persona) | nickname`,
    password: 'password | parola (d ordine|chiave) | codice di accesso',
    passwordConfirm: '(conferma|ripeti|reinserisci|verifica)( la| tua| nuova)* ?password',
    cardNumber: `(numero|n|n°|nr)( della| di)?( tua)? ?carta( di (credito|debito)( o debito)?)?
      | carta( di credito)?( numero)?`,
    cardHolder: `(nome del )?(titolare|intestatario) del conto | (nome|titolare|intestatario)( del titolare| sulla| completo| dell intestatario| riportato| come appare)*( sulla| della)?( tua)? ?carta
      | (titolare|intestatario)( della carta)?( .{0,12})? | nome (del titolare|dell intestatario|sulla carta)`,
    cardExpiry: '(data (di )?)?scadenza( .{0,20})? | scade( il)? | valida fino a | mm ?/? ?aa',
    cardExpiryMonth: 'mese( (di )?scadenza)? | scadenza mese',
    cardExpiryYear: 'anno( (di )?scadenza)? | scadenza anno | aa | aaaa',
    cardCvc: `codice (di )?(sicurezza|verifica|controllo|cvv|cvc)( .{0,15})? | cod sicurezza
      | numero di (sicurezza|verifica) | cod (di )?(sicurezza|controllo)`,
    search: '(cerca|ricerca)( .{0,30})? | cosa (cerchi|stai cercando)',
    otp: 'codice (di )?(verifica|conferma|sms|temporaneo|otp)',
  },
  ticks: {
    other: '(senza|non) (creare|registr\\w+).{0,25} | come ospite.{0,20}',
    newsletter: `newsletter( .{0,30})?
      | (iscri\\w+|ricevere|voglio ricevere|desidero ricevere|acconsento).{0,50}(newsletter|offerte|novita|promozioni|comunicazioni|aggiornamenti|marketing)
      | offerte (speciali|esclusive) | tienimi aggiornato | notiziario( .{0,15})?`,
    terms: `(ho letto|accetto|acconsento|dichiaro|confermo|sono d accordo|autorizzo)( .{0,60})?
      | (termini|condizioni)( .{0,40})? | (informativa|politica)( .{0,15})? privacy | privacy
      | diritto di recesso`,
    sameAddress: `(lo )?(stesso|uguale|identico|medesimo)( .{0,20})?(indirizzo|a quello|all indirizzo)?( .{0,40})?
      | (usa|utilizza|usare)( .{0,25})? (come|anche|per)( .{0,20})?(fatturazione|spedizione|fattura|consegna)
      | indirizzo di (fatturazione|spedizione|consegna)( .{0,15})? (uguale|identico|coincide|stesso)( .{0,25})?
      | (spedisci|consegna) (a|allo) (questo|stesso) indirizzo | (usa|utilizza)(re)? (lo |l |il |questo )*(stesso )?(indirizzo)( .{0,40})? | (uguale|stesso|identico)( (a|al|all|dell))?( indirizzo)( .{0,25})?`,
    differentAddress: `(indirizzo|spedire|spedisci|consegna|fatturazione|spedizione|fatturare)( .{0,25})? (diverso|differente|altro( indirizzo)?|un altro)( .{0,25})?
      | (usa|utilizza)( .{0,10})? (un )?(altro|diverso)( indirizzo)?( .{0,20})?
      | (diverso|altro) indirizzo( .{0,20})? | (usa|utilizza|spedisci|spedire)(re)? (a |un |ad un )?(indirizzo |altro indirizzo )?(diverso|differente|altro indirizzo)( .{0,30})? | indirizz[oi] .{0,40}(divers[oi]|non (corrispond|coincid)\\w+)`,
    createAccount: `(crea|creare|apri|creazione)( un| il tuo| il mio)? ?account( .{0,20})? | registrami | registrati
      | registrazione`,
    saveDetails: `(salva|ricorda|memorizza|salvare)( .{0,50})? | resta(re)? (connesso|collegato)
      | per (il|la|i|le)? ?prossim[oaie]( .{0,20})? | predefinito | ricordami`,
    extra: `(confezione|pacchetto|incarto|carta) regalo | assicurazione( .{0,25})?
      | (estensione )?(di )?garanzia( .{0,25})? | dona(zione|re)?( .{0,20})? | arrotonda( .{0,15})?
      | protezione( .{0,25})? | premium | campion(e|cino) omaggio`,
  },
  actions: {
    addToCart: `(aggiungi|metti|inserisci|aggiungere)( .{0,15})?( al| nel| alla)? ?(carrello|borsa|cestino|shopping bag)( .{0,15})?
      | aggiungi | preordina | prenota( ora)? | ^nel carrello$ | ^acquista$`,
    buyNow: '(acquista|compra|ordina) (ora|subito|adesso) | acquisto (rapido|immediato) | acquista | compra',
    viewCart: `(vedi|visualizza|vai al|mostra|il tuo|mio|il|modifica|apri|controlla)( il| al)?( tuo| mio)? ?(carrello|borsa|cestino)( .{0,15})?
      | carrello( \\d+)?( .{0,10})? | shopping bag`,
    goToCheckout: `(procedi|vai|prosegui|concludi|completa|continua)( con| al| alla| l| il)*( checkout| cassa| acquisto| ordine| pagamento| ordini)( .{0,15})?
      | (alla |vai alla )?cassa | (procedi|vai) (al|alla) (checkout|cassa|pagamento) | checkout | acquista
      | ordina | paga | concludi (l )?(ordine|acquisto) | procedi all acquisto | effettua (l )?ordine | (procedura|transazione) d[i ] ?acquisto`,
    guest: `(acquista|continua|ordina|procedi|prosegui|checkout|compra|paga)( .{0,15})?(come|da) ospite
      | (come )?ospite
      | (acquista|continua|procedi|ordina|prosegui)? ?senza (registrazione|registrarsi|registrarti|account|creare( un)? account|registrar\\w+|accedere)
      | nuovo cliente | utente non registrato | guest | acquist[oa] come ospite | (acquista|continua|procedi|ordina|paga|checkout)(re)?( .{0,10})? come ospite | non creare (un )?account( .{0,15})? | senza (creare )?(un )?account`,
    continue: `continua( .{0,30})? | (avanti|successivo|prossimo passo|passo successivo)( .{0,15})?
      | prosegui( .{0,25})? | procedi( .{0,25})? | (salva|conferma|usa)( .{0,25})?( e (continua|prosegui))?
      | (spedisci|consegna|invia)( a questo indirizzo| qui)?
      | vai (al|alla) (pagamento|spedizione|consegna|prossimo.{0,8}|riepilogo) | invia | rivedi (l )?ordine | aggiorna | (il )?prossimo( passo)? | passa alla (.{0,15})`,
    applyCoupon: `(applica|usa|riscatta|inserisci|aggiungi|attiva)( il| un)?( codice| coupon| buono| sconto)?( .{0,15})?
      | applica | riscatta | ok`,
    openCoupon: `(hai|ho|possiedi|disponi di)( un| una)? .{0,12}(coupon|codice|buono|sconto|promo|gift).{0,40}
      | (aggiungi|inserisci|usa|clicca qui per)( .{0,12})? ?(coupon|codice|buono)( .{0,25})?
      | codice (sconto|promo\\w*|coupon)`,
    placeOrder: `(effettua|conferma|concludi|completa|invia|inoltra|finalizza)( e paga)?( il| l| il tuo)? ?(ordine|acquisto|pagamento)( e paga)?( .{0,20})?
      | paga( .{0,25})? | (ordina|acquista|compra|paga) (ora|adesso|e paga)
      | ordine con obbligo di (pagamento|pagare) | ^ordina$ | ordina con obbligo( .{0,15})? | conferma e paga | acquista
      | procedi (con|al) pagamento | (paga|pagamento) (l )?ordine | (completa|invia|conferma|effettua|concludi|finalizza)(re)? (l |il |lo )?(pagamento|ordine|acquisto) | (acquista|compra|paga) (ora|adesso|subito) | ^(concludi|termina|finalizza)$ | ^fine$ | ^(fatto|completa)$`,
    dismiss: `chiudi( .{0,20})? | no( grazie)?( .{0,40})? | non ora | (piu tardi|dopo) | annulla | salta | ho capito
      | nascondi | magari piu tardi`,
    rejectCookies: `(rifiuta|nega)( .{0,25})?
      | (solo|accetta solo|usa solo)? ?(i )?(cookie )?(necessari|essenziali|tecnici)( .{0,20})?
      | continua senza accettare | non accett\\w+`,
    acceptCookies: '(accetta|accetto|consenti|acconsento)( .{0,25})? | (ok )?ho capito | d accordo',
    removeItem:
      '(rimuovi|elimina|cancella|togli)( .{0,40})? | svuota( il)? carrello | rimuovere | togli(ere)? (dal carrello)?',
    signIn: `(accedi|accesso|entra)( .{0,25})? | (hai|ho|sei|sono)( gia)?( un)? (account|cliente|registrato).{0,15}
      | gia (cliente|registrato).{0,10} | il mio account | password dimenticata | effettua (il )?login | login
      | account | hai (dimenticato|perso) la password | (clicca|fai clic) qui per accedere | hai gia un account | (sono |gia )(gia )?cliente | hai gia un account( .{0,10})?`,
    register:
      '(crea|apri)( un| il tuo)? ?account | registra(ti|zione) | iscriviti | nuovo account | registrati | (creare|crea) (un |il )?(nuovo )?account | registrati (qui|ora)',
    expressWallet: `(paga|acquista|compra) (con|tramite) (pay ?pal|apple|google|amazon|klarna|satispay|g ?pay)( ?pay)?( .{0,15})?
      | pagamento (rapido|express) | satispay`,
    edit: 'modifica( .{0,25})? | cambia( .{0,25})? | (torna|indietro|ritorna)( .{0,25})? | (cambia|modifica)(re)? (l |il |la )?(indirizzo|metodo|modalita|spedizione|pagamento)( .{0,25})?',
    increaseQuantity: 'aggiungi un[oa] | (aumenta|incrementa)( .{0,30})? | piu',
    decreaseQuantity: '(rimuovi|togli) un[oa] | (diminuisci|riduci|decrementa)( .{0,30})? | meno',
    updateCart: 'aggiorna( .{0,25})? | ricalcola',
    openSection: `(mostra|vedi|visualizza|nascondi)( .{0,10})?( dettagli| riepilogo| opzioni)( .{0,20})?
      | mostra (di piu|altro) | dettagli`,
    continueShopping: `(continua|prosegui)( con)?( lo| gli| a| i tuoi)? (shopping|acquisti|comprare|acquistare)
      | torna (al negozio|allo shop|agli acquisti) | continua a fare (acquisti|shopping)`,
    declineOffer: `^no( grazie)?( .{0,50})? | (continua|procedi|prosegui|paga) senza( .{0,40})? | rifiuta( .{0,25})?
      | non (voglio|mi interessa|desidero)( .{0,30})?`,
    acceptOffer:
      'si( .{0,50})? | aggiungi( .{0,12})?(protezione|garanzia|assicurazione)( .{0,15})? | accetta( l)? offerta',
    enterManually: `(inserisci|immetti)( .{0,20})? manualmente
      | (mantieni|usa|conserva)( il| questo| l)?( mio)? ?indirizzo( .{0,25})?
      | (aggiungi |inserisci )?(un )?nuovo indirizzo | il mio indirizzo non (e|compare|figura).{0,15} | (lo )?(scrivo|inserisco|digito) (io|a mano|da solo).{0,6}`,
    search: 'cerca | ricerca | trova',
  },
  pages: {
    cart: '(il tuo |il mio |il )?(carrello|shopping bag|borsa)( (acquisti|della spesa))?',
    emptyCart: `(il tuo |il )?carrello( .{0,10})? e (attualmente |momentaneamente )?vuoto
      | (non ci sono|nessun)( piu)? (articol[oi]|prodott[oi])( nel .{0,12})? | carrello vuoto
      | non hai (articoli|prodotti).{0,20} | (il tuo )?carrello e (ancora|attualmente|al momento) vuoto`,
    signInChoice: `come ospite | (hai|sei)( gia)?( un)? (account|cliente|registrato) | nuovo cliente | accedi o
      | senza registr\\w+`,
    address: `(indirizzo|dati|informazioni)( (di|personali|del|cliente))*( spedizione| fatturazione| contatto| consegna| cliente)?( .{0,10})?
      | i tuoi dati | spedisci a | dati personali | (dettagli|dati) di fatturazione | (informazioni|dati|dettagli) (di |per (la |il )?|sul(la)? )?(contatto|spedizione|fatturazione|consegna)`,
    shipping: `(metodo|modalita|opzion[ei]|tipo|metodi) (di )?(spedizione|consegna) | spedizione | consegna | corriere
      | come .{0,20}(ricevere|consegna)`,
    payment: `(metodo|modalita|opzion[ei]|metodi|tipo) (di )?pagamento | pagamento( .{0,15})? | come .{0,20}pagare
      | carta di credito | dati di pagamento | informazioni (di|sul) pagamento`,
    review: `(rivedi|verifica|conferma|riepilogo|controlla)( il| dell| l| del tuo| il tuo)*( ordine| acquisto)?
      | riepilogo( .{0,20})? | ultimo passo | (riepilogo|sommario|riassunto)( del| dell| dell )? ?(ordine|carrello|tuo ordine|vostro ordine)? | (controlla|rivedi|verifica|ricontrolla)( e conferma)?( il tuo| l| il)? ?ordine`,
    confirmation: `grazie( (per|di)( il| aver| l)?( tuo| acquistato)? ?(ordine|acquisto|.{0,20}))?
      | (il tuo |l |il suo )?ordine( .{0,15})? (e stato|ricevuto|confermato|completato|effettuato|inviato|registrato)( .{0,20})?
      | conferma (dell )?ordine | ordine (confermato|ricevuto|completato|effettuato)
      | (il tuo )?numero (d |dell |di )?ordine | abbiamo ricevuto il (tuo|suo|vostro) ordine`,
    error: `(si e verificato|c e stato)( un)? (errore|problema)( .{0,20})? | qualcosa e andato storto
      | errore (interno|del server|imprevisto) | (temporaneamente )?non disponibile al momento
      | riprova( .{0,15})? | problema tecnico`,
    notFound: `(pagina|prodotto|articolo)( .{0,15})? (non (trovat[oa]|esiste|disponibile)|non e stat[oa] trovat[oa])
      | non trovat[oa] | non esiste | non piu disponibile`,
    soldOut: `esaurit[oa] | (non|al momento non|attualmente non) (e )?disponibile | non in magazzino | terminato
      | avvisami( .{0,30})? | sold out`,
    captcha: 'non sono un robot | verifica di (essere|sicurezza)( .{0,10})? | sei umano',
    botWall: 'accesso (negato|bloccato) | sei stato bloccato | attivita (insolita|sospetta) | verifica del browser',
    challenge3ds: `(autentica|autorizza|conferma|verifica)( il| la| questo)? (pagamento|transazione|acquisto)
      | (la tua )?banca .{0,30}(codice|app|autentic\\w+)`,
    listing: 'ordina per | filtra( per)? | filtri | \\d+ (prodotti|articoli|risultati) | tutti i prodotti | categorie',
    product: `(descrizione|caratteristiche|dettagli|scheda)( del prodotto| prodotto| tecnica)? | recensioni
      | prodotti (correlati|simili) | guida alle taglie | lista (dei )?desideri | codice (prodotto|articolo)
      | potrebbe(ro)? (piacerti|interessarti).{0,10} | scegli (la |una |il )?(taglia|colore)`,
  },
  totals: {
    subtotal: `(sub ?totale|totale parziale)( .{0,25})? | (totale )?(articoli|prodotti|merce)( .{0,15})?
      | \\d+ (articol[oi]|prodott[oi]) | imponibile | importo netto | (totale|importo|somma) (degli |dei )?(articoli|prodotti) | subtotale( .{0,15})?`,
    shipping: `(spese|costi?|costo)( di| della)? (spedizione|consegna|trasporto)( .{0,60})?
      | (spedizione|consegna|trasporto)( .{0,60})? | (totale|costo|costi|spese) (di |della |delle |per la )?(spedizione|consegna)( .{0,15})?`,
    tax: `(incl(usa|uso|usi|use)? |di cui |importo (dell )?|compres[ao] |totale (delle |dell |di )?)?(l )?(iva|imposte|tasse)( .{0,30})?
      | \\d+([.,]\\d+)? ?%? (iva|imposte|tasse)( .{0,15})? | impost[ae]( .{0,20})? | tass[ae]( .{0,20})?`,
    discount:
      '(sconto|sconti|promozione|buono|coupon|risparmio|riduzione|codice)( .{0,40})? | risparmi | (importo|valore|totale) (dello|degli|del|dei) (scont[oi]|promozion[ei]|buon[oi])( .{0,20})? | (sconto|sconti|promozion[ei]|ribass[oi])( (sul(l|la)?|del(l|la)?|totale|inclus[oi]|di) .{0,25})? | totale (sconti|promozioni)',
    fee: `(commissione|supplemento|cost[oi] (di|del) (gestione|servizio|contrassegno)|spese (di )?(incasso|gestione)|contrassegno)( .{0,20})?
      | (confezione regalo|assicurazione|donazione|garanzia|protezione|mancia)( .{0,20})? | commissioni | costo (del )?pagamento | sovrattass[ae] | (costi?|spese) (di|del|per il) pagamento( .{0,15})?`,
    giftCard: '(carta|buono|gift) (regalo|card)( .{0,20})? | credito',
    total: `totale( (ordine|dell ordine|da pagare|complessivo|carrello|finale|generale|stimato|iva inclusa|ivato))?( .{0,25})?
      | (importo|prezzo|somma)( totale)?( da pagare| dovuto)?( .{0,15})? | da pagare`,
  },
  sections: {
    shipping: '(spedizione|consegna|spedire|destinatario|indirizzo di (spedizione|consegna))( .{0,30})?',
    billing: '(fatturazione|fattura|indirizzo di fatturazione)( .{0,30})?',
    payment: '(pagamento|paga|carta|metodo di pagamento)( .{0,30})?',
    login: '(accedi|accesso|login|gia (cliente|registrato)|hai gia)( .{0,20})?',
    register: '(crea( un)? account|registra\\w+|nuovo account)( .{0,20})?',
    newsletter: '(newsletter|iscriviti|iscrizione)( .{0,40})?',
    shippingMethod: `(metodo|modalita|opzion[ei]|tipo|metodi) (di )?(spedizione|consegna)( .{0,15})? | spedizione | consegna
      | corrier[ei] | come .{0,30}(ricever|spedir|consegnar)\\w*( .{0,20})?`,
    contact: '(dati (personali|di contatto|cliente)|informazioni (personali|di contatto)|contatti?|i tuoi dati)',
  },
  words: {
    pickup:
      'ritir(o|a|are)( .{0,25})? | (in|nel) negozio | punto (di )?(ritiro|vendita) | locker | presso il punto | raccolta autonoma',
    free: 'gratis | gratuit[oa] | omaggio | senza costi',
    day: 'giorn[oi]( (lavorativ[oi]|feriali))? | gg',
    week: 'settiman[ae]',
    hour: 'or[ae]',
    today: 'oggi | stasera | questa sera | stesso giorno',
    tomorrow:
      'domani | giorno ((lavorativo|feriale) )?(successivo|dopo|seguente) | (prossimo|primo) giorno (lavorativo|feriale)',
    orderNumber: `(numero|n|n°|nr|codice|riferimento)( di| dell| d| del)?( tuo)? ?(ordine|conferma|acquisto)
      | ordine( (n|n°|nr|numero))? | conferma (n°|nr|numero)`,
    outOfStock: `esaurit[oa] | non (e )?(piu )?disponibile | non in magazzino
      | (quantita|disponibilita) (insufficiente|non disponibile) | scorte insufficienti`,
    inStock: `disponibil(e|ita)( .{0,15})? | in magazzino
      | (solo |ultimi )?\\d+ (disponibili|pezzi|rimasti)( .{0,10})? | pronta consegna`,
    quantity: 'quantita | qta | pezzi',
    variant: `taglia | colore | misura | dimensione | materiale | modello | formato | gusto | stile | lunghezza
      | larghezza | peso | opzione | variante | finitura | capacita | macinatura | edizione`,
    taxIncluded: `(iva|tasse|imposte)( .{0,5})? (incl\\w*|compres[ae]) | ivato
      | (incl\\w*|di cui|compres[ao])( .{0,12})? (iva|tasse|imposte) | iva inc`,
    chooseFirst: '(scegli|seleziona|selezionare|scegliere)( .{0,25})?',
    leaveEmpty: '(lascia(re)?)( .{0,15})? (vuoto|in bianco) | non compilare( .{0,10})?',
    required: `(campo )?(obbligatori[oa]|richiest[oa])( .{0,10})?
      | (inserisci|compila|seleziona|indica|immetti)( .{0,40})? | non (e )?valid[oa] | devi (accettare|inserire|selezionare)( .{0,30})? | non e (un|una|valido).{0,30}`,
    declined: `(pagamento|carta|transazione)( .{0,20})? (rifiutat[oa]|negat[oa]|fallit[oa]|non (riuscit[oa]|andat[oa]).{0,15})
      | rifiutat[oa]`,
    forgot: '.{0,20}dimenticat.{0,20}',
    knownCustomer: 'bentornat[oa].{0,12} | (gia|sei gia|sono gia) (cliente|registrat[oa]).{0,12}',
  },
  phrases: {
    cart: 'carrello',
    cartPath: 'carrello',
    addedToCart: 'aggiunt[oaie]',
    namesCoupon: 'codic[ei] (sconto|promo\\w*) | buon[oi] sconto',
    showSummary: '^(mostra|vedi|visualizza) (il )?(riepilogo|riassunto|ordine|carrello) | ^riepilogo',
    confirmsRemoval: '^conferma | ^rimuovi | ^elimina',
    colourAxis: 'colore',
    sizeAxis: 'taglia',
    isChosen: '^selezionat[oa]$ | ^scelt[oa]$',
    fitAxis: 'vestibilita',
    deliveredToday: 'oggi',
    deliveredTomorrow: '\\bdomani\\b | giorno (lavorativo |feriale )?(successivo|seguente) | 24 ?(h|ore)',
    express: 'espresso',
    sendingFee: 'spedizione',
    card: 'carta | carta di credito',
    tellsWhenBack: '(avvisami|avvisatemi|avvertimi|notificami)( .{0,12})? (disponibile|disponibilita)',
    keepsForLater:
      'lista (dei )?desideri | salva(re)? per (dopo|piu tardi) | preferiti | confront(a|o|are) | (aggiungi|scrivi|lascia|inserisci) (un |una |la tua |il tuo )?(commento|recensione|opinione)',
    paidOnline: '(pagamento )?online | paga online',
    notCard: 'regalo',
    offlinePayment: 'contrassegno | bonifico | fattura | pagamento alla consegna | assegn[oi]',
    aboutMoney: 'pagare | acquist\\w* | abbon\\w*',
    refusal: '^nessun\\w* | ^senza | no grazie | ^non ora',
    plainNo: '^no grazie$',
    onlyOnce: 'acquisto singolo | una volta',
    extraOffer: 'assicurazione | garanzia | donazione | mancia | abbonamento | mensile',
    news: 'offerte | novita',
    addsToOrder: '^aggiungi',
    partOfOrder: 'indirizzo | ospite | (dati|informazioni) di contatto',
    recurring: '(consegna|pagamento) mensile | ogni (mese|\\d+ (giorni|settimane|mesi))',
    usualFee:
      'commissione | supplemento | spese (di |d )?(gestione|incasso|pagamento|servizio|amministrazione)( .{0,12})? | costo (del )?(pagamento|contrassegno|servizio) | contrassegno | gestione | servizio | sovrapprezzo | maggiorazione',
    feeName: '\\bsovrapprezzo$ | \\bsupplemento$',
    remarkOnPrice: '^di cui | ^inclus[oaie] | ^include | risparmi\\w* | punti | rate da | al mese',
    honorific: '^sig$ | ^sig ra$ | ^signor$ | ^signora$',
    optional: 'facoltativo',
    noAccount: '(senza|non)\\b.{0,30}\\b(account|conto|registr\\w*) | come ospite',
    review: 'verifica | riepilogo',
    reviews: 'verifica',
    numberedStep: '(passo|passaggio|fase) \\d',
    confirmsOrder: 'conferma( l)? ordine',
    confirmationStep: '^(\\d )?conferma$',
    finishedStep: '^(\\d )?(finito|fine)$',
    orderPaid: 'ordine (e stato |risulta )pagato | pagamento (riuscito|effettuato|andato a buon fine)( con successo)?',
    thanksForOrder: 'grazie per (il (tuo|suo) )?(ordine|acquisto|l ordine|l acquisto)',
    orderNotYetPlaced: 'quasi (fatto|finito|completato) | ultimo passaggio | non ancora (completato|confermato)',
    ownOrders: '(i miei|i tuoi|stato) ordin[ie] | stato dell ordine',
    asksAge:
      '(piu di|almeno|hai|maggiore di) (16|18|21) ?(anni)? | verifica dell ?eta | (tua|sua) eta | maggiorenn\\w+ | (per|solo) adulti',
    cookieSettings: '^personalizza | ^gestisci | ^impostazioni | ^preferenze | ^configura | ^piu opzioni',
    saveCookieSettings: '^salva | ^conferma',
    tooFewInStock: `(puoi|potete) \\w+ (solo|al massimo|fino a) \\d+ | non (puoi|potete|e possibile) aggiungere (altr|piu|ulterior) | solo \\d+ (disponibili|rimasti)
      | quantita (richiesta|disponibile|non disponibile) | (aggiungere|acquistare|ordinare) (solo|soltanto|al massimo) \\d+ | solo \\d+ (pezz|disponib|rimast) | non abbiamo abbastanza | scorte .{0,25}non sono suff | questa quantita | quantita (selezionata|scelta) non | (quantita) (richiesta|desiderata) | (solo|soltanto) \\d+ (pezz|disponib|rimast|articol|in magazz) | (scorte|giacenz\\w+|disponibilita) (insufficient\\w|esaurit\\w)`,
    soldOut:
      'esaurit[oa] | non (piu )?disponibile | mancanza di (scorte|stock|disponibilita) | (prodotti|articoli)( .{0,60})? non sono( \\S+)? disponibil',
    cardDeclined:
      '(impossibile|non e stato possibile) (elaborare|completare|processare) il (tuo |suo |vostro )?pagamento | pagamento( .{0,25})? non e valido | (inserisci|inserire|immetti) (nuovamente|di nuovo) (i dati|le informazioni) di pagamento | rifiutat[oa] | banca .{0,20}rifiutato | pagamento (non riuscito|fallito) | impossibile completare il pagamento | processare la (tua|sua|vostra) carta | pagamento .{0,15}(negato|respinto) | (pagamento|carta|transazione).{0,25}(rifiutat|respint|fallit|non (e )?(riuscit|andat|stat)|non (puo|e stato possibile)) | (errore|elaborazione).{0,20}pagamento | (non siamo riusciti a|non abbiamo potuto|impossibile) (elaborare|completare|processare) il (tuo |suo |vostro )?pagamento | ordine non (e stato possibile pagar\\w*|ha potuto essere pagato|e stato pagato)',
    noShipping:
      'nessun metodo di spedizione | non (spediamo|consegniamo) | non (ci sono|e disponibile) (alcun\\w* )?(metod|corrier|spedizion) | nessuna spedizione | nessun (corriere|vettore) | (spedizione|consegna)( .{0,30})? non (e )?(possibile|disponibile|prevista) | (nessun|nessuna) (metodo|modalita|opzione) (di )?(spedizione|consegna) | non (e possibile|possiamo) (spedire|consegnare)',
    noSuchVariant:
      '\\bcombinazione (non esiste|inesistente|non e possibile) | nessun prodotto corrisponde alla (tua|sua) (scelta|selezione)',
    unavailable: '^non disponibile$',
    variantMissing: '(seleziona|scegli) \\S | sceglier\\w+ (una|le) (caratteristic|opzion)',
    addressRejected: 'indirizzo non valido',
    asksForCorrection: '\\b(inserisci|inserire|seleziona|scegli|compila|correggi|accetta) \\S | \\bnon valid[oa]',
    digitsOnly: '\\b(solo|soltanto|esclusivamente) (numeri|cifre)\\b',
    refusesInput:
      'errore | spiacenti | obbligatori[oa] | si prega | impossibile | non esist\\w+ | scadut[oa] | raggiunto | non (e )?valid[oa] | non e un .{0,25}valido | non corrisponde | devi | non siamo riusciti | non (e )?(corretto|trovato|disponibile|applicabile|possibile|puo) | manca | mancante | scadut[oa]',
    asksForPatience: 'grazie',
    asksForHuman: 'caratteri (nell|dell)',
    newPassword: 'scegli',
    freeAmount: '^gratuit[oa]$ | ^gratis$ | ^(senza costi|omaggio)$',
    namesNumber: 'numero | n | riferimento | codice',
    underNumber: '\\b(con|sotto) il (numero|codice)$',
  },
  stems: {
    addOn: 'assicurazione | garanzia | protezione | donazione | confezione regalo | mancia',
    address: 'indirizzo',
    addressTitle: '(nome|titolo) (dell |)indirizzo',
    afterOrder:
      'traccia | resi | ordina (di nuovo|ancora) | riordina | acquista (di nuovo|ancora) | annulla (l )?ordine | dettagli (dell )?ordine',
    anyName: 'nome',
    anyNumber: 'numero',
    bankAccount: 'conto',
    billing: 'fatturazione',
    billingLabel: '.{0,24}di fatturazione$',
    birth: 'nascita',
    blandAttribute: 'nome | cap',
    bridge: 'a | al | e',
    cancel: 'annulla | abbandona',
    cardSecret: 'carta',
    cart: 'carrello',
    checkout: 'cassa | \\bordine',
    deliveryMethod: 'spediz',
    deliveryName: 'spedizione( .{0,20})?',
    district: '^quartiere$',
    expiry: 'scad',
    lookFor: 'cerca',
    lookForBy: 'per',
    messageName: 'avviso',
    month: 'mese',
    monthName: 'gen | mag | giu | lug | set | ott | dic',
    or: 'o',
    orderDone: 'grazie',
    payment: 'pagamento',
    paymentMethod: 'pagam',
    paymentName: 'carta( di credito)? | bonifico( bancario)? | contrassegno | pagamento alla consegna',
    product: 'prodotto',
    provinceName:
      'roma | milano | napoli | torino | agrigento | alessandria | ancona | arezzo | bari | bologna | ticino',
    quantity: 'quantita',
    shipping: 'spedizione',
    signIn: 'accedi',
    skip: '\\bsalta | \\btralascia',
    title: 'sig | sig ra | signor | signora',
    variant: 'taglia',
    year: 'aa | anno',
    yes: 'si',
    your: 'il tuo | il suo',
  },
  productPage: {
    productPath: 'prodotti',
    soldOut: 'esaurito | non disponibile',
    inStock: 'disponibile',
    buy: 'aggiungi al carrello | acquista',
    brand: 'marca | produttore',
    itemNumber: 'codice(?: (?:prodotto|articolo))?',
    model: 'modello',
    choose: 'scegli',
    price: 'prezzo',
    free: 'gratis | gratuit[oa]',
    range: 'a | o | e',
  },
  frequentWords: 'il | gli | della | carrello | spedizione | ordine | per | indirizzo | pagamento | tuo | cognome',
  neutralHonorifics: ['Altro'],
  afterOrderPaths: ['conferma', 'grazie'],
};
