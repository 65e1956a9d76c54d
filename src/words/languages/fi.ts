import type { Vocabulary } from '../vocabulary.ts';

export const fi: Vocabulary = {
  language: 'fi',
  fields: {
    other: `aihe | kansalaisuus | syntymapaikka | ammatti | ovikoodi | (tilaus|varaus|viite|kanta asiakas) ?numero
      | mista kuulit .{0,20}`,
    honorific: 'titteli | sukupuoli | puhuttelu',
    firstName: 'etunimi | etunimesi | kutsumanimi',
    middleName: 'toinen nimi | toinen etunimi',
    lastName: 'sukunimi | sukunimesi',
    fullName: `^nimi$ | koko nimi | etu ja sukunimi | nimesi | yhteyshenkilo | vastaanottaja(n nimi)?
      | etunimi ja sukunimi | asiakkaan nimi`,
    company: 'yritys | yrityksen nimi | yhteiso | organisaatio',
    email: 'sahkoposti(osoite)?(si)? | s posti(osoite)? | meiliosoite | email ?osoite',
    emailConfirm: '(vahvista|toista) sahkoposti(osoite)?(si)? | sahkoposti(osoite)? uudelleen',
    phone: '(matka)?puhelin(numero)?(si)? | kannykka(numero)? | puh | puhelinnro | gsm ?numero',
    phoneCountry: 'maatunnus | maakoodi | suuntanumero maa',
    phoneArea: 'suuntanumero',
    phoneExtension: 'alanumero',
    street:
      '(katu|lahi|toimitus|posti|koti|laskutus)osoite(esi|si)? | osoite(rivi)?( ?1)? | kadun nimi( ja (talon )?numero)? | katu ja (talon )?numero | ^katu$',
    street2:
      'asunto(numero)? | rappu | huoneisto | osoite(rivi)? ?2 | kerros | osoitteen lisatiedot | asunnon numero | c o osoite | (lisa)?osoite(rivi|tiedot)? ?(2|jatkuu|jatko)( .{0,6})? | osoiterivi (1|2) | lisatiedot( 2)? | osoitteen lisatie\\w+',
    houseNumber: 'talon ?(numero|nro) | katunumero | ^nro$',
    postalCode: 'posti ?numero',
    city: 'kaupunki | postitoimipaikka | paikkakunta | kunta | toimipaikka',
    province: 'maakunta | laani | osavaltio',
    country: '^maa$ | maa alue | toimitusmaa | valitse maa',
    vatId: 'alv (numero|tunnus|tunniste) | arvonlisaverotunniste | y tunnus | ly tunnus',
    personalId: 'henkilotunnus | y tunnus | sosiaaliturvatunnus | hetu',
    birthDate: 'syntymaaika | syntymapaiva(maara)?',
    birthDay: 'syntymapaivan paiva',
    birthMonth: 'syntymakuukausi',
    birthYear: 'syntymavuosi',
    orderNote: `viesti(si)?( .{0,20})? | lisatiedot(a)?( .{0,20})? | kommentti( .{0,15})? | kommentit( .{0,15})?
      | tilauksen (lisatiedot|huomautukset|kommentit|viesti) | huomautukset | toimitusohje(et)? | muistiinpanot | (tilauksen )?(erityis)?ohjeet | tilauksen lisatiedot`,
    coupon:
      '(alennus|kampanja|etu|tarjous|kuponki|promo) ?(koodi|kuponki)(si)? | kuponki(koodi)? | etuseteli | kupongin koodi',
    giftCard: 'lahja ?kort(ti|in)( ?(numero|koodi))?(n)? | lahjakorttikoodi | hyvityskoodi',
    quantity: '^maara$ | kappalemaara | lukumaara | tuotteiden maara | ^kpl$',
    login:
      'kayttaja(tunnus|nimi) | tunnus | (sahkoposti(osoite)?|kayttajatunnus) tai .{0,25} | asiakasnumero | jasennumero',
    password: '(luo |valitse )?salasana(si)?',
    passwordConfirm: 'salasana uudelleen | vahvista salasana(si)? | toista salasana(si)? | salasanan vahvistus',
    cardNumber: '(luotto|maksu|pankki)?kort(in|ti) ?numero | (luotto|maksu|pankki)korttinumero',
    cardHolder:
      'kortin ?haltija(n nimi)? | nimi kort(issa|illa)? | kortissa oleva nimi | kortinhaltija | tilinomistaja',
    cardExpiry: `voimassaolo(aika|paiva)?( .{0,12})? | viimeinen voimassaolopaiva | erapaiva | voimassa( asti)? | mm ?/? ?vv
      | vanhenemispaiva | kk ?/? ?vv | umpeutumispaiva`,
    cardExpiryMonth: 'kuukausi | ^kk$ | voimassaolokuukausi',
    cardExpiryYear: 'vuosi | ^vv$ | ^vvvv$ | voimassaolovuosi',
    cardCvc:
      'turva ?koodi | tarkistus(numero|koodi) | kortin (turvakoodi|tarkistusnumero|varmistusnumero) | varmenne(numero|koodi) | kortin koodi',
    search: 'haku | hae.{0,20} | etsi.{0,20} | hakusana | mita etsit',
    otp: 'vahvistuskoodi | kertakayttokoodi | tekstiviestikoodi | varmistuskoodi',
  },
  ticks: {
    other: '(ilman|ei) (asiakas|kayttaja)?(tilia|tunnusta|rekisteroitymista).{0,25} | vieraana.{0,20}',
    newsletter: `uutiskirj\\w+( .{0,30})? | (tarjouksia|uutisia|etuja|markkinointi\\w*).{0,40}(sahkoposti\\w*|tekstiviesti\\w*|vastaanottaa)?
      | (haluan|kylla).{0,30}(vastaanottaa|saada|tilata|liittya) | tilaa uutiskirje( .{0,15})? | pida minut ajan tasalla
      | suoramarkkinointi\\w*`,
    terms: `(toimitus|kaytto|tilaus|myynti|sopimus|osto)?ehdo(t|tot|isiin|t ja .{0,20})( .{0,30})? | (toimitus|kaytto|tilaus|myynti|osto)?ehtoihin( .{0,20})?
      | (hyvaksyn|olen lukenut|vahvistan|vakuutan|suostun|ymmarran)(?!.{0,60}(uutiskirje|markkinoin|tarjou))( .{0,60})? | tietosuoja\\w*( .{0,20})? | rekisteriseloste\\w* | peruu(tu|ttami)soike\\w+
      | hyvaksyn (toimitus|kaytto|tilaus|myynti)?ehdot( .{0,20})?`,
    sameAddress: `(laskutus|toimitus|maksu) ?osoite( .{0,25})? sama( .{0,25})? | sama( .{0,15})?( osoite| kuin .{0,25})( .{0,20})?
      | (kayta|toimita)( .{0,30})? (myos )?(laskutus|toimitus)?osoitte(ena|seen)( .{0,15})? | toimita (tahan|samaan) osoitteeseen | (kayta )?samaa? (osoite|osoitetta|kuin)( .{0,30})? | kayta (laskutus|toimitus)osoitetta( .{0,15})?`,
    differentAddress: `(eri|toinen|toiseen|muu|muuhun|poikkeava) ?(laskutus|toimitus)? ?osoit(e|teeseen|etta)( .{0,20})?
      | (toimita|laheta|toimitus)( .{0,15})? (eri|toiseen|muuhun)( .{0,20})? | (toimitus|laskutus)osoite( .{0,12})? (eri|poikkeaa|muu)( .{0,20})? | (kayta |toimita )?(eri|toista|toiseen|erillista) (osoite|osoitetta|osoitteeseen|toimitusosoitetta|laskutusosoitetta)( .{0,25})? | osoitteet (eivat tasmaa|ovat eri)`,
    createAccount: `(luo|avaa|haluan luoda|perusta)( .{0,8})? (asiakas|kayttaja)?(tili|tunnus|tilin|tunnuksen)( .{0,20})? | rekisteroidy( .{0,15})?
      | rekisteroi minut`,
    saveDetails: `(tallenna|muista)( .{0,50})? | pysy kirjautuneena | pida minut kirjautuneena | seuraavaa (kertaa|ostosta|tilausta|ostokertaa) varten
      | oletus\\w*`,
    extra: `lahja ?(paketointi|paketti|pakkaus|paperi)\\w*( .{0,15})? | paketoi( .{0,15})? | vakuutu(s|ksen)\\w*( .{0,20})?
      | (lisa|jatko|laajennettu )?takuu\\w*( .{0,25})? | (lahjoitus|lahjoita|lahjoitan)\\w*( .{0,20})? | pyorista\\w*( .{0,15})?
      | (turva|suoja)\\w*( .{0,25})? | premium | ilmasto\\w*( .{0,15})? | asennus( .{0,15})? | juomaraha | hiilidioksidi\\w*`,
  },
  actions: {
    addToCart: `(lisaa|laita|siirra)( .{0,15})?(ostos ?(koriin|karryyn|kassiin)|koriin|karryyn|ostoskoriisi|kassiin)( .{0,15})? | (ostos ?)?koriin
      | ^lisaa$ | ^osta$ | ^osta \\d+( kpl)?$ | ennakkotilaa | varaa | lisaa tilaukseen`,
    buyNow: 'osta (nyt|heti|tama|suoraan) | tilaa (nyt|heti) | pikaosto | osta',
    viewCart: `(nayta|katso|avaa|siirry|oma|muokkaa|takaisin)( .{0,8})? ?(ostos ?(kori|korin|koriin|koria|karry|karryyn|kassi)|kori|korin|koriin)(si)?( .{0,15})?
      | ostos ?(kori|korisi|karry|kassi|karryt)( \\d+)? | ^kori(ni)?( \\d+)?$`,
    goToCheckout: `(siirry|jatka|mene|etene|kohti)( .{0,10})?(kassalle|kassaan|maksamaan|maksuun|tilaamaan|tilaukseen|maksusivulle)( .{0,12})?
      | ^kassa(lle|an)?$ | (turvallinen )?kassa(lle)? | (viimeistele|suorita) (tilaus|osto) | maksamaan | tilaamaan | ^tilaa$`,
    guest: `(jatka|osta|tilaa|kirjaudu|siirry)?( .{0,12})?(vieraana|vierailijana|vieraskayttajana)( .{0,20})?
      | (jatka|osta|tilaa|siirry)?( .{0,12})?ilman (rekisteroitymista|kirjautumista|tilia|tunnusta|kayttajatilia|asiakastilia)( .{0,20})?
      | (jatka|osta|tilaa)( .{0,8})? (rekisteroitymatta|kirjautumatta)( .{0,12})? | vieras | uusi asiakas | olen uusi asiakas | (tilaa|jatka|osta|maksa|kassalle)( .{0,10})? vieraana | (ala luo|ilman) (tilia|asiakastilia|tilin luontia|rekisteroitymista)( .{0,12})?`,
    continue: `jatka( .{0,30})? | seuraava( vaihe)?(an)?( .{0,20})? | eteenpain | (tallenna|kayta)( .{0,25})?
      | vahvista( .{0,20})? | (toimita|laheta) (tahan|tanne)( osoitteeseen)? | (kayta|valitse) (tata|tama) osoite(tta)?
      | (toimitukseen|maksuun|maksutapaan|yhteenvetoon|toimitustapaan|maksamiseen)( .{0,12})? | laheta | paivita  | hyvaksy( .{0,15})?
      | valitse (toimitus|maksu)\\w*`,
    applyCoupon:
      '(kayta|lisaa|aktivoi|lunasta|hyodynna|syota)( .{0,5})?(alennus\\w*| ?koodi\\w*| ?kuponki\\w*| ?lahjakort\\w*| ?etu\\w*)? | lunasta( .{0,15})? | ok',
    openCoupon: `(onko sinulla|minulla on|lisaa|syota|kayta|klikkaa tasta)( .{0,15})?(alennus|kampanja|etu|kuponki|lahjakort|promo|koodi)\\w*.{0,40}
      | (alennus|kampanja|etu|kuponki|promo)(koodi|kuponki)?`,
    placeOrder: `(laheta|vahvista|viimeistele|tee|suorita|hyvaksy|jata)( .{0,8})? ?(tilaus|tilauksen|tilaukseni|tilauksesi|osto|oston|maksu|maksun|ostos)( .{0,20})?
      | (tilaa|maksa|osta)( nyt| ja maksa| heti| tuotteet)? | tilaa ja maksa | maksa( .{0,20})? | vahvista ja maksa | siirry maksamaan
      | maksullinen tilaus | tilaa maksullisesti | sitova tilaus | hyvaksy ja maksa | (viimeistele|suorita|laheta|vahvista|tee) (tilaus|maksu|osto|tilauksesi) | (osta|maksa) (nyt|heti) | ^viimeistele$ | ^(valmis)$`,
    dismiss: `sulje( .{0,20})? | ei( kiitos)( .{0,40})? | ^ei$ | ei nyt | myohemmin | peruuta | ohita | ymmarran | selva
      | ehka myohemmin | piilota`,
    rejectCookies: `(hylkaa|kiella|torju|kieltaydy|esta kaikki)( .{0,25})?
      | (vain|hyvaksy vain|salli vain)( .{0,10})?(valttamattomat|pakolliset|tarpeelliset|toiminnalliset)( .{0,20})?
      | valttamattomat( evasteet)?( .{0,12})? | jatka hyvaksymatta | jatka ilman (hyvaksyntaa|suostumusta)`,
    acceptCookies: '(hyvaksy|salli)( .{0,25})? | hyvaksyn( .{0,15})? | ymmarran | selva',
    removeItem: '(poista|havita)( .{0,40})? | tyhjenna( .{0,5})?(ostos)?(kori|karry)\\w*',
    signIn: `(kirjaudu|sisaankirjautuminen|kirjautuminen)( .{0,25})? | oma tili | omat sivut | (onko sinulla|minulla on) jo (tili|tunnus).{0,10}
      | (vanha|nykyinen|rekisteroitynyt) asiakas.{0,10} | (unohtuiko|unohditko|unohdin)( .{0,4})?salasana\\w* | tili | salasana (unohtunut|unohtui) | palaava asiakas | (olen jo|jo) asiakas | onko sinulla jo tili`,
    register:
      '(luo|avaa)( .{0,8})? ?(asiakas|kayttaja)?(tili|tunnus).{0,15} | rekisteroidy( .{0,12})? | liity( .{0,15})? | uusi tili | tilaa uutiskirje',
    expressWallet: `(maksa|osta) (pay ?pal|apple|google|amazon|klarna|mobile ?pay|g ?pay|shop)\\w*( ?pay\\w*)?( .{0,15})?
      | mobile ?pay | pikakassa | pikamaksu`,
    edit: '(muokkaa|muuta|vaihda|korjaa)( .{0,25})? | takaisin( .{0,25})? | edellinen( .{0,12})? | palaa( .{0,20})? | (muuta|vaihda|muokkaa) (osoitetta|maksutapaa|toimitustapaa|toimitusosoitetta|laskutusosoitetta|osoite|maksutapa|toimitustapa)( .{0,10})? | takaisin( .{0,12})?',
    increaseQuantity: '(lisaa|kasvata|suurenna) (maaraa|kappalemaaraa)( .{0,15})? | enemman | plus',
    decreaseQuantity: '(vahenna|pienenna)( .{0,30})? | vahemman | miinus',
    updateCart: '(paivita|laske uudelleen)( .{0,25})?',
    openSection: `(nayta|katso|piilota|avaa)( .{0,12})?(tiedot|yhteenveto|yksityiskohdat|vaihtoehdot|lisaa|kaikki|tilauksen tiedot)( .{0,20})?
      | lisatiedot | yksityiskohdat`,
    continueShopping: `jatka (ostoksia|ostamista|shoppailua|ostosten tekoa|selailua)( .{0,10})? | (takaisin|palaa|siirry) (kauppaan|verkkokauppaan|ostoksille|ostoksiin)
      | (jatka|mene) ostoksille | jatka ostosten ?tekoa`,
    declineOffer: `ei kiitos( .{0,50})? | ^ei$ | ei (tarvita|halua|lisavakuutusta)( .{0,30})? | (jatka|maksa) ilman (vakuutusta|takuuta|turvaa|suojaa)( .{0,20})?
      | (hylkaa|kieltaydy)( .{0,20})? | en (halua|tarvitse)( .{0,40})?`,
    acceptOffer:
      'kylla( kiitos)?( .{0,50})? | lisaa( .{0,12})?(vakuutus|takuu|turva|suoja)\\w*( .{0,15})? | hyvaksy tarjous',
    enterManually: `(syota|kirjoita|tayta|lisaa)( .{0,20})? (manuaalisesti|kasin|itse)( .{0,12})? | osoitetta ei loydy | en loyda osoitettani
      | kayta (syotettya|antamaani|omaa) osoitetta | (lisaa )?uusi osoite( .{0,12})?`,
    search: '^hae$ | ^haku$ | etsi',
  },
  pages: {
    cart: '(oma )?ostos ?(kori|korisi|korissa|karry|karryt|kassi) | korin sisalto',
    emptyCart: `(ostos ?)?(kori|korisi|karry|karrysi|kassisi)( on)?( tallä hetkella| viela)? tyhja | (ei tuotteita|ei ole tuotteita|ei yhtaan tuotetta)( .{0,20})?
      | tyhja (ostos)?kori | ostoskorissa ei ole( .{0,20})? | (ostos)?korissasi ei ole( .{0,20})?`,
    signInChoice: `vieraana | (vanha|nykyinen|rekisteroitynyt) asiakas | uusi asiakas | kirjaudu (tai|sisaan tai) | ilman (rekisteroitymista|kirjautumista)
      | onko sinulla jo (tili|tunnus)`,
    address: `(toimitus|laskutus|yhteys|asiakas|henkilo|omat )(osoite|tiedot) | osoite(tiedot)? | yhteystiedot | asiakastiedot
      | vastaanottajan tiedot | minne .{0,20}toimit\\w+ | (yhteys|toimitus|laskutus|maksu)tiedot | (toimitus|laskutus)osoite`,
    shipping: `(toimitus|kuljetus|lahetys)(tapa|tavat|vaihtoehto|vaihtoehdot|muoto)? | toimitus | valitse toimitus\\w*
      | miten .{0,20}(toimit\\w+|vastaanottaa)`,
    payment: `(maksu)(tapa|tavat|vaihtoehto|vaihtoehdot|tiedot)? | maksaminen | maksu( .{0,15})? | valitse maksu\\w*
      | miten .{0,20}maksaa | kortin tiedot | korttimaksu`,
    review: `(tarkista|vahvista|tarkasta)( .{0,8})? ?(tilaus|tilauksen|tilauksesi|tiedot|ostos)\\w* | (tilauksen |tilaus)?yhteenveto | tilauksen (tarkistus|vahvistaminen)
      | viimeinen vaihe | (tilauksen|ostoskorin)? ?(yhteenveto|tarkistus|tiedot) | (tarkista|tarkasta)( ja vahvista)? tilau(s|ksesi|ksen)`,
    confirmation: `(suuri |suuret )?kiito(s|kset|mme)( (tilauksesta|tilauksestasi|ostoksesta|ostoksestasi|tilauksestanne|ostoksistasi|ostostasi).{0,20})?
      | (tilaus|tilauksesi|tilauksenne|ostoksesi)( .{0,12})? (on( .{0,12})? (vastaanotettu|vahvistettu|lahetetty|kasitelty|tehty|rekisteroity)|on valmis|onnistui)( .{0,15})?
      | tilausvahvistus | tilauksen vahvistus | tilaus (vastaanotettu|vahvistettu|onnistui|valmis) | olemme vastaanottaneet tilauks\\w+ | tilausnumerosi | tilaus on (otettu )?vastaan(otettu)? | kiitos etta teet ostoksia( .{0,20})?`,
    error: `jokin meni (pieleen|vikaan)( .{0,15})? | (tapahtui|odottamaton|sisainen) (virhe|palvelinvirhe)( .{0,15})? | on tapahtunut virhe
      | palvelinvirhe | yrita (uudelleen|myohemmin)( .{0,20})? | tekninen (virhe|ongelma|vika) | valiaikaisesti poissa kaytosta`,
    notFound: `(sivua|tuotetta|sivu|tuote)( .{0,15})? (ei (loydy|loytynyt|ole olemassa|loydetty))( .{0,10})? | ei (loydy|loytynyt)
      | ei ole enaa (saatavilla|valikoimassa|myynnissa) | poistunut (valikoimasta|tuote)`,
    soldOut: `loppuunmyyty | (tilapaisesti |valitettavasti )?(loppu|loppunut)( varastosta)? | ei (ole )?(varastossa|saatavilla|saatavana)( .{0,10})?
      | (ilmoita|kerro) (minulle|kun)( .{0,25})? | varasto loppu | tilaa saatavuusilmoitus`,
    captcha:
      'en ole (robotti|botti) | oletko (ihminen|robotti) | turvatarkistus | vahvista( .{0,8})? etta olet ihminen',
    botWall:
      'paasy (estetty|evatty|kielletty) | (sinut on )?estetty | epatavallinen (liikenne|toiminta) | tarkistetaan selainta',
    challenge3ds: `(vahvista|hyvaksy|varmenna)( .{0,5})? ?(maksu|maksun|maksutapahtuma|ostos|osto)( .{0,20})?(pankki\\w*|sovelluk\\w+|tunnus\\w*)( .{0,15})?
      | pankkisi .{0,30}(koodi|sovellus|vahvist\\w*)`,
    listing: `(jarjesta|lajittele)( .{0,12})? | suodata( .{0,12})? | suodattimet | \\d+ (tuotetta|tuloksia|tulosta|kpl tuotteita) | kaikki tuotteet
      | tuoteryhmat | kategoriat`,
    product: `(tuote|tuotteen) ?(kuvaus|tiedot|numero|koodi|esittely) | kuvaus | tekniset tiedot | arvostelut | arviot | samankaltaiset tuotteet
      | kokotaulukko | koko opas | (lisaa )?toivelista(lle)? | valitse (koko|vari) | ominaisuudet | toimitusaika`,
  },
  totals: {
    subtotal: `vali ?(summa|yhteensa)( .{0,25})? | tuotteet( .{0,15})?( yhteensa)? | \\d+ (tuote(tta)?|kpl) | tuotteiden (hinta|summa|arvo)( .{0,15})?
      | (ostosten|korin) (summa|arvo) | veroton (summa|hinta|yhteensa)( .{0,12})? | (tuotteet|tuotteiden) (yhteensa|summa|hinta) | valisumma( .{0,12})?`,
    shipping:
      '(toimitus|kuljetus|lahetys|posti|rahti)(kulut|kulu|maksu|maksut|kustannukset|hinta)?( .{0,60})? | rahti( .{0,20})? | toimitus ja kasittely( .{0,20})? | (toimitus|lahetys|posti)(kulut|maksu|hinta|kustannukset)?( yhteensa)?( .{0,15})? | (seuraavan|saman) (arki)?paivan (toimitus|kuljetus|lahetys) | (pika|express|standardi|perus|koti|vakio)toimitus( .{0,15})? | taloudellinen toimitus',
    tax: `((sis|sisaltaa|sisaltyy|josta|sisaltaen|ilman) )?((\\d+([.,]\\d+)?) ?%? )?(alv|arvonlisavero(a|n)?|vero(t|a)?|veron osuus)( .{0,30})?
      | (alv|veron) osuus( .{0,15})? | myyntivero( .{0,15})?`,
    discount:
      '(alennus|alennukset|alennuskoodi|kampanja|etu|kuponki|saasto|tarjous|hyvitys)(si|ta|n)?( .{0,40})? | saastat( .{0,20})? | alennus ?kupon(ki|git)( .{0,15})? | (tilaus|kuponki|toimitus|kampanja)\\w* ?alennus( .{0,15})? | (alennus|alennukset|tarjous|tarjoukset|kampanja\\w*)( .{0,20})?',
    fee: `(palvelu|kasittely|lasku|laskutus|maksu|toimitus|pakkaus|nouto|pientoimitus|ymparisto)\\w*(lisa|maksu|kulu|kulut|palkkio)( .{0,15})?
      | (lisamaksu|lahjapaketointi|vakuutus|lahjoitus|takuu|pantti|pyoristys|juomaraha)( .{0,20})? | jalkivaatimus( .{0,15})? | maksu(kulut|tapakulut|maksu|lisa)( .{0,12})?`,
    giftCard: 'lahja ?kortti( .{0,20})? | hyvityssaldo( .{0,10})?',
    total: `(tilaus |tilauksen |kaikki )?yhteensa( .{0,30})? | (loppu|kokonais) ?summa( .{0,25})? | (maksettavaa|maksettava|loppuhinta|kokonaishinta)( .{0,25})?
      | (hinta|summa) yhteensa( .{0,15})? | tilauksen (summa|loppusumma|hinta)( .{0,15})?`,
  },
  sections: {
    shipping: '(toimitus|kuljetus|vastaanottaja)\\w*( .{0,30})?',
    billing: '(laskutus|lasku|maksaja)\\w*( .{0,30})?',
    payment: '(maksu|maksaminen|luottokort|maksukort|kortti)\\w*( .{0,30})?',
    login: '(kirjaudu|kirjautuminen|nykyinen asiakas|rekisteroitynyt asiakas)( .{0,20})?',
    register: '(luo (asiakas|kayttaja)?tili|rekisteroi\\w+|uusi asiakas|liity)( .{0,20})?',
    newsletter: '(uutiskirj\\w+|pysy ajan tasalla)( .{0,40})?',
    shippingMethod: '(toimitus|kuljetus|lahetys)(tapa|tavat|vaihtoehto|vaihtoehdot|muoto)( .{0,15})? | toimitus',
    contact: '(yhteys|asiakas|henkilo|omat ?)tiedot | yhteystietosi',
  },
  words: {
    pickup: `nouto\\w*( .{0,25})? | nouda( .{0,20})? | noudetaan | (posti|paketti) ?(automaatti|piste|lokero|toimipiste)\\w*( .{0,15})? | (pakettiautomaatti|lahella)\\w*
      | (kaupasta|myymalasta|myymalaan|postista|noutopisteesta|noutopisteeseen) | smartpost`,
    free: 'ilmai(nen|seksi|set|sta) | maksut(on|ta|tomasti) | veloituksetta | ei toimitusmaksuja?',
    day: '(arki|tyo|pankki)?paiva(a|n|ssa|t|ksi)? | pv | vrk | vuorokau(si|tta|den|dessa)',
    week: 'viiko(n|ssa|t) | viikko(a)? | vko',
    hour: 'tunti(a)? | tunni(n|ssa)',
    today: 'tanaan | tana iltana | samana paivana | saman paivan',
    tomorrow: 'huomenna | huomiseksi | seuraava(na|n) (arki)?paiva(na|n) | yon yli',
    orderNumber: '(tilaus|tilauksen|viite|vahvistus|lasku|kuitti) ?(numero|nro|tunnus|id)(si)? | tilaus | tilauksesi',
    outOfStock: `loppuunmyyty | loppu(nut)?( varastosta)? | ei (ole )?(varastossa|saatavilla|saatavana) | ei riittavasti( .{0,20})? | varasto loppu
      | ei tarpeeksi( .{0,20})?`,
    inStock: `(heti )?(varastossa|saatavilla|saatavana)( .{0,12})? | (vain|enaa|viela) \\d+( kpl)?( jaljella| varastossa| saatavilla)?
      | \\d+( kpl)? (varastossa|jaljella) | (lahetetaan|toimitetaan) (heti|tanaan|huomenna)( .{0,12})? | heti toimitettavissa`,
    quantity: 'maara | kpl | kappaletta',
    variant: `koko | vari | malli | materiaali | maku | pituus | leveys | paino | vaihtoehto | versio | tyyli | tuoksu | jauhatus | tilavuus
      | kuvio | pakkauskoko | painos | istuvuus`,
    taxIncluded:
      '(sis|sisaltaa|sisaltaen|josta|sisaltyy)( .{0,14})? (alv|arvonlisavero\\w*|vero\\w*) | (alv|vero\\w*|arvonlisavero\\w*) (sisaltyy|sis)( .{0,10})? | verollinen',
    chooseFirst: 'valitse( .{0,25})? | valitse vaihtoehto',
    leaveEmpty: '(jata)( .{0,15})? (tyhjaksi|tayttamatta) | ala tayta( .{0,15})?',
    required: `(on )?(pakollinen|pakolliset|vaaditaan|vaadittu)( .{0,12})? | (syota|valitse|tayta|kirjoita)( .{0,40})? | virheellinen( .{0,12})? | puuttuu
      | ei (ole )?kelvollinen | ei voi olla tyhja | kelpaamaton | tama kentta tarvitaan | pyydamme hyvaksymaan( .{0,30})?`,
    declined: `(maksu|kortti|korttimaksu|korttisi|maksusi|maksutapahtuma)( .{0,20})? (hylattiin|hylatty|epaonnistui|evattiin|ei onnistunut|ei mennyt lapi|torjuttiin)
      | hylattiin | epaonnistui`,
    forgot: 'unohtuiko.{0,20} | unohditko.{0,20} | unohtunut.{0,15} | unohdin.{0,15} | palauta salasana',
    knownCustomer:
      'tervetuloa takaisin.{0,12} | (vanha|nykyinen|rekisteroitynyt) asiakas.{0,12} | onko sinulla jo tili',
  },
  phrases: {
    cart: 'ostoskori\\w* | ostoskarry\\w* | ostoskassi\\w* | kori(ssa|in|si)',
    cartPath: 'ostoskori | ostoskarry',
    addedToCart: 'lisatty( ostoskoriin| koriin| ostoskoriisi)? | lisattiin',
    namesCoupon: 'alennuskood | kampanjakood | etukood | kuponki | kupong | lahjakort',
    showSummary:
      '^(nayta|katso) (tilaus|tilauksen|ostoskori|yhteenveto)\\w* | ^tilauksen (yhteenveto|tiedot) | ^yhteenveto',
    confirmsRemoval: '^kylla | ^vahvista | ^poista',
    colourAxis: '\\bvari(n|t)?\\b',
    sizeAxis: '\\bkoko\\b | \\bkoon\\b',
    isChosen: '^valittu$',
    fitAxis: 'istuvuus',
    deliveredToday: 'tanaan | samana paivana',
    deliveredTomorrow: 'huomenna | huomiseksi | seuraava(na|n) (arki)?paiva(na|n) | 24 ?(tuntia|h\\b)',
    deliveredInTwoDays: 'kahdessa paivassa | 2 ?(arki)?paivassa | ylihuomenna | 48 tuntia',
    express: 'pikatoimitus | pikalahetys | pikakuljetus | pikapaketti',
    priority: 'kuriiri | lahetti',
    sendingFee: 'toimitu\\w* | postikulu\\w* | rahti\\w* | lahety\\w* | pakkauskulu\\w*',
    card: 'kortti | korttimaksu | luottokortti | maksukortti | pankkikortti | kortilla | maksu kortilla | debit kortti',
    tellsWhenBack: '(ilmoita|muistuta)( minulle)?( .{0,15})? (saatavilla|varastossa|saatavuudesta)',
    keepsForLater:
      'toivelist\\w* | (tallenna|saasta|siirra)( .{0,8})? myohemmaksi | suosik\\w+ | vertail\\w* | (lisaa|kirjoita) (arvostelu|kommentti|arvio)',
    paidOnline: '(maksa |maksu )?verkossa | online',
    notCard: 'lahjakort\\w* | etukort\\w* | mobile ?pay',
    offlinePayment:
      'lasku | laskulla | postiennakko | bussiennakko | tilisiirto | pankkisiirto | ennakkomaksu | kateinen | kateisella | maksu (noudettaessa|toimituksen yhteydessa) | jalkivaatimus\\w* | shek(ki|illa)( maksaminen)? | toimitettaessa | toimituksen yhteydessa | kateistilaus',
    aboutMoney: 'maks(a|aa|u|un|ua|at|aminen)\\w* | osta(a|t)? | tila(a|ta|at)? | tilau\\w*',
    refusal:
      '^ei$ | ^ei kiitos | ei kiitos | ^ilman | ^en halua | ^en tarvitse | ^ei (lisa|vakuutus|takuu|lahja)\\w* | ^ei nyt',
    plainNo: '^ei$ | ^ei kiitos$',
    onlyOnce: 'kerta(osto|tilaus|luonteinen)\\w* | yhden kerran | vain kerran | kertaluontei\\w*',
    extraOffer: `vakuutu\\w* | takuu\\w* | suoja\\w* | turvapaketti | lisaturva | lahjoit\\w* | lahja\\w* | jasenyy\\w* | kestotilau\\w* | automaatti\\w* | kuukausittain
      | ilmasto\\w* | juomaraha`,
    news: 'tarjouk\\w* | tarjous | uutis\\w* | markkinoin\\w*',
    addsToOrder: '^kylla | ^lisaa | ^liity | ^paivita jasenyy\\w*',
    partOfOrder: 'osoite | osoitetta | vieras | vieraana | viesti | yhteystie\\w+',
    recurring:
      '(joka|kerran) (toinen |kolmas |neljas )?(kuukausi|viikko|kuukaudessa|viikossa) | kuukausittainen (toimitus|maksu) | \\d+ (paivan|viikon|kuukauden) valein',
    usualFee:
      'kasittely\\w* | lasku(tus)?lisa | palvelumaksu | toimitusmaksu | pantti | pyoristys | postiennakko\\w* | jalkivaatimus\\w* | pientoimituslisa',
    feeName: '((lasku|laskutus|maksu|kasittely|palvelu|toimitus)|maksutavan )lisa$ | maksu$ | palkkio$ | kulut?$',
    remarkOnPrice:
      '^josta | ^sis(altaa)? | ^alk | alkaen | ^vain | norm(aali)?hinta | saastat | saasto | pistetta | kuukaudessa | ^kk | eraa | yksikkohinta | alin hinta | puuttuu ilmaiseen',
    honorific: '^herra$ | ^rouva$ | ^neiti$ | ^mies$ | ^nainen$ | ^muu$',
    optional: 'valinnainen | vapaaehtoinen | ei pakollinen',
    noAccount:
      '(ilman|ei|ala|en halua)\\b.{0,30}\\b(tilia|tunnusta|kayttajatilia|asiakastilia|rekisteroitymista) | vieraana',
    review: 'tarkista | yhteenveto | tarkistus',
    reviews: 'tarkista | tarkistus',
    confirmsOrder: '(vahvista|laheta|hyvaksy) (tilaus|tilauksen|tilauksesi|ostos)',
    confirmationStep: '^(\\d )?(vahvistus|tilausvahvistus)$',
    finishedStep: '^(\\d )?(valmis)$',
    numberedStep: 'vaihe \\d | \\d vaihe',
    orderPaid: 'tilau(s|ksesi|ksenne) on maksettu | maksu(si|nne)? (onnistui|on suoritettu)',
    thanksForOrder: 'kiito(s|kset) (tilauksesta\\w*|ostoksesta\\w*)',
    orderNotYetPlaced:
      'melkein (valmis|perilla) | (enaa )?yksi vaihe | viimeinen vaihe | ei (ole )?(viela )?(valmis|vahvistettu|lahetetty) | viimeistellaksesi',
    ownOrders: '(omat|aiemmat|seuraa) tilau(kset|ksia|sta|ksesi) | tilauks(eni|esi|en tila) | tilaushistoria',
    cookieSettings:
      '^(evaste)?asetukset | ^muokkaa | ^hallitse | ^lisaa (vaihtoehtoja|asetuksia) | evasteasetukset | ^mukauta | ^nayta (tiedot|asetukset)',
    saveCookieSettings: '^tallenna | ^vahvista (valinnat|valintani) | ^salli (valitut|valinta) | ^hyvaksy valitut',
    tooFewInStock: `(vain|enaa) \\d+( kpl| kappaletta)? (jaljella|varastossa|saatavilla) | (voit|voi) (\\w+ )?(ostaa|tilata|lisata) (vain|enintaan|korkeintaan) \\d+
      | enintaan \\d+ (kpl|kappaletta) | (ei (ole )?(riittavasti|tarpeeksi)) (tuot|varast|kpl|kappal)\\w* | varastosaldo ei riita | vain \\d+ (kappaletta|kpl|varastossa|jaljella) | varastossa vain \\d+ | (haluttu|pyydetty|toivottu)\\w* maar | varastosaldo ei riita | ei riittavasti | varastossa ei ole tarpeeksi`,
    soldOut:
      'loppuunmyyty | loppunut varastosta | varasto loppu | ei (ole )?(enaa )?(varastossa|saatavilla|saatavana) | (on|tuote) loppu | loppu(nut)? varastosta | (tuotteet|tuotteita)( .{0,60})? (eivat|ei) ole( \\S+)? (saatavilla|varastossa)',
    cardDeclined: `(kort|maksu|osto)\\w*( \\w+){0,3} (hylat|hylkas|epaonnistu|evat|torju) | maksu ei (onnistunut|mennyt) | pankki (hylkasi|epasi)
      | (ei (ole )?(riittavasti|tarpeeksi)|riittamaton) (katetta|kate) | kate ei riita | maksua ei (hyvaksytty|voi suorittaa|voitu) | ei hyvaksynyt maksua | (estanyt|hylannyt|hylkasi) maksun | (maksu|kortti|maksutapahtuma|korttia|maksua).{0,25}(hylat|epaonnis|ei voi|ei onnistu|evat|kielta) | virhe.{0,20}maksu | maksuta\\w+ kasittelyssa .{0,20}virhe .{0,10}tarkista`,
    noShipping:
      '(ei|yhtaan) (saatavilla olevia )?(toimitustapoja|toimitustapaa|toimitusvaihtoehtoja) | emme (valitettavasti )?(toimita|laheta) | ei voida (toimittaa|lahettaa) | (toimitustapa|toimitustapaa|toimitustapoja) .{0,15}ei ole | ei toimiteta | emme toimita | toimitus( .{0,30})? (ei ole mahdollista|ei onnistu) | (ei|yhtaan) .{0,20}toimitustap\\w+ | ei voida toimittaa | emme (voi )?toimita',
    noSuchVariant: '\\byhdistelmaa ei ole( olemassa)?\\b | valintaasi vastaavia tuotteita ei loyt',
    unavailable: '^ei (ole )?(saatavilla|saatavana)$',
    variantMissing: 'valitse (ensin )?(koko|vari|malli|vaihtoehto|tuotteen|versio) | valitse vaihtoehdo',
    addressRejected:
      'osoite (on )?(virheellinen|ei kelpaa|ei loydy) | osoitetta ei (loydy|loytynyt|voitu) | virheellinen osoite',
    asksForCorrection:
      '\\b(syota|tayta|tarkista|ole hyva ja) \\S | \\bhyvaksy (tilaus|toimitus|kaytto)?ehdot | \\bsinun (on|taytyy) | \\b(virheelli|pakollinen|pakolliset|puuttuu|kelpaamaton)',
    digitsOnly: '\\b(vain|ainoastaan) (numeroita|numerot)\\b',
    refusesInput:
      'virhe\\w* | epaonnistu\\w* | valitettavasti | pahoittelemme | pakolli\\w* | puuttuu | ei voitu | ei onnistunut | tarkista | ei ole( olemassa)? | paattynyt | saavutettu | umpeutunut | vanhentunut | tarvitaan | ei (loydy|loytynyt|kelpaa|voida|voi|ole kelvollinen|ole voimassa) | virheelli\\w+ | puuttuu',
    asksForPatience: 'odota | hetki | hetkinen | karsivallisyy\\w* | kiitos',
    asksForHuman:
      '(merkit|kirjaimet|numerot|teksti) kuvasta | kuvan (merkit|teksti|koodi) | et ole (robotti|botti) | olet ihminen',
    newPassword: '\\bluo\\b | valitse | vahintaan | \\buusi\\b',
    freeAmount: '^ilmainen$ | ^ilmaiseksi$ | ^maksuton$ | ^veloituksetta$ | ^ilmainen toimitus$',
    namesNumber: '\\S*numero(si)? | nro | \\S*tunnus | viite',
    underNumber: 'numerolla$',
    asksAge: `(yli|tayttanyt|vahintaan|oletko|alle) (16|18|20|21)( vuotta)?( .{0,10})? | (16|18|20|21) vuotta tayttan\\w+ | ika(raja|tarkistus|si)\\w* | vahvista ikasi | vain aikuisille | taysi ikai\\w+`,
  },
  stems: {
    addOn: 'vakuutus | takuu | lahjoitus | lahjapaketointi | juomaraha',
    address: 'osoite',
    addressTitle: 'osoitteen (nimi|otsikko)',
    afterOrder:
      'tilaushistoria | seuranta | palautu(?:s|kset) | tilaa uudelleen | osta uudelleen | peruuta tilaus | tilauksen tiedot',
    anyNumber: 'numero',
    bankAccount: 'tili(?:numero)?',
    billing: 'laskutus',
    billingLabel: 'laskutus ?(?:osoite|postinumero|kaupunki|nimi)',
    bridge: 'ja | tai',
    cancel: 'peruuta | peru (?:tilau|osto) | keskeyta',
    cardSecret: 'kortti | kortin | turvakoodi',
    cart: 'ostoskori | ostoskarry',
    checkout: 'kassa | tilaus',
    cookieNotice: 'evaste | evästei?',
    coupon: 'alennus | kuponki',
    day: 'paivaa? | pv',
    deliveryMethod: 'toimitus | kuljetus',
    deliveryName:
      'toimitus( .{0,20})? | kotiinkuljetus( .{0,15})? | kotipaketti | postipaketti | kuljetus( .{0,15})? | nouto( .{0,15})? | kirje( .{0,10})?',
    listing: 'kategoria | tuoteryhma',
    lookFor: '\\bhae\\b | \\betsi\\b',
    month: 'kk | kuukausi',
    monthName: 'tammik | helmik | maalisk | huhtik | toukok | kesak | heinak | elok | syysk | lokak | marrask | jouluk',
    or: 'tai',
    orderDone: 'kiitos | tilausvahvistus',
    payment: 'maksu | maksaminen',
    paymentMethod: 'maksu',
    paymentName:
      'kortti(maksu)?( .{0,15})? | luottokortti | pankkikortti | maksukortti | lasku( .{0,15})? | verkkopankki\\w* | mobile ?pay | osamaksu | tilisiirto | postiennakko | verkkomaksu',
    product: 'tuote | tuotteet',
    quantity: 'maara | kpl',
    shipping: 'toimitus',
    signIn: 'kirjaudu',
    register: 'rekisteroidy',
    skip: 'ohita',
    title: 'herra | rouva | neiti | mies | nainen | muu',
    variant: '\\bvari\\b | \\bkoko\\b',
    year: 'vv | vuosi',
    yes: 'kylla',
  },
  productPage: {
    soldOut: 'loppuunmyyty',
    inStock: 'varastossa',
    buy: 'lis[aä]ä ostoskoriin',
    brand: 'brändi? | tuotemerkki | valmistaja',
    itemNumber: 'tuotenumero',
    price: 'hinta',
    free: 'ilmainen',
  },
  frequentWords:
    'ja | tai | on | ei | ostoskori | ostoskoriin | kassalle | toimitus | tilaus | tilauksen | osta | hinta | yhteensä | sis | alv | osoite | sähköposti | että',
  neutralHonorifics: ['Muu', 'En halua kertoa'],
  afterOrderPaths: ['kiitos', 'tilausvahvistus', 'vahvistus'],
};
