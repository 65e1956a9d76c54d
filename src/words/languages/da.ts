import type { Vocabulary } from '../vocabulary.ts';

export const da: Vocabulary = {
  language: 'da',
  fields: {
    other: `emne | att | c o( adresse)? | nationalitet | fodested | stilling
      | (ordre|reservations|booking|kundekort) ?nummer | hvordan horte du .{0,20}`,
    honorific: 'titel | kon | tiltale',
    firstName: 'fornavn(et)? | dit fornavn',
    middleName: 'mellemnavn',
    lastName: 'efternavn(et)? | dit efternavn',
    fullName: `(fulde|hele|dit|dit fulde) navn | navn | for og efternavn | fornavn og efternavn | modtager(s|ens)?( navn)?
      | kontaktperson | navn pa modtager`,
    company: 'firma(navn)? | virksomhed(ens navn|snavn)? | organisation | institution',
    email: `e ?(post|mail) ?(adresse)? | (din|indtast( din)?) e ?(post|mail)( ?adresse)? | mailadresse | e ?mail ?adresse
      | din mail`,
    emailConfirm: `(gentag|bekraeft)( din)? e ?(post|mail)( ?adresse)? | e ?mail( ?adresse)? (igen|gentaget|bekraeftelse)`,
    phone: `(mobil|telefon|mobiltelefon|tlf) ?(nummer|nr)? | mobil(telefon)? | telefon | tlf | mobiltelefon ?nummer
      | telefon ?nr | mobil ?nr | dit (telefon|mobil)nummer`,
    phoneCountry: 'landekode | landenummer',
    phoneArea: 'omradenummer',
    phoneExtension: 'lokalnummer',
    street: `adresse( ?(linje)? ?1)? | vej( ?navn)? | gade(navn)? | vejnavn og (hus)?(nummer|nr) | gade og (hus)?nummer
      | leveringsadresse | leverings ?adresse | faktureringsadresse | fakturaadresse | vej og (hus)?nummer`,
    street2:
      'etage( side)? | etage og dor | lejlighed(snummer)? | adresse(linje)? ?2 | side og dor | ekstra adresse\\w* | (yderligere |ekstra )?adresse(linje)? ?2? ?(forts|fortsat|linje 2)( .{0,6})? | adresselinje (1|2) | yderligere( adresse\\w*)?( .{0,4})?',
    houseNumber: 'husnummer | husnr | nr',
    postalCode: 'post ?(nummer|nr)',
    city: '^by$ | bynavn | ^sted$ | postdistrikt',
    province: 'region | landsdel | kommune',
    country: '^land$ | vaelg land | land region | leveringsland',
    vatId: 'cvr( ?(nr|nummer))? | se nummer | moms ?(nr|nummer) | ean( ?(nr|nummer))?',
    personalId: 'cpr( ?(nr|nummer))? | personnummer',
    birthDate: 'fodselsdato | fodselsdag',
    birthDay: 'fodselsdag dag',
    birthMonth: 'fodselsmaned',
    birthYear: 'fodselsar',
    orderNote: `besked( .{0,20})? | kommentar(er)?( .{0,20})? | bemaerkning(er)?( .{0,20})? | ordrenote(r)? | ordrebemaerkninger
      | leveringsinstruktion(er)? | note(r)? til .{0,20} | hilsen( .{0,15})? | (saerlige|specielle) (instruktioner|bemaerkninger)( .{0,20})?`,
    coupon: '(rabat|kampagne|kupon|tilbuds|vaerdi|promo) ?(kode|kupon)(n|r)? | kupon | rabatkupon | vaerdikupon',
    giftCard: 'gave ?kort(et)?( ?(nummer|kode))? | gavekortkode | tilgodebevis',
    quantity: '^antal$ | maengde | antal varer | stk',
    login: `brugernavn | (e ?post|e ?mail) eller .{0,25} | kundenummer | medlemsnummer | bruger ?id | login ?navn`,
    password: '(vaelg |opret |indtast )?(en )?(adgangskode|kodeord|password)(n)?',
    passwordConfirm:
      '(gentag|bekraeft)( din| dit)? (adgangskode|kodeord|password)(n|en|et)? | (adgangskode|kodeord) igen',
    cardNumber: '(kredit|betalings|bank|dan)?kort(ets)? ?nummer | kort ?nr',
    cardHolder:
      'kort(inde)?haver(en|s|ens)?( ?navn)? | kortholder(s navn)? | navn(et)? pa kort(et)? | kortejer(s navn)?',
    cardExpiry: 'gyldig (til|indtil)( mm ?/? ?aa)? | udlobsdato | udlobs ?dato | mm ?/? ?aa | udlober',
    cardExpiryMonth: 'maned | udlobsmaned',
    cardExpiryYear: '^ar$ | udlobsar',
    cardCvc: 'sikkerhedskode(n)? | kontrolcifre(ne)? | kontrolkode | cvc ?kode | kontrolnummer',
    search: '^sog$ | sog (efter|i|pa|blandt|her)?.{0,20} | sogeord | hvad leder du efter | hvad soger du',
    otp: 'engangskode | verificerings?kode | bekraeftelseskode | sms ?kode | godkendelseskode',
  },
  ticks: {
    other: '(ingen|uden) (kunde)?konto.{0,25} | som gaest.{0,20}',
    newsletter: `nyheds ?(brev|mail)\\w*( .{0,30})?
      | (tilbud|nyheder|inspiration|kampagner|opdateringer).{0,40}(e ?mail|mail|sms|modtage|fa)
      | (jeg vil|ja tak).{0,30}(modtage|tilmeld\\w*|have|hore) | tilmeld( mig| dig)?( .{0,25})? | abonner( .{0,15})?
      | hold mig opdateret | markedsforing( .{0,20})?`,
    terms: `(handels|forretnings|salgs|bruger|købs|kobs|leverings)?(betingelser|vilkar)(ne)?( .{0,30})?
      | (jeg )?(accepterer|godkender|har laest|samtykker|bekraefter|er indforstaet|erklaerer)(?!.{0,60}(nyheds|tilbud|markedsfor|reklame))( .{0,60})?
      | (privatlivs|persondata|databeskyttelses) ?(politik|politikken) | fortrydelsesret\\w*`,
    sameAddress: `(faktura|fakturerings|leverings|betalings) ?adresse(n)?( .{0,25})? (samme|den samme|ens|identisk)( .{0,25})?
      | (samme|identisk)( .{0,15})?( adresse\\w*)?( .{0,30})?
      | (brug|anvend)( .{0,30})? (ogsa )?(som|til|for)( .{0,12})?(faktur|levering|betaling)\\w*( .{0,12})?
      | (lever|send)( .{0,12})? til (denne|den samme|min faktura) ?adresse | (brug|anvend|samme)( samme| den samme)? ?(som )?(leverings|fakturerings|forsendelses)?adresse( .{0,25})? | (den )?samme (adresse )?som( .{0,25})?`,
    differentAddress: `(anden|en anden|forskellig|separat|alternativ) ?(faktura|fakturerings|leverings|betalings)? ?adresse\\w*( .{0,20})?
      | (lever|send|leveres|sendes|levering)( .{0,15})? til (en )?anden( .{0,15})?
      | (faktura|fakturerings|leverings) ?adresse(n)?( .{0,12})? (afviger|er forskellig|er en anden|er ikke)( .{0,20})? | (brug |send til |lever til )?(en )?(anden|forskellig) (leverings|fakturerings|forsendelses)?adresse( .{0,25})? | adresse\\w*( .{0,30})? (stemmer ikke overens|er forskellige|matcher ikke)`,
    createAccount: `(opret|lav)( en| mig| mig som)?( ny)? (kunde)?(konto|profil|bruger)( .{0,20})? | registrer mig
      | bliv (medlem|kunde)( .{0,20})? | opret som kunde`,
    saveDetails: `husk( .{0,50})? | gem (mine|min|mit|dine|kort|oplysninger|adresse|til)\\w*( .{0,40})? | (forbliv|hold mig) logget (ind|pa) | til naeste (gang|kob|besog|ordre)
      | som standard\\w*`,
    extra: `gave ?(indpakning|papir|aeske|service)\\w*( .{0,15})? | pak( .{0,8})? ind( .{0,15})?
      | forsikring\\w*( .{0,20})? | (udvidet |ekstra |forlaenget )?garanti\\w*( .{0,25})?
      | (donation|doner|stot)\\w*( .{0,20})? | rund( .{0,8})? op( .{0,15})? | beskyttelse\\w*( .{0,25})? | premium
      | klima\\w*( .{0,15})? | montering( .{0,15})? | drikkepenge | tryghed\\w*( .{0,15})?`,
  },
  actions: {
    addToCart: `(laeg|laeg den|tilfoj|foj|put|kom)( .{0,12})?( i| til)( din| min)? ?(indkobs ?(kurv|vogn|taske)|kurv|shopping ?(bag|kurv)|vogn|taske)(en)?( .{0,15})?
      | (i|til) (indkobs ?(kurv|vogn)|kurv|vogn)(en)? | tilfoj | ^kob$ | ^kob \\d+( stk)?$ | forudbestil( .{0,10})?
      | ^bestil$ | reserver`,
    buyNow: 'kob (nu|med det samme|direkte|her|online) | bestil (nu|med det samme) | hurtigt kob | kob',
    viewCart: `(vis|se|til|abn|min|din|ga til|rediger|ret)( din| min)? ?(indkobs ?(kurv|vogn|taske)|kurv|shopping ?(bag|kurv))(en)?( .{0,15})?
      | (indkobs ?(kurv|vogn|taske)|shopping ?(bag|kurv))(en)?( \\d+)? | ^kurv(en)?( \\d+)?$`,
    goToCheckout: `(ga |fortsaet |videre |ga videre )?til( sikker)? ?(kassen|kasse|betaling(en)?|bestilling(en)?|checkout|check ud)( .{0,12})?
      | ^kassen?$ | (sikker )?kasse | (gennemfor|afslut|fuldfor) (kob|kobet|ordre(n)?|bestilling(en)?) | check ud | bestil`,
    guest: `(fortsaet|kob|handl|bestil|ga videre|ga til kassen|betal)?( .{0,10})?som (en )?gaest( .{0,20})?
      | (fortsaet|kob|handl|bestil|ga videre)?( .{0,5})?uden (at )?(konto|oprettelse|registrering|login|logge ind|oprette .{0,15})( .{0,20})?
      | gaest(ekob|ekonto|ebestilling)? | ny kunde | jeg er ny( kunde)? | (ga til kassen|fortsaet|bestil|betal|kob|check ud)( .{0,10})? som gaest | (opret ikke|uden at oprette|ingen|uden) (en )?(kunde)?konto( .{0,15})?`,
    continue: `(fortsaet|ga videre|videre)( .{0,30})? | naeste( trin| skridt)?( .{0,20})? | (brug|anvend)( .{0,25})? | ^gem$ | gem og .{0,20} | gem (adresse|oplysninger|valg)\\w*
      | bekraeft( .{0,20})? | (lever|send) (her|hertil|til denne adresse) | (brug|vaelg) denne adresse
      | til (betaling|levering|fragt|forsendelse|gennemgang|oversigt)( .{0,12})? | send | indsend | opdater
      | vaelg (levering|fragt|betaling)\\w* | godkend( .{0,15})?`,
    applyCoupon: `(anvend|brug|indlos|aktiver|tilfoj|benyt)( .{0,5})?( rabat\\w*| kode\\w*| kupon\\w*| gavekort\\w*)?
      | indlos( .{0,15})? | ok`,
    openCoupon: `(har du|jeg har|tilfoj|indtast|brug|klik her for at)( en| et| din)? .{0,15}(rabat|kampagne|kupon|gavekort|promo|kode)\\w*.{0,40}
      | (rabat|kampagne|kupon|promo)(kode|kupon)?(r)?( (indtast|tilfoj))?`,
    placeOrder: `(gennemfor|fuldfor|afgiv|bekraeft|afslut|send|placer|godkend)( din| dit| min| mit)? ?(kob|kobet|ordre|ordren|bestilling|bestillingen|betaling|betalingen)( .{0,20})?
      | (kob|bestil|betal)( nu| og betal| her)? | bestil (og|&) betal | ordre med betalingspligt | bestilling med betalingspligt
      | betal( .{0,20})? | (bekraeft|godkend) og betal | afgiv (bindende )?(ordre|bestilling) | kob med (kort|betalingsforpligtelse)
      | jeg bekraefter kobet | (gennemfor|fuldfor|send|bekraeft|afgiv|afslut) (betaling(en)?|bestilling(en)?|ordre(n)?|kob(et)?) | (kob|betal) nu | ^(afslut|fuldfor|gennemfor)$ | ^faerdig$`,
    dismiss: `luk( .{0,20})? | nej( tak)?( .{0,40})? | ikke nu | senere | annuller | fortryd | spring over | forstaet
      | maske senere | skjul | afbryd`,
    rejectCookies: `(afvis|afsla|naegt)( .{0,25})?
      | (kun|brug kun|tillad kun|accepter kun)( .{0,10})?(nodvendige|funktionelle|tekniske)( .{0,20})?
      | nodvendige( cookies)?( .{0,12})? | fortsaet uden( at)? (acceptere|accept|samtykke)( .{0,10})?`,
    acceptCookies: '(accepter|tillad|godkend|jeg accepterer)( .{0,25})? | forstaet | okay | samtykke til alle',
    removeItem: '(fjern|slet)( .{0,40})? | tom (kurv|indkobskurv|kurven|indkobskurven)',
    signIn: `(log ind|log pa|login)( .{0,25})? | min (konto|side|profil) | (allerede|eksisterende) (kunde|medlem|bruger).{0,12}
      | har du (allerede )?en (konto|profil|bruger).{0,10} | glemt (adgangskode|kodeord|din .{0,12}).{0,5} | konto | klik her for at logge ind | (mistet|glemt) (dit |din )?(password|adgangskode|kodeord) | tilbagevendende kunde | (jeg er )?allerede kunde | har du allerede en konto`,
    register: `(opret|lav)( en| ny| dig)* ?(kunde)?(konto|profil|bruger|kunde).{0,15} | registrer( dig| mig)?
      | bliv (medlem|kunde)( .{0,10})? | tilmeld.{0,20} | ny (konto|bruger)`,
    expressWallet: `(betal|kob) (med|via) (pay ?pal|apple|google|amazon|klarna|mobile ?pay|g ?pay|via ?bill|shop)( ?pay)?( .{0,15})?
      | mobile ?pay | hurtig betaling | ekspresbetaling`,
    edit: '(ret|rediger|aendr|skift|tilpas)( .{0,25})? | tilbage( .{0,25})? | forrige( .{0,12})? | (skift|aendre?|rediger|ret) (adresse|leveringsadresse|faktureringsadresse|betalingsmetode|leveringsmetode|forsendelsesmetode|levering)( .{0,15})? | tilbage( .{0,15})?',
    increaseQuantity: 'tilfoj en | (forog|flere|mere|haev)( .{0,30})? | oge? antal\\w* | plus',
    decreaseQuantity: 'fjern en | (reducer|faerre|mindre|formindsk|saenk)( .{0,30})? | minus',
    updateCart: '(opdater|genberegn)( .{0,25})? | opdater(ing|ings)? ?(total|kurv|indkobskurv)(en)?',
    openSection: `(vis|se|skjul|abn)( .{0,12})?(detaljer|oversigt|opsummering|muligheder|mere|flere)( .{0,20})? | detaljer
      | vis alle( .{0,12})?`,
    continueShopping: `(fortsaet|fortsaet med at) (handle|shoppe|indkob|shopping|med at handle|indkobet)( .{0,10})?
      | (tilbage|ga) til (butikken|butik|shoppen|shop|webshoppen) | (handl|shop) videre | kob mere`,
    declineOffer: `nej( tak)?( .{0,50})? | (fortsaet|ga videre|betal) uden( .{0,40})? | (afvis|afsla|fravaelg)( .{0,20})?
      | ingen (forsikring|garanti|beskyttelse)\\w*( .{0,15})? | ikke interesseret`,
    acceptOffer: `ja( tak)?( .{0,50})? | tilfoj( .{0,12})?(forsikring|garanti|beskyttelse)\\w*( .{0,15})?
      | accepter tilbud\\w*`,
    enterManually: `(indtast|skriv|tast|udfyld)( .{0,20})? (manuelt|selv|i handen)( .{0,12})? | (kan ikke finde|findes ikke)( .{0,8})? ?adresse\\w*
      | (brug|behold)( .{0,12})?(indtastede|min|den indtastede) adresse\\w* | (tilfoj |opret )?(en )?ny adresse( .{0,12})?`,
    search: '^sog$ | find',
  },
  pages: {
    cart: '(min |din |jeres )?(indkobs ?(kurv|vogn|taske)|shopping ?(bag|kurv))(en)? | (din |min )kurv | ^kurv(en)?$',
    emptyCart: `(din |jeres |min )?(indkobs ?(kurv|vogn|taske)|kurv|shopping ?bag)(en)? er( i ojeblikket| lige nu| desvaerre)? tom
      | ((der er|du har) )?(ingen|ikke nogen) (varer|produkter) i .{0,20} | tom (indkobs)?kurv | der er intet i (din )?kurv\\w*`,
    signInChoice: `som gaest | (allerede|eksisterende) (kunde|medlem|bruger) | ny kunde | log ind eller | uden (konto|login|oprettelse)
      | har du (allerede )?en (konto|profil)`,
    address: `(leverings|fakturerings|faktura|kontakt|kunde|person|dine) ?(adresse|oplysninger|informationer|information|data)
      | adresse | dine oplysninger | send til | leveres til | hvor skal .{0,20} | forsendelses?adresse | (kontakt|leverings|forsendelses|fakturerings|betalings)(information(er)?|oplysninger|adresse)`,
    shipping: `(leverings|forsendelses|fragt)(metode|form|mulighed|type|made)?(r|er|n)? | fragt | levering | forsendelse
      | hvordan vil du .{0,20}(have|modtage|leveret) | vaelg (fragt|levering|leveringsform)`,
    payment: `(betalings)(metode|form|mulighed|made|oplysninger|information)?(r|er|n)? | betaling( .{0,15})?
      | hvordan vil du betale | kort(oplysninger|betaling)`,
    review: `(gennemse|bekraeft|kontroller|tjek|godkend|oversigt)( din| over| dine| ordre)*( ordre| bestilling| kob| oplysninger)?
      | (ordre|kob|bestillings) ?(oversigt|opsummering) | opsummering | sidste trin | (opsummering|oversigt|resume)( af| over)?( din)? ?(ordre|bestilling|kurv|indkobskurv)? | (ordre|bestillings|kurv)(oversigt|resume) | (gennemse|kontroller|tjek)( og bekraeft)?( din)? (ordre|bestilling)`,
    confirmation: `(mange |tusind )?tak for (din|dit|jeres|at) .{0,30} | (mange|tusind) tak
      | (din |jeres |dit )?(ordre|bestilling|kob)(n|en|et)?( .{0,12})? (er|blev|har)(?! (ikke|endnu))( .{0,12})? (modtaget|bekraeftet|gennemfort|afgivet|placeret|registreret|oprettet|sendt)( .{0,15})?
      | (ordre|kobs|bestillings) ?bekraeftelse | (ordre|bestilling|kob)(n|en|et)? (modtaget|bekraeftet|gennemfort|afgivet)
      | vi har modtaget din (ordre|bestilling) | dit ordrenummer | kvittering for (din ordre|dit kob)`,
    error: `(noget|der) gik (noget )?galt( .{0,15})? | (en|intern|uventet) (fejl|serverfejl)( .{0,10})?( opstod| er opstaet| opstaet)?
      | der (opstod|er opstaet|skete) en (.{0,12} )?fejl | serverfejl | prov igen( .{0,20})?( senere)? | tekniske? (fejl|problem\\w*)`,
    notFound: `(siden|produktet|varen|side|produkt)( .{0,15})? (blev ikke fundet|ikke fundet|findes ikke|kunne ikke findes|eksisterer ikke)( .{0,10})?
      | ikke fundet | findes ikke( laengere)? | kunne ikke finde( .{0,12})? | er udgaet`,
    soldOut: `udsolgt | (midlertidigt |desvaerre |i ojeblikket )?(ikke pa lager|udsolgt|ikke tilgaengelig\\w*)( .{0,10})?
      | (giv|fa|send mig|skriv mig)( .{0,12})?(besked|mail)( .{0,20})? | udgaet | restordre`,
    captcha:
      'jeg er ikke (en )?robot | er du (et )?(menneske|en robot) | sikkerhedstjek | bekraeft at du er .{0,12}menneske',
    botWall: `adgang (naegtet|blokeret|afvist) | (du er blevet )?blokeret | usaedvanlig (trafik|aktivitet)
      | kontrollerer din browser`,
    challenge3ds: `(bekraeft|godkend|verificer)( din| dit)? ?(betaling|betalingen|kob|kobet|transaktion|transaktionen)( .{0,20})?( med| i)( .{0,20})?
      | (din) bank .{0,30}(kode|app|bekraeft\\w*) | godkend( .{0,20})? mitid`,
    listing: `sorter(ing)?( efter| pa)? | filtrer( efter)? | filtre | \\d+ (produkter|varer|resultater) | alle produkter
      | kategorier`,
    product: `(produkt|vare) ?(beskrivelse|information|detaljer|nummer|specifikationer|oplysninger) | beskrivelse
      | specifikationer | anmeldelser | lignende produkter | relaterede produkter | storrelsesguide
      | (tilfoj til )?onske(liste|seddel)?n? | vaelg (storrelse|farve) | varenr`,
  },
  totals: {
    subtotal: `sub ?total(en)?( .{0,25})? | del ?(total|sum)( .{0,20})? | (varer|produkter|varetotal|vareforbrug|ordrevaerdi)( .{0,15})?
      | \\d+ (vare(r)?|produkt(er)?|stk) | (pris|sum|total) (varer|for varer|ekskl .{0,10}|excl .{0,10}) | varekob | (varer|produkter) (i alt|total) | (total|sum) (for )?(varer|produkter)`,
    shipping: `(fragt|leverings|forsendelses|porto)(omkostning(er)?|gebyr(er)?|pris|udgift(er)?)?( .{0,60})?
      | fragt( og .{0,20})?( .{0,40})? | levering( .{0,40})? | forsendelse( .{0,40})? | porto( .{0,20})? | (forsendelse|levering|fragt)s?(omkostning(er)?|gebyr(er)?|pris)?( i alt| total)?( .{0,15})?`,
    tax: '((inkl(usive?)?|heraf|ekskl(usive?)?|excl|total|deraf) )?(\\d+([.,]\\d+)? ?%? )?(moms|afgift(er)?|skat|(moms|afgifts|skatte) ?belob)( .{0,30})?',
    discount:
      '(total |samlet )?(rabat|nedslag|kampagne|tilbud|kupon|besparelse|prisnedslag)\\w*( .{0,40})? | du sparer( .{0,20})? | (ordre|kupon|forsendelses|kampagne|samlet )\\w* ?rabat( .{0,15})? | (rabat(ter)?|tilbud|kampagne(r)?|nedslag)( (pa|for) .{0,20})?',
    fee: `(service|administrations?|ekspeditions?|betalings|kort|transaktions|faktura|behandlings|miljo|emballage)\\w*(gebyr|tillaeg|omkostning)(er)?( .{0,15})?
      | (gebyr|tillaeg|gaveindpakning|forsikring|donation|garanti|pant|drikkepenge|afrunding|oreafrunding)( .{0,20})? | betalings?(gebyr(er)?|omkostning(er)?)( .{0,15})?`,
    giftCard: 'gave ?kort( .{0,20})? | tilgodehavende( .{0,10})?',
    total: `(ordre|samlet|endelig)? ?total(en|belob|pris|sum)?( .{0,30})? | i alt( .{0,30})? | ialt( .{0,20})? | at betale( .{0,20})?
      | (samlet (belob|pris|sum)|belob i alt|til betaling|pris i alt|totalbelob|du betaler|ordresum|slutbelob|sum i alt)( .{0,20})?`,
  },
  sections: {
    shipping: '(levering|fragt|forsendelse|modtager|send til)\\w*( .{0,30})?',
    billing: '(faktura|fakturering|regning|betalingsadresse)\\w*( .{0,30})?',
    payment: '(betaling|betal|kreditkort|kort)\\w*( .{0,30})?',
    login: '(log ind|eksisterende kunde|allerede kunde|har du en konto)( .{0,20})?',
    register: '(opret (en )?(konto|profil|bruger)|registrer\\w+|bliv (medlem|kunde)|ny kunde)( .{0,20})?',
    newsletter: '(nyheds ?brev\\w*|tilmeld dig|hold dig opdateret)( .{0,40})?',
    shippingMethod:
      '(leverings|forsendelses|fragt)(metode|form|mulighed|type|made)(r|er|n)?( .{0,15})? | fragt | levering | forsendelse',
    contact: '(kontakt|person|kunde|dine) ?(oplysninger|informationer|information) | kontakt | dine oplysninger',
  },
  words: {
    pickup: `(afhent\\w*|hent( selv| i| din|es)|selvafhentning)( .{0,25})? | (pakke|dogn|levering) ?(shop|boks|automat|butik)\\w*
      | udleveringssted\\w* | (i|til) (butik|butikken) | afhentningssted\\w* | posthus | click (and|&) collect`,
    free: 'gratis | fri (fragt|levering) | fragtfri(t)? | uden beregning | 0 kr',
    day: '(hver|arbejds|bank)?dag(e|ene)? | dogn',
    week: 'uge(r)?',
    hour: 'time(r)?',
    today: 'i ?dag | i ?aften | samme dag',
    tomorrow: 'i ?morgen | naeste (hver|arbejds)?dag | dag til dag',
    orderNumber:
      '(ordre|bestillings|reference|faktura|kvitterings|bekraeftelses) ?(nummer|nr|id) | (ordre|bestillings) ?reference | ordren | ordre | bestilling(en)?',
    outOfStock: `udsolgt | ikke (pa lager|tilgaengelig\\w*|pa lager laengere) | udgaet | ikke nok( .{0,20})?
      | utilstraekkelig\\w*( .{0,15})?`,
    inStock: `(er )?pa (fjern)?lager( .{0,12})? | tilgaengelig\\w* | (kun|fa) \\d+( stk)?( tilbage| pa lager)?( .{0,12})?
      | \\d+( stk)? (pa lager|tilbage) | (sendes|afsendes|leveres) (inden|i dag|i morgen|fra)( .{0,15})? | fa tilbage`,
    quantity: 'antal | stk | styk',
    variant: `storrelse | farve | udforelse | materiale | model | format | smag | laengde | bredde | vaegt | valgmulighed
      | variant | indhold | volumen | stil | duft | maling | formaling | udgave | pasform | type | monster`,
    taxIncluded:
      '(inkl(usive?)?|heraf|incl|deraf)( .{0,12})? (moms|afgift\\w*) | (moms|afgift\\w*) (inkluderet|inkl|udgor)',
    chooseFirst: '(vaelg)( .{0,25})? | vaelg en mulighed',
    leaveEmpty: '(lad)( .{0,20})? (tom|tomt|sta tomt|vaere tomt) | udfyld ikke( .{0,15})? | ma ikke udfyldes',
    required: `(er )?(pakraevet|obligatorisk\\w*|skal udfyldes)( .{0,10})? | (indtast|angiv|vaelg|udfyld)( .{0,40})? | ugyldig\\w*
      | mangler | ma ikke vaere tom\\w* | ikke gyldig\\w* | (er )?(et )?kraevet( felt)? | er ikke (en|et) gyldigt? .{0,25}`,
    declined: `(betaling|kort|kob|transaktion)(en|et)?( .{0,20})? (afvist|mislykkedes|mislykket|fejlede|fejlet|naegtet|ikke godkendt|ikke gennemfort)
      | afvist | mislykkedes`,
    forgot: 'glemt .{0,25} | nulstil (adgangskode|kodeord)\\w*',
    knownCustomer:
      'velkommen tilbage.{0,12} | (allerede|eksisterende) (kunde|medlem|bruger).{0,12} | har du allerede en konto',
  },
  phrases: {
    cart: 'indkobskurv(en)? | indkobsvogn(en)? | kurv(en)? | indkobstaske(n)?',
    cartPath: 'indkobskurv | \\bkurv\\b | indkoebskurv',
    addedToCart: 'tilfojet | lagt i (din |indkobs)?kurv\\w* | er nu i (din )?kurv\\w*',
    namesCoupon: 'rabatkode | kampagnekode | tilbudskode | kupon | gavekort',
    showSummary: `^(vis|se) (din |hele )?(ordre|bestilling|kob|kurv|indkobskurv|ordreoversigt|oversigt|opsummering)\\w*
      | ^ordre(oversigt|opsummering)`,
    confirmsRemoval: '^ja | ^bekraeft | ^fjern | ^slet',
    colourAxis: 'farve',
    sizeAxis: 'storrelse',
    isChosen: '^valgt$',
    fitAxis: 'pasform',
    deliveredToday: '\\bi ?dag\\b | samme dag',
    deliveredTomorrow: '\\bi ?morgen\\b | naeste (hver|arbejds)?dag | dag til dag | 24 timer',
    deliveredInTwoDays: '\\bto (hver)?dage | 2 ?(hver)?dage | 48 timer | overmorgen',
    express: 'ekspres | hurtig levering | hastelevering',
    priority: 'prioriteret | \\bbud\\b | budlevering',
    sendingFee: 'fragt\\w* | levering\\w* | porto | forsendelse\\w* | ekspedition\\w* | ^emballage$',
    card: 'kort | betalingskort | kreditkort | dankort | kortbetaling | debetkort | visa dankort | betaling med kort',
    tellsWhenBack: '(giv|send)( mig)? besked( .{0,15})? (pa lager|tilgaengelig)',
    keepsForLater:
      'onskelist\\w* | onskeseddel\\w* | gem( .{0,8})? til senere | favoritter | sammenlign\\w* | (tilfoj|skriv) (en )?(anmeldelse|kommentar)',
    paidOnline: 'online( ?betaling)? | betal(ing)? online',
    notCard: 'gavekort\\w* | mobile ?pay | medlemskort\\w*',
    offlinePayment: `faktura | mod faktura | efterkrav | pr efterkrav | bankoverforsel | bankoverforelse | forudbetaling | kontooverforsel
      | betal(ing)? (i butikken|ved (levering|afhentning)) | kontant\\w* | ean faktura`,
    aboutMoney: 'betal\\w* | kob(e|er|et)? | bestil\\w* | abonn\\w*',
    refusal: '^nej | ^ingen | ^intet | ^uden | nej tak | ^ikke nu',
    plainNo: '^nej$ | ^nej tak$',
    onlyOnce: 'engangs\\w* | en (enkelt )?gang | enkeltkob',
    extraOffer: `forsikring\\w* | garanti\\w* | beskyttelse\\w* | donation | doner | drikkepenge | gaveindpakning\\w* | gavekort\\w* | gaveaeske | medlemskab\\w* | abonnement\\w*
      | automatisk\\w* | manedlig\\w* | hver maned | klima\\w*`,
    news: 'tilbud | nyhed\\w* | kampagner | markedsforing',
    addsToOrder: '^ja | ^tilfoj | ^bliv medlem | ^opgrader',
    partOfOrder: 'adresse | gaest | kontaktoplysninger',
    recurring: `hver (anden |tredje |fjerde )?(maned|uge) | hver \\d+ (dag|uge|maned) | manedlig (levering|betaling)
      | (fast|tilbagevendende) (levering|betaling)`,
    usualFee:
      '^gebyr(er)?$ | ekspedition\\w* | kortgebyr | fakturagebyr | pant | afrunding | oreafrunding | emballagegebyr',
    feeName: 'gebyr$ | gebyrer$ | tillaeg$',
    remarkOnPrice: `^heraf | ^inkl(usive|uderer)? | ^fra | ^kun | ^for pris | normalpris | vejl pris | tidligere pris | du sparer | spar \\d+ | \\d+ point | pr maned | om maneden
      | rater | pr (stk|kg|liter) | laveste pris | mangler (du )?(kun )?at`,
    honorific: '^hr$ | ^fru$ | ^froken$ | ^herre$ | ^mand$ | ^kvinde$ | ^andet$',
    optional: 'valgfri(t)? | frivillig\\w* | ikke pakraevet',
    noAccount: '(ingen|uden|ikke)\\b.{0,30}\\b(konto|kundekonto|profil|registr\\w*) | som gaest',
    review: 'gennemse | gennemga | kontroller | oversigt | opsummering',
    reviews: 'gennemse | gennemga | kontroller',
    confirmsOrder: '(bekraeft|gennemfor|send|afgiv|godkend) (din |dit )?(ordre|bestilling|kob)(n|en|et)?',
    confirmationStep: '^(\\d )?(bekraeftelse|kvittering)$',
    finishedStep: '^(\\d )?(faerdig|gennemfort|afsluttet)$',
    numberedStep: '(trin|skridt) \\d',
    orderPaid: '(ordren|bestillingen|din (ordre|bestilling)) er betalt | betaling(en)? (er )?gennemfort',
    thanksForOrder: 'tak for (din|dit|jeres) (ordre|bestilling|kob)',
    orderNotYetPlaced: `naesten (faerdig|klar|i mal) | (kun )?et (sidste )?(trin|skridt) (tilbage|mere) | sidste (trin|skridt)
      | (ikke|endnu ikke) (endnu )?(gennemfort|bekraeftet|afgivet|afsluttet) | for at (gennemfore|fuldfore)`,
    ownOrders: '(mine|dine|se|folg) (ordre|ordrer|bestilling(er)?|kob)(n|en|et)? | ordre ?(status|historik)',
    cookieSettings: `^(cookie ?)?indstillinger | ^tilpas | ^administrer | ^flere (valg|muligheder) | ^vaelg selv
      | cookie ?indstillinger | ^vis (detaljer|indstillinger)`,
    saveCookieSettings: '^gem | ^bekraeft (mine )?valg | ^tillad (valgte|udvalgte)',
    tooFewInStock: `kun \\d+( stk)? (tilbage|pa lager|tilgaengelige) | (kan|ma) (\\w+ )?(kun|maks(imalt)?|hojst) (kobe |bestille )?\\d+
      | maks(imalt)? \\d+ (stk )?pr | ikke nok (varer|pa lager|stk) | utilstraekkelig\\w* lager | overstiger (vores )?lager | kun (laegge|tilfoje) \\d+ | kun \\d+ (tilbage|pa lager|stk) | ikke er nok pa lager | denne maengde | (onskede|anmodede) (antal|maengde) | utilstraekkelig\\w* (lager|beholdning)`,
    soldOut:
      'udsolgt | ikke (laengere )?(pa lager|tilgaengelig) | er udgaet | ikke laengere .{0,20}lager | ikke (er )?pa lager',
    cardDeclined: `betalingen( .{0,25})? er (ikke gyldig|ugyldig) | (kort|betaling|kob|transaktion)(en|et)?( \\w+){0,3} (afvist|mislyk|fejlede|naegtet) | (blev|er) afvist
      | betalingen (gik ikke|kunne ikke|blev ikke) | banken (afviste|har afvist) | ikke (tilstraekkelig )?daekning | (payment|betaling\\w*|kort\\w*) (blev |er )?afvist | bank.{0,25}afslaet | (betaling(en)?|kort(et)?|transaktion(en)?).{0,25}(naegtet|afvist|mislyk|ikke (gennemfor|behandl)|kunne ikke) | fejl.{0,20}betaling | fejl .{0,20}behandl\\w+ af (din )?betalingsm\\w+ .{0,20}kontroll | (kunne|kan) ikke (behandle|gennemfore) (din|jeres) betaling
      | (ordren|bestillingen) kunne ikke betales`,
    noShipping: `(ingen|ikke nogen) (leverings|forsendelses|fragt)(metode|mulighed|form)\\w* | (leverer|sender) (desvaerre )?ikke | kan ikke (leveres|sendes|levere|sende) til | (sender|leverer) vi (desvaerre )?ikke | (levering|forsendelse)( .{0,30})? (er )?ikke mulig | ingen (tilgaengelige )?(leverings|forsendelses|fragt)\\w* | (kan|kunne) ikke (leveres|sendes|levere)`,
    noSuchVariant:
      '\\bkombination(en)? (findes ikke|eksisterer ikke|er ikke mulig) | ingen produkter matche(de|r) dit valg',
    unavailable: '^(ikke |u)tilgaengelig\\w*$',
    variantMissing:
      'vaelg (en |et |din )?(storrelse|farve|variant|mulighed|model|udforelse) | vaelg (venligst )?(produkt)?(indstilling|variant|storrelse|farve|mulighed)',
    addressRejected: 'adressen (er )?(ugyldig|kunne ikke|blev ikke fundet|findes ikke) | ugyldig adresse',
    asksForCorrection:
      '\\b(indtast|udfyld|venligst|angiv|kontroller|accepter|du skal) \\S | \\b(ugyldig|pakraevet|skal udfyldes|obligatorisk)',
    digitsOnly: '\\b(kun|udelukkende) (tal|cifre)\\b',
    refusesInput:
      'fejl | mislyk\\w* | desvaerre | beklager | ugyldig\\w* | pakraevet | mangler | kunne ikke | venligst | skal udfyldes | eksisterer ikke | findes ikke | udlobet | naet | er ikke (en|et) gyldigt? | kraevet | (ikke) (fundet|gyldig\\w*|anvendes|tilgaengelig\\w*|korrekt) | forkert\\w* | mangler | kan ikke | kunne ikke',
    asksForPatience: 'vent | ojeblik | talmodig\\w* | mange tak | tak for',
    asksForHuman:
      '(tegn|bogstaver|tal|tekst)(ene|en)? (i|fra|pa) billedet | ikke (er )?(en )?robot | at du er (et )?menneske',
    newPassword: 'opret | vaelg | mindst | \\bny (adgangs)?kode',
    freeAmount: '^gratis$ | ^fri fragt$ | ^fragtfrit?$ | ^gratis (fragt|levering)$ | ^uden beregning$',
    namesNumber: '\\S*nummer(et)? | nr | \\S*reference',
    underNumber: '\\b(under|med) \\w*(nummer|nr)$',
    asksAge: `(over|fyldt|mindst|er du|aeldre end|under) (16|18|21)( ar)?( .{0,10})? | alders?(kontrol|graense|verificering|bekraeftelse)\\w* | (bekraeft|angiv) din alder | (kun )?for voksne | myndig`,
  },
  stems: {
    addOn: 'forsikring | garanti | beskyttelse | donation | gaveindpakning | drikkepenge',
    address: 'adresse',
    addressTitle: 'adressenavn | navn pa adressen',
    afterOrder: 'historik | returnering | bestil igen | kob igen | annuller (ordre|bestilling) | ordredetaljer',
    anyName: 'navn',
    anyNumber: 'nummer',
    bankAccount: 'konto',
    billing: 'faktura',
    billingLabel: 'faktur(?:a|erings) ?(?:adresse|navn|by|postnummer)',
    bridge: 'til | og | eller',
    cancel: 'annuller | afbryd | fortryd',
    cardSecret: 'kort(?:nummer|et|inde|holder) | sikkerhedskode',
    cart: 'kurv | indkobskurv | indkoebskurv',
    checkout: 'kasse | bestil',
    coupon: 'rabat | kupon',
    day: 'dage?',
    deliveryMethod: 'fragt | levering | forsendelse',
    deliveryName:
      'fragt( .{0,20})? | levering( .{0,20})? | hjemmelevering( .{0,15})? | pakke( .{0,15})? | forsendelse( .{0,15})?',
    listing: 'kategori',
    lookFor: '\\bsog\\b',
    lookForBy: 'efter | pa',
    month: 'maned',
    monthName: 'maj | okt',
    or: 'eller',
    orderDone: 'ordrebekraeftelse | kvittering | tak-for',
    payment: 'betaling',
    paymentMethod: 'betal',
    paymentName:
      'kort(betaling)?( .{0,15})? | kreditkort | betalingskort | dankort | faktura( .{0,15})? | mobile ?pay | bankoverforsel | efterkrav | via ?bill',
    product: 'produkt | vare',
    quantity: 'antal',
    shipping: 'levering | fragt',
    signIn: 'log-?ind',
    skip: 'spring over',
    title: 'hr | fru | froken | mand | kvinde | andet',
    variant: 'storrelse | farve',
    year: 'aa',
    yes: 'ja',
  },
  productPage: {
    soldOut: 'udsolgt',
    inStock: 'på lager',
    buy: 'l[aä]g i kurv',
    brand: 'm[aæ]rke',
    range: 'til',
  },
  frequentWords:
    'og | til | der | din | dit | er | på | kurv | kurven | kassen | fragt | køb | levering | eller | inkl | moms | af | vælg | ikke',
  neutralHonorifics: ['Andet', 'Ønsker ikke at oplyse'],
  afterOrderPaths: ['tak', 'ordrebekraeftelse', 'kvittering'],
};
