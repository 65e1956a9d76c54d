import type { Vocabulary } from '../vocabulary.ts';

export const ca: Vocabulary = {
  language: 'ca',
  fields: {
    other: 'assumpte | professio | nacionalitat',
    honorific: 'tractament | genere | sexe',
    firstName: '^nom$',
    middleName: 'segon nom',
    lastName: 'cognoms? | primer cognom',
    fullName: 'nom (i )?cognoms | nom complet',
    company: '(nom de l )?empresa | organitzacio | rao social',
    email: 'correu( electronic)? | adreca (electronica|de correu.{0,12})',
    emailConfirm: '(confirma|repeteix|confirmeu|repetiu)( el| l)? ?(teu |vostre )?correu( electronic)?',
    phone: 'telefon( mobil| de contacte)?',
    phoneCountry: 'prefix( del pais| internacional)?',
    phoneArea: 'prefix (d area|local)',
    phoneExtension: 'extensio',
    street: 'adreca | domicili | carrer',
    street2:
      'pis( porta)? | escala | apartament | (complement|informacio addicional)( de l adreca)? | adreca 2 | (linia d )?adreca (addicional|2|linia 2|complementaria)( .{0,6})? | complement( .{0,12})? | addicional',
    houseNumber: 'numero( de casa| del carrer)? | num',
    postalCode: 'codi postal',
    city: 'poblacio | ciutat | municipi',
    province: 'provincia | comarca | comunitat autonoma',
    country: 'pais',
    vatId: 'nif( cif)? | cif | nif intracomunitari',
    personalId: 'dni( nie)? | nie | document d identitat | passaport',
    birthDate: 'data de naixement',
    birthDay: '^dia$ | dia de naixement',
    birthMonth: 'mes de naixement',
    birthYear: 'any de naixement',
    orderNote:
      '(notes|observacions|comentaris|instruccions)( (de la|sobre la|per a la) (comanda|entrega))?( .{0,15})? | missatge',
    coupon: '(codi|cupo|val)( (de descompte|promocional|descompte|promo))? | codi (de descompte|promocional)',
    giftCard: '(numero de (la )?)?targeta regal | val regal',
    quantity: 'quantitat | unitats | quant',
    login: 'usuari | nom d usuari | identificador',
    password: 'contrasenya',
    passwordConfirm: '(confirma|repeteix|confirmeu|repetiu)( la)? contrasenya | confirmacio de (la )?contrasenya',
    cardNumber: 'numero de (la )?targeta( de credit)? | numero de (la )?tar(geta|ja)',
    cardHolder: '(nom del )?titular( de la targeta)? | nom (a|de|en) la targeta',
    cardExpiry: 'data de (caducitat|venciment) | caducitat | valida fins( a)?',
    cardExpiryMonth: '^mes$ | mes de (caducitat|venciment)',
    cardExpiryYear: '^any$ | any de (caducitat|venciment)',
    cardCvc: 'codi de (seguretat|verificacio)( .{0,10})? | codi de la tar(ge)?ta | codi de la tarja',
    search: 'cerca.{0,20} | cercar | buscar',
    otp: 'codi (de verificacio|de confirmacio|rebut).{0,10}',
  },
  ticks: {
    other: 'sense (compte|registre|registrar).{0,15} | com a convidat.{0,10}',
    newsletter:
      '(butlleti|newsletter|novetats|ofertes|promocions).{0,30} | (vull|desitjo|accepto) (rebre|que m envieu).{0,40} | subscri\\S+.{0,25}',
    terms:
      '(he llegit|accepto|estic d acord|llegit i accepto).{0,50} | (condicions|termes)( .{0,30})? | politica de (privacitat|privadesa).{0,15} | avis legal.{0,10}',
    sameAddress: `(adreca )?(de )?(facturacio|enviament|entrega|lliurament).{0,15}(mateixa|igual|coincideix).{0,25} | (la )?mateixa( adreca)?( .{0,30})? | (fes servir|utilitza|usar) (aquesta|la mateixa) adreca.{0,25} | enviar a (aquesta|la mateixa) adreca | (utilitzar?|fer servir|usar) (la |aquesta |mateixa )*(mateixa )?adreca( .{0,30})? | (igual|mateixa|identica)( (que|a))?( la)? adreca( .{0,25})?`,
    differentAddress:
      '(enviar|envia|entrega|lliura)( \\S+)? a una (altra adreca|adreca diferent).{0,6} | (una )?(altra|diferent) adreca.{0,15} | adreca (de (facturacio|enviament) )?diferent.{0,15} | (utilitzar?|enviar? a|fer servir) (una )?(adreca )?(diferent|altra adreca)( .{0,25})? | (altra|diferent) adreca( .{0,20})?',
    createAccount: '(crear|crea|obrir)( un| el)?( meu)? compte( .{0,12})? | registra m.{0,6} | vull registrar.{0,8}',
    saveDetails:
      '(desa|desar|guarda|guardar|recorda|recordar)( .{0,40})? | (per a la|la) propera (vegada|compra|comanda).{0,8} | mantenir la sessio.{0,10} | per defecte.{0,6}',
    extra:
      '(embolcall|paper|embolicar)( (de|per a))? regal.{0,12} | asseguranca.{0,15} | (extensio de )?garantia.{0,15} | (donacio|donatiu).{0,12} | proteccio.{0,15} | arrodonir.{0,10} | propina.{0,6} | targeta de felicitacio.{0,6}',
  },
  actions: {
    addToCart:
      '(afegir|afegeix|posar|afegiu|posa)( \\S+)? (a|al|a la|dins la|en la|a l) ?(cistella|cistell|carret|carro|bossa)( .{0,12})? | a la cistella | afegeix(( ?hi)?)$ | (reserva|reservar|comanda anticipada) | ^comprar$',
    buyNow: '(compra|comprar|compreu|demana)( (ara|ja|directament))+ | ^comprar?$ | compra rapida',
    viewCart:
      '(veure|mostra|veure la|anar a|obrir|ves a|la meva)( la| el| meva| meu)* ?(cistella|cistell|carret|carro|bossa)( .{0,10})? | ^(la meva )?(cistella|cistell|carret)( de la compra| de compra)?( \\d+)?$',
    goToCheckout:
      '(anar|ves|continuar|continua|passar|procedir|seguir)( a| al| cap a| amb)+( la| el)? ?(caixa|pagament|compra|comanda)( .{0,8})? | (tramitar|finalitzar|fer|tramita|finalitza|realitzar)( la)? (comanda|compra) | ^(caixa|pagar|tramitar)$ | pagament segur | passar per caixa',
    guest:
      '(continuar|continua|comprar|compra|pagar|entrar|seguir|finalitzar)?( la compra)? ?com a (convidat|convidada|usuari convidat)( .{0,8})? | ^convidat$ | (.{0,16} )?sense (registrar\\S*|registre|compte|crear( un)? compte|iniciar sessio)( .{0,8})? | (nou client|client nou|soc nou)( .{0,4})? | (comprar|continuar|pagar|finalitzar)( .{0,10})? com a (convidat|visitant) | (no crear|sense( crear)?) (un )?compte( .{0,12})?',
    continue: `(continuar|continua|continueu|seguir|segueix|endavant)(?! (comprant|amb la compra))( .{0,22})? | (seguent|seguent pas|pas seguent)( .{0,8})? | (desar|desa|guardar|guarda)( i (continuar|continua))?( .{0,6})? | ^(confirmar|confirma|enviar|actualitzar|acceptar|d acord|seleccionar)$ | (enviar|entregar|lliurar) (aqui|a aquesta adreca) | (utilitzar|fer servir|utilitza) aquesta adreca | (anar|ves|continuar) (a|al) (l )?(enviament|metode .{0,15}|resum|seguent pas)( .{0,6})? | confirmar (adreca|dades|l adreca)( .{0,6})?`,
    applyCoupon:
      '(aplicar|aplica|bescanviar|bescanvia|utilitzar|activar|afegir)( (el )?(codi|cupo|descompte|val))?( .{0,12})?',
    openCoupon:
      '(tens|teniu|disposes d|tinc)( un| algun)? (codi|cupo|val|descompte)( .{0,25})? | (afegir|introduir|introdueix|posar|afegeix)( un| el)? (codi|cupo|val)( (de descompte|promocional))?( .{0,8})? | ^(codi (de descompte|promocional)|cupo)$',
    placeOrder: `(fer|realitzar|confirmar|confirma|finalitzar|finalitza|completar|completa|enviar|envia|efectuar|formalitzar|tramitar)( la| el| l)?( meva| teva| vostra)? ?(comanda|compra|pagament|encarrec|reserva)( .{0,12})? | (pagar|paga|pagueu)( (ara|amb targeta|\\S*\\d.{0,10}))*( .{0,10})? | ^(comprar|demanar|fer comanda)$ | (comprar|demanar) ara( .{0,6})? | (confirmar|acceptar) i (pagar|comprar)( .{0,6})? | comanda amb obligacio de pagament | (realitzar?|fes|pagament de( la)?) comanda | pagament de la comanda | (completar?|finalitzar?|enviar?|confirmar?|realitzar?|efectuar?) (el |la |l )?(pagament|comanda|compra) | (comprar?|pagar?) ara | ^(fet|finalitzar|finalitza|acabar|acaba|completar|completa)$`,
    dismiss:
      'tancar?( .{0,12})? | no( gracies| moltes gracies)( .{0,20})? | ara no | mes tard | cancel ?lar?( .{0,6})? | ometre | entesos | potser mes tard | amagar',
    rejectCookies:
      '(rebutjar|rebutja|denegar|refusar)( (totes|tots|les))*( .{0,15})? | (nomes|sols)( les)?( galetes)? (necessaries|essencials|imprescindibles|tecniques)( .{0,10})? | continuar sense acceptar | no accepto',
    acceptCookies:
      '(acceptar|accepta|permetre|permet)( (totes|tot|les|les galetes))*( .{0,15})? | (ho )?accepto | entesos | d acord',
    removeItem:
      '(eliminar|elimina|treure|treu|esborrar|suprimir|suprimeix)( .{0,25})? | buidar?( la| el)? (cistella|cistell|carret)( .{0,6})?',
    signIn:
      'inicia( la)? sessio | entra | accedeix | identificat | iniciar sessio( .{0,12})? | (ja )?(tens|teniu|tinc)( un)? compte( .{0,4})? | (ja soc|ja ets) client\\S*( .{0,4})? | el meu compte | (has|heu) oblidat( .{0,20})? | (feu|fes) clic aqui per (iniciar sessio|entrar) | (heu|has) (perdut|oblidat) la (vostra|teva) contrasenya | ja heu comprat abans | ja soc client | ja (tens|teniu|tinc) (un )?compte',
    register:
      'registra t | crea( un)? compte | dona t d alta | registrar( se| me)?( .{0,6})? | nou compte | crear? un compte',
    expressWallet:
      '(pagar|paga|comprar)( amb| via) (pay ?pal|apple ?pay|google ?pay|bizum|klarna|amazon ?pay)( .{0,8})? | pagament (rapid|expres) | bizum( .{0,6})?',
    edit: '(editar|edita|canviar|canvia|modificar|modifica)( .{0,20})? | (tornar|torna|enrere|anterior)( .{0,20})? | (canviar?|editar?|modificar?) (l |la |el |d )?(adreca|metode|forma|enviament|pagament)( .{0,25})? | enrere( .{0,12})?',
    increaseQuantity: '(augmentar|augmenta|incrementar|afegir (un|una))( (la )?quantitat)?( .{0,8})? | mes',
    decreaseQuantity: '(disminuir|disminueix|reduir|redueix)( (la )?quantitat)?( .{0,8})? | menys',
    updateCart:
      '(actualitzar|actualitza|recalcular)( (la |el )?(cistella|cistell|carret|quantitat|quantitats|total))( .{0,6})? | actualitzar? (els )?(totals|cistella|carret)',
    openSection:
      '(veure|mostra|mostrar|amagar|desplegar)( (els |el )?(detalls|mes|resum|tot|opcions))+( .{0,10})? | mes (informacio|opcions|detalls) | detalls',
    continueShopping:
      '(continuar|continua|seguir|segueix) (comprant|la compra|amb la compra) | tornar a la botiga | anar a la botiga',
    declineOffer:
      'no( gracies)( .{0,30})? | (continuar|pagar) sense( .{0,25})? | (rebutjar|refusar)( .{0,12})? | sense (asseguranca|garantia|proteccio)( .{0,8})? | no (vull|necessito|m interessa)( .{0,15})?',
    acceptOffer: 'si( .{0,20})?$ | afegir (asseguranca|garantia|proteccio)( .{0,8})? | acceptar (l )?oferta',
    enterManually:
      '(introduir|introdueix|escriure)( l adreca)? manualment | (afegir|afegeix)( una)? (nova )?adreca( nova)?( .{0,6})? | nova adreca | adreca no trobada | (utilitzar|mantenir) (l |la meva )?adreca introduida',
    search: '^cercar?$ | ^buscar$',
  },
  pages: {
    cart: '(la meva |la teva |la vostra )?(cistella|cistell|carret)( de la compra| de compra)?',
    emptyCart:
      '(la )?(teva |vostra |meva )?(cistella|cistell|carret)( de la compra| de compra)? (es|esta)( .{0,8})? (buida|buit)( .{0,8})? | (no (hi ha|tens)) (cap )?(productes?|articles?) (a|en) la (cistella|cistell)( .{0,6})? | cistella buida',
    signInChoice:
      'com a convidat | (ja )?tens( un)? compte | (client nou|nou client|ja soc client) | (inicia|iniciar) sessio o.{0,12}',
    address:
      '(adreca|dades|informacio) (d |de )?(enviament|facturacio|entrega|lliurament|contacte|client|personals)( .{0,8})? | adreca | dades personals | les teves dades | (detalls|dades) de facturacio | (informacio|dades|detalls) de(l)? (contacte|enviament|facturacio|lliurament)',
    shipping:
      '(metode|forma|opcions|tipus|modalitat) (d |de )?(enviament|entrega|lliurament)( .{0,6})? | ^(enviament|entrega|lliurament)$',
    payment:
      '(metode|forma|mitja|opcions|dades|metodes|formes) de pagament( .{0,6})? | ^pagament$ | dades de (la )?targeta( .{0,6})?',
    review:
      '(revisa|revisar|confirma|comprova|resum de|revisio de)( la)?( teva)? (comanda|compra)( .{0,6})? | resum( de la (comanda|compra))? | ultim pas | (resum|revisio)( de)?( la| el)?( teva| vostra)? ?(comanda|cistella|carret)? | (reviseu|revisa|comproveu)( i confirm\\w+)? (la )?(vostra|teva) comanda',
    confirmation: `(moltes )?gracies( per (la )?(teva |vostra )?(comanda|compra|confianca))?( .{0,10})? | (la )?(teva |vostra )?comanda( \\S*\\d\\S*)? (s ha|ha estat|esta) ?(realitzat|rebuda|confirmada|completada|processada|efectuat|registrat|realitzada|tramitat|enviada)( .{0,12})? | hem rebut (la )?(teva |vostra )?comanda( .{0,8})? | comanda (confirmada|rebuda|realitzada|completada)( .{0,8})? | confirmacio de (la )?comanda | (compra|pagament) (realitzada?|completada?) (correctament|amb exit)? | s ha rebut la (vostra |teva )?comanda | (la )?(vostra |teva )?comanda s ha (completat|rebut|realitzat)`,
    error:
      '(s ha produit|hi ha hagut|ha ocorregut)( un)? (error|problema)( .{0,12})? | error (intern|del servidor|inesperat)( .{0,6})? | (torna|torneu|tornar)( ho)? a (provar|intentar)( .{0,12})? | alguna cosa ha anat malament | (ho sentim|disculpa)( .{0,10})? | no disponible temporalment',
    notFound:
      '(pagina|producte|article)( .{0,12})? (no (trobada|trobat|existeix|disponible)|no s ha trobat)( .{0,6})? | no s ha trobat( .{0,12})? | no existeix | descatalogat\\S*',
    soldOut:
      'esgotat\\S*( .{0,6})? | exhaurit\\S*( .{0,6})? | (sense|no hi ha|fora d) (estoc|existencies)( .{0,6})? | no disponible( .{0,8})? | (avisa|aviseu|avisar)( m)?( .{0,20})',
    captcha: 'no soc un robot | (confirma|verifica)( que)? (ets|sou) huma( .{0,6})? | comprovacio de seguretat',
    botWall:
      'acces (denegat|bloquejat|restringit)( .{0,6})? | (activitat|transit) (inusual|sospitos\\S*)( .{0,4})? | comprovant el (teu )?navegador',
    challenge3ds:
      '(confirma|autentica|autoritza|verifica)( el| la)? (pagament|transaccio|compra|operacio)( .{0,8})? | (el )?(teu |vostre )?banc( .{0,20})? (codi|confirm\\S*|app)( .{0,6})?',
    listing:
      '(ordenar|ordena)( per)?( .{0,6})? | (filtrar|filtra|filtres)( per)?( .{0,6})? | \\d+ (productes|articles|resultats) | tots els productes | categories',
    product:
      '(descripcio|detalls|informacio|especificacions|referencia)( del)? ?(producte|article)?( .{0,4})? | (valoracions|opinions|ressenyes|caracteristiques)( .{0,6})? | productes (relacionats|similars) | guia de talles | (tria|selecciona|escull)( una| la| el)? (talla|color|mida)( .{0,4})? | (afegir a )?(la )?llista de desitjos( .{0,4})?',
  },
  totals: {
    subtotal:
      'sub ?total( .{0,15})? | (total|import)( dels)? (productes|articles)( .{0,10})? | (base imposable|total sense iva|import net)( .{0,8})? | \\d+ (productes?|articles?) | (total|import) (dels )?(articles|productes)',
    shipping:
      '((despeses|cost|costos|preu|ports|tarifa) (d|de|del) )?(enviament|entrega|lliurament|transport)( .{0,40})? | ports( .{0,15})? | (total|cost|costos|despeses) (de |d |del )?(enviament|lliurament)( .{0,12})?',
    tax: '(inclou |inclos |dels quals )?(\\d+([.,]\\d+)? ?%? )?(iva|impostos?|taxes)( .{0,15})?',
    discount:
      '(descompte|descomptes|cupo|promocio|estalvi|estalvies|val de descompte|codi de descompte)( .{0,30})? | (descomptes?|promocio(ns)?|rebaixa)( .{0,25})? | (import|total) (del|dels|de) (descomptes?|promocions)',
    fee: '(despeses|comissio|recarrec|taxa|cost)( de| per)? (gestio|servei|contrareemborsament|tramitacio|pagament|manipulacio)( .{0,10})? | (recarrec|comissio)( .{0,12})? | (embolcall( de)? regal|asseguranca|garantia|donacio|donatiu|propina|diposit|proteccio)( .{0,10})? | (costos?|despeses) (de|del) pagament( .{0,10})?',
    giftCard: '(targeta|val) regal( .{0,10})? | saldo( .{0,6})?',
    total:
      '(import )?total( (a pagar|de la comanda|comanda|de la compra|amb iva|iva inclos|final|general|inclos .{0,10}))*( .{0,15})? | (import|quantitat) (a pagar|final)( .{0,6})? | a pagar( .{0,6})?',
  },
  sections: {
    shipping: '((adreca|dades) (d |de ))?(enviament|entrega|lliurament|destinatari)( .{0,20})?',
    billing: '((adreca|dades) de )?(facturacio|factura)( .{0,20})?',
    payment: '((metode|forma|dades) de )?(pagament|targeta)( .{0,20})?',
    login: '(iniciar? sessio|accedeix|ja soc client|identifica t)( .{0,12})?',
    register: '(crea(r)?( un)? compte|registra t|registre|nou client)( .{0,12})?',
    newsletter: '(butlleti|subscri\\S+|newsletter)( .{0,25})?',
    shippingMethod:
      '(metode|forma|opcions|tipus) (d |de )?(enviament|entrega|lliurament)( .{0,8})? | ^(enviament|entrega|lliurament)$ | transportista',
    contact: '(dades|informacio) (de )?(contacte|personals|client|del client)( .{0,6})? | contacte | les teves dades',
  },
  words: {
    pickup:
      '(recollida|recollir|recull\\S*)( .{0,20})? | punt de recollida( .{0,10})? | (en|a la) botiga | taquilla( .{0,6})?',
    free: 'gratuit\\S* | gratis | de franc | sense cost',
    day: 'die?s?( (habils?|laborables?|feiners?))? | dia( (habil|laborable|feiner))?',
    week: 'setman(a|es)',
    hour: 'hor(a|es)',
    today: 'avui | aquest vespre | mateix dia',
    tomorrow: 'dema | l endema | dia (habil |laborable |feiner )?seguent',
    orderNumber:
      '(numero|num|n|codi|referencia)( de)?( la)?( teva)? (comanda|compra|reserva|confirmacio) | comanda( (numero|num|n))?',
    outOfStock:
      'esgotat\\S* | exhaurit\\S* | (sense|no hi ha|fora d) (estoc|existencies)( .{0,4})? | no disponible | (estoc|existencies) insuficients?',
    inStock:
      '(en|amb) (estoc|existencies) | disponible( .{0,8})? | (nomes |en )?(queden|queda) \\d+( .{0,6})? | ultimes unitats',
    quantity: 'quantitat | unitats? | ut',
    variant:
      'talla | color | mida | model | material | format | gust | llargada | amplada | pes | opcio | variant | estil | capacitat | edicio | tipus',
    taxIncluded:
      '(inclou|inclos(os)?|amb|dels quals)( .{0,6})? (iva|impostos) | (iva|impostos) inclos(os)? | imp(ostos)? incl(osos)?',
    chooseFirst: '(tria|trieu|selecciona|seleccioneu|escull|escolliu)( .{0,20})?',
    leaveEmpty: '(deixa|deixeu)( .{0,12})? (buit|en blanc) | no (omplis|ompliu)( .{0,6})?',
    required:
      '(es |camp )?(obligatori|obligatoria|requerit|necessari)( .{0,8})? | (introdueix|introduiu|omple|ompliu|selecciona|indica|escriu)( .{0,30})? | no (es )?valid\\S*( .{0,4})? | (incorrecte|incorrecta|invalid) | no es (una?|el) .{0,25}valida? | heu d acceptar( .{0,20})? | poseu una? .{0,25}',
    declined:
      '(targeta|pagament|transaccio|operacio)( .{0,12})? (rebutjad\\S+|rebutjat|denegad\\S+|denegat|fallit|no autoritzad\\S+)( .{0,6})? | (saldo|fons) insuficients?',
    forgot: '.{0,10}oblida(t|da).{0,20}',
    knownCustomer: 'benvingut(s|da)? de nou( .{0,6})? | ja (soc|ets|sou) clients?( .{0,4})? | clients registrats',
  },
  phrases: {
    cart: 'cistella | cistell | carret( de la compra)?',
    cartPath: 'cistella | carret',
    addedToCart: 'afegi(t|da|ts|des)( .{0,12})?',
    namesCoupon: 'codi (de descompte|promocional) | cupo | val de descompte',
    showSummary:
      '^(veure|mostra) (el |la )?(resum|comanda|cistella|detalls)( .{0,10})? | ^resum de la (comanda|compra)',
    confirmsRemoval: '^si$ | ^confirmar | ^eliminar | ^elimina | ^acceptar',
    colourAxis: '\\bcolor',
    sizeAxis: 'talla | \\bmida',
    isChosen: '^seleccionat$ | ^seleccionada$',
    fitAxis: '\\btall\\b | \\bestil',
    deliveredToday: 'avui | mateix dia',
    deliveredTomorrow: '\\bdema\\b | endema | 24 ?hores',
    deliveredInTwoDays: '48 ?hores | 2 dies | dos dies',
    express: '\\burgent | expres',
    priority: 'prioritari | missatger',
    sendingFee: '(despeses )?(d |de )?(enviament|entrega|embalatge|transport|ports)( .{0,6})?',
    card: 'targeta( (de credit|de debit|bancaria|credit|debit))?',
    tellsWhenBack: 'avisa( m| me)?( .{0,15})? (disponible|disponibilitat)',
    keepsForLater:
      'llista de desitjos | desar per a? ?mes tard | preferits | compara(r|cio|dor) | (afegeix|escriu|afegir|escriure) (una |un )?(ressenya|comentari|opinio|valoracio)',
    paidOnline: '(pagament )?en linia | online',
    notCard: 'regal | fidelitat | fidelitzacio',
    offlinePayment:
      'contrareemborsament | transferencia( .{0,10})? | efectiu | en metal ?lic | a la botiga | rebut domiciliat | contra ?reembors\\w* | xecs?',
    aboutMoney: 'pag(ar|ament|ueu|a) | compr(ar|a) | comanda | subscri\\S+ | carrec',
    refusal: '^no | ^sense | ^cap | ^ometre | ^rebutj\\S+ | no gracies | ara no',
    plainNo: '^no$ | ^no gracies$ | ^ara no$',
    onlyOnce: 'una (sola )?vegada | compra unica | nomes aquesta (vegada|comanda)',
    extraOffer:
      'asseguranca | garantia | donacio | donatiu | propina | embolcall( .{0,8})? | subscripcio | mensual\\S* | renovacio automatica | membre\\S* | proteccio | soci\\S*',
    news: 'ofertes | novetats | promocions | butlleti | publicitat',
    addsToOrder: '^si$ | ^si vull | ^afegir | ^afegeix | ^subscriure',
    partOfOrder: 'adreca | convidat | dades de contacte',
    recurring:
      'cada (mes|setmana|\\d+ (dies|setmanes|mesos)) | (enviament|pagament|entrega) mensual | renovacio automatica',
    usualFee: 'recarrec | comissio | contrareemborsament | diposit | gestio',
    feeName: '\\brecarrec$ | \\bcomissio$ | \\btaxa$',
    remarkOnPrice:
      '^inclou | ^dels quals | ^des de | ^abans | ^en lloc de | ^nomes | estalvi\\S* | punts | terminis | al mes | per unitat | pvp | fins a l enviament gratuit',
    honorific: '^sr$ | ^sra$ | ^senyor$ | ^senyora$ | ^home$ | ^dona$',
    optional: 'opcional | si (s )?escau',
    noAccount: '(sense|no)( .{0,15})? (compte|registr\\S*) | com a convidat',
    review: 'revis\\S+ | resum | comprova',
    reviews: 'revis\\S+ (la )?(teva )?comanda | comprova la comanda',
    confirmsOrder: 'confirmar? (la )?(teva )?comanda',
    confirmationStep: '^(\\d )?confirmacio$',
    finishedStep: '^(\\d )?(fet|finalitzat|acabat)$',
    numberedStep: '\\bpas \\d',
    orderPaid: 'comanda (s ha|esta|ha estat) paga(t|da) | pagament (realitzat|completat)( correctament)?',
    thanksForOrder: 'gracies per (la (teva|seva|vostra) )?(comanda|compra)',
    orderNotYetPlaced:
      'gaire?be (llest|acabat|fet)( .{0,6})? | ja gaire?be( .{0,10})? | (un|nomes un|falta un) (ultim )?pas( .{0,6})? | (encara|no) (no )?(s ha|esta) (completat|confirmat|realitzat|completada|confirmada)( .{0,4})? | per (completar|finalitzar) la comanda',
    ownOrders:
      '(les )?(meves|teves|vostres) comandes | (seguiment|estat|historial|historia) (de |de la |de les )?comand(a|es) | historial de compres',
    asksAge:
      '(tinc|tens|teniu|major de|majors de|menor de)( mes de)? (16|18|21)( anys)?( .{0,6})? | (confirma|verifica)( la)?( teva)? edat | verificacio d edat',
    cookieSettings:
      '^(configuracio|configurar|preferencies|opcions)( .{0,15})?$ | ^(gestionar|gestiona|personalitzar|personalitza)( .{0,15})?$ | (configurar|gestionar)( les)? galetes',
    saveCookieSettings:
      '^(desar|guardar|confirmar)( (la |les )?(configuracio|preferencies|seleccio|opcions))?( i tancar)?$',
    tooFewInStock:
      '(nomes )?(queden|queda|disponibles|hi ha) (nomes )?\\d+ | (estoc|existencies) insuficients? | (maxim|com a maxim|fins a)( de)? \\d+ (unitats|per) | no hi ha (prou|suficient) (estoc|unitats|existencies) | nomes en queden \\d+ | no (en )?tenim (prou|suficients) | aquesta quantitat | quantitat (sol licitada|desitjada|demanada) | (nomes|sols) (en queden |n hi ha )?\\d+ (unitat|en estoc|disponible) | estoc insuficient',
    soldOut:
      'esgotat | exhaurit | sense (estoc|existencies) | fora d estoc | (ja )?no (esta )?disponible | no tenim .{0,20}en estoc | manca d (estoc|existencies) | (productes|articles)( .{0,60})? no (estan|son)( \\S+)? disponible',
    cardDeclined:
      '(targeta|pagament|transaccio|operacio)( .{0,12})? (rebutja|denega|fallit|no (s ha|ha estat) (acceptat|autoritza|processat)) | (saldo|fons) insuficient | (el )?banc( .{0,8})? (ha rebutjat|ha denegat) | refusat(da)? | (el )?banc ha (refusat|rebutjat) | (pagament|targeta|transaccio).{0,25}(rebutja|refusa|denega|fallat|ha fallat|no s ha pogut) | (error|fallada).{0,20}pagament',
    noShipping:
      'no (fem|realitzem|es fan) enviaments | no (enviem|s envia|podem enviar|entreguem) a? | (cap|no hi ha) (metodes?|opcions?) (d |de )?(enviament|entrega) | (enviament|lliurament)( .{0,30})? no (es possible|esta disponible|disponible) | no hi ha (cap )?(metode|forma|opcio)\\w* (d |de )?(enviament|lliurament) | no (enviem|podem enviar|es pot enviar)',
    noSuchVariant: '\\bcombinacio no existeix',
    unavailable: '^no disponible$',
    variantMissing:
      '(tria|trieu|selecciona|seleccioneu|escull)( (una|un|la|el|les))? (talla|color|mida|opcio|opcions|model|variant) | escoll\\w+ (una |les )?opcio(ns)?',
    addressRejected: 'adreca( .{0,8})? (no (es )?valida|no trobada|incorrecta|desconeguda)',
    asksForCorrection:
      '(si us plau )?(introdueix|introduiu|omple|ompliu|selecciona|seleccioneu|revisa|reviseu|corregeix|accepta|accepteu|indica) \\S | camp obligatori | es (obligatori|obligatoria|requerit) | no (es )?valid',
    digitsOnly: '\\b(nomes|unicament) (numeros|xifres|digits) | \\b(numeros|xifres|digits) (nomes|unicament)',
    refusesInput:
      'error | ho sentim | incorrecte | no valid\\S* | obligatori\\S* | no es pot | no s ha pogut( .{0,8})? | (introdueix|ompliu|selecciona|revisa)( .{0,8})? | no existeix | ha (expirat|caducat) | (assolit|limit) .{0,15} | no es (una?) .{0,25}valida? | heu d acceptar | no (s ha trobat|es valid\\w*|pot|es pot|disponible|aplicable) | incorrecte\\w* | falta | caducat',
    asksForPatience: 'espera\\S* | un moment | gracies | processant',
    asksForHuman: '(caracters|lletres|codi|text) (de|a) la imatge | no soc un robot',
    newPassword: 'nova | crea | com a minim',
    freeAmount: '^gratis$ | ^gratuit$ | ^gratuita$ | ^de franc$',
    namesNumber: 'numero | num | n | codi | referencia',
    underNumber: '\\bamb el numero$',
  },
  stems: {
    addOn: 'asseguranca | garantia | donacio | propina',
    address: 'adreca',
    addressTitle: '(nom|titol) de l adreca',
    afterOrder:
      'seguiment | historial | devolucions | tornar a (demanar|comprar) | cancel ?lar (la )?comanda | detalls de la comanda',
    anyNumber: 'numero',
    billing: 'facturacio',
    billingLabel: '.{0,24}de facturacio$',
    bridge: 'a | o | i',
    cancel: 'cancel | anul',
    cardSecret: 'targeta | seguretat',
    cart: 'cistella | carret',
    checkout: 'tramitar | finalitzar',
    cookieNotice: 'galetes | privacitat | privadesa',
    deliveryMethod: 'enviament',
    deliveryName: '(enviament|entrega|lliurament|missatgeria|recollida)( .{0,20})?',
    lookFor: 'cerca',
    lookForBy: 'per',
    month: 'mes',
    monthName: 'gen | febr | marc | abr | maig | juny | jul | ag | set | oct | nov | des',
    or: 'o',
    orderDone: 'gracies',
    payment: 'pagament',
    paymentMethod: 'pagam',
    paymentName: 'targeta( .{0,15})? | contrareemborsament | transferencia( bancaria)? | bizum | efectiu',
    shipping: 'enviament',
    title: 'senyor | senyora | home | dona',
    year: 'any',
    yes: 'si',
  },
  productPage: {
    free: 'gratuïta?',
  },
  frequentWords:
    'i | amb | cistella | comanda | enviament | adreça | pagament | els | dels | teva | teu | botiga | més | compra | aquesta',
  neutralHonorifics: ['Altres', 'Prefereixo no dir-ho'],
  afterOrderPaths: ['confirmacio', 'gracies'],
};
