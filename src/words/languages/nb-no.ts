import type { Vocabulary } from '../vocabulary.ts';

/** Norwegian in the spelling of nearly all shops. Pages declare it by either code. */
export const nbNo: Vocabulary = {
  language: 'nb-no',
  fields: {
    other: `emne | c o( adresse)? | nasjonalitet | fodested | yrke
      | (ordre|bestillings|referanse|kundekort) ?nummer | hvordan horte du .{0,20}`,
    honorific: 'tittel | kjonn | tiltale',
    firstName: 'fornavn(et)? | fornamn | ditt fornavn | forenamn',
    middleName: 'mellomnavn',
    lastName: 'etternavn(et)? | etternamn | ditt etternavn | etternamn',
    fullName: `(fullt|hele|ditt|ditt fulle) navn | navn | for og etternavn | fornavn og etternavn | mottaker(s|ens)?( navn)?
      | kontaktperson | navn pa mottaker`,
    company: 'firma(navn)? | bedrift(snavn|ens navn)? | selskap(snavn)? | organisasjon(snavn)? | firmanamn',
    email: `e ?post ?(adresse)?(n)? | (din|angi|skriv inn)( din)? e ?(post|mail)( ?adresse)? | mailadresse | e ?mail ?adresse
      | epost`,
    emailConfirm: '(bekreft|gjenta)( din)? e ?(post|mail)( ?adresse)?(n)? | e ?post( ?adresse)? (igjen|pa nytt)',
    phone: `(mobil|telefon|mobiltelefon|tlf) ?(nummer|nr)?(et)? | mobil(telefon)? | telefon | tlf | mobiltelefon ?nummer
      | telefon ?nr | mobil ?nr | ditt (telefon|mobil)nummer`,
    phoneCountry: 'landskode | landkode',
    phoneArea: 'retningsnummer',
    phoneExtension: 'internnummer',
    street: `gateadresse | adresse( ?(linje)? ?1)? | gate( og (hus)?nummer)? | gatenavn( og (hus)?nummer)? | postadresse
      | leveringsadresse | leverings ?adresse | fakturaadresse | veiadresse`,
    street2:
      'leilighet(snummer)? | bolignummer | adresse(linje)? ?2 | etasje | oppgang | tilleggsadresse | (ekstra |ytterligere )?adresse(linje)? ?2? ?(forts|linje 2)( .{0,6})? | adresselinje (1|2) | (adresse)?tillegg( .{0,4})?',
    houseNumber: 'husnummer | husnr | gatenummer | ^nr$',
    postalCode: 'post ?(nummer|nr)',
    city: 'poststed | ^sted$ | ^by$ | by sted | sted by | poststad',
    province: 'fylke | region | landsdel | kommune',
    country: '^land$ | velg land | land region | leveringsland',
    vatId: 'org(anisasjons)? ?(nr|nummer) | mva ?(nr|nummer)',
    personalId: 'personnummer | fodselsnummer | d nummer',
    birthDate: 'fodselsdato | fodselsdag | ^fodt$',
    birthDay: 'fodselsdag dag',
    birthMonth: 'fodselsmaned',
    birthYear: 'fodselsar',
    orderNote: `melding(en)?( .{0,20})? | beskjed( .{0,20})? | kommentar(er)?( .{0,20})? | ordrenotat(er)? | bestillingsnotat(er)?
      | merknad(er)?( .{0,20})? | leveringsinstruks(er|joner)? | notat(er)? | hilsen( .{0,15})? | (spesielle|saerskilte) instruksjon(er|ar)( .{0,20})? | kommentarar( .{0,20})?`,
    coupon: '(rabatt|kampanje|kupong|verdi|tilbuds|promo) ?(kode|kupong)(n|r)? | kupong | rabattkupong',
    giftCard: 'gave ?kort(et)?( ?(nummer|kode))? | gavekortkode | tilgodelapp',
    quantity: '^antall$ | mengde | antall varer | mengd | ant',
    login: `brukernavn | (e ?post|e ?mail) eller .{0,25} | kundenummer | medlemsnummer | bruker ?id | innloggingsnavn | bruka?e?rnamn`,
    password: '(velg |lag |skriv inn )?(et )?passord(et)?',
    passwordConfirm: '(gjenta|bekreft)( ditt)? passord(et)? | passord (igjen|pa nytt)',
    cardNumber: '(kreditt|betalings|bank)?kort(ets)? ?nummer | kort ?nr',
    cardHolder:
      'kort(inne)?haver(en|s|ens)?( ?navn)? | kortholder(s navn)? | navn(et)? pa kort(et)? | korteier(s navn)?',
    cardExpiry: 'gyldig (til|t o m)( mm ?/? ?aa)? | utlopsdato(en)? | mm ?/? ?aa | utloper',
    cardExpiryMonth: 'maned | utlopsmaned',
    cardExpiryYear: '^ar$ | utlopsar',
    cardCvc: 'sikkerhetskode(n)? | kontrollsiffer | kontrollsifre(ne)? | kontrollkode | cvc ?kode | kortkode',
    search: '^sok$ | sok (etter|i|pa|blant|her)?.{0,20} | sokeord | hva leter du etter | hva ser du etter',
    otp: 'engangskode | verifiserings?kode | bekreftelseskode | sms ?kode | godkjenningskode',
  },
  ticks: {
    other: '(ingen|uten) (kunde)?konto.{0,25} | som gjest.{0,20}',
    newsletter: `nyhets ?(brev|epost|mail)\\w*( .{0,30})?
      | (tilbud|nyheter|inspirasjon|kampanjer|oppdateringer).{0,40}(e ?post|mail|sms|motta|fa)
      | (jeg vil|ja takk).{0,30}(motta|fa|ha|melde meg) | meld (meg|deg) pa( .{0,25})? | abonner( .{0,15})?
      | hold meg oppdatert | markedsforing( .{0,20})?`,
    terms: `(salgs|kjops|bruker|handels|leverings)?(betingelser|betingelsene|vilkar|vilkarene)( .{0,30})?
      | (jeg )?(aksepterer|godtar|godkjenner|har lest|samtykker|bekrefter|er enig)(?!.{0,60}(nyhets|tilbud|markedsfor|reklame))( .{0,60})?
      | personvern(erklaering|policy|vilkar)?\\w* | angrerett\\w*`,
    sameAddress: `(faktura|leverings|betalings) ?adresse(n)?( .{0,25})? (samme|den samme|lik|identisk)( .{0,25})?
      | (samme|identisk)( .{0,15})?( adresse\\w*)?( .{0,30})?
      | bruk( .{0,30})? (ogsa )?(som|til|for)( .{0,12})?(faktur|levering|betaling)\\w*( .{0,12})?
      | (lever|send)( .{0,12})? til (denne|den samme|samme|min faktura) ?adresse\\w* | (bruk|samme)( samme| den samme)? ?(som )?(leverings|faktura|fakturerings)?adresse( .{0,25})? | samme (adresse )?som( .{0,25})?`,
    differentAddress: `(annen|en annen|ulik|separat|alternativ) ?(faktura|leverings|betalings)? ?adresse\\w*( .{0,20})?
      | (lever|send|leveres|sendes|levering)( .{0,15})? til (en )?annen( .{0,15})?
      | (faktura|leverings) ?adresse(n)?( .{0,12})? (avviker|er ulik|er en annen|er ikke)( .{0,20})? | (bruk|annen|anna) (en |ei )?(annen |anna )?(faktura|fakturerings|leverings)adresse | (send til |lever til )?(en )?(annen|forskjellig) (leverings|faktura|fakturerings)?adresse( .{0,25})? | adresse\\w*( .{0,30})? (stemmer ikke|er forskjellige|er ulike)`,
    createAccount: `(opprett|lag|registrer)( en| meg)?( ny)? (kunde)?(konto|profil|bruker)( .{0,20})? | registrer meg
      | bli (medlem|kunde)( .{0,20})? | (laga|lage|opprette|opprett) (ein|en|ny)? ?(bruka?e?r)?konto`,
    saveDetails: `(lagre|husk)( .{0,50})? | (forbli|hold meg) (palogget|innlogget|logget inn) | til neste (gang|kjop|besok|bestilling)
      | som standard\\w*`,
    extra: `gave ?(innpakning|innpakking|papir|eske)\\w*( .{0,15})? | pakk( .{0,8})? inn( .{0,15})?
      | forsikring\\w*( .{0,20})? | (utvidet |ekstra |forlenget )?garanti\\w*( .{0,25})?
      | (donasjon|doner|stott)\\w*( .{0,20})? | rund( .{0,8})? opp( .{0,15})? | beskyttelse\\w*( .{0,25})? | premium
      | klima\\w*( .{0,15})? | montering( .{0,15})? | tips til .{0,15} | trygghet\\w*( .{0,15})?`,
  },
  actions: {
    addToCart: `(legg|legg til|legg den|putt)( .{0,12})?( i| til)( din| min)? ?(handle ?(kurv|vogn|pose|bag)|kurv|vogn|shopping ?bag)(en)?( .{0,15})?
      | (i|til) (handle ?(kurv|vogn)|kurv|vogn)(en)? | legg til | ^kjop$ | ^kjop \\d+( stk)?$ | forhandsbestill( .{0,10})?
      | ^bestill$ | reserver | legg i (handle)?kor(g|ga|gen)`,
    buyNow: 'kjop (na|direkte|her|online|med en gang) | bestill (na|direkte) | hurtigkjop | kjop',
    viewCart: `(vis|se|til|apne|min|din|ga til|rediger|endre)( din| min)? ?(handle ?(kurv|vogn|pose|bag)|kurv|shopping ?bag)(en)?( .{0,15})?
      | handle ?(kurv|vogn|pose|bag)(en)?( \\d+)? | ^kurv(en)?( \\d+)?$ | (handle)?korg(a)?`,
    goToCheckout: `(ga |fortsett |videre |ga videre )?til( sikker)? ?(kassen|kassa|kasse|betaling(en)?|bestilling(en)?|utsjekk(ing)?(en)?|checkout)( .{0,12})?
      | ^kassen?$ | (sikker )?(kasse|utsjekk(ing)?) | (fullfor|avslutt|gjennomfor) (kjop|kjopet|ordre(n)?|bestilling(en)?) | sjekk ut
      | bestill`,
    guest: `(fortsett|kjop|handle|bestill|ga videre|ga til kassen|betal)?( .{0,10})?som (en )?gjest( .{0,20})?
      | (fortsett|kjop|handle|bestill|ga videre)?( .{0,5})?uten (a )?(konto|registrering|innlogging|logge inn|registrere .{0,10}|opprette .{0,15})( .{0,20})?
      | gjest(ekjop|ekasse|ebestilling)? | ny kunde | jeg er ny( kunde)? | (ga til kassen|fortsett|handle|bestill|betal|kjop)( .{0,10})? som gjest | (ikke opprett|uten a opprette|ingen|uten) (en )?(kunde)?konto( .{0,15})?`,
    continue: `(fortsett|ga videre|videre)( .{0,30})? | neste (steg|trinn)( .{0,20})? | ^neste$ | (lagre|bruk)( .{0,25})?
      | bekreft( .{0,20})? | (lever|send) (her|hit|til denne adressen) | (bruk|velg) denne adressen
      | til (betaling|levering|frakt|gjennomgang|oppsummering)( .{0,12})? | send( inn)? | oppdater
      | velg (levering|frakt|betaling)\\w* | godkjenn( .{0,15})?`,
    applyCoupon: `(bruk|aktiver|legg til|los inn|benytt|ta i bruk)( .{0,5})?( rabatt\\w*| kode\\w*| kupong\\w*| gavekort\\w*)?
      | los inn( .{0,15})? | ok`,
    openCoupon: `(har du|jeg har|legg til|skriv inn|angi|bruk|klikk her for a)( en| et| din)? .{0,15}(rabatt|kampanje|kupong|gavekort|promo|kode)\\w*.{0,40}
      | (rabatt|kampanje|kupong|promo)(kode|kupong)?(r)?( (skriv inn|legg til))?`,
    placeOrder: `(fullfor|gjennomfor|bekreft|avslutt|send|plasser|legg inn|godkjenn)( din| ditt| min| mitt)? ?(inn )?(kjop|kjopet|ordre|ordren|bestilling|bestillingen|betaling|betalingen)( .{0,20})?
      | (kjop|bestill|betal)( na| og betal| her)? | bestill (og|&) betal | (ordre|bestilling) med betalingsplikt
      | betal( .{0,20})? | (bekreft|godkjenn) og betal | send (inn )?(ordre|bestilling)(en)? | kjop med (kort|betalingsplikt)
      | jeg bekrefter kjopet | send(e)? (inn )?bestilling(a|en) | (fullfor|gjennomfor|send|bekreft|legg inn) (betaling(en)?|bestilling(en)?|ordre(n)?|kjop(et)?) | (kjop|betal) na | ^(fullfor|gjennomfor)$ | ^ferdig$`,
    dismiss: `lukk( .{0,20})? | nei( takk)?( .{0,40})? | ikke na | senere | avbryt | hopp over | forstatt | jeg forstar
      | kanskje senere | skjul`,
    rejectCookies: `(avvis|avsla|nekt)( .{0,25})?
      | (kun|bare|bruk kun|tillat kun|godta kun|aksepter kun)( .{0,10})?(nodvendige|funksjonelle|tekniske)( .{0,20})?
      | nodvendige( cookies| informasjonskapsler)?( .{0,12})? | fortsett uten( a)? (godta|samtykke|akseptere)( .{0,10})?`,
    acceptCookies: '(godta|aksepter|tillat|godkjenn|jeg godtar|jeg aksepterer)( .{0,25})? | jeg forstar | forstatt',
    removeItem: '(fjern|slett)( .{0,40})? | tom (handlekurv|handlevogn|kurv)(en)?',
    signIn: `(logg inn|logg pa|innlogging)( .{0,25})? | min (konto|side|profil) | (allerede|eksisterende) (kunde|medlem|bruker).{0,12}
      | har du (allerede )?(en )?(konto|profil|bruker).{0,10} | glemt passord\\w*.{0,5} | konto | (har du )?(glemt|mistet)( ditt| din)? ?passord(et)?( ditt)? | klikk her for a (logge|logga) inn | tilbakevendende kunde | handl(a|et) her for | (jeg er )?allerede kunde | har du allerede en konto`,
    register: `(opprett|lag)( en| ny| deg)* ?(kunde)?(konto|profil|bruker).{0,15} | registrer( deg| meg)?
      | bli (medlem|kunde)( .{0,10})? | meld deg pa | ny (konto|bruker) | (vil du )?(laga|lage|opprette|opprett) (ein|en|ny)? ?(bruka?e?r)?konto`,
    expressWallet: `(betal|kjop) (med|via) (pay ?pal|apple|google|amazon|klarna|vipps|g ?pay|mobile ?pay|shop)( ?pay)?( .{0,15})?
      | vipps( .{0,12})? | hurtigkasse | ekspressbetaling`,
    edit: '(endre|rediger|rett|bytt|tilpass)( .{0,25})? | tilbake( .{0,25})? | forrige( .{0,12})? | endra? adresse | (endre|bytt|rediger) (adresse|leveringsadresse|fakturaadresse|betalingsmetode|betalingsmate|leveringsmetode|fraktmetode|levering)( .{0,15})? | tilbake( .{0,15})?',
    increaseQuantity: '(ok|flere|mer)( antall\\w*| .{0,20}antall\\w*) | ^flere$ | ^mer$ | plus(s)?',
    decreaseQuantity: '(reduser|faerre|mindre|senk)( .{0,30})? | minus',
    updateCart: '(oppdater|beregn pa nytt)( .{0,25})?',
    openSection: `(vis|se|skjul|apne)( .{0,12})?(detaljer|oversikt|oppsummering|alternativer|mer|flere)( .{0,20})? | detaljer
      | vis alle( .{0,12})?`,
    continueShopping: `(fortsett|fortsett med) (a )?(handle|shoppe|handelen|shoppingen)( .{0,10})?
      | (tilbake|ga) til (butikken|butikk|nettbutikken|shoppen) | (handle|shop) videre | kjop mer`,
    declineOffer: `nei( takk)?( .{0,50})? | (fortsett|ga videre|betal) uten( .{0,40})? | (avvis|avsla|velg bort)( .{0,20})?
      | ingen (forsikring|garanti|beskyttelse)\\w*( .{0,15})? | ikke interessert`,
    acceptOffer: `ja( takk)?( .{0,50})? | legg til( .{0,12})?(forsikring|garanti|beskyttelse)\\w*( .{0,15})?
      | (godta|aksepter) tilbud\\w*`,
    enterManually: `(skriv inn|fyll ut|fyll inn|angi|tast inn)( .{0,20})? (manuelt|selv|for hand)( .{0,12})? | finner (du )?ikke( .{0,8})? ?adresse\\w*
      | (bruk|behold)( .{0,12})?(oppgitt|oppgitte|min|innskrevet) adresse\\w* | (legg til )?(en )?ny adresse( .{0,12})?`,
    search: '^sok$ | finn',
  },
  pages: {
    cart: '(min |din )?handle ?(kurv|vogn|pose|bag)(en)? | (din |min )kurv | ^kurv(en)?$ | (handle)?korg(a)?',
    emptyCart: `(din |min )?(handle ?(kurv|vogn|pose|bag)|kurv)(en)?( din)? er( for oyeblikket| dessverre)? tom
      | (ingen|ikke noen) (varer|produkter) i .{0,20} | tom handle(kurv|vogn) | du har ingenting i handle\\w+ | handlekor(g|ga|gen)( di| din)? er tom`,
    signInChoice: `som gjest | (allerede|eksisterende) (kunde|medlem|bruker) | ny kunde | logg inn eller | uten (konto|registrering|innlogging)
      | har du (allerede )?(en )?(konto|profil)`,
    address: `(leverings|faktura|kontakt|kunde|person|dine) ?(adresse|opplysninger|informasjon|detaljer|data)
      | adresse | dine opplysninger | send til | leveres til | hvor skal .{0,20} | (fakturerings|faktura)(detaljer|detaljar|opplysninger) | (frakt|mottaker|betalers) ?adresse | (kontakt|leverings|frakt|faktura|betalings)(informasjon|opplysninger|adresse)`,
    shipping: `(leverings|frakt|forsendelses)(metode|mate|alternativ|valg|type)?(r|er|n)? | frakt | levering
      | hvordan vil du .{0,20}(ha|motta|levert) | velg (frakt|levering|leveringsmate)`,
    payment: `(betalings)(metode|mate|alternativ|valg|informasjon|opplysninger)?(r|er|n)? | betaling( .{0,15})?
      | hvordan vil du betale | kort(informasjon|betaling|opplysninger)`,
    review: `(se over|bekreft|kontroller|gjennomga|sjekk|oppsummering)( din| av| dine)*( ordre| bestilling| kjop| opplysninger)?
      | (ordre|kjops|bestillings) ?(oversikt|oppsummering|sammendrag) | oppsummering | siste steg | (oppsummering|oversikt|sammendrag)( av| over)?( din| bestillingen)? ?(ordre|bestilling|handlekurv)? | (ordre|bestillings|handlekurv)(oversikt|sammendrag|oppsummering) | (se gjennom|kontroller|sjekk|se over)( og bekreft)?( din)? (ordre|bestilling)(en)?( din)?`,
    confirmation: `(tusen |mange )?takk( for (din|ditt|at|bestillingen|kjopet|ordren|handelen).{0,30})?
      | (din |ditt )?(ordre|bestilling|kjop)(n|en|et)?( din)?( .{0,12})? (er|ble|har)(?! (ikke|enna))( .{0,12})? (mottatt|bekreftet|fullfort|gjennomfort|lagt inn|plassert|registrert|sendt)( .{0,15})?
      | (ordre|kjops|bestillings) ?bekreftelse | (ordre|bestilling|kjop)(n|en|et)? (mottatt|bekreftet|fullfort|gjennomfort)
      | vi har mottatt (din )?(ordre|bestilling)(en)?( din)? | (ditt )?ordrenummer(et)? (ditt )?er | kvittering for (kjopet|ditt kjop) | takk for bestilling(a|en) | (bestilling|ting)(a|en|inga) (er )?(motteke\\w*|motatt|fullfort) | (vi|me) har (fatt|mottatt|motteke) (bestilling|ordre)(a|en)?( .{0,6})?`,
    error: `noe gikk galt( .{0,15})? | (en|intern|uventet) (feil|serverfeil)( .{0,10})?( oppsto| har oppstatt| oppstod)?
      | det (oppsto|oppstod|har oppstatt|skjedde) en (.{0,12} )?feil | serverfeil | prov (igjen|pa nytt)( .{0,20})?( senere)? | tekniske? (feil|problem\\w*)`,
    notFound: `(siden|produktet|varen|side|produkt)( .{0,15})? (ble ikke funnet|ikke funnet|finnes ikke|fantes ikke|eksisterer ikke)( .{0,10})?
      | ikke funnet | finnes ikke( lenger)? | fant ikke( .{0,12})? | er utgatt`,
    soldOut: `utsolgt | (midlertidig |dessverre |for oyeblikket )?(ikke pa lager|utsolgt|tomt pa lager|ikke tilgjengelig\\w*)( .{0,10})?
      | (gi|fa|send)( meg)? (beskjed|varsel|varsling)( .{0,20})? | varsle meg( .{0,20})? | utgatt | restordre | ^tomt$`,
    captcha:
      'jeg er ikke (en )?robot | er du (et )?(menneske|en robot) | sikkerhetssjekk | bekreft at du er .{0,12}menneske',
    botWall: `(ingen tilgang|tilgang (nektet|blokkert|avvist)) | (du har blitt )?blokkert | uvanlig (trafikk|aktivitet)
      | kontrollerer nettleseren`,
    challenge3ds: `(bekreft|godkjenn|verifiser)( din| ditt)? ?(betaling|betalingen|kjop|kjopet|transaksjon|transaksjonen)( .{0,20})?( med| i)( .{0,20})?
      | banken din .{0,30}(kode|app|bekreft\\w*) | bekreft( .{0,20})? bankid`,
    listing: `sorter(ing)?( etter| pa)? | filtrer( etter)? | filtre | \\d+ (produkter|varer|resultater|treff) | alle produkter
      | kategorier`,
    product: `(produkt|vare) ?(beskrivelse|informasjon|detaljer|nummer|spesifikasjoner|opplysninger) | beskrivelse
      | spesifikasjoner | anmeldelser | lignende produkter | relaterte produkter | storrelsesguide
      | (legg til i )?onskeliste(n)? | velg (storrelse|farge) | varenr`,
  },
  totals: {
    subtotal: `(sub ?total|del ?sum|mellomsum)(men|en)?( .{0,25})? | (varer|produkter|varesum|ordreverdi|vareverdi)( .{0,15})?
      | \\d+ (vare(r)?|produkt(er)?|stk) | sum (varer|produkter|eks(kl)? .{0,10}) | totalt? (antall )?produkter | (varer|produkter) (totalt|sum|i alt) | sum (varer|produkter)`,
    shipping: `(frakt|leverings|forsendelses|porto)(kostnad(er)?|gebyr(er)?|pris|utgift(er)?)?( .{0,60})?
      | frakt( og .{0,20})?( .{0,40})? | (levering|forsendelse)( .{0,40})? | porto( .{0,20})? | (frakt|leverings?)(kostnad(er)?|gebyr(er)?)?( totalt)?( .{0,15})?`,
    tax: '((inkl(usive|udert)?|herav|hvorav|eks(kl)?|total) )?(\\d+([.,]\\d+)? ?%? )?(mva|moms|merverdiavgift|avgift(er)?|skatt|(mva|moms|avgifts|skatte) ?belop)( .{0,30})?',
    discount:
      '(total |samlet )?(rabatt|avslag|kampanje|tilbud|kupong|besparelse)\\w*( .{0,40})? | du sparer( .{0,20})? | handlekurvs?rabatt( .{0,15})? | (ordre|kupong|frakt|kampanje|total)\\w*rabatt( .{0,15})? | (rabatt(er)?|kampanje(r)?|avslag)( (pa|for) .{0,20})?',
    fee: `(service|administrasjons?|ekspedisjons?|betalings|kort|transaksjons|faktura|behandlings|miljo|emballasje)\\w*(gebyr|tillegg|kostnad)(er)?( .{0,15})?
      | (gebyr|tillegg|gaveinnpakning|forsikring|donasjon|garanti|pant|avrunding|oreavrunding)( .{0,20})? | betalings?(gebyr|kostnad)(er)?( .{0,15})?`,
    giftCard: 'gave ?kort( .{0,20})? | tilgodehavende( .{0,10})?',
    total: `(ordre|samlet|endelig)? ?total(t|en|belop|pris|sum|summen|beloep)?( .{0,30})? | a betale( .{0,20})?
      | (totalt a betale|samlet (belop|pris|sum)|til betaling|sum a betale|belop a betale|du betaler|ordresum|sum total\\w*|sluttsum|sum (inkl|inkludert) .{0,15})( .{0,20})? | ^sum$`,
  },
  sections: {
    shipping: '(levering|frakt|forsendelse|mottaker|send til)\\w*( .{0,30})?',
    billing: '(faktura|fakturering|betalingsadresse)\\w*( .{0,30})?',
    payment: '(betaling|betal|kredittkort|kort)\\w*( .{0,30})?',
    login: '(logg inn|innlogging|eksisterende kunde|allerede kunde)( .{0,20})?',
    register: '(opprett (en )?(konto|profil|bruker)|registrer\\w+|bli (medlem|kunde)|ny kunde)( .{0,20})?',
    newsletter: '(nyhets ?brev\\w*|meld deg pa|hold deg oppdatert)( .{0,40})?',
    shippingMethod:
      '(leverings|frakt|forsendelses)(metode|mate|alternativ|valg|type)(r|er|n)?( .{0,15})? | frakt | levering',
    contact: '(kontakt|person|kunde|dine) ?(opplysninger|informasjon|detaljer) | kontakt | dine opplysninger',
  },
  words: {
    pickup: `(hent\\w*( selv| i| din| pa)|klikk og hent|henting)( .{0,25})? | (pakke|post|levering) ?(boks|automat|i butikk)\\w*
      | (hente|utleverings) ?(sted|punkt)\\w* | (i|til) (butikk|butikken) | postkontor | post i butikk | click (and|&) collect`,
    free: 'gratis | fri (frakt|levering) | fraktfri(tt)? | kostnadsfri(tt)? | 0 kr',
    day: '(virke|arbeids|hver|uke|bank)?dag(er|ene)? | dogn',
    week: 'uke(r)?',
    hour: 'time(r)?',
    today: 'i ?dag | i ?kveld | samme dag',
    tomorrow: 'i ?morgen | neste (virke|arbeids)?dag | over natten',
    orderNumber:
      '(ordre|bestillings|referanse|faktura|kvitterings|bekreftelses) ?(nummer|nr|id)(et)? | (ordre|bestillings) ?referanse | ordren | ordre | bestilling(en)?',
    outOfStock: `utsolgt | tomt pa lager | ikke (pa lager|tilgjengelig\\w*|pa lager lenger) | utgatt | ikke nok( .{0,20})?
      | utilstrekkelig\\w*( .{0,15})?`,
    inStock: `(er )?pa (nett|fjern)?lager( .{0,12})? | tilgjengelig\\w* | (kun|bare|fa) \\d+( stk)?( igjen| pa lager)?( .{0,12})?
      | \\d+( stk)? (pa lager|igjen) | (sendes|leveres) (innen|i dag|i morgen|fra)( .{0,15})? | fa igjen`,
    quantity: 'antall | stk | stykk',
    variant: `storrelse | farge | utforelse | materiale | modell | format | smak | lengde | bredde | vekt | alternativ
      | variant | innhold | volum | stil | duft | maling | utgave | passform | type | monster`,
    taxIncluded:
      '(inkl(usive|udert)?|herav|hvorav)( .{0,12})? (mva|moms|avgift\\w*|merverdiavgift) | (mva|moms|avgift\\w*) (inkludert|inkl|utgjor)',
    chooseFirst: '(velg)( .{0,25})? | velg et alternativ',
    leaveEmpty: '(la)( .{0,20})? (sta tomt|vaere tomt|sta tom) | ikke fyll (ut|inn)( .{0,15})? | skal ikke fylles ut',
    required: `(er )?(pakrevd|obligatorisk\\w*|ma fylles ut)( .{0,10})? | (skriv inn|angi|velg|fyll (ut|inn)|oppgi)( .{0,40})? | ugyldig\\w*
      | mangler | kan ikke vaere tom\\w* | ikke gyldig\\w* | (er )?(et )?(pakrev[ed]\\w*|kravd)( felt)? | er ikk?j?e (en|et|ei|eit) gyldig .{0,25}`,
    declined: `(betaling|kort|kjop|transaksjon)(en|et)?( .{0,20})? (avvist|avslatt|mislyktes|mislykket|feilet|nektet|ikke godkjent|ikke gjennomfort)
      | avvist | mislyktes`,
    forgot: 'glemt .{0,25} | tilbakestill passord\\w*',
    knownCustomer:
      'velkommen tilbake.{0,12} | (allerede|eksisterende) (kunde|medlem|bruker).{0,12} | har du allerede (en )?konto',
  },
  phrases: {
    cart: 'handlekurv(en)? | handlevogn(en)? | kurv(en)? | handlepose(n)?',
    cartPath: 'handlekurv | handlevogn',
    addedToCart: 'lagt (til )?i (din )?(handle)?(kurv|vogn)\\w* | er lagt til | ble lagt til | lagt til',
    namesCoupon: 'rabattkode | kampanjekode | tilbudskode | kupong | gavekort',
    showSummary: `^(vis|se) (din |hele )?(ordre|bestilling|kjop|handlekurv|ordreoversikt|oversikt|oppsummering)\\w*
      | ^ordre(oversikt|sammendrag|oppsummering)`,
    confirmsRemoval: '^ja | ^bekreft | ^fjern | ^slett',
    colourAxis: '\\bfarge',
    sizeAxis: 'storrelse',
    isChosen: '^valgt$',
    fitAxis: 'passform',
    deliveredToday: '\\bi ?dag\\b | samme dag',
    deliveredTomorrow: '\\bi ?morgen\\b | neste (virke|arbeids)?dag | over natten | 24 timer',
    deliveredInTwoDays: '\\bto (virke)?dager | 2 ?(virke)?dager | 48 timer | overmorgen',
    express: 'ekspress | hurtiglevering | rask levering',
    priority: 'prioritert | \\bbud\\b | budlevering',
    sendingFee: 'frakt\\w* | levering\\w* | porto | forsendelse\\w* | ekspedisjon\\w* | emballasje\\w*',
    card: 'kort | betalingskort | kredittkort | bankkort | kortbetaling | debetkort | betaling med kort',
    tellsWhenBack: '(varsle|gi)( meg)?( beskjed)?( .{0,12})? (pa lager|tilgjengelig)',
    keepsForLater:
      'onskelist\\w* | (lagre|spar|legg til side)( .{0,8})? til senere | favoritter | sammenlign\\w* | (legg til|skriv) (en )?(anmeldelse|kommentar|omtale)',
    paidOnline: '(betal\\S* )?(pa nett|online) | nettbetaling',
    notCard: 'gavekort\\w* | vipps | medlemskort\\w*',
    offlinePayment: `faktura | mot faktura | oppkrav | postoppkrav | bankoverforing | forskuddsbetaling | kontooverforing
      | betal(ing)? (i butikken|i butikk|ved (levering|henting)) | kontant\\w* | sjekk( ?betaling)? | postoppkrav | overforing til bankkonto`,
    aboutMoney: 'betal\\w* | kjop(e|er|et)? | bestill\\w* | abonn\\w*',
    refusal: '^nei | ^ingen | ^intet | ^uten | nei takk | ^ikke na',
    plainNo: '^nei$ | ^nei takk$',
    onlyOnce: 'engangs\\w* | en (enkelt )?gang | enkeltkjop',
    extraOffer: `forsikring\\w* | garanti\\w* | beskyttelse\\w* | donasjon | doner | gaveinnpak\\w* | gavekort\\w* | gaveeske | medlemskap\\w* | abonnement\\w*
      | automatisk\\w* | manedlig\\w* | hver maned | klima\\w*`,
    news: 'tilbud | nyhet\\w* | kampanjer | markedsforing',
    addsToOrder: '^ja | ^legg til | ^bli medlem | ^oppgrader',
    partOfOrder: 'adresse | gjest | kontaktopplysninger | kontaktinformasjon',
    recurring: `hver(t)? (andre |tredje |fjerde )?(maned|uke) | hver \\d+ (dag|uke|maned) | manedlig (levering|betaling)
      | (fast|gjentakende) (levering|betaling)`,
    usualFee:
      '^gebyr(er)?$ | ekspedisjon\\w* | kortgebyr | fakturagebyr | pant | avrunding | oreavrunding | emballasje\\w* | postoppkrav | (gebyr for )?(liten|sma) (ordre|bestilling\\w*)',
    feeName: 'gebyr$ | gebyrer$ | tillegg$',
    remarkOnPrice: `^herav | ^inkl(udert|uderer)? | ^fra | ^kun | ^forpris | for pris | veil pris | ordinaer pris | tidligere pris | du sparer | spar \\d+ | poeng | per maned | pr mnd
      | i maneden | delbetal\\w* | pr (stk|kg|liter) | laveste pris | igjen til`,
    honorific: '^herr$ | ^fru$ | ^froken$ | ^mann$ | ^kvinne$ | ^annet$',
    optional: 'valgfri(tt)? | frivillig\\w* | ikke pakrevd',
    noAccount: '(ingen|uten|ikke)\\b.{0,30}\\b(konto|kundekonto|profil|registr\\w*) | som gjest',
    review: 'se over | gjennomga | kontroller | oversikt | oppsummering',
    reviews: 'se over | gjennomga | kontroller',
    confirmsOrder: '(bekreft|fullfor|send|godkjenn) (din |ditt |inn )?(ordre|bestilling|kjop)(n|en|et)?',
    confirmationStep: '^(\\d )?(bekreftelse|kvittering)$',
    finishedStep: '^(\\d )?(ferdig|fullfort)$',
    numberedStep: '(steg|trinn) \\d',
    orderPaid:
      '(bestillingen|ordren|din (bestilling|ordre)) er betalt | betaling(en)? (er )?(fullfort|gjennomfort|vellykket)',
    thanksForOrder: 'takk for (din |ditt )?(ordre\\w*|bestilling\\w*|kjop\\w*)',
    orderNotYetPlaced: `nesten (ferdig|klar|i mal|framme) | (bare |kun )?et steg (igjen|til) | siste (steg|trinn)
      | (ikke|enna ikke) (enna )?(fullfort|bekreftet|sendt|gjennomfort) | for a fullfore`,
    ownOrders: '(mine|dine|se|folg) (ordre|ordrer|bestilling(er)?|kjop)(n|en|et)? | ordre ?(status|historikk)',
    cookieSettings: `^(cookie ?)?innstillinger | ^tilpass | ^administrer | ^flere (valg|alternativer) | ^velg selv
      | (cookie|informasjonskapsel) ?innstillinger | ^vis (detaljer|innstillinger)`,
    saveCookieSettings: '^lagre | ^bekreft (mine )?valg | ^tillat (valgte|utvalgte)',
    tooFewInStock: `(kun|bare) \\d+( stk)? (igjen|pa lager|tilgjengelig\\w*) | (kan|far) (\\w+ )?(kun|bare|maks(imalt)?|hoyst) (kjope |bestille )?\\d+
      | maks(imalt)? \\d+ (stk )?per | ikke nok (varer|pa lager|stk) | utilstrekkelig lager | overstiger (lager|tilgjengelig) | (kun|bare|berre) (legge|leggja) \\d+ | (kun|bare|berre) \\d+ (att|igjen|pa lager|stk) | (nok|tilstrekkelig)( av)?( \\d+)? pa lager | det antallet | sa mange av | (onsket|forespurte?) (antall(et)?|mengden?) | utilstrekkelig (lager|beholdning)`,
    soldOut:
      'utsolgt | ikke (lenger )?(pa lager|tilgjengelig) | tomt pa lager | er utgatt | utseld | ikkj?e (er )?pa lager | ^tomt$',
    cardDeclined: `betalingen( .{0,25})? er (ikke gyldig|ugyldig) | (kort|betaling|kjop|transaksjon)(en|et)?( \\w+){0,3} (avvist|avslatt|mislyk|feilet|nektet) | (ble|er) (avvist|avslatt)
      | betalingen (gikk ikke|kunne ikke|ble ikke) | banken (avviste|har avvist|avslo) | ikke (tilstrekkelig )?dekning | (kunne|kan) ikkj?e (fullfore|gjennomfore|gjennomfora) .{0,12}(betaling|bestilling) | ikkj?e godkjen\\w+ | (bank|kort)\\w* .{0,20}avvist | (betaling(en)?|kort(et)?|transaksjon(en)?).{0,25}(avvist|nektet|mislyk|feilet|ikke (gjennomfor|behandl)|kunne ikke) | feil.{0,20}betaling | feil .{0,20}behandl\\w+ av (din )?betalingsm\\w+ .{0,20}kontroll
      | (ordren|bestillingen) kunne ikke betales`,
    noShipping: `(ingen|ikke noen) (leverings|frakt|forsendelses)(metode|mate|alternativ|valg)\\w* | (leverer|sender) (dessverre )?ikke | kan ikke (leveres|sendes|levere|sende) til | ingen (tilgjengelige? )?(metode|levering|frakt|sending)\\w* | (sender|leverer) (vi |me )?(dessverre |diverre )?ikkj?e | (levering|frakt|forsendelse)( .{0,30})? (er )?ikke mulig | ingen (tilgjengelige )?(leverings|frakt)\\w* | (kan|kunne) ikke (leveres|sendes|levere)`,
    noSuchVariant:
      '\\bkombinasjon(en)? (finnes ikke|eksisterer ikke|er ikke mulig) | ingen produkter (samsvarte med|passet|matchet) (ditt )?valg',
    unavailable: '^(ikke |u)tilgjengelig\\w*$',
    variantMissing:
      'velg (en |et |din )?(storrelse|farge|variant|alternativ|modell|utforelse) | vel (type|eit alternativ|storleik) | velg (et|en) (produkt)?(alternativ|variant)',
    addressRejected: 'adressen (er )?(ugyldig|kunne ikke|ble ikke funnet|finnes ikke) | ugyldig adresse',
    asksForCorrection:
      '\\b(skriv inn|fyll (ut|inn)|vennligst|angi|oppgi|kontroller|godta|du ma) \\S | \\b(ugyldig|pakrevd|ma fylles ut|obligatorisk)',
    digitsOnly: '\\b(kun|bare) (tall|siffer|sifre)\\b',
    refusesInput:
      'feil | mislyk\\w* | dessverre | beklager | ugyldig\\w* | pakrevd | mangler | kunne ikke | vennligst | ma fylles ut | eksisterer ikke | finst? ikkj?e | finnes ikke | gatt ut | er nadd | nadd grens\\w* | samsvarer ikke | ikkj?e gyldig | ikkj?e (en|et|ei|eit) gyldig | pakrev\\w* | kravd | diverre | gjeld .{0,15}ikkje | ikke (funnet|gyldig|brukes|tilgjengelig|korrekt|riktig) | mangler | kan ikke | kunne ikke | feil\\w*',
    asksForPatience: 'vent | oyeblikk | talmodig\\w* | takk',
    asksForHuman:
      '(tegn|bokstav|tall|tekst)(ene|en)? (i|fra|pa) bildet | ikke (er )?(en )?robot | at du er (et )?menneske',
    newPassword: 'opprett | velg | minst | nytt',
    freeAmount: '^gratis$ | ^fri frakt$ | ^fraktfri(tt)?$ | ^kostnadsfri(tt)?$ | ^gratis (frakt|levering)$',
    namesNumber: '\\S*nummer(et)? | nr | \\S*referanse',
    underNumber: '\\b(under|med) \\w*(nummer|nr)$',
    asksAge: `(over|fylt|minst|er du|eldre enn|under) (16|18|20|21)( ar)?( .{0,10})? | alders?(kontroll|grense|verifisering|bekreftelse)\\w* | (bekreft|oppgi) (din alder|alderen din) | (kun )?for voksne | myndig`,
  },
  stems: {
    addOn: 'forsikring | garanti | donasjon | gaveinnpakning | drikkepenge | driks',
    address: 'adresse',
    addressTitle: 'adressenavn | navn pa adressen',
    afterOrder:
      'historikk | returer | bestill pa nytt | kjop (igjen|pa nytt) | avbryt (ordre|bestilling) | ordredetaljer',
    anyName: 'navn',
    anyNumber: 'nummer',
    bankAccount: 'konto',
    billing: 'faktura',
    billingLabel: 'faktura ?(?:adresse|navn|sted|postnummer)',
    bridge: 'til | og | eller',
    cancel: 'avbryt | kanseller',
    cardSecret: 'kort(?:nummer|et|inne|holder) | sikkerhetskode',
    cart: 'handlekurv | handlevogn',
    checkout: 'kasse | utsjekk | bestill',
    coupon: 'rabatt | kupong',
    day: 'dager?',
    deliveryMethod: 'frakt | levering',
    deliveryName: 'frakt( .{0,20})? | levering( .{0,20})? | hjemlevering( .{0,15})? | pakke( .{0,15})? | postkasse',
    listing: 'kategori',
    lookFor: '\\bsok\\b',
    lookForBy: 'etter | pa',
    month: 'maned',
    monthName: 'mai | okt | des',
    or: 'eller',
    orderDone: 'ordrebekreftelse | kvittering | takk-for',
    payment: 'betaling',
    paymentMethod: 'betal',
    paymentName:
      'kort(betaling)?( .{0,15})? | kredittkort | bankkort | faktura( .{0,15})? | vipps | delbetaling | bankoverforing | postoppkrav',
    product: 'produkt',
    quantity: 'antall',
    shipping: 'levering | frakt',
    signIn: 'logg-?inn',
    skip: 'hopp over',
    title: 'herr | fru | froken | mann | kvinne | annet',
    variant: 'storrelse | farge',
    year: 'aa',
    yes: 'ja',
  },
  productPage: {
    soldOut: 'utsolgt',
    inStock: 'på lager',
    brand: 'varemerke | merke',
    range: 'til',
  },
  frequentWords:
    'og | til | din | ditt | er | på | handlekurv | handlekurven | kassen | frakt | kjøp | levering | eller | inkl | mva | av | velg | ikke | nå',
  neutralHonorifics: ['Annet', 'Ønsker ikke å oppgi'],
  afterOrderPaths: ['takk', 'ordrebekreftelse', 'kvittering'],
};
