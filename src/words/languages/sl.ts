import type { Vocabulary } from '../vocabulary.ts';

export const sl: Vocabulary = {
  language: 'sl',
  fields: {
    other: 'zadeva | poklic | drzavljanstvo',
    honorific: 'naziv | nagovor | ^spol$',
    firstName: 'ime | vase ime',
    middleName: 'srednje ime',
    lastName: 'priimek',
    fullName: 'ime in priimek | polno ime | prejemnik | ime prejemnika',
    company: 'podjetje | (ime|naziv) podjetja',
    email:
      'e ?posta | e ?postni naslov | e ?naslov | elektronska posta | elektronski naslov | naslov e ?poste | email naslov',
    emailConfirm: '(potrdi|potrdite|ponovi|ponovite) .{0,8}(e ?posto|e ?naslov|e ?postni naslov|email)',
    phone: '(telefonska|mobilna) stevilka | (mobilni |kontaktni )?telefon | gsm | tel st',
    phoneCountry: 'klicna koda( drzave)?',
    phoneArea: 'omrezna (koda|skupina|stevilka)',
    phoneExtension: 'interna( stevilka)?',
    street: 'naslov | ulica( in hisna stevilka)? | naslov (za )?(dostave|dostavo)',
    street2: 'naslov 2 | (stanovanje|nadstropje|apartma)( .{0,10})? | dodatek k naslovu | dodatna vrstica naslova',
    houseNumber: 'hisna (stevilka|st)',
    postalCode: 'postna (stevilka|st)',
    city: 'kraj | mesto | posta',
    province: 'regija | pokrajina | obcina',
    country: 'drzava',
    vatId: 'davcna (stevilka|st) | id (za )?ddv | identifikacijska stevilka za ddv',
    personalId: 'emso | stevilka osebne izkaznice',
    birthDate: 'datum rojstva | rojstni (dan|datum)',
    birthDay: '^dan$',
    birthMonth: 'mesec rojstva',
    birthYear: 'leto rojstva',
    orderNote:
      '(opomba|opombe|komentar|pripomba|sporocilo)( .{0,20})? | posebna navodila( .{0,15})? | navodila (za|ob) (narocil\\w+|dostav\\w+)',
    coupon: '(koda|kod) (za popust|kupona|ugodnosti) | kupon | promocijska koda | (vnesi|vnesite) kodo( .{0,15})?',
    giftCard: 'darilni bon | darilna kartica | (stevilka|koda) darilne\\w* (kartice|bona)',
    quantity: 'kolicina | kol | stevilo',
    login: 'uporabnisko ime( ali (e ?naslov|elektronski naslov|e ?posta|e ?postni naslov))?',
    password: 'geslo',
    passwordConfirm: '(potrdi|potrdite|ponovi|ponovite|ponovno vnesite)( novo)? geslo | potrditev gesla',
    cardNumber: 'stevilka (kreditne |placilne )?kartice',
    cardHolder: '(imetnik|lastnik)( kartice)? | ime na kartici | ime (imetnika|lastnika)( kartice)?',
    cardExpiry: 'datum (izteka|poteka|veljavnosti)( .{0,10})? | velja do | veljavnost( kartice)?',
    cardExpiryMonth: '^mesec$ | mesec (izteka|poteka)',
    cardExpiryYear: '^leto$ | leto (izteka|poteka)',
    cardCvc: '(varnostna|kontrolna|zascitna) (koda|stevilka)( kartice)? | koda kartice',
    search: 'iskanje | isci | poisci.{0,15} | iskalni niz',
    otp: '(potrditvena|enkratna|verifikacijska) koda | enkratno geslo',
  },
  ticks: {
    other: 'brez (registracije|racuna|prijave).{0,12} | kot gost.{0,8} | ne ustvari racuna.{0,8}',
    newsletter:
      '(e ?novic|novic|obvestil|ponudb|akcij|newsletter)\\w*.{0,30} | (zelim|soglasam s|strinjam se s) (prejemati|prejemanjem|prejemam).{0,30} | (naroci|prijavi) (se|me) (na|na prejemanje) .{0,25}',
    terms:
      '.{0,10}(strinjam|sprejemam|soglasam|prebral|prebrala|potrjujem).{0,50} | (splosni )?pogoji?\\w*( poslovanja| uporabe)?.{0,15} | (politika|varstvo) (zasebnosti|osebnih podatkov).{0,10}',
    sameAddress:
      'naslov\\w*( .{0,20})? (enak|isti|enaka)( kot| kakor)?( .{0,25})? | (enak|isti) (naslov|kot)\\w*( .{0,20})? | uporabi (ta|isti|naslov) .{0,25} | (dostavi|poslji) na (ta|isti) naslov',
    differentAddress:
      '(dostavi|dostava|poslji|posljite|dostavite) na (drug|drugi|drugacen) naslov.{0,6} | (drug|drugacen|razlicen) naslov.{0,15} | naslov\\w*( \\S+)? (je |se )?(drugacen|razlikuje\\w*|ne ujema\\w*).{0,8} | uporabi drug naslov.{0,15}',
    createAccount:
      '(ustvari|ustvarite|odpri|kreiraj|zelim)( .{0,10})? (racun|uporabniski racun).{0,8} | registriraj me',
    saveDetails:
      '(shrani|zapomni)( .{0,40})? | (za )?(naslednji|prihodnji)\\w* (nakup|narocil)\\w*.{0,6} | ostani prijavljen\\w* | privzet\\w*( .{0,10})?',
    extra:
      '(darilno )?(zavijanje|pakiranje|ovitek).{0,15} | zavarovanj\\w*.{0,12} | (podaljsana |dodatna )?(garancija|jamstvo).{0,12} | (donacij|doniraj)\\w*.{0,12} | zascita.{0,12} | napitnina.{0,4} | narocnina.{0,8}',
  },
  actions: {
    addToCart:
      '(dodaj|dodajte|daj|poloz\\w+)( izdelek)? (v|k)( mojo)? (kosarico|vozicek|narocilo)( .{0,8})? | v (kosarico|vozicek) | ^dodaj$ | (rezerviraj|prednarocilo)',
    buyNow: '(kupi|naroci|kupite)( (zdaj|takoj|hitro))+ | hitri nakup | ^kupi$ | ^naroci$',
    viewCart:
      '(poglej|prikazi|pokazi|ogled|preglej|odpri|nazaj v|pojdi v|na)( mojo| svojo)? (kosaric[oe]|vozick?ek?)( .{0,8})? | ^(moja |vasa |nakupovalna )?(kosarica|vozicek)( \\d+)?$',
    goToCheckout:
      '(pojdi|nadaljuj|naprej|nadaljujte|pojdite)( na| k)? (blagajno|placilo|narocilo|zakljucek|nakup|oddajo)( .{0,12})? | (na )?blagajn[oa] | (zakljuci|zakljucite|zakljucek) (nakup|nakupa|narocilo|narocila) | ^placilo$',
    guest:
      '(nadaljuj|kupi|naroci|nakup|nadaljevati|nadaljujte|zakljuci|placilo)?( .{0,12})? ?kot gost( .{0,8})? | ^gost$ | (.{0,16} )?brez (registracije|prijave|racuna|ustvarjanja racuna)( .{0,8})? | (novi kupec|nova stranka|nov kupec)( .{0,4})? | ne ustvari\\w* .{0,15}racuna',
    continue:
      '(nadaljuj|nadaljujte|naprej|dalje)(?! (z nakup\\w+|nakup\\w*|za nakup\\w+))( .{0,22})? | naslednji( korak)?( .{0,8})? | (shrani|potrdi)( in (nadaljuj|nadaljujte))?( .{0,6})? | ^(poslji|izberi|v redu|posodobi)$ | (dostavi|poslji|uporabi)( na)? ta naslov | na (dostavo|nacin .{0,15}|pregled|naslednji korak)( .{0,6})?',
    applyCoupon: '(uporabi|unovci|vnesi|aktiviraj|uveljavi)(te)?( (kodo|kupon|popust|bon))?( .{0,6})?',
    openCoupon:
      '(imate|imas|imam)( .{0,6})? (kodo|kupon|bon|kodo za popust)( .{0,20})? | (vnesi|vnesite|dodaj) (kodo|kupon|bon)( .{0,15})? | ^(kupon|koda za popust|promocijska koda)$',
    placeOrder:
      '(oddaj|potrdi|poslji|zakljuci|dokoncaj|izvedi|potrdite|oddajte)( in placaj)?( svoje)? (narocilo|nakup|placilo|rezervacijo)( .{0,12})? | (placaj|placajte)( (zdaj|takoj|s kartico|za narocilo|\\S*\\d.{0,12}))*( .{0,8})? | ^(naroci|kupi|narocam|kupim|narocite)$ | (naroci|kupi|narocite)( (zdaj|takoj|in placaj|z obveznostjo placila|s placilom))( .{0,6})? | (potrdi|sprejmi) in (placaj|naroci|kupi)( .{0,6})? | narocilo z obveznostjo placila | ^(koncano|koncaj|zakljuci|dokoncaj)$',
    dismiss:
      'zapri( .{0,10})? | ne( hvala)( .{0,20})? | ^ne$ | ne zdaj | kasneje | pozneje | preklici | prekini | preskoci | razumem | skrij | ne zanima me',
    rejectCookies:
      '(zavrni|zavrnem|zavracam|odkloni)( (vse|vsa))?( .{0,12})? | (samo|le|zgolj)( \\S+)? ?(nujn|obvezn|potrebn)\\w*( .{0,10})? | nadaljuj brez (sprejetja|soglasja) | ne (strinjam se|sprejmem)',
    acceptCookies:
      '(sprejmi|sprejmem|sprejemam|dovoli|strinjam se|soglasam)( (vse|vsa|piskotk\\w*))*( .{0,12})? | v redu | razumem',
    removeItem: '(odstrani|izbrisi|zbrisi|brisi|odstranite)( .{0,20})? | izprazni (kosarico|vozicek)',
    signIn:
      'prijava | vpis | prijavi( se|te se)?( .{0,12})? | (ze |imate |imam )?(ze )?(imate|imam|imas) racun( .{0,4})? | (obstojeci|stalni|stalna|registriran\\w*) (kupec|uporabnik|stranka)( .{0,4})? | moj racun | (ali )?(ste )?pozabil\\w*( .{0,4})? geslo | pozabljeno geslo | kliknite (tukaj|tu) za prijavo | ^racun$',
    register: 'registracija | registriraj( se|te se)? | (ustvari|ustvarite|odpri|odprite)( nov)? racun | nov racun',
    expressWallet:
      '(placaj|kupi|placilo) (s|z|prek|preko) (pay ?pal|apple ?pay|google ?pay|flik|valu)( .{0,6})? | (hitro|ekspresno) placilo',
    edit: '(uredi|urejanje|spremeni|popravi|zamenjaj)( .{0,20})? | (nazaj|vrni se)( .{0,20})?',
    increaseQuantity: '(povecaj|dodaj (1|enega))( kolicino)?( .{0,6})? | plus | vec',
    decreaseQuantity: '(zmanjsaj)( kolicino)?( .{0,6})? | minus | manj',
    updateCart: '(posodobi|posodobite|posodobitev|osvezi|preracunaj)( (kosarico|vozicek|kolicino|vsoto))?( .{0,6})?',
    openSection:
      '(prikazi|pokazi|skrij|razsiri)( (podrobnosti|vec|vse|moznosti|povzetek))( .{0,8})? | podrobnosti | vec (informacij|podrobnosti|moznosti)',
    continueShopping:
      '(nadaljuj|nadaljujte|nazaj)( na| v| z| za)? ?(nakup\\w*|nakupovanje\\w*|nakupom|trgovino|nakupovanjem)( .{0,4})? | (vrni|vrnite) se v trgovino',
    declineOffer:
      'ne( hvala)( .{0,25})? | (nadaljuj|placaj) brez( .{0,20})? | brez (zavarovanja|garancije|zascite)( .{0,6})? | zavrni( .{0,12})? | ne (zelim|potrebujem)( .{0,12})?',
    acceptOffer: '^da( .{0,20})?$ | dodaj (zavarovanje|garancijo|zascito)( .{0,8})? | sprejmi ponudbo',
    enterManually:
      '(vnesi|vnesite|vpisi)( naslov)? rocno | (dodaj|vnesi) (nov )?naslov( .{0,6})? | nov naslov | naslova ni na seznamu | uporabi (vneseni|vpisani) naslov',
    search: '^isci$ | ^iskanje$ | ^poisci$',
  },
  pages: {
    cart: '(moja |vasa |nakupovalna )?(kosarica|vozicek)',
    emptyCart:
      '(vasa |moja |tvoja |nakupovalna )?(kosarica|vozicek) (je|je trenutno|trenutno je) praz(na|en)( .{0,6})? | (v kosarici ni|nimate|ni) (izdelkov|artiklov)( v kosarici)? | prazna kosarica',
    signInChoice:
      'kot gost | (ze )?imate racun | (nov|obstojec)\\w* (kupec|stranka) | prijava ali.{0,10} | brez registracije',
    address:
      '(naslov|podatki|podrobnosti|informacije) (za |o )?(dostav\\w+|placil\\w+|placnik\\w*|racun\\w*|kupc\\w+|kontakt\\w*|prejemnik\\w*)( .{0,8})? | (osebni|vasi|kontaktni) podatki | kontaktne informacije | naslov',
    shipping: '(nacin|metod|moznost|vrst)\\w*( \\S+)? (dostave|posiljanja|prevzema)( .{0,6})? | ^dostava$',
    payment:
      '(nacin|metod|moznost|podatk|informacij)\\w*( o| za)? (placil\\w*)( .{0,6})? | ^placilo$ | podatki o kartici',
    review:
      '(pregled|preverite|preglejte|potrditev)( vasega| vase)? (narocil\\w+)( .{0,6})? | povzetek( narocila| nakupa| kosarice)? | (zadnji|zakljucni) korak',
    confirmation:
      '(najlepsa )?(hvala|zahvaljujemo)( (vam|ti|se))?( (za|vam za) (vase |tvoje )?(narocil\\w+|nakup\\w*))?( .{0,10})? | (vase )?(narocilo|nakup)( (st|stevilka)? ?\\S*\\d\\S*)? (je bilo|je|je bil)( uspesno)? ?(sprejet\\w*|prejet\\w*|potrjen\\w*|oddan\\w*|zakljucen\\w*|uspesn\\w*|poslan\\w*)( .{0,12})? | (prejeli|sprejeli) smo (vase )?narocilo( .{0,6})? | potrditev narocila | placilo (je )?uspesno( .{0,4})? | narocilo (sprejeto|prejeto|oddano|zakljuceno)',
    error:
      '(prislo|zgodila|pojavila)( je| se)*( do)? (napak\\w|tezav\\w)( .{0,12})? | napaka( .{0,15})? | (poskusite|poizkusite)( znova| ponovno| kasneje| pozneje)( .{0,8})? | (zal nam je|oprostite|opravicujemo se)( .{0,8})? | zacasno nedosegljiv\\w*',
    notFound:
      '(stran|strani|izdelek|izdelka|artikel)( .{0,12})? (ni (mogoce najti|najdena|na voljo)|ne obstaja)( .{0,6})? | ni najden\\w* | ne obstaja | ni rezultatov',
    soldOut:
      'razprodan\\w*( .{0,6})? | (ni|ni vec|trenutno ni) (na (zalogi|voljo)|dobavljiv\\w*)( .{0,6})? | (obvestite|obvesti|sporoci)\\w*( me| mi)( .{0,15})? | nedobavljiv\\w*( .{0,4})?',
    captcha:
      '(jaz )?nisem robot | (potrdite|dokazite)( da)?( .{0,4})? (clovek|niste robot)( .{0,4})? | (vnesite|vpisite) (znake|kodo) s slike',
    botWall:
      'dostop (je )?(zavrnjen|onemogocen|blokiran|omejen)( .{0,4})? | neobicajn\\w* (aktivnost|promet) | preverjanje brskalnika',
    challenge3ds:
      '(potrdite|potrditev|avtorizirajte|odobrite) (placil\\w+|transakcij\\w+|nakup\\w*)( .{0,8})? | (vasa )?banka( .{0,15})? (koda|potrd\\w+)( .{0,4})? | enkratn\\w+ (koda|geslo)( .{0,4})?',
    listing:
      '(razvrsti|sortiraj|razvrscanje)( po)?( .{0,6})? | (filtriraj|filtri|filter)( .{0,6})? | \\d+ (izdelk\\w*|artikl\\w*|rezultat\\w*) | vsi izdelki | kategorije',
    product:
      '(opis|podrobnosti|informacije|specifikacij\\w+|sifra)( o)?( izdelk\\w*)?( .{0,4})? | (ocene|mnenja|komentarji)( .{0,6})? | (podobni|sorodni|povezani) izdelki | tabela velikosti | (izberi|izberite) (velikost|barvo)( .{0,4})? | seznam zelja',
  },
  totals: {
    subtotal:
      '(vmesna vsota|delna vsota|vmesni (sestevek|znesek)|skupaj (izdelki|artikli|brez ddv)|vrednost (kosarice|izdelkov|artiklov)|cena izdelkov|znesek (izdelkov|brez ddv|brez dostave)|osnova|podsestevek)( .{0,12})? | \\d+ (izdel\\w*|artik\\w*|kos\\w*) | (izdelki|artikli)( .{0,6})?',
    shipping:
      '(stros(ki|ek)|cena|znesek)?( )?(dostav(a|e|o)|postnin(a|e)|posiljanj(a|e)|posiljka|prevoz(a)?)( .{0,40})?',
    tax: '(vkljucen\\w* |vklj |od tega |vsebuje |z )*(ddv|dav(ek|ki|kov|kom))( \\d.{0,6})?( .{0,15})?',
    discount:
      '(znesek |skupni )?(popust(i|a|ov)?|kupon|akcija|prihranek|prihranili ste|promocijska koda|promocij\\w*|rabat)( .{0,30})?',
    fee: '(pristojbina|provizija|doplacilo|strosek|nadomestilo)( (za|obdelave|storitve|povzetja|placila))?( .{0,20})? | stroski placila | (darilno )?(zavijanje|pakiranje)( .{0,8})? | (zavarovanje|garancija|donacija|napitnina|kavcija|zascita|povzetje)( .{0,12})?',
    giftCard: 'darilni bon( .{0,10})? | darilna kartica( .{0,10})? | dobroimetje',
    total:
      '(skupaj|skupni znesek|skupna (cena|vrednost|vsota)|koncni znesek|za placilo|skupaj za placilo|znesek (za placilo|narocila|racuna)|vsota|koncna cena|predvideni skupni znesek|ocenjena vsota)( (z ddv|vkljucno z ddv|z dostavo|ddv vklj\\w*))?( .{0,12})?',
  },
  sections: {
    shipping: '((naslov|podatki|nacin) (za )?)?(dostav\\w+|prejemnik\\w*|posiljanj\\w+)( .{0,20})?',
    billing: '((naslov|podatki) (za |o )?)?(racun\\w*|placnik\\w*)( .{0,20})?',
    payment: '((nacin|podatki) (o )?)?(placil\\w*|kartic\\w+)( .{0,20})?',
    login: '(prijava|prijavi se|imate racun|vpis)( .{0,12})?',
    register: '(registracija|ustvari racun|nov kupec|nova stranka)( .{0,12})?',
    newsletter: '(newsletter|e ?novic\\w*|prijavi(te)? se na)( .{0,20})?',
    shippingMethod: '(nacin|metod|moznost)\\w*( \\S+)? (dostave|prevzema)( .{0,8})? | dostava',
    contact: '(kontaktni|osebni|vasi) podatki | podatki o kupcu | kontakt',
  },
  words: {
    pickup:
      '(osebni )?prevzem( .{0,20})? | prevzemno mesto | (prevzemi|prevzamem)( .{0,6})? v (trgovini|poslovalnici)( .{0,6})? | paketomat\\w*( .{0,8})? | paketnik\\w*( .{0,8})?',
    free: 'brezplacn(o|a|i) | zastonj | gratis | brez stroskov',
    day: '(delovn\\w+ )?(dan|dni|dneh|dnevi|dneva)',
    week: 'ted(en|na|nov|nih)',
    hour: 'ur(a|e|i|ah)?',
    today: 'danes | isti dan',
    tomorrow: 'jutri | naslednji (delovni )?dan',
    orderNumber:
      '(stevilka|st|id|referenca)( vasega)? (narocila|racuna|potrditve|rezervacije) | narocilo( (st|stevilka))?',
    outOfStock: 'razprodan\\w* | (ni|ni vec) (na (zalogi|voljo)|dobavljiv\\w*) | premajhna zaloga | nedobavljiv\\w*',
    inStock: '(na zalogi|na voljo|dobavljivo|takoj dobavljivo)( .{0,8})? | (se |samo |zadnj\\w+ )+\\d+( .{0,8})?',
    quantity: 'kolicina | kos(ov|i)? | stevilo',
    variant:
      'velikost | barva | model | material | razlicica | okus | dolzina | sirina | teza | vrsta | moznost | slog | vonj | tip | izdaja',
    taxIncluded:
      '(z|s|vkljucen\\w*|vklj|vkljucno z|vsebuje)( z)?( \\d+ ?%?)? (ddv|dav\\w+) | (ddv|dav\\w+) (je |so )?(vkljucen|vstet)\\w*',
    chooseFirst: '(prosimo )?(izberi|izberite)( .{0,20})?',
    leaveEmpty: '(pusti|pustite)( .{0,12})? prazno | ne (izpolnjujte|vnasajte)( .{0,6})?',
    required:
      '(polje )?(je )?(obvezn|zahtevan)\\w+( .{0,8})? | (prosimo )?(vnesite|vpisite|izpolnite|izberite|navedite)( .{0,25})? | (neveljavn|napacn|nepraviln)\\w+( .{0,6})? | ni veljav\\w+( .{0,20})? | morate (sprejeti|izbrati|vnesti)( .{0,20})?',
    declined:
      '(kartica|placilo|transakcija)( .{0,10})? (zavrnjen\\w*|ni (uspel\\w*|sprejet\\w*|odobren\\w*)|neuspesn\\w+)( .{0,6})? | neuspesno placilo | premalo sredstev',
    forgot: 'pozabljeno.{0,15} | pozabil\\w*.{0,15}',
    knownCustomer:
      'dobrodosli nazaj( .{0,4})? | (obstojeci|stalni|stalna|registriran\\w*) (kupec|stranka|kupci|uporabnik)( .{0,4})?',
  },
  phrases: {
    cart: 'kosaric(a|o|e|i) | vozicek',
    cartPath: 'kosarica | vozicek',
    addedToCart: 'dodan(o|a|i)? | (dodano|dodan) v kosarico',
    namesCoupon: '\\bkupon | koda za popust | promocijska koda | \\bbon\\b',
    showSummary: '^(prikazi|poglej) (narocilo|kosarico|podrobnosti|povzetek)( .{0,8})? | ^povzetek narocila',
    confirmsRemoval: '^da | ^potrdi | ^odstrani | ^izbrisi',
    colourAxis: '\\bbarv[aoe]\\b',
    sizeAxis: 'velikost | dolzina',
    isChosen: '^izbran[oa]?$',
    fitAxis: '\\bkroj | \\bslog\\b',
    deliveredToday: '\\bdanes\\b | isti dan',
    deliveredTomorrow: '\\bjutri\\b | 24 ?(ur|h\\b) | naslednji dan',
    deliveredInTwoDays: '48 ?(ur|h\\b) | 2 dneh | dva dni | dveh dneh',
    express: 'ekspres | hitra dostava | \\bnujn',
    priority: 'prednostn | \\bkurir',
    sendingFee: '(stroski |strosek )?(dostav\\w+|postnin\\w+|posiljanj\\w+|pakiranj\\w+)',
    card: '(kreditn\\w+ |debetn\\w+ |placiln\\w+ |bancn\\w+ )?kartic(a|o|e|ami)',
    tellsWhenBack: 'obvesti( me)?( .{0,12})? (na voljo|na zalogi)',
    keepsForLater:
      'seznam zelja | (shrani|odlozi)( .{0,8})? za (pozneje|kasneje) | priljubljen\\w+ | primerja\\w* | (dodaj|napisi) (mnenje|komentar|oceno)',
    paidOnline: '(placilo )?(online|prek spleta)',
    notCard: 'darilna | darilno | zvestobe',
    offlinePayment:
      'povzetj\\w+ | (po )?predracun\\w* | (bancno |bancna |neposredna bancna )(nakazilo|transakcija) | nakazilo | gotovin\\w+ | ob prevzemu | cek(i|om)? | upn | polozni(ca|co)',
    aboutMoney: 'plac(aj|ajte|ati|ilo\\w*) | kup(i|iti|ite) | naroc\\w+ | nakup\\w* | narocnin\\w+',
    refusal: '^ne | ^brez | ^nic | ^preskoci | ^zavrni | ne hvala | ne zdaj | ne zelim',
    plainNo: '^ne$ | ^ne hvala$ | ^ne zdaj$',
    onlyOnce: 'enkratn\\w+ | enkrat | samo tokrat',
    extraOffer:
      'zavarovanj\\w+ | garancij\\w+ | donacij\\w+ | napitnin\\w+ | darilno zavijanje | narocnin\\w+ | mesecn\\w+ | samodejn\\w+ podaljs\\w+ | clanstv\\w+ | zascit\\w+',
    news: 'ponudb(e|ah) | novosti | novic\\w* | akcij\\w* | newsletter | promocij\\w+',
    addsToOrder: '^da | ^dodaj | ^prikljuci',
    partOfOrder: 'naslov\\w* | gost | opomb\\w+',
    recurring:
      '(vsak|vsake|vsakih) (mesec\\w*|teden\\w*|\\d+ (dni|tednov|mesecev)) | mesecn\\w+ (dostav\\w+|placil\\w+) | samodejn\\w+ podaljs\\w+',
    usualFee:
      '(pristojbin\\w+|doplacil\\w+|strosek|stroski) (za )?(placil\\w*|obdelav\\w+|storitv\\w+|povzetj\\w+|kartic\\w+) | provizij\\w+ | povzetj\\w+ | kavcij\\w+',
    feeName: 'pristojbina$ | provizija$ | doplacilo$ | ^strosek$',
    remarkOnPrice:
      '^od tega | ^vkljucuje | ^od | ^namesto | ^samo | ^se | ^stara cena | prihran\\w+ | tock\\w* | obrok\\w* | mesecno | na kos | do brezplacne',
    honorific: '^gospod$ | ^gospa$ | ^g$ | ^ga$ | ^moski$ | ^zenski$ | ^zenska$',
    optional: 'neobvezn\\w+ | opcijsk\\w+ | po zelji | izbirno',
    noAccount: '(brez|ne)( .{0,14})? (registracij\\w+|racun\\w*) | kot gost',
    review: 'pregled | preverite | povzetek',
    reviews: '(pregled|preverite|preglejte)( vase| vasega)? narocil\\w+',
    confirmsOrder: '(potrdi|oddaj|poslji|zakljuci) narocilo',
    confirmationStep: '^(\\d )?potrditev$',
    finishedStep: '^(\\d )?(koncano|konec|zakljuceno)$',
    numberedStep: 'korak \\d',
    orderPaid: 'narocilo je (bilo )?placano | placilo (je )?(uspesno|uspelo)',
    thanksForOrder: 'hvala( vam)? za (vase |vas |vaso )?(narocilo|nakup)',
    orderNotYetPlaced:
      'skoraj (koncano|zakljuceno|ste) | se (samo )?en( zadnji)? korak | zadnji korak | (se )?ni (zakljuceno|potrjeno|oddano|placano)( .{0,4})? | za (zakljucek|dokoncanje) narocila',
    ownOrders: '(moja|vasa) narocil\\w+ | (zgodovina|status|stanje|sledenje|sledi)( \\S+)? (narocil\\w*|posiljk\\w+)',
    asksAge:
      '(imam|imate|starejsi od|starejsa od|vec kot|nad)( ze)? (16|18|21)( .{0,8})? | (potrdite|preverjanje) starost\\w* | polnolet\\w+',
    cookieSettings: '^(nastavitve|moznosti|prilagodi|prilagodite|upravljaj)( .{0,12})?$ | nastavitve piskotkov',
    saveCookieSettings: '^(shrani|potrdi)( (nastavitve|izbor|izbiro|izbrano))?( in zapri)?$',
    tooFewInStock:
      '(se|samo|le|samo se)( se)? \\d+ (kos|na zalogi|na voljo) | (na zalogi|na voljo)( je)?( samo| le| se)+ \\d+ | samo se \\d+ (na|kos) | najvec( \\S+){0,3} \\d+ | nimamo dovolj | ni dovolj (zalog|na zalogi|izdelk) | taksn\\w+ kolicin | (zelen|zahtevan)\\w+ kolicin',
    soldOut:
      'razprodan | (ni|ni vec) (na (zalogi|voljo)|dobavljiv) | (izdelki|artikli)( .{0,60})? niso( \\S+)? (na (voljo|zalogi)|dobavljiv)',
    cardDeclined:
      '(kartica|placilo|transakcija)( .{0,10})? (zavrnjen|ni (uspel|sprejet|odobren)|neuspesn) | neuspesno placilo | premalo sredstev | (banka|izdajatelj)( .{0,25})? zavrnil | placila ni bilo mogoce',
    noShipping:
      'ne (dostavljamo|posiljamo|dostavimo) | \\bni (na voljo )?(nobenega )?(nacin|moznost)\\w* dostave | dostava( .{0,20})? ni (mogoca|na voljo|mozna)',
    noSuchVariant: '\\bkombinacija ne obstaja',
    unavailable: '^ni na voljo$',
    variantMissing: '(izberi|izberite)( \\S+)? ?(velikost|barvo|moznost|razlicico|model|vrsto)',
    addressRejected: 'naslov( .{0,8})? (ni (veljav|najden|praviln)|neveljav|neznan) | neveljaven naslov',
    asksForCorrection:
      '(prosimo )?(vnesite|vpisite|izpolnite|izberite|preverite|popravite|sprejmite|oznacite) \\S | je (obvezn|zahtevan) | (neveljavn|napacn)\\w+ | morate (vnesti|izbrati|sprejeti) | ni veljav',
    digitsOnly: '\\b(samo|le) (stevilk|stevk)',
    refusesInput:
      'napak\\w+ | ni uspel\\w* | zal | neveljav\\w+ | obvezn\\w+ | ni mogoce | (vnesite|izpolnite|izberite|preverite) \\S+ | ne obstaja | potekel | potekla | ni veljav\\w+ | ni na voljo | dosezen\\w* | zahtevan\\w* | morate',
    asksForPatience: 'pocakajte | trenutek | hvala | obdelujemo',
    asksForHuman: '(znak\\w+|crk\\w+|kod\\w+) (s|na) slik\\w+ | nisem robot',
    newPassword: '\\bnov(o|ega) gesl | ustvari | najmanj',
    freeAmount: '^brezplacno$ | ^brezplacna$ | ^brezplacna dostava$',
    namesNumber: 'stevilka | st | id',
    underNumber: '\\b(pod|s) stevilko$',
  },
  stems: {
    addOn: 'zavarovanj | garancij | donacij | napitnin',
    address: 'naslov',
    addressTitle: '(ime|naziv) naslova',
    afterOrder:
      'zgodovina | sledenje | vracilo | vracila | naroci (znova|ponovno) | kupi ponovno | preklici narocilo | podrobnosti narocila',
    anyName: 'ime',
    anyNumber: 'stevilka',
    billingLabel: '(?:naslov )?(?:za )?(?:racun|placnika)',
    bridge: 'na | ali | in',
    cancel: 'preklic | opusti',
    cardSecret: 'kartic | varnostn',
    cart: 'kosarica | vozicek',
    checkout: 'blagajna | narocil | placilo',
    cookieNotice: 'piskot | zasebnost',
    deliveryName:
      '(brezplacna |hitra )?dostava( .{0,20})? | (kurir|posta slovenije|paketomat|gls|dpd|paketnik)( .{0,10})?',
    lookFor: 'isci | iskanje',
    lookForBy: 'po',
    month: 'mesec',
    or: 'ali',
    orderDone: 'hvala | potrditev-narocila',
    payment: 'placil',
    paymentName:
      '(kreditna |placilna |debetna )?kartica( .{0,12})? | s kartico( .{0,12})? | (po|ob) povzetju( .{0,8})? | predracun | bancno nakazilo | gotovina',
    title: 'gospod | gospa | moski | zenska',
    year: 'leto',
    yes: 'da',
  },
  productPage: {
    inStock: 'na zalogi',
    buy: 'dodaj v ko[sš]arico',
    brand: 'proizvajalec | blagovna znamka',
    itemNumber: '[šs]ifra',
    free: 'brezplačno',
  },
  frequentWords:
    'in | na | za | košarica | košarico | naročilo | dostava | plačilo | izdelki | ali | nakup | cena | vaše | naslov | kartica',
  neutralHonorifics: ['Drugo', 'Ne želim navesti'],
  afterOrderPaths: ['hvala', 'potrditev'],
};
