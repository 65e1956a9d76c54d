import type { Vocabulary } from '../vocabulary.ts';

export const hu: Vocabulary = {
  language: 'hu',
  fields: {
    other: `targy | szuletesi hely | anyja neve | allampolgarsag | foglalkozas | (rendeles|foglalas|torzsvasarloi kartya) ?szam(a)?
      | honnan hallott rolunk`,
    honorific: 'megszolitas | titulus | ^nem$',
    firstName: 'keresztnev(e)? | utonev',
    middleName: 'kozepso nev | masodik keresztnev',
    lastName: 'vezeteknev(e)? | csaladnev',
    fullName: `teljes nev(e)? | ^nev$ | az on neve | neve | kapcsolattarto( neve)? | nev | cimzett( neve)?
      | vezeteknev es keresztnev | atvevo neve`,
    company: 'cegnev | ceg(es)? | ceg neve | vallalkozas( neve)? | szervezet',
    email: '(e ?mail|email) ?cim(e|ed)? | elektronikus levelcim | drotposta | email cimed',
    emailConfirm: 'e ?mail( cim)? (ujra|megerositese|megismetlese|meg egyszer)',
    phone: '(mobil|vezetekes )?telefon(szam)?(od|a)? | mobil(szam|telefonszam)? | tel szam',
    phoneCountry: 'orszagkod | orszaghivo( szam)? | orszag elohivo',
    phoneArea: 'korzetszam | elohivo',
    phoneExtension: 'mellek(allomas)?',
    street: `utca.{0,22} | cim | szallitasi cim | lakcim | kozterulet.{0,15} | szamlazasi cim | utca es hazszam | cim 1( sor)?
      | cim elso sora`,
    street2:
      'emelet( ajto)? | ajto | epulet | cim 2( sor)? | lepcsohaz | lakas | emelet ajto lepcsohaz | tovabbi cim\\w* | ^2 cim$ | cim 2 | (tovabbi|kiegeszito|masodik) cim(sor|adat\\w*)?( .{0,6})? | cim (2|folytatas|kiegeszites|masodik sor)( .{0,6})? | kiegeszit(es|o)( .{0,6})?',
    houseNumber: 'hazszam',
    postalCode: 'iranyito ?szam | ir(sz| ?szam)',
    city: 'telepules | varos | helyseg',
    province: 'megye | allam megye | regio',
    country: 'orszag | orszag regio | valasszon orszagot',
    vatId: 'adoszam | kozossegi adoszam | eu adoszam',
    personalId: 'szemelyi (szam|igazolvany( szama?)?) | szemelyazonosito | adoazonosito( jel)?',
    birthDate: 'szuletesi (datum|ido)',
    birthDay: 'szuletesi nap',
    birthMonth: 'szuletesi honap',
    birthYear: 'szuletesi ev',
    orderNote: `megjegyzes(ek)?( .{0,20})? | uzenet( .{0,20})? | rendeles(i)? megjegyzes\\w* | kozlemeny | szallitasi megjegyzes\\w*
      | egyeb kozlendo | futarnak szolo .{0,15} | hozzaszolas`,
    coupon:
      'kupon( ?kod)?(od|ja)? | kedvezmeny ?kod | akcios kod | promocios kod | kuponkod | vasarlasi utalvany kod | add meg a kupon\\w* | (van )?promocios kod\\w*',
    giftCard: 'ajandek ?(kartya|utalvany)( ?(kod|szam)(ja|a)?)? | ajandekkartya( szama| kodja)?',
    quantity: '^mennyiseg$ | darabszam | ^db$ | ^darab$ | menny | mny',
    login:
      'felhasznalo(nev|i nev|nevem)? | azonosito | ugyfelszam | becenev | (e ?mail cim|felhasznalonev) vagy .{0,25}',
    password: 'jelszo | jelszava',
    passwordConfirm: 'jelszo (ujra|megerositese|megegyszer|ismet)',
    cardNumber: '(bank|hitel)?kartya ?szam(a)?',
    cardHolder: 'kartyabirtokos( neve)? | kartyan szereplo nev | kartyatulajdonos( neve)? | nev a kartyan',
    cardExpiry: 'lejarat(i datum| datuma| ideje)? | ervenyesseg(e|i ido)? | ervenyes( eddig)? | hh ?/? ?ee',
    cardExpiryMonth: 'honap | lejarat honapja | ^hh$',
    cardExpiryYear: '^ev$ | lejarat eve | ^ee$ | ^eeee$',
    cardCvc: 'biztonsagi kod | ellenorzo (szam|szamjegy) | cvc ?kod | ervenyesitesi kod | kartyakod',
    search: 'kereses.{0,20} | keres | keresett kifejezes | mit keres(el)? | kereso',
    otp: 'ellenorzo kod | megerosito kod | egyszeri (kod|jelszo) | sms kod | visszaigazolo kod',
  },
  ticks: {
    other: '(regisztracio|fiok) nelkul.{0,25} | vendegkent.{0,20} | nem szeretnek (regisztralni|fiokot).{0,15}',
    newsletter: `(hirlevel\\w*|ajanlatok\\w*|akciok\\w*|ujdonsagok\\w*)( .{0,40})? | (szeretnek|kerek|igen).{0,30}(hirlevel\\w*|ertesit\\w+|ajanlat\\w*|kapni)( .{0,15})?
      | feliratkoz\\w+( .{0,25})? | marketing ?(celu|uzenet\\w*)( .{0,20})? | reklam\\w*( .{0,15})?`,
    terms: `(altalanos )?(szerzodesi|vasarlasi|felhasznalasi) feltetel\\w+( .{0,30})? | aszf\\S*( .{0,30})? | feltetel\\w+( .{0,20})?
      | (elfogadom|elolvastam|megismertem|tudomasul|hozzajarulok|egyetertek|kijelentem|nyilatkozom)(?!.{0,60}(hirlevel|marketing|reklam|ajanlat))( .{0,60})? | adat(kezeles|vedelm)\\w+( .{0,25})? | elallasi jog\\w*( .{0,20})?`,
    sameAddress: `(szamlazasi|szallitasi)( .{0,12})? ?(cim|adat\\w*)( .{0,25})? (megegyez\\w*|azonos|ugyanaz)( .{0,25})?
      | (megegyez\\w*|azonos|ugyanaz)( .{0,10})?( a )?(szallitasi|szamlazasi|cim)\\w*( .{0,25})? | (ugyanerre|erre) a cimre( .{0,20})?
      | (hasznal\\w*|legyen)( .{0,25})? (szamlazasi|szallitasi) cim(nek|kent)( .{0,10})? | (szamlazasi|szallitasi) es a? ?(szallitasi|szamlazasi) cim\\w* meg\\w* | cim\\w*( .{0,20})? (megegyezik|ugyanaz|azonos)( .{0,25})? | (megegyezik|ugyanaz|azonos)( .{0,30})? cim\\w*( .{0,12})? | (szamlazasi|szallitasi) cim hasznalata`,
    differentAddress: `(mas|eltero|masik|kulonbozo)( .{0,5})? ?(szallitasi |szamlazasi )?cim(re|et|em|ed|e)?( .{0,25})?
      | (szallitas|kuldes|kiszallitas)\\w*( .{0,12})? (mas|eltero|masik)( .{0,20})? | (szallitasi|szamlazasi) cim\\w*( .{0,15})? (eltero|nem egyezik|mas|elter)( .{0,20})? | (mas|eltero|masik) (cim|szallitasi cim|szamlazasi cim)\\w*( .{0,25})? | cim\\w*( .{0,20})? (nem egyezik|elter|kulonbozik)( .{0,10})?`,
    createAccount:
      '(fiok|felhasznaloi fiok|vasarloi fiok)( .{0,5})?(letrehozas\\w*|nyitas\\w*|ot szeretnek)?( .{0,15})? | (szeretnek )?regisztral\\w*( .{0,15})? | regisztracio( .{0,10})?',
    saveDetails: `(mentes|jegyezd|emlekezz|mentse|megjegyz|elmentem|tarolja|adatok mentese|adataim mentese)\\w*( .{0,50})? | (maradjak|maradj) (bejelentkezve|belepve)( .{0,10})?
      | (kovetkezo|legkozelebbi|jovobeli) (vasarlas|rendeles|alkalom)\\w*( .{0,12})? | alapertelmezett\\w*( .{0,15})?`,
    extra: `(ajandek|disz) ?(csomagolas|doboz|papir)\\w*( .{0,15})? | becsomagol\\w*( .{0,15})? | biztositas\\w*( .{0,25})? | (kiterjesztett |meghosszabbitott |plusz )?garanci\\w+( .{0,25})?
      | (adomany|tamogat\\w*|felajanl\\w*)( .{0,20})? | kerekit\\w*( .{0,15})? | (csomag|szallitasi|vasarlasi) ?vedelem( .{0,20})? | premium | osszeszereles( .{0,15})? | borravalo
      | karbon\\w*( .{0,15})?`,
  },
  actions: {
    addToCart: `(tedd|rakd|tegye|helyezd|add|hozzaad\\w*|berakom|beteszem)( .{0,12})? ?(a )?(kosar(ba|hoz|amba|adba))( .{0,15})? | (a )?kosarba( (teszem|rakom|helyezem|tesz|helyezes|tetel|rak|vele|teves))?( .{0,12})?
      | hozzaadas( a kosarhoz)? | ^megveszem$ | ^megvasarolom$ | ^megrendelem$ | elorendel(es|em|heto) | foglalas`,
    buyNow:
      '(azonnal|most|rogton) (megveszem|megvasarolom|megrendelem|vasarlas|vasarolok) | (vasarlas|vedd meg|vegye meg) (most|azonnal) | gyors ?vasarlas | megveszem | megvasarolom | egykattintasos vasarlas',
    viewCart: `kosar( (megtekintese|tartalma|megtekintes|szerkesztese|mutatasa|megnyitasa))?( .{0,12})?( \\d+)? | (tovabb|ugras|vissza|irany)( .{0,5})? ?a kosar(hoz|ba|amhoz)( .{0,8})?
      | (sajat |bevasarlo ?)kosar(am|ad)? | kosaram | bevasarlo ?kosar | kosarad | (kosar|bevasarlokosar) (megtekintese|es szerkesztese|mutatasa)( .{0,15})?`,
    goToCheckout: `(tovabb|ugras|irany|folytatas)( .{0,5})?( a| az)? ?(penztar(hoz|ba)|fizetes(hez|re)|rendeles(hez|re)|megrendeles(hez|re)|kasszahoz)( .{0,12})?
      | ^penztar$ | penztar | (megrendeles|rendeles)( folytatasa| inditasa| leadasa)? | megrendelem | kassza(hoz)? | vasarlas (befejezese|veglegesitese) | (biztonsagos )?penztar | ^fizetes$`,
    guest: `(folytatas|folytatom|vasarlas|rendeles|tovabb|vasarolok)?( .{0,10})?(vendegkent|regisztracio nelkul|bejelentkezes nelkul|belepes nelkul|fiok nelkul|vendeg)( .{0,20})?
      | (regisztracio|bejelentkezes|fiok) nelkuli (vasarlas|rendeles) | uj (vasarlo|vevo)( vagyok)? | (vasarlas|rendeles|folytatas|fizetes)?( .{0,8})? ?vendegkent( .{0,12})? | (nem|ne) .{0,12}(fiokot|regisztral\\w*)`,
    continue: `tovabb( .{0,30})? | folytatas( .{0,25})? | folytatom | kovetkezo( lepes)?( .{0,20})? | (mentes|megerosites|megerosit\\w*|jovahagy\\w*)( .{0,25})? | (szallitas|kuldes) (ide|erre a cimre)
      | (ezt a cimet|cim) (hasznalom|hasznalata|kivalasztasa)( .{0,8})? | (szallitashoz|fizeteshez|szallitasi modhoz|fizetesi modhoz|osszesiteshez|osszegzeshez)( .{0,12})? | elkuld(es|om)?
      | frissites  | (szallitasi|fizetesi) mod (kivalasztasa|valasztasa)`,
    applyCoupon:
      '(kupon\\w* |kod\\w* |kedvezmeny\\w* |utalvany\\w* )?(bevaltas\\w*|bevaltom|alkalmazas\\w*|alkalmaz|ervenyesit\\w*|hozzaadas\\w*|hasznalata|felhasznalas\\w*|aktival\\w*|beszamitas\\w*) | ok | jovahagy(as)?',
    openCoupon: `(van|rendelkezik|add meg|adja meg|kattints\\w*)( .{0,15})? ?(kupon|kedvezmeny|akcios|promocios|utalvany|ajandekkartya)\\w*.{0,40}
      | (kupon|kedvezmeny)(kod)?(od|ja)?( van| megadasa| hozzaadasa| bevaltasa)?( .{0,8})?`,
    placeOrder: `(megrendeles|rendeles|vasarlas|fizetes)(t|em|ed|e|i)?( .{0,8})? ?(elkuldese|elkuldom|elkuldes|leadasa|leadom|leadas|veglegesitese|veglegesitem|megerositese|megerositem|jovahagyasa|befejezese|befejezem|bekuldese|inditasa|rogzitese)( .{0,20})?
      | (megrendelem|megveszem|megvasarolom|megrendeles|fizetes|fizetek|kifizetem|fizetem|rendeles)( most| es fizetes| es fizetek| azonnal)?
      | (fizetesi kotelezettseggel)( .{0,8})? (megrendelem|rendelek|megrendeles|jaro (meg)?rendeles)( .{0,15})? | megrendeles fizetesi kotelezettseggel | rendelek( .{0,15})?
      | (fizetes|fizetek)( (\\d|bankkarty|kartya|most).{0,20})? | kifizetes( .{0,15})? | elkuldom a (meg)?rendelest | veglegesit(em|es) | (meg)?rendeles (feladasa|kifizetese) | (meg)?rendeles (veglegesitese|megerositese|elkuldese|leadasa|befejezese) | fizetes (befejezese|veglegesitese) | (vasarlas|fizetes|megveszem|vedd meg) (most|azonnal) | ^(befejezes|befejezem|veglegesites)$ | ^(kesz|befejez|befejezem)$`,
    dismiss: `bezar(as)?( .{0,20})? | nem koszonom( .{0,40})? | ^nem$ | most nem | kesobb | megse(m)? | kihagyas | kihagyom | ertem | rendben | talan kesobb | elrejt(es)?`,
    rejectCookies: `(elutasit\\w*|mindet elutasit\\w*|nem fogadom el|visszautasit\\w*)( .{0,25})? | (osszes|mindegyik|mind) (elutasitasa|visszautasitasa)
      | (csak|kizarolag)( .{0,5})? ?(a )?(szukseges|feltetlenul szukseges|elengedhetetlen|mukodeshez szukseges|alapveto)(ek|eket)?( .{0,25})? | (szukseges|elengedhetetlen)( sutik| cookie\\w*)( .{0,15})? | folytatas elfogadas nelkul`,
    acceptCookies:
      '(elfogad(om|as|ja|asa)?|osszes elfogadasa|mindet elfogad\\w*|engedelyez\\w*|hozzajarulok)( .{0,25})? | ertem | rendben',
    removeItem:
      '(termek |tetel )?(torles\\w*|torlom|eltavolit\\w*|kivesz\\w*|torol)( .{0,40})? | kosar (uritese|torlese|kiuritese) | (termek|tetel) (eltavolitasa|torlese) | (eltavolitas|torles|eltavolit|torol)( .{0,15})?',
    signIn: `(bejelentkez\\w+|belep\\w+)( .{0,25})? | fiokom | sajat fiok | (mar|van mar)( .{0,10})?(fiokom|fiokod|fiokja|regisztralt\\w*|vasarlo\\w*|ugyfel\\w*)( .{0,8})?
      | elfelejtett jelszo | (elfelejtette|elfelejtetted)( .{0,6})?jelszav\\w+ | fiok | lepj(en)? be | kattints(on)? ide a bejelentkezeshez | visszatero vasarlo( vagy)? | (mar )?(vasarloja|ugyfele|vasarlonk|ugyfel) vagyok | van mar fiok\\w* | mar van fiok\\w*`,
    register:
      'regisztracio( .{0,12})? | regisztral(ok|as)? | fiok letrehozasa | feliratkoz\\S* | uj fiok | regisztralj( .{0,8})? | (regisztralj|regisztraljon|regisztralok)( .{0,8})?',
    expressWallet: `(fizetes|fizetek|vasarlas) (pay ?pal|apple|google|amazon|klarna|simple ?pay|barion|g ?pay)( ?pay)?( .{0,15})? | simple ?pay | barion | expressz? fizetes
      | gyorsfizetes`,
    edit: '(szerkeszt\\w*|modosit\\w*|valtoztat\\w*|javit\\w*|csere)( .{0,25})? | vissza( .{0,25})? | elozo( .{0,12})? | (cim|fizetesi mod|szallitasi mod|szallitasi cim|szamlazasi cim|szallitas|fizetes) (modositasa|megvaltoztatasa|szerkesztese|csereje) | (modositas|szerkesztes|megvaltoztatas|vissza)( .{0,12})?',
    increaseQuantity: '(mennyiseg|darabszam)( .{0,3})? ?(noveles\\w*)( .{0,12})? | noveles( .{0,15})? | tobb | plusz',
    decreaseQuantity:
      '(mennyiseg|darabszam)( .{0,3})? ?(csokkentes\\w*)( .{0,12})? | csokkentes( .{0,15})? | kevesebb | minusz',
    updateCart:
      '(kosar |mennyiseg )?(frissites\\w*|ujraszamol\\w*|ujraszamitas\\w*|modositasa) | (vegosszeg|kosar|mennyiseg) frissitese',
    openSection:
      '(reszletek|osszegzes|osszesito|tovabbi|tobb|lehetosegek|rendeles)( .{0,10})?(megjelenitese|mutatasa|elrejtese|megtekintese)( .{0,10})? | reszletek | tobb (mutatasa|informacio) | mutasd .{0,15}',
    continueShopping:
      '(vasarlas|nezelodes|bongeszes) folytatasa | (tovabb|folytatom)( .{0,4})? (vasarolok|a vasarlast|nezelodom|bongeszes\\w*) | vissza (a|az) (boltba|aruhazba|webaruhazba|uzletbe|vasarlashoz|termekekhez) | tovabb vasarol\\w*',
    declineOffer: `nem koszonom( .{0,50})? | ^nem$ | nem (kerem|kerek|szeretnek|szeretnem|erdekel)( .{0,40})? | (folytatas|tovabb|fizetes) (biztositas|garancia|vedelem) nelkul( .{0,15})? | (biztositas|garancia|vedelem) nelkul( .{0,15})?
      | elutasit\\w*( .{0,20})?`,
    acceptOffer:
      'igen( kerem)?( .{0,50})? | (biztositas|garancia|vedelem)( .{0,5})? (hozzaadasa|kerese)( .{0,10})? | kerem( a| az)? (biztositast|garanciat|ajanlatot) | ajanlat elfogadasa',
    enterManually: `(cim )?(kezi|manualis) (megadas\\w*|bevitel\\w*|kitolt\\w*)( .{0,12})? | (adja|adom|add) meg( .{0,12})? (kezzel|kezileg|manualisan) | (cim( .{0,8})? )?(megadas\\w*|beiras\\w*|kitoltes\\w*) (kezzel|kezileg|manualisan) | nem talalom( .{0,5})? cim\\w*
      | (megadott|eredeti|sajat) cim (hasznalata|megtartasa) | uj cim( .{0,15})?`,
    search: '^kereses$ | ^keres$ | keresem',
  },
  pages: {
    cart: '(az on |sajat )?(bevasarlo ?)?kosar(a|ad|am)?( tartalma)?',
    emptyCart: `(a |az on |a te )?(bevasarlo ?)?kosar(a|ad|am)?( jelenleg| meg| pillanatnyilag)* ures | ures (a )?(bevasarlo ?)?kosar(a|ad)? | nincs(enek)? (termek|termekek|aru)( .{0,5})? (a )?kosar\\w+
      | nincs termek a kosar\\w* | (a )?kosarban (meg )?nincs( .{0,15})?`,
    signInChoice:
      'vendegkent | (mar|van mar) (fiokom|fiokod|fiokja|regisztralt\\w*) | uj vasarlo | (bejelentkezes|belepes) vagy | regisztracio nelkul | visszatero vasarlo',
    address: `(szallitasi|szamlazasi|kapcsolattartasi|szemelyes|vasarloi|vevo)( es .{0,12})? (cim|adatok|informaciok) | cim | szemelyes adatok | adatok megadasa
      | hova .{0,20}(szallit\\w+|kuld\\w+) | elerhetoseg(ek)? | (kapcsolati|kapcsolattartasi|szallitasi|szamlazasi|fizetesi) (adatok|informaciok|cim)`,
    shipping:
      '(szallitasi|atveteli|kezbesitesi) (mod|modok|lehetosegek|opciok) | szallitas( .{0,12})? | atvetel( .{0,10})? | (valassz\\w*) szallitasi .{0,10}',
    payment:
      '(fizetesi) (mod|modok|lehetosegek|opciok|adatok) | fizetes( .{0,15})? | (valassz\\w*) fizetesi .{0,10} | (bank)?kartya ?adatok',
    review:
      '(rendeles|megrendeles)(e|ed|i)? (ellenorzese|attekintese|osszegzese|osszesitese|osszesito|osszegzo) | osszegzes | osszesites | osszesito | attekintes | (ellenorizze|ellenorizd)( .{0,8})?(rendeles|adat)\\w* | utolso lepes | (meg)?rendeles (osszesites\\w*|osszegzes\\w*|attekintes\\w*|osszefoglalo\\w*|ellenorzes\\w*) | (ellenorizze|ellenorizd|tekintse at)( .{0,12})? (meg)?rendel\\w+ | osszegzes | osszesites | kosar (osszesito|tartalma|osszegzes)',
    confirmation: `koszonjuk( (a |az on |szepen a |hogy )?((meg)?rendeles(et|eteket|ed|edet|e|t|uket)?|vasarlas(t|at|od|odat)?|nalunk .{0,15}).{0,20})?
      | (a |az on )?(meg)?rendeles(t|e|ed|et|edet|unk)?( .{0,12})? (sikeresen |sikeres|megerkezett|rogzitettuk|fogadtuk|megkaptuk|visszaigazol\\w+|beerkezett|elkuldve|leadva)( .{0,20})?
      | (sikeres|sikeresen leadott) (meg)?rendeles | rendeles(i)? (visszaigazolas|megerosites)(a)? | megkaptuk( .{0,5})? (meg)?rendeles\\w* | sikeres vasarlas | rendeles(et|edet|et)? (megerositettuk|megkaptuk|fogadtuk) | (a )?rendelesed? (teljesitve|sikeres|beerkezett)`,
    error: `(valami )?(hiba|problema) (tortent|lepett fel|merult fel)( .{0,10})? | valami (elromlott|nem sikerult|felresikerult) | (belso |szerver ?)hiba | varatlan hiba
      | (probalja|probald) (ujra|meg( .{0,4})? kesobb)( .{0,12})? | kerjuk probalja( .{0,15})? | technikai (hiba|problema)`,
    notFound: `(az? )?(oldal|termek)( .{0,15})? (nem talalhato|nem letezik|nem elerheto|mar nem elerheto) | nem talalhato | nem letezik | a keresett oldal( .{0,20})?
      | (mar )?nem (kaphato|forgalmazzuk|rendelheto) | nem talaljuk az oldalt`,
    soldOut: `elfogyott | (jelenleg |sajnos |atmenetileg )?(nincs (keszleten|raktaron)|nem (rendelheto|kaphato|elerheto)|keszlethiany|kifogyott)( .{0,10})?
      | (ertesits\\w*|ertesitest kerek|kerek ertesitest)( .{0,25})? | keszlet ?ertesites`,
    captcha:
      'nem vagyok robot | (on |te )?(ember|robot)( e)? vagy | biztonsagi ellenorzes | (igazolja|erositse meg|bizonyitsa)( .{0,8})? hogy .{0,8}ember',
    botWall:
      '(hozzaferes|eleres) (megtagadva|letiltva|elutasitva) | letiltottuk | blokkol(va|tuk) | szokatlan (forgalom|tevekenyseg) | bongeszo ellenorzese',
    challenge3ds: `(erositse meg|hagyja jova|hitelesitse|igazolja)( .{0,8})? (fizetest|tranzakciot|vasarlast)( .{0,20})?
      | (az on )?bankja .{0,30}(kod|alkalmazas|jovahagy\\w*) | jovahagyas( .{0,15})?mobil\\w*`,
    listing:
      '(rendezes|sorrend)( .{0,12})? | szures( .{0,10})? | szurok | \\d+ (termek|talalat|db termek) | osszes termek | kategoriak',
    product: `(termek|aru) ?(leiras|informacio|reszletek|adatok|kod|jellemzok)(a|ok)? | leiras | jellemzok | muszaki adatok | ertekelesek | velemenyek | hasonlo termekek
      | kapcsolodo termekek | merettablazat | kivansaglista(ra)? | (valassz\\w*)( .{0,4})? (meretet|szint) | cikkszam`,
  },
  totals: {
    subtotal: `reszosszeg( .{0,25})? | (termekek|kosar|aruk|tetelek)( .{0,5})?( ara| erteke| osszege| osszesen| osszege)?( .{0,12})? | \\d+ (termek|tetel|db) | netto (osszeg|vegosszeg|ar|ertek)( .{0,12})?
      | kosarertek( .{0,10})? | osszesen (netto|afa nelkul) | (reszosszeg|tetelek|termekek) (osszesen|ara|erteke)?( .{0,10})?`,
    shipping:
      '(szallitas|szallitasi (koltseg|dij|ar|mod)|kiszallitas|kezbesites|postakoltseg|fuvardij|szallitasi|futarszolgalat)( .{0,60})? | (szallitas|kiszallitas|szallitasi)( (koltseg(ek)?|dij|osszesen|dijak))?( .{0,15})?',
    tax: '((ebbol|tartalmaz(za)?|osszes|plusz|netto) )?((\\d+([.,]\\d+)?) ?%? ?(os )?)?(afa|ado|altalanos forgalmi ado)( .{0,30})? | afatartalom( .{0,10})?',
    discount:
      '(osszes )?(kedvezmeny|kupon|akcio|engedmeny|megtakaritas|kuponkod|kedvezmenykod|arengedmeny)(ek|e|bol|t)?( .{0,40})? | megtakarit\\w*( .{0,15})? | kosar ?kedvezmeny( .{0,15})? | (kedvezmeny(ek)?|akcio(k)?|engedmeny|promocio(k)?)( .{0,20})? | (rendelesi|szallitasi|kupon|osszes) kedvezmeny( .{0,10})?',
    fee: `(kezelesi|utanvet(i|eles)?|fizetesi|szolgaltatasi|csomagolasi|tranzakcios|kenyelmi)( .{0,8})? ?(koltseg|dij|felar)( .{0,15})? | utanvet( dija| .{0,10})?
      | (dij|felar|ajandekcsomagolas|diszcsomagolas|biztositas|adomany|garancia|letet|betetdij|borravalo|kerekites)( .{0,20})? | fizetesi (koltseg|dij)(ek)?( .{0,10})?`,
    giftCard: 'ajandek ?(kartya|utalvany)( .{0,20})? | vasarlasi utalvany( .{0,15})? | egyenleg( .{0,10})?',
    total: `(brutto |mind)?osszesen( .{0,30})? | (brutto |teljes )?vegosszeg( .{0,25})? | fizetendo( (osszeg|vegosszeg|osszesen|brutto .{0,10}))?( .{0,20})?
      | (rendeles|megrendeles) (osszege|osszerteke|vegosszege)( .{0,15})? | (teljes osszeg|brutto osszeg|vegleges osszeg|osszeg osszesen)( .{0,15})? | osszeg`,
  },
  sections: {
    shipping: '(szallitas\\w*|hova .{0,12}(szallit\\w*|kuld\\w*)|kiszallitas\\w*|atvetel\\w*|cimzett\\w*)( .{0,30})?',
    billing: '(szamlazas\\w*|szamla\\w*)( .{0,30})?',
    payment: '(fizetes\\w*|bankkartya\\w*|kartya\\w*)( .{0,30})?',
    login: '(bejelentkez\\w+|belepes|visszatero vasarlo)( .{0,20})?',
    register: '(regisztrac\\w+|fiok letrehozasa|uj vasarlo)( .{0,20})?',
    newsletter: '(hirlevel\\w*|feliratkoz\\w+)( .{0,40})?',
    shippingMethod:
      '(szallitasi|atveteli|kezbesitesi) (mod|modok|lehetosegek|opciok)( .{0,15})? | (ki|haz(hoz)?)?szallitas | atvetel',
    contact: '(kapcsolattartasi|szemelyes|vasarloi|kapcsolati) adatok | kapcsolat | elerhetoseg(ek|i adatok)?',
  },
  words: {
    pickup: `(szemelyes|bolti|uzleti) atvetel( .{0,25})? | atvetel( .{0,8})?(boltban|uzletben|ponton|atvevohelyen)( .{0,15})? | (csomag|atvevo|posta) ?(pont|hely|automata|terminal)\\w*( .{0,15})?
      | (foxpost|packeta|mpl (postapont|automata))( .{0,15})? | uzletunkben | csomagautomata\\w*( .{0,15})?`,
    free: 'ingyen(es|esen)? | dijmentes(en)? | dijtalan | 0 ft',
    day: '(munka)?nap(on|ja|os|ra)?( belul)? | mnap',
    week: 'het(en|es) | het(?= belul| alatt|$)',
    hour: 'ora(n|s)?( belul)?',
    today: 'meg ma | ma este | mai napon | aznap(i)?',
    tomorrow: 'holnap(ra|i)? | masnap(ra)? | kovetkezo (munka)?nap(on)?',
    orderNumber:
      '(rendeles|megrendeles)(i|e|ed)? ?(szam|azonosito|kod)(a|ja)? | rendelesszam(a|od)? | (meg)?rendeles(e|ed)? | (hivatkozasi|referencia) ?szam',
    outOfStock: `elfogyott | nincs (keszleten|raktaron) | (jelenleg )?nem (rendelheto|kaphato|elerheto) | keszlethiany | kifogyott | nincs elegendo( .{0,20})? | nincs eleg( .{0,15})?`,
    inStock: `(azonnal )?(keszleten|raktaron)( .{0,12})? | raktarrol( .{0,12})? | elerheto | rendelheto | kaphato | (mar )?csak \\d+( db| darab)?( .{0,12})? | \\d+ (db|darab) (keszleten|raktaron)
      | (azonnal|holnap) szallithato`,
    quantity: 'mennyiseg | db | darab',
    variant: `meret | szin | valtozat | kivitel | anyag | modell | formatum | iz | hossz | szelesseg | suly | tipus | opcio | urtartalom | stilus | illat | orles | kiadas
      | fazon | minta | kiszereles`,
    taxIncluded:
      '(tartalmazza?|ebbol|beleertve)( .{0,14})? (az )?(afa\\S*|adot?) | (afa\\S*|ado\\S*) (tartalmaz\\w*|egyutt) | afaval | brutto | afa t tartalmaz\\w* | tartalmazza az adokat | adoval | afa val',
    chooseFirst: '(valassz\\w*|kerjuk valassz\\w*|valasztas)( .{0,25})?',
    leaveEmpty: '(hagyja|hagyd)( .{0,15})? (uresen|ures) | ne toltse ki( .{0,15})? | ne toltsd ki',
    required: `(kotelezo|szukseges)( megadni| kitolteni| mezo| .{0,10})? | (adja meg|add meg|toltse ki|toltsd ki|valassza ki|valassz)( .{0,40})? | ervenytelen( .{0,12})? | hianyzik
      | nem lehet ures | nem ervenyes | helytelen | hibas | (valasszon|valassz|adja meg|add meg)( .{0,30})? | irj(on)? be .{0,30}`,
    declined: `(fizetes|kartya|bankkartya|tranzakcio)(t|a|ja)?( .{0,20})? (elutasit\\w+|sikertelen|meghiusult|nem sikerult|visszautasit\\w+|nem engedelyez\\w+) | sikertelen fizetes( .{0,10})? | elutasitottak
      | (elutasit\\w+|sikertelen) (a )?(fizetes|kartya|tranzakcio)\\w*`,
    forgot: 'elfelejtett.{0,15} | elfelejtette(m|d).{0,20} | uj jelszo (igenylese|kerese)',
    knownCustomer:
      'udvozoljuk (ujra|ismet).{0,10} | visszatero (vasarlo|ugyfel).{0,8} | (mar )?(regisztralt|van) (vasarlo|fiok\\w*).{0,8}',
  },
  phrases: {
    cart: 'kosar\\w* | bevasarlokosar',
    cartPath: 'kosar',
    addedToCart:
      'hozzaadva | kosarba (kerult|helyezve|teve|raktuk) | hozzaadtuk | a kosarhoz adva | kosarba helyeztuk | (betettuk|hozza lett adva|hozzaadtuk).{0,25}kosar\\w*',
    namesCoupon: 'kupon | kedvezmenykod | akcios kod | promocios kod | ajandekkarty | vasarlasi utalvany',
    showSummary:
      '^(rendeles|megrendeles|kosar)\\w* (osszegzes|osszesites|osszesito|reszletei|megtekintese|mutatasa)\\w* | ^(osszegzes|osszesito) (mutatasa|megjelenitese)',
    confirmsRemoval: '^igen | ^megerosit\\w* | ^torles | ^torol\\w* | ^eltavolit\\w*',
    colourAxis: '\\bszin',
    sizeAxis: '\\bmeret',
    isChosen: '^kivalasztva$ | ^kivalasztott$',
    fitAxis: '\\bfazon',
    deliveredToday: '\\bmeg ma\\b | \\baznap | \\bmai nap',
    deliveredTomorrow: 'holnap | masnap | kovetkezo munkanap | 24 ora',
    deliveredInTwoDays: 'ket (munka)?nap | 2 (munka)?nap | 48 ora | holnaputan',
    express: 'expressz | surgos | gyorsitott',
    priority: 'elsobbseg | futar',
    sendingFee: 'szallitas\\w* | kiszallitas\\w* | postakoltseg\\w* | postai | ^csomagol\\w* | kezbesites\\w*',
    card: 'bankkartya\\w* | bankkarty\\w* | hitelkartya\\w* | kartya | kartyaval | kartyas fizetes | online bankkartya\\w*',
    tellsWhenBack: '(ertesites|ertesitsen|ertesitest)( .{0,15})? (elerheto|raktaron|keszleten)',
    keepsForLater:
      'kivansaglist\\w* | (mentes|felreteves|elmentem|felreteszem)( .{0,8})? kesobbre | kedvencek\\w* | osszehasonlit\\w* | (ertekeles|velemeny|hozzaszolas) (irasa|hozzaadasa)',
    paidOnline: 'online( fizetes)? | bankkartyas fizetes online',
    notCard: 'ajandek\\w* | torzsvasarlo\\w* | szep kartya | pontgyujto',
    offlinePayment:
      'utanvet\\w* | (banki )?atutalas\\w* | eloreutalas\\w* | elore utalas\\w* | szamla\\w* | keszpenz\\w* | (fizetes )?(atvetelkor|helyszinen|szallitaskor) | proforma\\w* | csekk(es fizetes)?',
    aboutMoney:
      'fizet\\w* | kifizet\\w* | vasarol\\w* | megvasarol\\w* | megvesz\\w* | vasarlas\\w* | rendel\\w* | megrendel\\w* | elofizet\\w*',
    refusal:
      '^nem$ | ^nem (koszonom|kerem|kerek|szeretnek|szeretnem)\\w* | nem koszonom | ^nelkul | (biztositas|garancia|csomagolas) nelkul | ^most nem',
    plainNo: '^nem$ | ^nem koszonom$',
    onlyOnce: 'egyszeri\\w* | csak egyszer | egy alkalommal',
    extraOffer: `biztosit\\w* | garanci\\w* | vedelem\\w* | adomany\\w* | borravalo | ajandek\\w* | tagsag\\w* | tagdij\\w* | elofizetes\\w* | automatikus\\w* | havonta | havi dij\\w* | karbon\\w*`,
    news: 'ajanlat\\w* | akcio\\w* | hirlevel\\w* | ujdonsag\\w* | reklam\\w*',
    addsToOrder: '^igen | ^hozzaad\\w* | ^kerem a(z)? (biztositast|garanciat) | ^csatlakoz\\w*',
    partOfOrder: 'cim\\w* | vendeg\\w* | megjegyzes\\w* | elerhetoseg\\w*',
    recurring:
      '(minden|havonta|hetente) (\\d+ )?(honapban|heten|het|honap) | (havi|heti|rendszeres) ((ki)?szallitas|fizetes|rendeles) | \\d+ (naponta|hetente|havonta)',
    usualFee:
      'utanvet\\w* | kezelesi\\w* | kezelesi koltseg | tranzakcios\\w* | betetdij\\w* | kerekites\\w* | ^csomagolasi\\w* | fizetesi mod\\w*',
    feeName: 'dij$ | dija$ | felar$ | koltseg$ | koltsege$',
    remarkOnPrice:
      '^ebbol | ^tartalmaz\\w* | \\S+ tol | ^csak | eredeti ar | regi ar | lista ?ar | megtakarit\\w* | \\d+ (huseg)?pont\\w* | havonta | reszlet\\w* | egysegar | legalacsonyabb ar | hianyzik az ingyenes',
    honorific: '^ur$ | ^holgy$ | ^asszony$ | ^kisasszony$ | ^ferfi$ | ^egyeb$',
    optional: 'opcionalis | nem kotelezo | valaszthato',
    noAccount: '(regisztracio|fiok|bejelentkezes) nelkul\\w* | (nem)\\b.{0,30}\\b(fiokot|regisztral\\w*) | vendegkent',
    review: 'ellenorz\\w* | ellenoriz\\w* | osszegzes | osszesito | osszesites | attekintes\\w*',
    reviews: 'ellenorz\\w* | ellenoriz\\w* | attekintes\\w*',
    confirmsOrder: '(meg)?rendeles\\w* (megerosit\\w+|elkuldes\\w*|veglegesit\\w+|jovahagy\\w+|leadas\\w*)',
    confirmationStep: '^(\\d )?(visszaigazolas|megerosites)$',
    finishedStep: '^(\\d )?(kesz|befejezve|befejezes)$',
    numberedStep: '\\d lepes | lepes \\d',
    orderPaid: 'rendeles(e|ed)? (ki lett fizetve|kifizetve) | sikeres fizetes | a fizetes sikeres( volt)?',
    thanksForOrder: 'koszonjuk (szepen )?(a |az )?(meg)?(rendeles\\w*|vasarlas\\w*)',
    orderNotYetPlaced:
      'mar majdnem (kesz|vegzett) | mar csak egy lepes | utolso lepes | (meg )?nincs (veglegesitve|megerositve|elkuldve|befejezve) | (meg )?nem (veglegesitette|erositette meg) | a rendeles befejezesehez',
    ownOrders:
      '(rendeleseim|rendeleseid|megrendeleseim|korabbi rendelesek|rendelesek) | rendeles(ek)? (allapota|kovetese|tortenete)',
    asksAge: `(elmult|betoltott\\w*|mult|legalabb|idosebb) (16|18|21)( eves\\w*)?( .{0,10})? | elmult(al|am)? (e )?(16|18|21) | (16|18|21) (even|eves)\\w*( .{0,12})? | (eletkor|kor)(od|a|anak)? (ellenorz|megerosit|igazol)\\w+
      | (csak )?felnottek(nek)? | nagykoru\\w*`,
    cookieSettings:
      '^(cookie|suti)? ?beallitas\\w* | ^testreszab\\w* | ^kezeles\\w* | ^tovabbi (lehetosegek|beallitasok) | (cookie|suti) ?beallitasok | ^reszletes beallitas\\w* | ^modosit\\w*',
    saveCookieSettings:
      '^mentes | ^(valasztas|beallitasok|kivalasztott\\w*)( .{0,5})? (mentese|megerositese|engedelyezese|elfogadasa) | ^kivalasztottak',
    tooFewInStock: `csak \\d+ (db|darab)( \\w+)? ?(van|maradt|elerheto|keszleten|raktaron|rendelheto) | (legfeljebb|maximum|max|csak) \\d+ (db|darab)\\w*( \\w+)? (rendelheto|vasarolhato|teheto|adhato)
      | nincs eleg(endo)? (keszlet|termek|mennyiseg) | (keszlet|mennyiseg)\\w* (nem elegendo|meghaladja) | meghaladja a keszlet | legfeljebb \\d+ | csak \\d+ (maradt|db|darab|van) | (kert|kivant|rendelni kivant) mennyiseg | (csak|mindossze|csupan) \\d+ (db|darab|maradt|van|elerheto) | nincs elegend | nincs eleg | elegtelen keszlet`,
    soldOut:
      'elfogyott | kifogyott | nincs (keszleten|raktaron) | (mar )?nem (rendelheto|kaphato|elerheto) | keszlethiany',
    cardDeclined: `(nem (sikerult|tudtuk|lehet)|sikertelen) (feldolgozni )?(a )?(fizetes|tranzakcio) | (kartya|fizetes|tranzakcio)\\w*( \\w+){0,3} (elutasit|sikertelen|meghiusul|visszautasit) | (sikertelen|elutasitott) (a )?(bankkartya|fizetes|kartya|tranzakcio) | elutasitott\\w* (a )?(kartya|fizetes)
      | (bank\\w*) (elutasitotta|visszautasitotta) | nincs (eleg|elegendo) (fedezet|egyenleg) | fedezethiany | fizetes nem sikerult | (fizetes|tranzakcio\\w*|kartya\\w*) (megtagadva|elutasitva) | elutasitotta a (tranzakcio|fizetes|kartya) | (fizetes|kartya|tranzakcio)\\w*.{0,25}(sikertelen|elutasit|visszautasit|meghiusult|nem sikerult|megtagad) | (hiba|feldolgozas).{0,20}fizetes`,
    noShipping:
      'nincs(enek)? (elerheto )?(szallitasi|kezbesitesi) (mod|lehetoseg|opcio) | nem szallitunk | nem (tudunk|tudjuk)( \\w+)? (szallitani|kiszallitani|kezbesiteni) | szallitas nem (elerheto|lehetseges) | (szallitas|kiszallitas)( .{0,30})? (nem (lehetseges|elerheto)|nincs) | nincs (elerheto )?szallitasi (mod|lehetoseg) | nem (szallitunk|szallithato|tudunk szallitani)',
    noSuchVariant: '\\bkombinacio nem letezik',
    unavailable: '^nem (elerheto|kaphato)$',
    variantMissing:
      '(valassz|valasszon|valassza|kerjuk valassz\\w*)( ki)?( egy| a)? ?(meretet|szint|valtozatot|opciot|tipust|kivitelt|lehetoseget) | valassz\\w* .{0,20}(lehetoseg|opci|valtozat) | (lehetosegek|opciok) (kivalasztasa|valasztasa)',
    addressRejected:
      'cim (ervenytelen|nem talalhato|hibas|nem ervenyes) | ervenytelen (szallitasi |szamlazasi )?cim | cimet nem (talaljuk|sikerult)',
    asksForCorrection:
      '\\b(adja meg|add meg|toltse ki|toltsd ki|ellenorizze|javitsa|fogadja el|kerjuk (adja|toltse|valassza|ellenorizze|fogadja)) \\S | \\b(ervenytelen|kotelezo|hibas|helytelen)',
    digitsOnly: '\\bcsak (szam|szamjegy)',
    refusesInput:
      'hiba\\w* | sikertelen\\w* | sajnos | sajnaljuk | elnezest | ervenytelen\\w* | kotelezo | hianyzik | nem sikerult | kerjuk | nem letezik | lejart | elertek | nem egyezik | nem talalhato | valasszon | ervenytelen | nem (talalhato|ervenyes|alkalmazhato|lehet|sikerult|megfelelo|elerheto|letezik) | hianyzik | hibas | lejart',
    asksForPatience: 'varjon | varj | turelmet | turelmuket | pillanat\\w* | koszon\\w*',
    asksForHuman:
      '(karakterek|betuk|szamok|szoveg|kod)\\w* a kep | kepen lathato | nem (vagy|on) robot | hogy (on )?ember',
    newPassword: 'hozzon letre | valassz | legalabb | uj jelszo',
    freeAmount: '^ingyenes$ | ^ingyen$ | ^dij(mentes|talan)$ | ^ingyenes (ki)?szallitas$',
    namesNumber: '\\S*szam(a|od)? | \\S*azonosito(ja)? | \\S*kod(ja)?',
    underNumber: 'szam alatt$ | szamon$',
  },
  stems: {
    addOn: 'biztositas | garancia | adomany | ajandekcsomagolas | borravalo',
    address: 'szallitasi-?cim | cimek',
    addressTitle: 'cim (neve|megnevezese)',
    afterOrder:
      'kovetes\\w* | visszakuldes | rendeleseim | rendeles (torlese|lemondasa|szama|reszletei|osszesito\\w*|allapota) | rendeles szama? .{0,12} | (meg)?rendeles osszesito\\w* | ujrarendel\\w* | \\d+ rendeles | rendeles szam | rendelesszam | rendeleseim',
    anyName: 'nev',
    anyNumber: 'szam',
    bankAccount: 'szamlaszam | bankszamla',
    billing: 'szamlazas',
    billingLabel: 'szamlazasi',
    bridge: 'es | vagy | tol',
    cancel: 'megsem | megse | megszakit | lemond',
    cardSecret: 'kartya | biztonsagi',
    cart: 'kosar',
    checkout: 'penztar | megrendeles | rendeles',
    coupon: 'kupon | kedvezmeny',
    deliveryMethod: 'szallit | atvetel',
    deliveryName:
      'szallitas( .{0,20})? | hazhozszallitas( .{0,20})? | futar\\w*( .{0,15})? | magyar posta( .{0,15})? | mpl( .{0,15})? | foxpost( .{0,12})? | csomagautomata( .{0,15})? | szemelyes atvetel( .{0,15})? | postai( .{0,12})?',
    listing: 'kategoria | termekek',
    lookFor: 'kereses',
    month: 'honap',
    monthName: 'januar | februar | marcius | aprilis | majus | junius | julius | augusztus | szeptember | oktober',
    or: 'vagy',
    orderDone: 'koszonjuk | sikeres-rendeles | visszaigazolas',
    payment: 'fizetes',
    paymentMethod: 'fizetes',
    paymentName:
      'bankkartya\\w*( .{0,15})? | kartya\\w*( .{0,15})? | utanvet\\w*( .{0,15})? | (banki )?atutalas\\w*( .{0,15})? | eloreutalas | keszpenz\\w*( .{0,15})? | simple ?pay | barion | szep kartya',
    product: 'termek',
    quantity: 'mennyiseg | darabszam',
    register: 'regisztracio',
    review: 'osszegzes | osszesito',
    shipping: 'szallitas',
    signIn: 'bejelentkez | belepes',
    skip: 'kihagy',
    title: 'ur | holgy | asszony | ferfi | egyeb',
    variant: '\\bmeret | \\bszin',
    year: 'eeee',
    yes: 'igen',
  },
  productPage: {
    buy: 'kosz[aá]rba',
    brand: 'm[aá]rka | gy[aá]rt[oó]',
    free: 'ingyenes',
  },
  currencyNames: { HUF: 'forint' },
  frequentWords:
    'és | az | egy | nem | kosár | kosárba | szállítás | szállítási | fizetés | rendelés | megrendelés | vagy | termék | ára | összesen | áfa | ft | név | cím',
  neutralHonorifics: ['Egyéb', 'Nem adom meg'],
  afterOrderPaths: ['koszonjuk', 'sikeres-rendeles', 'visszaigazolas'],
};
