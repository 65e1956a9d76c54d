import type { Vocabulary } from '../vocabulary.ts';

export const lt: Vocabulary = {
  language: 'lt',
  fields: {
    other: 'tema | profesija | pilietybe',
    honorific: 'kreipinys | titulas | ^lytis$',
    firstName: 'vardas | jusu vardas',
    middleName: 'antras vardas',
    lastName: 'pavarde',
    fullName: 'vardas (ir )?pavarde | pilnas vardas | gavejas | gavejo vardas',
    company: 'imone | imones pavadinimas | kompanija | (kompanijos|organizacijos) pavadinimas',
    email: 'el pasta(s|o adresas)? | el pasto adresas | elektronin(is|io) pas(tas|to adresas)',
    emailConfirm: '(pakartokite|patvirtinkite|pakartoti) .{0,6}el ?pasta\\w*( adresa)?',
    phone: '(mobilaus )?telefon(as|o numeris|o nr) | mobilusis.{0,12} | tel nr',
    phoneCountry: 'salies kodas',
    phoneArea: 'miesto kodas',
    phoneExtension: 'vidinis numeris',
    street: 'adresas | gatve( ir namo numeris)? | gatve namo nr | pristatymo adresas',
    street2:
      '2 adresas | adresas 2 | 2 adreso eilute | (buto (numeris|nr)|butas|aukstas)( .{0,10})? | papildoma adreso (eilute|informacija)',
    houseNumber: 'namo (numeris|nr)',
    postalCode: 'pasto (kodas|indeksas)',
    city: 'miestas | gyvenviete | vietove',
    province: 'apskritis | regionas | rajonas | savivaldybe',
    country: 'salis | valstybe',
    vatId: 'pvm (moketojo )?(kodas|numeris) | imones kodas',
    personalId: 'asmens kodas',
    birthDate: 'gimimo data | gimtadienis',
    birthDay: '^diena$',
    birthMonth: 'gimimo menuo',
    birthYear: 'gimimo metai',
    orderNote:
      '(pastab(a|os)|komentara(s|i)|komentuoti|zinute|papildoma informacija)( .{0,20})? | uzsakymo pastabos | (specialus )?nurodymai( .{0,15})?',
    coupon:
      'nuolaid(os|u) kod(as|o)? | nuolaida | kupon(as|o kodas) | (iveskite|ivesti) (kupono |nuolaidos )?koda | akcijos kodas',
    giftCard: 'dovan(u|os) (kuponas|kortele|cekis)( .{0,8})?',
    quantity: 'kiekis | vnt',
    login: '(prisijungimo|naudotojo|vartotojo) vardas( arba el ?past\\w*( adresas)?)?',
    password: 'slaptazodis',
    passwordConfirm:
      '(pakartokite|patvirtinkite|pakartoti|patvirtinti)( nauja)? slaptazodi | (naujas )?slaptazodis dar karta',
    cardNumber: '(kredito |mokejimo |banko )?korteles (numeris|nr)',
    cardHolder: 'korteles (savininka\\w*|turetoj\\w*)( vardas)? | vardas ant korteles | (savininko|turetojo) vardas',
    cardExpiry: 'galioj(a|imo) (iki|data|laikas|pabaiga)( .{0,10})?',
    cardExpiryMonth: '^menuo$ | galiojimo menuo',
    cardExpiryYear: '^metai$ | galiojimo metai',
    cardCvc: '(saugos|apsaugos|korteles) kodas',
    search: 'paieska | ieskoti.{0,15} | iesko(k|kite).{0,12}',
    otp: '(vienkartinis|patvirtinimo) (kodas|slaptazodis)',
  },
  ticks: {
    other: 'be (registracijos|paskyros|prisijungimo).{0,12} | kaip svecias.{0,8} | nekurti paskyros.{0,8}',
    newsletter:
      '(naujienlaisk|naujien|pasiulym|akcij)\\w*.{0,30} | (noriu|sutinku) gauti .{0,30} | prenumeruo\\w+.{0,25} | uzsisakyti .{0,15}naujien\\w+',
    terms:
      '.{0,14}(sutinku|perskaiciau|patvirtinu|susipazinau).{0,50} | (pirkimo |naudojimo )?(taisykl|salyg)\\w*.{0,25} | privatumo politik\\w+.{0,10}',
    sameAddress:
      'adres\\w*( .{0,20})? (toks pat|sutampa|tas pats|vienodi|toks pats)( .{0,25})? | (toks pat|tas pats) (adresas|kaip)( .{0,20})? | naudoti (ta pati|si|pristatymo|saskaitos) adresa.{0,20} | kaip (ir )?(pristatymo|saskaitos)( .{0,12})?',
    differentAddress:
      '(siusti|pristatyti|pristatymas) (kitu|kitokiu|i kita) adres(u|a).{0,6} | (kitas|skirtingas|kita) (pristatymo|saskaitos|mokejimo)? ?adres(as|a).{0,12} | adres\\w+( .{0,12})? (skiriasi|nesutampa|skirtingi).{0,8} | naudoti (kita|kitoki) .{0,20}',
    createAccount:
      '(sukurti|kurti|susikurti|sukurkite)( .{0,8})? paskyra.{0,8} | registruoti paskyra | uzregistruoti mane',
    saveDetails:
      '(issaugoti|isiminti|prisiminti|irasyti)( .{0,40})? | (kitam|kitiem|busimiems) (kartui|pirkim\\w+|uzsakym\\w+) | likti prisijungus\\w* | numatyt\\w+( .{0,8})?',
    extra:
      '(dovan\\w* )?(pakavim|ipakavim|supakav|vyniojim)\\w*.{0,15} | draudim\\w+.{0,12} | (papildoma |pratesta )?garantij\\w+.{0,12} | (auko|paramo)\\w*.{0,12} | apsaug\\w+.{0,12} | arbatpinigi\\w+.{0,4} | prenumerata.{0,8}',
  },
  actions: {
    addToCart:
      '(ideti|itraukti|prideti|deti|idek|prideki?t?e?)( .{0,6})? i( pirkiniu)? ?krepseli( .{0,8})? | i (pirkiniu )?krepseli | ^(ideti|prideti)$ | (rezervuoti|isankstinis uzsakymas)',
    buyNow: '(pirkti|uzsakyti)( (dabar|is karto|greitai))+ | greitas pirkimas | ^pirkti$ | ^uzsakyti$',
    viewCart:
      '(perziureti|ziureti|rodyti|atidaryti|eiti i|grizti i|i)( savo)? (pirkiniu )?krepseli( .{0,10})? | ^(mano |jusu )?(pirkiniu )?krepselis( \\d+)?$',
    goToCheckout:
      '(eiti|testi|pereiti|keliauti|tesk(ite)?)( prie| i)? (apmokejim\\w+|atsiskaitym\\w+|kas\\w+|uzsakym\\w+|pirkim\\w+)( .{0,8})? | atsiskaity(ti|mas) | apmoke(ti|jimas) | (vykdyti|uzbaigti|pereiti prie) (uzsakyma|pirkima|uzsakymo) | ^kasa$ | i kasa',
    guest:
      '(testi|pirkti|uzsakyti|pirkimas|atsiskaityti|apsipirkti)?( .{0,8})? ?kaip svecia(s|ms|ui)( .{0,8})? | ^svecias$ | (.{0,16} )?be (registracijos|prisijungimo|paskyros)( .{0,8})? | (naujas (klientas|pirkejas))( .{0,4})? | (nekurti|nesukurti) .{0,12}paskyros',
    continue:
      '(testi|toliau|pirmyn|teskite)(?! (apsipirkim\\w+|pirkim\\w+|pirkti|apsipirkti))( .{0,22})? | (kitas|sekantis)( zingsnis)?( .{0,8})? | (issaugoti|patvirtinti)( ir (testi|toliau))?( .{0,6})? | ^(siusti|pateikti|gerai|pasirinkti)$ | (siusti|pristatyti|naudoti)( siuo| si)? adres(u|a) | i (pristatym\\w+|perziur\\w+|kita zingsni)( .{0,6})?',
    applyCoupon: '(pritaikyti|taikyti|panaudoti|naudoti|aktyvuoti)( (koda|kupona|nuolaida|nuolaidos koda))?( .{0,6})?',
    openCoupon:
      '(ar )?(turite|turi|turiu)( .{0,8})? (koda|kupona|nuolaidos koda|nuolaidu koda)( .{0,20})? | (iveskite|ivesti|prideti) (.{0,10})?(koda|kupona)( .{0,12})? | ^(nuolaidos kodas|kuponas|nuolaidu kodas)$',
    placeOrder:
      '(pateikti|patvirtinti|siusti|uzbaigti|atlikti|uzsakyti|baigti|patvirtinu)( ir (moketi|apmoketi))?( savo)? (uzsakyma|pirkima|mokejima|apmokejima|rezervacija)( .{0,12})? | (moketi|sumoketi|apmoketi)( (dabar|is karto|kortele|uz uzsakyma|uzsakyma|\\S*\\d.{0,12}))*( .{0,8})? | ^(uzsakyti|pirkti|uzsakau|perku)$ | (uzsakyti|pirkti)( (dabar|is karto|ir moketi|su ipareigojimu moketi|ir sumoketi))( .{0,6})? | uzsakymas su ipareigojimu (su)?moketi | ^(atlikta|baigti|uzbaigti|pabaigti)$',
    dismiss:
      'uzdaryti( .{0,10})? | ne( aciu| dekui)( .{0,20})? | ^ne$ | ne dabar | veliau | atsaukti | praleisti | supratau | slepti | nedomina',
    rejectCookies:
      '(atmesti|nesutinku|atsisakyti)( (visus|visu))?( .{0,12})? | (tik|vien)( \\S+)? ?(butin|reikaling)\\w*( .{0,12})? | testi (nesutikus|be sutikimo) | nesutinku',
    acceptCookies: '(sutinku|priimti|leisti|sutikti)( (su )?(visais|visus|slapuk\\w*))*( .{0,12})? | gerai | supratau',
    removeItem: '(pasalinti|istrinti|trinti|isimti)( .{0,20})? | istustinti krepseli',
    signIn:
      'prisijungti( .{0,12})? | prisijungimas | prisijunk(ite)?( .{0,8})? | (jau )?(turite|turiu|turi) paskyra( .{0,4})? | (registruotas|nuolatinis|esamas) (pirkejas|klientas|vartotojas)( .{0,4})? | mano paskyra | (pamirsote|pamirsau|praradote|pamirstas)( .{0,8})? ?slaptazod\\w+ | ^paskyra$',
    register:
      'registruotis | registracija | registruok(is|ites) | (sukurti|kurti|susikurti)( nauja)? paskyra | nauja paskyra',
    expressWallet:
      '(moketi|pirkti|mokejimas) (su|per|naudojant)? ?(pay ?pal|apple ?pay|google ?pay|paysera)( .{0,6})? | greitas (mokejimas|atsiskaitymas)',
    edit: '(redaguoti|keisti|pakeisti|koreguoti|taisyti)( .{0,20})? | (atgal|grizti)( .{0,20})?',
    increaseQuantity: '(padidinti|didinti)( kieki)?( .{0,6})? | plius | daugiau',
    decreaseQuantity: '(sumazinti|mazinti)( kieki)?( .{0,6})? | minus | maziau',
    updateCart: '(atnaujinti|perskaiciuoti)( (krepseli|kieki|galutine suma|suma))?( .{0,6})?',
    openSection:
      '(rodyti|perziureti|slepti|isskleisti)( (daugiau|viska|informacija|santrauka|pasirinkimus))( .{0,8})? | (issamiau|placiau|daugiau (informacijos|pasirinkimu))',
    continueShopping:
      '(testi|tesk|teskite|grizti|atgal)( i| prie)? ?(apsipirkim\\w+|pirkim\\w+|parduotuve|pirkti|apsipirkti)( .{0,4})?',
    declineOffer:
      'ne( aciu| dekui)( .{0,25})? | (testi|moketi) be( .{0,20})? | be (draudimo|garantijos|apsaugos)( .{0,6})? | atmesti( .{0,12})? | (nenoriu|nereikia)( .{0,12})?',
    acceptOffer: '^taip( .{0,20})?$ | prideti (draudima|garantija|apsauga)( .{0,8})? | priimti pasiulyma',
    enterManually:
      '(ivesti|iveskite)( adresa)? ranka | (prideti|ivesti) (nauja )?adresa( .{0,6})? | naujas adresas | naudoti ivesta adresa',
    search: '^ieskoti$ | ^paieska$',
  },
  pages: {
    cart: '(mano |jusu )?(pirkiniu )?krepselis',
    emptyCart:
      '(jusu |mano |tavo )?(pirkiniu )?krepselis (yra |dar |siuo metu |siuo metu yra )?tuscias( .{0,6})? | (krepselyje )?(nera|neturite)( jokiu)? prekiu( krepselyje)? | tuscias krepselis',
    signInChoice:
      'kaip svecias | (jau )?turite paskyra | (naujas|esamas) (klientas|pirkejas) | prisijungti arba.{0,10} | be registracijos',
    address:
      '(pristatymo|saskaitos( israsymo| pateikimo)?|atsiskaitymo|registracijos|mokejimo|kontaktine|pirkejo|gavejo) (adresas|informacija|duomenys) | (asmenin\\w+|jusu|kontaktiniai) (duomenys|adresas|informacija) | adresas',
    shipping: '(pristatymo|siuntimo) (budas|budai|metodas|metodai|pasirinkimas)( .{0,6})? | ^(pristatymas|siuntimas)$',
    payment:
      '(mokejimo|apmokejimo|atsiskaitymo) (budas|budai|metodas|metodai|informacija|duomenys)( .{0,6})? | ^(apmokejimas|mokejimas|atsiskaitymas)$ | korteles duomenys',
    review:
      '(perziureti|perziurekite|patikrinkite|patikrinti)( savo)? (uzsakyma)( .{0,6})? | (uzsakymo|krepselio|pirkimo) (perziura|santrauka|suvestine|apzvalga) | santrauka | suvestine | paskutinis zingsnis',
    confirmation:
      '(labai )?(aciu|dekojame|dekui)( (jums|kad perkate( .{0,15})?|uz (jusu )?(uzsakym\\w+|pirkim\\w+)))?( .{0,10})? | (jusu )?(uzsakymas|pirkimas)( (nr)? ?\\S*\\d\\S*)? (yra |buvo )?(sekmingai )?(gautas|priimtas|patvirtintas|pateiktas|ivykdytas|baigtas|uzbaigtas|apmoketas|sekmingas)( .{0,12})? | (gavome|priememe) jusu uzsakyma( .{0,6})? | uzsakymo patvirtinimas | (mokejimas|apmokejimas) (buvo )?sekming\\w+( .{0,4})?',
    error:
      '(ivyko|atsirado|kilo)( \\S+)? (klaida|problema)( .{0,12})? | klaida( .{0,15})? | (bandykite|pabandykite|meginkite)( dar karta| veliau| is naujo)( .{0,8})? | (atsiprasome|apgailestaujame)( .{0,8})? | laikinai nepasiekiam\\w+ | kazkas nutiko( .{0,10})?',
    notFound:
      '(puslapi\\w+|preke|produktas)( .{0,12})? (nerast\\w+|neegzistuoja|nepasiekiam\\w+)( .{0,6})? | nerastas? | neegzistuoja | rezultatu nera',
    soldOut:
      'isparduot\\w*( .{0,6})? | (nera|neturime|siuo metu neturime)( siuo metu)? ?(sandelyje|prekyboje)?( .{0,6})? | ^parduota$ | (praneskite|pranesti)( man)?( .{0,15})? | nepasiekiam\\w+( .{0,4})?',
    captcha:
      '(as )?ne robotas | (patvirtinkite|irodykite)( kad)?( .{0,6})? (zmogus|ne robotas)( .{0,4})? | iveskite (simbolius|koda) is paveiksl\\w+',
    botWall:
      'prieiga (uzdrausta|uzblokuota|apribota|atmesta)( .{0,4})? | neiprast\\w+ (veikl|sraut)\\w+ | tikrinama narsykle',
    challenge3ds:
      '(patvirtinkite|patvirtinti|autorizuokite) (mokejima|operacija|pirkima)( .{0,8})? | (jusu )?bankas( .{0,15})? (koda|patvirtin\\w+)( .{0,4})? | vienkartin\\w+ (kod\\w+|slaptazod\\w+)( .{0,4})?',
    listing:
      '(rikiuoti|rusiuoti|rikiavimas)( pagal)?( .{0,6})? | (filtruoti|filtrai|filtras)( .{0,6})? | \\d+ (prek\\w*|produkt\\w*|rezultat\\w*) | visos prekes | kategorijos',
    product:
      '(aprasymas|informacija|specifikacij\\w+|kodas)( apie)?( preke\\w*)?( .{0,4})? | (atsiliepimai|vertinimai|komentarai)( .{0,6})? | (panasios|susijusios) prekes | dydziu lentele | (pasirinkite) (dydi|spalva)( .{0,4})? | noru sarasas',
  },
  totals: {
    subtotal:
      '(tarpine suma|prekiu (suma|verte|kaina)|krepselio (suma|verte)|suma be (pvm|pristatymo)|is viso (prekes|be pvm)|tarpinis rezultatas)( .{0,12})? | \\d+ (prek\\w*|produkt\\w*|vnt) | (prekes|produktai)( .{0,6})?',
    shipping:
      '(pristatym(as|o)|siuntim(as|o)|siunta|transportavim(as|o))( (kaina|islaidos|mokestis|kastai|suma))?( .{0,40})?',
    tax: '(itraukt\\w* |is ju |iskaitant |su )*(pvm|mokes(tis|ciai)( pardavimo)?|pardavimo mokestis)( \\d.{0,6})?( .{0,15})?',
    discount:
      '(krepselio |uzsakymo |pristatymo |bendra )?(nuolaid(a|os|u)|kuponas|akcija|sutaupote|sutaupyta)( .{0,30})?',
    fee: '(priemoka|aptarnavimo mokestis|administravimo mokestis|mokestis uz|papildomas mokestis|mokejimo (mokestis|islaidos))( .{0,20})? | (dovanu )?(pakavimas|ipakavimas)( .{0,8})? | (draudimas|garantija|parama|auka|arbatpinigiai|uzstatas|apsauga)( .{0,12})?',
    giftCard: 'dovan(u|os) (kuponas|kortele|cekis)( .{0,10})?',
    total:
      '(is viso|viso|bendra suma|galutine suma|uzsakymo suma|moketina suma|moketi|is viso moketi|suma( apmokejimui)?|galutine kaina|bendra kaina|apskaiciuota bendra suma)( (su pvm|iskaitant pvm|su pristatymu))?( .{0,12})?',
  },
  sections: {
    shipping: '(pristatym\\w+|gavej\\w+|siuntim\\w+)( .{0,20})?',
    billing: '(saskait\\w+|moketoj\\w+|atsiskaitym\\w+ adres\\w+)( .{0,20})?',
    payment: '(mokejim\\w+|apmokejim\\w+|kortel\\w+)( .{0,20})?',
    login: '(prisijungim\\w+|prisijungti|turite paskyra)( .{0,12})?',
    register: '(registracija|sukurti paskyra|naujas (klientas|pirkejas))( .{0,12})?',
    newsletter: '(naujienlaisk\\w+|prenumeruo\\w+|newsletter)( .{0,20})?',
    shippingMethod: '(pristatymo|siuntimo) (bud\\w+|metod\\w+)( .{0,8})? | pristatymas',
    contact: '(kontaktin\\w+|asmenin\\w+|jusu) (duomenys|informacija) | kontaktai',
  },
  words: {
    pickup:
      'atsiem\\w+( .{0,20})? | (atsiimti|atsiimsiu)( .{0,12})? (parduotuv\\w+|viet\\w+)( .{0,6})? | pastomat\\w+( .{0,8})? | savarankiskas (paemimas|surinkimas)',
    free: 'nemokam(a|as|ai|i)? | be mokescio',
    day: '(darbo )?dien(a|os|u|as)',
    week: 'savait(e|es|iu)',
    hour: 'valand(a|os|u|as) | val',
    today: 'siandien | ta pacia diena',
    tomorrow: 'rytoj | kita (darbo )?diena',
    orderNumber: '(jusu )?uzsakymo (numeris|nr|id|kodas) | uzsakymas( nr)?',
    outOfStock:
      'isparduot\\w* | (nera|neturime)( siuo metu)? (sandelyje|prekyboje) | neturime | nepakankamas (kiekis|likutis) | nepasiekiam\\w+',
    inStock: '(turime|yra sandelyje|sandelyje|yra prekyboje)( .{0,8})? | (liko|tik|dar )+\\d+( .{0,8})?',
    quantity: 'kiekis | vnt | vienet\\w+',
    variant:
      'dydis | spalva | modelis | medziaga | variantas | skonis | ilgis | plotis | svoris | rusis | stilius | kvapas | tipas | savybe',
    taxIncluded:
      '(su|iskaitant|itraukt\\w*|iskaiciuot\\w*)( \\d+ ?%?)? (pvm|mokes\\w+) | (pvm|mokes\\w+) (yra )?(itraukt|iskaiciuot|iskaityt)\\w*',
    chooseFirst: '(prasome )?(pasirinkite|pasirinkti|rinktis)( .{0,20})?',
    leaveEmpty: '(palikite|palikti)( .{0,12})? tusci\\w | nepildykite( .{0,6})?',
    required:
      '(laukas |yra )?(privalom|butin)\\w+( .{0,15})? | (prasome )?(iveskite|ivesti|uzpildykite|pasirinkite|nurodykite)( .{0,25})? | (neteising|netinkam|negaliojant)\\w+( .{0,15})? | turite sutikti( .{0,20})?',
    declined:
      '(kortel\\w+|mokejim\\w+|apmokejim\\w+|operacij\\w+)( .{0,10})? (atmest\\w*|nepavyko|nepriimt\\w*|nesekming\\w+)( .{0,6})? | nesekmingas (mokejimas|apmokejimas) | nepakanka lesu',
    forgot: 'pamirsote.{0,20} | pamirsau.{0,15} | pamirstas.{0,15}',
    knownCustomer:
      'sveiki sugrize( .{0,4})? | (esamas|registruotas|nuolatinis) (klientas|pirkejas|vartotojas)( .{0,4})?',
  },
  phrases: {
    cart: 'krepsel(is|i|io|yje)',
    cartPath: 'krepsel',
    addedToCart: 'idet(a|as)( i .{0,12}krepseli)? | pridet(a|as)( i .{0,12}krepseli)?',
    namesCoupon: '\\bkupon | nuolaid(os|u) kod | akcijos kod',
    showSummary: '^(rodyti|perziureti) (uzsakyma|krepseli|informacija|santrauka)( .{0,8})? | ^uzsakymo santrauka',
    confirmsRemoval: '^taip | ^patvirtinti | ^pasalinti | ^istrinti',
    colourAxis: '\\bspalv',
    sizeAxis: '\\bdyd(is|zio) | \\bilgis',
    isChosen: '^pasirinkta(s)?$',
    fitAxis: '\\bkirpim | \\bstilius',
    deliveredToday: 'siandien',
    deliveredTomorrow: 'rytoj | 24 ?(val|h\\b) | kita darbo diena',
    deliveredInTwoDays: '48 ?(val|h\\b) | 2 dienas | dvi dienas',
    express: 'ekspres | skubus | skubi ',
    priority: 'prioritet | kurjer',
    sendingFee: '(pristatym\\w+|siuntim\\w+|pakavim\\w+)',
    card: '(kredito |debeto |mokejimo |banko )?kortel(e|es|emis)',
    tellsWhenBack: '(pranesti|informuoti|praneskite)( man)?( .{0,12})? (atsiras|turesime|prekyboje)',
    keepsForLater:
      'nor[ue] saras\\w+ | (issaugoti|palikti)( .{0,8})? velesniam laikui | megstamiausi\\w* | palygin\\w* | (prideti|parasyti|palikti) (atsiliepima|komentara)',
    paidOnline: '(mokejimas )?internetu | online',
    notCard: 'dovan\\w+ | lojalum\\w+',
    offlinePayment:
      '(bankin\\w+|banko) (pavedim\\w+|pervedim\\w+) | pavedim\\w+ | grynais\\w*( .{0,12})? | (atsiimant|pristatymo metu|gavus) ?(preke|prekes)? | cek(is|iu|iai) | isankstin\\w+ saskait\\w+ | israsoma saskaita',
    aboutMoney: 'moke(ti|jimas|jimo) | apmoke\\w+ | pirk(ti|imas|ite) | uzsaky\\w+ | prenumerat\\w+',
    refusal: '^ne | ^be | ^nieko | ^praleisti | ^atmesti | ne aciu | ne dabar | nenoriu',
    plainNo: '^ne$ | ^ne aciu$ | ^ne dabar$',
    onlyOnce: 'vienkartin\\w+ | viena karta | tik si karta',
    extraOffer:
      'draudim\\w+ | garantij\\w+ | parama | auka | arbatpinig\\w+ | dovanu pakavim\\w+ | prenumerat\\w+ | kas menesi | menesin\\w+ | automatin\\w+ prates\\w+ | naryst\\w+ | apsaug\\w+',
    news: 'pasiulym\\w+ | naujien\\w+ | akcij\\w+ | newsletter',
    addsToOrder: '^taip | ^prideti | ^prisijungti prie klubo',
    partOfOrder: 'adres\\w+ | svecias | pastab\\w+',
    recurring:
      '(kas|kiekviena) (menesi|savaite|\\d+ (dien\\w+|savait\\w+|menes\\w+)) | menesin\\w+ (pristatym\\w+|mokejim\\w+) | automatin\\w+ prates\\w+',
    usualFee:
      '(aptarnavimo|administravimo|mokejimo|apmokejimo|apdorojimo) (mokest\\w+|islaidos|priemoka) | priemoka uz (mokejim\\w+|kortel\\w+|maza uzsakym\\w+) | uzstat\\w+',
    feeName: 'priemoka$ | aptarnavimo mokestis$',
    remarkOnPrice:
      '^is ju | ^iskaitant | ^nuo | ^vietoj | ^tik | ^liko | ^sena kaina | sutaup\\w+ | task\\w+ | imok\\w+ | per menesi | uz vnt | iki nemokamo',
    honorific: '^ponas$ | ^ponia$ | ^p$ | ^vyras$ | ^moteris$',
    optional: 'neprivalom\\w+ | nebutin\\w+ | pasirinktin\\w+',
    noAccount: '(be|ne)( .{0,14})? (registracij\\w+|paskyr\\w+) | kaip svecias',
    review: 'perziur\\w+ | patikrin\\w+ | santrauk\\w+ | suvestin\\w+',
    reviews: '(perziureti|perziurekite|patikrinkite)( savo)? uzsakyma',
    confirmsOrder: '(patvirtinti|pateikti|uzbaigti) uzsakyma',
    confirmationStep: '^(\\d )?patvirtinimas$',
    finishedStep: '^(\\d )?(baigta|pabaiga|atlikta)$',
    numberedStep: '(zingsnis \\d|\\d zingsnis)',
    orderPaid: 'uzsakymas (yra |buvo )?(apmoketas|sumoketas) | mokejimas (pavyko|atliktas|sekmingas)',
    thanksForOrder: '(aciu|dekojame) uz (jusu )?(uzsakyma|pirkini)',
    orderNotYetPlaced:
      '(beveik|jau beveik) (baigta|viskas|atlikta) | liko (tik )?vienas( paskutinis)? zingsnis | paskutinis zingsnis | (dar )?(nebaigtas|nepatvirtintas|neapmoketas)( .{0,4})? | (norint|noredami) uzbaigti uzsakyma',
    ownOrders:
      '(mano|jusu) uzsakymai | uzsakym\\w+ (istorija|busena|sekimas) | (sekti|stebeti)( \\S+)? (uzsakym\\w+|siunt\\w+)',
    asksAge:
      '(man|jums|vyresnis|vyresni|daugiau)( .{0,8})? (16|18|20|21)( .{0,8})? | (patvirtinkite|patikrinti) (amziu|savo amziu) | pilnamet\\w+',
    cookieSettings: '^(nustatymai|parinktys|tvarkyti|pritaikyti)( .{0,12})?$ | slapuku nustatymai',
    saveCookieSettings: '^(issaugoti|patvirtinti)( (nustatymus|pasirinkima|pasirinktus))?( ir uzdaryti)?$',
    tooFewInStock:
      'liko( tik)? \\d+ | (ideti|turime) tik \\d+ | tik \\d+ ?(vnt|prek) | (ne daugiau kaip|daugiausia|iki) \\d+ vnt | neturime pakankamai | nepakankam\\w+ (kiek|likut) | tiek neturime | tokio .{0,20}kiekio | pageidaujam\\w+ kiek',
    soldOut: 'isparduot | nera (sandelyje|prekyboje) | neturime | nebepasiekiam | nebeprekiaujam',
    cardDeclined:
      '(kortel\\w+|mokejim\\w+|apmokejim\\w+|operacij\\w+)( .{0,14})? (atmest|nepavyko|nepriimt|nesekming) | nesekmingas (ap)?mokejimas | nepakanka lesu | bankas( .{0,25})? (atmete|nepriem)\\w*',
    noShipping:
      '(nepristatome|nesiunciame) | nera (galim\\w+ |tinkam\\w+ )?(pristatymo|siuntimo) (bud|metod) | pristatymas( .{0,25})? negalim',
    noSuchVariant: '\\bderin(ys neegzistuoja|io nera)',
    unavailable: '^nepasiekiam\\w+$ | ^neprieinam\\w+$',
    variantMissing: '(pasirinkite|pasirinkti|rinktis)( \\S+)? ?(dyd|spalv|variant|savyb|model)',
    addressRejected: 'adresas( .{0,8})? (neteising|nerast|netinkam|negalioj) | neteisingas adresas',
    asksForCorrection:
      '(prasome )?(iveskite|uzpildykite|pasirinkite|patikrinkite|pataisykite|nurodykite|pazymekite) \\S | (privalom|butin)\\w+ lauk | (neteising|netinkam)\\w+ | turite (ivesti|pasirinkti|sutikti)',
    digitsOnly: '\\btik (skaic|skaitm)',
    refusesInput:
      'klaida | klaidos | nepavyko | atsiprasome | deja | neteising\\w+ | netinkam\\w+ | privalom\\w+ | butin\\w+ | negalima | (iveskite|uzpildykite|pasirinkite|patikrinkite) \\S+ | neegzistuoja | (jau )?ne(be)?galioja | pasiektas | neatitinka | turite sutikti | negali buti',
    asksForPatience: 'palaukite | luktelkite | aciu | dekojame | apdorojam\\w+',
    asksForHuman: '(simbol\\w+|raid\\w+|kod\\w+) (is|paveiksl)\\w* | ne robotas',
    newPassword: '\\bnauj(as|a) slaptaz | sukurkite | bent \\d',
    freeAmount: '^nemokamai$ | ^nemokamas$ | ^nemokamas pristatymas$',
    namesNumber: 'numeris | nr | id | kodas',
    underNumber: 'numeriu$',
  },
  stems: {
    addOn: 'draudim | garantij | dovanu pakavim | arbatpinig',
    address: 'adresas',
    addressTitle: 'adreso pavadinimas',
    afterOrder:
      'istorija | sekimas | grazinim\\w+ | uzsakyti (dar karta|is naujo|vel) | pirkti (dar karta|vel) | atsaukti uzsakyma | uzsakymo (informacija|duomenys)',
    anyName: 'vardas',
    anyNumber: 'numeris',
    billingLabel: '(?:saskaitos|moketojo)',
    bridge: 'i | ar | ir',
    cancel: 'atsauk | nutrauk',
    cardSecret: 'kortel | saugos',
    cart: 'krepselis | krepselio',
    checkout: 'apmokejim | atsiskaitym | uzsakym',
    cookieNotice: 'slapuk | privatum',
    deliveryName:
      '(nemokamas |greitas )?pristatymas( .{0,20})? | (kurjeris|pastomatas|omniva|lp express|dpd|venipak)( .{0,10})?',
    lookFor: 'ieskoti | paieska',
    lookForBy: 'pagal',
    month: 'menuo',
    or: 'arba',
    orderDone: 'aciu | dekojame',
    payment: 'mokejim',
    paymentName:
      '(kredito |mokejimo |banko )?kortel(e|es)( .{0,12})? | (bankinis |banko )?pavedimas | grynaisiais( .{0,12})? | elektronine bankininkyste',
    title: 'ponas | ponia | vyras | moteris',
    year: 'metai',
    yes: 'taip',
  },
  productPage: {
    brand: 'gamintojas | prek[eė]s [zž]enklas',
    free: 'nemokama\\p{L}*',
  },
  frequentWords:
    'ir | į | krepšelis | krepšelį | užsakymas | pristatymas | mokėjimo | prekės | arba | jūsų | kaina | adresas | pirkti | iš | būdas',
  neutralHonorifics: ['Kita', 'Nenoriu nurodyti'],
  afterOrderPaths: ['aciu', 'dekojame', 'patvirtinimas'],
};
