import type { Vocabulary } from '../vocabulary.ts';

export const lv: Vocabulary = {
  language: 'lv',
  fields: {
    other: 'temats | profesija | pilsoniba',
    honorific: 'uzruna | tituls | ^dzimums$',
    firstName: 'vards | jusu vards',
    middleName: 'otrais vards',
    lastName: 'uzvards',
    fullName: 'vards (un )?uzvards | pilns vards | sanemejs | sanemeja vards',
    company: 'uznemums | (uznemuma|firmas|organizacijas) nosaukums | firma | kompanija',
    email: 'e ?past(s|a adrese) | elektronisk(ais|a) past(s|a adrese)',
    emailConfirm: '(atkartojiet|apstipriniet|atkartot) .{0,6}e ?past\\w*( adresi)?',
    phone: '(mobila |kontakt)?talrun(is|a numurs|a nr) | telefon(s|a numurs) | mobilais( talrunis)? | talr',
    phoneCountry: 'valsts kods',
    phoneArea: 'pilsetas kods',
    phoneExtension: 'iekseja?i?s numurs',
    street: 'adrese | iela( un majas numurs)? | iela majas nr | piegades adrese',
    street2:
      'adrese 2 | adreses 2 rinda | (dzivoklis|dzivokla numurs|stavs)( .{0,10})? | papildu adrese\\w*( .{0,10})?',
    houseNumber: 'majas (numurs|nr)',
    postalCode: 'pasta (indekss|kods)',
    city: 'pilseta( .{0,10})? | apdzivota vieta',
    province: 'regions( valsts)? | novads | rajons | apgabals',
    country: 'valsts',
    vatId: 'pvn (numurs|nr|registracijas numurs) | registracijas (numurs|nr)',
    personalId: 'personas kods',
    birthDate: 'dzimsanas (datums|diena)',
    birthDay: '^diena$',
    birthMonth: 'dzimsanas menesis',
    birthYear: 'dzimsanas gads',
    orderNote:
      '(piezime|piezimes|komentar(s|i)|zina|papildu informacija)( .{0,20})? | pasutijuma (piezimes|komentari)( .{0,20})? | (ipasi )?noradijumi( .{0,15})?',
    coupon: 'atlaid(es|zu) kods | kupon(s|a kods)( kods)? | (ievadiet|ievadi) (kupona |atlaides )?kodu | akcijas kods',
    giftCard: 'davanu (karte|kartes (numurs|kods)|kupons)',
    quantity: 'daudzums | daudz | skaits | gab',
    login: 'lietotaj ?vards( vai e ?past\\w*( adrese)?)?',
    password: 'parole',
    passwordConfirm: '(atkartojiet|apstipriniet|atkartot|apstiprinat)( jauno)? paroli | jauna parole atkartoti',
    cardNumber: '(kreditkartes|maksajumu kartes|bankas kartes|kartes) (numurs|nr)',
    cardHolder: 'kartes (ipasniek\\w*|turetaj\\w*)( vards)? | vards uz kartes',
    cardExpiry: '(kartes )?deriguma? (termins|lidz|datums)( .{0,10})? | deriga lidz | derigums',
    cardExpiryMonth: '^menesis$ | deriguma menesis',
    cardExpiryYear: '^gads$ | deriguma gads',
    cardCvc: '(drosibas|kartes|parbaudes) kods',
    search: 'meklet.{0,15} | meklesana',
    otp: '(vienreizeja|vienreizejais|apstiprinajuma) (parole|kods)',
  },
  ticks: {
    other: 'bez (registracijas|konta|pieslegsanas).{0,12} | ka viesis.{0,8} | neveidot kontu.{0,8}',
    newsletter:
      '(jaunum|biletens?|biletenu|piedavajum|akcij)\\w*.{0,30} | (velos|piekritu) (sanemt|abonet) .{0,30} | (abonet|abonejiet|pieteikties).{0,25}',
    terms:
      '.{0,14}(piekritu|esmu izlasij\\w+|izlasiju|apstiprinu|iepazin\\w+).{0,50} | (pirkuma |lietosanas |distances )?(noteikum|nosacijum)\\w*.{0,25} | privatuma politik\\w+.{0,10}',
    sameAddress:
      'adres\\w*( .{0,20})? (tada pati|ta pati|vienadas?|sakrit)( .{0,25})? | (tada pati|ta pati) (adrese|ka)( .{0,20})? | izmantot (so|to pasu|piegades|norekinu|rekina) adresi.{0,20} | ka (piegades|norekinu|rekina)( .{0,12})?',
    differentAddress:
      '(piegadat|sutit|nosutit|piegade) (uz )?cit(a|u|ai) adres(e|i).{0,6} | (cita|atskiriga) (piegades|norekinu|rekina)? ?adres(e|i).{0,12} | adres\\w+( .{0,12})? (atskiras|nesakrit).{0,8} | izmantot citu .{0,20}',
    createAccount: '(izveidot|registret|izveido|atvert)( .{0,8})? kontu.{0,8} | registret mani',
    saveDetails:
      '(saglabat|atcereties|atceret\\w*|iegaumet)( .{0,40})? | (nakamaj\\w+|turpmak\\w+) (reiz\\w+|pirkum\\w+|pasutijum\\w+) | palikt pieslegt\\w+ | nokluse\\w+( .{0,8})?',
    extra:
      '(davanu )?(iesainosan|iepakosan|iesainojum|iepakojum)\\w*.{0,15} | apdrosinasan\\w+.{0,12} | (papildu |pagarinata )?garantij\\w+.{0,12} | (ziedo|ziedojum)\\w*.{0,12} | aizsardzib\\w+.{0,12} | dzeramnaud\\w+.{0,4} | abonement\\w+.{0,8}',
  },
  actions: {
    addToCart:
      '(pievienot|ielikt|likt|pievieno)( .{0,6})? ?(iepirkumu )?groz(am|a|u)( .{0,8})? | ^pievienot$ | groza | (rezervet|ieprieks pasutit)',
    buyNow: '(pirkt|pasutit|perc)( (tagad|uzreiz|talit|atri))+ | atrais pirkums | ^pirkt$ | ^pasutit$',
    viewCart:
      '(skatit|apskatit|radit|atvert|doties uz|iet uz|atpakal uz|uz)( savu)? (iepirkumu )?groz(u|am)( .{0,10})? | ^(mans |jusu |iepirkumu )?grozs( \\d+)?$ | iepirksanas ratini',
    goToCheckout:
      '(doties|turpinat|iet|pariet)( uz| ar| pie)? (kasi|apmaks\\w+|norekin\\w+|pasutijum\\w+|pirkum\\w+|samaks\\w+)( .{0,8})? | (uz )?kas[ei] | (noformet|pabeigt|veikt) (pirkumu|pasutijumu) | pirkuma veiksana | norekinaties | norekini | ^apmaksa$ | ^noformet$',
    guest:
      '(turpinat|pirkt|pasutit|iepirkties|noformet)?( .{0,8})? ?ka vies(is|im)( .{0,8})? | ^viesis$ | (.{0,16} )?bez (registracijas|registresanas|konta|pieslegsanas)( .{0,8})? | jauns (klients|pircejs)( .{0,4})? | vies(u|a) (pasutijums|pirkums|izrakstisanas) | neveidot .{0,12}kontu',
    continue:
      '(turpinat|talak|uz prieksu|turpini)(?! (iepirkties|iepirksanos|pirkt))( .{0,22})? | nakam(ais|a)( solis)?( .{0,8})? | (saglabat|apstiprinat)( un (turpinat|talak))?( .{0,6})? | ^(nosutit|iesniegt|labi|izveleties)$ | (piegadat|sutit|izmantot)( uz)? so adresi | uz (piegadi|parskatu|nakamo soli)( .{0,6})?',
    applyCoupon: '(pielietot|izmantot|piemerot|aktivizet|lietot)( (kodu|kuponu|atlaidi|atlaides kodu))?( .{0,6})?',
    openCoupon:
      '(vai )?(jums |tev )?ir( .{0,8})? (kods|kupons|atlaides kods|atlaizu kods)( .{0,20})? | (ievadiet|ievadit|ievadi|pievienot) (.{0,10})?(kodu|kuponu)( .{0,12})? | ^(atlaides kods|kupons|atlaizu kods)$',
    placeOrder:
      '(apstiprinat|apstipriniet|iesniegt|nosutit|pabeigt|veikt|izdarit|apmaksat)( un (maksat|apmaksat))?( savu)? (pasutijumu|pirkumu|maksajumu|rezervaciju)( .{0,12})? | (maksat|samaksat|apmaksat)( (tagad|uzreiz|ar karti|par pasutijumu|\\S*\\d.{0,12}))*( .{0,8})? | ^(pasutit|pirkt|pasutu|perku)$ | (pasutit|pirkt)( (tagad|uzreiz|ar pienakumu maksat|un maksat|un apmaksat))( .{0,6})? | pasutijuma apmaksa | pasutijums ar (maksajuma|apmaksas) pienakumu | ^(gatavs|pabeigt)$',
    dismiss:
      'aizvert( .{0,10})? | ne( paldies)( .{0,20})? | ^ne$ | ne tagad | velak | atcelt | izlaist | sapratu | paslept | neinterese',
    rejectCookies:
      '(noraidit|atteikties|nepiekritu|atteikt)( (visas|visus|no visam))?( .{0,12})? | (tikai|vienigi)( \\S+)? ?(nepieciesam|obligat)\\w*( .{0,12})? | turpinat bez piekrisanas | nepiekritu',
    acceptCookies: '(piekrist|piekritu|pienemt|atlaut)( (visam|visas|visus|sikdat\\w*))*( .{0,12})? | labi | sapratu',
    removeItem: '(nonemt|dzest|iznemt|izdzest)( .{0,20})? | iztuksot grozu',
    signIn:
      'ieiet | pieslegties( .{0,12})? | pieteikties | autorizeties | ielogoties | (vai )?(jums |tev )?(jau )?ir konts( .{0,4})? | (esoss|registrets|pastavigs) (klients|lietotajs|pircejs)( .{0,4})? | mans konts | (aizmirsi|aizmirsat|aizmirsta|aizmirsu)( .{0,8})? ?parol\\w+ | (klikskiniet|noklikskiniet|spiediet) (te|seit) lai (autorizetos|pieslegtos|ieietu) | ^konts$',
    register:
      'registreties | registracija | registrejies | registrejieties | (izveidot|registret|atvert)( jaunu)? kontu | jauns konts',
    expressWallet:
      '(maksat|pirkt|maksajums) (ar|izmantojot|caur)? ?(pay ?pal|apple ?pay|google ?pay)( .{0,6})? | (atrais|tulitejs) maksajums',
    edit: '(rediget|labot|mainit|grozit|nomainit)( .{0,20})? | (atpakal|atgriezties)( .{0,20})?',
    increaseQuantity: '(palielinat)( daudzumu)?( .{0,6})? | pluss | vairak',
    decreaseQuantity: '(samazinat)( daudzumu)?( .{0,6})? | minuss | mazak',
    updateCart: '(atjauninat|atjaunot|parrekinat)( (grozu|daudzumu|summu|kopsummu))?( .{0,6})?',
    openSection:
      '(radit|skatit|paslept|izverst)( (vairak|visu|informaciju|kopsavilkumu|iespejas))( .{0,8})? | (sikak|vairak (informacijas|iespeju)|detalas)',
    continueShopping:
      '(turpinat|turpini|atgriezties|atpakal)( uz| pie)? ?(iepirkties|iepirksanos|pirkt|veikalu|veikala|pirkumus)( .{0,4})? | atgriesties veikala',
    declineOffer:
      'ne( paldies)( .{0,25})? | (turpinat|maksat) bez( .{0,20})? | bez (apdrosinasanas|garantijas|aizsardzibas)( .{0,6})? | noraidit( .{0,12})? | (nevelos|nevajag)( .{0,12})?',
    acceptOffer: '^ja( .{0,20})?$ | pievienot (apdrosinasanu|garantiju|aizsardzibu)( .{0,8})? | pienemt piedavajumu',
    enterManually:
      '(ievadit|ievadiet)( adresi)? (manuali|pasrocigi) | (pievienot|ievadit) (jaunu )?adresi( .{0,6})? | jauna adrese | izmantot ievadito adresi',
    search: '^meklet$ | ^meklesana$',
  },
  pages: {
    cart: '(mans |jusu |iepirkumu )?grozs | iepirksanas ratini',
    emptyCart:
      '(jusu |mans |tavs )?(iepirkumu )?grozs (ir |pasreiz ir |sobrid ir )?tuks\\w*( .{0,6})? | (groza )?nav( nevienas)? pre(cu|ces)( groza)? | tukss grozs',
    signInChoice:
      'ka viesis | (jau )?ir konts | (jauns|esoss) (klients|pircejs) | pieslegties vai.{0,10} | bez registracijas',
    address:
      '(piegades|norekinu|rekina|maksataja|sutisanas|kontakt) ?(adrese|informacija|dati|detalas) | norekinasanas informacija | (personas|jusu|kontakt) ?(dati|adrese|informacija) | adrese',
    shipping:
      '(izvelieties )?(piegades|nosutisanas|sutisanas) (veid\\w*|metod\\w*|iespej\\w*)( .{0,6})? | ^(piegade|nosutisana)$',
    payment:
      '(maksajum\\w*|apmaksas|norekinu|samaksas) (veid\\w*|metod\\w*|informacija|dati)( .{0,6})? | informacija par maksajumu | ^(maksajums|apmaksa)$ | kartes dati',
    review:
      '(parskatit|parbaudit|parbaudiet|parskatiet)( savu)? pasutijumu( .{0,6})? | (pasutijuma|groza|pirkuma) (parskats|kopsavilkums|apskats) | kopsavilkums | pedejais solis',
    confirmation:
      '(liels )?paldies( (jums|par (jusu )?(pasutijum\\w+|pirkum\\w+)|ka (iepirkaties|pirkat)( .{0,12})?))?( .{0,10})? | (jusu )?(pasutijums|pirkums)( (nr)? ?\\S*\\d\\S*)? (ir |tika )?(veiksmigi )?(sanemts|pienemts|apstiprinats|veikts|noformets|pabeigts|apmaksats|veiksmigs|nosutits)( .{0,12})? | (esam )?(sanemam|sanemusi|pienemam) jusu pasutijumu( .{0,6})? | pasutijuma apstiprinajums | maksajums (bija |ir )?veiksmigs( .{0,4})?',
    error:
      '(radas|notika|ir notikusi|radusies)( \\S+)? (kluda|problema)( .{0,12})? | kluda( .{0,15})? | (meginiet|meginat|pameginiet)( velreiz| velak| vel)( .{0,8})? | (atvainojiet|atvainojamies)( .{0,8})? | islaicigi nav pieejam\\w+ | kaut kas nogaja greizi',
    notFound:
      '(lap\\w+|prece|produkts)( .{0,16})? (nav atrast\\w+|nevar atrast|neeksiste|nav pieejam\\w+)( .{0,6})? | nav atrast\\w+ | neeksiste | nav rezultatu',
    soldOut:
      '(izpardot|iztirgot)\\w*( .{0,6})? | (nav|sobrid nav|vairs nav) (noliktava|pieejam\\w+|krajuma)( .{0,6})? | (pazinot|pazinojiet|informet)( man)?( .{0,15})?',
    captcha:
      '(es )?neesmu robots | (apstipriniet|pieradiet)( ka)?( .{0,6})? (cilveks|neesat robots)( .{0,4})? | ievadiet (simbolus|kodu) no attela',
    botWall:
      'piekluve (liegta|bloketa|ierobezota|noraidita)( .{0,4})? | neparast\\w+ (aktivit|datplusm)\\w+ | parbauda parlukprogrammu',
    challenge3ds:
      '(apstipriniet|apstiprinat|autorizejiet) (maksajumu|transakciju|pirkumu)( .{0,8})? | (jusu )?banka( .{0,15})? (kodu|apstiprin\\w+)( .{0,4})? | vienreiz\\w+ (kod\\w+|parol\\w+)( .{0,4})?',
    listing:
      '(kartot|skirot|kartosana)( pec)?( .{0,6})? | (filtret|filtri|filtrs)( .{0,6})? | \\d+ (pre(ces|ce|cu)|produkt\\w*|rezultat\\w*) | visas preces | kategorijas',
    product:
      '(apraksts|informacija|specifikacij\\w+|kods)( par)?( prec\\w*)?( .{0,4})? | (atsauksmes|vertejumi|komentari)( .{0,6})? | (lidzigas|saistitas) preces | izmeru tabula | (izvelieties) (izmeru|krasu)( .{0,4})? | velmju saraksts',
  },
  totals: {
    subtotal:
      '(starpsumma|prec(u|es) (summa|vertiba|cena)|groza (summa|vertiba)|summa bez (pvn|piegades)|kopa (preces|bez pvn))( .{0,12})? | \\d+ (pre(ces|ce|cu)|produkt\\w*|gab) | (preces|produkti)( .{0,6})?',
    shipping:
      '(piegad(e|es)|nosutisan(a|as)|sutisan(a|as)|sutijums|transport(s|a))( (cena|izmaksas|maksa|summa))?( .{0,40})?',
    tax: '(ieskait\\w* |iesk |tostarp |ar |taja skaita )*(pvn|nodok(lis|li|lu|la)|tirdzniecibas nodoklis)( \\d.{0,6})?( .{0,15})?',
    discount:
      '(pasutijuma |groza |piegades |kopeja )?(atlaid(e|es|zu)|kupons|akcija|ietaupijums|ietaupat)( (summa|apmers))?( .{0,30})?',
    fee: '(parkrausanas maksa|maza pasutijuma maksa|apkalposanas maksa|administrativa maksa|maksa par|piemaksa|papildmaksa|maksajuma (maksa|izmaksas)|komisija)( .{0,20})? | (davanu )?(iesainosana|iepakosana)( .{0,8})? | (apdrosinasana|garantija|ziedojums|dzeramnauda|kilas nauda|depozits|aizsardziba)( .{0,12})?',
    giftCard: 'davanu (karte|kupons)( .{0,10})?',
    total:
      '(kopa|pavisam kopa|kopsumma|kopeja (summa|cena)|gala (summa|cena)|pasutijuma summa|apmaksai|summa apmaksai|kopa apmaksai|jamaksa|pavisam|summa)( (ar pvn|ieskaitot pvn|ar piegadi))?( .{0,12})? | pasutit kopsummu',
  },
  sections: {
    shipping: '(piegad\\w+|sanemej\\w+|nosutisan\\w+)( .{0,20})?',
    billing: '(rekin\\w+|norekin\\w+|maksataj\\w+)( .{0,20})?',
    payment: '(maksajum\\w+|apmaks\\w+|kart(e|es|i)\\b)( .{0,20})?',
    login: '(pieslegsanas|pieslegties|ieiet|ir konts)( .{0,12})?',
    register: '(registracija|izveidot kontu|jauns (klients|pircejs))( .{0,12})?',
    newsletter: '(jaunum\\w+|biletens?|abone\\w+|newsletter)( .{0,20})?',
    shippingMethod: '(piegades|nosutisanas) (veid\\w*|metod\\w*)( .{0,8})? | piegade',
    contact: '(kontaktinformacija|kontakti|personas dati|jusu dati)',
  },
  words: {
    pickup:
      '(sanemt|sanemsana|sanemsu|iznemt|pacelt)( .{0,12})?( veikala| uz vietas| biroja)?( .{0,6})? | pakomat\\w+( .{0,8})? | pasizvesana',
    free: 'bezmaksas | bez maksas | par brivu',
    day: '(darba )?dien(a|as|u)',
    week: 'nedel(a|as|u)',
    hour: 'stund(a|as|u) | st',
    today: 'sodien | taja pasa diena',
    tomorrow: 'rit | nakamaja (darba )?diena',
    orderNumber: '(jusu )?pasutijuma? (numurs|nr|id|kods) | pasutijums( nr)? | pasutit',
    outOfStock:
      '(izpardot|iztirgot)\\w* | (nav|vairs nav) (noliktava|pieejam\\w+|krajuma) | nepietiekams (daudzums|krajums)',
    inStock:
      '(ir noliktava|noliktava|pieejam\\w+|ir pieejam\\w+)( .{0,8})? | (atlikusas|palikusas|tikai|vel )+\\d+( .{0,8})?',
    quantity: 'daudzums | gab | skaits',
    variant:
      'izmers | krasa | modelis | materials | variants | garsa | garums | platums | svars | veids | stils | aromats | tips | izdevums',
    taxIncluded:
      '(ar|ieskait\\w*|iesk|ieklaut\\w*)( \\d+ ?%?)? (pvn|nodok\\w+) | (pvn|nodok\\w+) (ir )?(ieklaut|ieskait)\\w*',
    chooseFirst: '(ludzu )?(izvelieties|izveleties|izvelies|atlasiet)( .{0,20})?',
    leaveEmpty: '(atstajiet|atstat)( .{0,12})? tuks\\w+ | neaizpildiet( .{0,6})?',
    required:
      '(lauks |ir )?(obligat|nepieciesam)\\w+( .{0,15})? | (ludzu )?(ievadiet|ievadi|aizpildiet|izvelieties|noradiet|atlasiet)( .{0,25})? | (nepareiz|nederig|nekorekt)\\w+( .{0,15})? | nav derig\\w+( .{0,20})? | japiekrit( .{0,20})? | janorada( .{0,12})?',
    declined:
      '(karte|maksajums|transakcija|darijums)( .{0,10})? (noraidit\\w*|neizdevas|nav (pienemt|apstiprinat)\\w*|neveiksmig\\w+)( .{0,6})? | neveiksmigs maksajums | nepietiek lidzeklu',
    forgot: 'aizmirs\\w+.{0,15}',
    knownCustomer:
      'laipni ludzam atpakal( .{0,4})? | (esoss|registrets|pastavigs) (klients|pircejs|lietotajs)( .{0,4})?',
  },
  phrases: {
    cart: 'groz(s|a|u|am)',
    cartPath: '\\bgroz(s|a)\\b',
    addedToCart: 'pievienot(s|a)( .{0,10}groz\\w+)? | (prece|produkts) (ir )?(pievienota?s?|ielikta?s?)',
    namesCoupon: '\\bkupon | atlaid(es|zu) kod',
    showSummary: '^(radit|skatit) (pasutijumu|grozu|informaciju|kopsavilkumu)( .{0,8})? | ^pasutijuma kopsavilkums',
    confirmsRemoval: '^ja | ^apstiprinat | ^nonemt | ^dzest',
    colourAxis: '\\bkras[au]\\b',
    sizeAxis: '\\bizmer | \\bgarums',
    isChosen: '^izvelet[sa]$ | ^atlasit[sa]$',
    fitAxis: '\\bpiegriez | \\bstils',
    deliveredToday: 'sodien',
    deliveredTomorrow: '\\brit\\b | 24 ?(stund|h\\b) | nakamaja (darba )?diena',
    deliveredInTwoDays: '48 ?(stund|h\\b) | 2 dienas | divas dienas',
    express: 'ekspres | steidzam',
    priority: 'prioritar | kurjer',
    sendingFee: '(piegad\\w+|nosutisan\\w+|sutisan\\w+|iepakosan\\w+)',
    card: '(kredit|debet|maksajumu |bankas )?kart(e|es|i|em)',
    tellsWhenBack: '(pazinot|informet)( man)?( .{0,12})? (pieejam\\w+|noliktava)',
    keepsForLater:
      'velmju sarakst\\w* | (saglabat|atlikt)( .{0,8})? velakam laikam | salidzin\\w* | (pievienot|rakstit) (atsauksmi|komentaru)',
    paidOnline: '(maksajums )?(internet\\S+|tiessaiste)',
    notCard: 'davanu | lojalitates',
    offlinePayment:
      '(bankas )?parskaitijum\\w+ | pecmaks\\w+ | skaidra naud\\w+ | skaidra | sanemsanas bridi | (cek|ceka)\\w*( maksajums)? | prieksapmaks\\w+ | rekins',
    aboutMoney: 'maksa(t|jums|jumu|jiet) | apmaks\\w+ | pirk(t|ums|umu) | pasut\\w+ | abonement\\w+',
    refusal: '^ne | ^bez | ^nek(o|as) | ^izlaist | ^noraidit | ne paldies | ne tagad | nevelos',
    plainNo: '^ne$ | ^ne paldies$ | ^ne tagad$',
    onlyOnce: 'vienreizej\\w+ | vienu reizi | tikai soreiz',
    extraOffer:
      'apdrosinasan\\w+ | garantij\\w+ | ziedojum\\w+ | dzeramnaud\\w+ | davanu iesainosan\\w+ | abonement\\w+ | ik menesi | ikmenes\\w+ | automatisk\\w+ pagarin\\w+ | biedrib\\w+ | aizsardzib\\w+',
    news: 'piedavajum\\w+ | jaunum\\w+ | akcij\\w+ | newsletter',
    addsToOrder: '^ja | ^pievienot | ^pievienoties',
    partOfOrder: 'adres\\w+ | viesis | piezim\\w+',
    recurring:
      '(katru|ik|ik pec) (menesi|nedelu|\\d+ (dien\\w+|nedel\\w+|menes\\w+)) | ikmenes\\w+ (piegad\\w+|maksajum\\w+) | automatisk\\w+ pagarin\\w+',
    usualFee:
      '(apkalposanas|administrativa|parkrausanas|apstrades|maksajuma|kartes) (maksa|komisija|piemaksa) | maza pasutijuma maksa | komisija | pecmaks\\w+ | depozits',
    feeName: 'piemaksa$ | komisija$ | apkalposanas maksa$',
    remarkOnPrice:
      '^tostarp | ^ieskaitot | ^no | ^nevis | ^tikai | ^vel | ^veca cena | ietaup\\w+ | punkt\\w+ | maksajumos | menesi | par gab | lidz bezmaksas',
    honorific: '^kungs$ | ^kundze$ | ^virietis$ | ^sieviete$',
    optional: 'neobligat\\w+ | pec izveles | nav obligat\\w+',
    noAccount: '(bez|ne)( .{0,14})? (registracij\\w+|registresan\\w+|kont\\w+) | ka viesis',
    review: 'parskat\\w+ | parbaud\\w+ | kopsavilkum\\w+',
    reviews: '(parskatit|parbaudit|parbaudiet|parskatiet)( savu)? pasutijumu',
    confirmsOrder: '(apstiprinat|apstipriniet|iesniegt|pabeigt) pasutijumu',
    confirmationStep: '^(\\d )?apstiprinajums$',
    finishedStep: '^(\\d )?(pabeigts|beigas|gatavs)$',
    numberedStep: '(solis \\d|\\d solis)',
    orderPaid: 'pasutijums (ir )?(apmaksats|samaksats) | maksajums (ir )?(veiksmigs|izdevies)',
    thanksForOrder: 'paldies par (jusu )?(pasutijumu|pirkumu)',
    orderNotYetPlaced:
      '(gandriz|teju) (pabeigts|gatavs|viss) | atlicis (tikai )?viens( pedejais)? solis | pedejais solis | (vel )?nav (pabeigts|apstiprinats|apmaksats)( .{0,4})? | lai pabeigtu pasutijumu',
    ownOrders:
      '(mani|jusu) pasutijumi | pasutijum\\w+ (vesture|statuss|izsekosana) | (izsekot|sekot)( \\S+)? (pasutijum\\w+|sutijum\\w+)',
    asksAge:
      '(man|jums|vecaks|vairak)( ir)?( .{0,6})? (16|18|21)( .{0,8})? | (apstipriniet|parbaudit) (vecumu|savu vecumu) | pilngadig\\w+',
    cookieSettings: '^(iestatijumi|opcijas|parvaldit|pielagot)( .{0,12})?$ | sikdatnu iestatijumi',
    saveCookieSettings: '^(saglabat|apstiprinat)( (iestatijumus|izveli|izvelet\\w+))?( un aizvert)?$',
    tooFewInStock:
      '(atlikus\\w+|palikus\\w+|pieejam\\w+)( tikai)? \\d+ | tikai \\d+ (gab|prec) | ne vairak (ka )?\\d+ | nav pietiekos | nav pietiekam\\w* | nepietiekam\\w+ (daudzum|krajum) | tik daudz | vajadzigaja daudzuma | nav tik daudz',
    soldOut: '(izpardot|iztirgot) | (nav|vairs nav) (noliktava|pieejam|krajuma|pardosana) | noliktava nav',
    cardDeclined:
      '(karte|maksajums|transakcija|darijums)( .{0,14})? (noraidit|neizdevas|nav (pienemt|apstiprinat)|neveiksmig) | neveiksmigs maksajums | nepietiek lidzeklu | banka( .{0,20})? (noraidij|atteica)\\w*',
    noShipping:
      '(nepiegadajam|nesutam) | nav (pieejam\\w+ )?(piegades|nosutisanas) (veid|metod|iespej) | piegade( .{0,25})? nav (iespejam|pieejam)',
    noSuchVariant: '\\bkombinacija neeksiste',
    unavailable: '^nav pieejam\\w+$',
    variantMissing: '(izvelieties|izveleties|izvelies)( \\S+)? ?(izmer|kras|variant|opcij|model|iespej) | ^izveleties$',
    addressRejected: 'adrese( .{0,8})? (nav (derig|atrast|pareiz)|nederig|nepareiz) | nederiga adrese',
    asksForCorrection:
      '(ludzu )?(ievadiet|ievadi|aizpildiet|izvelieties|parbaudiet|labojiet|noradiet|atzimejiet|atlasiet) \\S | (obligat|nepieciesam)\\w+ lauk | (nepareiz|nederig)\\w+ | jums (jaievada|jaizvelas|japiekrit) | nav derig',
    digitsOnly: '\\btikai (cipar|skait)',
    refusesInput:
      'klud\\w+ | neizdevas | atvainojiet | diemzel | nepareiz\\w+ | nederig\\w+ | obligat\\w+ | nevar | nav iespejams | (ievadiet|aizpildiet|izvelieties|parbaudiet) \\S+ | neeksiste | nav derig\\w+ | beidzies | beigusies | sasniegts | bridinajums | japiekrit | nepieciesams',
    asksForPatience: 'uzgaidiet | mirkli | paldies | apstrad\\w+',
    asksForHuman: '(simbol\\w+|burt\\w+|kod\\w+) no attel\\w+ | neesmu robots',
    newPassword: '\\bjaun(a|u) parol | izveidojiet | vismaz \\d',
    freeAmount: '^bezmaksas$ | ^bez maksas$ | ^bezmaksas piegade$',
    namesNumber: 'numurs | nr | id | kods',
    underNumber: '\\bar numuru$',
  },
  stems: {
    addOn: 'apdrosinas | garantij | ziedojum | dzeramnaud',
    address: 'adrese',
    addressTitle: 'adreses nosaukums',
    afterOrder:
      'vesture | izsekosana | atgriesana | pasutit (velreiz|atkartoti|vel) | pirkt velreiz | atcelt pasutijumu | pasutijuma (informacija|dati|detalas)',
    anyName: 'vards',
    anyNumber: 'numurs',
    billingLabel: '(?:rekina|norekinu|maksataja)',
    bridge: 'uz | vai | un',
    cancel: 'atcel',
    cardSecret: 'kartes | drosibas',
    cart: 'grozs',
    checkout: 'apmaksa | norekini | pasutijum',
    cookieNotice: 'sikdat | privatum',
    deliveryName:
      '(bezmaksas |atra )?piegade( .{0,20})? | (kurjers|pakomats|omniva|latvijas pasts|dpd|venipak)( .{0,10})?',
    lookFor: 'meklet',
    lookForBy: 'pec',
    month: 'menesis',
    or: 'vai',
    orderDone: 'paldies',
    payment: 'maksajum',
    paymentName:
      '(kredit|maksajumu |bankas )?kart(e|es)( .{0,12})? | (bankas )?parskaitijums | skaidra nauda( .{0,12})? | pecmaksa | internetbanka',
    title: 'kungs | kundze | virietis | sieviete',
    year: 'gads',
    yes: 'ja',
  },
  productPage: {
    brand: 'z[iī]mols | ra[zž]ot[aā]js',
    free: 'bezmaksas',
  },
  frequentWords:
    'un | ar | grozs | grozā | pasūtījums | piegāde | maksājuma | preces | vai | jūsu | cena | adrese | pirkt | veids | lūdzu',
  neutralHonorifics: ['Cits', 'Nevēlos norādīt'],
  afterOrderPaths: ['paldies', 'apstiprinajums'],
};
