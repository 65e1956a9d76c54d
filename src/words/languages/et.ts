import type { Vocabulary } from '../vocabulary.ts';

export const et: Vocabulary = {
  language: 'et',
  fields: {
    other: 'teema | amet | kodakondsus',
    honorific: 'poordumine | tiitel | ^sugu$',
    firstName: 'eesnimi | sinu eesnimi',
    middleName: 'keskmine nimi',
    lastName: 'pere(konna)?nimi',
    fullName: 'ees ja pere(konna)?nimi | taisnimi | (saaja|vastuvotja) nimi | ^nimi$',
    company: 'ettevot(e|te nimi) | firma( nimi)? | organisatsioon',
    email: 'e ?post | e ?posti? ?(aadress)? | meiliaadress | email',
    emailConfirm: '(kinnita|korda|sisesta uuesti) .{0,6}e ?post\\w*( aadress)?',
    phone: '(mobiil)?telefon(i ?number)? | telefoninumber | mobiilinumber | tel nr | kontakttelefon',
    phoneCountry: 'riigi ?kood | maakood',
    phoneArea: 'suunakood',
    phoneExtension: 'sisenumber | lisanumber',
    street: 'aadress | tanav( ja maja(number)?)? | tarneaadress | postiaadress',
    street2:
      'aadress 2 | aadressi? ?(2 rida|rida 2|lisarida) | (korter|korrus|korteri number)( .{0,10})? | aadressi taiendus',
    houseNumber: 'maja ?(number|nr)',
    postalCode: 'posti ?indeks | sihtnumber | postikood',
    city: 'linn( .{0,12})? | asula | linn vald',
    province: 'maakond | piirkond | osariik',
    country: 'riik | maa',
    vatId: 'kmkr( number)? | kaibemaksukohustuslase( number)? | registrikood',
    personalId: 'isikukood',
    birthDate: 'sunni(kuu)?paev | sunniaeg',
    birthDay: '^paev$',
    birthMonth: 'sunnikuu',
    birthYear: 'sunniaasta',
    orderNote:
      '(markus(ed)?|kommentaar(id)?|lisainfo|sonum|erisoovid)( .{0,20})? | tellimuse markused | (eri)?juhised( .{0,15})?',
    coupon:
      'soodus ?kood | kupong(i kood)? | sooduskupong | (sisesta|sisestage) (kupongi|soodus)?koo?d?i? ?(kood)? | kampaaniakood | allahindluskood',
    giftCard: 'kinke ?(kaart|kaardi (number|kood))',
    quantity: 'kogus | arv | tk',
    login: 'kasutaja ?nimi( voi e ?post\\w*( aadress)?)? | kasutajatunnus',
    password: 'parool | salasona',
    passwordConfirm:
      '(kinnita|korda|sisesta uuesti)( uus| uut)? (parool|parooli|salasona) | (uus )?parool (uuesti|teist korda) | sisesta uus parool teist korda',
    cardNumber: '(krediit|panga|makse)?kaardi ?(number|nr)',
    cardHolder: 'kaardi ?(omanik|omaniku nimi|valdaja|valdaja nimi) | nimi kaardil',
    cardExpiry: '(aegumis(kuupaev|aeg)|kehtib kuni|kehtivus(aeg)?)( .{0,10})?',
    cardExpiryMonth: '^kuu$ | aegumiskuu',
    cardExpiryYear: '^aasta$ | aegumisaasta',
    cardCvc: '(turva|kontroll|kaardi ?)(kood|number)',
    search: 'otsi.{0,15} | otsing',
    otp: '(uhekordne|kinnitus)( ?kood| parool) | kinnituskood',
  },
  ticks: {
    other: '(ilma )?(registreerimata|kontota|konto loomiseta).{0,12} | kulalisena.{0,8} | ara loo kontot.{0,8}',
    newsletter:
      '(uudiskir|uudis|pakkumis|kampaania)\\w*.{0,30} | (soovin|noustun) (saada|saama) .{0,30} | (liitu|telli|tellin).{0,25}',
    terms:
      '.{0,14}(noustun|olen lugenud|kinnitan|aktsepteerin|tutvunud).{0,50} | (muugi|ostu|kasutus|uld)?tingimus\\w*.{0,25} | privaatsus(poliitika|tingimus)\\w*.{0,10}',
    sameAddress:
      'aadress\\w*( .{0,20})? (sama|samad|kattuvad|uhtib|uhtivad)( .{0,25})? | sama (aadress|mis)\\w*( .{0,20})? | kasuta (sama|seda|tarne|arve)\\w*( aadressi)?.{0,20} | nagu (tarne|arve)\\w*( .{0,12})?',
    differentAddress:
      '(saada|tarni|saatmine|toimeta|tarne) (teisele|muule|erinevale) aadressile.{0,6} | (teine|erinev|muu) (tarne|arve)?\\w* ?aadress.{0,12} | aadress\\w*( .{0,12})? (erineb|erinevad|ei (uhti|kattu)).{0,8} | kasuta (teist|muud|erinevat) .{0,20}',
    createAccount: '(loo|loon|soovin luua|registreeri)( .{0,8})? konto.{0,8} | registreeri mind',
    saveDetails:
      '(salvesta|jata|mata)( .{0,40})? | (jargmis\\w+|tulevas\\w+) (kord\\w*|ost\\w+|tellimus\\w+) | pusi sisselogituna | vaikimisi( .{0,8})?',
    extra:
      '(kingi|kinke)?(pakend|pakkimi|pakkimine)\\w*.{0,15} | kindlustus\\w*.{0,12} | (lisa|pikendatud )?garantii.{0,12} | (anneta|annetus)\\w*.{0,12} | kaitse.{0,12} | jootraha.{0,4} | pusitellimus.{0,8}',
  },
  actions: {
    addToCart:
      '(lisa|pane|lisage)( .{0,6})? ?(ostu)?korvi( .{0,8})? | ostukorvi | ^lisa$ | (broneeri|eeltellimus|ettetellimine)',
    buyNow: '(osta|telli)( (kohe|nuud|kiirelt))+ | kiirost | ^osta$ | ^telli$',
    viewCart:
      '(vaata|naita|ava|mine|tagasi)( oma)? (ostu)?korv(i|ide)?( .{0,10})? | ^(minu |sinu |teie )?(ostu)?korv( \\d+)?$',
    goToCheckout:
      '(mine|jatka|edasi|suundu|liigu)( .{0,6})? ?(kassasse|maksma|maksmisega|tellima|tellimuse\\w*|vormistama|ostuga|makse juurde)( .{0,8})? | kassa(sse)? | (vormista|vormistan|lopeta) (ost|tellimus|ostu) | ^(vormista|maksma|tasuma)$',
    guest:
      '(jatka|osta|telli|ost|vormista)?( .{0,8})? ?kulali(sena|ne)( .{0,8})? | ^kulaline$ | (.{0,16} )?(ilma )?(registreerimata|kontota|sisse logimata|konto loomiseta)( .{0,8})? | uus (klient|ostja)( .{0,4})? | ara loo .{0,12}kontot',
    continue:
      '(jatka|edasi|jatkake)(?! (ostlemi\\w+|ostmi\\w+|poodlemi\\w+|ostu sooritamist))( .{0,22})? | jargmine( samm)?( .{0,8})? | (salvesta|kinnita)( ja (jatka|edasi))?( .{0,6})? | ^(saada|esita|korras|vali)$ | (saada|tarni|kasuta)( sellele| seda)? aadress(ile|i) | (tarne|makse) juurde( .{0,6})?',
    applyCoupon: '(kasuta|rakenda|lisa|aktiveeri|kinnita)( (koodi|kupongi|kood|sooduskoodi|soodustust))?( .{0,6})?',
    openCoupon:
      '(kas )?(sul|teil|mul)? ?(on)( .{0,10})? (kood|kupong|sooduskood)( .{0,20})? | (sisesta|lisa|sisestage) (.{0,10})?(kood|kupong|sooduskood)( .{0,12})? | ^(sooduskood|kupong)$',
    placeOrder:
      '(esita|kinnita|saada|lopeta|soorita|vormista|teosta|esitan)( ja (maksa|tasu))?( oma)? (tellimus|ost|makse|tellimuse|ostu|makset|broneering)( .{0,12})? | (maksa|tasu|maksan)( (kohe|nuud|kaardiga|tellimuse eest|\\S*\\d.{0,12}))*( .{0,8})? | ^(telli|osta|tellin|ostan)$ | (telli|osta|tellin)( (kohe|nuud|ja maksa|maksekohustusega|ja tasu))( .{0,6})? | tellimus maksekohustusega | ^(valmis|lopeta)$',
    dismiss:
      'sulge( .{0,10})? | ei( aitah| tanan)( .{0,20})? | ^ei$ | mitte praegu | hiljem | tuhista | loobu | jata vahele | sain aru | peida | ei huvita',
    rejectCookies:
      '(keeldu|keeldun|lukka tagasi|ei noustu)( (koigist|koik))?( .{0,12})? | (ainult|vaid)( \\S+)? ?(vajalik|hadavajalik|kohustuslik)\\w*( .{0,12})? | jatka noustumata | ei noustu',
    acceptCookies: '(noustu|noustun|luba|aktsepteeri)( (koigi\\w*|koik|kupsis\\w*))*( .{0,12})? | korras | sain aru',
    removeItem: '(eemalda|kustuta|eemaldage)( .{0,20})? | tuhjenda (ostu)?korv',
    signIn:
      'logi sisse( .{0,12})? | sisselogimine | sisene | sisse logimi\\w+( .{0,12})? | (kas )?(sul|teil|mul)? ?on juba konto( .{0,4})? | (olen|oled|olete) juba klient | (olemasolev|registreeritud|pusi) ?(klient|kasutaja)( .{0,4})? | minu konto | (unustasid|kaotasid|unustasin|unustatud|unustasite)( .{0,8})? ?(parool|salasona)\\w* | ^konto$',
    register: 'registreeru( .{0,8})? | registreerimine | registreeri( end)? | (loo|ava)( uus)? konto | uus konto',
    expressWallet:
      '(maksa|osta|makse) (labi|kasutades)? ?(pay ?pal\\w*|apple ?pay\\w*|google ?pay\\w*)( .{0,6})? | kiirmakse',
    edit: '(muuda|muutmine|redigeeri|paranda|vaheta)( .{0,20})? | (\\S+ )?(aadressi|andmete) muutmine | (tagasi|mine tagasi)( .{0,20})?',
    increaseQuantity: '(suurenda|lisa uks)( kogust)?( .{0,6})? | pluss | rohkem',
    decreaseQuantity: '(vahenda)( kogust)?( .{0,6})? | miinus | vahem',
    updateCart: '(uuenda|varskenda|arvuta uuesti)( (ostukorvi|kogust|summat|summasid))?( .{0,6})?',
    openSection:
      '(naita|vaata|peida|ava)( (rohkem|koiki|andmeid|kokkuvotet|valikuid))( .{0,8})? | (lahemalt|rohkem (infot|valikuid)|detailid|uksikasjad)',
    continueShopping:
      '(jatka|tagasi|mine tagasi)( .{0,4})? ?(ostlemist|ostmist|poodlemist|ostlema|poodi|poe juurde|ostu sooritamist)( .{0,4})?',
    declineOffer:
      'ei( aitah| tanan)( .{0,25})? | (jatka|maksa) ilma( .{0,20})? | ilma (kindlustuseta|garantiita|kaitseta)( .{0,6})? | keeldu( .{0,12})? | (ei soovi|pole vaja)( .{0,12})?',
    acceptOffer: '^jah( .{0,20})?$ | lisa (kindlustus|garantii|kaitse)( .{0,8})? | vota pakkumine vastu',
    enterManually:
      '(sisesta|sisestan)( aadress)? (kasitsi|ise) | (lisa|sisesta) (uus )?aadress( .{0,6})? | uus aadress | kasuta sisestatud aadressi',
    search: '^otsi$ | ^otsing$',
  },
  pages: {
    cart: '(minu |sinu |teie )?(ostu)?korv',
    emptyCart:
      '(sinu |minu |teie )?(ostu)?korv on (hetkel |praegu )?tuhi( .{0,6})? | (ostukorvis )?(ei ole|pole|puuduvad)( uhtegi)? (toodet|tooteid|tooted)( ostukorvis)? | tuhi ostukorv',
    signInChoice: 'kulalisena | on juba konto | (uus|olemasolev) klient | logi sisse voi.{0,10} | registreerimata',
    address:
      '(tarne|arve|arvelduse|saaja|kontakt|makse|arveldus)\\w* ?(aadress|andmed|info) | (isiku|sinu|teie|minu)? ?(andmed|kontaktandmed) | aadress',
    shipping:
      '(tarne|saatmis|kohaletoimetamise|transpordi) ?(viis\\w*|meetod\\w*|valik\\w*)( .{0,6})? | ^(tarne|transport|kohaletoimetamine)$',
    payment:
      '(makse|maksmise|tasumise) ?(viis\\w*|meetod\\w*|andmed|info|valik\\w*)( .{0,6})? | ^(makse|maksmine|tasumine)$ | kaardi andmed',
    review:
      '(kontrolli|vaata ule|kontrollige)( oma)? tellimus(t)?( .{0,6})? | (tellimuse|ostukorvi|ostu) (ulevaade|kokkuvote) | kokkuvote | ulevaade | viimane samm',
    confirmation:
      '(suur )?(aitah|taname|tanan)( (sind|teid|tellimuse eest|ostu eest|et ostsid( .{0,12})?))*( .{0,10})? | (sinu |teie )?(tellimus|ost)( (nr)? ?\\S*\\d\\S*)? (on )?(edukalt )?(vastu voetud|katte saadud|kinnitatud|esitatud|taidetud|sooritatud|vormistatud|lopetatud|edastatud)( .{0,12})? | (saime|oleme saanud)( katte)? (sinu|teie) tellimuse( .{0,6})? | tellimuse kinnitus | makse (oli |on )?(onnestus|edukas|onnestunud)( .{0,4})?',
    error:
      '(tekkis|ilmnes|esines)( \\S+)? (viga|torge|probleem)( .{0,12})? | viga( .{0,15})? | (proovi|proovige)( uuesti| hiljem)( .{0,8})? | (vabandust|vabandame)( .{0,8})? | ajutiselt kattesaamatu | midagi laks valesti',
    notFound:
      '(leh(t|te|ekulge)|toode\\w*|toodet)( .{0,16})? (ei leitud|ei leia|ei eksisteeri|pole saadaval)( .{0,6})? | ei leitud | ei eksisteeri | tulemusi ei leitud',
    soldOut:
      '(valja |labi )?muudud( .{0,6})? | ^otsas$ | (laost )?otsas | (ei ole|pole)( hetkel| enam)? (laos|saadaval)( .{0,6})? | (teavita|teata)( mind)?( .{0,15})? | labimuudud',
    captcha:
      '(ma )?ei ole robot | (kinnita|toesta)( et)?( .{0,6})? (inimene|ei ole robot)( .{0,4})? | sisesta pildil olev\\w*( .{0,8})?',
    botWall:
      'juurdepaas (keelatud|blokeeritud|piiratud)( .{0,4})? | ebatavali\\w+ (tegevus|liiklus)\\w* | kontrollime (sinu )?brauserit',
    challenge3ds:
      '(kinnita|kinnitage|autoriseeri) (makse|tehing|ost)( .{0,8})? | (sinu )?pank( .{0,15})? (kood\\w*|kinnit\\w+)( .{0,4})? | uhekordne (kood|parool)( .{0,4})?',
    listing:
      '(sorteeri|jarjesta|sorteerimine)( .{0,8})? | (filtreeri|filtrid|filter)( .{0,6})? | \\d+ (toode\\w*|toodet|tulemus\\w*) | koik tooted | kategooriad',
    product:
      '(toote ?)?(kirjeldus|info|andmed|tootekood)( .{0,4})? | (arvustused|hinnangud|kommentaarid)( .{0,6})? | (sarnased|seotud) tooted | suurustabel | vali (suurus|varv)( .{0,4})? | soovinimekiri',
  },
  totals: {
    subtotal:
      '(vahesumma|toodete (summa|hind|vaartus)|(ostu)?korvi (summa|vaartus)|summa (ilma|kaibemaksuta)|kokku (tooted|kaibemaksuta|ilma km)|kaubad kokku)( .{0,12})? | \\d+ (toode\\w*|toodet|tk) | (tooted|kaubad)( .{0,6})?',
    shipping:
      '(tarne|transpor(t|di)|saatmi(ne|se)|kohaletoimetami(ne|se)|posti|saatekulu|saadetis)( ?(hind|kulu(d)?|tasu|summa|viis))?( .{0,40})? | (jargmise|sama) (too)?paeva (tarne|saatmine|kohaletoimetamine) | (kiir|tava|standard|kodu)tarne( .{0,15})?',
    tax: '(sisaldab |sh |sis |koos )*(km|kaibemaks(u)?|maks(ud)?|muugimaks)( \\d.{0,6})?( .{0,15})?',
    discount:
      '(ostukorvi |tellimuse |tarne )?(allahindlus(ed|e)?|soodustus(ed)?|kupong|soodus|saast|saastad|kampaania)( (summa))?( .{0,30})?',
    fee: '(teenustasu|kasitlustasu|lisatasu|makse(tasu| tasu|kulud)|vaikese tellimuse tasu|tasu)( .{0,20})? | (kinke|kingi)?pakend( .{0,8})? | (kindlustus|garantii|annetus|jootraha|pant|tagatisraha|kaitse)( .{0,12})?',
    giftCard: 'kinkekaart( .{0,10})?',
    total:
      '(kokku|kogusumma|summa kokku|lopp(summa|hind)|tellimuse summa|tasuda|maksta|kokku (tasuda|maksta)|koguhind|tasumisele kuuluv( summa)?|hinnanguline kogusumma)( (koos km|km ga|koos kaibemaksuga|sis km))?( .{0,12})?',
  },
  sections: {
    shipping: '(tarne|saaja|saatmis|kohaletoimetami)\\w*( .{0,20})?',
    billing: '(arve|arveldus|maksja)\\w*( .{0,20})?',
    payment: '(makse|maksmi|kaardi)\\w*( .{0,20})?',
    login: '(logi sisse|sisselogimine|on juba konto)( .{0,12})?',
    register: '(registreeru|registreerimine|loo konto|uus klient)( .{0,12})?',
    newsletter: '(uudiskir\\w+|liitu|newsletter)( .{0,20})?',
    shippingMethod: '(tarne|saatmis|kohaletoimetamise|transpordi) ?(viis|meetod)\\w*( .{0,8})? | tarne',
    contact: '(kontakt(andmed|info)|kontakt|isikuandmed|sinu andmed)',
  },
  words: {
    pickup:
      '(tulen |tule )?ise (jargi|jarele|kohale)( .{0,12})? | (poest|kauplusest|kohapealt) (kattesaamine|katte|jargi)?( .{0,8})? | pakiautomaa\\w+( .{0,8})? | pakipunkt\\w* | jarele tulemine',
    free: 'tasuta | ilma tasuta',
    day: '(toopaeva?|paev(a|ad)?|toopaev)',
    week: 'nadal(at|ad)?',
    hour: 'tun(d|di|ni)',
    today: 'tana | samal paeval',
    tomorrow: 'homme | jargmisel? (too)?paeval?',
    orderNumber: '(sinu |teie )?tellimuse (number|nr|id|kood) | tellimus( nr)?',
    outOfStock:
      '(valja |labi )?muudud | (laost )?otsas | (ei ole|pole)( hetkel| enam)? (laos|saadaval) | ebapiisav kogus',
    inStock: '(laos|saadaval|on laos|olemas)( .{0,8})? | (ainult|vaid|viimased|veel )+\\d+( .{0,8})?',
    quantity: 'kogus | tk | arv',
    variant:
      'suurus | varv | mudel | materjal | variant | maitse | pikkus | laius | kaal | liik | stiil | lohn | tuup | valik',
    taxIncluded:
      '(sisaldab|sis|koos|sh)( \\d+ ?%?)? (km|kaibemaks\\w*|maks\\w*) | (km|kaibemaks|maksud) (on )?(sisse arvestatud|hinna sees|lisatud) | maksudega | km ga',
    chooseFirst: '(palun )?(vali|valige)( .{0,20})?',
    leaveEmpty: '(jata|jatke)( .{0,12})? tuhjaks | ara taida( .{0,6})?',
    required:
      '(on )?(kohustuslik|noutud|noutav|vajalik)\\w*( vali)?( .{0,15})? | (palun )?(sisesta|sisestage|taida|taitke|vali|valige|margi)( .{0,25})? | (vale|vigane|kehtetu|sobimatu)\\w*( .{0,15})? | ei ole (korrektne|kehtiv|oige)( .{0,20})? | pead (noustuma|valima|sisestama)( .{0,20})?',
    declined:
      '(kaart|makse|tehing)( .{0,10})? (lukati tagasi|tagasi lukatud|ebaonnestus|ei onnestunud|keelduti)( .{0,6})? | makse ebaonnestus | (pole|ei ole) piisavalt (raha|vahendeid)',
    forgot: 'unust\\w+.{0,15}',
    knownCustomer: 'tere tulemast tagasi( .{0,4})? | (olemasolev|registreeritud|pusi) ?(klient|kasutaja)( .{0,4})?',
  },
  phrases: {
    cart: 'ostukorv(i|is)? | korv(i|is)',
    cartPath: 'ostukorv',
    addedToCart: 'lisati( .{0,10}(ostu)?korvi)? | (on )?lisatud( .{0,10}(ostu)?korvi)?',
    namesCoupon: '\\bkupong | sooduskood | kampaaniakood',
    showSummary: '^(naita|vaata) (tellimust|ostukorvi|andmeid|kokkuvotet)( .{0,8})? | ^tellimuse kokkuvote',
    confirmsRemoval: '^jah | ^kinnita | ^eemalda | ^kustuta',
    colourAxis: '\\bvarv(us|i)?\\b',
    sizeAxis: '\\bsuurus | \\bpikkus',
    isChosen: '^valitud$',
    fitAxis: '\\bloige | \\bstiil',
    deliveredToday: '\\btana\\b',
    deliveredTomorrow: '\\bhomme\\b | 24 ?(tun|h\\b) | jargmisel? (too)?paeval?',
    deliveredInTwoDays: '48 ?(tun|h\\b) | 2 paeva | kahe paeva',
    express: 'ekspress | \\bkiirtarne | \\bkiire tarne',
    priority: 'prioriteet | kuller',
    sendingFee: '(tarne\\w*|transpor\\w+|saatmi\\w+|pakendi\\w*|postikulu\\w*)',
    card: '(krediit|deebet|panga|makse)?kaar(t|di|diga|did)',
    tellsWhenBack: '(teavita|anna teada)( mind)?( .{0,12})? (saadaval|saadavusest|laos)',
    keepsForLater:
      'soovinimekir\\w* | (salvesta|jata)( .{0,8})? hilisemaks | lemmik\\w+ | vordl\\w* | (lisa|kirjuta) (arvustus|kommentaar)',
    paidOnline: '(maks\\S+ )?(veebis|internetis) | online',
    notCard: 'kinke\\w+ | kliendi\\w+ | pusikliendi\\w+',
    offlinePayment:
      '(panga)?ulekan(ne|dega) | pangaulekanne | sularaha\\w* | kohaletoimetamisel | (kauba |paki )?kattesaamisel | lunamaks\\w* | tsek(k|iga) | ettemaks\\w* | arvega | arve alusel',
    aboutMoney: 'maks(a|ma|e|mine) | tasu(da|mine)? | ost(a|ma|u) | telli\\w* | pusitellimus\\w*',
    refusal: '^ei | ^ilma | ^mitte | ^jata vahele | ^keeldu | ei aitah | mitte praegu | ei soovi',
    plainNo: '^ei$ | ^ei aitah$ | ^mitte praegu$',
    onlyOnce: 'uhekordne | uks kord | ainult seekord',
    extraOffer:
      'kindlustus\\w* | garantii\\w* | annetus\\w* | jootraha | kingipakend\\w* | pusitellimus\\w* | iga kuu | igakui\\w+ | automaat\\w+ pikend\\w+ | liikmesus | kaitse',
    news: 'pakkumis\\w+ | uudis\\w+ | kampaania\\w* | newsletter',
    addsToOrder: '^jah | ^lisa | ^liitu',
    partOfOrder: 'aadress\\w* | kulali\\w+ | markus\\w*',
    recurring:
      '(iga|igal) (kuu|nadal|\\d+ (paeva|nadala|kuu)\\w*) | igakui\\w+ (tarne|makse)\\w* | automaat\\w+ pikend\\w+',
    usualFee:
      '(teenus|kasitlus|kaitlus|makse|kaardi)tasu | (vaikese tellimuse|makse|kaardimakse|lunamaksu) tasu | lunamaks\\w* | pant | tagatisraha',
    feeName: 'teenustasu$ | kasitlustasu$ | lisatasu$',
    remarkOnPrice:
      '^sisaldab | ^alates | ^asemel | ^ainult | ^veel | ^vana hind | saast\\w+ | punkt\\w+ | osamakse\\w* | kuus | tukihind | tasuta tarneni',
    honorific: '^harra$ | ^proua$ | ^preili$ | ^mees$ | ^naine$',
    optional: 'valikuline | vabatahtlik | mittekohustuslik',
    noAccount: '(ilma|ara|ei)( .{0,14})? (registreer\\w+|konto\\w*) | kulalisena | registreerimata',
    review: 'ulevaade | kontrolli | kokkuvote',
    reviews: '(kontrolli|vaata ule|kontrollige)( oma)? tellimus(t)?',
    confirmsOrder: '(kinnita|esita|lopeta) tellimus',
    confirmationStep: '^(\\d )?kinnitus$',
    finishedStep: '^(\\d )?(valmis|lopp|tehtud)$',
    numberedStep: '(samm \\d|\\d samm)',
    orderPaid: 'tellimus on (makstud|tasutud) | makse onnestus',
    thanksForOrder: '(aitah|tanam\\w*)( teid| sind)? (tellimuse|ostu) eest',
    orderNotYetPlaced:
      '(peaaegu|varsti) (valmis|tehtud) | (veel )?(ainult )?uks( viimane)? samm | viimane samm | (pole|ei ole)( veel)? (lopetatud|kinnitatud|makstud|esitatud)( .{0,4})? | tellimuse lopetamiseks',
    ownOrders:
      '(minu|sinu|teie) tellimused | tellimus(te|e) (ajalugu|staatus|jalgimine|olek) | jalgi( \\S+)? (tellimust|saadetist|pakki)',
    asksAge:
      '(olen|oled|olete|vahemalt|ule|vanem kui)( .{0,8})? (16|18|21)( .{0,8})? | (kinnita|kontrolli)( oma)? vanus(t)? | taisealine | taisealise',
    cookieSettings: '^(seaded|valikud|halda|kohanda)( .{0,12})?$ | kupsiste seaded',
    saveCookieSettings: '^(salvesta|kinnita)( (seaded|valik|valikud|valitud))?( ja sulge)?$',
    tooFewInStock:
      '(laos( on)?|alles( on)?)( ainult| vaid)? \\d+ | (ainult|vaid) \\d+ (laos|tk|toode) | (maksimaalselt|kuni) \\d+ tk | (ei ole|pole)( .{0,40})? ?(laos )?piisavalt (toodet|laos|kaupa) | laos piisavalt | ebapiisav (kogus|laoseis) | soovitud kogus',
    soldOut: 'muudud | \\botsas\\b | (ei ole|pole)( hetkel| enam)? (laos|saadaval)',
    cardDeclined:
      '(kaart|makse|tehing)( .{0,14})? (lukati tagasi|tagasi lukatud|ebaonnestu|ei onnestu) | (pole|ei ole) piisavalt (raha|vahendeid) | pank( .{0,20})? keeldu | keeldus tehing',
    noShipping:
      '(ei (tarni|saada|toimeta)( me)?( .{0,8})?) (asukoh|sellele|sellesse|teie|sinu|riiki) | ei tarni me | (tarne|saatmis)viis\\w* ei (leitud|ole) | tarne( .{0,25})? (pole|ei ole) (voimalik|saadaval)',
    noSuchVariant: '\\bkombinatsiooni ei (ole|eksisteeri)',
    unavailable: '^(ei ole|pole) saadaval$',
    variantMissing: '(vali|valige)( \\S+)? ?(suurus|varv|variant|valik|mudel)\\w* | vali toote',
    addressRejected: 'aadress( .{0,8})? (ei ole (korrektne|kehtiv)|ei leitud|on vigane|vale) | vigane aadress',
    asksForCorrection:
      '(palun )?(sisesta|sisestage|taida|valige|kontrolli|paranda|margi) \\S | palun vali | (kohustuslik|noutud) vali | (vigane|kehtetu) | pead (sisestama|valima|noustuma) | ei ole (korrektne|kehtiv)',
    digitsOnly: '\\bainult (numbr|number)',
    refusesInput:
      'viga | vead | ebaonnestus | ei onnestunud | vabandust | vabandame | kahjuks | vigane | kehtetu | kohustuslik\\w* | noutud | ei saa | (sisesta|taida|vali|kontrolli) \\S+ | (pole|ei ole) olemas | ei kehti | aegunud | kehtivuse kaotanud | on tais | ei ole (korrektne|kehtiv)',
    asksForPatience: 'oota(ge)? | hetk | aitah | taname | tootleme',
    asksForHuman: '(mark\\w+|taht\\w+|kood\\w*) pildil\\w* | ei ole robot',
    newPassword: '\\buus parool | loo parool | vahemalt \\d',
    freeAmount: '^tasuta$ | ^tasuta (tarne|transport)$',
    namesNumber: 'number | nr | id | kood',
    underNumber: 'numbriga$ | numbri all$',
  },
  stems: {
    addOn: 'kindlustus | garantii | annetus | jootraha',
    address: 'aadress',
    addressTitle: 'aadressi (nimi|nimetus)',
    afterOrder:
      'ajalugu | jalgimine | tagastus | tagastamine | telli (uuesti|veel) | osta uuesti | tuhista tellimus | tellimuse (andmed|info|detailid)',
    anyName: 'nimi',
    anyNumber: 'number',
    billingLabel: '(?:arve|maksja)',
    bridge: 'voi | ja',
    cancel: 'tuhista | katkesta | loobu',
    cardSecret: 'kaardi | turvakood',
    cart: 'ostukorv',
    checkout: 'kassa | tellimus | vormista',
    cookieNotice: 'kupsis | privaatsus',
    deliveryName:
      '(tasuta |kiir)?tarne( .{0,20})? | (kuller|pakiautomaat|omniva|smartpost|itella|dpd|venipak)( .{0,10})?',
    lookFor: 'otsi',
    lookForBy: 'jargi',
    month: 'kuu',
    or: 'voi',
    orderDone: 'aitah | taname',
    payment: 'makse',
    paymentName: '(krediit|panga|makse)?kaart( .{0,12})? | pangaulekanne | sularaha( .{0,12})? | pangalink | lunamaks',
    title: 'harra | proua | mees | naine',
    year: 'aasta',
    yes: 'jah',
  },
  productPage: {
    soldOut: 'läbi müüdud',
    buy: 'lisa (?:ostu)?korvi',
    brand: 'tootja | kaubam[aä]rk',
    itemNumber: 'tootekood',
    free: 'tasuta',
  },
  frequentWords:
    'ja | või | ostukorv | ostukorvi | tellimus | tarne | makse | tooted | sinu | hind | aadress | osta | palun | teie | lisa',
  neutralHonorifics: ['Muu', 'Ei soovi avaldada'],
  afterOrderPaths: ['aitah', 'tanan', 'kinnitus'],
};
