import type { Vocabulary } from '../vocabulary.ts';

export const sv: Vocabulary = {
  language: 'sv',
  fields: {
    other: `amne | c o( adress)? | portkod | nationalitet | fodelseort | yrke
      | (order|boknings|referens|kundkorts|medlemskorts) ?nummer | hur hittade du .{0,20}`,
    honorific: 'titel | tilltal | kon',
    firstName: 'fornamn(et)? | tilltalsnamn | ditt fornamn',
    middleName: 'mellannamn',
    lastName: 'efternamn(et)? | slaktnamn | ditt efternamn',
    fullName: `(fullt|hela|ditt|fullstandigt) namn | namn | for och efternamn | fornamn och efternamn | mottagare(ns namn)?
      | kontaktperson | namn pa mottagare`,
    company: 'foretag(et|snamn)? | firma | organisation | namn pa foretag(et)?',
    email: `e ?post ?(adress(en)?)? | (din|ange( din)?) e ?(post|mail)( ?adress)? | mailadress | mejl( ?adress)?
      | e ?mail ?adress | epost`,
    emailConfirm: `(bekrafta|upprepa)( din)? e ?(post|mail)( ?adress)?
      | e ?post( ?adress)? (igen|en gang till|bekraftelse)`,
    phone: `(mobil|telefon|mobiltelefon|tel) ?(nummer|nr)? | mobil(telefon)? | telefon | mobiltelefon ?nummer | telefon ?nr
      | mobil ?nr | ditt (telefon|mobil)nummer`,
    phoneCountry: 'landskod | landsnummer',
    phoneArea: 'riktnummer',
    phoneExtension: 'anknytning(snummer)?',
    street: `gatuadress(en)? | adress(en)?( ?(rad)? ?1)? | gata( och (hus)?nummer)? | postadress | leveransadress
      | leverans ?adress | gatunamn( och nummer)? | fakturaadress | utdelningsadress`,
    street2:
      'lagenhet(snummer|snr)? | vaning(splan)? | adress ?(rad)? ?2 | uppgang | trappor | lgh ?nr | (ytterligare |extra )?adress(rad)? ?2? ?(forts|fortsattning|tillagg|rad 2)( .{0,6})? | adressrad (1|2) | ytterligare( adress\\w*)?( .{0,4})? | adresstillagg',
    houseNumber: 'husnummer | husnr | gatunummer | ^nr$',
    postalCode: 'post ?(nummer|nr) | postkod',
    city: 'postort | ^ort$ | ^stad$ | stad ort | ort stad | bostadsort',
    province: '^lan$ | region | landsdel | kommun | lan region',
    country: '^land$ | valj land | land region | leveransland',
    vatId: 'org(anisations)? ?(nr|nummer) | moms(registrerings)? ?(nr|nummer) | vat ?nummer',
    personalId: 'person ?(nummer|nr) | organisationsnummer | samordningsnummer',
    birthDate: 'fodelsedatum | fodelsedag',
    birthDay: 'fodelsedagens dag',
    birthMonth: 'fodelsemanad',
    birthYear: 'fodelsear',
    orderNote: `meddelande(t)?( .{0,20})? | kommentar(er)?( .{0,20})? | beskrivning | ordernotering(ar)?
      | leveransinstruktion(er)? | ovrig information | anteckning(ar)? | halsning( .{0,15})? | (bestall|bestallnings|order) ?(sarskilda |speciella )?(instruktion|notering|anteckning)(er|ar)?( .{0,20})? | noteringar( .{0,25})?`,
    coupon: '(rabatt|kampanj|erbjudande|kupong|varde|promo) ?(kod|kupong)(en|er)? | rabattkupong | kupong | vardecheck',
    giftCard: '(present|gava) ?kort( ?(nummer|kod))? | presentkortskod | tillgodokvitto',
    quantity: '^antal$ | mangd | antal artiklar | kvantitet',
    login: `anvandarnamn | (e ?post|e ?mail) eller .{0,25} | kundnummer | medlemsnummer | anvandar ?id
      | inloggningsnamn`,
    password: '(valj |skapa |ange )?(ett )?losenord',
    passwordConfirm: '(bekrafta|upprepa)( ditt)? losenord(et)? | losenord (igen|en gang till)',
    cardNumber: '(kredit|betal|konto|bank)?kort(ets)? ?nummer | kontokortnummer | kortnr',
    cardHolder: 'kort(inne)?havare(ns|s)?( ?namn)? | namn(et)? pa kort(et)? | kontoinnehavare',
    cardExpiry:
      'giltig(t)? (till|t o m)( mm ?/? ?aa)? | utgangsdatum | giltighetstid | mm ?/? ?aa | utgar | forfallodatum',
    cardExpiryMonth: 'manad | utgangsmanad | giltig manad',
    cardExpiryYear: '^ar$ | utgangsar | giltigt ar',
    cardCvc:
      'sakerhetskod(en)? | kontrollkod | kontrollsiffror | kontrollsiffra | cvc ?kod | kortets sakerhetskod | kortkod',
    search: '^sok$ | sok(a)? (efter|pa|bland|produkter|har)?.{0,20} | sokord | vad letar du efter | sokterm',
    otp: 'engangskod | verifierings?kod | bekraftelsekod | sms kod | sakerhetskod via sms',
  },
  ticks: {
    other: '(inget|utan) (kund)?konto.{0,25} | som gast.{0,20}',
    newsletter: `nyhets ?(brev|mejl|mail|utskick)\\w*( .{0,30})?
      | (erbjudanden|nyheter|inspiration|kampanjer|uppdateringar).{0,40}(e ?post|mejl|mail|sms|fa|ta emot)
      | (jag vill|ja tack).{0,30}(fa|ta del|ta emot|prenumerera) | prenumerera( .{0,20})? | hall mig uppdaterad
      | (e ?post|sms) ?utskick | marknadsforing( .{0,20})?`,
    terms: `(kop|allmanna |anvandar|leverans|forsaljnings)?villkor(en)?( .{0,30})?
      | (jag )?(godkanner|accepterar|samtycker|har last|bekraftar|intygar)(?!.{0,60}(nyhets|erbjudand|marknadsfor|reklam|utskick|atervin|atervunn))( .{0,60})?
      | integritets ?(policy|policyn|villkor) | personuppgifts\\w* | angerratt\\w*`,
    sameAddress: `(faktura|leverans|betalnings) ?adress(en)?( .{0,25})? (samma|densamma|likadan|identisk)( .{0,25})?
      | (samma|identisk)( .{0,15})?( adress\\w*)?( .{0,30})?
      | anvand( .{0,30})? (aven )?(som|for|till)( .{0,12})?(faktura|leverans|betalning)\\w*( .{0,12})?
      | (leverera|skicka)( .{0,12})? till (denna|den har|samma|min faktura) ?adress | (anvand|samma)( samma)? ?(som )?(leverans|faktura|faktuerings|fakturerings)?adress( .{0,25})? | samma (adress )?som( .{0,25})?`,
    differentAddress: `(annan|en annan|separat|avvikande|alternativ|olika) ?(faktura|leverans|betalnings)? ?adress\\w*( .{0,20})?
      | (leverera|skicka|levereras)( .{0,12})? till (en )?annan( .{0,15})?
      | (faktura|leverans) ?adress(en)?( .{0,12})? (skiljer|avviker|annan|ar inte)( .{0,20})? | (anvand |skicka till |leverera till )?(en )?(annan|olika) (leverans|faktura|fakturerings)?adress( .{0,25})? | adress\\w*( .{0,30})? (stammer inte overens|skiljer sig)`,
    createAccount: `(skapa|oppna|registrera)( ett| mitt)?( nytt)? (kund)?konto( .{0,20})? | registrera mig
      | bli (medlem|kund)( .{0,20})? | skapa en (profil|inloggning)`,
    saveDetails: `(spara|kom ihag|lagra)( .{0,50})? | (forbli|hall mig) inloggad | till nasta (gang|kop|besok|bestallning)
      | som standard\\w*`,
    extra: `(present|gava) ?(inslagning|paket|papper|forpackning)\\w*( .{0,15})? | sla in( .{0,20})?
      | forsakring\\w*( .{0,20})? | (forlangd |extra |utokad )?garanti\\w*( .{0,25})?
      | (donation|donera|skank|bidrag)\\w*( .{0,20})? | avrunda\\w*( .{0,15})? | skydd\\w*( .{0,25})? | premium
      | klimat\\w*( .{0,15})? | trygg\\w*( .{0,15})? | montering( .{0,15})? | dricks`,
  },
  actions: {
    addToCart: `(lagg|lagga)( till)?( .{0,12})?( i| till)( din| min)? ?(varu ?korg|kund ?vagn|shopping ?(bag|vagn|korg)|korg|vagn|pase|kasse)(en)?( .{0,15})?
      | (i|till) (varu ?korg|kund ?vagn|shopping ?bag|korg|vagn)(en)? | lagg till | ^kop$ | ^kop \\d+( st)?$ | forhandsboka
      | forbestall | boka | ^lagg i korg$ | bestall`,
    buyNow: 'kop (nu|direkt|den har|idag|online) | bestall (nu|direkt) | snabbkop | direktkop',
    viewCart: `(visa|se|till|oppna|min|din|ga till|andra|redigera)( din| min)? ?(varu ?korg|kund ?vagn|shopping ?(bag|vagn|korg)|korg)(en)?( .{0,15})?
      | (varu ?korg|kund ?vagn|shopping ?(bag|vagn|korg))(en)?( \\d+)? | ^korg(en)?( \\d+)?$`,
    goToCheckout: `(ga |fortsatt |vidare |ga vidare |fortsatt vidare )?till( saker)? ?(kassan|kassa|betalning(en)?|utcheckning(en)?|bestallning(en)?|checkout)( .{0,12})?
      | ^kassan?$ | (saker )?kassa | checka ut | ga (till|vidare till) kassan | slutfor (kop|kopet|bestallning(en)?|order(n)?)
      | utcheckning | betala i kassan | paborja (kop|bestallning)\\w* | bestall`,
    guest: `(fortsatt|handla|kop|bestall|checka ut|ga vidare|betala)?( .{0,10})?som (en )?gast( .{0,20})?
      | (fortsatt|handla|kop|bestall|ga vidare)?( .{0,5})?utan (att )?(konto|registrering|inloggning|inlogg|logga in|registrera|skapa konto)( .{0,20})?
      | gast(kassa|kop|checkout|kund)? | ny kund | jag ar ny( kund)? | (ga till kassan|fortsatt|handla|bestall|betala|checka ut)( .{0,10})? som gast | (skapa inte|utan att skapa|inget|utan) (ett )?(kund)?konto( .{0,15})?`,
    continue: `(fortsatt|ga vidare|vidare)( .{0,30})? | nasta( steg)?( .{0,20})? | (spara|anvand)( .{0,25})?
      | bekrafta( .{0,20})? | (leverera|skicka) (hit|till denna adress|till den har adressen)
      | (anvand|valj) (denna|den har) adress(en)? | till (betalning|leverans|frakt|betalsatt|granskning)( .{0,12})?
      | skicka | uppdatera  | valj (frakt|leverans|betal)\\w*`,
    applyCoupon: `(anvand|las in|aktivera|tillampa|lagg till|verkstall|hamta)( .{0,5})?( rabatt\\w*| kod\\w*| kupong\\w*| presentkort\\w*)?
      | los in( .{0,15})? | ok`,
    openCoupon: `(har du|jag har|lagg till|ange|anvand|fyll i|klicka har for att)( en| ett| din)? .{0,15}(rabatt|kampanj|kupong|presentkort|promo|vardekod|kod)\\w*.{0,40}
      | (rabatt|kampanj|kupong|promo)(kod|kupong)?(er)?( (ange|lagg till))?`,
    placeOrder: `(slutfor|genomfor|bekrafta|avsluta|skicka|lagg|placera|godkann|fullfolj)( din| mitt| min| ditt)? ?(in )?(kop|kopet|order|ordern|bestallning|bestallningen|betalning|betalningen)( .{0,20})?
      | (kop|bestall|betala)( nu| och betala| direkt)? | bestall (och|&) betala | bestallning med betalningsskyldighet
      | bestall med betalningsansvar | betala( .{0,20})? | bekrafta och betala | skicka (in )?(order|bestallning)(en)?
      | lagg (order|bestallning)(en)? | jag bekraftar kopet | kop med kort | (slutfor|genomfor|skicka|bekrafta|lagg) (in )?(betalning(en)?|bestallning(en)?|order(n)?|kop(et)?) | (kop|betala) nu | ^slutfor$ | ^(klar|fardig)$`,
    dismiss: `stang( .{0,20})? | nej( tack)?( .{0,40})? | inte nu | senare | avbryt | hoppa over | jag forstar | kanske senare
      | dolj | uppfattat`,
    rejectCookies: `(avvisa|neka|avboj|tacka nej till|avsla|vagra)( .{0,25})?
      | (endast|bara|tillat endast|acceptera endast|godkann endast)( .{0,10})?(nodvandiga|obligatoriska|funktionella)( .{0,20})?
      | nodvandiga( cookies| kakor)?( .{0,12})? | fortsatt utan( att)? (acceptera|godkanna|samtycke)( .{0,10})?`,
    acceptCookies: `(acceptera|godkann|tillat|jag accepterar|jag godkanner)( .{0,25})? | jag forstar | samtyck( .{0,15})?
      | okej`,
    removeItem: '(ta bort|radera)( .{0,40})? | tom (varukorg|kundvagn|korg)(en)?',
    signIn: `(logga in|inloggning)( .{0,25})? | mina sidor | mitt konto | (redan|befintlig) (kund|medlem|konto).{0,12}
      | har du (redan )?(ett )?konto.{0,10} | glomt losenord\\w*.{0,5} | konto | (har du )?glomt ditt losenord | klicka har for att logga in | aterkommande kund | (jag ar )?redan kund | har du redan (ett )?konto`,
    register: `(skapa|oppna)( ett| nytt| mitt)* ?(kund)?(konto|profil).{0,15} | registrera( dig| konto| mig)?
      | bli (medlem|kund)( .{0,10})? | prenumerera | nytt konto | ny anvandare`,
    expressWallet: `(betala|kop|checka ut) (med|via) (pay ?pal|apple|google|amazon|klarna|swish|g ?pay|vipps|shop)( ?pay)?( .{0,15})?
      | swish | snabbkassa | expresskassa`,
    edit: '(andra|redigera|justera)( .{0,25})? | tillbaka( .{0,25})? | foregaende( .{0,12})? | byt( .{0,20})? | (andra|redigera|byt) (adress|leveransadress|fakturaadress|betalsatt|betalningsmetod|leveranssatt|fraktsatt|fraktmetod)( .{0,15})? | tillbaka( .{0,15})?',
    increaseQuantity: 'lagg till en | (oka|fler|mer)( .{0,30})? | oka antal\\w* | plus',
    decreaseQuantity: 'ta bort en | (minska|farre|mindre)( .{0,30})? | minska antal\\w* | minus',
    updateCart: '(uppdatera|rakna om)( .{0,25})? | uppdatera (totalen|summan|varukorgen)',
    openSection: `(visa|se|dolj|oppna)( .{0,12})?(detaljer|sammanfattning|oversikt|alternativ|mer|fler)( .{0,20})? | detaljer
      | visa alla( .{0,12})?`,
    continueShopping: `(fortsatt|fortsatta)( att)? (handla|shoppa) | (tillbaka|aterga|ga) till (butiken|butik|shoppen|shop)
      | handla (vidare|mer) | shoppa (vidare|mer)`,
    declineOffer: `nej( tack)?( .{0,50})? | (fortsatt|ga vidare|betala) utan( .{0,40})? | (avboj|avsta|tacka nej)( .{0,20})?
      | ingen (forsakring|garanti|skydd)\\w*( .{0,15})? | inte intresserad`,
    acceptOffer: `ja( tack)?( .{0,50})? | lagg till( .{0,12})?(forsakring|garanti|skydd)\\w*( .{0,15})?
      | acceptera erbjudande\\w*`,
    enterManually: `(ange|fyll i|skriv( in)?)( .{0,20})? (manuellt|sjalv|for hand)( .{0,12})? | hittar (du )?inte (din|min)? ?adress\\w*
      | (anvand|behall)( .{0,12})?(angiven|angivna|min|inskriven) adress\\w* | (lagg till )?(en )?ny adress( .{0,12})?`,
    search: '^sok(a)?$ | hitta',
  },
  pages: {
    cart: '(min |din |er )?(varu ?korg|kund ?vagn|shopping ?(bag|vagn|korg))(en)?',
    emptyCart: `(din |er |min )?(varu ?korg|kund ?vagn|shopping ?(bag|vagn|korg)|korg)(en)?( ar)?( for narvarande| just nu)? tom
      | ((det finns|det ar|du har) )?inga (varor|produkter|artiklar) i .{0,20} | tom (varukorg|kundvagn)
      | du har inget i (varukorgen|kundvagnen|din .{0,15})`,
    signInChoice: `som gast | (redan|befintlig) (kund|medlem) | ny kund | logga in eller | utan (konto|registrering)
      | har du (redan )?ett konto`,
    address: `(leverans|faktura|kontakt|kund|person|adress|dina) ?(adress|uppgifter|information) | adress
      | dina uppgifter | skicka till | levereras till | vart ska .{0,20} | fakturerings(adress|uppgifter|information) | (kontakt|leverans|frakt|faktura|betalnings)(information|uppgifter|adress)`,
    shipping: `(leverans|frakt)(satt|metod|alternativ|val)?(er|en)? | frakt | leverans | hur vill du .{0,20}(fa|levere\\w*)
      | valj (frakt|leverans)\\w*`,
    payment: `(betal|betalnings)(satt|metod|alternativ|ning|uppgifter|information)?(er|en)? | betalning( .{0,15})?
      | hur vill du betala | kort(uppgifter|betalning)`,
    review: `(granska|bekrafta|kontrollera|sammanfattning)( din| av| dina)*( order| bestallning| kop| uppgifter)?
      | (order|kop|bestallnings) ?(oversikt|sammanfattning) | sammanfattning | sista steget | (sammanfattning|oversikt)( av)?( din)? ?(order|bestallning|varukorg|kundvagn)? | (order|bestallnings|varukorgs)(sammanfattning|oversikt) | (granska|kontrollera|se over)( och bekrafta)?( din)? (order|bestallning)`,
    confirmation: `(stort )?tack for (din|ert|ditt|er|att) .{0,30} | stort tack | tack sa mycket
      | (din |er |ditt )?(order|bestallning|kop)(en|et)?( .{0,12})? (ar|har)(?! (inte|ej|annu))( .{0,12})? (mottagen|mottagits|bekraftad|bekraftats?|lagd|lagts|genomford|genomforts?|slutford|slutforts?|registrerad|registrerats|tagits emot)( .{0,15})?
      | (order|kop|bestallnings) ?bekraftelse | (order|bestallning|kop)(en|et)? (mottagen|bekraftad|bekraftat|lagd|slutford|genomfort)
      | vi har (tagit emot|mottagit) din (order|bestallning) | (ditt|ert) ordernummer | kopet ar klart`,
    error: `nagot gick (fel|snett)( .{0,15})? | (ett|internt|ovantat) (fel|serverfel)( .{0,10})?( intraffade| har intraffat| uppstod| uppstatt)?
      | serverfel | forsok (igen|pa nytt)( .{0,20})?( senare)? | tekniskt? (fel|problem) | tillfalligt otillganglig\\w* tjanst`,
    notFound: `(sidan|produkten|artikeln|varan)( .{0,15})? (hittades inte|kunde inte hittas|finns inte|saknas|existerar inte)( .{0,10})?
      | hittades (inte|ej) | kunde inte hitta( .{0,12})? | finns inte langre | har utgatt`,
    soldOut: `slutsald\\w* | slut i (lager|butik|webbutiken) | (tillfalligt |for narvarande )?(slut|ej i lager|inte i lager|finns inte i lager)( .{0,10})?
      | ej tillganglig | (bevaka|meddela mig|notifiera mig)( .{0,25})? | utgatt | ur sortiment`,
    captcha:
      'jag ar inte (en )?robot | ar du (en )?(manniska|robot) | sakerhetskontroll | bekrafta att du ar .{0,12}manniska',
    botWall: `atkomst (nekad|nekas|blockerad) | (du har )?blockerats | blockerad | ovanlig (trafik|aktivitet)
      | kontrollerar din webblasare`,
    challenge3ds: `(bekrafta|godkann|verifiera|signera)( din| ditt)? ?(betalning|betalningen|kop|kopet|transaktion|transaktionen)( .{0,20})?( med| i)( .{0,20})?
      | (din) bank .{0,30}(kod|app|bekraft\\w*) | (oppna|starta|legitimera|identifiera).{0,25} bankid`,
    listing: `sortera( efter| pa)? | sortering | filtrera( efter)? | \\d+ (produkter|artiklar|varor|resultat|traffar)
      | alla produkter | kategorier`,
    product: `(produkt|artikel) ?(beskrivning|information|detaljer|nummer|blad|fakta|specifikation) | beskrivning
      | specifikationer | recensioner | omdomen | liknande produkter | storleksguide
      | (lagg till i )?(onskelista|favoriter) | valj (storlek|farg) | art ?nr`,
  },
  totals: {
    subtotal: `del ?(summa|belopp)( .{0,25})? | (varor|produkter|artiklar|varuvarde|ordervarde)( .{0,15})?
      | \\d+ (artik(el|lar)|produkt(er)?|varor|vara|st) | summa (varor|artiklar|produkter|netto|exkl .{0,10}) | mellansumma | netto( .{0,10})? | summa | (artiklar|produkter|varor) (totalt|summa) | (total|summa) (for )?(artiklar|produkter|varor)`,
    shipping: `(frakt|leverans|porto)(kostnad(er)?|avgift(er)?)?( .{0,60})? | frakt( och hantering)?( .{0,40})?
      | (leverans|forsandelse)( .{0,40})? | fraktfritt | (frakt|leverans)(kostnad(er)?|avgift(er)?)?( totalt)?( .{0,15})? | total(a)? frakt(kostnad)?`,
    tax: '((inkl(usive)?|varav|exkl(usive)?|total|ingaende|utgaende) )?(\\d+([.,]\\d+)? ?%? )?(moms|mervardesskatt|skatt(er)?|(moms|skatte) ?belopp)( .{0,30})?',
    discount:
      '(total )?(rabatt|avdrag|kampanj|erbjudande|prisavdrag|kupong|besparing|presentrabatt)\\w*( .{0,40})? | du sparar( .{0,20})? | varukorgsrabatt( .{0,15})? | (order|kupong|frakt|kampanj|total)\\w*rabatt( .{0,15})? | (rabatt(er)?|kampanj(er)?|avdrag)( (pa|for) .{0,20})?',
    fee: `(service|administrations?|hanterings|expeditions|faktura|betalnings|aviserings|postforskotts|miljo|transaktions)\\w*(avgift|kostnad|tillagg)(er)?( .{0,15})?
      | (avgift|tillagg|presentinslagning|forsakring|donation|garanti|pant|dricks|oresavrundning|avrundning|uppackning)( .{0,20})? | ^avgift$ | betalnings?(avgift|kostnad)(er)?( .{0,15})?`,
    giftCard: 'present ?kort( .{0,20})? | tillgodohavande( .{0,10})?',
    total: `(order|slut)? ?total(t|en|summa|summan|belopp|beloppet|pris|priset|kostnad)?( .{0,30})? | att betala( .{0,20})?
      | (slutsumma|ordersumma|summa att betala|belopp att betala|totalt att betala|du betalar|kvar att betala)( .{0,20})? | summa (inkl|totalt)( .{0,15})?`,
  },
  sections: {
    shipping: '(leverans|frakt|mottagar|skicka till)\\w*( .{0,30})?',
    billing: '(faktura|fakturering|betalnings ?adress)\\w*( .{0,30})?',
    payment: '(betal|betalning|kreditkort|kort)\\w*( .{0,30})?',
    login: '(logga in|inloggning|befintlig kund|redan kund|redan medlem)( .{0,20})?',
    register: '(skapa (ett )?(konto|profil)|registrer\\w+|bli (medlem|kund)|nytt konto)( .{0,20})?',
    newsletter: '(nyhets ?brev\\w*|prenumerera|hall dig uppdaterad)( .{0,40})?',
    shippingMethod: '(leverans|frakt)(satt|metod|alternativ|val)(er|en)?( .{0,15})? | frakt | leverans | fraktsatt',
    contact: '(kontakt|person|kund|dina) ?(uppgifter|information) | kontakt | dina uppgifter',
  },
  words: {
    pickup: `(hamta|hamtas|upphamtning|avhamtning|hamtning)( .{0,25})? | (utlamnings|ombuds|upphamtnings) ?(stalle|ombud|plats|punkt)\\w*
      | (paket|postnord|schenker|dhl|leverans) ?(ombud|box|skap|automat)\\w* | ombud | (i|till) butik(en)? | paketbox | instabox | click (and|&) collect`,
    free: 'gratis | fri frakt | kostnadsfri(tt)? | fraktfri(tt)? | utan kostnad | 0 kr',
    day: '(var|arbets|helgfria var|bank)?dag(ar|arna)? | dygn',
    week: 'veck(a|or)',
    hour: 'timm(e|ar) | tim',
    today: 'i ?dag | i ?kvall | samma dag',
    tomorrow: 'i ?morgon | nasta (var|arbets)?dag | over natten',
    orderNumber:
      '(order|bestallnings|bokningsreferens|referens|kvitto|faktura|bekraftelse) ?(nummer|nr|id) | (order|bestallnings) ?referens | ordern | order | bestallning(en)?',
    outOfStock: `slutsald\\w* | slut (i lager|pa lagret)? | (ej|inte) (i lager|tillganglig\\w*) | finns inte i lager | utgatt
      | otillracklig\\w*( .{0,15})? | inte tillrackligt( .{0,20})?`,
    inStock: `(finns )?i (web)?lager( .{0,12})? | tillganglig\\w* | (endast|bara|fatal) \\d+( st| kvar)?( .{0,12})?
      | \\d+( st)? (i lager|kvar) | skickas (inom|idag|imorgon)( .{0,15})? | fa kvar`,
    quantity: 'antal | st | stycken',
    variant: `storlek | farg | utforande | material | modell | format | smak | langd | bredd | vikt | alternativ | variant
      | volym | stil | doft | malning | utgava | passform | typ | monster`,
    taxIncluded: `(inkl(usive)?|varav|inklusive|ingar)( .{0,12})? (moms|skatt\\w*|mervardesskatt) | (moms|skatt\\w*) (ingar|inkluderad|inkl)`,
    chooseFirst: '(valj|ange)( .{0,25})? | valj ett alternativ',
    leaveEmpty: '(lamna)( .{0,15})? (tomt|tom|blankt) | fyll inte i( .{0,15})?',
    required: `(ar |ett )?(obligatorisk\\w*|nodvandigt)( .{0,10})?( falt)? | (fyll i|ange|valj|skriv in)( .{0,40})? | ogiltig\\w*
      | kravs | maste (anges|fyllas i|valjas) | far inte vara tom\\w* | felaktig\\w* | ar (inte|ej) (en|ett) giltigt? .{0,25} | (uppge|ange) (ett|en) giltig\\w* .{0,20}`,
    declined: `(betalning|kort|kop|transaktion)(en|et)?( .{0,20})? (nekad\\w*|nekats|nekades|avvisad\\w*|avvisades|misslyckades|misslyckats|avbots|medges ej|gick inte igenom)
      | nekad\\w* | medges ej | misslyckades`,
    forgot: 'glom(t|de)? .{0,25} | aterstall losenord\\w*',
    knownCustomer: 'valkommen tillbaka.{0,12} | (redan|befintlig) (kund|medlem).{0,12} | har du redan ett konto',
  },
  phrases: {
    cart: 'varukorg(en)? | kundvagn(en)? | shopping(vagn|korg)(en)?',
    cartPath: 'varukorg | kundvagn',
    addedToCart: 'tillagd | tillagt | har lagts till | lades till | ligger (nu )?i (din )?(varukorg|kundvagn)(en)?',
    namesCoupon: 'rabattkod | kampanjkod | vardekod | kupong | presentkort',
    showSummary: `^(visa|se) (din |hela )?(order|bestallning|kop|varukorg|kundvagn|sammanfattning|ordersammanfattning|orderoversikt)\\w*
      | ^order(oversikt|sammanfattning)`,
    confirmsRemoval: '^ja | ^bekrafta | ^ta bort | ^radera',
    colourAxis: '\\bfarg | kulor',
    sizeAxis: 'storlek',
    isChosen: '^vald$ | ^valt$',
    fitAxis: 'passform',
    deliveredToday: '\\bi ?dag\\b | samma dag',
    deliveredTomorrow: '\\bi ?morgon\\b | nasta (var|arbets)?dag | over natten | 24 tim',
    deliveredInTwoDays: '\\btva dagar | 2 ?(var|arbets)?dagar | 48 tim | overmorgon',
    express: 'expressleverans | snabbleverans | ilpaket | expressfrakt',
    priority: 'prioriterad | budleverans | \\bbud(bil)?\\b',
    sendingFee: 'frakt\\w* | leverans\\w* | porto | expeditions\\w* | ^emballage$',
    card: 'kort | kortbetalning | kreditkort | betalkort | bankkort | kontokort | debetkort',
    tellsWhenBack: '(meddela|mejla|bevaka|paminn)( mig)?( .{0,12})? (i lager|tillganglig)',
    keepsForLater:
      'onskelist\\w* | (spara|lagg undan)( .{0,8})? till senare | favoriter | jamfor\\w* | (lagg till|skriv) (en |ett )?(recension|kommentar|omdome)',
    paidOnline: 'online( ?betalning)? | betala online',
    notCard: 'presentkort\\w* | gavokort\\w* | swish | medlemskort\\w*',
    offlinePayment: `faktura | mot faktura | postforskott | efterkrav | banko?verforing | forskott(sbetalning)? | bankgiro | plusgiro
      | betala i butik(en)? | kontant\\w* | betala vid leverans | checkbetalning | check betalning | ^check$ | (med|via|per|mot) check`,
    aboutMoney: 'betal\\w* | kop(a|er|et)? | bestall\\w* | prenumer\\w*',
    refusal: '^nej | ^ingen | ^inget | ^inga | ^utan | nej tack | ^inte nu',
    plainNo: '^nej$ | ^nej tack$',
    onlyOnce: 'engangs\\w* | en gang | en enda gang',
    extraOffer: `forsakring\\w* | garanti\\w* | skydd\\w* | donation | donera | dricks | presentinslagning\\w* | presentkort\\w* | presentask\\w* | medlemskap\\w* | prenumeration\\w*
      | automatisk\\w* | varje manad | manadsvis | klimat\\w* | trygghets\\w*`,
    news: 'erbjudanden? | nyhet\\w* | kampanjer | utskick | marknadsforing',
    addsToOrder: '^ja | ^lagg till | ^bli medlem | ^uppgradera',
    partOfOrder: 'adress | gast | kontaktuppgifter',
    recurring: `var(je|annan|tredje|fjarde) (manad|vecka) | var \\d+ (dag|vecka|manad)
      | manatlig (leverans|betalning) | (manadsvis|aterkommande) (leverans|betalning)`,
    usualFee:
      '^avgift(er)?$ | expeditions\\w* | hantering\\w* | faktura\\w* | pant | oresavrundning | avrundning | postforskott\\w*',
    feeName: 'avgift$ | avgifter$ | tillagg$',
    remarkOnPrice: `^varav | ^inkl(usive)? | ^fran | ^endast | ^ord pris | ordinarie pris | tidigare pris | du sparar | spara \\d+ | poang | per manad | manad(en)? i
      | delbetal\\w* | jamforpris | jmf pris | lagsta pris | kvar (till|for) fri`,
    honorific: '^herr$ | ^fru$ | ^froken$ | ^man$ | ^kvinna$ | ^annat$',
    optional: 'valfritt | frivilligt | ej obligatorisk\\w*',
    noAccount: '(inget|utan|inte)\\b.{0,30}\\b(konto|kundkonto|registr\\w*) | som gast',
    review: 'granska | kontrollera | oversikt | sammanfattning',
    reviews: 'granska | kontrollera',
    confirmsOrder: '(bekrafta|slutfor|skicka|lagg) (din |in )?(order|bestallning|kop)(en|et)?',
    confirmationStep: '^(\\d )?bekraftelse$',
    finishedStep: '^(\\d )?(klar|klart|slutford|fardig)$',
    numberedStep: 'steg \\d',
    orderPaid:
      '(din )?(order|bestallning|bestallningen|ordern) (ar betald|har betalats) | betalning(en)? (genomford|lyckades|ar genomford)',
    thanksForOrder: 'tack for (din|er|ert|ditt) (order|bestallning|kop)',
    orderNotYetPlaced: `nastan (klar|klart|framme|fardig) | (bara )?ett steg kvar | sista steget
      | (inte|ej) (annu )?(slutford|slutfort|bekraftad|lagd|genomford) | for att slutfora`,
    ownOrders: '(mina|dina|se|folj) (order|ordrar|bestallning(ar)?|kop)(en|et)? | order ?(status|historik)',
    cookieSettings: `^(cookie ?)?installningar | ^anpassa | ^hantera | ^fler (val|alternativ) | ^valj sjalv
      | (cookie|kak) ?installningar | ^visa (detaljer|alternativ)`,
    saveCookieSettings: '^spara | ^bekrafta (mina )?val | ^tillat (urval|val|valda)',
    tooFewInStock: `(endast|bara) \\d+( st(ycken)?)? (kvar|i lager|tillgangliga|finns) | (kan|far) (\\w+ )?(bara|endast|max(imalt)?|hogst) (kopa |bestalla )?\\d+
      | max(imalt)? \\d+ (st )?per | inte tillrackligt (manga|i lager|lager|antal) | otillrackligt (lager|antal) | overstiger (tillgangligt )?lager | endast lagga till \\d+ | endast \\d+ (kvar|i lager|st) | inte finns tillrackligt | det antalet | (onskade?|begarda?) (kvantitet(en)?|mangd(en)?|antal(et)?) | (bara|enbart) \\d+ (kvar|i lager|st|artik) | otillrackligt lager | inte tillrackligt (i|med) lager`,
    soldOut: 'slutsald | slut i lager | ej i lager | inte (langre )?(i lager|tillganglig) | utgatt ur',
    cardDeclined: `betalningen( .{0,25})? (ar|var) (inte giltig|ogiltig) | (kort|betalning|kop|transaktion)(en|et)?( \\w+){0,3} (nekad|nekat|nekas|avvisa|misslyck|medges ej|avbot|avslog) | medges ej
      | nekades | betalningen gick inte | banken (nekade|avvisade|avslog) | tillrackligt med (pengar|medel) | otillrackliga medel | betalning .{0,15}inte .{0,12}(godtagits|godkants|genomforas) | (betalning(en)?|kort(et)?|transaktion(en)?).{0,25}(nekad|avvisad|avslog|misslyck|inte (genomfor|behandla|slutfor)|kunde inte) | (fel|problem).{0,20}betalning | (kunde|kan) inte (behandla|genomfora|slutfora) (din|er) betalning
      | (ordern|bestallningen) kunde inte betalas`,
    noShipping: `(inga|ingen) (leverans|frakt)(satt|metod|alternativ)\\w* | (levererar|skickar) (tyvarr )?(inte|ej) | kan inte (levereras|skickas|leverera|skicka) till | (fraktar|skickar|levererar) vi (tyvarr )?inte | (leverans|frakt)( .{0,30})? (ar )?inte mojlig | inga (tillgangliga )?(frakt|leverans)(satt|metoder|alternativ) | (kan|kunde) inte (levereras|skickas|leverera)`,
    noSuchVariant: '\\bkombination(en)? (finns inte|existerar inte|ar inte mojlig) | matchade inga produkter ditt val',
    unavailable: '^(ej |inte |o)tillganglig\\w*$',
    variantMissing:
      'valj (en |ett |din )?(storlek|farg|variant|alternativ|modell|utforande) | valj (produkt)?(alternativ|variant|storlek|farg)',
    addressRejected: 'adressen (ar )?(ogiltig|kunde inte|hittades inte|finns inte) | ogiltig adress',
    asksForCorrection:
      '\\b(fyll i|vanligen|var god|ange|kontrollera|godkann|du maste) \\S | \\b(ogiltig|obligatorisk|felaktig)',
    digitsOnly: '\\b(endast|bara) (siffror|nummer)\\b',
    refusesInput:
      'ett fel | fel (vid|i|pa) | gick fel | misslyck\\w* | tyvarr | ogiltig\\w* | obligatorisk\\w* | saknas | kunde inte | vanligen | var god | felaktig\\w* | finns inte | gatt ut | uppnatts | inte (en|ett) giltig\\w* | ar ogiltig\\w* | (uppge|ange) (ett|en) giltig\\w* | (hittades|hittas|finns|giltig\\w*|kan|kunde) inte | inte (giltig\\w*|hittas|anvandas|tillganglig\\w*|korrekt) | felaktig\\w* | saknas',
    asksForPatience: 'vanta | ogonblick | talamod | tack',
    asksForHuman:
      '(tecken|bokstaver|siffror|text)(na|en)? (i|fran|pa) bilden | inte (ar )?(en )?robot | att du ar (en )?manniska',
    newPassword: 'skapa | valj | minst | nytt',
    freeAmount: '^gratis$ | ^kostnadsfri(tt)?$ | ^fri frakt$ | ^fraktfri(tt)?$ | ^utan kostnad$',
    namesNumber: '\\S*nummer(et)? | nr | \\S*referens',
    underNumber: '\\b(under|med) \\w*(nummer|nr)$',
    asksAge: `(over|fyllt|minst|ar du|aldre an|under) (16|18|20|21)( ar)?( .{0,10})? | alders?(kontroll|grans|verifiering|bekraftelse)\\w* | (bekrafta|ange) din alder | (endast )?for vuxna | myndig`,
  },
  stems: {
    addOn: 'forsakring | garanti | skydd | donation | presentinslagning | dricks',
    address: 'adress',
    addressTitle: 'adressnamn | namn pa adressen',
    afterOrder:
      'historik | returer | spara (?:order|paket|bestallning)\\w* | bestall igen | kop igen | avbryt (bestallning|order) | orderdetaljer',
    anyName: 'namn',
    anyNumber: 'nummer',
    bankAccount: 'konto',
    billing: 'faktura',
    billingLabel: 'faktura ?(?:adress|namn|ort|postnummer)',
    bridge: 'till | och | eller | upp till',
    cancel: 'avbryt | avboka',
    cardSecret: 'kort(?:nummer|et|inne) | sakerhetskod',
    cart: 'varukorg | kundvagn',
    checkout: 'kassa | bestall',
    coupon: 'rabatt | kupong',
    day: 'dag(?:ar)?',
    deliveryMethod: 'frakt | leverans',
    deliveryName:
      'frakt( .{0,20})? | leverans( .{0,20})? | hemleverans( .{0,15})? | brevlada | paket( .{0,15})? | fraktfritt',
    listing: 'kategori',
    lookFor: '\\bsok\\b',
    lookForBy: 'efter | pa',
    month: 'manad',
    monthName: 'maj | okt',
    or: 'eller',
    orderDone: 'orderbekraftelse | tack-for',
    payment: 'betalning',
    paymentMethod: 'betal',
    paymentName:
      'kort(betalning)?( .{0,15})? | kreditkort | bankkort | faktura( .{0,15})? | delbetalning | swish | postforskott | banko?verforing | direktbetalning',
    product: 'produkt',
    quantity: 'antal',
    shipping: 'leverans | frakt',
    signIn: 'logga-?in',
    skip: 'hoppa over',
    title: 'herr | fru | froken | man | kvinna | annat | vill ej ange',
    variant: 'storlek | farg',
    year: 'aa',
    yes: 'ja',
  },
  productPage: {
    soldOut: 'slutsåld',
    inStock: 'i lager',
    buy: 'l[aä]gg i (?:varukorg|kundvagn)',
    brand: 'varum[aä]rke',
    range: 'till',
  },
  currencyNames: { SEK: 'krona | kronor' },
  frequentWords:
    'och | att | för | är | din | ditt | till | varukorg | varukorgen | kassan | frakt | köp | leverans | eller | inkl | moms | en | på',
  neutralHonorifics: ['Annat', 'Vill ej ange', 'Inget av ovanstående'],
  afterOrderPaths: ['tack', 'orderbekraftelse', 'bekraftelse'],
};
