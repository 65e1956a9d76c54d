import type { Vocabulary } from '../vocabulary.ts';

export const sk: Vocabulary = {
  language: 'sk',
  fields: {
    other: `predmet | vasa otazka | narodnost | miesto narodenia | povolanie | (cislo|kod) (objednavky|rezervacie|zakaznickej karty)
      | ako ste sa o nas dozvedeli`,
    honorific: 'oslovenie | titul | pohlavie',
    firstName: 'meno | krstne meno | vase meno',
    middleName: 'stredne meno | druhe meno',
    lastName: 'priezvisko | vase priezvisko',
    fullName: 'meno a priezvisko | cele meno | kontaktna osoba | meno priezvisko | prijemca | meno prijemcu',
    company: 'firma | spolocnost | nazov (firmy|spolocnosti) | organizacia',
    email: 'e ?mailov(a|y) adres(a|y) | elektronicka posta | vas e ?mail | emailova adresa | kontaktny e ?mail',
    emailConfirm: '(zopakujte|potvrdte|potvrdenie|kontrola) e ?mailu? | e ?mail (znova|este raz|pre kontrolu)',
    phone: 'telefonne cislo | telefon | mobil(ny telefon)? | kontaktny telefon | cislo telefonu | mobilne cislo',
    phoneCountry: 'predvolba( krajiny)? | medzinarodna predvolba',
    phoneArea: 'miestna predvolba',
    phoneExtension: 'klapka',
    street: `ulica.{0,22} | adresa( bydliska| dorucenia| riadok 1)? | ulica (a )?cislo( domu)? | dodacia adresa | fakturacna adresa
      | dorucovacia adresa`,
    street2:
      'adresa (2|riadok 2|druhy riadok) | byt( cislo)? | poschodie | doplnok adresy | cislo bytu | (dalsi|druhy|doplnkov\\w+|dodatocn\\w+) (riadok|udaje|adresa)( adresy)?( .{0,6})? | adresa (2|pokracovanie|doplnok|riadok 2)( .{0,4})? | doplnujuce( .{0,10})?',
    houseNumber: '^cislo$ | cislo (domu|popisne|orientacne|supisne)',
    postalCode: 'psc | postove smerovacie cislo',
    city: 'mesto | obec | mesto obec',
    province: 'kraj | okres | region',
    country: 'krajina | stat | krajina region | krajina dorucenia',
    vatId: 'dic | ic dph | danove (identifikacne )?cislo',
    personalId: 'ico | rodne cislo | cislo obcianskeho preukazu',
    birthDate: 'datum narodenia',
    birthDay: 'den narodenia',
    birthMonth: 'mesiac narodenia',
    birthYear: 'rok narodenia',
    orderNote: `poznamk(a|y).{0,20} | sprava( .{0,20})? | odkaz pre .{0,15} | komentar( .{0,20})? | pokyny (k|pre) .{0,20}
      | doplnujuce informacie`,
    coupon:
      '(zlavovy|promo|darcekovy|akciovy) ?(kod|kupon) | zlavov(y|eho) (kod|kupon)u? | kupon | kod kuponu | kod zlavy',
    giftCard: 'darcekov(y|a|e|eho) (poukaz|karta|karty|poukazka|poukazky|certifikat)u? | cislo poukazky',
    quantity: '^mnozstvo$ | ^pocet( kusov)?$ | pocet ks',
    login:
      'pouzivatelske meno | prihlasovacie (meno|udaje) | e ?mail alebo .{0,25} | zakaznicke cislo | uzivatelske meno | meno uzivatela',
    password: 'heslo | vase heslo | zvolte heslo',
    passwordConfirm: 'heslo (este raz|znova|pre kontrolu) | (zopakujte|potvrdenie|potvrdte|kontrola) hesl(o|a)',
    cardNumber: 'cislo (platobnej |kreditnej )?karty',
    cardHolder: 'drzitel karty | meno (na karte|drzitela( karty)?) | majitel karty',
    cardExpiry:
      'platnost( do| karty)? | platna do | koniec platnosti | datum (expiracie|platnosti)( .{0,10})? | mm ?/? ?rr | expiracia',
    cardExpiryMonth: 'mesiac | mesiac platnosti',
    cardExpiryYear: '^rok$ | rok platnosti | ^rr$ | ^rrrr$',
    cardCvc: '(bezpecnostny|kontrolny|overovaci) (kod|cislo)( karty)? | cvc kod | posledne tri cislice',
    search: 'hladat.{0,20} | vyhladat.{0,20} | vyhladavanie | co hladate | hladany vyraz | napiste co hladate',
    otp: '(overovaci|aktivacny|potvrdzovaci|kontrolny|jednorazovy) kod | opiste kod.{0,20} | kod z sms | sms kod',
  },
  ticks: {
    other: 'bez (registracie|uctu|vytvorenia uctu).{0,25} | ako host.{0,20} | nechcem (sa )?registrovat.{0,15}',
    newsletter: `(newsletter|spravodaj|novinky|akciove ponuky|obchodne oznamenia)\\w*( .{0,30})?
      | (chcem|zelam|suhlasim).{0,30}(dostavat|odoberat|zasielan\\w+|odber\\w*)( .{0,20})? | odoberat( .{0,20})? | odber noviniek( .{0,15})?
      | zasielanie (noviniek|obchodnych|ponuk)( .{0,15})?`,
    terms: `(vseobecn\\w+ )?(obchodn\\w+|nakupn\\w+) podmienk\\w+( .{0,30})? | podmienk\\w+( .{0,20})?
      | (suhlasim|oboznamil\\w*|precital\\w*|potvrdzujem|vyhlasujem|beriem na vedomie|akceptujem)(?!.{0,60}(newsletter|obchodnych (oznamen|informac|sprav)|novin|reklam|marketing|zasielan))( .{0,60})?
      | (spracovan\\w+|ochran\\w+) osobnych udajov( .{0,20})? | zasady ochrany( .{0,20})? | prav\\w+ (na )?odstupen\\w+( .{0,20})?`,
    sameAddress: `(fakturacn\\w+|dodaci\\w*|dorucovaci\\w*)( .{0,12})? ?(adresa|udaje)( .{0,25})? (rovnak\\w+|zhodn\\w+|totozn\\w+)( .{0,25})?
      | (rovnak\\w+|zhodn\\w+|totozn\\w+)( .{0,10})?( adres\\w*| ako .{0,25}| udaje .{0,20})( .{0,20})?
      | (pouzit|dorucit|dorucenie)( .{0,25})? (aj )?(ako|pre|na)( .{0,12})?(fakturacn\\w+|tuto|rovnaku|dodaci\\w*)( .{0,20})? | (rovnaka|zhodna|totozna) (adresa|ako)( .{0,30})? | pouzit (rovnaku|tuto|dodaciu|fakturacnu) adresu( .{0,20})?`,
    differentAddress: `(ina|inu|inej|odlisn\\w+|rozdieln\\w+) (dodaci\\w+ |fakturacn\\w+ |dorucovaci\\w+ )?adres\\w+( .{0,20})?
      | (dorucit|zaslat|odoslat|dorucenie|poslat)( .{0,12})? na (inu|odlisnu)( .{0,20})?
      | (dodacia|fakturacna|dorucovacia) adresa( .{0,12})? (sa lisi|je ina|ina|odlisna)( .{0,20})? | (pouzit |dorucit na |odoslat na )?(inu|odlisnu|rozdielnu) (adresu|fakturacnu adresu|dodaciu adresu)( .{0,20})? | adres\\w* .{0,40}(sa lisi|nezhoduj\\w+|nie su rovnake)`,
    createAccount: `(vytvorit|zalozit|chcem|otvorit)( .{0,10})? (zakaznick\\w+ )?(ucet|konto)( .{0,20})? | (za)?registrovat( sa)?( .{0,12})?
      | chcem sa (za)?registrovat`,
    saveDetails: `(ulozit|zapamatat|pamatat|uchovat)( .{0,50})? | zostat prihlasen\\w*( .{0,10})? | (pre|na) (buduci|buduce|dalsi) (nakup|objednavk\\w+|navstev\\w+)?
      | predvolen\\w*( .{0,15})?`,
    extra: `(darcekove|darcekovy) (balenie|obal|papier)( .{0,15})? | zabalit( .{0,20})? | poistenie( .{0,25})? | (predlzen\\w+ )?zaruk\\w+( .{0,25})?
      | (prispevok|prispiet|darovat|dar na)( .{0,20})? | zaokruhl\\w+( .{0,15})? | ochran[ay] (zasielky|tovaru|nakupu|proti)( .{0,20})? | premium | montaz( .{0,15})?
      | prepitne | uhlikov\\w+( .{0,15})?`,
  },
  actions: {
    addToCart: `(pridat|vlozit|dat|pridaj|vloz)( .{0,12})?( do)? ?(nakupneho )?(kosika|kosa|tasky|vozika)( .{0,15})? | do (nakupneho )?kosika | ^pridat$ | ^kupit$
      | ^kupit \\d+( ks)?$ | ^objednat$ | predobjednat | rezervovat | pridat tovar`,
    buyNow: '(kupit|kupte|objednat) (teraz|ihned|hned|jednym klikom) | kupit | rychly nakup | kupit online',
    viewCart: `(zobrazit|prejst do|moj|vas|otvorit|do|upravit|obsah|ukazat|ist do|spat do)( .{0,6})? ?(nakupn(y|eho) )?kosik(a)?( .{0,15})?
      | (nakupny )?kosik( \\d+)?( .{0,10})?`,
    goToCheckout: `(prejst|pokracovat|ist|dalej)( .{0,5})?( k| do| na| v)? ?(pokladn[ie]|pokladni|objednav\\w+|platb[ey]|pokladnu|doprav[ey]|zaplateniu)( .{0,15})?
      | (k|do) pokladn[ie] | ^pokladna$ | (k objednavke|objednat|vytvorit objednavku|dokoncit (objednavku|nakup)) | prejst k objednaniu | ^platba$ | skontrolovat a objednat`,
    guest: `(pokracovat|nakupit|nakupovat|objednat|nakup|objednavka)?( .{0,8})?(ako (host|neregistrovany|novy zakaznik)|bez (registracie|prihlasenia|vytvorenia uctu|uctu))( .{0,20})?
      | som (tu )?(novy|prvykrat)( .{0,12})? | novy zakaznik | neregistrovany( .{0,15})? | (objednat|pokracovat|nakupit|zaplatit|nakup)( .{0,12})? ako host | (nevytvarat|bez vytvorenia|bez) (zakaznick\\w+ )?(ucet|uctu)( .{0,12})?`,
    continue: `pokracovat( .{0,30})? | dalsi( krok)?( .{0,20})? | dalej( .{0,20})? | (ulozit|pouzit|potvrdit)( .{0,25})? | (dorucit|odoslat) (sem|na tuto adresu)
      | (pouzit|zvolit|vybrat) tuto adresu | (k|na) (doprave|dopravu|platbe|platbu|rekapitulacii|suhrn\\w*|dorucenie)( .{0,15})? | prejst (k|na)( .{0,25})?
      | odoslat | aktualizovat  | vybrat (dopravu|platbu|sposob)( .{0,15})?`,
    applyCoupon:
      '(pouzit|uplatnit|aktivovat|vlozit|pridat|zadat|prepocitat)( .{0,5})?(zlavov\\w+ ?)?( ?kod\\w*| ?kupon\\w*| ?zlavu| ?poukaz\\w*)?( .{0,10})? | uplatnit( .{0,15})? | ok',
    openCoupon: `(mate|mam|vlastnite|zadat|pridat|vlozit|uplatnit|kliknite)( .{0,10})? ?(zlavov|promo|darcekov|kupon|poukaz|kod)\\w*.{0,40}
      | zlavov(y|e) (kod|kupon|kody|kupony) | zlavovy kod( .{0,15})?`,
    placeOrder: `(odoslat|potvrdit|dokoncit|zavazne|vytvorit|podat|zadat|odosielam|potvrdzujem|dokoncujem)( .{0,8})? ?(objednavku|nakup|platbu|objednavky)( .{0,25})?
      | (objednat|objednavam|kupit|zaplatit|kupujem)( teraz| a zaplatit| zavazne| s povinnostou platby| ihned| a platim)? | zavazne objednat( .{0,20})?
      | objedn(at|avka|avam)( .{0,10})?(s povinnostou (platby|uhrady|platit)|zavazujuca k platbe) | zaplatit( .{0,25})? | potvrdit a zaplatit | uhradit( .{0,20})?
      | objednat a zaplatit | zavazna objednavka | (dokoncit|potvrdit|odoslat|vykonat|zadat) (platbu|objednavku|nakup) | (kupit|zaplatit|objednat) (teraz|ihned|hned) | ^dokoncit$ | ^(hotovo)$`,
    dismiss: `zatvorit( .{0,20})? | nie dakujem( .{0,40})? | ^nie$ | teraz nie | neskor | zrusit | preskocit | rozumiem | mozno neskor | skryt`,
    rejectCookies: `(odmietnut|zamietnut|nesuhlasim|odmietam)( .{0,25})?
      | (iba|len|povolit iba|prijat iba|povolit len)( .{0,10})?(nevyhnutne|potrebne|technicke|funkcne|zakladne)( .{0,20})? | nevyhnutne( cookies?)?( .{0,12})?
      | pokracovat bez (suhlasu|prijatia)( .{0,10})?`,
    acceptCookies: '(prijat|povolit|suhlasim|prijimam|akceptovat|suhlasit|v poriadku)( .{0,25})? | rozumiem',
    removeItem:
      '(odstranit|odobrat|zmazat|vymazat|vyhodit)( .{0,40})? | (vyprazdnit|vysypat)( .{0,5})? kosik | (odstranit|vymazat|zmazat|odobrat)( .{0,15})?',
    signIn: `(prihlasit|prihlasenie|prihlaste)( sa)?( .{0,25})? | moj ucet | uz( .{0,6})? (mam|mate|ste)( .{0,12})?(ucet|registrovan\\w*|zakaznik\\w*).{0,10}
      | (zabudli|zabudnut\\w+)( .{0,6})?hesl\\w+.{0,5} | ucet | existujuci zakaznik | kliknite (sem|tu) pre prihlasenie | (stratili|zabudli) ste (svoje )?heslo | uz ste u nas nakupovali | (som uz|uz som) (vas )?zakaznik\\w* | mate uz ucet | uz mate ucet`,
    register:
      '(vytvorit|zalozit)( .{0,8})?(ucet|konto).{0,10} | registracia( .{0,12})? | (za)?registrovat( sa)? | novy ucet | (zaregistrujte|zaregistruj|registrovat) sa( tu| teraz)?',
    expressWallet: `(zaplatit|kupit|platba|objednat) (cez|pomocou|s|prostrednictvom)? ?(pay ?pal|apple|google|amazon|klarna|g ?pay)( ?pay)?( .{0,15})?
      | rychla platba | expresna platba`,
    edit: '(upravit|zmenit|editovat|opravit)( .{0,25})? | spat( .{0,25})? | predchadzajuc\\w+( .{0,12})? | vratit sa( .{0,20})? | (zmenit|upravit|zmena|uprava) (adresu|adresy|sposob|sposobu|platbu|dopravu|fakturacnu|dodaciu)( .{0,25})? | spat( .{0,15})?',
    increaseQuantity: '(zvysit|pridat kus)( .{0,30})? | plus',
    decreaseQuantity: '(znizit|ubrat|odobrat kus)( .{0,30})? | minus',
    updateCart: '(aktualizovat|prepocitat|obnovit)( .{0,25})?',
    openSection:
      '(zobrazit|skryt|rozbalit|ukazat)( .{0,10})?(podrobnosti|detaily|detail|suhrn|rekapitulaciu|viac|moznosti|vsetko)( .{0,20})? | viac (informacii|moznosti) | podrobnosti',
    continueShopping:
      'pokracovat v nakup(e|ovani)( .{0,5})? | (spat|vratit sa|pokracovat|navrat) (do|k) (obchodu|nakupu|eshopu|nakupovaniu)( .{0,8})? | nakupovat dalej | dalsi nakup',
    declineOffer: `nie dakujem( .{0,50})? | ^nie$ | (pokracovat|zaplatit|objednat) bez (poistenia|zaruky|ochrany)( .{0,30})? | (odmietnut|nechcem|nemam zaujem)( .{0,40})?
      | bez (poistenia|zaruky|ochrany)( .{0,15})?`,
    acceptOffer:
      'ano (chcem|prosim|pridat|dakujem)( .{0,50})? | ^ano$ | pridat( .{0,12})?(poistenie|zaruku|ochranu)( .{0,15})? | prijat ponuku',
    enterManually: `(zadat|vyplnit|napisat)( .{0,20})? (rucne|manualne)( .{0,12})? | adresa sa nenasla | nemozem najst( .{0,6})? adresu
      | (pouzit|ponechat)( .{0,8})? (zadanu|moju|povodnu) adresu | (pridat )?nov(a|u) adres[au]( .{0,12})?`,
    search: '^hladat$ | vyhladat | najst',
  },
  pages: {
    cart: '(moj |vas |obsah )?(nakupn(y|eho) )?kosik(a)?',
    emptyCart: `(vas |moj )?(nakupny )?kosik( je)?( zatial| momentalne| teraz| aktualne)? (je )?prazdny | prazdny (nakupny )?kosik
      | (ziadne|ziadny) (tovar|produkty|polozky) v (nakupnom )?kosiku | v kosiku (nic nemate|nemate ziadn\\w+|nie je|nie su|zatial nic)( .{0,20})? | nemate nic v kosiku`,
    signInChoice:
      'ako host | uz (mam|mate) ucet | novy zakaznik | prihlasit sa alebo | bez registracie | existujuci zakaznik',
    address: `(dodacia|dodacie|fakturacna|fakturacne|kontaktne|osobne|dorucovacia|zakaznick\\w+|vase)( a .{0,12})? (adresa|udaje|informacie) | adresa | osobne udaje
      | kam .{0,20}(dorucit|poslat) | adresa pre zaslanie | (kontaktne|dodacie|dorucovacie|fakturacne|platobne) (udaje|informacie|adresa) | (dodacia|fakturacna|dorucovacia) adresa`,
    shipping:
      '(sposob|moznosti|volba|vyber|typ) (dopravy|dorucenia|dodania) | doprava( .{0,12})? | dorucenie | ako .{0,20}(dorucit|dorucenie)',
    payment:
      '(sposob|moznosti|volba|vyber|typ) (platby|uhrady) | platba( .{0,15})? | platobn(e|a|y) (udaje|metoda|metody|sposob) | ako .{0,20}zaplatit | udaje o karte | sposoby platby',
    review:
      '(skontrolujte|skontrolovat|kontrola|potvrdenie udajov|rekapitulacia|suhrn|zhrnutie|prehlad)( .{0,8})?( objednavky| objednavku| udajov| nakupu)? | posledny krok | (suhrn|prehlad|rekapitulacia|zhrnutie)( vasej| objednavky| kosika)*( .{0,10})? | (skontrolujte|skontrolovat|overte)( a potvrdte)?( svoju| vasu)? objednavku',
    confirmation: `(velmi pekne )?dakujem(e)?( (vam )?za (vas[ui] |vas |vasu )?(objednavku|nakup|objednanie|doveru).{0,20})?
      | (vasa )?objednavka( .{0,15})? (bola|je)(?! (este |zatial )?ne)( .{0,15})? (prijata|odoslana|potvrdena|dokoncena|vytvorena|uspesna|zaevidovana|zaregistrovana)( .{0,15})?
      | potvrdenie objednavky | objednavka (prijata|odoslana|potvrdena|dokoncena|bola uspesn\\w+) | (prijali|dostali) sme vasu objednavku | cislo vasej objednavky | (vasa )?objednavka (je|bola) (vybavena|dokoncena|prijata|odoslana) | (dakujeme|vdaka)( .{0,30})? | objednavka (bola )?(uspesne )?(odoslana|prijata|potvrdena|dokoncena|vytvorena)( .{0,8})?`,
    error: `(doslo k|nastala|vyskytla sa|objavila sa)( .{0,12})? (chyb[ea]|problem\\w*)( .{0,10})? | nieco sa (pokazilo|nepodarilo) | (interna )?chyba servera | neocakavana chyba
      | skuste to( .{0,10})? (znova|neskor)( .{0,12})? | technick[aey] (chyba|problem\\w*|tazkosti)`,
    notFound: `(stranka|produkt|tovar|stranku)( .{0,15})? (nenajden\\w*|nebol\\w* najden\\w*|neexistuje|sa nenasla|sa nenasiel) | nenajden\\w* | neexistuje
      | uz nie je (v ponuke|dostupn\\w+|k dispozicii)`,
    soldOut: `vypredan\\w* | (momentalne |docasne |bohuzial |aktualne )?(nie je skladom|nedostupn\\w+|nie je (na sklade|dostupn\\w+|k dispozicii))( .{0,10})?
      | (strazit|upozornit|informovat)( .{0,6})?( dostupnost| ma| ked)( .{0,20})? | nemozno objednat | predaj ukonceny`,
    captcha: 'nie som robot | ste (clovek|robot) | bezpecnostna kontrola | (potvrdte|overte)( .{0,8})? ze ste clovek',
    botWall:
      'pristup (odmietnuty|zamietnuty|zablokovany|bol odmietnuty) | (boli ste )?zablokovan\\w* | nezvycajn\\w+ (prevadzka|aktivita) | kontrola prehliadaca',
    challenge3ds: `(potvrdte|overte|autorizujte|schvalte)( .{0,5})? (platbu|transakciu|nakup)( .{0,20})?(v|kod\\w*|bank\\w*|aplikac\\w*)( .{0,15})?
      | vasa banka .{0,30}(kod|aplikac\\w+|overen\\w+)`,
    listing:
      '(zoradit|triedit|zoradenie)( podla)? | filtrovat | filtre | \\d+ (produktov|produkty|poloziek|vysledkov) | vsetky produkty | vsetok tovar | kategorie',
    product: `(popis|detail|parametre|vlastnosti|specifikacia)( produktu| tovaru)? | technicke (parametre|udaje) | hodnotenia | recenzie
      | (podobne|suvisiace) (produkty|tovary) | tabulka velkosti | (pridat )?(do|na) (oblubenych|zoznam priani|wishlist) | (kod|cislo) (produktu|tovaru)
      | vyberte (velkost|farbu|variant)`,
  },
  totals: {
    subtotal: `medzisucet( .{0,25})? | (cena|hodnota|sucet|spolu) (za )?(tovar|tovaru|produktov|poloziek|produkty|objednavky bez .{0,10})( .{0,15})? | tovar( spolu)?( .{0,12})?
      | \\d+ (polozk\\w+|poloziek|produkt\\w*|ks|kus\\w*) | (spolu|cena|sucet|celkom) bez (dph|dane|dopravy)( .{0,12})? | zaklad dane | medzisucet( .{0,12})? | (spolu|cena|sucet|suma) (za )?(tovar|polozky|poloziek|produkty|produktov)`,
    shipping:
      '(cena |naklady na |poplatok za )?(doprav[ay]|dorucenie|dorucenia|dodanie|postovne|prepravne|preprav[ay]|zasielka)( .{0,60})? | (spolu |cena |naklady |poplatky )?(za |na )?(dopravu|doprava|dorucenie|postovne)( .{0,15})?',
    tax: '((vratane|z toho|spolu|bez|s) )?((\\d+([.,]\\d+)?) ?%? )?(dph|dan z pridanej hodnoty)( .{0,30})? | dan( .{0,15})? | (dan|dane|dph)( (spolu|celkom))?( .{0,12})?',
    discount:
      '(celkova |mnozstevna )?(zlava|zlavy|zlavu|zlavovy (kod|kupon)|kupon|uspora|akcia|zlavovy)( .{0,40})? | (usetrite|usetrili ste)( .{0,20})? | (zlava|zlavy|akcia|promoakcia|rabat)( (na|za|z) .{0,20})? | (suma|vyska|celkova) zlavy?a?( .{0,12})? | zlava (na )?(objednavku|dopravu|kupon)',
    fee: `(poplatok|priplatok|dobierkovne|balne|manipulacny poplatok|servisny poplatok|cena platby|platba)( .{0,25})? | dobierka( .{0,12})?
      | (darcekove balenie|poistenie|prispevok|zaruka|zaloha|prepitne|zaokruhlenie|recyklacny .{0,10})( .{0,20})? | (poplatok|naklady|poplatky|cena) (za|na) plat(bu|by)( .{0,12})?`,
    giftCard: 'darcekov(y|a|e) (poukaz|karta|certifikat|poukazka)( .{0,20})?',
    total: `(spolu|celkom|celkova (cena|suma|ciastka)|cena (spolu|celkom)|suma (spolu|celkom))( .{0,30})? | (spolu |celkom )?(k|na) (uhrade|uhradu|zaplateniu|zaplatenie|platbe)( .{0,20})?
      | (konecna cena|vysledna cena|suma na uhradu|suma k uhrade|cena s dph|cena objednavky|spolu s dph|zaplatite)( .{0,20})? | celkove | (celkova|konecna) (suma|cena)( .{0,12})? | (spolu|celkom)( .{0,12})? | sucet`,
  },
  sections: {
    shipping:
      '(dodaci\\w+|kam .{0,12}(dorucit|poslat|zaslat)|dodacie|dorucen\\w+|dorucovaci\\w+|doprav\\w+|prijemca)( .{0,30})?',
    billing: '(fakturacn\\w+|faktur\\w+|platca)( .{0,30})?',
    payment: '(platb\\w+|platobn\\w+|kart\\w+|uhrad\\w+)( .{0,30})?',
    login: '(prihlasit|prihlasenie|existujuci zakaznik)( .{0,20})?',
    register: '(registraci\\w+|vytvorit ucet|zalozit ucet|novy zakaznik)( .{0,20})?',
    newsletter: '(newsletter\\w*|odber noviniek|odoberajte|prihlaste sa na odber)( .{0,40})?',
    shippingMethod: '(sposob|moznosti|volba|vyber|typ) (dopravy|dorucenia|dodania)( .{0,15})? | doprava | dorucenie',
    contact: '(kontaktne|osobne|vase|zakaznicke) (udaje|informacie) | kontakt',
  },
  words: {
    pickup: `osobn(y|e) (odber|vyzdvihnutie|prevzatie)( .{0,25})? | (vyzdvihnutie|vyzdvihnut|odber)( .{0,25})? | (vydajne|odberne|vydajn\\w+) (miest\\w+|bod\\w*|box\\w*)( .{0,15})?
      | (zasielkovna|balikovna|balikobox|packeta)(?! (domov|na adresu|home|kurier))( .{0,15})? | z ?box\\w*( .{0,8})? | (na|v) (predajni|pobocke)( .{0,15})? | na postu | alzabox | parcel ?(shop|box)`,
    free: 'zdarma | zadarmo | bezplatn\\w+ | gratis',
    day: '(pracovn(y|e|ych|eho) )?(den|dni|dna|dnov)',
    week: 'tyzd(en|ne|nov|na)',
    hour: 'hodin(a|y|u)? | hod',
    today: 'dnes | este dnes | v ten isty den',
    tomorrow: 'zajtra | (nasledujuci|dalsi) (pracovny )?den | na druhy den | do druheho dna',
    orderNumber:
      '(cislo|c|id|kod)( vasej| .{0,6})? objednavky | objednavk[ay] ?(c|cislo|id)? | referencne cislo | variabilny symbol',
    outOfStock: `vypredan\\w* | nie je (skladom|na sklade|dostupn\\w+|k dispozicii) | nedostupn\\w+ | nedostatocn\\w+( .{0,15})? | nie je dostatok( .{0,15})?`,
    inStock: `skladom( .{0,15})? | na sklade( .{0,12})? | dostupn\\w+ | k dispozicii | (posledne|posledny|zostava|zostavaju|uz len|len|iba) \\d+( ks| kus\\w*)?( .{0,12})?
      | (ihned|okamzite) na odoslanie | na odoslanie (dnes|zajtra|ihned)`,
    quantity: 'mnozstvo | pocet | ks | kusov',
    variant: `velkost | farba | varianta? | prevedenie | material | model | format | prichut | dlzka | sirka | hmotnost | moznost | objem | styl | vona | mletie
      | vydanie | strih | typ | vzor | balenie`,
    taxIncluded:
      '(vratane|s|z toho|zahrna)( .{0,12})? (dph|dane) | (dph|dan) (v cene|zahrnuta|je zahrnut\\w+) | (vratane|vr) dan[ei]',
    chooseFirst: '(vyberte|zvolte|vybrat|zvolit)( .{0,25})?',
    leaveEmpty: '(nechajte|ponechajte)( .{0,15})? (prazdne|prazdny|nevyplnene) | nevyplnajte( .{0,15})?',
    required: `(je |su )?(povinn\\w+|vyzadovan\\w+)( pole| udaj| .{0,10})? | (zadajte|vyplnte|vyberte|uvedte|doplnte)( .{0,40})? | neplatn\\w+ | chyba
      | nesmie byt prazdn\\w+ | nie je platn\\w+ | nespravn\\w+ | musi byt vyplnen\\w* | pozadovan[yae] | je nutne (suhlasit|vyplnit|zadat)( .{0,25})? | (nie ?je) (spravny|platny|spravna|platna) .{0,25}`,
    declined: `(platba|karta|platbu|kartu|transakcia|platobna karta)( .{0,20})? (zamietnut\\w*|odmietnut\\w*|zlyhala|nepodarila|sa nepodarila|nepresla|nebola (prijata|vykonana|uspesna))
      | zamietnut\\w* | (platba|platbu)( .{0,10})? nepodaril\\w*`,
    forgot: 'zabudn\\S+ heslo | obnovit heslo | zabudli.{0,20} | obnovenie hesla',
    knownCustomer:
      'vitajte spat.{0,12} | uz (mam|mate) ucet.{0,8} | existujuci zakaznik.{0,8} | (som|ste) uz (registrovan\\w*|zakaznik\\w*)',
  },
  phrases: {
    cart: 'kosik(a|u|om)? | nakupny kosik',
    cartPath: 'kosik',
    addedToCart:
      'pridan[eyaou]? | vlozen[eyao]? | pridali ste | bol[oa]? (pridan|vlozen)\\w* | pridala do (vasho )?kosika | pridan[yae] do (vasho )?kosika',
    namesCoupon: 'zlavov(y|eho|e) kod | zlavov(y|eho|e) kupon | kupon | darcekov(y|eho|e|a) pouka | promo ?kod',
    showSummary:
      '^(zobrazit|ukazat) (suhrn|rekapitulaciu|objednavku|kosik|prehlad) | ^(suhrn|rekapitulacia|prehlad|zhrnutie) objednavky',
    confirmsRemoval: '^ano$ | ^ano (odstranit|odobrat|zmazat) | ^potvrdit | ^odstranit | ^odobrat | ^zmazat',
    colourAxis: '\\bfarb[ay]',
    sizeAxis: 'velkost',
    isChosen: '^vybran[eya]$ | ^zvolen[eya]$',
    fitAxis: '\\bstrih',
    deliveredToday: '\\bdnes\\b | ten isty den',
    deliveredTomorrow: 'zajtra | (nasledujuci|dalsi|druhy) (pracovny )?den | 24 hod',
    deliveredInTwoDays: 'do dvoch dni | 2 (pracovn(e|ych) )?dni | 48 hod | pozajtra',
    express: 'expres',
    priority: 'prednostn | kurier',
    sendingFee: 'doprav\\w* | postovne | doruceni\\w* | baln\\w* | preprav\\w*',
    card: 'kartou | karta | platobn\\w+ kart\\w+ | kreditn\\w+ kart\\w+ | debetn\\w+ kart\\w+ | platba kartou | online kartou',
    tellsWhenBack: '(strazit|upozornit|sledovat)( .{0,10})? dostupnost\\w*',
    keepsForLater:
      'zoznam\\w* (zelani|priani) | (ulozit|odlozit) na (neskor|potom) | oblubene | porovna\\w* | (pridat|napisat|vlozit) (komentar|recenziu|hodnotenie|otazku)',
    paidOnline: 'online( platb\\S+)? | platba online',
    notCard: 'darcekov\\w+ | vernostn\\w+',
    offlinePayment: `dobierk\\w+ | na dobierku | (bankov\\w+ )?prevod(om)? | na fakturu | faktura | fakturou | hotov(e|ou|ost\\w*) | (platba )?(pri|na) (prevzati|predajni|vyzdvihnuti|doruceni)
      | vopred na ucet | zalohova faktura | ^sek$ | sekom`,
    aboutMoney: 'zaplat\\w* | plat(it|ba|by|bu|ite) | kup(it|ite|i|ujem)? | objedn\\w* | predplat\\w*',
    refusal: '^nie$ | ^nie dakujem | ^nechcem | ^bez | ^ziadn\\w* | nie dakujem | ^nepridavat | ^teraz nie',
    plainNo: '^nie$ | ^nie dakujem$',
    onlyOnce: 'jednorazov\\w* | len raz',
    extraOffer: `poisten\\w* | zaruk\\w* | ochran\\w+ (zasielky|tovaru|nakupu|proti) | prispev\\w* | darovat | darcek | darcekov\\w+ | prepitne | clenstvo | predplatn\\w* | automatick\\w* | mesacne | kazdy mesiac
      | uhlikov\\w*`,
    news: 'ponu(ky|k|kach) | novin(ky|iek|kach) | obchodn\\w+ oznameni\\w+ | reklam\\w*',
    addsToOrder: '^ano (chcem|pridat|prosim) | ^ano$ | ^pridat | ^pridaj',
    partOfOrder: 'adres\\w+ | ako host | poznamk\\w+ | kontaktne udaje',
    recurring:
      'kazd(y|ych|e|u) (\\d+ )?(mesiac|tyzden|dni|tyzdne|tyzdnov|mesiace|mesiacov) | (mesacna|pravidelna|opakovana) (dodavka|platba|objednavka)',
    usualFee:
      '(manipulacny|servisny|recyklacny) poplat\\w* | poplat\\w+ za (platbu|dobierku|dopravu) | dobierkovne | dobierk\\w* | baln\\w* | manipulacn\\w* | zaloha | zaokruhlenie | priplatok\\w* | platba | recyklacn\\w*',
    feeName: 'poplatok$ | priplatok$ | dobierkovne$ | balne$',
    remarkOnPrice:
      '^z toho | ^vratane | ^od \\d | ^len \\d | ^povodn\\w+ | bezna cena | povodne | usetrite | uspora | bodov | mesacne | splat\\w* | za (kus|ks|kg|liter) | najnizsia cena | odporucana cena | zostava do',
    honorific: '^pan$ | ^pani$ | ^slecna$ | ^muz$ | ^zena$ | ^ine$',
    optional: 'nepovinn\\w* | volitel\\w* | nie je povinn\\w*',
    noAccount:
      '(bez|nie|nechcem|nevytvar\\w*|nezaklad\\w*)\\b.{0,30}\\b(ucet|uctu|registraci\\w*|registrovat) | ako host',
    review: 'skontrol\\w* | rekapitulaci\\w* | suhrn | zhrnutie | prehlad',
    reviews: 'skontrol\\w* | rekapitulacia',
    confirmsOrder: '(potvrdit|odoslat|dokoncit|potvrdenie) (objednavk\\w+|nakup)',
    confirmationStep: '^(\\d )?potvrdenie$',
    finishedStep: '^(\\d )?(hotovo|dokoncene)$',
    numberedStep: 'krok(u)? \\d | \\d krok',
    orderPaid: 'objednavka (bola|je) (uspesne )?(zaplatena|uhradena) | platba (bola|prebehla) (uspesna|uspesne)',
    thanksForOrder: 'dakujem?e?( vam)? za (vas[iu] |vasu )?(objednavku|nakup)',
    orderNotYetPlaced:
      'takmer (hotovo|dokoncene) | uz len (jeden|posledny) krok | posledny krok | este (nie je|nebola|nebolo) (dokoncen|potvrden|odoslan)\\w* | na dokoncenie objednavky',
    ownOrders: '(moje|vase|sledovat|stav|historia) (objednav\\w+)',
    cookieSettings:
      '^nastaveni\\w+ | ^nastavit | ^upravit | ^prisposobit | ^spravovat | ^viac moznosti | ^podrobne nastavenia | nastaveni\\w+ cookies | ^predvolby',
    saveCookieSettings: '^ulozit | ^potvrdit (moje )?(volby|vyber|nastavenia) | ^povolit (vybrane|vyber)',
    tooFewInStock: `(iba|len|zostavaju|zostava|posledne) \\d+ (ks|kus) | (mozete|mozno) (\\w+ )?(objednat|kupit|pridat)? ?(iba|len|maximalne|najviac) \\d+ | maximalne \\d+ (ks|kus)
      | nedostatocn\\w* (mnozstvo|zasob) | nie je (dostatok|dostatocne mnozstvo) | v pozadovanom mnozstve | prekracuje (dostupn|skladov) | (skladom uz (iba|len)|len v pocte) \\d+ | (iba|len) \\d+ (ks|kus|sklad) | nemame dost | (pozadovan|objednan)\\w+ mnozstvo | zostava\\w* (iba |len )?\\d+ (ks|kus) | nedostatocn\\w+ (zasob|mnozstv|sklad) | nedostatok`,
    soldOut:
      'vypredan | nie je (uz )?(skladom|na sklade|dostupn|k dispozicii) | nedostupn[ye] | predaj (bol )?ukonceny | (produkty|polozky)( .{0,60})? nie su( \\S+)? (na sklade|skladom|k dispozicii|dostupn)',
    cardDeclined: `(kart|platb|transakc)\\w*( \\w+){0,3} (zamietnut|odmietnut|zlyhal|nepodaril|nepresl) | (banka|vydavatel)( \\w+){0,3} (zamietl|odmietl)
      | nedostatok (financnych )?prostriedkov | nedostatocny zostatok | nebola (autorizovana|schvalena) | odmietnuti\\w+ transakcie | (banka|karta|platba).{0,20}odmietn | (platba|platbu|karta|kartu|transakcia).{0,25}(zamietn|odmietn|zlyhal|nepodaril|nebola|neuspes) | (chyba|spracovani\\w).{0,15}platb`,
    noShipping:
      '(ziadn\\w+|nie je|nie su) (dostupn\\w+ )?(sposob|moznost|sposoby)\\w* (dopravy|dorucenia) | nedorucujeme | (neposielame|nezasielame|nedodavame) | nie je mozne dorucit | bohuzial nedoruc | (doprava|dorucenie|dodanie)( .{0,30})? nie je (mozn|dostupn|k dispozicii) | ziadn\\w+ (dostupn\\w+ )?(sposob|moznost)\\w* (doprav|doruc) | nie je mozne (dorucit|dodat|odoslat)',
    noSuchVariant: '\\bkombinacia neexistuje | vyberu nezodpovedaju ziadne produkty',
    unavailable: '^nie je (dostupn\\w+|k dispozicii)$ | ^nedostupn\\w+$',
    variantMissing:
      '(vyberte|zvolte) (si )?(prosim )?(velkost|farbu|variant|moznost|prevedenie|parametre) | (vyber|vybrat) moznosti',
    addressRejected:
      'adres\\w+ (je |nie je |nebola |sa )?(neplatn|nenasla|najdena|platna|nemozno overit) | neplatna adresa',
    asksForCorrection:
      '\\b(zadajte|vyplnte|vyberte|opravte|skontrolujte|doplnte|prosim (zadajte|vyplnte|vyberte|skontrolujte)|musite) \\S | \\b(neplatn|povinn|nespravn|chybne)',
    digitsOnly: '\\b(iba|len) (cislic|cisla)',
    refusesInput:
      'chyb\\w* | nepodaril\\w* | bohuzial | ospravedln\\w* | neplatn\\w* | povinn\\w* | nemozno | prosim | nespravn\\w* | neexistuje | vyprsala | dosiahli ste | nevztahuje | nie ?je (spravn|platn)\\w+ | je nutne | pozadovan\\w+ | ne(bol|bola|bolo|existuje|plati|platn\\w+|spravn\\w+) .{0,12} | chybn\\w+ | chyba | vyprsal\\w* | nie je (mozne|platn\\w+|mozny)',
    asksForPatience: 'pockajte | cakajte | moment | okamih | dakuj\\w* | strpenie',
    asksForHuman: '(znaky|pismena|text|kod|cislice) z obrazka | opiste (kod|text|znaky) | nie ste robot | ste clovek',
    newPassword: 'vytvor | zvolte | aspon | nove heslo | minimalne',
    freeAmount: '^zdarma$ | ^zadarmo$ | ^bezplatne$ | ^doprava zdarma$ | ^gratis$',
    namesNumber: 'cislo | c | id | symbol | kod',
    underNumber: '\\b(pod|s) cislom$',
    asksAge: `(nad|starsi|aspon|minimalne|mladsi) (16|18|21)( rokov)?( .{0,10})? | (mam|mate)( uz)? (16|18|21)( .{0,8})? | (overenie|potvrdenie|potvrdte) (veku|svoj vek|vek)
      | (len |iba )?pre dospelych | plnolet\\w+ | starsi ako 18`,
  },
  stems: {
    addOn: 'poisteni | zaruk | darcekove balenie | sprepitne',
    address: 'adresa | adresy',
    addressTitle: '(nazov|oznacenie) adresy',
    afterOrder:
      'historia | sledovanie | vratenie | objednat znova | kupit znova | zopakovat objednavku | zrusit objednavku | detail\\w* objednavky',
    anyNumber: 'cislo',
    bankAccount: 'ucet | uctu',
    billing: 'faktur',
    billingLabel: 'fakturacn',
    bridge: 'az | a | alebo | do',
    cancel: 'zrus | stornovat | storno',
    cardSecret: 'karta | karty | bezpecnost',
    cart: 'kosik',
    checkout: 'pokladna | objednavka',
    coupon: 'zlav | kupon',
    deliveryMethod: 'doprav | doruc',
    deliveryName:
      'doprava( .{0,20})? | dorucenie( .{0,20})? | kurier\\w*( .{0,12})? | slovenska posta( .{0,15})? | balik( .{0,15})? | packeta( .{0,15})? | zasielkovna( .{0,15})? | osobny odber( .{0,15})?',
    listing: 'kategorie | kategoria',
    lookFor: 'hladat | vyhladat',
    month: 'mesiac',
    monthName: 'januar | februar | marec | april | jun | jul | august | september | oktober | november | december',
    or: 'alebo',
    orderDone: 'dakujeme | potvrdenie-objednavky',
    payment: 'platba | platby',
    paymentMethod: 'platb',
    paymentName:
      'kartou( .{0,15})? | platobna karta | karta( .{0,15})? | dobierk\\w+( .{0,15})? | (bankovy )?prevod(om)?( .{0,15})? | hotov(e|ou|ost\\w*)( .{0,15})? | na splatky | gopay | besteron',
    product: 'produkt | tovar',
    quantity: 'mnozstvo | pocet',
    register: 'registracia',
    review: 'rekapitulacia | suhrn',
    shipping: 'doprava | dorucenie | dodacia',
    signIn: 'prihlas',
    skip: 'preskoc',
    title: 'pan | pani | slecna | muz | zena',
    variant: 'velkost | farba',
    year: 'rr | rok',
    yes: 'ano',
  },
  productPage: {
    soldOut: 'vypredané',
    inStock: 'na sklade | skladom',
    free: 'zadarmo',
  },
  frequentWords:
    'a | na | je | sa | do | košík | košíka | doprava | objednávka | objednávku | cena | dph | alebo | tovar | pre | skladom | vaše | meno | priezvisko | s',
  neutralHonorifics: ['Iné', 'Neuvedené'],
  afterOrderPaths: ['dakujeme', 'potvrdenie', 'objednavka-odoslana'],
};
