import type { Vocabulary } from '../vocabulary.ts';

export const cs: Vocabulary = {
  language: 'cs',
  fields: {
    other: `predmet | vas dotaz | narodnost | misto narozeni | povolani | (cislo|kod) (objednavky|rezervace|zakaznicke karty)
      | jak jste se o nas dozvedeli`,
    honorific: 'osloveni | titul | pohlavi',
    firstName: 'jmeno | krestni jmeno | vase jmeno',
    middleName: 'prostredni jmeno | druhe jmeno',
    lastName: 'prijmeni | vase prijmeni',
    fullName: `jmeno a prijmeni | cele jmeno | kontaktni osoba | jmeno prijmeni | prijmeni a jmeno | prijemce
      | jmeno prijemce`,
    company: 'firma | spolecnost | nazev (firmy|spolecnosti) | organizace',
    email: 'e ?mailov(a|y) adres(a|y) | elektronicka posta | vas e ?mail | emailova adresa | kontaktni e ?mail',
    emailConfirm: '(zopakujte|potvrdte|potvrzeni|kontrola) e ?mailu? | e ?mail (znovu|pro kontrolu)',
    phone:
      'telefonni cislo | telefon | mobil(ni telefon)? | telefonu? cislo | kontaktni telefon | mobilni cislo | vas telefon',
    phoneCountry: 'predvolba( zeme)? | mezinarodni predvolba',
    phoneArea: 'mistni predvolba',
    phoneExtension: 'klapka | linka',
    street: `ulice.{0,22} | adresa( bydliste| doruceni| radek 1)? | ulice (a )?(cislo|c)( popisne| domu)? | dodaci adresa | fakturacni adresa
      | dorucovaci adresa | cislo domu a ulice`,
    street2:
      'adresa (2|radek 2|druhy radek) | byt( cislo)? | patro | doplnek adresy | dalsi udaje k adrese | cislo bytu | apartman | (dalsi|druhy|doplnkov\\w+|dodatecn\\w+) (radek|udaje|adresa)( adresy)?( .{0,6})? | adresa (2|pokracovani|doplnek|radek 2)( .{0,4})? | dodatek( .{0,10})? | doplnujici( .{0,10})?',
    houseNumber: '^cislo$ | cislo (popisne|domu|orientacni) | ^c ?p( ?c ?o)?$',
    postalCode: 'psc | postovni smerovaci cislo | postovni cislo',
    city: 'mesto | obec | mesto obec | obec mesto',
    province: 'kraj | okres | region',
    country: 'zeme | stat | zeme region | stat zeme | zeme doruceni | zeme( oblast)?',
    vatId: 'dic | ic dph | danove (identifikacni )?cislo',
    personalId: 'ico | ic | rodne cislo | cislo obcanskeho prukazu',
    birthDate: 'datum narozeni',
    birthDay: 'den narozeni',
    birthMonth: 'mesic narozeni',
    birthYear: 'rok narozeni',
    orderNote: `poznamk(a|y).{0,20} | zprava( .{0,20})? | vzkaz( .{0,20})? | komentar( .{0,20})? | pokyny (k|pro) .{0,20}
      | doplnujici informace | prani k objednavce`,
    coupon:
      '(slevovy|promo|darkovy|akcni) ?(kod|kupon|kupón) | slevov(y|eho) (kod|kupon|kupónu)u? | kupon | kod kuponu | kod slevy',
    giftCard:
      'darkov(y|a|e|eho) (poukaz|karta|karty|certifikat|poukazu|poukazka) | cislo poukazu | kod (darkoveho )?poukazu',
    quantity: '^mnozstvi$ | ^pocet( kusu)?$ | pocet ks',
    login: `uzivatelske jmeno | prihlasovaci (jmeno|udaje) | uzivatel | prezdivka | e ?mail nebo .{0,25} | zakaznicke cislo
      | login jmeno`,
    password: 'heslo | vase heslo | zvolte heslo',
    passwordConfirm:
      'heslo (znovu|pro kontrolu|podruhe|jeste jednou) | (zopakujte|potvrzeni|potvrdte|kontrola) hesl(o|a)',
    cardNumber: 'cislo (platebni |kreditni )?karty',
    cardHolder: 'drzitel karty | jmeno (na karte|drzitele( karty)?) | jmeno a prijmeni na karte | vlastnik karty',
    cardExpiry:
      'platnost( do| karty)? | platna do | konec platnosti | datum (expirace|platnosti|vyprseni)( .{0,10})? | mm ?/? ?rr | expirace',
    cardExpiryMonth: 'mesic | mesic platnosti',
    cardExpiryYear: '^rok$ | rok platnosti | ^rr$ | ^rrrr$',
    cardCvc: '(bezpecnostni|kontrolni|overovaci) (kod|cislo)( karty)? | cvc kod | posledni tri cislice | kod karty',
    search: 'hledat.{0,20} | vyhledat.{0,20} | vyhledavani | co hledate | hledany vyraz | napiste co hledate',
    otp: '(overovaci|aktivacni|potvrzovaci|kontrolni|jednorazovy) kod | opiste kod.{0,20} | kod ze sms | sms kod',
  },
  ticks: {
    other: 'bez (registrace|uctu|zalozeni uctu).{0,25} | jako host.{0,20} | nechci (se )?(registrovat|zakladat).{0,15}',
    newsletter: `(newsletter|zpravodaj|novinky|akcni nabidky|obchodni sdeleni)\\w*( .{0,30})?
      | (chci|prejeme?|souhlasim).{0,30}(dostavat|odebirat|zasilan\\w+|odber\\w*)( .{0,20})? | odebirat( .{0,20})? | odber novinek( .{0,15})?
      | zasilani (novinek|obchodnich sdeleni|nabidek)( .{0,15})?`,
    terms: `(vseobecn\\w+ )?(obchodni\\w*|nakupni\\w*) podmink\\w+( .{0,30})? | podmink\\w+( .{0,20})?
      | (souhlasim|seznamil\\w*|precetl\\w*|potvrzuji|prohlasuji|beru na vedomi|akceptuji)(?!.{0,60}(newsletter|obchodnich sdeleni|novin|reklam|marketing|zasilan))( .{0,60})?
      | (zpracovani|ochran\\w+) osobnich udaju( .{0,20})? | zasady ochrany( .{0,20})? | prav\\w+ (na )?odstoupen\\w+( .{0,20})?`,
    sameAddress: `(fakturacni|dodaci|dorucovaci)( .{0,12})? ?(adresa|udaje)( .{0,25})? (stejn\\w+|shodn\\w+|totozn\\w+)( .{0,25})?
      | (stejn\\w+|shodn\\w+|totozn\\w+)( .{0,10})?( adres\\w*| jako .{0,25}| udaje .{0,20})( .{0,20})?
      | (pouzit|dorucit|doruceni)( .{0,25})? (i )?(jako|pro|na)( .{0,12})?(fakturacni|tuto|stejnou|dodaci)( .{0,20})? | tuto adresu pouzijte? (take |i )?pro (fakturaci|doruceni) | (stejna|shodna|totozna) (adresa|jako)( .{0,30})? | pouzit (stejnou|tuto|dodaci|fakturacni) adresu( .{0,20})?`,
    differentAddress: `(jin\\w+|odlisn\\w+|rozdiln\\w+) (dodaci |fakturacni |dorucovaci )?adres\\w+( .{0,20})?
      | (dorucit|zaslat|odeslat|doruceni|poslat)( .{0,12})? (na|do) jin\\w+( .{0,20})?
      | (dodaci|fakturacni|dorucovaci) adresa( .{0,12})? (se lisi|je jina|jina|odlisna)( .{0,20})? | (pouzit |dorucit na |odeslat na )?(jinou|odlisnou|rozdilnou) (adresu|fakturacni adresu|dodaci adresu)( .{0,20})? | adres\\w* .{0,40}(se lisi|neshoduj\\w+|nejsou stejne)`,
    createAccount: `(vytvorit|zalozit|chci|otevrit)( .{0,10})? (zakaznick\\w+ )?(ucet|konto)( .{0,20})? | (za)?registrovat( se)?( .{0,12})?
      | chci se (za)?registrovat`,
    saveDetails: `(ulozit|zapamatovat|pamatovat|uchovat)( .{0,50})? | zustat prihlasen\\w*( .{0,10})? | pro (pristi|priste|dalsi) (nakup|objednavk\\w+|navstev\\w+)?
      | vychozi\\w*( .{0,15})? | zapamatujte si me`,
    extra: `(darkove|darkovy) (baleni|balení|obal|papir)( .{0,15})? | zabalit( .{0,20})? | pojisteni( .{0,25})? | (prodlouzen\\w+ )?zaruk\\w+( .{0,25})?
      | (prispevek|prispet|darovat|dar na)( .{0,20})? | zaokrouhl\\w+( .{0,15})? | (ochran[ay]) (zasilky|zbozi|nakupu|proti)( .{0,20})? | premium | montaz( .{0,15})?
      | spropitne | uhlikov\\w+( .{0,15})?`,
  },
  actions: {
    addToCart: `(pridat|vlozit|dat|pridej|vloz)( .{0,12})?( do)? ?(nakupniho )?(kosiku|kose|tasky|voziku)( .{0,15})? | do (nakupniho )?kosiku | ^pridat$ | ^koupit$
      | ^koupit \\d+( ks)?$ | ^objednat$ | predobjednat | rezervovat | pridat zbozi`,
    buyNow:
      '(koupit|kupte|objednat) (nyni|ihned|hned|ted|rovnou|jednim klikem) | koupit | rychly nakup | koupit online',
    viewCart: `(zobrazit|prejit do|muj|vas|otevrit|do|upravit|obsah|ukazat|jit do|zpet do)( .{0,6})? ?(nakupni(ho)? )?kosik(u)?( .{0,15})?
      | (nakupni )?kosik( \\d+)?( .{0,10})? | vozik`,
    goToCheckout: `(prejit|pokracovat|jit|dal)( .{0,5})?( k| do| na| v)? ?(pokladn[ey]|objednav\\w+|platb[ey]|pokladnu|doprav[ey]|zaplaceni)( .{0,15})?
      | (k|do) pokladn[ey] | ^pokladna$ | (k objednavce|objednat|vytvorit objednavku|dokoncit (objednavku|nakup)) | prejit k objednani | pokracovat v nakupu a zaplatit | pokracuj(te)? k pokladne`,
    guest: `(pokracovat|nakoupit|nakupovat|objednat|nakup|objednavka)?( .{0,8})?(jako (host|neregistrovany|novy zakaznik)|bez (registrace|prihlaseni|zalozeni uctu|uctu))( .{0,20})?
      | jsem (tu )?(novy|poprve)( .{0,12})? | novy zakaznik | neregistrovany( .{0,15})? | objednej(te)? jako host | (objednat|pokracovat|nakoupit|zaplatit|nakup)( .{0,12})? jako host | (nevytvaret|bez vytvoreni|bez) (zakaznick\\w+ )?(ucet|uctu)( .{0,12})?`,
    continue: `pokracovat( .{0,30})? | dalsi( krok)?( .{0,20})? | dale | (ulozit|pouzit|potvrdit)( .{0,25})? | (dorucit|odeslat) (sem|na tuto adresu)
      | (pouzit|zvolit|vybrat) tuto adresu | (k|na) (doprave|dopravu|platbe|platbu|rekapitulaci|souhrn\\w*|doruceni)( .{0,15})? | prejit (k|na)( .{0,25})?
      | odeslat | aktualizovat  | vybrat (dopravu|platbu|zpusob)( .{0,15})?`,
    applyCoupon:
      '(pouzit|uplatnit|aktivovat|vlozit|pridat|zadat|prepocitat)( .{0,5})?(slevov\\w+ ?)?( ?kod\\w*| ?kupon\\w*| ?slevu| ?poukaz\\w*)?( .{0,10})? | uplatnit( .{0,15})? | ok',
    openCoupon: `(mate|mam|vlastnite|zadat|pridat|vlozit|uplatnit|kliknete)( .{0,10})? ?(slevov|promo|darkov|kupon|poukaz|kod)\\w*.{0,40}
      | slevov(y|e) (kod|kupon|kody|kupony) | slevovy kod( .{0,15})?`,
    placeOrder: `(odeslat|potvrdit|dokoncit|zavazne|vytvorit|podat|zadat|odesilam|potvrzuji|dokoncuji)( .{0,8})? ?(objednavku|nakup|platbu|objednavky)( .{0,25})?
      | (objednat|objednavam|koupit|zaplatit|kupuji)( nyni| a zaplatit| zavazne| s povinnosti platby| ihned| a platim)? | zavazne objednat( .{0,20})?
      | objedn(at|avka|avam)( .{0,10})?(zavazujici k platbe|s povinnosti (platby|platit|uhrady)) | zaplatit( .{0,25})? | potvrdit a zaplatit | uhradit( .{0,20})?
      | objednat a zaplatit | zavazna objednavka | platba za objednavku | (za)?platit( nyni| hned)? | (dokoncit|potvrdit|odeslat|provest|zadat) (platbu|objednavku|nakup) | (koupit|zaplatit|objednat) (nyni|ihned|hned) | ^dokoncit$ | ^(hotovo)$`,
    dismiss: `zavrit( .{0,20})? | ne dekuji( .{0,40})? | ^ne$ | ted ne | pozdeji | zrusit | preskocit | rozumim | mozna pozdeji | skryt`,
    rejectCookies: `(odmitnout|zamitnout|nesouhlasim|odmitam)( .{0,25})?
      | (pouze|jen|povolit pouze|prijmout pouze|povolit jen)( .{0,10})?(nezbytne|nutne|technicke|funkcni|zakladni)( .{0,20})? | nezbytne( cookies?)?( .{0,12})?
      | pokracovat bez (souhlasu|prijeti)( .{0,10})?`,
    acceptCookies: '(prijmout|povolit|souhlasim|prijimam|akceptovat|souhlasit|v poradku)( .{0,25})? | rozumim',
    removeItem:
      '(odstranit|odebrat|smazat|vymazat|vyhodit)( .{0,40})? | (vyprazdnit|vysypat)( .{0,5})? kosik | vyjmout( z kosiku)?',
    signIn: `(prihlasit|prihlaseni|prihlaste)( (se|sa))?( .{0,25})? | muj ucet | (uz|jiz)( .{0,6})? (mam|mate|jste)( .{0,12})?(ucet|registrovan\\w*|zakaznik\\w*).{0,10}
      | (zapomneli|zapomenut\\w+)( .{0,6})?hesl\\w+.{0,5} | ucet | stavajici zakaznik | (jiz )?mate (jiz |uz )?ucet | kliknete zde pro prihlaseni | zapomneli? jste (sve |vase )?heslo | vracejici se zakaznik | (jsem jiz|uz jsem|jiz jsem) (vas )?zakaznik\\w* | mate jiz ucet`,
    register:
      '(vytvorit|zalozit)( .{0,8})?(ucet|konto).{0,10} | registrace( .{0,12})? | (za)?registrovat( se)? | novy ucet',
    expressWallet: `(zaplatit|koupit|platba|objednat) (pres|pomoci|s|prostrednictvim)? ?(pay ?pal|apple|google|amazon|klarna|g ?pay|twisto|skip ?pay)( ?pay)?( .{0,15})?
      | rychla platba | expresni platba`,
    edit: '(upravit|zmenit|editovat|opravit)( .{0,25})? | zpet( .{0,25})? | predchozi( .{0,12})? | vratit se( .{0,20})? | (zmenit|upravit|zmena|uprava) (adresu|adresy|zpusob|zpusobu|platbu|dopravu|fakturacni|dodaci)( .{0,25})? | zpet( .{0,15})?',
    increaseQuantity: '(zvysit|pridat kus)( .{0,30})? | plus',
    decreaseQuantity: '(snizit|ubrat|odebrat kus)( .{0,30})? | minus',
    updateCart: '(aktualizovat|prepocitat|obnovit)( .{0,25})?',
    openSection:
      '(zobrazit|skryt|rozbalit|ukazat)( .{0,10})?(podrobnosti|detaily|detail|souhrn|rekapitulaci|vice|moznosti|vse)( .{0,20})? | vice (informaci|moznosti) | podrobnosti',
    continueShopping:
      'pokracovat v nakup(u|ovani)( .{0,5})? | (zpet|vratit se|pokracovat|navrat) (do|k) (obchodu|nakupu|eshopu|nakupovani)( .{0,8})? | nakupovat dal(e)? | dalsi nakup',
    declineOffer: `ne dekuji( .{0,50})? | ^ne$ | (pokracovat|zaplatit|objednat) bez (pojisteni|zaruky|ochrany)( .{0,30})? | (odmitnout|nechci|nemam zajem)( .{0,40})?
      | bez (pojisteni|zaruky|ochrany)( .{0,15})?`,
    acceptOffer:
      'ano (chci|prosim|pridat|dekuji)( .{0,50})? | ^ano$ | pridat( .{0,12})?(pojisteni|zaruku|ochranu)( .{0,15})? | prijmout nabidku',
    enterManually: `(zadat|vyplnit|napsat)( .{0,20})? (rucne|manualne)( .{0,12})? | adresa nenalezena | (nemohu|nemuzu) najit( .{0,6})? adresu
      | (pouzit|ponechat)( .{0,8})? (zadanou|moji|puvodni) adresu | (pridat )?nov(a|ou) adres[au]( .{0,12})?`,
    search: '^hledat$ | vyhledat | najit',
  },
  pages: {
    cart: '(muj |vas |obsah )?(nakupni(ho)? )?kosik(u)? | vozik',
    emptyCart: `(vas |muj )?(nakupni )?kosik( je)?( zatim| momentalne| nyni| aktualne)? (je )?prazdny | prazdny (nakupni )?kosik
      | (zadne|zadna) (zbozi|produkty|polozky) v (nakupnim )?kosiku | v kosiku (nic nemate|nemate zadn\\w+|neni|nejsou|zatim nic)( .{0,20})? | nemate nic v kosiku`,
    signInChoice:
      'jako host | (jiz|uz) (mam|mate) ucet | novy zakaznik | prihlasit se nebo | bez registrace | stavajici zakaznik',
    address: `(dodaci|fakturacni|kontaktni|osobni|dorucovaci|zakaznick\\w+|vase)( a .{0,12})? (adresa|udaje|informace) | adresa | osobni udaje | udaje o vas
      | kam .{0,20}(dorucit|poslat) | (kontaktni|dodaci|dorucovaci|fakturacni|doprav\\w+|platebni) (udaje|informace|adresa)`,
    shipping:
      '(zpusob|moznosti|volba|vyber|typ) (dopravy|doruceni|dodani) | doprava( .{0,12})? | doruceni | jak .{0,20}(dorucit|doruceni)',
    payment:
      '(zpusob|moznosti|volba|vyber|typ) (platby|uhrady) | platba( .{0,15})? | platebni (udaje|metoda|metody) | jak .{0,20}zaplatit | udaje o karte',
    review: `(zkontrolujte|zkontrolovat|kontrola|potvrzeni udaju|rekapitulace|souhrn|shrnuti|prehled)( .{0,8})?( objednavky| objednavku| udaju| nakupu)? | posledni krok | (souhrn|prehled|rekapitulace|shrnuti)( vasi| objednavky| kosiku)*( .{0,10})? | (zkontrolujte|zkontrolovat|overte)( a potvrdte)?( svou| vasi)? objednavku`,
    confirmation: `(mockrat |srdecne )?dekujem?(e)?( (vam )?za (vas[iu] |vas |vasi )?(objednavku|nakup|objednani|duveru).{0,20})?
      | (vase )?objednavka( .{0,15})? (byla|je)(?! (jeste |zatim )?ne)( .{0,15})? (prijata|odeslana|potvrzena|dokoncena|vytvorena|uspesna|zaevidovana|zaregistrovana)( .{0,15})?
      | potvrzeni objednavky | objednavka (prijata|odeslana|potvrzena|dokoncena|byla uspesn\\w+) | (prijali|obdrzeli) jsme vasi objednavku | cislo vasi objednavky | (vase )?objednavka byla (vyrizena|dokoncena|prijata|odeslana)`,
    error: `(doslo k|nastala|vyskytla se|objevila se)( .{0,12})? (chyb[ea]|problem\\w*)( .{0,10})? | neco se (pokazilo|nepovedlo) | (interni )?chyba serveru | neocekavana chyba
      | zkuste to( .{0,10})? (znovu|pozdeji)( .{0,12})? | technick[ay] (chyba|problem\\w*|potize)`,
    notFound: `(stranka|produkt|zbozi|stranku|stranky)( .{0,15})? (nenalezen\\w*|nebyl\\w* nalezen\\w*|neexistuje|nebyla nalezena) | nenalezen\\w* | neexistuje
      | jiz neni (v nabidce|dostupn\\w+|k dispozici)`,
    soldOut: `vyprodan\\w* | (momentalne |docasne |bohuzel |aktualne )?(neni skladem|nedostupn\\w+|neni (na sklade|dostupn\\w+|k dispozici))( .{0,10})?
      | (hlidat|upozornit|informovat)( .{0,6})?( dostupnost| me| az)( .{0,20})? | nelze objednat | prodej ukoncen`,
    captcha: 'nejsem robot | jste (clovek|robot) | bezpecnostni kontrola | (potvrdte|overte)( .{0,8})? ze jste clovek',
    botWall:
      'pristup (odepren|zamitnut|zablokovan|byl odepren) | (byli jste )?zablokovan\\w* | neobvykl\\w+ (provoz|aktivita) | kontrola prohlizece',
    challenge3ds: `(potvrdte|overte|autorizujte|schvalte)( .{0,5})? (platbu|transakci|nakup)( .{0,20})?(v|kod\\w*|bank\\w*|aplikac\\w*)( .{0,15})?
      | vase banka .{0,30}(kod|aplikac\\w+|overen\\w+)`,
    listing:
      '(seradit|radit|razeni)( podle)? | filtrovat | filtry | \\d+ (produktu|produkty|polozek|vysledku) | vsechny produkty | vsechno zbozi | kategorie',
    product: `(popis|detail|parametry|vlastnosti|specifikace)( produktu| zbozi)? | technicke (parametry|udaje) | hodnoceni | recenze
      | (podobne|souvisejici) (produkty|zbozi) | tabulka velikosti | (pridat )?(do|na) (oblibenych|seznam prani|wishlist) | (kod|cislo) (produktu|zbozi)
      | vyberte (velikost|barvu|variantu)`,
  },
  totals: {
    subtotal: `mezisoucet( .{0,25})? | (cena|hodnota|soucet|celkem) (za )?(zbozi|produktu|polozek|produkty|objednavky bez .{0,10})( .{0,15})? | zbozi( celkem)?( .{0,12})?
      | \\d+ (polozk\\w+|polozek|produkt\\w*|ks|kus\\w*) | (celkem|cena|soucet) bez (dph|dane|dopravy)( .{0,12})? | zaklad dane | (celkem|cena|soucet|suma) (za )?(zbozi|polozky|polozek|produkty|produktu)`,
    shipping:
      '(cena |naklady na |poplatek za )?(doprav[ay]|doruceni|dodani|postovne|prepravne|preprav[ay]|zasilka)( .{0,60})? | cena (postovneho|dopravy|doruceni) | (celkem |cena |naklady |poplatky )?(za |na )?(dopravu|doprava|doruceni|postovne|dopravne)( .{0,15})? | celkem doprava',
    tax: '((vcetne|castka|vyse|z toho|vc|celkem|bez|s) )?((\\d+([.,]\\d+)?) ?%? )?(dph|dan z pridane hodnoty)( .{0,30})? | dan( .{0,15})?',
    discount:
      '(celkova |mnozstevni )?(sleva|slevy|slevu|slevovy (kod|kupon)|kupon|uspora|akce|slevovy)( .{0,40})? | (usetrite|usetrili jste)( .{0,20})? | (sleva|slevy|akce|promoakce|rabat)( (na|za|z) .{0,20})? | (castka|vyse|celkova) sleva?y?( .{0,12})? | sleva (na )?(objednavku|dopravu|kupon)',
    fee: `(poplatek|priplatek|doberecne|balne|manipulacni poplatek|servisni poplatek|cena platby|platba)( .{0,25})? | dobirka( .{0,12})?
      | (darkove baleni|pojisteni|prispevek|zaruka|zaloha|spropitne|zaokrouhleni|recyklacni .{0,10})( .{0,20})? | (poplatek|naklady|poplatky|cena) (za|na) plat(bu|by)( .{0,12})?`,
    giftCard: 'darkov(y|a|e) (poukaz|karta|certifikat|poukazka)( .{0,20})?',
    total: `(celkem|celkova (cena|castka|suma)|cena celkem|castka celkem)( .{0,30})? | (celkem )?k (uhrade|zaplaceni|platbe)( .{0,20})?
      | (konecna cena|vysledna cena|soucet celkem|castka k uhrade|cena s dph|cena objednavky|celkem s dph|celkem vcetne dph|zaplatite)( .{0,20})? | (odhadovany |celkovy )?soucet( .{0,15})?`,
  },
  sections: {
    shipping: '(dodaci|kam .{0,12}(dorucit|poslat|zaslat)|doruceni|dorucovaci|doprav\\w+|prijemce)( .{0,30})?',
    billing: '(fakturacni|faktur\\w+|platce)( .{0,30})?',
    payment: '(platb\\w+|platebni|kart\\w+|uhrad\\w+)( .{0,30})?',
    login: '(prihlasit|prihlaseni|stavajici zakaznik)( .{0,20})?',
    register: '(registrac\\w+|vytvorit ucet|zalozit ucet|novy zakaznik)( .{0,20})?',
    newsletter: '(newsletter\\w*|odber novinek|odebirejte|prihlaste se k odberu)( .{0,40})?',
    shippingMethod: '(zpusob|moznosti|volba|vyber|typ) (dopravy|doruceni|dodani)( .{0,15})? | doprava | doruceni',
    contact: '(kontaktni|osobni|vase|zakaznicke) (udaje|informace) | kontakt',
  },
  words: {
    pickup: `osobni (odber|vyzvednuti|prevzeti)( .{0,25})? | (vyzvednuti|vyzvednout|odber)( .{0,25})? | (vydejni|odberne|vydejn\\w+) (mist\\w+|bod\\w*|box\\w*)( .{0,15})?
      | (zasilkovna|balikovna|packeta)(?! (domu|na adresu|home|kuryr))( .{0,15})? | z ?box\\w*( .{0,8})? | (na|v) (prodejne|pobocce)( .{0,15})? | na postu | balik na postu | alzabox | parcel ?(shop|box)`,
    free: 'zdarma | bezplatn\\w+ | gratis | 0 kc',
    day: '(pracovni(ch|ho)? )?(den|dny|dnu|dni|dne) | prac dn\\w+',
    week: 'tyd(en|ny|nu|ne)',
    hour: 'hodin(a|y|u)? | hod',
    today: 'dnes | jeste dnes | tentyz den | ve stejny den',
    tomorrow: 'zitra | (nasledujici|dalsi|pristi) (pracovni )?den | druhy den | do druheho dne',
    orderNumber:
      '(cislo|c|id|kod)( vasi| .{0,6})? objednavk[yu] | objednavk[ay] ?(c|cislo|id)? | referencni cislo | variabilni symbol',
    outOfStock: `vyprodan\\w* | neni (skladem|na sklade|dostupn\\w+|k dispozici) | nedostupn\\w+ | nedostatecn\\w+( .{0,15})? | neni dostatek( .{0,15})?
      | neni v( .{0,8})? dostatecnem mnozstvi`,
    inStock: `skladem( .{0,15})? | na sklade( .{0,12})? | dostupn\\w+ | k dispozici | (posledni|zbyva|zbyvaji|uz jen|pouze) \\d+( ks| kus\\w*)?( .{0,12})?
      | (ihned|okamzite) k odeslani | k odeslani (dnes|zitra|ihned)`,
    quantity: 'mnozstvi | pocet | ks | kusu',
    variant: `velikost | barva | varianta | provedeni | material | model | format | prichut | delka | sirka | hmotnost | moznost | objem | styl | vune | mleti
      | vydani | strih | typ | vzor | baleni`,
    taxIncluded:
      '(vcetne|vc|s|z toho|zahrnuje)( .{0,12})? (dph|dan[ei]) | (dph|dan) (v cene|zahrnuta|je zahrnut\\w+) | vcetne dan[ei]',
    chooseFirst: '(vyberte|zvolte|vybrat|zvolit)( .{0,25})?',
    leaveEmpty: '(nechte|ponechte)( .{0,15})? (prazdne|prazdny|nevyplnene) | nevyplnujte( .{0,15})?',
    required: `(je |jsou )?(povinn\\w+|vyzadovan\\w+)( pole| udaj| .{0,10})? | (zadejte|vyplnte|vyberte|uvedte|doplnte)( .{0,40})? | neplatn\\w+ | chybi
      | nesmi byt prazdn\\w+ | neni platn\\w+ | nespravn\\w+ | musi byt vyplnen\\w* | je nutne (souhlasit|vyplnit|zadat)( .{0,25})? | neni (spravna|platna|spravny|platny|platne|spravne) .{0,25}`,
    declined: `(platba|karta|platbu|kartu|transakce|platebni karta)( .{0,20})? (zamitnut\\w*|odmitnut\\w*|selhala|nezdarila|se nezdarila|neprosla|nebyla (prijata|provedena|uspesna))
      | zamitnut\\w* | (platba|platbu)( .{0,10})? nezdaril\\w*`,
    forgot: 'zapomen\\S+ heslo | obnovit heslo | zapomneli.{0,20} | obnoveni hesla',
    knownCustomer:
      'vitejte zpet.{0,12} | (jiz|uz) (mam|mate) ucet.{0,8} | stavajici zakaznik.{0,8} | (jsem|jste) (jiz|uz) (registrovan\\w*|zakaznik\\w*)',
  },
  phrases: {
    cart: 'kosik(u|em)? | nakupni kosik',
    cartPath: 'kosik',
    addedToCart: 'pridan[oya]? | vlozen[oya]? | pridali jste | byl[oa]? (pridan|vlozen)\\w*',
    namesCoupon: 'slevov(y|eho|e) kod | slevov(y|eho|e) kupon | kupon | darkov(y|eho|e) poukaz | promo ?kod',
    showSummary:
      '^(zobrazit|ukazat) (souhrn|rekapitulaci|objednavku|kosik|prehled) | ^(souhrn|rekapitulace|prehled|shrnuti) objednavky',
    confirmsRemoval: '^ano$ | ^ano (odstranit|odebrat|smazat) | ^potvrdit | ^odstranit | ^odebrat | ^smazat',
    colourAxis: '\\bbarv',
    sizeAxis: 'velikost',
    isChosen: '^vybran[oay]$ | ^zvolen[oay]$',
    fitAxis: '\\bstrih',
    deliveredToday: '\\bdnes\\b | tentyz den | stejny den',
    deliveredTomorrow: 'zitra | (nasledujici|dalsi|druhy) (pracovni )?den | 24 hod',
    deliveredInTwoDays: 'do dvou dnu | 2 (pracovni )?dn(y|u) | 48 hod | pozitri',
    express: 'expres',
    priority: 'prednostni | kuryr',
    sendingFee: 'doprav\\w* | postovne | doruceni | baln\\w* | preprav\\w*',
    card: 'kartou | karta | platebni kart\\w+ | kreditni kart\\w+ | debetni kart\\w+ | platba kartou | online kartou',
    tellsWhenBack: '(hlidat|upozornit|sledovat)( .{0,10})? dostupnost\\w*',
    keepsForLater:
      'seznam\\w* prani | (ulozit|odlozit|uschovat) na (pozdeji|potom) | obliben\\w+ | porovna\\w* | (pridat|napsat|vlozit) (komentar|recenzi|hodnoceni|dotaz)',
    paidOnline: 'online( platb\\S+)? | platba online',
    notCard: 'darkov\\w+ | vernostni',
    offlinePayment: `dobirk\\w+ | na dobirku | (bankovni(m)? )?prevod(em)? | bankovni prevod | na fakturu | faktura | fakturou | hotov(e|ou|ost\\w*) | (platba )?(pri|na) (prevzeti|prodejne|vyzvednuti|doruceni)
      | predem na ucet | zalohova faktura | ^sek$ | sekem`,
    aboutMoney: 'zaplat\\w* | plat(it|ba|by|bu|ite) | koup(it|ite|i)? | kupuj\\w* | objedn\\w* | predplat\\w*',
    refusal: '^ne$ | ^ne (dekuji|chci|pridavat)\\w* | ^nechci | ^bez | ^zadn\\w* | ne dekuji | ^nepridavat | ^ted ne',
    plainNo: '^ne$ | ^ne dekuji$',
    onlyOnce: 'jednorazov\\w* | jen jednou',
    extraOffer: `pojist\\w* | zaruk\\w* | ochran\\w+ (zasilky|zbozi|nakupu|proti) | prispev\\w* | darovat | darek | darkov\\w+ | spropitne | clenstvi | predplatn\\w* | automatick\\w* | mesicne | kazdy mesic
      | uhlikov\\w*`,
    news: 'nabid(ky|ek|kach) | novink\\w* | obchodni(ch)? sdeleni | reklam\\w*',
    addsToOrder: '^ano (chci|pridat|prosim) | ^ano$ | ^pridat | ^pridej',
    partOfOrder: 'adres\\w+ | jako host | poznamk\\w+ | kontaktni udaje',
    recurring:
      'kazd(y|ych|ou) (\\d+ )?(mesic|tyden|dni|dnu|tydnu|mesicu) | (mesicni|pravidelna|opakovana) (dodavka|platba|objednavka)',
    usualFee:
      '(manipulacni|servisni|recyklacni) poplat\\w* | poplat\\w+ za (platbu|dobirku|dopravu) | doberecne | dobirk\\w* | baln\\w* | manipulacn\\w* | zaloha | zaokrouhleni | priplatek\\w* | platba | recyklacn\\w*',
    feeName: '^poplatek | poplatek$ | priplatek$ | doberecne$ | balne$',
    remarkOnPrice:
      '^z toho | ^vcetne | ^od \\d | ^jen | ^puvodni | bezna cena | puvodne | usetrite | uspora | bodu | mesicne | splat\\w* | za (kus|ks|kg|litr) | nejnizsi cena | doporucena cena | zbyva do',
    honorific: '^pan$ | ^pani$ | ^slecna$ | ^muz$ | ^zena$ | ^jine$',
    optional: 'nepovinn\\w* | volitel\\w* | neni povinn\\w*',
    noAccount:
      '(bez|ne|nechci|nevytvar\\w*|nezaklad\\w*|nezridit)\\b.{0,30}\\b(ucet|uctu|registrac\\w*|registrovat) | jako host',
    review: 'zkontrol\\w* | rekapitulac\\w* | souhrn | shrnuti | prehled',
    reviews: 'zkontrol\\w* | rekapitulace',
    confirmsOrder: '(potvrdit|odeslat|dokoncit|potvrzeni) (objednavk\\w+|nakup)',
    confirmationStep: '^(\\d )?potvrzeni$',
    finishedStep: '^(\\d )?(hotovo|dokonceno)$',
    numberedStep: 'krok(u)? \\d | \\d krok',
    orderPaid: 'objednavka (byla|je) (uspesne )?(zaplacena|uhrazena) | platba (byla|probehla) (uspesna|uspesne)',
    thanksForOrder: 'dekujem?e?( vam)? za (vas[iu] |vas )?(objednavku|nakup)',
    orderNotYetPlaced:
      'temer (hotovo|dokonceno) | uz jen (jeden|posledni) krok | posledni krok | jeste (neni|nebyla|nebylo) (dokoncen|potvrzen|odeslan)\\w* | pro dokonceni objednavky',
    ownOrders: '(moje|vase|sledovat|stav|historie) (objednavk\\w+)',
    cookieSettings:
      '^nastaveni | ^nastavit | ^upravit | ^prizpusobit | ^spravovat | ^vice moznosti | ^podrobne nastaveni | nastaveni cookies | ^predvolby',
    saveCookieSettings: '^ulozit | ^potvrdit (moje )?(volby|vyber|nastaveni) | ^povolit (vybrane|vyber)',
    tooFewInStock: `(pouze|jen|zbyvaji|zbyva|posledni) \\d+ (ks|kus) | (muzete|lze) (\\w+ )?(objednat|koupit|pridat)? ?(pouze|jen|maximalne|nejvyse) \\d+ | maximalne \\d+ (ks|kus)
      | nedostatecn\\w* (mnozstvi|zasob) | neni (dostatek|dostatecne mnozstvi) | v pozadovanem mnozstvi | prekracuje (dostupn|skladov) | (jen|pouze) \\d+ (ks|kus|sklad|poloz) | nemame dost | pozadovane mnozstvi | nasledujici mnozstvi | (pozadovan|objednan)\\w+ mnozstvi | (zbyva|zbyvaji) (pouze |jen |uz jen )?\\d+ (ks|kus) | nedostatecn\\w+ (zasob|mnozstv|sklad) | nedostatek`,
    soldOut:
      'vyprodan | neni (jiz )?(skladem|na sklade|dostupn|k dispozici) | nedostupn[ye] | prodej (byl )?ukoncen | nemame skladem | (produkty|polozky)( .{0,60})? nejsou( \\S+)? (k dispozici|skladem|dostupn)',
    cardDeclined: `platba( .{0,25})? (je neplatna|neni platna) | (kart|platb|transakc)\\w*( \\w+){0,3} (zamitnut|odmitnut|selhal|nezdaril|neproslal?|neprosla) | (banka|vydavatel)( \\w+){0,3} (zamitl|odmitl)
      | nedostatek (financnich )?prostredku | nedostatecny zustatek | nebyla (autorizovana|schvalena) | odmitnuti transakce | (banka|karta|platba).{0,20}odmitn | (platba|platbu|karta|kartu|transakce).{0,25}(zamitn|odmitn|selhal|nezdar|nebyla|nelze|se nepodaril) | (chyba|zpracovani).{0,15}platb | zpracovani (vasi )?platebni (metody|karty) .{0,20}chyb\\w* .{0,10}zkontrol
      | objednavku se nepodarilo (zaplatit|uhradit)`,
    noShipping:
      '(zadn\\w+|neni|nejsou) (dostupn\\w+ )?(zpusob|moznost|zpusoby)\\w* (dopravy|doruceni) | nedorucujeme | (neposilame|nezasilame|nedodavame) | nelze dorucit | bohuzel nedoruc | nezajistujeme doruc | nejsou (k dispozici|dostupn\\w+) .{0,15}(zpusob|operator|dopravc) | nedoruc | (doprava|doruceni|dodani)( .{0,30})? neni (mozn|dostupn|k dispozici) | zadn\\w+ (dostupn\\w+ )?(zpusob|moznost)\\w* (doprav|doruc) | nelze (dorucit|dodat|odeslat)',
    noSuchVariant: '\\bkombinace neexistuje | vyberu neodpovidaji zadne produkty',
    unavailable: '^neni (dostupn\\w+|k dispozici)$ | ^nedostupn\\w+$',
    variantMissing:
      '(vyberte|zvolte) (si )?(prosim )?(velikost|barvu|variantu|moznost|provedeni|parametry) | vyber(te)? moznost',
    addressRejected: 'adres\\w+ (je |neni |nebyla )?(neplatn|nenalezen|nalezena|platna|nelze overit) | neplatna adresa',
    asksForCorrection:
      '\\b(zadejte|vyplnte|vyberte|opravte|zkontrolujte|doplnte|prosim (zadejte|vyplnte|vyberte|zkontrolujte)|musite) \\S | \\b(neplatn|povinn|nespravn|chybne)',
    digitsOnly: '\\b(pouze|jen|jenom) (cislic|cisla)',
    refusesInput:
      'chyb\\w* | nezdaril\\w* | bohuzel | omlouvame | neplatn\\w* | povinn\\w* | nelze | nepodarilo | prosim | nespravn\\w* | neexistuje | vyprsela | dosazen | neni (spravn|platn)\\w+ | nelze | je nutne | ne(byl|byla|bylo|lze|ni|existuje|plati|platn\\w+) .{0,12} | chybn\\w+ | chybi | vyprsel\\w* | neni platn\\w+',
    asksForPatience: 'pockejte | cekejte | moment | okamzik | dekuj\\w* | strpeni',
    asksForHuman: '(znaky|pismena|text|kod|cislice) z obrazku | opiste (kod|text|znaky) | nejste robot | jste clovek',
    newPassword: 'vytvor | zvolte | alespon | nove heslo | minimalne',
    freeAmount: '^zdarma$ | ^bezplatne$ | ^doprava zdarma$ | ^gratis$',
    namesNumber: 'cislo | c | id | symbol | kod',
    underNumber: '\\b(pod|s) cislem$',
    asksAge: `(nad|starsi|alespon|minimalne|mladsi) (16|18|21)( let)?( .{0,10})? | (je|bylo) (mi|vam)( jiz| uz)? (16|18|21)( .{0,8})? | (overeni|potvrzeni|potvrdte) (veku|svuj vek|vek) | (jen |pouze )?pro dospele | plnolet\\w+ | starsi 18 let`,
  },
  stems: {
    addOn: 'pojisteni | zaruk | darkove baleni | spropitne',
    address: 'adresa | adresy',
    addressTitle: '(nazev|oznaceni) adresy',
    afterOrder:
      'historie | sledovani | vraceni | objednat znovu | koupit znovu | opakovat objednavku | zrusit objednavku | detail\\w* objednavky',
    anyNumber: 'cislo',
    bankAccount: 'ucet | uctu',
    billing: 'faktur',
    billingLabel: 'fakturacni',
    bridge: 'az | a | nebo | do',
    cancel: 'zrus | stornovat | storno',
    cardSecret: 'karta | karty | bezpecnost',
    cart: 'kosik',
    checkout: 'pokladna | objednavka',
    coupon: 'slev | kupon',
    deliveryMethod: 'doprav | doruc',
    deliveryName:
      'doprava( .{0,20})? | doruceni( .{0,20})? | kuryr\\w*( .{0,12})? | ceska posta( .{0,15})? | balik( .{0,15})? | zasilkovna( .{0,15})? | balikovna( .{0,15})? | ppl( .{0,12})? | osobni odber( .{0,15})?',
    listing: 'kategorie',
    lookFor: 'hledat | vyhledat',
    month: 'mesic',
    monthName: 'leden | unor | brezen | duben | kveten | cerven | srpen | zari | rijen | listopad | prosinec',
    or: 'nebo',
    orderDone: 'dekujeme | potvrzeni-objednavky',
    payment: 'platba | platby',
    paymentMethod: 'platb',
    paymentName:
      'kartou( .{0,15})? | platebni karta | karta( .{0,15})? | dobirk\\w+( .{0,15})? | (bankovni )?prevod(em)?( .{0,15})? | hotov(e|ou|ost\\w*)( .{0,15})? | na splatky | gopay | comgate | apple pay',
    product: 'produkt | zbozi',
    quantity: 'mnozstvi | pocet',
    register: 'registrace',
    review: 'rekapitulace | souhrn',
    shipping: 'doprava | doruceni | dodaci',
    signIn: 'prihlas',
    skip: 'preskoc',
    title: 'pan | pani | slecna | muz | zena',
    variant: 'velikost | barva',
    year: 'rr | rok',
    yes: 'ano',
    your: 'vase',
  },
  productPage: {
    soldOut: 'vyprodáno | nedostupn[éý]',
    inStock: 'na skladě | skladem',
    buy: 'do ko[sš][ií]ka | k[uú]pi[tť]?\\b',
    brand: 'zna[cč]ka | v[yý]robc[ea]',
    itemNumber: 'k[oó]d',
    price: 'cena',
    free: 'zdarma',
    range: 'do',
  },
  frequentWords:
    'a | na | je | se | do | košík | košíku | doprava | objednávka | objednávku | cena | vč | dph | nebo | zboží | pro | skladem | vaše | jméno | příjmení',
  neutralHonorifics: ['Jiné', 'Neuvedeno'],
  afterOrderPaths: ['dekujeme', 'potvrzeni', 'objednavka-odeslana'],
};
