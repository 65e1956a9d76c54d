import type { Vocabulary } from '../vocabulary.ts';

export const ro: Vocabulary = {
  language: 'ro',
  fields: {
    other: `subiect | nationalitate | locul nasterii | profesie | ocupatie | (numar(ul)?|cod(ul)?) (comenzii|rezervarii|de rezervare|card(ului)? de fidelitate)
      | cum ai aflat.{0,20}`,
    honorific: 'titlu | formula de adresare | apelativ | ^sex(ul)?$ | ^gen(ul)?$',
    firstName: 'prenume(le)?( tau| dvs)?',
    middleName: 'al doilea prenume | nume mijlociu',
    lastName: 'nume de familie | ^nume$ | numele de familie | ^numele$',
    fullName: `nume complet | nume( si)? prenume | prenume( si)? nume | numele tau | numele dvs | numele complet | nume destinatar | destinatar
      | persoana de contact`,
    company:
      'firma | companie | denumire firma | nume(le)? (firma|firmei|companie|companiei) | organizatie | persoana juridica',
    email: 'adres(a|e) (de )?e ?mail | e ?mail ?ul( tau)? | posta electronica | adresa ta de e ?mail',
    emailConfirm: '(confirma|repeta|confirmare)( .{0,10})?(adresa )?(de )?e ?mail\\w*',
    phone: '(numar(ul)? de )?telefon( mobil)? | mobil | nr telefon | nr tel | numarul tau de telefon | telefon contact',
    phoneCountry: 'prefix (tara|international|de tara) | cod(ul)? (de )?tara',
    phoneArea: 'prefix(ul)? (local|zonal)',
    phoneExtension: 'interior telefon',
    street: `strada.{0,15} | adresa( de livrare| completa| de facturare| 1| linia 1)? | adresa strada numar | strada si numar(ul)? | adresa postala
      | nume strada`,
    street2:
      'bloc.{0,20} | scara | apartament | etaj | adresa (2|linia 2) | bl sc ap | detalii adresa | adresa suplimentara | (linie |informatii )?(adresa )?suplimentar\\w+( .{0,10})? | adresa (2|continuare|cont|linia 2|suplimentara)( .{0,6})?',
    houseNumber: '^numar$ | ^nr$ | numar(ul)? (strazii|casei|strada|imobil\\w*) | nr strada',
    postalCode: 'cod(ul)? postal',
    city: 'localitate(a)? | oras(ul)? | oras localitate | municipiu',
    province: 'judet(ul)? | judet sector | regiune(a)? | judet regiune',
    country: 'tara | tara regiune | tara de livrare',
    vatId: 'cui | cod(ul)? (fiscal|de inregistrare fiscala|tva)( .{0,8})? | cif | nr reg com(ertului)? | reg com',
    personalId: 'cnp | cod numeric personal | serie (si numar )?(ci|buletin)',
    birthDate: 'data (nasterii|de nastere)',
    birthDay: 'ziua nasterii',
    birthMonth: 'luna nasterii',
    birthYear: 'anul nasterii',
    orderNote: `observatii( .{0,20})? | mesaj(ul)?( .{0,20})? | note(le)? (comanda|comenzii|de comanda)? ?( .{0,15})? | comentarii( .{0,20})? | instructiuni( .{0,20})?
      | mentiuni( .{0,15})? | detalii suplimentare | comentarii?u? | notite( .{0,20})?`,
    coupon: 'cod(ul)? (de )?(voucher|promo(tional)?|reducere|cupon|discount)( .{0,5})? | cupon | voucher | cod voucher',
    giftCard: 'card(ul)? cadou( .{0,10})? | (numar|cod)(ul)? card(ului)? cadou | voucher cadou',
    quantity: '^cantitate(a)?$ | cant | numar(ul)? (de )?(produse|bucati) | ^buc$',
    login: 'nume(le)? (de )?utilizator | utilizator | (adresa de )?e ?mail sau .{0,25} | cod client',
    password: 'parola( ta)?',
    passwordConfirm: '(confirma|repeta|confirmare|reintrodu|repetare)( ta)? parola | parola (din nou|inca o data)',
    cardNumber: 'numar(ul)? (de )?card(ului)?( .{0,12})? | numarul cardului',
    cardHolder:
      '(numele )?(titular(ul|ului)?|detinator(ul|ului)?|posesor(ul|ului)?)( card(ului)?)? | nume(le)? (de )?pe card | numele inscris pe card',
    cardExpiry: 'data (expirarii|de expirare)( .{0,10})? | valabil pana la | expira( la)? | ll ?/? ?aa | expirare',
    cardExpiryMonth: 'luna( expirarii| de expirare)?',
    cardExpiryYear: '^an$ | anul( expirarii| de expirare)?',
    cardCvc: 'cod(ul)? (de )?(securitate|verificare|siguranta)( .{0,10})? | cod cvv | cod cvc | cod(ul)? card(ului)?',
    search: 'cauta(re)?.{0,20} | ce cauti | cauta produse',
    otp: 'cod(ul)? (de )?(verificare|confirmare|unic|sms)( .{0,10})? | parola unica | cod primit prin sms',
  },
  ticks: {
    other: '(fara|nu) (cont|creare cont|inregistrare).{0,25} | ca (vizitator|oaspete|invitat).{0,20}',
    newsletter: `newsletter\\w*( .{0,30})? | (oferte|noutati|promotii|reduceri|informari).{0,40}(e ?mail|sms|primi\\w*|comercial\\w*)
      | (doresc|vreau|da).{0,30}(primesc|abonez|sa fiu informat\\w*)( .{0,20})? | (ma )?abon(ez|are|eaza te)( .{0,25})? | comunicari (comerciale|de marketing)( .{0,15})?`,
    terms: `termen(ii|i|ilor) (si|&) conditi(ile|i|ilor)( .{0,30})? | conditi(ile|i) (generale|de vanzare|de utilizare)( .{0,20})?
      | (sunt de acord|am citit|declar ca|confirm ca|imi exprim|am luat la cunostinta)(?!.{0,60}(newsletter|ofert|marketing|promoti|comercial))( .{0,60})? | accept (termen|conditi|politica|prelucr)\\S*( .{0,40})? | politica de (confidentialitate|prelucrare|retur)( .{0,20})? | gdpr( .{0,20})?
      | prelucrarea datelor( .{0,20})? | drept(ul)? de retragere`,
    sameAddress: `(adresa|datele|date)( de)? (facturare|livrare)( .{0,25})? (aceeasi|aceleasi|identic\\w*|la fel|coincide)( .{0,25})?
      | (aceeasi|aceleasi|identic\\w*|la fel)( .{0,10})?( adres\\w*| ca .{0,25}| cu .{0,25}| date .{0,20})( .{0,20})?
      | (foloseste|utilizeaza|livreaza|livrare)( .{0,25})? (si )?(ca|pentru|la)( .{0,12})?(adresa de facturare|facturare|aceasta adresa|aceeasi adresa|livrare)( .{0,15})? | (folose\\w+|utiliz\\w+) (aceeasi |aceasta |adresa )*(adresa)?( .{0,40})? | (aceeasi|la fel|identica|identic)( (cu|ca))?( .{0,30})?`,
    differentAddress: `(alta|o alta|diferita) adresa( de livrare| de facturare)?( .{0,20})? | adresa( de)? (livrare|facturare)?( .{0,8})? ?(diferita|este diferita|difera|alta)( .{0,20})?
      | (livreaza|livrare|trimite|expediaza|expediere)( .{0,12})? la (o )?alta( .{0,20})? | adresa diferita( .{0,20})? | (folose\\w+|livr\\w+|utiliz\\w+|trimite) (la |o )?(o )?(alta |adresa )?(adresa )?(diferita|alta)( .{0,30})? | alta adresa( .{0,20})? | adres\\w* .{0,40}(diferit|difera|nu (coincid|se potrivesc))\\w*`,
    createAccount:
      '(creeaza|creez|creare|deschide|doresc)( .{0,8})? (un )?cont( .{0,20})? | inregistr\\w+( .{0,15})? | vreau cont( .{0,10})? | creati( va)? (un )?cont',
    saveDetails: `(salveaza|salvez|tine minte|memoreaza|retine|pastreaza)( .{0,50})? | (ramai|raman|pastreaza ma|tine ma) (autentificat|conectat|logat)( .{0,10})?
      | pentru (urmatoarea|viitoarele|urmatoarele|comenzi viitoare)( .{0,15})? | implicit\\w*( .{0,15})? | tine ma minte`,
    extra: `(ambalare|ambalaj|impachetare|impacheteaza)( .{0,8})?(cadou)?( .{0,15})? | asigurare\\w*( .{0,25})? | (extra |extindere |extinsa )?garantie?\\w*( .{0,25})?
      | (donatie|doneaza|donez)\\w*( .{0,20})? | rotunj\\w*( .{0,15})? | protectie( .{0,25})? | premium | montaj( .{0,15})? | bacsis | deschidere(a)? colet(ului)?( .{0,12})?
      | compensare( .{0,15})?`,
  },
  actions: {
    addToCart: `(adauga|adaugati|pune|adaug)( .{0,12})?( in| la) ?(cos|cosul|cosul de cumparaturi|cos de cumparaturi|geanta|comanda)( .{0,15})? | in cos(ul)?( .{0,8})? | ^adauga$ | ^cumpara$
      | ^cumpara \\d+( buc)?$ | precomanda | rezerva | ^comanda$`,
    buyNow: '(cumpara|comanda|cumparati) (acum|imediat|rapid|direct) | cumpara | comanda rapida | cumparare rapida',
    viewCart: `(vezi|vizualizeaza|mergi la|arata|deschide|afiseaza|editeaza|inapoi la|detalii)( .{0,6})? ?(cosul|cos)( de cumparaturi| tau| meu)?( .{0,12})?
      | cos(ul)?( (de cumparaturi|meu|tau))+( \\d+)? | ^cos(ul)?( \\d+)?$`,
    goToCheckout: `(mergi|continua|treci|spre|catre|mai departe|du ma)( .{0,8})?(la |spre |catre |cu )?(casa|finalizare(a)?|plata|checkout|comanda|finalizarea comenzii|detalii comanda)( .{0,15})?
      | finaliz(are|eaza|ati|area)( .{0,6})?(comanda|comenzii|cumparaturile|comenzi)?( .{0,8})? | (spre|catre|la) casa | casa de marcat | continua comanda | pas(ul)? urmator comanda | trimite comanda | plaseaza comanda`,
    guest: `(continua|cumpara|comanda|finalizeaza|cumparaturi)?( .{0,8})?(ca (vizitator|oaspete|invitat|client nou|guest)|fara (cont|inregistrare|autentificare|a crea cont|a te autentifica|logare))( .{0,20})?
      | client nou | sunt (client )?nou( .{0,10})? | vizitator | oaspete | continu(a|ati) ca (invitat|vizitator|oaspete) | (comanda|continua|cumpara|plateste|finalizeaza)( .{0,12})? ca (invitat|oaspete|vizitator) | (nu crea|fara) (un )?cont( .{0,12})?`,
    continue: `(continua|continuati|continuare)( .{0,30})? | (pas(ul)? )?urmator(ul)?( pas)?( .{0,15})? | mai departe | (salveaza|foloseste|confirma)( .{0,25})? | (livreaza|trimite) (aici|la aceasta adresa)
      | (foloseste|alege|selecteaza) aceasta adresa | (spre|catre|la) (livrare|plata|metoda de (livrare|plata)|sumar)( .{0,12})? | trimite | actualizeaza  | inainte
      | alege (livrarea|plata|metoda)( .{0,15})?`,
    applyCoupon:
      '(aplica|foloseste|activeaza|adauga|valideaza|utilizeaza)( .{0,5})?( codul| cod| cuponul| cupon| voucherul| voucher| reducerea| card cadou)?( .{0,12})? | aplica( .{0,15})? | ok',
    openCoupon: `(ai|aveti|am|adauga|introdu|introduceti|foloseste|click aici)( .{0,8})? ?(un |codul )?(cod|cupon|voucher|card cadou|bon)( .{0,40})?
      | cod(ul)? (de )?(reducere|promotional|voucher|cupon|discount)( .{0,8})?`,
    placeOrder: `(plaseaza|trimite|confirma|finalizeaza|lanseaza|efectueaza|inregistreaza|plasez|trimit|confirm|finalizez)( .{0,6})? ?(comanda|comanda mea|plata|cumparatura|achizitia)( .{0,20})?
      | (comanda|cumpara|plateste|platesc|comand|cumpar)( acum| si plateste| cu obligatie de plata| cu obligatia de plata)? | comanda cu obligati[ea] de plata | (plateste|platesc)( .{0,20})?
      | (trimitere|plasare|confirmare|finalizare)(a)? comanda | (plasarea|trimiterea|confirmarea) comenzii | confirma si plateste | achita( .{0,15})? | finalizeaza | finalizati | finalizeaza plata | finalizare plata | (finalizeaza|finalizati|trimite|trimiteti|confirma|confirmati|plaseaza|plasati|efectueaza) (plata|comanda|achizitia) | (cumpara|plateste|comanda) acum | ^(gata|finalizare)$`,
    dismiss:
      'inchide( .{0,20})? | nu multumesc( .{0,40})? | ^nu$ | nu acum | mai tarziu | anuleaza | renunta | sari peste | am inteles | poate mai tarziu | ascunde',
    rejectCookies: `(respinge|refuza|resping|refuz|nu accept|nu sunt de acord)( .{0,25})?
      | (doar|numai|accepta doar|permite doar)( .{0,10})?(necesare|esentiale|strict necesare|functionale|cele necesare)( .{0,20})? | strict necesare( .{0,12})? | continua fara (accept\\w*|acord)( .{0,10})?`,
    acceptCookies:
      '(accepta|acceptati|permite|sunt de acord|de acord)( .{0,25})? | accept (toate|cookie)\\S*( .{0,15})? | am inteles',
    removeItem:
      '(sterge|elimina|scoate|inlatura|stergere)( .{0,40})? | goleste( .{0,5})? cos(ul)?( .{0,12})? | stergeti( .{0,15})?',
    signIn: `(autentific\\w+|conecteaza te|conectare|intra in cont|logare|logheaza te|login)( .{0,25})? | contul meu | (ai|am|aveti)( deja)? (un )?cont( .{0,10})? | (am uitat|ai uitat)( .{0,4})?parola( .{0,5})?
      | (client|utilizator) (existent|inregistrat) | cont | ati uitat parola | (ti |v )?(ai|ati) uitat parola | conectati va | (click|clic) aici pentru a va (autentifica|conecta) | sunt deja client | (ai|aveti|am) deja (un )?cont`,
    register:
      'inregistr\\S*( .{0,12})? | (creeaza|creare|deschide)( .{0,4})?( un)? cont( .{0,10})? | cont nou | aboneaza te | creati( va)? (un )?cont',
    expressWallet: `(plateste|cumpara|plata|comanda) (cu|prin|via) (pay ?pal|apple|google|amazon|klarna|g ?pay|revolut|shop)( ?pay)?( .{0,15})? | plata rapida | plata expres`,
    edit: '(modifica|editeaza|schimba|corecteaza|editare|modificare)( .{0,25})? | (inapoi|inapoi la|revino|intoarce te)( .{0,25})? | (pasul )?anterior( .{0,12})? | editati( .{0,15})? | (schimba|schimbati|modifica|modificati|editeaza) (adresa|metoda|modalitatea|livrarea|plata)( .{0,25})? | inapoi( .{0,12})?',
    increaseQuantity: '(creste|mareste|mai mult|mai multe)( .{0,30})? | plus',
    decreaseQuantity: '(scade|micsoreaza|reduce|mai putin|mai putine)( .{0,30})? | minus',
    updateCart: '(actualizeaza|actualizare|recalculeaza)( .{0,25})? | actualizati( .{0,15})?',
    openSection:
      '(arata|vezi|ascunde|afiseaza|deschide)( .{0,10})?(detalii|detaliile|sumar|sumarul|mai mult|mai multe|optiuni|toate)( .{0,20})? | mai multe (detalii|optiuni|informatii) | detalii',
    continueShopping:
      '(continua|continuati) (cumparaturile|sa cumperi|shoppingul|la cumparaturi) | (inapoi|intoarce te|mergi|revino) (la|in) (magazin|cumparaturi|produse|shop)( .{0,8})? | (continua|vezi) (produsele|explorarea)',
    declineOffer: `nu multumesc( .{0,50})? | ^nu$ | nu (doresc|vreau|am nevoie)( .{0,40})? | (continua|plateste|comanda) fara (asigurare|garantie|protectie)( .{0,30})? | (refuz|refuza|respinge)( .{0,20})?
      | fara (asigurare|garantie|protectie)( .{0,15})?`,
    acceptOffer:
      '^da$ | da (vreau|doresc|te rog|adauga|multumesc)( .{0,50})? | adauga( .{0,12})?(asigurare|garantie|protectie)\\w*( .{0,15})? | accepta oferta',
    enterManually: `(introdu|completeaza|adauga|introduceti)( .{0,20})? manual( .{0,12})? | nu (gasesc|imi gasesc) adresa | adresa nu (a fost gasita|este in lista)
      | (foloseste|pastreaza)( .{0,6})? adresa (introdusa|mea|originala) | (adauga )?(o )?adresa noua( .{0,12})?`,
    search: '^cauta$ | ^cautare$ | gaseste',
  },
  pages: {
    cart: 'cos(ul)? (de cumparaturi|meu|tau|dumneavoastra|dvs)( .{0,8})? | ^cos(ul)?$ | cosul tau de cumparaturi',
    emptyCart: `cos(ul)?( (de cumparaturi|meu|tau|dvs|dumneavoastra))*( este)?( momentan| inca| in prezent)? gol | cos gol | (nu (ai|aveti|exista|sunt)|niciun|nici un)( .{0,8})? (produs|produse|articole)( .{0,5})? in cos\\w*( .{0,15})?
      | nu ai nimic in cos\\w*`,
    signInChoice:
      'ca (vizitator|oaspete|invitat) | (ai|aveti|am) deja (un )?cont | client nou | (autentifica te|conecteaza te) sau | fara cont | client existent',
    address: `(adresa|adrese|date|datele|informatii|detalii)( de)? (livrare|facturare|contact|personale|client)( .{0,8})? | datele tale | adresa | date personale
      | unde .{0,20}livr\\w+ | adresa de expediere | (informatii|date|detalii) (de )?(contact|livrare|facturare|expediere)`,
    shipping:
      '(metod[ae]|metodele|modalitate(a)?|modalitati|optiuni|mod(ul)?) (de )?(livrare|transport|expediere)( .{0,8})? | livrare( .{0,12})? | transport | cum .{0,20}(livr\\w+|primesti)',
    payment:
      '(metod[ae]|metodele|modalitate(a)?|modalitati|optiuni|mod(ul)?) (de )?plata( .{0,8})? | plata( .{0,15})? | cum .{0,20}(platesti|sa platesti|platiti) | datele cardului | date card',
    review:
      '(verifica|verificati|revizuieste) (comanda|datele)( .{0,10})? | (sumar|sumarul|rezumat|rezumatul|confirmare)( (comanda|comenzii|datele))? | detaliile? comenzii | ultimul pas | (sumar|sumarul|rezumat|rezumatul|revizuire|prezentare)( comenzii| comanda| cosului| cos)*( .{0,10})? | (verifica|verificati|revizuieste|revizuiti)( si confirm\\w+)? comanda( .{0,10})?',
    confirmation: `(va |iti )?multumi(m|ri)( (pentru|ca ati|ca ai)( .{0,6})?(comanda|cumparatura|achizitie|ales|comandat|cumparat).{0,20})?
      | comanda( (ta|dvs|dumneavoastra|nr .{0,12}))?( .{0,12})? (a fost|este)(?! (inca|nu))( .{0,12})? (plasata|primita|confirmata|inregistrata|trimisa|finalizata|receptionata|efectuata|preluata)( .{0,15})?
      | confirmare(a)? (de )?comand(a|ei) | confirmarea comenzii | comanda (plasata|primita|confirmata|inregistrata|finalizata|trimisa)( cu succes)? | am (primit|inregistrat|receptionat) comanda( .{0,10})? | comanda inregistrata cu succes | comanda (dvs|dumneavoastra|ta) (a fost|este) (completa|finalizata|completata)`,
    error: `(a aparut|s a produs|a intervenit)( .{0,8})? (o )?(eroare|problema)( .{0,10})? | ceva nu a (mers|functionat)( .{0,8})? | eroare( de)? (server|interna|neasteptata)( .{0,8})?
      | (incearca|incercati|te rugam sa incerci|reincearca)( .{0,8})? ?(din nou|mai tarziu)( .{0,12})? | (problema|eroare) tehnica`,
    notFound: `(pagina|produsul|pagina cautata|produs)( .{0,15})? (nu (a fost gasit\\w*|exista|este disponibil\\w*|mai exista)|inexistent\\w*) | nu (a fost gasit\\w*|am gasit|exista)( .{0,15})? | pagina negasita
      | nu mai este disponibil\\w*`,
    soldOut: `(stoc )?epuizat(a|e)? | (momentan |temporar |din pacate )?(indisponibil\\w*|nu este (in stoc|disponibil\\w*)|stoc epuizat|fara stoc|lipsa stoc)( .{0,10})?
      | (anunta ma|notifica ma|alerta stoc)( .{0,25})? | nu mai este in stoc | vandut | nu exista in stoc`,
    captcha:
      'nu sunt robot | (esti|sunteti) (om|robot|o persoana) | verificare de securitate | (confirma|dovedeste)( .{0,5})? ca esti (om|o persoana)',
    botWall:
      'acces (interzis|refuzat|blocat|respins) | accesul (.{0,12} )?(interzis|blocat) | (ai fost )?blocat | trafic neobisnuit | activitate neobisnuita | verificam browserul',
    challenge3ds: `(confirma|autorizeaza|aproba|autentifica)( .{0,5})? (plata|tranzactia|achizitia)( .{0,6})?(in|cu|prin|la)( .{0,20})? | banca (ta|dvs|dumneavoastra) .{0,30}(cod|aplicati\\w+|autoriz\\w+)`,
    listing:
      '(sorteaza|ordoneaza|sortare)( dupa)? | filtreaza( dupa)? | filtre | \\d+ (produse|rezultate|articole) | toate produsele | categorii',
    product: `(descriere(a)?|detalii|specificatii|caracteristici)( produs(ului)?| tehnice)? | (recenzii|pareri|review uri)( .{0,10})? | produse (similare|asemanatoare|recomandate)
      | ghid(ul)? (de )?marimi | (adauga )?(la|in) (favorite|wishlist|lista de dorinte) | cod(ul)? produs(ului)? | (alege|selecteaza) (marimea|culoarea|varianta)`,
  },
  totals: {
    subtotal: `sub ?total( .{0,25})? | (cost|valoare|total|pret)(a|ul)? (produse|produselor|cos|cosului|articole)( .{0,15})? | produse( .{0,12})? | \\d+ (produs(e)?|articole?|buc)
      | total (fara tva|net|partial)( .{0,10})? | valoare (neta|fara tva) | (total|valoare|suma) (articole|produse|produselor)( .{0,10})?`,
    shipping:
      '(cost(uri)?|taxa|taxe|pret|cheltuieli)?( de| cu)? ?(livrare(a)?|transport(ul)?|expediere|curier)( .{0,60})? | (cost|costuri|taxe|taxa|total) (de |pentru )?(livrare|transport|expediere)( .{0,15})?',
    tax: '((valoarea?|inclusiv|include|din care|total|fara|plus) )?((\\d+([.,]\\d+)?) ?%? )?(tva|t v a|taxe|impozit)( .{0,30})?',
    discount:
      '(total )?(reducere(a)?|reduceri|discount|cupon|voucher|promotie|cod(ul)? (de )?(reducere|promotional|voucher|cupon)|economie|economisesti|rabat)( .{0,40})? | (reducere|reduceri|discount|promotie|promotii)( (la|de|pentru|totala?|comanda|livrare|cupon) ?.{0,20})? | (valoare|total) (reducere|reduceri|discount|promotii)( .{0,8})?',
    fee: `(taxa|comision|tarif)( .{0,25})? | cost(uri)? (de )?(procesare|ramburs|plata|servicii|ambalare|administrare|manipulare)( .{0,15})? | ramburs( .{0,12})?
      | (supliment|ambalare cadou|ambalaj cadou|asigurare|donatie|garantie|bacsis|rotunjire|timbru verde|deschidere colet)( .{0,20})? | (costuri|cost|taxe|taxa|comision) (de |pentru )?plata( .{0,10})?`,
    giftCard: 'card(ul)? cadou( .{0,20})? | voucher cadou( .{0,15})? | credit(ul)? (magazin|cont)',
    total: `total(ul)?( (general|comanda|comenzii|de plata|de platit|final|plata|cu tva|estimat))?( .{0,25})? | (de plata|de platit|suma (totala|de plata)|valoare(a)? (totala|comanda|comenzii)|cost total|pret (total|final))( .{0,20})?`,
  },
  sections: {
    shipping:
      '(livrare\\w*|unde .{0,12}(livram|trimitem|livrez\\w*)|adresa de livrare|transport\\w*|destinatar\\w*)( .{0,30})?',
    billing: '(facturare\\w*|adresa de facturare|date de facturare|factura\\w*)( .{0,30})?',
    payment: '(plata|plati|card\\w*|metoda de plata|modalitate de plata)( .{0,30})?',
    login: '(autentificare|conectare|ai deja cont|client existent)( .{0,20})?',
    register: '(inregistrare|creeaza( un)? cont|creare cont|client nou)( .{0,20})?',
    newsletter: '(newsletter\\w*|aboneaza te|abonare)( .{0,40})?',
    shippingMethod:
      '(metod[ae]|metodele|modalitate(a)?|modalitati|optiuni|mod(ul)?) (de )?(livrare|transport|expediere)( .{0,15})? | livrare | transport',
    contact: '(date|datele|informatii|detalii)( de)? (contact|personale|client)(ul)? | contact | datele tale',
  },
  words: {
    pickup: `ridicare( .{0,25})? | ridici( .{0,20})? | (din|in) (magazin|showroom|depozit)( .{0,12})? | (easy ?box|fan ?box|locker|pachetomat)\\w*( .{0,15})? | punct\\w* (de )?(ridicare|livrare)( .{0,12})?
      | oficiu\\w* postal( .{0,12})? | click (and|&|si) collect`,
    free: 'gratuit(a|e)? | gratis | fara cost(uri)? | 0 lei',
    day: '(de )?zi(le|ua)?( lucratoare)? | (de )?zile',
    week: '(de )?saptaman(a|i)',
    hour: '(de )?or(a|e) | h',
    today: 'astazi | diseara | azi | in aceeasi zi',
    tomorrow:
      '(livrare|livrat|primesti|pana|de) maine | ^maine$ | maine (la|intre|dimineata|pana) | (a doua|urmatoarea) zi( lucratoare)?',
    orderNumber:
      '(numar(ul)?|nr|cod(ul)?|id)( de| al)? ?(comanda|comenzii|comanda ta|comenzii tale|referinta) | comanda( (nr|numar(ul)?|ta))? | comenzii',
    outOfStock: `(stoc )?epuizat(a|e)? | indisponibil\\w* | nu (mai )?este (in stoc|disponibil\\w*) | fara stoc | lipsa stoc | stoc insuficient( .{0,10})? | insuficient\\w*( .{0,10})?`,
    inStock: `in stoc( .{0,15})? | disponibil\\w*( .{0,10})? | (ultimele|doar|mai sunt) \\d+( .{0,6})?(bucati|produse|in stoc|buc)?( .{0,8})? | stoc (limitat|furnizor|suficient|disponibil)
      | livrare imediata`,
    quantity: 'cantitate | buc | bucati',
    variant: `marime | culoare | varianta | material | model | format | aroma | lungime | latime | greutate | optiune | capacitate | stil | parfum | macinare | editie | volum
      | imprimeu | marimea | culoarea`,
    taxIncluded:
      '(inclusiv|include|incl|cu|din care|contine)( .{0,12})? (tva|taxe) | (tva|taxe(le)?) (inclus\\w*|incluse)',
    chooseFirst: '(alege|alegeti|selecteaza|selectati)( .{0,25})?',
    leaveEmpty: '(lasa|lasati)( .{0,15})? (gol|necompletat|liber) | nu completa(ti)?( .{0,15})?',
    required: `(este |camp )?(obligatori\\w*|necesar\\w*)( .{0,10})? | (introdu|introduceti|completeaza|completati|selecteaza|alege|selectati)( .{0,40})? | invalid\\w* | lipseste
      | nu poate fi gol | nu este valid\\w* | incorect\\w* | te rugam sa( .{0,30})? | nu este (o|un) .{0,25}valid[a]?`,
    declined: `(plata|cardul|card|tranzactia)( .{0,20})? (refuzat\\w*|respins\\w*|esuat\\w*|a esuat|nu a (reusit|fost (acceptat|autorizat|procesat|efectuat)\\w*)) | (refuzat\\w*|respins\\w*) de banca | plata esuata`,
    forgot: 'ai uitat.{0,15} | am uitat.{0,15} | parola uitata | resetare(a)? parol\\w+',
    knownCustomer:
      'bine ai revenit.{0,12} | (client|utilizator) (existent|inregistrat).{0,8} | (am|ai|aveti) deja (un )?cont',
  },
  phrases: {
    cart: '^cos$ | cosul | cosului | cos de cumparaturi | in cos | vezi cos',
    cartPath: '\\bcos$ | cos de cumparaturi | \\bcosul\\b',
    addedToCart: 'adaugat(a|e)? | a fost adaugat\\w*',
    namesCoupon:
      '\\bcod(ul)? (de )?(reducere|promotional|voucher|cupon|discount) | \\bcupon | voucher | card(ul)? cadou',
    showSummary:
      '^(vezi|arata|afiseaza) (comanda|sumarul|cosul|detaliile comenzii|rezumatul)\\w* | ^(sumar|sumarul|rezumat|rezumatul|detalii|detaliile) (comanda|comenzii)',
    confirmsRemoval: '^da$ | ^da (sterge|elimina) | ^confirma | ^sterge | ^elimina',
    colourAxis: 'culoare',
    sizeAxis: '\\bmarime',
    isChosen: '^selectata?$ | ^aleasa?$ | ^ales$',
    fitAxis: 'croiala',
    deliveredToday: '\\b(astazi|azi)\\b | aceeasi zi',
    deliveredTomorrow: '(livrare|livrat|primesti|pana) maine | ^maine$ | (a doua|urmatoarea) zi | 24 (de )?ore',
    deliveredInTwoDays: 'doua zile | 2 zile | 48 (de )?ore | poimaine',
    express: '\\bexpres\\b | urgent | livrare rapida',
    priority: 'prioritar | curierat rapid',
    sendingFee: 'livrare\\w* | transport\\w* | expediere\\w* | curier\\w*',
    card: 'card | cardul | cu cardul | card bancar | card de credit | card de debit | plata online cu cardul | card online',
    tellsWhenBack: '(anunta|notifica|alerta)( ma)?( .{0,15})? (disponibil|in stoc|stoc)',
    keepsForLater:
      'list\\w* de dorinte | (salveaza|pastreaza)( .{0,8})? pentru mai tarziu | favorite | compara\\w* | (adauga|scrie|lasa|adaugati|scrieti) (un |o )?(comentariu|recenzie|parere|opinie|review)',
    paidOnline: '(plata )?online',
    notCard: 'cadou | fidelitate',
    offlinePayment:
      'ramburs | numerar | cash | transfer bancar | ordin de plata | plata la (livrare|ridicare) | virament( bancar)? | factura proforma | factura | cec( de plata)?',
    aboutMoney: 'plat(a|esti|este|esc|iti|i|ile) | platit\\w* | cumpar\\w* | comand\\w* | achit\\w* | abonament\\w*',
    refusal: '^nu$ | ^nu (multumesc|doresc|vreau|am nevoie) | ^fara | ^niciun\\w* | nu multumesc | ^nu acum',
    plainNo: '^nu$ | ^nu multumesc$',
    onlyOnce: 'o singura data | (comanda|livrare|achizitie|cumparare) unica | o data',
    extraOffer: `asigur\\w* | garanti\\w* | protecti\\w* | donati\\w* | doneaza | bacsis | cadou\\w* | abonament\\w* | membru | plata lunara | in fiecare luna | deschidere\\w* colet\\w*`,
    news: 'ofert\\w* | noutati\\w* | promoti\\w* | newsletter\\w* | reclam\\w*',
    addsToOrder: '^da$ | ^da (vreau|doresc|adauga|te rog) | ^adauga | ^aboneaza te',
    partOfOrder: 'adres\\w+ | vizitator | oaspete | observati\\w+ | datele? de contact',
    recurring:
      '(in )?fiecare (luna|saptamana) | la (fiecare )?\\d+ (zile|saptamani|luni) | (livrare|plata|comanda) (lunara|recurenta|saptamanala)',
    usualFee:
      '(taxa|taxe|comision|cost) (de )?(procesare|ramburs|livrare|transport|servicii|plata|administrare) | ramburs | procesare | timbru verde | rotunjire',
    feeName: '^taxa | ^comision | taxa$ | comision$ | tarif$',
    remarkOnPrice:
      '^din care | ^include | ^de la \\d | ^doar | pret (vechi|initial|recomandat) | prp | economisesti | puncte | pe luna | in rate | \\d+ rate | rate (lunare|de) | pret pe (bucata|kg|litru) | cel mai mic pret | mai ai',
    honorific: '^dl$ | ^dna$ | ^domnul$ | ^doamna$ | ^domnisoara$ | ^dra$ | ^barbat$ | ^femeie$ | ^altul$',
    optional: 'optional(a|e)? | facultativ\\w*',
    noAccount: '(fara|nu)\\b.{0,30}\\b(cont|inregistrare\\w*|autentificare) | ca (vizitator|oaspete|invitat)',
    review: '(verifica|verificati|verificare) (comanda|datele|comenzii) | sumar(ul)? | rezumat(ul)? | revizui\\w*',
    reviews: '(verifica|verificati|verificare) (comanda|datele|comenzii) | revizui\\w*',
    confirmsOrder: '(confirma|trimite|plaseaza|confirmare) (comanda|comenzii|plata)',
    confirmationStep: '^(\\d )?confirmare(a)?$',
    finishedStep: '^(\\d )?(finalizat|gata)$',
    numberedStep: 'pas(ul)? \\d',
    orderPaid:
      'comanda (dvs |ta |dumneavoastra )?(a fost|este) (platita|achitata) | plata (a fost )?(efectuata|reusita)( cu succes)?',
    thanksForOrder: 'multumi(m|ri)( va| iti)? pentru (comanda|cumparatura|achizitie)',
    orderNotYetPlaced:
      'aproape (gata|ai terminat) | (mai ai|inca) (un|ultimul) pas | ultimul pas | nu (este|a fost) (inca )?(finalizata|confirmata|plasata|trimisa) | pentru a finaliza comanda',
    ownOrders:
      '(comenzile|comanda) (mele|tale|mea|ta) | (istoric|stare|status|urmareste)(a|ul)? (comand\\w+|comenzi\\w*)',
    asksAge: `(peste|cel putin|minim|am|ai|aveti) (16|18|21)( de)?( ani)?( .{0,10})? | (implinit\\w*|sub) (16|18|21)( .{0,10})? | (verificare\\w*|confirma\\w*) (varst\\w+) | varsta( legala)? | (doar )?pentru adulti | major\\w*`,
    cookieSettings:
      '^setari\\w* | ^personaliz\\w* | ^gestion\\w* | ^preferinte | ^mai multe optiuni | setari(le)? cookie\\w* | ^modifica (setarile|preferintele) | ^configur\\w*',
    saveCookieSettings:
      '^salveaza | ^confirma (alegerile|selectia|preferintele) | ^permite (selectia|selectate) | ^accepta selectia',
    tooFewInStock: `(doar|numai|mai sunt|ultimele) \\d+ (bucati|buc|produse|unitati|in stoc|disponibile) | (poti|puteti) (\\w+ )?(comanda|cumpara|adauga) (doar|maxim|maximum|cel mult) \\d+ | (maxim|maximum|cel mult) \\d+ (buc|bucati|produse)
      | stoc insuficient | cantitate(a)? (insuficienta|indisponibila|ceruta|solicitata) | nu (avem|exista|sunt) suficient | depaseste stocul | cantitatea maxima | doar \\d+ (ramas|bucat|produs|in stoc|disponib) | mai avem doar | (cantitatea) (solicitata|dorita|ceruta) | numai \\d+ (bucat|produs|in stoc|disponib) | stoc(ul)? (este )?insuficient`,
    soldOut:
      'stoc epuizat | epuizat\\b | nu (mai )?este (in stoc|disponibil) | indisponibil | fara stoc | nu exista in stoc | (produsele|articolele)( .{0,60})? nu (mai )?sunt( \\S+)? (disponibil|in stoc)',
    cardDeclined: `nu (am putut|s a putut|se poate) procesa (plata|cardul) | (card|plata|tranzacti)\\w*( \\w+){0,4} (refuzat|respins|esuat) | banca( \\w+){0,3} (refuzat|respins) | plata nu (a reusit|a fost|s a putut) | fonduri insuficiente | sold insuficient | refuzat de (banca|emitent) | (banca|comerciantul|aplicatia).{0,25}refuz | refuza plata | (plata|card\\w*|tranzacti\\w+).{0,25}(refuzat|respins|esuat|declinat|nu a (putut|fost)|nu a reusit) | (eroare|procesare).{0,20}plati`,
    noShipping:
      '(nu exista|nicio|nu sunt)( \\w+)? (metod|modalit|optiun)\\w* de (livrare|transport) | nu livram | nu (putem|se poate) (livra|expedia) | livrarea nu este disponibila | (livrare|transport|expediere)\\w*( .{0,30})? (nu este (posibil|disponibil)|imposibil|indisponibil) | (nu exista|nu sunt|nicio|nici o) .{0,12}(metod|optiun|modalit)\\w* (de )?(livrare|transport|expediere) | nu (livram|putem livra|se poate livra)',
    noSuchVariant: '\\bcombinati[ae] nu exista',
    unavailable: '^indisponibil\\w*$ | ^nu este disponibil\\w*$',
    variantMissing:
      '(alege|alegeti|selecteaza|selectati|te rugam sa (alegi|selectezi))( mai intai)?( o| un)? ?(marime|culoare|varianta|optiun|model|marimea|culoarea)',
    addressRejected:
      'adresa (nu (este valida|a fost gasita|exista)|invalida|este invalida|incorecta) | adresa introdusa nu',
    asksForCorrection:
      '\\b(introdu|introduceti|completeaza|completati|selecteaza|verifica datele|corecteaza|te rugam sa|va rugam sa|trebuie sa) \\S | \\b(invalid|obligatori|incorect)',
    digitsOnly: '\\b(doar|numai) (cifre|numere)\\b',
    refusesInput:
      'ero(are|ri) | esuat\\w* | din pacate | ne pare rau | invalid\\w* | obligatori\\w* | lipseste | nu s a putut | nu a fost posibil\\w* | te rugam | va rugam | incorect\\w* | nu exista | a expirat | expirat | atinsa | nu este (o|un) .{0,25}valida? | nu poate | nu (este|a fost|poate|exista|mai este|s a) .{0,15} | incorect\\w* | lipseste | expirat',
    asksForPatience: 'asteapta | asteptati | asteptam | un moment | rabdare | multum\\w*',
    asksForHuman:
      '(caracterele|literele|cifrele|textul|codul) din imagine | nu (esti|sunteti) (un )?robot | ca (esti|sunteti) (om|o persoana)',
    newPassword: 'creeaza | alege o parola | cel putin | \\bnoua\\b',
    freeAmount: '^gratuit(a)?$ | ^gratis$ | ^livrare gratuita$ | ^transport gratuit$ | ^fara costuri$',
    namesNumber: 'numar(ul)? | nr | cod(ul)? | referinta | id',
    underNumber: '\\b(sub|cu) numarul$',
  },
  stems: {
    addOn: 'asigurare | garantie | donatie | ambalaj cadou | bacsis',
    address: 'adresa',
    addressTitle: '(nume|titlu|denumire)(le|l|a)? adres(a|ei)',
    afterOrder:
      'istoric | urmarire | retur(?:uri|nare)? | comanda din nou | cumpara din nou | vezi comanda | comanda (dvs|dumneavoastra) | anuleaza comanda | detalii(le)? comenzii',
    anyName: 'nume | numele',
    anyNumber: 'numar',
    bankAccount: 'cont bancar | iban',
    billing: 'facturare',
    billingLabel: '.{0,24}de facturare$ | .{0,24}facturare$',
    bridge: 'pana la | si | sau | la',
    cancel: 'anuleaza | anulare | renunta',
    cart: 'cos | cosul | cos-de-cumparaturi | cosul-de-cumparaturi',
    checkout: 'finalizare | comanda | casa-de-marcat',
    cookieNotice: 'confidentialitate',
    coupon: 'cupon | reducere',
    day: 'zile',
    deliveryMethod: 'livrare | transport',
    deliveryName:
      'livrare( .{0,20})? | transport( .{0,20})? | curier( .{0,15})? | fan courier( .{0,12})? | sameday( .{0,12})? | cargus( .{0,12})? | posta romana | easy ?box( .{0,12})? | ridicare( .{0,20})?',
    listing: 'categorie',
    lookFor: '\\bcauta\\b',
    lookForBy: 'dupa',
    month: 'luna',
    monthName:
      'ianuarie | februarie | martie | aprilie | iunie | iulie | septembrie | octombrie | noiembrie | decembrie',
    or: 'sau',
    orderDone: 'multumim | confirmare-comanda',
    payment: 'plata',
    paymentMethod: 'plata',
    paymentName:
      'card( .{0,15})? | plata (cu|prin)( .{0,15})? | ramburs( .{0,15})? | numerar( .{0,12})? | transfer bancar | ordin de plata | rate( .{0,12})?',
    product: 'produs',
    provinceName: 'alba | arad | bihor | cluj | bucuresti',
    quantity: 'cantitat(e|i)',
    register: 'inregistrare',
    review: 'sumar',
    shipping: 'livrare',
    signIn: 'autentificare | conectare',
    skip: '\\bomite | sari peste',
    title: 'dl | dna | domnul | doamna | domnisoara | barbat | femeie',
    variant: 'marime | culoare',
    year: 'aaaa',
    yes: 'da',
  },
  productPage: {
    inStock: 'în stoc',
    buy: 'adaug[aă] [iî]n co[sș]',
    brand: 'produc[aă]tor',
    itemNumber: 'cod produs',
  },
  currencyNames: { RON: 'lei | Lei | LEI | leu' },
  frequentWords:
    'și | si | de | la | în | coș | cos | comanda | comandă | livrare | plata | plată | preț | sau | pentru | cu | produs | adaugă | cumpără | tva | nume | adresa',
  neutralHonorifics: ['Altul', 'Prefer să nu spun'],
  afterOrderPaths: ['multumim', 'confirmare', 'comanda-finalizata'],
};
