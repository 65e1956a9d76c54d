import type { Vocabulary } from '../vocabulary.ts';

export const nl: Vocabulary = {
  language: 'nl',
  fields: {
    other:
      'onderwerp | beroep | nationaliteit | geboorteplaats | klanten ?kaart( ?nummer)? | (bestel|reserverings|boekings|order) ?nummer',
    honorific: 'aanhef | titel | geslacht | dhr mevr',
    firstName: 'voornaam | roepnaam | uw voornaam',
    middleName: 'tussenvoegsel(s)? | tweede naam | voorvoegsel',
    lastName: 'achternaam | familienaam | uw achternaam',
    fullName: `naam | volledige naam | voor ?(en|&)? ?achternaam | voornaam en achternaam | naam (van de )?ontvanger
      | contactpersoon | uw naam`,
    company: 'bedrijf(snaam)? | naam (van )?(het |uw )?bedrijf | organisatie | firma(naam)?',
    email: 'e ?mail( ?adres)? | uw e ?mail( ?adres)? | mailadres',
    emailConfirm: `(bevestig|herhaal|controleer)( je| uw| het)? ?e ?mail( ?adres)?
      | e ?mail( ?adres)? (bevestigen|herhalen|nogmaals|bevestiging)`,
    phone: `telefoon( ?nummer)?( .{0,20})? | tel | mobiel( ?nummer|e telefoon\\w*)? | gsm( ?nummer)?
      | mobiele nummer`,
    phoneCountry: 'landcode | landnummer | land ?code',
    street: `straat( ?naam)?( .{0,25})? | adres( ?regel)?( ?1)? | straat (en|\\+|&) ?(huis)?nummer
      | (bezorg|aflever|verzend|factuur) ?adres | straatnaam en huisnummer`,
    street2: `adres ?(regel)? ?2 | (appartement|verdieping|gebouw|unit|etage|kamer)( .{0,30})? | adres ?toevoeging
      | extra adres\\w*( .{0,10})? | aanvullende adres\\w*( .{0,10})? | tweede adresregel | (extra|aanvullende?|bijkomende|tweede) adres(regel|gegevens|informatie)?( .{0,6})? | adresregel 2 | (adres )?(toevoeging|aanvulling)( .{0,4})? | aanvullend`,
    houseNumber: 'huis ?(nummer|nr)( .{0,20})? | huisnr | nummer | nr',
    postalCode: 'post ?code',
    city: 'plaats(naam)? | stad | woonplaats | gemeente | stad ?/? ?plaats',
    province: 'provincie | staat | regio | staat ?/? ?provincie | provincie ?/? ?staat | streek',
    country: 'land( ?/? ?regio)? | uw land | land van .{0,15}',
    vatId: `btw( ?(nummer|nr|id))? | belasting ?nummer | kvk( ?nummer)? | ondernemingsnummer
      | btw identificatienummer`,
    personalId: 'bsn | identiteits ?nummer | rijksregisternummer',
    birthDate: 'geboorte ?datum | geboortedag',
    birthDay: 'dag | dd',
    birthMonth: 'geboortemaand',
    birthYear: 'geboortejaar',
    orderNote: `(opmerking|notitie|bericht|instructie|aantekening|toelichting)(en|s)?( (bij|over|voor|van) .{0,30})?
      | bestelnotities | vragen | uw bericht`,
    coupon: '(kortings?|actie|promotie|waarde|coupon|voucher) ?(code|bon|coupon)? | couponcode | promo ?code',
    giftCard: 'cadeau ?(kaart|bon|code)( .{0,15})? | geschenkbon | tegoedbon',
    quantity: 'aantal | hoeveelheid | stuks | aant',
    login: `gebruikers ?naam | inlog ?naam | e ?mail( ?adres)? of (gebruikersnaam|telefoonnummer|klantnummer)
      | gebruikersnaam of e ?mail( ?adres)? | klantnummer`,
    password: 'wachtwoord | toegangscode',
    passwordConfirm: `(bevestig|herhaal)( je| uw| het| nieuwe)* ?wachtwoord
      | wachtwoord (bevestigen|herhalen|nogmaals|bevestiging)`,
    cardNumber: `(credit|betaal|krediet|bank)?kaart ?nummer | creditcard( ?nummer)?
      | nummer (van de |van uw )?(credit)?(kaart|card) | kaartnummer | credit ?card ?nummer`,
    cardHolder: `(naam (van de )?)?rekeninghouder | (naam|houder)( op| van)?( de| uw| je)? ?(credit|betaal)?(kaart|card)(houder)?
      | (kaart|card)houder(s?naam)? | naam (kaart|card)houder | naam op (de )?(kaart|creditcard)
      | rekeninghouder | (eigenaar|houder) (credit ?card|kaart) | (card|kaart)houders?( naam)?`,
    cardExpiry: `(verval|verloop|geldigheids) ?datum( .{0,20})? | geldig tot | vervaldatum | verloopt( op)? | mm ?/? ?jj
      | einddatum`,
    cardExpiryMonth: '(verval|verloop)? ?maand | maand',
    cardExpiryYear: '(verval|verloop)? ?jaar | jaar | jj | jjjj',
    cardCvc:
      '(beveiligings|veiligheids|controle|verificatie) ?(code|nummer|cijfers)( .{0,10})? | kaartverificatie\\w* | kaartcode',
    search: 'zoek(en|term|opdracht)?( .{0,30})? | waar (ben je|bent u) naar op zoek | ik zoek',
    otp: '(verificatie|bevestigings|beveiligings) ?code | eenmalige code',
  },
  ticks: {
    other: '(geen|zonder) (klant)?account.{0,25} | als gast.{0,20}',
    newsletter: `nieuwsbrief( .{0,30})? | (aanbiedingen|nieuws|acties|updates).{0,40}(ontvangen|e ?mail|hoogte)
      | (ik wil|ja).{0,30}(ontvangen|aanmelden|inschrijven) | op de hoogte (blijven|houden)? | inschrijven
      | abonneren`,
    terms: `(algemene )?voorwaarden( .{0,30})?
      | (ik )?(ga akkoord|heb gelezen|accepteer|stem in|bevestig|verklaar)( .{0,50})?
      | privacy ?(beleid|verklaring|statement) | akkoord( .{0,20})? | (ik )?heb .{0,60} gelezen( .{0,20})? | herroepingsrecht( .{0,20})?`,
    sameAddress: `(factuur|bezorg|verzend|aflever) ?adres( .{0,25})? (hetzelfde|gelijk|zelfde|overeen)( .{0,25})?
      | (hetzelfde|zelfde|gelijk)( .{0,15})?( adres)?( .{0,30})?
      | (gebruik|dit)( .{0,25})? (ook )?(als|voor)( .{0,12})? (factuur|bezorg|verzend)\\w*( .{0,12})?
      | (verzend|bezorg|lever)( .{0,12})? naar (dit|hetzelfde) adres | (gebruik|zelfde|hetzelfde|gelijk|identiek|als)( het| aan| als)*( zelfde| hetzelfde)? ?(adres|factuuradres|verzendadres|afleveradres|bezorgadres)( .{0,30})? | zelfde als( .{0,25})?`,
    differentAddress: `(ander|afwijkend|verschillend) ?(factuur|bezorg|verzend|aflever)? ?adres( .{0,20})?
      | (factuur|bezorg|verzend|aflever) ?adres( .{0,12})? (wijkt|anders|verschilt|afwijkend|is anders)( .{0,15})?
      | (verzend|bezorg|lever)(en)? (naar|op) (een )?ander( .{0,15})? | naar een ander adres( .{0,15})? | (gebruik |verzend naar |lever op )?(een )?(ander|afwijkend|verschillend)\\w* (adres|factuuradres|verzendadres|afleveradres|bezorgadres)( .{0,30})? | adres\\w*( .{0,30})? (komen niet overeen|wijkt af|wijken af|verschillen)`,
    createAccount: `(klant|gebruikers)?account( .{0,15})? (aanmaken|maken|registreren) | maak (een )?account( .{0,20})? | registreren
      | een account`,
    saveDetails: `(gegevens|adres|kaart|informatie)( .{0,20})? (opslaan|bewaren|onthouden)
      | (onthoud|bewaar|sla)( .{0,40})? | ingelogd blijven | aangemeld blijven
      | (voor )?(de )?volgende (keer|bestelling|aankoop) | standaard\\w* | onthouden( .{0,12})?`,
    extra: `(cadeau|geschenk) ?(verpakking|papier|service|inpak\\w*)( .{0,15})? | inpakken( .{0,15})?
      | verzekering( .{0,20})? | (extra )?garantie( .{0,25})? | (donatie|doneer|doneren)( .{0,20})? | afronden
      | bescherming( .{0,25})? | premium | klimaat\\w*`,
  },
  actions: {
    addToCart: `(in|aan)( de| het| je| uw| mijn)? ?(winkel ?(wagen|wagentje|mand|mandje)|wagen|mandje|tas|winkelkar)( .{0,15})?
      | (toevoegen|voeg toe)( .{0,25})? | in winkelwagen | bestel(len)? | voorbestellen | reserveren`,
    buyNow: '(nu|direct|meteen) (kopen|bestellen|afrekenen) | koop (nu|direct) | kopen | ^koop$',
    viewCart: `(bekijk|naar|mijn|uw|je|open|bewerk|toon|de)( je| de| uw| mijn)? ?(winkel ?(wagen|wagentje|mand|mandje|tas)|wagen|mandje|winkelkar)( .{0,15})?
      | (winkel ?(wagen|wagentje|mand|mandje|tas)|winkelkar|mandje)( bekijken)?( \\d+)?`,
    goToCheckout: `(naar|ga naar|door naar|doorgaan naar|verder naar|ga verder naar)( de)? ?(kassa|afrekenen|betalen|bestellen|checkout|bestelling|betaling)
      | (veilig )?afrekenen | (verder )?bestellen | kassa | (bestelling|aankoop) (plaatsen|afronden) | checkout
      | verder (gaan )?met bestellen | ik ga bestellen | ^betalen$`,
    guest: `(als|zonder) (gast|account|registratie|registreren|inloggen|account aan te maken)( .{0,30})?
      | gast( ?(bestelling|account|checkout))?
      | (verder|doorgaan|bestellen|afrekenen)( gaan)? (als gast|zonder account|zonder .{0,15}) | nieuwe klant
      | ik ben nieuw | (afrekenen|bestellen|doorgaan|verder|betalen)( .{0,8})? als gast | (geen|zonder) (klanten)?account( .{0,15})?`,
    continue: `(doorgaan|ga door|ga verder|verder( gaan)?)( .{0,30})? | volgende( stap)?( .{0,20})?
      | (opslaan|bewaren)( en (doorgaan|verder))? | bevestig(en)?( .{0,20})?
      | (verzend|bezorg|lever)(en)? (naar )?(hier|dit adres) | (dit )?adres gebruiken | gebruik dit adres
      | naar (betaling|verzending|betalen|bezorging|overzicht|de volgende stap)( .{0,12})? | verzenden
      | versturen | bijwerken`,
    applyCoupon: `(toepassen|inwisselen|verzilveren|gebruiken|activeren|toevoegen)( .{0,15})?
      | (kortings|actie|coupon)?(code|bon|coupon)? ?(toepassen|inwisselen|verzilveren|toevoegen) | ok | pas toe | verzilver(en)?( .{0,15})?`,
    openCoupon: `(heb je|heeft u|heb jij)( een)? .{0,15}(kortings|actie|coupon|cadeau|promo|waardebon)\\w*.{0,40}
      | (kortings|actie|coupon|promo|waarde)(code|bon)?( (invoeren|toevoegen|invullen|gebruiken))?
      | klik hier om.{0,25}(code|coupon).{0,20}`,
    placeOrder: `(bestelling|order|aankoop|betaling) (plaatsen|afronden|bevestigen|voltooien|verzenden|versturen)
      | (plaats|bevestig|voltooi|rond)( je| uw| de| mijn)? ?(bestelling|order|aankoop|betaling)( .{0,15})?
      | (nu )?(betalen|bestellen|kopen|afrekenen)( .{0,20})? | bestel(len|ling)? met betaal\\w+ | bestel(len|ling)? met betalingsverplichting
      | bestellen en betalen | ^bestel$ | betaal( .{0,20})? | bevestigen en betalen | koop nu | (betaling|bestelling|aankoop|order) (voltooien|afronden|plaatsen|versturen|bevestigen|verzenden|indienen) | (nu )?(betalen|kopen|bestellen) | ^(afronden|voltooien)$ | ^(klaar|gereed)$`,
    dismiss: `sluiten?( .{0,15})? | nee( bedankt| dank je)?( .{0,40})? | niet nu | later | annuleren | overslaan
      | begrepen | misschien later | verbergen`,
    rejectCookies: `(alles |alle )?(weigeren|afwijzen)( .{0,20})?
      | (alleen|enkel)( .{0,10})? (noodzakelijke?|essentiele|functionele|vereiste)( .{0,20})?
      | (noodzakelijke|functionele)( cookies)?( .{0,12})? | doorgaan zonder (accepteren|toestemming)
      | niet akkoord`,
    acceptCookies: `(alles |alle |alle cookies )?(accepteren|toestaan)( .{0,20})? | akkoord( .{0,15})? | begrepen | ik begrijp het | ik ga akkoord
      | accepteer( .{0,20})?`,
    removeItem:
      'verwijder(en)?( .{0,40})? | wissen | winkel\\w+ (legen|leegmaken) | uit winkel\\w+ verwijderen | (item|artikel|product) verwijderen',
    signIn: `(inloggen|aanmelden|log in|meld .{0,5}aan)( .{0,25})?
      | (al|bestaande) (klant|een account|account).{0,10} | mijn account | wachtwoord vergeten
      | heb je al een account.{0,10} | account | (heeft u|heb je) (al|reeds) een account.{0,3} | klik hier om in te loggen | terugkerende klant | inloggegevens | ik ben (al|reeds) klant | (heb je|heeft u) al een account | al (een account|klant)`,
    register: `(account|klantaccount) (aanmaken|maken) | registre(er|ren)( .{0,12})? | maak( een)? account( aan)?
      | nieuw account | aanmelden | (registreer|meld) (je|u)? ?(hier|nu)`,
    expressWallet: `(betaal|betalen|afrekenen|koop) (met|via) (pay ?pal|apple|google|amazon|klarna|ideal|g ?pay)( ?pay)?( .{0,15})?
      | snel (betalen|afrekenen)`,
    edit: '(wijzig|bewerk|verander|aanpas|pas)(en|sen)?( .{0,25})? | terug( .{0,25})? | vorige( .{0,12})? | (adres|gegevens|betaalmethode|verzendmethode|verzendadres|factuuradres) (wijzigen|bewerken|aanpassen) | (wijzig|verander|bewerk|pas)( het| de| uw| je)? ?(adres|betaalmethode|betaalwijze|verzendmethode|verzendwijze|verzendadres|factuuradres|afleveradres|bezorgadres|levering|betaling)( .{0,15})? | (betaal|verzend|lever)(methode|wijze) (wijzigen|veranderen)',
    increaseQuantity: '(een|1) toevoegen | (verhoog|vermeerder|meer)(en)?( .{0,30})? | aantal verhogen | plus',
    decreaseQuantity:
      '(een|1) (verwijderen|minder) | (verlaag|verminder|minder)(en)?( .{0,30})? | aantal verlagen | min',
    updateCart:
      '(winkel\\w+|aantal)? ?(bijwerken|updaten|vernieuwen|herberekenen) | werk .{0,15} bij | totalen bijwerken | (mand|wagen) bijwerken',
    openSection: `(toon|bekijk|verberg)( .{0,12})?( details| overzicht| opties| meer)( .{0,20})?
      | meer (tonen|weergeven|opties) | details`,
    continueShopping:
      '(verder|doorgaan met) (winkelen|shoppen) | terug naar (de )?(winkel|shop) | terug(keren)? naar (de )?winkel',
    declineOffer: `nee( bedankt| dank je)?( .{0,50})? | (doorgaan|verder|betalen|betaal) zonder( .{0,40})?
      | (afwijzen|weigeren)( .{0,20})? | geen (interesse|bescherming|garantie|verzekering).{0,15}`,
    acceptOffer: `ja( .{0,50})? | (voeg|neem)( .{0,12})?(bescherming|garantie|verzekering)( .{0,15})?
      | aanbieding accepteren`,
    enterManually: `(adres )?handmatig (invoeren|invullen)( .{0,12})? | (vul|voer)( .{0,15})? handmatig( .{0,8})?
      | (gebruik|behoud)( mijn| dit| ingevoerd)? adres( .{0,20})? | nieuw adres( .{0,12})? | adres niet gevonden | mijn adres staat er niet( .{0,10})? | zelf (invullen|invoeren|typen)`,
    search: 'zoek(en)? | vinden',
  },
  pages: {
    cart: '(mijn |uw |je |de )?(winkel ?(wagen|wagentje|mand|mandje|tas)|winkelkar)',
    emptyCart: `(uw |je |mijn |de )?(winkel ?(wagen|wagentje|mand|mandje|tas)|winkelkar) is (momenteel |nog |op dit moment )?leeg
      | ((er (zijn|zitten|staan)|(u|je) (hebt|heeft)) )?(nog |momenteel )?geen (artikelen|producten) in .{0,20} | lege winkel\\w+`,
    signInChoice: 'als gast | (al|bestaande) (klant|een account) | nieuwe klant | inloggen of | zonder account',
    address: `(bezorg|verzend|aflever|factuur|contact|klant|uw|je|persoonlijke) ?(adres|gegevens|informatie)
      | adres(gegevens)? | persoonlijke gegevens | verzenden naar | (contact|verzend|bezorg|aflever|factuur|betaal)(informatie|gegevens|adres)`,
    shipping: `(verzend|bezorg|lever)(methode|wijze|optie|methodes|opties|ing)?(n|s)? | verzending | bezorging
      | levering | hoe .{0,20}(ontvangen|bezorg\\w*)`,
    payment: `(betaal|betalings)(methode|wijze|optie|methodes|gegevens|opties|mogelijkheden)?(n|s)?
      | betaling( .{0,15})? | betalen | hoe .{0,20}betalen | creditcard(gegevens)?`,
    review: `(controleer|bevestig|bekijk|overzicht)( je| uw| van| de)*( bestelling| order)? | (bestel)?overzicht
      | samenvatting | laatste stap | bestelling controleren | (samenvatting|overzicht)( van)?( uw| je| de)? ?(bestelling|order|winkelwagen|winkelmand)? | (controleer|bekijk)( en bevestig)?( uw| je| de)? (bestelling|order) | (bestel|order|winkelwagen)(overzicht|samenvatting)`,
    confirmation: `(hartelijk |heel erg )?(bedankt|dank( je| u)?( wel)?)( voor (je|uw|de) (bestelling|aankoop|order))?
      | (je |uw |de )?bestelling( .{0,15})? (is|werd)( .{0,12})? (geplaatst|ontvangen|bevestigd|voltooid|gelukt|verwerkt)( .{0,15})?
      | bestel(lings)?bevestiging | bestelling (geplaatst|ontvangen|bevestigd|voltooid|geslaagd)
      | we(.{0,6}) hebben (je|uw) bestelling | (je|uw) bestelnummer | uw bestelling is (afgerond|voltooid|bevestigd|geplaatst|ontvangen) | (order|bestel)bevestiging`,
    error: `er (is|ging) (een fout|iets)( .{0,15})?( opgetreden| mis| misgegaan| fout gegaan)?
      | (interne |server)?fout( opgetreden)? | (tijdelijk )?niet beschikbaar op dit moment
      | probeer het( .{0,20})? (opnieuw|later) | technische? (fout|probleem|storing)`,
    notFound: `(pagina|product|artikel)( .{0,15})? (niet (gevonden|beschikbaar)|bestaat niet( meer)?) | niet gevonden
      | bestaat niet( meer)? | niet (meer|langer) (beschikbaar|leverbaar)`,
    soldOut: `uitverkocht | (tijdelijk |momenteel |helaas )?niet (op voorraad|leverbaar|beschikbaar) | geen voorraad
      | houd me op de hoogte( .{0,20})? | mail mij( .{0,20})?`,
    captcha: `ik ben geen robot | (ben je|bent u) (een )?(mens|robot) | beveiligingscontrole
      | bevestig dat .{0,12}mens`,
    botWall: `toegang (geweigerd|geblokkeerd|ontzegd) | geblokkeerd | ongebruikelijk(e)? (verkeer|activiteit)
      | browser (wordt )?gecontroleerd`,
    challenge3ds: `(bevestig|verifieer|keur)( de| je| uw)? (betaling|transactie|aankoop)( .{0,15})?
      | (je|uw) bank .{0,30}(code|app|bevestig\\w*)`,
    listing: `sorte(er|ren)( op)? | filter(en|s)?( op)? | \\d+ (producten|artikelen|resultaten) | alle producten
      | categorieen`,
    product: `(product|artikel) ?(beschrijving|informatie|details|nummer|specificaties) | omschrijving | beschrijving
      | specificaties | beoordelingen | reviews | gerelateerde producten | maattabel | verlanglijst(je)?
      | kies (een |je )?(maat|kleur) | artikelnummer`,
  },
  totals: {
    subtotal: `sub ?totaal( .{0,25})? | (totaal )?(artikelen|producten)( .{0,15})?
      | \\d+ (artikel(en)?|producten?|items?) | tussentotaal | (totaal|subtotaal) (van )?(artikelen|producten|items) | (artikelen|producten) totaal`,
    shipping: `(verzend|bezorg|lever|porto)(kosten|ing)?( .{0,60})? | (ver)?zending( .{0,60})? | bezorging( .{0,40})?
      | levering( .{0,40})? | verzenden( .{0,20})? | (totale? |totaal )?(verzend|bezorg|lever)(kosten|ing)( .{0,15})? | verzending totaal`,
    tax: '(incl(usief)? |waarvan |inclusief |excl |totaal )?(\\d+([.,]\\d+)? ?%? )?(btw|belasting(en)?|(btw|belasting) ?bedrag)( .{0,30})?',
    discount:
      '(korting|actie|besparing|kortingscode|coupon|voucher|kortingsbon)(en)?( .{0,40})? | (je|u) bespaart | (kortings|winkelmand|winkelwagen)\\w*(korting|bedrag)( .{0,20})? | (korting(en)?|promoties?|actie(s|korting)?)( (op|van|inbegrepen) .{0,25})? | (bestel|order|verzend|coupon|kortingscode|totale )\\w* ?korting( .{0,15})? | inbegrepen korting(en)?',
    fee: `(service|administratie|transactie|behandelings|betaal|verwerkings|rembours)\\w*(kosten|toeslag)?( .{0,15})?
      | (toeslag|cadeauverpakking|verzekering|donatie|garantie|statiegeld|fooi|bescherming)( .{0,20})? | ^kosten$ | contant\\w*kosten | (betaal|betalings)(kosten|toeslag)( .{0,15})?`,
    giftCard: '(cadeau|geschenk) ?(kaart|bon)( .{0,20})? | tegoed',
    total: `(eind|order|bestel)? ?totaal( ?(bedrag|prijs|te betalen|inclusief .{0,10}|incl .{0,10}|bestelling))?( .{0,25})?
      | te betalen( .{0,15})? | (verschuldigd|openstaand)( bedrag)? | (totaalbedrag|totaalprijs|eindbedrag)( .{0,20})?`,
  },
  sections: {
    shipping: '(verzend|bezorg|lever|aflever|ontvanger)\\w*( .{0,30})?',
    billing: '(factuur|facturatie|facturering)\\w*( .{0,30})?',
    payment: '(betaal|betaling|betalen|creditcard|kaart)\\w*( .{0,30})?',
    login: '(inloggen|aanmelden|bestaande klant|log in)( .{0,20})?',
    register: '(account (aanmaken|maken)|registr\\w+|nieuw account)( .{0,20})?',
    newsletter: '(nieuwsbrief|schrijf je in|abonneer|abonneren)( .{0,40})?',
    shippingMethod: `(verzend|bezorg|lever)(methode|wijze|optie|methodes|opties)(n|s)?( .{0,15})? | verzending | bezorging
      | levering | hoe .{0,30}(bezorgen|bezorgd|leveren|geleverd|verzenden|ontvangen)( .{0,12})?`,
    contact: '(contact|persoonlijke|klant|uw|je) ?gegevens | contact(informatie)?',
  },
  words: {
    pickup: `afhal\\w*( .{0,20})? | (op|af)halen( .{0,20})? | ophaal\\w*( .{0,15})?
      | (in de )?winkel (ophalen|afhalen) | afhaalpunt | pakketpunt | pickup | pakketautomaat`,
    free: 'gratis | kosteloos | geen verzendkosten',
    day: '(werk)?dag(en)?',
    week: 'we(ek|ken)',
    hour: 'u(u)?r(en)?',
    today: 'vandaag | vanavond | vanmiddag | dezelfde dag',
    tomorrow: 'morgen | (eerst)?volgende (werk)?dag',
    orderNumber:
      '(bestel|order|bestellings|referentie|factuur|bevestigings) ?(nummer|nr|id) | (bestel|order|bestellings) ?referentie | bestelling | order',
    outOfStock: `uitverkocht | niet (meer )?((op|in) voorraad|voorradig|leverbaar|beschikbaar) | geen voorraad | onvoldoende voorraad
      | niet genoeg.{0,15}`,
    inStock: `(op|in) voorraad | voorradig | (direct )?(leverbaar|beschikbaar)
      | (nog )?(maar |slechts )?\\d+ (op voorraad|beschikbaar|stuks)( .{0,12})?`,
    quantity: 'aantal | stuks',
    variant: `maat | kleur | uitvoering | materiaal | model | formaat | smaak | lengte | breedte | gewicht | optie
      | variant | inhoud | stijl | maling | editie`,
    taxIncluded: '(incl|inclusief|waarvan)( .{0,10})? (btw|belasting\\w*) | (btw|belasting\\w*) (inbegrepen|inclusief)',
    chooseFirst: '(kies|selecteer|maak)( .{0,25})? | kies een optie',
    leaveEmpty: '(laat|niet)( .{0,15})? (leeg|invullen)',
    required: `(is )?(verplicht|vereist)( .{0,10})? | (vul|voer|kies|selecteer)( .{0,40})? in | ongeldig\\w*
      | niet geldig | is geen geldig\\w* .{0,25} | dient .{0,20}akkoord te gaan( .{0,20})? | u moet .{0,40}`,
    declined: '(betaling|kaart|transactie)( .{0,20})? (geweigerd|mislukt|afgewezen) | geweigerd | mislukt',
    forgot: '.{0,20}vergeten',
    knownCustomer: 'welkom terug.{0,12} | (al|bestaande|reeds) klant.{0,12}',
  },
  phrases: {
    cart: 'winkelwagen | winkelmand\\w* | mandje',
    cartPath: 'winkelwagen',
    addedToCart: 'toegevoegd',
    namesCoupon: 'kortingscode | actiecode | kortingsbon | waardebon',
    showSummary: '^(toon|bekijk) (je |uw |de )?(bestelling|besteloverzicht|overzicht|winkelwagen) | ^besteloverzicht',
    confirmsRemoval: '^bevestigen | ^verwijder(en)?',
    colourAxis: 'kleur',
    sizeAxis: 'maat',
    isChosen: '^geselecteerd$ | ^gekozen$',
    fitAxis: 'pasvorm',
    deliveredToday: 'vandaag',
    deliveredTomorrow: 'morgen',
    express: 'spoed',
    sendingFee: 'verzend\\w*',
    card: 'bancontact card | creditcard | betaalkaart',
    tellsWhenBack:
      '(meld|mail|bericht|houd|waarschuw)( het)?( mij| me)?( .{0,20})? (op voorraad|beschikbaar|leverbaar)',
    keepsForLater:
      '(verlanglijst\\w*|wensenlijst\\w*|favorieten) | (bewaar|bewaren|opslaan)( .{0,8})? voor later | vergelijk\\w* | (review|beoordeling|reactie|opmerking) (toevoegen|schrijven|plaatsen|achterlaten)',
    paidOnline: 'online( betal\\S+)? | betaal online',
    notCard: 'cadeau\\w*',
    offlinePayment: `onder rembours | overboeking | bankoverschrijving | factuur | rembours | contant( bij levering)?
      | (betalen|betaling) bij (aflevering|bezorging|levering|ontvangst)`,
    aboutMoney: 'betal\\w* | kopen | koop | bestellen',
    refusal: '^nee | ^geen | ^zonder | nee bedankt | ^(niet nu|nu niet)',
    plainNo: '^nee$ | ^nee bedankt$',
    onlyOnce: 'eenmalig\\w*',
    extraOffer: 'verzekering | donatie | fooi | cadeau\\w* | lidmaatschap | maandelijks',
    news: 'aanbiedingen | nieuws\\w*',
    addsToOrder: '^toevoegen',
    partOfOrder: 'adres | contactgegevens',
    recurring: 'elke (maand|\\d+ (dagen|weken|maanden)) | maandelijkse (levering|betaling)',
    usualFee:
      'toeslag | servicekosten | statiegeld | behandeling\\w* | administratie\\w* | verwerking\\w* | betaal\\w* | transactie\\w* | orderkosten | contantkosten | rembours\\w*',
    feeName: 'toeslag$ | kosten$',
    remarkOnPrice: '^incl(usief)? | ^waarvan | bespaa?r\\w* | punten | termijnen | per maand',
    honorific: '^dhr$ | ^mevr$ | ^mevrouw$ | ^meneer$',
    optional: 'optioneel',
    noAccount: '(geen|zonder)\\b.{0,30}\\b(klantaccount|account|registr\\w*) | als gast',
    review: 'controleren | overzicht',
    reviews: 'controleren',
    numberedStep: 'stap \\d',
    confirmsOrder: 'bestelling (bevestigen|plaatsen)',
    confirmationStep: '^(\\d )?bevestiging$',
    finishedStep: '^(\\d )?(klaar|gereed)$',
    orderPaid: 'bestelling is betaald | betaling (is )?(geslaagd|gelukt|voltooid)',
    thanksForOrder: '(bedankt|dank( je| u)?( wel)?) voor (je|uw|de) (bestelling|aankoop|order)',
    orderNotYetPlaced: 'bijna (klaar|voltooid) | laatste stap | nog niet (voltooid|bevestigd)',
    ownOrders: '(mijn|uw) bestelling(en)? | bestelstatus',
    asksAge:
      '(ouder dan|minstens|ben je|bent u|boven de) (16|18|21)( jaar)?( of ouder)? | leeftijd\\w* | (voor|alleen) volwassenen | 18 jaar of ouder',
    cookieSettings: `^instellingen | ^voorkeuren | ^aanpassen | ^beheer\\w* | ^meer opties
      | (instellingen|voorkeuren) (bekijken|aanpassen|beheren)`,
    saveCookieSettings: '^opslaan | ^(voorkeuren|keuzes?|selectie|instellingen) (opslaan|bevestigen)',
    tooFewInStock:
      '(kunt|kan) (\\w+ )?(maar|slechts|maximaal) \\d+ | (kunt|kan) niet meer .{0,60}toevoegen | nog maar \\d+ | onvoldoende voorraad | (slechts|nog) \\d+ (resterend|op voorraad|beschikbaar|stuks|over) | niet (genoeg|voldoende) (op )?voorraad | niet voldoende voorraad | onvoldoende (\\d|op voorraad) | dit aantal | (gewenste|gevraagde|aangevraagde) (aantal|hoeveelheid) | (slechts|maar|alleen) \\d+ (stuks|op voorraad|beschikbaar|artikel) | voorraad (is )?(onvoldoende|ontoereikend)',
    soldOut: 'uitverkocht | niet (meer )?(leverbaar|beschikbaar|op voorraad) | gebrek aan voorraad',
    cardDeclined:
      'betaling( .{0,25})? is (niet geldig|ongeldig) | (voer|vul) (uw |je |de )?betaal(gegevens|informatie) opnieuw in | geweigerd | betaling (mislukt|geweigerd) | afgewezen | afgekeurd | betaling .{0,20}(af te ronden|niet gelukt) | credit ?card .{0,10}niet (verwerken|geaccepteerd) | onmogelijk te? ?betaling | (betaling|kaart|transactie).{0,25}(geweigerd|mislukt|afgewezen|niet (verwerkt|gelukt|voltooid|worden)) | (verwerk|fout).{0,25}betaling | fout .{0,20}verwerk\\w+ van (uw|je|de) betaal(methode|middel|wijze) .{0,20}controleer | (konden|kunnen) (je|jouw|uw|de) betaling (helaas )?niet (verwerken|voltooien|afronden) | bestelling (kon|kan) niet (worden )?betaald( worden)?',
    noShipping:
      'geen verzend(methode|optie) | leveren niet | (verzenden|bezorgen|leveren) (we |wij )?(helaas )?niet | geen (verzendwijze|verzending|bezorg|beschikbare methode|leverings?methode) | (levering|verzending|bezorging)( .{0,30})? niet (mogelijk|beschikbaar) | geen (verzend|bezorg|lever)\\w* (beschikbaar|mogelijk|gevonden) | niet (geleverd|bezorgd|verzonden) worden',
    noSuchVariant:
      '\\bcombinatie (bestaat niet|is niet mogelijk) | geen producten (gevonden )?die voldoen aan (je|uw) (keuze|selectie)',
    unavailable: '^niet beschikbaar$',
    variantMissing: '\\b(kies|selecteer) \\S | opties (kiezen|selecteren)',
    addressRejected: 'adres (is )?(ongeldig|onbekend)',
    asksForCorrection: '\\b(vul|kies|selecteer|controleer) \\S | \\b(ongeldig|verplicht)',
    digitsOnly: '\\b(alleen|enkel|uitsluitend) (cijfers|getallen|nummers)\\b',
    refusesInput:
      'fout | mislukt | helaas | ongeldig\\w* | verplicht | gelieve | vul | bestaat niet | verlopen | bereikt | komt niet overeen | geen geldig\\w* | niet mogelijk | niet gevonden | dient | niet (gevonden|geldig|juist|correct|toepasbaar|toegepast|beschikbaar) | ontbreekt | onjuist\\w* | kan niet | kon niet',
    asksForPatience: 'wacht | bedankt | dank',
    asksForHuman: 'tekens (in|uit) de afbeelding | geen robot',
    newPassword: '\\b(maak|kies|nieuw)',
    freeAmount: '^gratis$ | ^kosteloos$',
    namesNumber: '\\S*nummer | nr | \\S*referentie',
    underNumber: '\\b(onder|met)( het)? \\w*(nummer|nr)$',
  },
  stems: {
    addOn: 'verzekering | garantie | bescherming | donatie | cadeauverpakking | fooi',
    address: 'adres',
    numberSuffix: 'toev(oeging)?$ | huis ?(nummer|nr) ?toev\\w* | (huis ?)?letter$',
    addressTitle: 'adresnaam | naam (van (dit|het) )?adres',
    afterOrder: 'volg | opnieuw bestellen | nogmaals bestellen | bestelling annuleren | bestelgegevens',
    anyName: 'naam',
    anyNumber: 'nummer',
    bankAccount: 'rekening',
    billing: 'factuur',
    billingLabel: 'factuur ?(?:adres|straat|plaats|postcode|naam)',
    birth: 'geboorte',
    bridge: 'tot | en',
    cancel: 'annule | afbreken',
    cart: 'winkelwagen | winkelmand\\w*',
    checkout: 'afrekenen | kassa | bestell',
    deliveryMethod: 'verzend',
    deliveryName: 'verzending( .{0,20})?',
    errorName: 'fout',
    expiry: 'verval',
    lookFor: 'zoek',
    lookForBy: 'op',
    messageName: 'fout',
    month: 'maand',
    monthName: 'okt',
    or: 'of',
    orderDone: 'bedankt',
    payment: 'betaling',
    paymentMethod: 'betaal',
    paymentName: 'creditcard | overschrijving | rembours',
    provinceName: 'drenthe | utrecht | antwerpen',
    quantity: 'aantal(len)?',
    shipping: 'verzend | bezorg',
    signIn: 'inloggen',
    skip: 'overslaan',
    title: 'dhr | mevr | de heer | mevrouw | heer',
    variant: 'maat',
    year: 'jj | jaar',
    yes: 'ja',
    your: 'uw | je',
  },
  productPage: {
    required: 'verplicht',
    soldOut: 'uitverkocht | niet (?:op voorraad|leverbaar|beschikbaar)',
    inStock: 'op voorraad',
    buy: 'in (?:mijn )?(?:winkelwagen|winkelmand) | toevoegen aan',
    brand: 'merk | fabrikant | fabrikaat',
    choose: 'kies',
    price: 'prijs | prijzen',
    free: 'gratis',
    range: 'tot',
  },
  frequentWords:
    'de | het | een | uw | winkelwagen | verzending | bestelling | en | voor | adres | betaling | je | naar',
  neutralHonorifics: ['Anders'],
  afterOrderPaths: ['bevestiging', 'bedankt'],
};
