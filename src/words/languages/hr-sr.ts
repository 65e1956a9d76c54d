import type { Vocabulary } from '../vocabulary.ts';

/** Croatian and Serbian (with Bosnian and Montenegrin), which share most words of the trade; shops write them in Latin letters. */
export const hrSr: Vocabulary = {
  language: 'hr-sr',
  fields: {
    other: 'predmet | zanimanje | drzavljanstvo',
    honorific: 'titula | oslovljavanje | ^spol$ | ^pol$',
    firstName: 'ime | vase ime',
    middleName: 'srednje ime',
    lastName: 'prezime | презиме',
    fullName: 'ime i prezime | puno ime | primatelj | primalac',
    company: 'tvrtka | (naziv |ime )?(tvrtke|firme|kompanije|poduzeca|preduzeca)',
    email: 'e ?posta | e ?mail adresa | elektronska posta | adresa e ?poste | email adresa',
    emailConfirm: '(potvrdi|potvrdite|ponovi|ponovite) .{0,10}(e ?mail|e ?postu|e ?posta)\\S*( adresu)?',
    phone: 'broj (telefona|mobitela|mobilnog) | mobitel | (kontakt )?telefon | mobilni( telefon)?',
    phoneCountry: 'pozivni broj( (drzave|zemlje))?',
    phoneArea: 'pozivni broj (grada|mesta)',
    phoneExtension: 'lokal | interni broj',
    street: 'adresa | ulica i (kucni )?broj | adresa (dostave|isporuke)',
    street2:
      '(stan|kat|sprat|ulaz|apartman)( .{0,10})? | adresa 2 | dodatak adresi | (dodatn[aoi]|drugi) (adresa|red|linija|podaci)( adrese)?( .{0,6})? | adresa (2|nastavak|red 2)( .{0,4})?',
    houseNumber: 'kucni broj | broj (kuce|zgrade)',
    postalCode: 'postanski broj',
    city: 'grad | mjesto | mesto | naselje',
    province: 'zupanija | regija | okrug | opcina | opstina',
    country: 'drzava | zemlja',
    vatId: 'oib( .{0,10})? | pib | porezni broj | pdv (id|broj) | maticni broj( firme)?',
    personalId: 'jmbg | broj (osobne iskaznice|licne karte|putovnice|pasosa)',
    birthDate: 'datum rodenja',
    birthDay: '^dan$',
    birthMonth: 'mjesec rodenja | mesec rodenja',
    birthYear: 'godina rodenja',
    orderNote:
      '(napomena|napomene|komentar|biljeska|opaska)( .{0,20})? | poruka | (posebne|ostale posebne) upute | (biljeske|napomene)( .{0,25})?',
    coupon: 'promo kod | kupon | kod (za popust|kupona) | promotivni kod',
    giftCard: '(broj )?(poklon (bona|kartice|vaucera)|darovne kartice) | (poklon|darovna) (bon|kartica)',
    quantity: 'kolicina | broj komada | kom',
    login: 'korisnicko ime',
    password: 'lozinka | zaporka | sifra',
    passwordConfirm: '(potvrdi|potvrdite|ponovi|ponovite|potvrda)( novu)? (lozinku|zaporku|lozinke|zaporke|sifru)',
    cardNumber: 'broj (kreditne )?kartice',
    cardHolder: '(ime )?(vlasnik|nositelj|nosilac|imatelj|korisnik)\\S*( kartice)? | ime na kartici',
    cardExpiry: '(datum isteka|vrijedi do|vazi do|rok vazenja|datum vazenja)( .{0,10})?',
    cardExpiryMonth: '^(mjesec|mesec)$ | (mjesec|mesec) isteka',
    cardExpiryYear: '^godina$ | godina isteka',
    cardCvc: '(sigurnosni|kontrolni|zastitni) (kod|broj) | kod kartice',
    search: 'trazi.{0,15} | pretrazi.{0,15} | pretraga | pretrazivanje',
    otp: '(kod za potvrdu|verifikacijski kod|potvrdni kod)',
  },
  ticks: {
    other: 'bez (registracije|racuna|naloga).{0,12} | kao gost.{0,8}',
    newsletter:
      '(newsletter|bilten|novosti|ponude|akcije|popusti).{0,30} | (zelim|pristajem) (primati|primam|da primam|dobivati).{0,30} | (pretplati|prijavi)\\S*.{0,25}',
    terms:
      '.{0,10}(slazem|prihvacam|prihvatam|suglasan|saglasan|procitao|procitala|pristajem).{0,50} | (opci |opsti )?(uvjet|uslov)\\S*( .{0,25})? | (pravila|politika) privatnosti.{0,10}',
    sameAddress:
      '(adresa )?(.{0,20} )?(ista kao|ista|jednaka|identicna)( .{0,25})? | koristi (ovu|istu) adresu.{0,20} | (dostavi|isporuci|posalji) na (ovu|istu) adresu | (koristi|koristite) (istu|ovu|adresu) .{0,30} | (isto|ista|jednaka) (kao|adresa)( .{0,25})? | adres\\w*( .{0,20})? (su iste|je ista|se podudaraju)( .{0,15})?',
    differentAddress:
      '(dostavi|dostava|isporuka|posalji|isporuci|poslati) na (drugu|drugaciju) adresu.{0,6} | (druga|drugacija|razlicita) adresa.{0,12} | adresa( \\S+)? (je )?(drugacija|razlicita).{0,8} | (dostav|isporuc|posalji)\\w* na drug[ua] adresu | (koristi|koristite|posalji na) (drugu|drugaciju|razlicitu) adresu( .{0,25})? | adres\\w*( .{0,30})? (se ne podudaraju|nisu iste|se razlikuju)',
    createAccount:
      '(kreiraj|napravi|otvori|stvori|kreirati|izradi|zelim)( \\S+)? (racun|nalog|korisnicki racun|profil).{0,8} | registriraj me | (izradi|napravi|otvori|kreiraj)(te)? (racun|nalog|profil)',
    saveDetails:
      '(spremi|sacuvaj|zapamti|pohrani)( .{0,40})? | (za )?(sljedec|sledec)\\S+ (put|kupovin\\S+|kupnj\\S+|narudzb\\S+).{0,6} | ostani prijavljen.{0,4} | (zadan|podrazumevan)\\S+( .{0,8})? | sjeti me se | zapamti me',
    extra:
      '(poklon |ukrasno )?(pakiranje|pakovanje|zamatanje|umotavanje).{0,15} | osiguranj\\S+.{0,12} | (produljeno |dodatno |produzena |dodatna )?(jamstvo|garancija).{0,12} | (donacij|doniraj)\\S*.{0,12} | zastita.{0,12} | napojnica.{0,4} | pretplata.{0,8}',
  },
  actions: {
    addToCart:
      '(dodaj|dodajte|stavi|ubaci)( proizvod)? (u|na)( moju)? (kosaricu|korpu|kosarica|narudzbu)( .{0,8})? | u (kosaricu|korpu) | ^dodaj$ | (rezerviraj|rezervisi|prednarudzba)',
    buyNow:
      '(kupi|naruci|kupite)( (odmah|sada|sad|brzo))+ | brza (kupnja|kupovina|narudzba) | ^kupi$ | ^(naruci|poruci)$',
    viewCart:
      '(pogledaj|pogledajte|pregled|vidi|prikazi|idi u|otvori|pregledaj|nazad u|natrag u)( moju| svoju)? (kosaric(u|e)|korp(u|e))( .{0,8})? | ^(moja |vasa )?(kosarica|korpa)( \\d+)?$',
    goToCheckout:
      '(idi|nastavi|predi|kreni|nastavite|idite|prijedi)( na)? (blagajnu|placanje|kasu|narudzbu|kupnju|kupovinu|naplatu)( .{0,8})? | (na )?(blagajnu|blagajna|kasu|kasa) | (dovrsi|zavrsi|zavrsetak) (kupnje|kupnju|kupovine|kupovinu|narudzbe|narudzbu) | placanje',
    guest:
      '(nastavi|kupi|naruci|kupnja|kupovina|nastavite|placanje)?( kupnju| kupovinu)? ?kao gost( .{0,8})? | ^gost$ | (.{0,16} )?bez (registracije|prijave|racuna|naloga|otvaranja racuna)( .{0,8})? | (novi kupac|nov kupac|novi korisnik)( .{0,4})? | (naruci|nastavi|kupi|kupovina|kupnja|placanje)?( .{0,12})? ?kao gost( .{0,6})? | (bez|ne otvaraj|ne kreiraj|nemoj kreirati) (registracije|racuna|naloga|racun|nalog)( .{0,12})?',
    continue:
      '(nastavi|nastavite|dalje|naprijed|napred)(?! (kupnju|kupovinu|s kupnjom|sa kupovinom|kupovati))( .{0,22})? | (sljedec|sledec)(i|a|e)?( korak)?( .{0,8})? | (spremi|sacuvaj)( i (nastavi|nastavite))?( .{0,6})? | ^(potvrdi|posalji|azuriraj|odaberi|izaberi|u redu)$ | (dostavi|isporuci|posalji|koristi)( na)? ovu adresu | na (dostavu|isporuku|nacin .{0,15}|pregled|sljedeci korak|sledeci korak)( .{0,6})? | potvrdi (adresu|podatke)',
    applyCoupon:
      '(primijeni|primeni|iskoristi|koristi|aktiviraj)( (kod|kupon|popust|promo kod|vaucer))?( .{0,6})? | (primjeni|primijeni|primeni|upotrebi)(te)? kupon',
    openCoupon:
      '(imate|imas|imam)( li)?( \\S+)? (kod|kupon|vaucer|promo kod)( .{0,20})? | (unesi|unesite|dodaj|upisi|iskoristi) (kod|kupon|vaucer|promo kod)( .{0,10})? | ^(promo kod|kupon|kod za popust)$',
    placeOrder:
      '(potvrdi|posalji|zavrsi|dovrsi|izvrsi|napravi|podnesi|zakljuci|potvrdite)( i plati)?( svoju)? (narudzbu|narudzbinu|kupnju|kupovinu|placanje|porudzbinu|rezervaciju|porudzbu)( .{0,12})? | (plati|platite)( (odmah|sada|karticom|\\S*\\d.{0,12}))*( .{0,8})? | ^(naruci|kupi|poruci|narucite)$ | (naruci|kupi|poruci|narucite)( (sada|odmah|uz obvezu placanja|uz obavezu placanja|s obvezom placanja))( .{0,6})? | (potvrdi|prihvati) i (plati|naruci|kupi)( .{0,6})? | (posalji|potvrdi) porudzbinu | uplati odmah | (dovrsi|zavrsi|potvrdi|posalji|izvrsi|kompletiraj)(te)? (placanje|narudzbu|kupnju|kupovinu|porudzbinu) | (kupi|plati|naruci)(te)? (sada|odmah) | ^(gotovo|zavrsi|zavrsite|dovrsi)$',
    dismiss:
      'zatvori( .{0,10})? | ne( hvala)( .{0,20})? | ^ne$ | ne sada | kasnije | odustani | otkazi | preskoci | razumijem | razumem | sakrij | ne zanima me',
    rejectCookies:
      '(odbij|odbaci|odbijam)( (sve|sva))?( .{0,12})? | (samo|iskljucivo)( \\S+)? ?(nuzn|neophodn|obavezn|potrebn)\\S*( .{0,10})? | nastavi bez (prihvacanja|prihvatanja|pristanka) | ne (slazem se|prihvacam|prihvatam)',
    acceptCookies:
      '(prihvati|prihvacam|prihvatam|dopusti|dozvoli|slazem se|slozi)( (sve|sva|kolacic\\S*))*( .{0,12})? | u redu | razumijem | razumem',
    removeItem: '(ukloni|izbrisi|obrisi|makni|izbaci)( .{0,20})? | isprazni (kosaricu|korpu)',
    signIn:
      'prijava | prijavi( se|te se)?( .{0,12})? | (vec )?(imate|imam|imas) (racun|nalog|korisnicki racun)( .{0,4})? | (postojeci|registrirani|registrovani) (kupac|korisnik)( .{0,4})? | moj (racun|nalog|profil) | (zaboravili|zaboravljena|zaboravili ste)( .{0,12})? | ^(racun|nalog)$ | kliknite ovdje kako .{0,12}prijavili | (izgubili|zaboravili) ste lozinku | (stari|postojeci) kupac | kupac s(a)? racunom | (vec sam|ja sam vec) (kupac|korisnik|clan) | (vec )?(imate|imam) (racun|nalog)( .{0,6})?',
    register:
      'registracija | registriraj( se)? | registrujte se | registruj se | otvori (racun|nalog) | kreiraj (racun|nalog) | (izradi|napravi|otvori|kreiraj)(te)? (racun|nalog|profil)',
    expressWallet:
      '(plati|kupi|placanje) (s|sa|putem|preko)? ?(pay ?pal|apple ?pay|google ?pay|keks ?pay|ips)( .{0,6})? | (brzo|ekspresno) placanje',
    edit: '(uredi|promijeni|promeni|izmijeni|izmeni)( .{0,20})? | (natrag|nazad|povratak|vrati se)( .{0,20})? | (promijeni|promeni|uredi|izmijeni|izmeni)(te)? (adresu|nacin|metodu|dostavu|placanje)( .{0,25})? | (natrag|nazad)( .{0,12})?',
    increaseQuantity: '(povecaj|dodaj (1|jedan))( kolicinu)?( .{0,6})? | plus | vise',
    decreaseQuantity: '(smanji)( kolicinu)?( .{0,6})? | minus | manje',
    updateCart:
      '(azuriraj|osvjezi|osvezi|preracunaj)( (kosaricu|korpu|kolicinu))?( .{0,6})? | azuriraj(te)? (racune|korpu|kosaricu|ukupn\\w+|sveukupn\\w+)( .{0,10})?',
    openSection:
      '(prikazi|pogledaj|sakrij|prosiri)( (detalje|vise|sve|opcije|sazetak))( .{0,8})? | (detalji|vise (informacija|detalja|opcija))',
    continueShopping:
      '(nastavi|nastavite|natrag|nazad|povratak)( na| u| s| sa)? ?(kupnju|kupovinu|kupnjom|kupovinom|trgovinu|prodavnicu|kupovati|ducan)( .{0,4})? | vrati(te)? se u (trgovinu|prodavnicu)',
    declineOffer:
      'ne( hvala)( .{0,25})? | (nastavi|plati) bez( .{0,20})? | bez (osiguranja|garancije|jamstva|zastite)( .{0,6})? | odbij( .{0,12})? | ne (zelim|treba mi|trebam)( .{0,12})?',
    acceptOffer: '^da( .{0,20})?$ | dodaj (osiguranje|garanciju|jamstvo|zastitu)( .{0,8})? | prihvati ponudu',
    enterManually:
      '(unesi|unesite|upisi)( adresu)? rucno | (dodaj|unesi) (novu )?adresu( .{0,6})? | nova adresa | adresa nije pronadena | koristi (unesenu|unetu) adresu',
    search: '^trazi$ | ^pretrazi$ | ^pretraga$',
  },
  pages: {
    cart: '(moja |vasa )?(kosarica|korpa)( za kupnju| za kupovinu)?',
    emptyCart:
      '(vasa |moja |tvoja )?(kosarica|korpa)( za kupnju)? (je|trenutno je|je trenutno) prazna( .{0,6})? | (nema|nemate) (proizvoda|artikala) u (kosarici|korpi)( .{0,6})? | prazna (kosarica|korpa) | vasa (je )?(kosarica|korpa) (je )?(trenutno )?prazna',
    signInChoice:
      'kao gost | (vec )?imate (racun|nalog) | (novi|postojeci) kupac | prijava ili.{0,10} | bez registracije',
    address:
      '(adresa|podaci|informacije) (za |o )?(dostav\\S+|isporuk\\S+|placanj\\S+|racun\\S*|kupc\\S+|kontakt\\S*|primatelj\\S*|naplat\\S+)( .{0,6})? | (osobni|licni|vasi) podaci | adresa | (detalji|podaci) (za )?naplat[eu] | kontakt informacije | (kontakt|podaci|informacije)( za| o)? (podaci|informacije|dostavi|dostavu|isporuku|isporuci|naplatu|racun)( .{0,6})?',
    shipping: '(nacin|metod|opcij|oblik|vrst)\\S*( \\S+)? (dostave|isporuke)( .{0,6})? | ^(dostava|isporuka)$',
    payment: '(nacin|metod|opcij|podaci)\\S*( o)? (placanja|placanju)( .{0,6})? | ^placanje$ | podaci o kartici',
    review:
      '(pregled|provjera|provera|pregledajte|provjerite|proverite)( vase| vasu)? (narudzb\\S+|porudzbin\\S+)( .{0,6})? | (sazetak|rekapitulacija)( narudzbe| porudzbine)? | (zadnji|posljednji|poslednji) korak | (sazetak|pregled|rezime|rekapitulacija)( vase| narudzbe| kosarice| korpe| porudzbine)*( .{0,8})? | (provjerite|proverite|pregledajte)( i potvrdite)?( svoju| vasu)? (narudzbu|porudzbinu)',
    confirmation:
      '(puno |velika )?(hvala|zahvaljujemo)( (vam|ti))?( (na|za) (vasoj |vasu |tvojoj )?(narudzb\\S+|kupnj\\S+|kupovin\\S+|porudzbin\\S+))?( .{0,10})? | (vasa )?(narudzba|porudzbina|kupnja|kupovina|narudzbina)( (br|broj)? ?\\S*\\d\\S*)? (je|je uspjesno|je uspesno) ?(zaprimljena|primljena|potvrdena|poslana|poslata|zavrsena|izvrsena|uspjesna|uspesna|zaprimljeno|dovrsena)( .{0,12})? | (zaprimili|primili) smo (vasu )?(narudzbu|porudzbinu)( .{0,6})? | potvrda (narudzbe|porudzbine) | placanje (je )?uspjesno( .{0,4})? | narudzba (je )?(primljena|zaprimljena)',
    error:
      '(dogodila|doslo|pojavila)( se| je)?( \\S+)? (greska|pogreska|problem)( .{0,12})? | doslo je do (greske|pogreske|problema)( .{0,8})? | (greska|pogreska)( .{0,15})? | (pokusajte|probajte)( ponovno| ponovo| kasnije)( .{0,8})? | (zao nam je|ispricavamo se|izvinjavamo se)( .{0,8})? | privremeno nedostupn\\S+',
    notFound:
      '(stranica|proizvod|artikl|artikal)( .{0,12})? (nije (pronaden\\S*|dostupn\\S*)|ne postoji)( .{0,6})? | nije pronaden\\S* | ne postoji | nema rezultata',
    soldOut:
      'rasprodan\\S*( .{0,6})? | (nije|nema)( vise| trenutno)? (na (zalihi|zalihama|stanju|lageru|skladistu)|dostup\\S+|raspoloziv\\S*)( .{0,6})? | (obavijesti|obavesti|javi)\\S*( me| mi)( .{0,15})? | nedostupn\\S+( .{0,4})? | van zaliha | rasprodato',
    captcha:
      '(ja )?nisam robot | (potvrdite|dokazite)( da)?( .{0,4})? (covjek|covek|niste robot)( .{0,4})? | (unesite|upisite) (znakove|kod) sa slike',
    botWall:
      'pristup (je )?(odbijen|zabranjen|blokiran|ogranicen)( .{0,4})? | neuobicajen\\S* (aktivnost|promet) | provjera preglednika',
    challenge3ds:
      '(potvrdite|potvrda|autorizirajte|autorizujte) (placanj\\S+|transakcij\\S+|kupnj\\S+|kupovin\\S+)( .{0,8})? | (vasa )?banka( .{0,15})? (kod|potvrd\\S+)( .{0,4})? | jednokratn\\S+ (kod|lozink\\S+)( .{0,4})?',
    listing:
      '(sortiraj|poredaj|sortiranje)( po| prema)?( .{0,6})? | (filtriraj|filteri|filtar|filter)( .{0,6})? | \\d+ (proizvod\\S*|artik\\S+|rezultat\\S*) | svi proizvodi | kategorije',
    product:
      '(opis|detalji|informacije|specifikacij\\S+|sifra)( o)?( proizvod\\S*)?( .{0,4})? | (recenzije|ocjene|ocene|komentari|utisci)( .{0,6})? | (slicni|povezani|srodni) proizvodi | tablica velicina | (odaberi|izaberi|odaberite|izaberite) (velicinu|boju)( .{0,4})? | (dodaj (u|na) )?(listu zelja|omiljene|favorite)',
  },
  totals: {
    subtotal:
      '(meduzbroj|medusuma|meduzbir|podzbroj|iznos (proizvoda|bez (dostave|pdv a|pdva|isporuke))|ukupno (proizvodi|artikli|bez pdv a|bez pdva)|vrijednost (kosarice|proizvoda)|vrednost (korpe|proizvoda)|osnovica|cijena proizvoda|cena proizvoda|podsuma)( .{0,12})? | \\d+ (proizvod\\S*|artik\\S+|kom) | (proizvodi|artikli)( .{0,6})? | ukupno proizvoda | (ukupno|iznos|vrijednost|vrednost)( za)? (artikal\\w*|artikl\\w*|proizvod\\w*|stavk\\w*|robe)',
    shipping:
      '(trosk(ovi|ak)|cijena|cena|usluga)?( )?(dostav(a|e)|isporuk(a|e)|postarin(a|e)|slanj(a|e)|posiljka)( .{0,40})? | (ukupno|cijena|cena|trosak|troskovi|iznos)( za)? (dostav\\w+|isporuk\\w+)( .{0,12})?',
    tax: '(ukljucen\\S* |od toga |u tome |sadrzi )*(pdv|porez(i|a)?)( \\d.{0,6})?( .{0,15})?',
    discount:
      '(popust(i)?|kupon|akcija|usteda|ustedeli ste|ustedjeli ste|promo kod|rabat|vaucer)( .{0,30})? | (popust(i)?|promocij[ae]|akcij[ae]|snizenje)( .{0,25})? | (iznos|ukupan) popust\\w*( .{0,8})?',
    fee: '(naknada|provizija|nadoplata|doplata|trosak)( (za|obrade|usluge|pouzeca|manipulacije))?( .{0,20})? | (poklon )?(pakiranje|pakovanje|zamatanje)( .{0,8})? | (osiguranje|garancija|jamstvo|donacija|napojnica|kaucija|zastita|pouzece)( .{0,12})? | (troskovi|trosak|naknada)( za)? placanj\\w+( .{0,8})?',
    giftCard: '(poklon|darovn)\\S* (bon|kartic\\S+|vaucer)( .{0,10})?',
    total:
      '(sveukupno|ukupno|ukupan iznos|ukupna cijena|ukupna cena|za platiti|za placanje|ukupno za (platiti|placanje|uplatu)|iznos (za placanje|narudzbe|racuna)|zbroj|konacn\\S+ (cijena|cena|iznos)|total|za uplatu)( (s pdv om|sa pdv om|s pdvom|sa pdvom|ukljucen\\S* .{0,8}|s dostavom))?( .{0,12})? | (procijenjen\\w* )?ukupn[ia] iznos',
  },
  sections: {
    shipping: '((adresa|podaci|nacin) (za )?)?(dostav\\S+|isporuk\\S+|primatelj\\S*|primaoc\\S*)( .{0,20})?',
    billing: '((adresa|podaci) (za )?)?(racun\\S*|naplat\\S+|fakturiranj\\S+)( .{0,20})?',
    payment: '((nacin|podaci) (o )?)?(placanj\\S+|kartic\\S+)( .{0,20})?',
    login: '(prijava|prijavi se|imate racun|imate nalog)( .{0,12})?',
    register: '(registracija|otvori (racun|nalog)|novi kupac)( .{0,12})?',
    newsletter: '(newsletter|pretplat\\S+|prijavi(te)? se na)( .{0,20})?',
    shippingMethod: '(nacin|metod|opcij)\\S*( \\S+)? (dostave|isporuke)( .{0,8})? | dostava | isporuka',
    contact: '(kontakt|osobni|licni|vasi) podaci | podaci o kupcu | kontakt',
  },
  words: {
    pickup:
      '(osobno |licno )?preuzimanj\\S+( .{0,20})? | (preuzmi|pokupi)\\S*( .{0,6})? u (trgovini|poslovnici|prodavnici|radnji|ducanu)( .{0,6})? | paketomat\\S*( .{0,8})? | mjesto preuzimanja',
    free: 'besplatn(o|a|i) | gratis | bez naknade',
    day: '(radn\\S+ )?dan(a|i)?',
    week: 'tjed(an|na|ana) | nedelj(a|e) | sedmic(a|e)',
    hour: 'sat(a|i)? | cas(a|ova)?',
    today: 'danas | isti dan',
    tomorrow: 'sutra | (sljedeci|sledeci|iduci|naredni) (radni )?dan',
    orderNumber:
      '(broj|br|sifra)( vase)? (narudzbe|narudzbine|porudzbine|racuna|potvrde|rezervacije) | (narudzba|porudzbina)( (broj|br))?',
    outOfStock:
      'rasprodan\\S* | (nije|nema)( vise)? (na (zalihi|zalihama|stanju|lageru|skladistu)|dostup\\S+|raspoloziv\\S*) | nedovoljn\\S+ (kolicin\\S+|zalih\\S+)( .{0,4})? | nedostupn\\S+',
    inStock:
      '(na (zalihi|stanju|lageru|skladistu)|dostupno|raspolozivo|dostupan|dostupna)( .{0,8})? | (jos |samo |zadnj\\S+ )+\\d+( .{0,8})?',
    quantity: 'kolicina | kom(ada|ad)? | broj komada',
    variant:
      'velicina | boja | model | materijal | varijanta | okus | ukus | duzina | duljina | sirina | tezina | vrsta | opcija | stil | miris | tip | izdanje',
    taxIncluded:
      '(s|sa|ukljucen\\S*|ukljucuje|sadrzi)( \\d+ ?%?)? (pdv\\S*|porez\\S*)( om)? | (pdv|porez) (je )?(ukljucen|uracunat)\\S* | porezi su ukljuceni | uklj(ucen\\w*|ucujuci)? .{0,6}porez\\w*',
    chooseFirst: '(molimo )?(odaberi|odaberite|izaberi|izaberite)( .{0,20})?',
    leaveEmpty: '(ostavi|ostavite)( .{0,12})? prazno | ne (ispunjavajte|popunjavajte)( .{0,6})?',
    required:
      '(polje )?(je )?obavezn\\S+( .{0,8})? | (molimo )?(unesite|upisite|ispunite|popunite|odaberite|izaberite)( .{0,25})? | (neispravn|nevazec|pogresn|netocn|netacn)\\S+( .{0,6})? | (je )?(ne)?ispravan | nije (dobra|ispravan|validna|validan)( .{0,20})? | (je )?obavez(an|na|no)',
    declined:
      '(kartica|placanje|transakcija)( .{0,10})? (odbijen\\S*|nije (uspjel\\S*|uspel\\S*|prihvacen\\S*|odobren\\S*)|neuspjesn\\S+|neuspesn\\S+)( .{0,6})? | (neuspjesno|neuspesno) placanje | nedovoljno sredstava',
    forgot: 'zaboravljena.{0,15} | zaboravili.{0,15}',
    knownCustomer:
      'dobro ?dosli natrag( .{0,4})? | (postojeci|registrirani|registrovani) (kupac|korisnik|kupci)( .{0,4})?',
  },
  phrases: {
    cart: 'kosaric(a|u|e|i) | korp(a|u|e|i)',
    cartPath: 'kosarica | korpa',
    addedToCart: 'dodan(o|a|i)? | dodat(o|a|i)? | (dodano|dodato) u (kosaricu|korpu)',
    namesCoupon: 'kupon | promo kod | kod za popust | vaucer',
    showSummary:
      '^(prikazi|pogledaj) (narudzbu|kosaricu|korpu|porudzbinu|detalje|sazetak)( .{0,8})? | ^sazetak narudzbe',
    confirmsRemoval: '^da | ^potvrdi | ^ukloni | ^obrisi | ^izbrisi',
    colourAxis: '\\bboja',
    sizeAxis: 'velicina | duzina | duljina',
    isChosen: '^odabran[oa]?$ | ^izabran[oa]?$',
    fitAxis: '\\bkroj | \\bstil\\b',
    deliveredToday: 'danas | isti dan',
    deliveredTomorrow: 'sutra | 24 ?(sata|h\\b|casa) | sljedeci dan | sledeci dan',
    deliveredInTwoDays: '48 ?(sati|h\\b|sata|casova) | 2 dana | dva dana',
    express: 'ekspres | brza dostava | hitn',
    priority: 'prioritet | kurir',
    sendingFee: '(troskovi |trosak )?(dostav\\S+|isporuk\\S+|postarin\\S+|pakiranj\\S+|pakovanj\\S+)',
    card: '(kreditn\\S+ |debitn\\S+ |platn\\S+ |bankovn\\S+ )?kartic(a|om|e|ama|u)',
    tellsWhenBack: '(obavijesti|obavesti)( me)?( .{0,15})? (dostupn\\w+|na stanju)',
    keepsForLater:
      'list[ua] zelja | (sacuvaj|spremi)( .{0,8})? za kasnije | omiljen\\w+ | usporedi\\w* | uporedi\\w* | (dodaj|napisi) (recenziju|komentar|ocjenu|ocenu)',
    paidOnline: '(placanje )?online | onlajn',
    notCard: 'poklon\\S* | darovn\\S+ | loyalty',
    offlinePayment:
      'pouzece\\S* | pouzecem | (opca |opsta |virmansk\\S+ )?uplatnic\\S+ | virman\\S* | gotovin\\S+ | bankovn\\S+ (prijenos|transfer|uplata) | uplata na racun | po (ponudi|predracunu) | predracun | prilikom preuzimanja | cek(om)? | direktna bankovna',
    aboutMoney: 'plat(i|iti|ite) | placanj\\S+ | kup(i|iti|ite) | naruc\\S+ | kupnj\\S+ | kupovin\\S+ | pretplat\\S+',
    refusal: '^ne | ^bez | ^nista | ^preskoci | ^odbij | ne hvala | ne sada | ne zelim',
    plainNo: '^ne$ | ^ne hvala$ | ^ne sada$',
    onlyOnce: 'jednokratn\\S+ | jednom | samo ovaj put',
    extraOffer:
      'osiguranj\\S+ | (prioritetn|hitn|ubrzan)\\S+ obrad\\S+ | garancij\\S+ | jamstv\\S+ | donacij\\S+ | napojnic\\S+ | poklon (pakiranj\\S+|pakovanj\\S+) | pretplat\\S+ | mjesecn\\S+ | mesecn\\S+ | automatsk\\S+ obnov\\S+ | clanstv\\S+ | zastit\\S+',
    news: 'ponud(e|ama) | novosti | akcije | newsletter | promocij\\S+',
    addsToOrder: '^da | ^dodaj | ^prikljuci',
    partOfOrder: 'adres\\S+ | gost | napomen\\S+',
    recurring:
      '(svaki|svakog|svake|svakih) (mjesec\\S*|mesec\\S*|tjed\\S+|nedelj\\S+|\\d+ (dana|tjed\\S+|mjesec\\S*|mesec\\S*|nedelj\\S+)) | (mjesecn|mesecn)\\S+ (dostav\\S+|isporuk\\S+|placanj\\S+) | automatsk\\S+ obnov\\S+',
    usualFee: 'naknad\\S+ | provizij\\S+ | pouzec\\S+ | kaucij\\S+ | doplat\\S+ | troskovi (obrade|rukovanja)',
    feeName: 'naknada$ | provizija$ | doplata$ | ^naknada',
    remarkOnPrice:
      '^od toga | ^ukljucuje | ^od | ^umjesto | ^umesto | ^samo | ^jos | ^stara (cijena|cena) | usted\\S+ | bodov\\S* | rata | mjesecno | mesecno | po komadu | do besplatne',
    honorific: '^gospodin$ | ^gospoda$ | ^g$ | ^gda$ | ^muski$ | ^zenski$ | ^musko$ | ^zensko$',
    optional: 'neobavezn\\S+ | opcionalno | opcionaln\\S+ | po zelji',
    noAccount: '(bez|ne)( .{0,12})? (registracij\\S+|racun\\S*|nalog\\S*) | kao gost',
    review: 'pregled | provjer\\S+ | prover\\S+ | sazetak',
    reviews: '(pregled|provjerite|proverite)( vasu| vase)? (narudzb\\S+|porudzbin\\S+)',
    confirmsOrder: '(potvrdi|posalji|zavrsi) (narudzbu|porudzbinu|narudzbinu)',
    confirmationStep: '^(\\d )?potvrda$',
    finishedStep: '^(\\d )?(gotovo|kraj|zavrseno)$',
    numberedStep: 'korak \\d',
    orderPaid: 'narudzb(a|ina) je (uspjesno |uspesno )?placena | placanje je (uspjesno|uspesno)( izvrseno)?',
    thanksForOrder:
      'hvala( vam)? (na|za) (vasoj |vasu )?(narudzb\\w*|porudzbin\\w*|kupovin\\w*|kupnj\\w*) | хвала( вам)? (на|за) (вашој )?(поруџбини|куповини|поруџбину|куповину)',
    orderNotYetPlaced:
      '(skoro|gotovo) (gotovo|zavrseno|ste gotovi) | jos (samo )?jedan( zadnji)? korak | (zadnji|posljednji|poslednji) korak | (jos )?nije (zavrsena|potvrdena|dovrsena|placena)( .{0,4})? | (za|da) (dovrsetak|zavrsetak|dovrsite|zavrsite) (narudzb\\S+|porudzbin\\S+)',
    ownOrders:
      '(moje|vase) (narudzb\\S+|porudzbin\\S+) | (povijest|istorija|status|pracenje|prati)( \\S+)? (narudzb\\S+|porudzbin\\S+|posiljk\\S+)',
    asksAge:
      '(imam|imate|stariji od|mladi od|iznad|ispod)( li)?( vise od)? (16|18|21)( .{0,8})? | (potvrdite|potvrda|provjera) (dob|godine|godina|dobi) | punoljet\\S+ | punolet\\S+',
    cookieSettings:
      '^(postavke|podesavanja|opcije|postavi)( .{0,12})?$ | ^(upravljaj|upravljanje|prilagodi|prilagodite)( .{0,12})?$ | (postavke|podesavanja) kolacic\\S+',
    saveCookieSettings: '^(spremi|sacuvaj|potvrdi)( (postavke|izbor|odabir|odabrano|podesavanja))?( i zatvori)?$',
    tooFewInStock:
      '(jos|samo|preostalo|dostupno)( samo)? \\d+ (kom|na (stanju|zalih|lager|skladist)|dostup) | (preostalo|ostalo)( je)?( jos| samo)* \\d+ | nedovoljn\\S+ (kolicin\\S+|zalih\\S+) | (maksimaln\\S+|najvise|maksimum|najvise)( \\S+)? \\d+ | nema dovoljno (na|zalih) | samo \\d+ (kom|na (zalih|stanj|sklad)|dostup|preost) | mozete dodati \\d+ | nemamo dovoljno | toliku kolicinu | ostalo (jos )?\\d+ | (trazena|zeljena|odabrana) kolicina | nedovoljn\\w+ (zalih|kolicin) | preostalo (je )?(samo )?\\d+ (kom|proizvod)',
    soldOut:
      'rasprodan | (nije|nisu|nema)( vise| trenutno)? (na (zalih|stanju|lageru|skladistu)|dostup(an|na|no|ni|ne)\\b|raspoloziv) | vise nije (dostup|u prodaji) | van zaliha | nemamo na (skladist|zalih) | rasprodato | nije vise u zalih | nemamo u zalih',
    cardDeclined:
      '(placanje|transakciju) nije (moguce|bilo moguce) (obraditi|provesti|izvrsiti) | (kartica|placanje|transakcija)( .{0,10})? (odbijen|nije (uspjel|uspel|prihvacen|odobren)|neuspjesn|neuspesn) | (neuspjesno|neuspesno) placanje | nedovoljno sredstava | banka( .{0,25})? odbila | (placanje|kartica|transakcija)\\w*.{0,25}(odbijen|neuspjes|neuspes|nije (uspje|uspe|moglo|proslo)) | (greska|pogreska).{0,20}placanj',
    noShipping:
      'ne (dostavljamo|isporucujemo|saljemo|vrsimo dostavu) | nema (dostupnih )?(nacina|opcija|metoda) (dostave|isporuke) | (dostava|isporuka) nije (moguca|dostupna) | (dostava|isporuka)( .{0,30})? nije (moguca|dostupna) | nema (dostupnih |raspolozivih )?(nacina|metoda|opcija) (dostave|isporuke) | ne mozemo (dostaviti|isporuciti)',
    noSuchVariant: '\\bkombinacija ne postoji | комбинација не постоји',
    unavailable: '^(nije |ne)dostup\\S+$ | ^(није |не)доступ\\S+$',
    variantMissing:
      '(odaberi|izaberi|odaberite|izaberite)( \\S+)? ?(velicinu|boju|opciju|varijantu|model|vrstu) | (odaberi|izaberi)(te)? opcij',
    addressRejected: 'adresa( .{0,8})? (nije (ispravn|pronaden|valjan|validn)|neispravn|nepoznat) | neispravna adresa',
    asksForCorrection:
      '(molimo )?(unesite|upisite|ispunite|popunite|odaberite|izaberite|provjerite|proverite|ispravite|prihvatite|oznacite) \\S | (polje je )?obavezn(o|a) polj | je obavezn | (neispravn|nevazec|pogresn)\\S+ | morate (unijeti|uneti|odabrati|izabrati|prihvatiti)',
    digitsOnly: '\\bsamo (brojev|brojk|cifr|znamenk)',
    refusesInput:
      'gresk\\S+ | pogresk\\S+ | nije uspjel\\S* | nije uspel\\S* | zao nam je | nazalost | neispravn\\S+ | obavezn\\S+ | nije moguc\\S+ | (unesite|ispunite|popunite|odaberite|izaberite|provjerite|proverite) \\S+ | ne postoji | istek(ao|la) | nije (ispravan|dobra|validna|validan|primjenljiv|aktivan) | neispravan | dosegnuta | nismo u mogucnosti | nije (pronaden\\w*|moguc\\w*|vazec\\w*|dostup\\w*) | ne (moze|vrijedi|vazi) | nevazec\\w* | netoc\\w* | netac\\w* | nedostaje',
    asksForPatience: 'pricekajte | sacekajte | trenutak | hvala | obrad\\S+',
    asksForHuman: '(znakov\\S+|slova|kod|tekst) (sa|s|na) (slike|slici) | nisam robot',
    newPassword: '\\bnov(a|u) | kreiraj | najmanje',
    freeAmount: '^besplatno$ | ^besplatna$ | ^besplatna (dostava|isporuka)$',
    namesNumber: 'broj | br | sifra',
    underNumber: '\\bpod brojem$',
  },
  stems: {
    addOn: 'osiguranj | garancij | donacij | napojnic',
    address: 'adresa',
    addressTitle: 'naziv adrese',
    afterOrder:
      'povijest | istorija | pracenje | prati | povrat | naruci ponovo | naruci ponovno | kupi ponovo | otkazi narudzbu | detalji narudzbe',
    anyName: 'ime',
    anyNumber: 'broj',
    billingLabel: '(?:adresa )?(?:za )?(?:racun|naplatu)',
    bridge: 'do | ili | i',
    cancel: 'otkazi | odustani | ponisti | prekini',
    cardSecret: 'kartic | sigurnosni',
    cart: 'kosarica | korpa',
    checkout: 'blagajna | narudzb | placanje',
    cookieNotice: 'kolacic | privatnost',
    deliveryName:
      '(besplatna |brza )?(dostava|isporuka)( .{0,20})? | (kurir|posta|paketomat|hrvatska posta|post express|gls|boxnow)( .{0,10})?',
    lookFor: 'trazi | pretraga',
    lookForBy: 'po',
    month: 'mjesec | mesec',
    monthName: 'sijec | velja | ozuj | trav | svib | lip | srp | kolov | ruj | listop | stud | pros',
    or: 'ili',
    orderDone: 'hvala',
    payment: 'placanj',
    paymentName:
      '(kreditna |debitna )?kartica( .{0,12})? | karticom( .{0,12})? | pouzec\\S+( .{0,8})? | opca uplatnica | uplatnica | virman | bankovn\\S+ (transfer|uplata|prijenos) | gotovin\\S+',
    title: 'gospodin | gospoda | muski | zenski',
    year: 'godina',
    yes: 'da',
  },
  productPage: {
    buy: 'dodaj u ko[sš]aricu',
    brand: 'proizvo[dđ]a[cč] | brend',
    itemNumber: '[šs]ifra',
    price: 'cena',
    free: 'besplatno',
  },
  currencyNames: { HRK: 'kuna', RSD: 'dinara | Dinara' },
  frequentWords:
    'i | u | na | za | košarica | košaricu | korpa | korpu | narudžba | dostava | plaćanje | proizvodi | ili | kupnja | cijena | vaša | porudžbina',
  neutralHonorifics: ['Drugo', 'Ostalo'],
  afterOrderPaths: ['hvala', 'potvrda'],
};
