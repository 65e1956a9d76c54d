import type { Vocabulary } from '../vocabulary.ts';

export const es: Vocabulary = {
  language: 'es',
  fields: {
    other:
      'asunto | profesion | ocupacion | nacionalidad | lugar de nacimiento | pregunta (secreta|de seguridad) | respuesta( secreta)? | entre calles.{0,20} | (numero de )?tarjeta (de )?(socio|cliente|fidelidad|puntos) | localizador | (numero|n°|codigo) de (reserva|pedido|socio|afiliado) | barrio | colonia | (titulo|alias|nombre) de (la )?direccion',
    honorific: 'tratamiento | titulo | sexo | genero | sr sra | salutacion',
    firstName: 'nombres? | nombre de pila | primer nombre | tu nombre',
    middleName: 'segundo nombre',
    lastName: 'apellidos?( .{0,10})? | primer apellido | tus? apellidos?',
    fullName: `nombre completo | nombre y apellidos? | nombre del (destinatario|cliente|contacto) | nombre apellidos?
      | destinatario | (persona|nombre) de contacto`,
    company:
      'empresa | (nombre de (la )?)?(empresa|compania|organizacion) | razon social | compania | nombre (de (la )?)?empresa',
    email: `(direccion (de )?)?(correo( electronico)?|e ?mail) | correo( electronico)?
      | tu (correo|e ?mail)( electronico)? | direccion de e ?mail | direccion electronica`,
    emailConfirm:
      '(confirma[r]?|confirme|repite|repetir|confirmacion( de)?|verifica)( tu| su| el| la| direccion de)* ?(correo( electronico)?|e ?mail)',
    phone: `(numero (de )?)?(telefono|movil|celular)( .{0,20})? | telefono( (movil|fijo|de contacto))? | movil
      | celular | tel`,
    phoneCountry: 'prefijo( (telefonico|internacional|del pais))? | codigo (de |del )?pais | lada',
    phoneExtension: 'extension',
    street: `direccion( ?(linea )?1)? | calle( .{0,30})? | calle y numero | domicilio
      | direccion (postal|de (envio|entrega|facturacion)) | nombre de la calle( .{0,25})?
      | direccion de la calle | via | numero de la casa y nombre de la calle`,
    street2: `direccion ?(complementaria|adicional|linea 2|2|\\(?2\\)?)
      | (apartamento|piso|puerta|escalera|habitacion|portal|bloque|edificio|oficina|departamento interior)( .{0,30})?
      | complemento( de direccion)? | direccion \\(?linea 2\\)? | informacion adicional( .{0,10})?
      | numero de apartamento( .{0,20})? | interior | numero interior | resto de (la )?direccion | colonia
      | linea 2 | direccion cont(inuacion)? | (linea de )?direccion (adicional|2|linea 2|complementaria)( .{0,8})? | (informacion )?adicional( de (la )?direccion)?( .{0,4})? | complemento`,
    houseNumber: 'numero( (de (la )?)?(casa|calle|portal|exterior))? | n° | num | no exterior',
    postalCode: 'codigo postal( .{0,15})? | c ?p | cod postal | codigo zip',
    city: `ciudad | localidad | poblacion | municipio | ciudad ?/? ?(localidad|poblacion) | localidad ciudad
      | comuna`,
    province: `provincia | estado( ?/? ?(provincia|region))? | region( ?/? ?(provincia|estado))? | departamento
      | comunidad autonoma | provincia ?/? ?estado | region provincia | estado municipio`,
    country: 'pais( ?/? ?region)? | tu pais | pais de (envio|residencia|entrega) | region pais',
    vatId: `(numero (de )?)?(nif|cif|iva|rfc|rut)( ?/? ?(nif|cif|nie|vat))*( .{0,15})?
      | numero de identificacion fiscal | identificacion fiscal | nif cif`,
    personalId: `dni( .{0,12})? | nie | documento( de identidad| nacional)?( .{0,15})? | cedula( .{0,15})?
      | numero de identificacion | curp | (dni|nif|nie|cedula|rut|cuit|documento)( del?)?( la)? (titular|comprador|propietario|tarjeta)`,
    birthDate: 'fecha de nacimiento | nacimiento | cumpleanos',
    birthDay: 'dia( de nacimiento)?',
    birthMonth: 'mes de nacimiento',
    birthYear: 'ano de nacimiento',
    orderNote: `(notas?|comentarios?|observaciones|instrucciones|mensaje)( (del|de|sobre|para|al) .{0,30})?
      | informacion adicional del pedido | tu mensaje`,
    coupon: `(codigo|cupon)( de)?( promocional| promocion| descuento| cupon| promo)?|cupon( de descuento)?
      | codigo (de )?(descuento|promocional|promocion|cupon) | vale( de descuento)? | codigo promo`,
    giftCard: '(tarjeta|cheque|vale)( de)? regalo( .{0,15})?',
    quantity: 'cantidad | cant | unidades | uds',
    login: `(nombre de )?usuario | (correo|e ?mail)( electronico)? o (nombre de )?(usuario|telefono|movil)
      | (nombre de )?usuario o (direccion de )?(correo|e ?mail)( electronico)? | identificador | alias
      | numero de (cliente|socio) | apodo`,
    password: 'contrasena | clave( de acceso)? | contrasenya',
    passwordConfirm: `(confirma[r]?|confirme|repite|repetir|confirmacion( de)?|verifica)( tu| su| la| nueva)* ?(contrasena|clave)
      | contrasena de nuevo`,
    cardNumber: `(numero|n°|num)( de)?( la| tu| su)? ?tarjeta( de (credito|debito)( o debito)?)?
      | tarjeta( de credito)?( numero)? | numero de (la )?tarjeta`,
    cardHolder: `(nombre del )?titular de la cuenta | (nombre|titular)( del titular| completo| que aparece| como aparece| impreso| escrito| tal como aparece)*( en| de)?( la| tu| su)? ?tarjeta
      | titular( de la tarjeta)? | nombre del titular( .{0,20})? | propietario( de la tarjeta)? | nombre( y apellidos?)?( completo)? (como|tal y como|tal como|que|segun|impreso|escrito)( \\w+){1,3} (en|de) (la|tu|su) tarjeta | nombre( y apellidos?)? (en|de) (la|tu|su) tarjeta`,
    cardExpiry: `(fecha (de )?)?(caducidad|vencimiento|expiracion)( .{0,20})? | (valida|valido) hasta | caduca( el)?
      | vence | mm ?/? ?aa`,
    cardExpiryMonth: 'mes( (de )?(caducidad|vencimiento|expiracion))? | (caducidad|vencimiento) mes',
    cardExpiryYear: 'ano( (de )?(caducidad|vencimiento|expiracion))? | (caducidad|vencimiento) ano | aa | aaaa',
    cardCvc: `codigo (de )?(seguridad|verificacion|cvv|cvc)( .{0,15})? | numero de (seguridad|verificacion)
      | clave de seguridad | cod seguridad | cod (de )?(seguridad|verificacion) | codigo de (la )?tarjeta`,
    search: 'busca(r|dor)?( .{0,30})? | busqueda( .{0,20})? | que (estas|esta) buscando | que buscas',
    otp: 'codigo (de )?(verificacion|confirmacion|un solo uso|acceso|sms) | clave dinamica',
  },
  ticks: {
    other: '(sin|no) (crear|registr\\w+).{0,25} | como invitado.{0,20}',
    newsletter: `(boletin|newsletter|novedades)( .{0,40})?
      | (suscri\\w+|recibir|quiero recibir|deseo recibir|acepto recibir|enviarme).{0,50}(ofertas|novedades|boletin|newsletter|promociones|informacion|comunicaciones|noticias|correos)
      | suscrib\\w+( .{0,20})? | mantenerme informado | hoja informativa( .{0,20})?`,
    terms: `(he leido|acepto|estoy de acuerdo|declaro|confirmo)( .{0,60})? | (terminos|condiciones)( .{0,40})?
      | politica de privacidad | aviso legal | proteccion de datos | derecho de desistimiento`,
    sameAddress: `(la )?(misma|mismo|igual|identica)( .{0,20})?(direccion|que|para|a la|domicilio)( .{0,40})?
      | (usar|utilizar|utiliza)( .{0,25})? (como|para|tambien)( .{0,20})?(facturacion|envio|factura|entrega)
      | direccion de (facturacion|envio)( .{0,15})? (igual|misma|coincide|es la misma)( .{0,20})?
      | enviar a (esta|la misma) direccion | (utili[cz]e|utilizar|usar|use) esta direccion (para|como) (la )?(de )?factura.{0,15} | (usar|utilizar|use|utilice) (la |esta |misma |mi )*(misma )?(direccion)( .{0,40})? | (igual|misma|identica)( (que|a))?( la)? direccion( .{0,25})?`,
    differentAddress: `(direccion|enviar|envio|entregar|facturacion|facturar)( .{0,25})? (diferente|distinta|otra( direccion)?|es diferente)( .{0,20})?
      | (usar|utilizar)( .{0,10})? (otra|diferente|distinta)( direccion)?( .{0,20})?
      | (otra|diferente|distinta) direccion( .{0,20})? | (usar|utilizar|enviar a|use) (una |otra )?(direccion )?(diferente|distinta|otra direccion)( .{0,30})? | direccion(es)? .{0,40}(diferentes?|no coinciden|distintas?)`,
    createAccount:
      '(crear|abrir|crea)( una| mi| tu)? cuenta( .{0,20})? | registrarme | registrarse | quiero registrarme',
    saveDetails: `(guardar|recordar|recuerda|guarda)( .{0,50})? | mantener(me)? (la )?(sesion|conectado)( .{0,15})?
      | para (mi|la|tu)? ?proxim[ao]( .{0,20})? | no cerrar sesion | predeterminad[ao] | recordarme | recuerdame`,
    extra: `(envoltorio|papel|envolver|caja)( .{0,10})? (de |para )?regalo | seguro( .{0,25})?
      | (extension de )?garantia( .{0,25})? | dona(r|cion)( .{0,20})? | redonde\\w+ | proteccion( .{0,25})?
      | propina | premium`,
  },
  actions: {
    addToCart: `(anadir|agregar|meter|poner)( .{0,15})?( al| a la| a mi| en el| a tu)? ?(carrito|cesta|bolsa|carro|canasta)( .{0,15})?
      | anadir | agregar | reservar( ahora)? | anadir al carrito`,
    buyNow:
      '(comprar|compra|comprar ya|pedir) (ahora|ya|directamente) | compra(r)? (inmediata|rapida) | comprar | ^pedir$',
    viewCart: `(ver|mi|tu|ir a|ir al|abrir|editar|el|la)( el| la| mi| tu)? ?(carrito|cesta|bolsa|carro|canasta)( .{0,15})?
      | (carrito|cesta|bolsa|carro)( de (la )?compra(s)?)?( \\d+)?`,
    goToCheckout: `(finalizar|tramitar|realizar|proceder|completar|continuar|terminar|iniciar|comenzar|ir a|pasar)( con| a| al| por)?( la| el| tu| mi| su)? ?(compra|pedido|pago|caja|checkout)( .{0,15})?
      | (ir|pasar) (a|por) (la )?caja | pagar | comprar | caja | checkout | hacer (el )?pedido | finalizar ?(la )?comprar? | pagar pedido`,
    guest: `(comprar|continuar|pagar|finalizar|compra|pedido|pedir)( .{0,15})?(como|de) invitado | (como )?invitado
      | (comprar|continuar|pagar|seguir)? ?sin (registro|registrarme|registrarse|registrarte|crear( una)? cuenta|cuenta|iniciar sesion)
      | (soy )?(nuevo cliente|cliente nuevo) | compra rapida | (pedido|orden|compra) como invitado | (comprar|continuar|pagar|finalizar)( .{0,10})? como (un )?invitado | no crear (una )?cuenta( .{0,15})? | sin crear (una )?cuenta`,
    continue: `continuar( .{0,30})? | siguiente( paso)?( .{0,15})? | seguir( .{0,20})?
      | (guardar|confirmar|usar)( .{0,25})?( y continuar)? | enviar( a esta direccion| aqui)?
      | proceder( .{0,20})? | ir (al pago|a pago|al envio|a la entrega|a la revision) | aceptar | validar | (revisar|ver) (el |tu )?pedido
      | avanzar | actualizar | pasar al pago`,
    applyCoupon: `(aplicar|usar|canjear|validar|anadir|activar|agregar)( el| un| tu)?( codigo| cupon| descuento| vale)?( .{0,15})?
      | aplicar | canjear | ok`,
    openCoupon: `(tienes|tiene|tengo|dispones de)( un| una| algun)? .{0,12}(cupon|codigo|vale|descuento|tarjeta regalo).{0,40}
      | (anadir|agregar|introducir|introduce|usar|haz clic aqui para)( .{0,10})? ?(cupon|codigo|vale)( .{0,25})?
      | (codigo|cupon)( de)? (descuento|promocional)`,
    placeOrder: `(realizar|confirmar|finalizar|completar|enviar|hacer|tramitar|efectuar)( y pagar)?( el| mi| tu| la| su)? ?(pedido|compra|pago|orden)( y pagar)?( .{0,20})?
      | pagar( .{0,25})? | (comprar|pedir|pagar) ahora | pedido con obligacion de pago
      | pedir con obligacion( .{0,12})? | comprar( y pagar)? | confirmar y pagar | finalizar compra | pagar (el |mi |su )?pedido | (completar|finalizar|realizar|efectuar|enviar|confirmar|tramitar) (el |la |mi |su )?(pago|pedido|compra|orden) | comprar ahora | pagar( ahora)? | ^(finalizar|terminar)$ | ^(listo)$`,
    dismiss: `cerrar( .{0,20})? | no( gracias)?( .{0,40})? | ahora no | mas tarde | cancelar | omitir | saltar
      | entendido | quizas mas tarde | ocultar`,
    rejectCookies: `(rechazar|denegar)( .{0,25})?
      | (solo|aceptar solo|unicamente)? ?(las )?(cookies )?(necesarias|esenciales|imprescindibles)( .{0,20})?
      | continuar sin aceptar | no aceptar`,
    acceptCookies: '(aceptar|acepto|permitir)( .{0,25})? | entendido | de acuerdo | estoy de acuerdo',
    removeItem: '(eliminar|quitar|borrar|suprimir|retirar)( .{0,40})? | vaciar( el| la| mi)? (carrito|cesta|bolsa)',
    signIn: `(iniciar|inicia|inicio de) sesion( .{0,25})?
      | (ya )?(tengo|tienes|soy|eres)( una)? (cuenta|cliente).{0,15} | acceder( .{0,15})? | entrar | mi cuenta
      | identificarse | identificate | he olvidado.{0,20} | cliente registrado | cuenta | (has |ha |te has )?(olvidaste|olvido|olvidado) (tu|su|la|mi) contrasena | ingresar( .{0,15})? | ha(z|ga) clic aqui para (ingresar|entrar|acceder|iniciar sesion) | (ya )?soy cliente | (ya )?(tengo|tienes|tiene) (una )?cuenta( .{0,10})?`,
    register:
      '(crear|abrir|crea)( una| tu| mi)? cuenta | registr(arse|arme|ate|o) | nueva cuenta | registrarse | (registrate|registrese|registrarse) (aqui|ahora)',
    expressWallet: `(pagar|comprar|pago) (con|via|mediante) (pay ?pal|apple|google|amazon|klarna|bizum|g ?pay|mercado)( ?pay| ?pago)?( .{0,15})?
      | pago (expres|rapido) | bizum`,
    edit: `editar( .{0,25})? | cambiar( .{0,25})? | modificar( .{0,25})? | volver( .{0,25})? | atras
      | regresar( .{0,20})? | (cambiar|editar|modificar) (la |el |mi |de )?(direccion|metodo|forma|modo|envio|pago)( .{0,25})?`,
    increaseQuantity: '(anadir|agregar) un[oa] | (aumentar|incrementar|sumar)( .{0,30})? | mas',
    decreaseQuantity: '(eliminar|quitar) un[oa] | (disminuir|reducir|restar)( .{0,30})? | menos',
    updateCart: 'actualizar( .{0,25})? | recalcular',
    openSection: `(mostrar|ver|ocultar)( mas| el| los| la)*( detalle| detalles| resumen| opciones)( .{0,20})? | ver mas
      | mas opciones | detalles`,
    continueShopping: '(seguir|continuar) comprando | volver a la tienda | ir a la tienda',
    declineOffer: `^no(?! se\\b| recuerd| encuentr| recib| tengo| tienes)( gracias)?( .{0,50})? | (continuar|seguir|pagar) sin( .{0,40})? | rechazar( .{0,25})?
      | no (quiero|me interesa|necesito)( .{0,30})?`,
    acceptOffer: `si( .{0,50})? | (anadir|agregar|quiero)( .{0,15})?(proteccion|garantia|seguro)( .{0,15})?
      | aceptar( la)? oferta`,
    enterManually: `(introducir|ingresar|escribir)( .{0,20})? (manualmente|a mano)
      | (mantener|usar|conservar)( mi| esta| la)? direccion( .{0,25})?
      | (anadir |agregar )?(una )?nueva direccion | mi direccion no (esta|aparece|figura).{0,15} | (la )?(escribo|escribirla|introducirla)( .{0,6})? (yo|yo mismo|a mano)`,
    search: 'buscar | busqueda | encontrar',
  },
  pages: {
    cart: '(tu |mi |el |la )?(carrito|cesta|bolsa|carro)( de (la )?compras?)?',
    emptyCart: `(tu |el |la |su )?(carrito|cesta|bolsa|carro)( de (la )?compras?)? esta (actualmente )?vaci[oa]
      | no (hay|tienes)( ningun)? (articulos?|productos?) en( .{0,10})? (carrito|cesta|bolsa|carro)
      | (carrito|cesta) vaci[oa]`,
    signInChoice: `como invitado | (ya )?(tienes|eres|soy)( una)? (cuenta|cliente) | cliente nuevo | inicia(r)? sesion o
      | sin registr\\w+`,
    address: `(direccion|datos|informacion)( (de|personales|del|del cliente))*( envio| facturacion| contacto| entrega| cliente)?( .{0,10})?
      | tus datos | enviar a | datos personales | facturar a | (detalles|datos) de (la )?facturacion | (informacion|datos|detalles) de(l)? (contacto|envio|entrega|facturacion)`,
    shipping: `(metodo|forma|opcion|modo|tipo|metodos|formas|opciones)s? (de )?(envio|entrega) | envio | entrega
      | transportista | como .{0,20}(recibir|envio)`,
    payment: `(metodo|forma|medio|opcion|metodos|formas|medios)s? de pago | pago( .{0,15})? | como .{0,20}pagar
      | tarjeta (de credito|bancaria) | datos de pago | informacion (de|sobre el) pago`,
    review: `(revisa[r]?|revision|confirma[r]?|resumen)( del| de| tu| el| la| su)*( pedido| compra)?
      | resumen( .{0,20})? | ultimo paso | (resumen|revision)( de(l)?)?( su| tu| la)? ?(pedido|compra|carrito|cesta|orden)? | (revise|revisa|revisar|compruebe|comprueba)( y confirm\\w+)? (su|tu|el) (pedido|orden)`,
    confirmation: `(muchas )?gracias( por (tu|su|la|el|comprar)( .{0,30})?)?
      | (tu |el |su )?pedido( .{0,15})? (ha sido|se ha|fue|esta|se)( .{0,10})? (recibido|confirmado|realizado|completado|procesado|registrado|realizo)( .{0,20})?
      | confirmacion (del|de tu|de) pedido | pedido (confirmado|recibido|realizado|completado)
      | (tu )?numero de pedido | hemos recibido (tu|su) pedido | compra (realizada|completada|confirmada)( .{0,15})? | (su|tu) (pedido|orden|compra) (es|esta|ha sido) (confirmad[oa]|completad[oa]|en camino|recibid[oa]|finalizad[oa])`,
    error: `(ha ocurrido|se ha producido|hubo|ocurrio)( un)? error( .{0,20})? | algo (ha ido|salio|fue) mal
      | error (interno|del servidor|inesperado) | no disponible temporalmente
      | int[ee]nta\\w* (de nuevo|mas tarde|nuevamente) | problema tecnico`,
    notFound: `(pagina|producto|articulo)( .{0,15})? (no (encontrad[oa]|existe|se encuentra|disponible)|ya no .{0,15})
      | no encontrad[oa] | no existe | ya no esta disponible`,
    soldOut: `agotad[oa]s? | sin (stock|existencias) | (no|ya no) (esta )?disponible | fuera de stock
      | avisa(rme|me)( .{0,30})? | no hay (stock|existencias)`,
    captcha: `no soy un robot | verifica(r)? que (eres|es)( un)? human[oa] | comprobacion de seguridad
      | verificacion de seguridad`,
    botWall: `acceso (denegado|bloqueado|restringido) | has sido bloqueado | actividad inusual
      | comprobando (tu|su) navegador`,
    challenge3ds: `(autentica|autoriza|verifica|confirma)[r]?( tu| el| la| este)? (pago|compra|transaccion)
      | (tu )?banco .{0,30}(codigo|autentic\\w+|app) | compra segura`,
    listing: `ordenar( por)? | filtrar( por)? | filtros? | \\d+ (productos|articulos|resultados) | todos los productos
      | categorias`,
    product: `(descripcion|caracteristicas|detalles|ficha)( del producto| tecnica| tecnicas)? | opiniones
      | valoraciones | productos (relacionados|similares) | guia de tallas | lista de deseos | referencia
      | tambien te (puede|puede gustar).{0,10} | elige? (tu |una )?(talla|color)`,
  },
  totals: {
    subtotal: `sub ?total( .{0,25})? | (total )?(de )?(articulos|productos)( .{0,15})? | \\d+ (articulos?|productos?)
      | importe (neto|de los productos) | base imponible | total parcial( .{0,15})? | (total|importe|suma) (de )?(los )?(articulos|productos|items)`,
    shipping:
      '(gastos (de )?|coste (de(l)? )?|costo (de(l)? )?|costes (de )?)?(envio|entrega|transporte|gastos de envio)( .{0,60})? | total (de(l)? )?(envio|entrega)( .{0,15})? | (cargos?|costes?|costos?) (de|por) (envio|entrega)( .{0,15})?',
    tax: `(incl(uye|uido|uidos|uyendo)? |de los cuales |importe (del? )?|total (de (los )?)?)?(iva|impuestos?|igic|itbms|tasas)( .{0,30})?
      | \\d+([.,]\\d+)? ?%? (iva|impuestos?)( .{0,15})?`,
    discount:
      '(descuentos?|ahorro|promocion|cupon|rebaja|vale|codigo)( .{0,40})? | te ahorras | (importe|monto|valor|total) (del?|de los|de la) (descuentos?|rebaja|promocion)( .{0,20})? | (descuentos?|rebajas?|promocion(es)?|bonificacion(es)?)( (del?|de la|en el|por|incluid\\w+) .{0,25})? | total (de )?(promociones|descuentos)',
    fee: `(cargo|gastos|comision|recargo|tasa|tarifa)s?( (de|por) .{0,25})?
      | (envoltorio|seguro|donacion|propina|garantia|papel regalo|proteccion)( .{0,20})? | ^cuota$ | (gastos|costes?|costos?|cargos?) (de|por) (pago|el pago)( .{0,15})?`,
    giftCard: 'tarjeta (de )?regalo( .{0,20})? | saldo',
    total: `total( (del pedido|a pagar|general|de la compra|pedido|compra|final|estimado|con iva|iva incl\\w*))?( .{0,25})?
      | (importe|monto|cantidad|precio)( total)?( a pagar)?( .{0,15})? | a pagar`,
  },
  sections: {
    shipping: '(envio|entrega|enviar|destinatario|direccion de (envio|entrega))( .{0,30})?',
    billing: '(facturacion|factura|direccion de facturacion)( .{0,30})?',
    payment: '(pago|pagar|tarjeta|forma de pago|metodo de pago)( .{0,30})?',
    login: '(iniciar sesion|inicia sesion|acceder|ya (tienes|eres)|identifi\\w+|acceso)( .{0,20})?',
    register: '(crear cuenta|registr\\w+|nueva cuenta|crear una cuenta)( .{0,20})?',
    newsletter: '(boletin|newsletter|suscri\\w+|novedades)( .{0,40})?',
    shippingMethod: `(metodo|forma|opcion|modo|tipo|metodos|formas|opciones)s? (de )?(envio|entrega)( .{0,15})? | envio
      | entrega | transportistas? | como .{0,30}(recibir|enviar|entregar)\\w*( .{0,20})?`,
    contact: '(datos (personales|de contacto|del cliente)|informacion (personal|de contacto)|contacto|tus datos)',
  },
  words: {
    pickup: `recog(er|ida|elo|e)( .{0,25})? | (en|retiro en|retirar en) tienda | punto (de )?(recogida|entrega|pack)
      | retir(o|ar|alo)( .{0,15})? | recogida( .{0,15})? | taquilla`,
    free: 'gratis | gratuit[oa] | sin coste | sin costo',
    day: 'dias?( (habil|habiles|laborables?))?',
    week: 'semanas?',
    hour: 'horas?',
    today: 'hoy | esta (tarde|noche) | mismo dia',
    tomorrow: 'manana | dia (habil |laborable )?siguiente | (siguiente|proximo) dia (habil|laborable) | 24 horas',
    orderNumber: `(numero|n°|no|referencia|num)( de)?( tu| su)? ?(pedido|orden|compra|confirmacion|referencia)
      | pedido( (n°|no|numero|num))? | orden( (n°|no))?
      | confirmacion (n°|no|numero|num)`,
    outOfStock: `agotad[oa]s? | sin (stock|existencias) | no disponible | (stock|existencias) insuficientes?
      | fuera de stock`,
    inStock: `en stock | disponible( .{0,15})? | (solo |ultimas )?(quedan )?\\d+ (unidades|disponibles|en stock)
      | hay existencias | solo quedan \\d+`,
    quantity: 'cantidad | cant | unidades | uds',
    variant: `talla | color | tamano | material | modelo | formato | sabor | estilo | longitud | ancho | peso | opcion
      | acabado | capacidad | molienda | edicion`,
    taxIncluded: `(iva|impuestos?)( .{0,5})? (incl(uidos?)?|incluye)
      | (incl(uye|uido|uidos|uyendo)?|de los cuales)( .{0,12})? (iva|impuestos?) | con (iva|impuestos?)`,
    chooseFirst: '(por favor )?(elige|elegir|selecciona[r]?|seleccione|escoge|escoger|elija)( .{0,25})?',
    leaveEmpty: '(dejar?|deje|mantener)( .{0,15})? (vacio|en blanco) | no (rellenar|completar)( .{0,10})?',
    required: `(campo )?(obligatori[oa]|requerid[oa])( .{0,10})?
      | (por favor )?(introduce|introduzca|ingrese|rellena|completa|selecciona|indica)( .{0,40})?
      | no (es )?valid[oa] | invalid[oa] | se requiere( .{0,30})? | debes? (aceptar|indicar|seleccionar|introducir)( .{0,30})? | no es (una?|el) .{0,30}valid[oa]`,
    declined: `(pago|tarjeta|transaccion)( .{0,20})? (rechazad[oa]|denegad[oa]|fallid[oa]|ha fallado|no se ha podido.{0,20})
      | rechazad[oa]`,
    forgot: '.{0,20}olvid.{0,30}',
    knownCustomer: '(bienvenid[oa]|hola) de nuevo | ya (soy|eres|es) (cliente|usuari[oa]).{0,12}',
  },
  phrases: {
    cart: 'carrito | cesta',
    cartPath: 'carrito | cesta',
    addedToCart:
      'anadid[oa]s? | agregad[oa]s? | anadi(do|da|r) a (su|tu) carrito | agregaste .{0,40}carrito | agregad[oa] al carrito',
    namesCoupon: 'cupon | codigos? (promocional|de descuento|promo)',
    showSummary: '^(mostrar|ver) (el |la )?(resumen|pedido|carrito) | ^resumen del? (pedido|compra)',
    confirmsRemoval: '^si | ^confirmar | ^eliminar | ^quitar',
    colourAxis: 'color',
    sizeAxis: 'talla',
    isChosen: '^seleccionad[oa]$ | ^elegid[oa]$',
    fitAxis: 'corte',
    deliveredTomorrow:
      '(?<!\\bla )\\bmanana\\b | (dia|jornada) (habil |laborable )?siguiente | (siguiente|proximo) dia | 24 ?(h|horas)',
    express: 'expres',
    sendingFee: 'envio',
    card: 'tarjeta',
    tellsWhenBack:
      '(avisame|avisarme|notificarme|notificame|aviseme|avisadme)( .{0,15})? (disponible|disponibilidad|en stock)',
    keepsForLater:
      'lista de deseos | guardar para (mas tarde|despues|luego) | favoritos | compara(r|cion|dor) | (anadir|agregar|escribir|dejar|escribe|deja|anade) (un |una |tu |su )?(comentario|opinion|resena|valoracion)',
    paidOnline: '(pago )?en linea | pago (online|electronico) | online',
    notCard: 'regalo',
    offlinePayment:
      'contra ?reembolso | bank transfer | transferencia | factura | pago (en|contra) (la )?entrega | cheques? | pago mediante cheques?',
    aboutMoney: 'pag(ar|o|ue|amos) | compr(ar|a|e) | suscri\\w+',
    refusal: '^ningun\\w* | ^sin | no gracias | ^ahora no',
    plainNo: '^no gracias$',
    onlyOnce: 'compra unica | una (sola )?vez',
    extraOffer: `automatic[ao]\\w* | seguro | garantia | donacion | propina | regalo | membresia | suscripcion | mensual
      | regalo`,
    news: 'novedades | ofertas?',
    addsToOrder: '^si | ^anadir | ^agregar',
    partOfOrder: 'direccion | invitado | (datos|informacion) de contacto',
    recurring: '(entrega|pago|envio) mensual | cada (mes|\\d+ (dias|semanas|meses))',
    usualFee:
      'recargo | gastos (de )?(gestion|manipulacion|tramitacion|pago|reembolso|servicio)( .{0,12})? | reembolso | comision | manipulacion | gestion | servicio | tarifa (de )?(servicio|gestion|procesamiento|pago)( .{0,12})? | suplemento',
    feeName: '\\brecargo$ | \\bcargo$ | \\btarifa$',
    remarkOnPrice: '^incluye | ^incluid[oa]s? | ^de los cuales | ahorras? | ahorro | puntos | cuotas | al mes',
    honorific: '^sr$ | ^sra$ | ^srta$',
    optional: 'opcional',
    noAccount: '(sin|no)\\b.{0,30}\\b(cuenta|registr\\w*) | como invitado',
    review: 'revisar | revision | resumen',
    reviews: 'revisar | revision',
    numberedStep: 'paso \\d',
    confirmsOrder: 'confirmar (el |o |tu )?pedido',
    confirmationStep: '^(\\d )?confirmacion$',
    finishedStep: '^(\\d )?finalizado$',
    orderPaid: 'pedido (ha sido|esta|fue) pagado | pago (realizado|completado|efectuado)( con exito| correctamente)?',
    thanksForOrder: 'gracias por (tu|su|la) (compra|pedido)',
    orderNotYetPlaced: 'casi (listo|terminado|completo) | (un )?ultimo paso | aun no (se ha )?(completado|confirmado)',
    ownOrders: '(mis|tus|sus|seguimiento de|estado del?) pedidos?',
    asksAge:
      '(mayor(es)? de|mas de|tienes|al menos) ?(16|18|21)?( anos)? | verificacion de edad | tu edad | su edad | (para|solo) adultos | mayor de edad',
    cookieSettings: `^configurar | ^personalizar | ^gestionar | ^ajustes | ^opciones | ^preferencias | ^mas opciones
      | ^preferencias`,
    saveCookieSettings: '^guardar | ^confirmar | ^aceptar seleccion',
    tooFewInStock: `(puede|puedes|podra) \\w+ (solo|hasta|como maximo) \\d+ | solo (puede|puedes) \\w+ (hasta )?\\d+
      | solo quedan? \\d+ | no (puede|puedes|es posible) (agregar|anadir) mas | cantidad (solicitada|disponible) | solo \\d+ en (existencia|stock) | no (tenemos|hay) suficientes?(?! (fondos|saldo)) | esa cantidad | no (esta|estan|hay) (disponibles? )?en (la )?cantidad suficiente | (stock|existencias|cantidad) insuficientes? | (cantidad) (solicitada|deseada|requerida) | (solo|unicamente) (hay |quedan? )?\\d+ (unidad|en (stock|existencia)|disponible|articulo|pieza) | stock (insuficiente|disponible)`,
    soldOut:
      'agotad[oa] | sin (stock|existencias) | no (esta )?disponible | no (esta|hay) en existencias? | no existe disponibilidad | no hay (existencias|stock) | falta de (stock|existencias)',
    cardDeclined:
      'pago( .{0,25})? no es valido | (volver a introducir|vuelva a introducir|introduzca de nuevo) (la informacion|los datos) de pago | rechazad[oa] | pago (fallido|no (se )?ha podido) | banco .{0,20}(rechazo|rechazado) | (denegad[oa]|declinad[oa]) | no (podemos|pudimos|se pudo) procesar (su|tu|la) tarjeta | (pago|tarjeta|transaccion).{0,25}(rechazad|denegad|fallid|fallado|no (se )?(pudo|ha podido|puede)) | (error|fallo) .{0,20}pago | procesar el pago | error al procesar (su|tu|el) (metodo|medio|forma) de pago .{0,20}(comprueb|verifi|revis) | no (podemos|pudimos|se pudo|hemos podido|se ha podido) procesar (su|tu) pago | pedido no (se )?(ha podido|pudo)( ser)? pag(ar|arse|ado)',
    noShipping:
      'ningun metodo de envio | no (realizamos|hay) envios? | no (enviamos|realizamos envios|entregamos) | no hay (ning\\w+ )?(metodos?|formas?|portadores|transportistas|un metodo) | no es posible el envio | (envio|entrega)( .{0,30})? (no es posible|no (esta )?disponible|imposible) | no (hay|existen|disponemos) .{0,20}(envio|entrega) | no (podemos|se puede|es posible) (enviar|entregar)',
    noSuchVariant:
      '\\bcombinacion (no existe|inexistente|no es posible) | (no hay|ningun) productos? que (igualen|coincidan con|coincida con) (tu|su) seleccion',
    unavailable: '^no disponible$',
    variantMissing:
      '(selecciona|elige|seleccione|elija) \\S | (seleccionar|escoger|elegir|escoge) (una )?opci(on|ones)',
    addressRejected: 'direccion (no valida|invalida)',
    asksForCorrection: `\\b(introduzca|introduce|selecciona|seleccione|elige|rellena|complete|corrige|acepta|indica) \\S
      | \\b(obligatori[oa]|no valid[oa])`,
    digitsOnly: '\\b(solo|solamente|unicamente)( se (permiten|admiten))? (numeros|cifras|digitos)\\b',
    refusesInput:
      'fallo | lo sentimos | no valid[oa] | obligatori[oa] | por favor | no existe | ha expirado | expirad[oa] | caducad[oa] | ha caducado | no coincide | limite .{0,20}(alcanzado|uso) | no es (una?) .{0,25}valid[oa] | se requiere | debes? | no ha sido posible | no (se )?(puede|pudo|encuentra|encontrado|valido|aplicable) | incorrect[oa] | falta | ya no (es|esta)',
    asksForPatience: 'esper[ae]\\w* | gracias',
    asksForHuman: 'no (un )?robot | caracteres de la ima | letras (de|en) la ima',
    newPassword: 'crea | nuev | elig',
    freeAmount: '^gratuit[oa]$ | ^gratis$ | ^sin (coste|costo|cargo)$',
    namesNumber: 'numero | num | n | referencia | codigo',
    underNumber: '\\b(con|bajo) el (numero|codigo)$',
  },
  stems: {
    addOn: 'seguro | garantia | proteccion | donacion | envoltorio | propina',
    address: 'direccion',
    addressTitle: '(nombre|titulo|alias) de (la|esta) direccion',
    afterOrder:
      'seguimiento | historial | pedir de nuevo | volver a (pedir|comprar) | comprar de nuevo | repetir (el )?pedido | cancelar (el )?pedido | detalles del pedido',
    anyName: 'nombres?',
    anyNumber: 'numero',
    bankAccount: 'cuenta',
    billing: 'facturacion',
    billingLabel: '.{0,24}de facturacion$',
    birth: 'nacimiento',
    bridge: 'a | y',
    cancel: 'cancelar | anular | descartar',
    cardSecret: 'tarjeta',
    cart: 'carrito | cesta',
    checkout: 'pedido | finaliz',
    deliveryMethod: 'envio',
    deliveryName: 'envio( .{0,20})? | entrega( .{0,20})?',
    district: 'colonia | ^barrio$',
    expiry: 'caduc | venc',
    lookFor: 'buscar',
    lookForBy: 'por',
    messageName: 'aviso',
    month: 'mes',
    monthName: 'ene | abr | ago | dic',
    or: 'o',
    orderDone: 'gracias',
    payment: '\\bpago',
    paymentMethod: 'pago',
    paymentName: 'tarjeta( .{0,20})? | transferencia( bancaria)? | contra ?reembolso | pago contra .{0,12}',
    product: 'producto',
    provinceName:
      'madrid | barcelona | sevilla | valencia | albacete | alicante | jalisco | puebla | oaxaca | sonora | veracruz',
    quantity: 'cantidad(es)?',
    shipping: 'envio | entrega',
    signIn: 'iniciar',
    skip: '\\bomit | \\bsaltar',
    title: 'sr | sra | srta | senor | senora',
    variant: 'talla',
    year: 'ano',
    yes: 'si',
    your: 'su | tu',
  },
  productPage: {
    required: 'obligatorio',
    productPath: 'producto?s?',
    soldOut: 'agotado | sin (?:stock|existencias) | no disponible',
    inStock: 'disponible',
    buy: 'a[ñn]adir (?:al carrito|a la (?:cesta|bolsa)) | agregar al carr(?:o|ito) | comprar',
    brand: 'marca | fabricante',
    itemNumber: 'referencia | c[oó]digo(?: de producto)?',
    model: 'modelo',
    choose: 'elige | selec',
    noAxis: 'cantidad',
    price: 'precio',
    unitPrice: 'ahorr',
    free: 'gratis | gratuit[oa]',
    range: 'a | al | o | y',
  },
  currencyNames: { PEN: 'soles', CRC: 'colones', HNL: 'lempira', NIO: 'córdobas' },
  frequentWords: 'el | los | las | su | carrito | envío | pedido | para | dirección | pago | con | tu | correo',
  neutralHonorifics: ['Otro'],
  afterOrderPaths: ['confirmacion', 'gracias'],
};
