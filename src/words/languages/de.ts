import type { Vocabulary } from '../vocabulary.ts';

export const de: Vocabulary = {
  language: 'de',
  fields: {
    other:
      'treue ?karten?( ?(nummer|nr))? | kunden ?karten?( ?(nummer|nr))? | bonus ?karten?( ?(nummer|nr))? | (auftrags|buchungs|bestell|vertrags|rechnungs|reservierungs|artikel|produkt) ?(nummer|nr|code) | betreff | beruf | abteilung | staatsangehorigkeit | geburtsort | sicherheits ?frage | kreditinstitut | bank ?name | adress ?bezeichnung',
    honorific: 'anrede | titel | geschlecht | herr frau',
    firstName: 'vornamen? | ruf ?name | vor ?name',
    middleName: 'zweiter vorname | mittelname',
    lastName: 'nachnamen? | familienname | zuname | nach ?name',
    fullName: `^name$ | (rechnung|liefer|kontakt|kunden)s?name | vor ?(und|&|u)? ?(nachname|zuname) | vorname (und )?(nachname|name) | vollstandiger name
      | ihr name | empfanger(name)? | name und vorname | ansprechpartner | kontaktperson | name vorname
      | vollname | voller name`,
    company: 'firma | firmenname | unternehmen(sname)? | organisation | firma ?/? ?institution',
    email: 'e ?mail( ?adresse)? | ihre e ?mail( ?adresse)? | mail ?adresse | e ?mail anschrift | email ?adresse',
    emailConfirm: `e ?mail ?(adresse)? ?(wiederholen|bestatigen|bestatigung|wiederholung|nochmals)
      | (wiederholen|bestatigen) sie (ihre|die) e ?mail( ?adresse)? | wiederholung e ?mail`,
    phone: `telefon(nummer)?( .{0,20})? | tel ?nr | tel | handy(nummer)? | mobil(nummer|telefon|funknummer)?
      | rufnummer | festnetz | ruckrufnummer | mobilfunk(nummer)? | natel(nummer)? | festnetz ?nummer | telefon ?nr | handy ?nr | mobil ?nr`,
    phoneCountry: 'landesvorwahl | landervorwahl | landerkennung | landervorwahlnummer',
    phoneArea: 'vorwahl | ortsvorwahl',
    phoneExtension: 'durchwahl | nebenstelle',
    street: `strasse | strasse( ?(und|&|u|,|/))? ?(haus ?(nummer|nr)|nr|nummer) | adresse( ?zeile)?( ?1)? | anschrift
      | str | strassenname | strasse hausnr | strasse nr | postanschrift
      | (liefer|rechnungs) ?(adresse|anschrift) | strasse (und|u) (hausnummer|hausnr|haus nr) | strasse hausnummer | str (und|u)? ?(haus ?)?nr`,
    street2: `adress ?zusatz( ?\\d)? | zusatz | adresse( ?zeile)? ?2 | adresszeile ?2
      | weitere adress(angaben|informationen) | zusatzliche adress(angaben|zeile)( ?\\d)? | etage | stockwerk
      | wohnung(snummer)? | gebaude | wohnung suite zimmer( usw)? | apartment | anschrift ?2
      | appartement | (weitere|zusatzliche) adress(zeile|angaben)( .{0,6})? | adresszeile 2 | zusatz( 2)?`,
    houseNumber: 'haus ?(nummer|nr) | nr | hausnr | hnr',
    postalCode: 'plz | post ?leit ?zahl | postleitzahl ?/? ?(plz)? | plz ?/? ?postleitzahl',
    city: 'ort | stadt | wohnort | ort ?/? ?stadt | stadt ?/? ?ort | gemeinde | ortschaft | ortsname',
    province: `bundesland | kanton | region | provinz | staat | bundesland ?/? ?(provinz|kanton|region|landkreis)
      | landkreis | bundesstaat`,
    country: 'land( ?/? ?region)? | staat ?land | lieferland | rechnungsland | herkunftsland | land auswahlen',
    vatId: `(umsatz ?steuer|ust|mw ?st|uid)( ?id)?( ?nr| ?nummer)? | ust ?id( ?nr)?
      | umsatzsteuer ?(id|identifikationsnummer)( ?nr)? | steuernummer | uid( nummer)? | mehrwertsteuernummer
      | ust idnr`,
    personalId: 'ausweisnummer | personalausweis( ?nr)? | kundennummer',
    birthDate: 'geburts ?(datum|tag) | geb ?datum | geburtsdatum | geboren am',
    birthDay: 'tag | geburtstag tag | tt',
    birthMonth: 'geburtsmonat',
    birthYear: 'geburtsjahr',
    orderNote: `(bestell|liefer|versand)? ?(anmerkung|bemerkung|kommentar|hinweis|notiz|mitteilung)(en|e)?( zur bestellung| zu ihrer bestellung)?
      | nachricht | wunsche | anmerkungen zur bestellung | ihre nachricht | kommentar | lieferhinweise? | (spezielle |besondere )?bestell(anweisung|hinweis)(en|e)?`,
    coupon: `gutschein ?(code|nummer|nr)? | rabatt ?(code|gutschein)? | aktions ?(code|gutschein)
      | promo ?(code|tion ?code) | vorteils ?code | gutscheincode eingeben | coupon ?(code)? | werbe ?code`,
    giftCard: 'geschenk ?(gutschein|karte)( ?(nummer|code|nr))? | guthaben ?(karte|code)',
    quantity: 'menge | anzahl | stuck(zahl)? | artikelanzahl',
    login: `benutzer ?(name|kennung|id) | anmelde ?name | login ?name
      | e ?mail( ?adresse)? oder (benutzername|kundennummer|telefonnummer|mobilnummer)
      | benutzername oder e ?mail( ?adresse)? | nutzer ?(name|kennung) | kennung | mitgliedsnummer
      | zugangsnummer | kontonummer | teilnehmernummer | spitzname | e ?mail( ?adresse)? oder (login|handynummer|kontonummer|mobilfunknummer|kundennr) | kunden(nummer|nr) oder e ?mail( ?adresse)?`,
    password: 'passwort | kennwort | pass ?wort | zugangscode',
    passwordConfirm: `(passwort|kennwort) (wiederholen|bestatigen|wiederholung|erneut.{0,12}|nochmals)
      | wiederholen sie (das|ihr) passwort | passwort bestatigung`,
    cardNumber:
      '(kredit)?karten ?(nummer|nr) | kredit ?karte(n ?nummer)? | nummer der (kredit)?karte | kreditkarten ?nr',
    cardHolder: `(name des )?kontoinhabers? | (kredit)?karten ?inhaber(in|s|name)? | name (auf|des) (der |des )?((kredit)?karte|karteninhabers?)
      | inhaber(in|name)? | name des karten ?inhabers | kontoinhaber`,
    cardExpiry: `(ablauf|verfalls?|gultigkeits) ?datum( .{0,20})? | gultig bis | ablauf | gultigkeit | verfall
      | mm ?/? ?jj | gultig bis ?mm ?/? ?jj`,
    cardExpiryMonth: '(ablauf|verfalls?|gultigkeits) ?monat | monat | gultig bis monat',
    cardExpiryYear: '(ablauf|verfalls?|gultigkeits) ?jahr | jahr | jj | jjjj | gultig bis jahr',
    cardCvc: `(karten)?pruf ?(nummer|ziffer|ziffern|zahl|code) | pruef ?(nummer|ziffer|zahl)
      | sicherheits ?(code|nummer|zahl|ziffern?) | kartenprufnummer | kreditkarten ?prufnummer
      | karten ?sicherheitscode | gultigkeitscode | sicherheitscode cvv`,
    search: 'suche(n|begriff)?( .{0,30})? | suchwort | wonach suchen sie | ich suche',
    otp: `(bestatigungs|verifizierungs|sicherheits|einmal|freigabe) ?(code|passwort|kennwort) | tan | smstan
      | zahlencode`,
  },
  ticks: {
    other:
      'kein(e|en)? (kunden)?(konto|registrierung).{0,20} | (ohne|nicht) (kunden)?(konto|registrier\\w+|registrierung).{0,20} | als gast.{0,20}',
    newsletter: `newsletter.{0,40} | (angebote|neuigkeiten|informationen|werbung).{0,40}(e ?mail|erhalten)
      | (ja )?ich mochte .{0,40}(erhalten|informiert|abonnieren) | abonnieren | auf dem laufenden
      | e ?mail werbung | per e ?mail informiert`,
    terms: `agb | (allgemeine(n)?) geschaftsbedingungen | nutzungsbedingungen
      | datenschutz(erklarung|bestimmungen|hinweise)? | widerruf(srecht|sbelehrung)?
      | (gelesen|akzeptiere|stimme|einverstanden|zustimmen|akzeptieren|bestatige) | ich habe die | bedingungen`,
    sameAddress: `(rechnungs|liefer|versand) ?(adresse|anschrift) (ist |und )?.{0,25}(identisch|gleich|entspricht|dieselbe|ubereinstimmen|stimmt).{0,30}
      | (gleiche|dieselbe|identische) ((rechnungs|liefer|versand) ?)?(adresse|anschrift).{0,20}
      | (diese|lieferadresse|die lieferadresse).{0,30}(auch )?als (rechnungs|liefer|versand) ?(adresse|anschrift).{0,20}
      | (liefer|rechnungs|versand) ?(adresse|anschrift) wie .{0,30} | identisch | an (diese|die) (rechnungs ?)?(adresse|anschrift) (liefern|senden|versenden)
      | entspricht der lieferadresse | (diese )?adresse (auch )?(fur|als) .{0,15}rechnung.{0,10} | (wie|entspricht( der)?|identisch mit( der)?|gleich( wie)?( die| der)?) (liefer|rechnungs|versand) ?(adresse|anschrift) | (rechnungs|liefer|versand) ?(adresse|anschrift) (verwenden|benutzen|ubernehmen) | gleiche adresse( .{0,25})? | (dieselbe|die gleiche) adresse( .{0,25})?`,
    differentAddress: `(abweichende|andere|unterschiedliche|separate|neue) ((liefer|rechnungs|versand) ?)?(adresse|anschrift).{0,20}
      | (liefer|rechnungs|versand) ?(adresse|anschrift) (weicht|abweichend|ist eine andere|unterscheidet|und rechnungs ?adresse stimmen nicht).{0,30}
      | an (eine )?(andere|abweichende) (adresse|anschrift).{0,15} | adresse( .{0,30})? (stimmen nicht uberein|weichen? ab|weicht ab)`,
    createAccount: `(kunden|benutzer)?konto( .{0,15})? (anlegen|erstellen|eroffnen|einrichten) | registrieren | neues konto | ein (kunden)?konto
      | kundenkonto | mich registrieren`,
    saveDetails: `(daten|adresse|karte|angaben|informationen).{0,25}(speichern|merken) | angemeldet bleiben
      | eingeloggt bleiben | speichern.{0,40} | merken | fur (das|den|die) nachste(n)? .{0,20}
      | als standard.{0,30}`,
    extra: `geschenk ?(verpackung|papier|karte).{0,20} | versicherung | (garantie|schutz).{0,25}
      | transport ?versicherung | spende(n)? | aufrunden | klima.{0,20} | premium.{0,20} | gratis ?probe
      | expressbearbeitung | versandschutz | kauferschutz | zusatz.{0,20} | ruckversand`,
  },
  actions: {
    addToCart: `(in|zum) (den|dem|meinen|deinen) ?(waren ?korb|einkaufs ?wagen|einkaufs ?korb|korb|warenkorb)( .{0,15})?
      | (zum|zur) (warenkorb|einkaufstasche) ?(hinzufugen)? | warenkorb hinzufugen | in den warenkorb legen
      | hinzufugen | vorbestellen | in die (einkaufstasche|tasche)`,
    buyNow: '(jetzt|sofort|direkt) ?kaufen | sofortkauf | direkt ?kauf | ^kaufen$',
    viewCart: `(zum |mein |dein |ihr |der )?(waren ?korb|einkaufs ?wagen|einkaufs ?korb|einkaufstasche)( (ansehen|anzeigen|anschauen|bearbeiten|offnen))?( .{0,12})?
      | warenkorb \\d+ | korb | ^wagen$`,
    goToCheckout: `(weiter )?(zur|zu der) ?(kasse|bezahlung|zahlung|bestellung)( gehen| fortfahren)? | zur kasse | kasse
      | (jetzt )?(bestellen|bestellung (aufgeben|abschliessen|fortsetzen)) | sicher zur kasse | bezahlen
      | weiter zur bestellung | checkout | auschecken`,
    guest: `(als|ohne) (gast|registrierung|konto|kundenkonto|anmeldung|registrieren)( .{0,30})?
      | gast(bestellung|zugang|kauf|konto)?
      | (ohne|weiter ohne) (kunden)?(konto|registrierung|anmeldung)( .{0,20})? | neu(er)? kunde
      | als gast (bestellen|fortfahren|weiter|einkaufen|kaufen|zur kasse) | kein (kunden)?konto.{0,15}
      | kein passwort | (kein|ohne) kundenkonto( .{0,20})? | als gast( .{0,15})?`,
    continue: `weiter( .{0,30})? | (nachster|nachste) schritt | fortfahren | fortsetzen
      | (speichern|ubernehmen)( und (weiter|fortfahren))? | an diese adresse (senden|liefern)
      | (adresse|diese adresse) (verwenden|bestatigen|speichern|ubernehmen) | bestatigen | absenden
      | zur (zahlung|versandart|zahlungsart|ubersicht|bestellubersicht|lieferung)( .{0,15})?
      | zum nachsten schritt | ubernehmen | aktualisieren | bestellung prufen | nachster( schritt)?`,
    applyCoupon: `(gutschein|code|rabatt|gutscheincode|rabattcode)? ?(einlosen|anwenden|hinzufugen|aktivieren|einlosen|verwenden|ubernehmen)
      | einlosen | anwenden | gutschein hinzufugen`,
    openCoupon: `(haben sie|hast du|sie haben|du hast|ich habe)( einen| ein)? ?.{0,15}(gutschein|rabatt|aktionscode|promo)\\w*.{0,40}
      | (gutschein|rabatt|aktions)(code)?( (eingeben|einlosen|hinzufugen|vorhanden))? | gutscheincode
      | hier klicken.{0,30}(gutschein|code).{0,20}`,
    placeOrder: `(zahlungs|kosten) ?pflichtig (bestellen|buchen) | (jetzt )?(kosten|zahlungs)pflichtig bestellen
      | (jetzt )?(kaufen|bestellen|bezahlen)
      | (bestellung|kauf|zahlung) (jetzt )?(abschliessen|absenden|aufgeben|bestatigen|abschicken|verbindlich .{0,15})
      | verbindlich (bestellen|kaufen)( .{0,10})? | bestellen und bezahlen | kauf abschliessen
      | zahlung bestatigen | jetzt zahlen | bezahlen | kaufen | mit kreditkarte (be)?zahlen | (fur )?(die )?bestellung (be)?zahlen | ^zahlen$ | zahlung (abschliessen|ausfuhren|durchfuhren|tatigen) | bestellung (senden|ausfuhren|ubermitteln) | ^(abschliessen|fertigstellen)$ | ^fertig$`,
    dismiss: `schliessen | nein danke( .{0,40})? | abbrechen | spater | nicht jetzt | uberspringen | verstanden
      | vielleicht spater | ausblenden | fenster schliessen | kein interesse | dialog schliessen`,
    rejectCookies: `(alle )?(ablehnen|verweigern)( .{0,20})?
      | nur (notwendige|essenzielle|technisch notwendige|erforderliche)( cookies?)?( .{0,20})?
      | (notwendige|essenzielle|erforderliche)( cookies)?( akzeptieren| erlauben)?
      | ohne (zustimmung|einwilligung) (fortfahren|weiter) | alles ablehnen | nicht zustimmen`,
    acceptCookies: `(alle|allen|alles)?( cookies)? ?(akzeptieren|zulassen|annehmen|zustimmen|erlauben)( .{0,20})?
      | zustimmen( .{0,20})? | (alles klar )?verstanden | einverstanden | ich stimme zu | akzeptieren und .{0,20}`,
    removeItem: `entfernen( .{0,30})? | loschen( .{0,30})? | (artikel|produkt|position) (entfernen|loschen)
      | aus dem warenkorb entfernen | warenkorb leeren | (diesen|dieses) (artikel|produkt) (entfernen|loschen)`,
    signIn: `anmelden( .{0,30})? | einloggen | log ?in
      | (ich bin )?(bereits|schon) (kunde|registriert|ein konto|kundin).{0,20} | mein konto | passwort vergessen
      | bestandskunde.{0,10} | konto | (hast du|haben sie|du hast|sie haben) (schon|bereits) ein (kunden)?konto.{0,5} | (besitzen sie|besitzt du) (schon|bereits) ein (kunden)?konto | .{0,16}passwort vergessen.{0,5} | klicke?n?( sie)? hier um (dich|sich|dich hier) (einzu|an)\\w+ | wiederkehrender kunde | ich bin (bereits|schon) kunde | bereits kunde`,
    register: `registrieren | (kunden)?konto (erstellen|anlegen|eroffnen)
      | neu(es)? (konto|registrieren|anmelden)( .{0,20})? | neukunde | jetzt registrieren | (kunden)?konto (neu )?anlegen | neues (kunden)?konto | hier registrieren`,
    expressWallet: `(mit|uber|via) (pay ?pal|apple|google|amazon|klarna|g ?pay)( ?pay)?( .{0,20})? | direkt (zu|mit) paypal
      | paypal( .{0,15})? | sofortuberweisung`,
    edit: 'bearbeiten( .{0,20})? | andern( .{0,20})? | zuruck( .{0,25})? | adresse andern | ruckgangig | (adresse|anschrift|daten|angaben|zahlungsart|versandart|lieferadresse|rechnungsadresse) (bearbeiten|andern|aendern|wechseln) | (liefer|rechnungs|versand)?(adresse|anschrift) (andern|bearbeiten|wechseln) | (zahlungs|versand|liefer)(art|weise|methode|adresse) (andern|wechseln|bearbeiten)',
    increaseQuantity:
      '(eins|ein stuck|einen|eine) (hinzufugen|mehr) | (menge|anzahl) (erhohen|plus)( .{0,20})? | erhohen( .{0,20})? | plus | mehr',
    decreaseQuantity: `(eins|ein stuck|einen|eine) (entfernen|weniger) | (menge|anzahl) (verringern|reduzieren|minus|vermindern)( .{0,20})? | verringern( .{0,20})? | minus
      | weniger | reduzieren`,
    updateCart:
      '(warenkorb|menge|anzahl)? ?(aktualisieren|neu berechnen) | anderungen ubernehmen | (gesamt)?(betrag|summe) aktualisieren',
    openSection: `(mehr |bestelldetails |details |ubersicht )?(anzeigen|einblenden|ausblenden|aufklappen)
      | mehr (anzeigen|details) | details | alle anzeigen`,
    continueShopping: `weiter (einkaufen|shoppen|stobern) | (einkauf|einkaufen) fortsetzen | zuruck zum (shop|einkauf)
      | zum shop | jetzt shoppen | mit dem einkauf(en)? fortfahren`,
    declineOffer: `nein( danke)?( .{0,50})? | ohne .{0,30}(fortfahren|weiter|bezahlen|zahlen|schutz|versicherung|garantie)
      | (angebot )?ablehnen | kein(e|en)? (versicherung|schutz|garantie|interesse)( .{0,20})? | verzichten | (jetzt|gerade) nicht | (dieses )?angebot (uberspringen|auslassen)`,
    acceptOffer: `ja( bitte| gerne)?( .{0,50})? | (schutz|garantie|versicherung|angebot) (hinzufugen|annehmen|sichern)
      | jetzt sichern`,
    enterManually: `(adresse )?manuell (eingeben|eintragen|erfassen) | adresse (selbst|von hand) eingeben
      | adresse nicht gefunden | (eingegebene|meine|ursprungliche) adresse (verwenden|beibehalten|ubernehmen)
      | neue adresse( .{0,20})? | (selbst|von hand) (eingeben|eintippen|eintragen) | (meine )?adresse (ist |fehlt |steht )?nicht (dabei|aufgefuhrt|in der liste|gelistet)`,
    search: 'suchen? | suche starten | finden',
  },
  pages: {
    cart: '(ihr |dein |mein |der )?(waren ?korb|einkaufs ?wagen|einkaufs ?korb)',
    emptyCart: `(ihr |dein |der )?(waren ?korb|einkaufs ?wagen|einkaufs ?korb) ist (noch |derzeit |momentan |aktuell )?leer
      | ((es (befinden sich|sind|liegen)|sie haben|du hast) )?(noch |derzeit |aktuell )?keine (artikel|produkte) (im|in (ihrem|deinem)) (waren|einkaufs)\\w+ | .{0,10}warenkorb ist leer | (dein|ihr|der) warenkorb ist (gegenwartig|momentan|derzeit|aktuell|noch) leer`,
    signInChoice: `als gast | (bereits|schon) (kunde|registriert|ein konto) | neu(er)? kunde
      | ich bin (neukunde|neu hier|bereits kunde) | anmelden oder
      | wie mochten sie (bestellen|fortfahren|einkaufen) | gastbestellung`,
    address: `(liefer|rechnungs|versand|kunden|kontakt|ihre|deine|personliche) ?(adresse|anschrift|daten|angaben|informationen)
      | adresse(n)? | ihre daten | personliche daten | lieferung an | wohin | rechnungs(details|daten|angaben) | rechnungs ?informationen | (kontakt|liefer|versand|rechnungs)(informationen|daten|angaben|details)`,
    shipping: `(versand|liefer|zustell)(art|methode|option|arten|optionen)?(en)? | (versand|lieferung)
      | wie .{0,20}(liefern|versenden|versand|geliefert) | versandart (wahlen|auswahlen)`,
    payment: `(zahlungs?|bezahl)(art|methode|arten|weise|mittel|daten|informationen)?(en)? | bezahlung
      | zahlung( .{0,15})? | wie .{0,20}bezahlen | kreditkarte(ndaten)? | (zahlungs|bezahl)(methode|verfahren|mittel|informationen|daten)n?`,
    review: `(bestellung|angaben|daten) (prufen|uberprufen|bestatigen)( .{0,20})? | (bestell)?ubersicht
      | zusammenfassung | prufen (und|&) (bestellen|bestatigen|kaufen) | bestellung abschliessen
      | letzter schritt | (zusammenfassung|ubersicht)( (der|ihrer|deiner) bestellung)? | (bestellung|bestelldaten|bestellubersicht) (prufen|uberprufen|kontrollieren|bestatigen)( .{0,15})? | warenkorb ?(ubersicht|zusammenfassung)`,
    confirmation: `(vielen |herzlichen |besten )?dank( fur (ihre|deine|den|die|ihren|deinen) (bestellung|einkauf|auftrag))?
      | (ihre |deine |die )?bestellung (wurde|ist|war)( .{0,25})? (aufgegeben|eingegangen|erhalten|bestatigt|ubermittelt|abgeschlossen|erfolgreich|aufgenommen)( .{0,20})?
      | bestellbestatigung | bestellung (erfolgreich|abgeschlossen|eingegangen|erhalten|bestatigt)
      | wir haben (ihre|deine) bestellung | ihre bestellnummer | auftragsbestatigung | (deine|ihre|die) bestellung (wurde|ist) (empfangen|fertiggestellt|eingegangen|abgeschlossen|bestatigt) | vielen dank (deine|ihre) bestellung.{0,30}`,
    error: `(ein |unerwarteter |interner )?fehler (ist )?aufgetreten | etwas ist schief ?gelaufen
      | (nicht|vorubergehend|derzeit nicht) erreichbar | technisches? problem\\w*
      | spater (noch ?mal|erneut|wieder) | serverfehler | es ist ein (.{0,20} )?fehler`,
    notFound: `(seite|produkt|artikel) (konnte |wurde |ist )?(leider )?(nicht) (gefunden|vorhanden|verfugbar)( werden)?
      | nicht gefunden | existiert nicht( mehr)? | nicht mehr (verfugbar|vorhanden|lieferbar)`,
    soldOut: `ausverkauft | vergriffen
      | (derzeit|zurzeit|momentan|aktuell|leider)? ?nicht (mehr )?(verfugbar|lieferbar|vorratig|auf lager)
      | nicht auf lager | benachrichtig\\w+( .{0,30})?`,
    captcha: '(ich bin )?kein roboter | sicherheitsabfrage | sind sie ein mensch | bestatigen sie.{0,20}mensch',
    botWall: `zugriff (verweigert|blockiert|gesperrt) | (gesperrt|blockiert) | uberprufung ihres browsers
      | ungewohnliche(r|n)? (aktivitat|datenverkehr)\\w*`,
    challenge3ds: `(zahlung|transaktion|kauf) .{0,15}(bestatigen|freigeben|authentifizieren) | (ihre|deine) bank
      | freigabe .{0,20}(app|bank) | kartenherausgeber`,
    listing: `sortier(en|ung)( nach)? | filtern?( nach)? | \\d+ (artikel|produkte|ergebnisse)
      | alle (artikel|produkte) | kategorien`,
    product: `(produkt|artikel) ?(beschreibung|details|informationen|nummer|nr) | beschreibung | bewertungen
      | technische daten | auf (den )?(wunschzettel|wunschliste|merkzettel) | grosse wahlen
      | ahnliche (artikel|produkte) | lieferzeit | artikelnummer`,
  },
  totals: {
    subtotal: `(zwischen|waren|teil) ?summe( .{0,25})?
      | (gesamt)?summe (der|aller) (artikel|waren|produkte|positionen)( .{0,20})? | (artikel|waren|produkt|bestell)(wert|summe|preis)( .{0,20})?
      | \\d+ (artikel|produkte?) | summe (artikel|netto) | (gesamt)?netto(summe|betrag)?( .{0,15})? | artikel
      | warenkorbwert | (produkte|artikel) insgesamt | gesamtprodukte | (artikel|produkte|positionen) ?(gesamt|summe|insgesamt) | gesamtsumme (der )?(artikel|produkte)`,
    shipping: `((service|bearbeitungs?|verpackungs?) ?(und|&) ?)?(versand|liefer|porto)( ?(und|&) ?(verpackung|bearbeitung))?(kosten|gebuhr(en)?|pauschale)?( .{0,60})?
      | (lieferung|sendung)( .{0,50})? | versand (und|&|,) .{0,40} | fracht(kosten)? | (zzgl|inkl) versand(kosten)? | versand ?(gesamt|summe|gebuhren) | gesamte? versand(kosten)?`,
    tax: '((inkl|inklusive|enthaltene|enthalt|davon|zzgl|exkl|plus|darin enthalten(e)?|gesetzl(iche)?)? ?)*(\\d+([.,]\\d+)? ?%? )?(mw ?st|mehrwertsteuer|ust|umsatzsteuer|steuern?|(mw ?st|(mehrwert|umsatz)?steuer) ?betrag)( .{0,30})? | gesamtsteuern? | gesamt(betrag|summe) der steuern?',
    discount: `(rabatt|nachlass|gutschein|ersparnis|aktion|preisnachlass|sie sparen|du sparst|skonto|abzug)\\w*( .{0,40})?
      | (gutschein|rabatt)code( .{0,30})? | warenkorb ?rabatt( .{0,20})? | (gesamt|bestell|aktions|gutschein|versand|treue|artikel)rabatt( .{0,20})? | (aktionen|rabatte|ermassigung(en)?|nachlass)( .{0,20})? | enthaltene rabatte`,
    fee: `(service|bearbeitungs|zahlungs|nachnahme|verpackungs|mindermengen|transaktions|expresszuschlag)\\w*( .{0,20})?
      | \\w*(gebuhr(en)?|zuschlag|pauschale) | geschenkverpackung( .{0,15})?
      | (versicherung|pfand|spende|garantie|versandschutz)( .{0,20})? | (zahlungs|bezahl)(kosten|gebuhr(en)?)( .{0,15})?`,
    giftCard: 'geschenk(gutschein|karte)( .{0,25})? | guthaben( .{0,15})?',
    total: `gesamt( ?(summe|betrag|preis|kosten))?( .{0,35})?
      | (gesamtsumme|gesamtbetrag|gesamtpreis|endbetrag|endsumme|rechnungsbetrag|zahlbetrag|bestellsumme|rechnungssumme|zu zahlen(der betrag)?|brutto(summe|betrag)?)( .{0,35})?
      | (gesamt|end|rechnungs)?total( .{0,25})? | summe (inkl|brutto) .{0,20} | zu bezahlen | ^summe$ | gesamtsumme( .{0,20})?`,
  },
  sections: {
    shipping: '(liefer|versand|empfanger)\\w*( .{0,30})?',
    billing: 'rechnung\\w*( .{0,30})?',
    payment: '(zahlung|bezahl|kreditkarte|zahlungs)\\w*( .{0,30})? | wie .{0,25}(be)?zahlen',
    login: '(anmelden|einloggen|login|anmeldung|bereits kunde|bestandskunde)( .{0,20})?',
    register: '(registrier\\w+|konto (erstellen|anlegen)|neues konto|neukunde)( .{0,20})?',
    newsletter: 'newsletter( .{0,40})? | abonnieren',
    shippingMethod: `(versand|liefer|zustell)(art|methode|option|arten|optionen)(en)?( .{0,20})? | versand | lieferung
      | wie .{0,30}(liefern|versenden|schicken|geliefert|erhalten)( .{0,12})?`,
    contact: '(kontakt|personliche|ihre|deine|kunden) ?(daten|angaben|informationen) | kontakt',
  },
  words: {
    pickup: `abhol\\w+ | selbstabhol\\w+ | (im|in der) (laden|filiale|geschaft|markt) abholen | pack ?station
      | paket ?(shop|station|box) | filial\\w+ | click (and|&) collect`,
    free: 'kostenlos(e[rsn]?)? | gratis | kostenfrei | versandkostenfrei | frei | umsonst',
    day: '(werk|arbeits|geschafts)? ?tag(e|en)?',
    week: 'woche(n)?',
    hour: 'stunde(n)? | std',
    today: 'heute | am selben tag | taggleich',
    tomorrow:
      'morgen | nachster (werk|arbeits)?tag | ubernacht | (am|zum) nachsten (werk|arbeits)?tag | folgetag | folgenden werktag',
    orderNumber: `(bestell|auftrags|bestellungs|vorgangs|rechnungs|referenz) ?(nummer|nr|id) | (bestell|auftrags|bestellungs) ?referenz | bestellung
      | ihre bestellung | bestatigungs?( ?nummer| nr) | bestell ?id | bestellbezeichnung | auftrag`,
    outOfStock: `ausverkauft | nicht (mehr )?(verfugbar|lieferbar|vorratig|auf lager) | vergriffen
      | nicht genugend( .{0,20})? | bestand nicht ausreichend
      | ((dieser|dieses|der|das) )?(artikel|produkt) (ist|steht)( leider| derzeit| momentan| aktuell| zur zeit)* nicht( mehr)? (zur verfugung|verfugbar|lieferbar|erhaltlich)`,
    inStock: `(sofort )?(lieferbar|verfugbar|versandfertig) | auf lager | vorratig
      | (nur )?noch \\d+( stuck)?( verfugbar| auf lager)? | am lager`,
    quantity: 'menge | anzahl | stuck',
    variant: `grosse | farbe | ausfuhrung | variante | material | modell | format | lange | breite | geschmack
      | inhalt | option | gewicht | design | volumen | sorte | mahlgrad | ausgabe`,
    taxIncluded: `(inkl|inklusive|enthalten\\w*|enthalt|davon|darin)( .{0,12})? (mw ?st|mehrwertsteuer|ust|umsatzsteuer|steuern?)
      | (mw ?st|ust|steuern?) (enthalten|inbegriffen|inklusive)`,
    chooseFirst: '(bitte )?(wahlen|auswahlen|wahle)( .{0,25})? | bitte wahlen | option wahlen | wahlen sie( .{0,25})?',
    leaveEmpty: '(nicht ausfullen|leer lassen|freilassen|frei lassen|nicht ausfullen)',
    required: `pflichtfeld | (ist )?erforderlich | bitte (geben|wahlen|fullen|tragen|eingeben)( .{0,40})?
      | darf nicht leer sein | ungultig\\w* | nicht gultig | ist keine (gultige|valide|korrekte)\\w* .{0,25} | (wird )?benotigt | (muss|mussen|mussten) .{0,30}(akzeptieren|zustimmen|angeben|ausfullen)`,
    declined: `(karte|zahlung|kreditkarte|transaktion) .{0,20}(abgelehnt|fehlgeschlagen|verweigert|nicht .{0,20}(akzeptiert|erfolgreich|durchgefuhrt))
      | abgelehnt | fehlgeschlagen`,
    forgot: '.{0,30}vergessen',
    knownCustomer: `(wilkommen|willkommen) zuruck.{0,20} | (ich bin )?bereits (kunde|registriert|mitglied).{0,15}
      | bestandskunden?`,
  },
  phrases: {
    cart: 'warenkorb | einkaufswagen',
    cartPath: 'warenkorb',
    addedToCart:
      'hinzugefugt | (in den|im|zum) warenkorb (gelegt|hinzugefugt) | erfolgreich in (deinen|ihren) warenkorb',
    namesCoupon: 'gutschein | rabattcode | aktionscode | rabattgutschein',
    showSummary: `^bestell(ubersicht|zusammenfassung|ung)( (anzeigen|einblenden|ansehen))?
      | ^(zusammenfassung|warenkorb) (anzeigen|einblenden)`,
    confirmsRemoval: '^ja | ^bestatigen | ^loschen | ^entfernen',
    colourAxis: 'farbe',
    sizeAxis: 'grosse',
    isChosen: '^ausgewahlt$ | ^gewahlt$',
    fitAxis: 'passform',
    deliveredToday: 'heute',
    deliveredTomorrow: 'uber ?nacht | 24 ?(std|stunden) | morgen',
    express: 'eilzustellung',
    priority: 'kurier',
    sendingFee: 'versand\\w* | verpackung\\w*',
    card: 'kredit\\w* | karte | kreditkarte | debitkarte',
    tellsWhenBack:
      '(benachrichtig\\w*|informier\\w*|erinner\\w*)( mich| mir)?,? (wenn|sobald)( .{0,12})? (verfugbar|lieferbar|auf lager)',
    keepsForLater:
      'wunschliste | wunschzettel | merkliste | merkzettel | fur spater (speichern|merken|aufheben) | auf die merkliste | spater kaufen | vergleich\\w* | (bewertung|kommentar|rezension|frage) (schreiben|abgeben|verfassen|hinzufugen|stellen)',
    paidOnline: 'online ?(zahlung|bezahlung|zahlen|bezahlen) | online',
    notCard: 'geschenk\\w*',
    offlinePayment: `nachnahme | vorkasse | uberweisung | bankuberweisung | rechnung | zahlung bei lieferung
      | kauf auf rechnung | schecks? | (per|mit) scheck`,
    aboutMoney: 'bezahl\\w* | zahl\\w* | kauf\\w* | bestell(en|t) | abonn\\w*',
    refusal: '^nein | ^kein\\w* | ^ohne | ^nichts | nein danke | ^jetzt nicht | ^nicht jetzt | ^(vielleicht )?spater$',
    plainNo: '^nein$ | ^nein danke$',
    onlyOnce: 'einmal\\w*',
    extraOffer: `automatisch | versicher\\w* | garantie\\w* | schutz\\w* | spende\\w* | trinkgeld | geschenk\\w*
      | mitglied\\w* | abo\\w* | monatlich`,
    news: 'angebote? | neuigkeiten | werbung',
    addsToOrder: '^ja | ^hinzufugen | ^jetzt hinzufugen | hinzufugen und',
    partOfOrder: 'adresse | gast | kontaktdaten | kontaktinformationen',
    recurring:
      'alle (\\d+|zwei|drei|vier) (tage|wochen|monate) | jeden monat | jede woche | monatliche (lieferung|zahlung) | monatlich (liefern|bezahlen|zahlen)',
    usualFee:
      'nachnahme | bearbeitung\\w* | mindermengen\\w* | pfand | zahlungs\\w* | rundung | service\\w* | handling\\w* | kreditkarten\\w* | karten\\w* | kleinmengen\\w* | aufschlag',
    feeName: 'gebuhr$ | gebuehr$ | gebuhren$ | zuschlag$ | pauschale$',
    remarkOnPrice: `^inkl(usive)? | ^enthalt | ^davon | ^darin | ^statt | ^ab | ^noch | sie sparen | gespart | \\w*ersparnis | punkte | raten | pro (monat|stuck) | monatlich
      | uvp`,
    honorific: '^herr$ | ^frau$ | ^divers$',
    optional: 'freiwillig',
    noAccount: `(kein|keine|ohne)\\b.{0,30}\\b(kundenkonto|konto|benutzerkonto|account|registr\\w*|registrier\\w*)
      | als (a )?gast`,
    review: 'uberprufen | prufen | ubersicht | zusammenfassung',
    reviews: 'uberprufen | prufen',
    numberedStep: 'schritt \\d',
    confirmsOrder: 'bestellung (bestatigen|absenden|prufen)',
    confirmationStep: '^(\\d )?bestatigung$',
    finishedStep: '^(\\d )?fertig$',
    orderPaid: '(deine|ihre|die) bestellung (wurde|ist) (erfolgreich )?bezahlt | zahlung (war |ist )?erfolgreich',
    thanksForOrder: 'dank fur (ihre|deine|eure|die|ihren|deinen) (bestellung|einkauf|auftrag)',
    orderNotYetPlaced: `fast (geschafft|fertig|abgeschlossen) | (noch )?ein(en)? (letzter|weiterer|letzten|weiteren) schritt
      | noch nicht (abgeschlossen|bestatigt)`,
    ownOrders: '(meine|ihre|letzte) bestellung(en)? | bestell(status|ubersicht|ungen)',
    asksAge:
      '(uber|mindestens|bist du|sind sie|ab) (16|18|21)( jahren?)?( alt)? | alter(s)? ?(bestatigen|verifikation|prufung|kontrolle|freigabe|nachweis) | volljahrig | (nur )?fur erwachsene | alter bestatigen | bestatige\\w* .{0,10}alter',
    cookieSettings: `(cookie |datenschutz)?einstellungen | ^anpassen | ^auswahlen | ^verwalten | ^konfigurieren
      | ^mehr optionen`,
    saveCookieSettings: '^(auswahl|einstellungen) (speichern|bestatigen|erlauben|ubernehmen) | ^speichern | ^auswahl',
    tooFewInStock: `(konnen|kannst|durfen) (\\w+ )?(nur|maximal|hochstens) \\d+ | (keine weiteren|nicht mehr) .{0,60}(hinzufugen|in den warenkorb legen) | nur noch \\d+ | nicht genugend
      | nicht in (der )?(von ihnen )?(gewunschten )?menge | max(imal)? \\d+ pro | nur (noch )?\\d+ .{0,20}(stuck|vorratig|auf lager|verfugbar|hinzufug) | nicht ausreichend (vorratig|auf lager|verfugbar) | nicht genug (davon|auf lager|vorratig) | (gewunschte|angeforderte) (menge|anzahl|stuckzahl) | nur \\d+ ?(mal|stuck|x)? ?(verfugbar|lieferbar|vorratig) | unzureichend\\w* (bestand|lager) | (lager)?bestand (ist )?(nicht ausreichend|unzureichend)`,
    soldOut:
      'ausverkauft | nicht (mehr )?(verfugbar|lieferbar|vorratig|auf lager) | vergriffen | (mangels|fehlend\\w*) (lager)?bestand\\w*',
    cardDeclined:
      'zahlung (ist|war) (leider )?(ungultig|nicht gultig) | zahlungs(informationen|daten|angaben) (bitte )?(erneut|noch einmal|nochmals) ein | abgelehnt | zahlung (fehlgeschlagen|nicht erfolgreich) | nicht (belastet|verarbeitet) werden | zahlung (ist |wurde |konnte )?(leider )?(fehlgeschlagen|abgelehnt|nicht (verarbeitet|ausgefuhrt|durchgefuhrt)) | (bei der|fehler bei der) (zahlungsabwicklung|(be)?zahlung) | (be)?zahl(ung|ungsvorgang|vorgang) .{0,20}(fehlgeschlagen|gescheitert) | (verarbeit|bearbeit)\\w+ (ihrer|deiner|der) (zahlung|kredit|karte)\\w* .{0,15}fehler .{0,25}pruf | fehler .{0,20}(verarbeit|bearbeit)\\w+ (ihrer|deiner|der) (zahlung|kredit|karte)\\w* .{0,35}pruf | (konnten|konnte) (ihre|deine|eure|die) zahlung (leider )?nicht (bearbeiten|verarbeiten|durchfuhren|ausfuhren|abschliessen|abwickeln) | zahlung konnte (leider )?nicht (bearbeitet|abgeschlossen|abgewickelt) | (bestellung|rechnung) .{0,25}nicht (bezahlt|beglichen) werden',
    noShipping:
      'keine versand(art|methode|option) | liefern (leider )?nicht | kein versand | (versenden|liefern) (wir )?(leider )?nicht | keine? verfugbare\\w* (methode|versand) | keine (trager|spediteure|versanddienst) | (lieferung|versand)( .{0,30})? nicht moglich | keine (versand|liefer)(art|methode|option)\\w* (verfugbar|vorhanden|moglich) | nicht (geliefert|beliefert|versandt|versendet) werden',
    noSuchVariant:
      '\\bkombination (existiert( leider)? nicht|gibt es( leider)? nicht|ist( leider)? nicht moglich) | entsprechen( leider)? keine produkte (deiner|ihrer) auswahl',
    unavailable: '^nicht (verfugbar|erhaltlich)$',
    variantMissing:
      'bitte .*(wahlen|auswahlen) | (optionen?|ausfuhrung|variante) (aus)?wahlen | wahlen? (sie )?eine? (ausfuhrung|variante|option)',
    addressRejected: 'adresse (ist )?(ungultig|nicht gefunden)',
    asksForCorrection: `\\bbitte (geben|wahlen|fullen|prufen|korrigieren|akzeptieren|bestatigen|angeben|ausfullen)
      | \\b(ungultig|erforderlich|pflichtfeld)`,
    digitsOnly: '\\b(nur|ausschliesslich) (ziffern|zahlen)\\b',
    refusesInput:
      'fehler\\w* | fehlgeschlagen | leider | ungultig\\w* | erforderlich | bitte | existiert nicht | abgelaufen | nicht (gefunden|anwendbar|einlosbar|gultig) | erreicht | stimmt nicht uberein | keine gultige\\w* | nicht moglich | (format|eingabe) .{0,15}(falsch|ungultig|nicht korrekt) | nicht (anwendbar|eingelost|angewendet|verfugbar|korrekt) | fehlt | kann nicht | konnte nicht',
    asksForPatience: 'warten | geduld | danke',
    asksForHuman: 'buchstaben (aus|im|in) | zeichen (aus|im|in) (dem )?bild | kein (ein )?robot',
    newPassword: 'erstell | wahl | mindestens',
    freeAmount: '^kostenlos$ | ^kostenfrei$ | ^gratis$ | ^(versandkosten|porto|gebuhren)frei$ | ^umsonst$',
    namesNumber: '\\S*nummer | nr | kennung | \\S*referenz',
    underNumber: '\\bunter( der| ihrer| deiner)? \\w*(nummer|nr)$',
  },
  stems: {
    addOn: 'versicherung | schutz | garantie | spende | geschenkverpackung | trinkgeld',
    address: 'adresse',
    numberSuffix: '(haus ?)?(nummern?|nr) ?zusatz',
    addressTitle: 'adress(e )?(name|bezeichnung|titel) | (name|bezeichnung) (der|dieser) adresse',
    afterOrder:
      'verlauf | verfolgen | retouren? | erneut bestellen | wieder bestellen | nochmals? bestellen | bestellung stornieren',
    anyNumber: 'nummer',
    bankAccount: 'konto',
    billing: 'rechnung',
    billingLabel: 'rechnungs(?:adresse|anschrift|ort|plz|strasse|land|name)',
    birth: 'geburt',
    bridge: 'bis | und | oder',
    cancel: 'abbrechen | abbruch | stornier | verwerfen',
    cardSecret: 'kart | kredit | pr[uü]f | sicherheit',
    cart: 'warenkorb | einkaufswagen',
    checkout: 'kasse | bestell',
    cookieNotice: 'datenschutz',
    coupon: 'gutschein',
    day: 'tage?n?',
    deliveryMethod: 'versand',
    deliveryName: 'spedition | versand | lieferung( .{0,20})?',
    district: '^(orts|stadt)teil$',
    errorName: 'fehler | ungueltig',
    expiry: 'ablauf | gultig | verfall',
    listing: 'kategorie',
    lookFor: 'suche',
    lookForBy: 'nach',
    messageName: 'fehler | ungueltig | meldung | hinweis',
    month: 'monat',
    monthName: 'mai | okt | dez',
    or: 'oder',
    orderDone: 'bestaetigung',
    payment: 'zahlung',
    paymentMethod: 'zahl',
    paymentName: 'kreditkarte | vorkasse | uberweisung | nachnahme | rechnung | lastschrift',
    preference: 'sprache | waehrung',
    product: 'produkt | artikel',
    provinceName:
      'bayern | hessen | sachsen | berlin | zurich | bern | luzern | genf | wien | tirol | karnten | steiermark',
    quantity: 'mengen? | anzahl',
    register: 'registrieren',
    review: 'uebersicht',
    secondLine: 'zwei',
    shipping: 'versand | lieferung | lieferadresse',
    signIn: 'anmeld',
    skip: 'uberspring',
    title: 'herr | frau | divers | mannlich | weiblich | keine angabe',
    variant: 'farbe | groesse',
    year: 'jj | jahr',
    yes: 'ja',
    your: 'ihr',
  },
  productPage: {
    required: 'erforderlich',
    productPath: 'produkte? | artikel',
    soldOut: 'ausverkauft | nicht (?:verfügbar|vorrätig|lieferbar|auf lager) | derzeit nicht verfügbar',
    inStock: 'auf lager | sofort lieferbar | lieferbar',
    buy: 'in den (?:waren|einkaufs)korb | in den warenkorb legen | jetzt kaufen | in den einkaufswagen',
    brand: 'marke | hersteller',
    itemNumber: 'art(?:ikel)?\\.?[- ]?(?:nr\\.?|nummer) | bestell-?nr\\.? | produktnummer',
    model: 'modell(?:nummer)? | herstellernummer',
    choose: 'bitte | w[äa]hl',
    noAxis: 'menge | anzahl | land\\b | abo\\b | garant | versand',
    price: 'preis',
    unitPrice: '\\bpro\\b | versand | monat',
    free: 'gratis | kostenlos | kostenfrei | inbegriffen',
    range: 'bis | oder | und',
    monthBeforeYear: 'mai | okt | dez',
    otherPrice: 'uvp | versand',
  },
  frequentWords:
    'und | der | die | das | ihr | ihre | warenkorb | versand | bitte | kasse | bestellung | für | inkl | mwst | adresse',
  neutralHonorifics: ['Divers', 'Keine Angabe'],
  afterOrderPaths: ['bestaetigung', 'danke', 'abgeschlossen'],
};
