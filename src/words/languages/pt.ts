import type { Vocabulary } from '../vocabulary.ts';

export const pt: Vocabulary = {
  language: 'pt',
  fields: {
    other:
      'assunto | profissao | nacionalidade | bairro | (numero|n°|codigo) d[oae] (pedido|reserva) | (nome|identificacao|apelido) do endereco | cartao (de )?(fidelidade|cliente)',
    honorific: 'tratamento | titulo | genero | sexo | sr sra',
    firstName: 'primeiro nome | nome proprio | nomes? | seu nome',
    middleName: 'nome do meio | segundo nome',
    lastName: 'sobrenome | apelidos? | ultimo nome | nome de familia',
    fullName: `nome completo | nome e (sobrenome|apelido) | nome do (destinatario|cliente|contato|contacto)
      | destinatario | pessoa de cont(ac|a)to`,
    company: 'empresa | nome da empresa | razao social | companhia | organizacao',
    email: `(endereco (de )?)?(e ?mail|correio electronico|correio eletronico)
      | endereco de (e ?mail|correio .{0,12}) | seu e ?mail | o seu e ?mail`,
    emailConfirm: '(confirm(e|ar|acao)|repita|repetir|verifique)( de| do| o| seu| endereco)* ?e ?mail',
    phone: `(numero (de |do )?)?(telefone|telemovel|celular|contato|contacto)( .{0,20})?
      | telefone( (fixo|movel|celular))? | telemovel | celular | tel | whatsapp`,
    phoneCountry: '(indicativo|codigo do pais|ddi)( .{0,10})?',
    phoneArea: 'ddd',
    street: `(endereco|morada)( ?(linha )?1)? | rua( .{0,25})? | logradouro
      | (endereco|morada) (de (entrega|envio|cobranca|faturacao|faturamento)|completo) | avenida
      | nome da rua( .{0,20})? | rua e numero`,
    street2: `complemento( .{0,15})? | (endereco|morada) ?(linha )?2
      | (apartamento|andar|bloco|apto|suite|sala|porta)( .{0,30})? | (endereco|morada) (adicional|complementar)
      | ponto de referencia | referencia | (linha de )?(morada|endereco) (adicional|2|linha 2|complementar|cont)( .{0,8})? | complemento( .{0,15})? | adicional( 2)?`,
    houseNumber: 'numero( (da casa|da porta|do endereco))? | n° | num',
    postalCode: 'c ?e ?p | codigo postal( .{0,10})? | cod postal',
    city: 'cidade | localidade | municipio | cidade ?/? ?localidade | concelho',
    province: 'estado( ?/? ?(provincia|regiao))? | distrito | provincia | uf | regiao | estado ?/? ?distrito',
    country: 'pais( ?/? ?regiao)? | seu pais',
    vatId: `nif( .{0,12})? | (numero de )?contribuinte | cnpj | iva | n ?i ?p ?c | numero fiscal
      | inscricao estadual`,
    personalId:
      'cpf( .{0,12})? | rg | bilhete de identidade | cartao de cidadao | documento( .{0,12})? | cpf( ou cnpj)?( d[oae] (titular|comprador|cliente|cartao))? | documento do (titular|comprador)',
    birthDate: 'data de nascimento | nascimento | aniversario',
    birthDay: 'dia( de nascimento)?',
    birthMonth: 'mes de nascimento',
    birthYear: 'ano de nascimento',
    orderNote: `(notas?|comentarios?|observac(ao|oes)|instrucoes|mensagem)( (do|da|sobre|para|ao) .{0,30})?
      | informacao adicional | sua mensagem`,
    coupon: `(cupom|cupao|vale|codigo)( de)? ?(desconto|promocional|promocao|cupao|cupom)?
      | codigo (promocional|de desconto|do cupao|promo) | cupom`,
    giftCard: '(cartao|vale|cheque)( de)? ?(presente|oferta|prenda)( .{0,15})?',
    quantity: 'quantidade | qtd | qtde | unidades | quant',
    login: `(nome (de |do )?)?(utilizador|usuario)
      | e ?mail ou (nome de )?(utilizador|usuario|telefone|telemovel|cpf|celular)
      | (nome de )?(utilizador|usuario) ou e ?mail | numero de cliente`,
    password: 'senha | palavra ?passe | palavra passe',
    passwordConfirm: '(confirm(e|ar|acao)|repita|repetir)( de| da| a| sua| nova)* ?(senha|palavra ?passe)',
    cardNumber: `(numero|n°|num)( do| de)?( seu)? ?cartao( de (credito|debito)( ou debito)?)?
      | cartao( de credito)?( numero)?`,
    cardHolder: `(nome|titular)( do titular| completo| impresso| como (esta|aparece)| escrito)*( no| do)?( seu)? ?cartao
      | titular( do cartao)? | nome (do titular|no cartao|impresso no cartao)( .{0,12})?`,
    cardExpiry: '(data (de )?)?(validade|expiracao|vencimento)( .{0,20})? | valido ate | expira( em)? | mm ?/? ?aa',
    cardExpiryMonth: 'mes( (de )?(validade|expiracao|vencimento))? | (validade|vencimento) mes',
    cardExpiryYear: 'ano( (de )?(validade|expiracao|vencimento))? | (validade|vencimento) ano | aa | aaaa',
    cardCvc:
      'codigo (de )?(seguranca|verificacao|cvv|cvc)( .{0,15})? | cod seguranca | numero de seguranca | cod (de )?seguranca | codigo do cartao',
    search: '(pesquis|procur|busc)(ar|a|e|o)( .{0,30})? | o que (procura|voce procura|esta procurando).{0,8}',
    otp: 'codigo (de )?(verificacao|confirmacao|sms|acesso)',
  },
  ticks: {
    other: '(sem|nao) (criar|regist\\w+).{0,25} | como convidado.{0,20}',
    newsletter: `newsletter( .{0,30})?
      | (receber|subscrev\\w+|inscrev\\w+|quero|desejo|aceito receber).{0,50}(newsletter|ofertas|novidades|promocoes|comunicacoes|informacoes|e ?mails?)
      | novidades (e|por).{0,20} | assinar( .{0,20})?`,
    terms: `(li (e|os?|as?)|aceito|concordo|declaro|confirmo|estou de acordo)( .{0,60})? | (termos|condicoes)( .{0,40})?
      | politica de privacidade | protecao de dados | direito de (livre resolucao|arrependimento)`,
    sameAddress: `(o |a )?(mesm[oa]|igual|identic[oa])( .{0,20})?(endereco|morada|ao|que)?( .{0,40})?
      | (usar|utilizar)( .{0,25})? (como|tambem|para)( .{0,20})?(cobranca|faturacao|faturamento|entrega|envio)
      | (endereco|morada) de (cobranca|faturacao|faturamento|entrega)( .{0,15})? (igual|mesm[oa]|coincide)( .{0,25})?
      | (entregar|enviar) (neste|nesta|para (este|esta)) (endereco|morada) | (usar|utilizar|use|utilize) (o |a |este |esta |mesm[oa] )*(mesm[oa] )?(morada|endereco)( .{0,40})? | (igual|mesm[oa]|identic[oa])( (a|ao|que|do|da))* (morada|endereco)( .{0,25})?`,
    differentAddress: `(endereco|morada|enviar|entregar|envio|entrega|cobranca|faturacao)( .{0,25})? (diferente|outr[oa]( endereco| morada)?)( .{0,25})?
      | (usar|utilizar)( .{0,10})? outr[oa]( endereco| morada)?( .{0,20})?
      | outr[oa] (endereco|morada)( .{0,20})? | (usar|utilizar|enviar para) (um |uma |outr[oa] )?(morada |endereco )?(diferente|distint[oa]|outr[oa] (morada|endereco))( .{0,30})? | (moradas?|enderecos?) .{0,40}(diferentes?|nao (coincidem|correspondem))`,
    createAccount:
      '(criar|abrir|crie)( uma| minha| a sua)? conta( .{0,20})? | registar( me)? | cadastr\\w+ | registrar',
    saveDetails: `(guardar|salvar|lembrar|memorizar|gravar)( .{0,50})?
      | manter(-me)?( .{0,10})? (conectado|sessao|ligado)( .{0,10})? | para (a )?proxim[ao]( .{0,20})?
      | predefinid[oa] | padrao | lembre me | lembrar( me)?`,
    extra: `(embrulho|embalagem|papel)( .{0,8})? (de |para )?(presente|oferta) | seguro( .{0,25})?
      | (extensao de )?garantia( .{0,25})? | doacao( .{0,20})? | (quero|desejo) doar( .{0,20})? | doar (para|a|ao|por|um|uma|r) .{0,20} | arredondar | protecao( .{0,25})? | gorjeta
      | premium`,
  },
  actions: {
    addToCart: `(adicionar|colocar|incluir|por|juntar)( .{0,15})?( ao| a| no| na)? ?(carrinho|cesto|sacola|saco|cesta)( .{0,15})?
      | adicionar | (pre venda|reservar)( .{0,10})? | adicionar ao carrinho | ^comprar$`,
    buyNow: '(comprar|compre|encomendar) (agora|ja) | compra (imediata|rapida) | comprar',
    viewCart: `(ver|meu|seu|ir para|ir ao|abrir|editar|o)( o)?( meu| seu| teu)? ?(carrinho|cesto|sacola|saco)( .{0,15})?
      | (carrinho|sacola|cesto)( de compras)?( \\d+)?`,
    goToCheckout: `(finalizar|concluir|fechar|prosseguir|continuar|avancar|iniciar|comecar|ir|seguir)( com| para| a)*( o| a)? ?(compra|pedido|encomenda|pagamento|checkout|caixa|o checkout)( .{0,15})?
      | checkout | (ir para (o |a )?)?(pagamento|caixa) | comprar | encomendar | pagar | fazer (o )?pedido | finalizar (as )?compras | efetuar (o )?pagamento`,
    guest: `(comprar|continuar|finalizar|encomendar|checkout|prosseguir|compra)( .{0,15})?como (convidado|visitante)
      | (como )?(convidado|visitante)
      | (comprar|continuar|prosseguir)? ?sem (registo|registro|conta|cadastro|criar( uma)? conta|login|registar|iniciar sessao)
      | (novo cliente|cliente novo) | (comprar|continuar|finalizar|pagar|encomendar)( .{0,10})? como (um )?(convidado|visitante) | nao (criar|cadastrar|registrar|abrir) (uma )?conta( .{0,15})? | sem (criar )?(uma )?conta`,
    continue: `continuar( .{0,30})? | (seguinte|proximo|proxima|avancar|prosseguir)( .{0,25})?
      | (guardar|salvar|confirmar|usar)( .{0,25})?( e continuar)?
      | (enviar|entregar)( para este endereco| aqui| nesta morada)?
      | ir para (o |a )?(pagamento|envio|entrega|proximo.{0,6}|proxima.{0,6}|revisao) | submeter | rever (o )?(pedido|encomenda)
      | atualizar`,
    applyCoupon: `(aplicar|usar|resgatar|validar|adicionar|ativar)( o| um)?( codigo| cupom| cupao| desconto| vale)?( .{0,15})?
      | aplicar | ok`,
    openCoupon: `(tem|possui|tenho|voce tem)( um| uma| algum)? .{0,12}(cupom|cupao|codigo|vale|desconto).{0,40}
      | (adicionar|inserir|introduzir|usar|clique aqui para)( .{0,12})? ?(cupom|cupao|codigo|vale)( .{0,25})?
      | (codigo|cupom|cupao)( de)? (desconto|promocional)`,
    placeOrder: `(finalizar|confirmar|concluir|efetuar|enviar|fazer|realizar|submeter|fechar)( e pagar)?( o| a| meu| minha)? ?(pedido|compra|encomenda|pagamento)( e pagar)?( .{0,20})?
      | pagar( .{0,25})? | (comprar|encomendar|pagar) agora | ^encomendar$ | encomendar com obrigacao( .{0,20})? | comprar
      | confirmar e pagar | encomenda com obrigacao de pagamento | (concluir|finalizar|efetuar|completar|enviar|confirmar|realizar|fazer) (o |a |meu |minha |seu )?(pagamento|pedido|encomenda|compra) | (comprar|pagar|encomendar) (agora|ja) | ^(finalizar|concluir|terminar)$ | ^(pronto)$`,
    dismiss: `fechar( .{0,20})? | nao( obrigad[oa])?( .{0,40})? | agora nao | mais tarde | cancelar | pular | saltar
      | entendi | percebi | talvez mais tarde | ocultar`,
    rejectCookies: `(rejeitar|recusar)( .{0,25})?
      | (apenas|so|somente|aceitar apenas)?( .{0,5})?(cookies )?(necessarios|essenciais|obrigatorios)( .{0,20})?
      | continuar sem aceitar | nao aceit\\w+`,
    acceptCookies:
      '(aceitar|aceito|permitir|concordar|concordo)( .{0,25})? | entendi | compreendi | percebi | de acordo',
    removeItem: '(remover|eliminar|excluir|apagar|retirar)( .{0,40})? | (esvaziar|limpar)( o)? carrinho',
    signIn: `(iniciar sessao|entrar|aceder|fazer login|login|acessar)( .{0,25})?
      | (ja)( tem| tenho| e| sou)?( uma)? (conta|cliente).{0,15} | minha conta
      | esquec(eu|i)( .{0,8})?(senha|palavra) | conta | esqueceu( se)?( da)?( sua| a sua)? (senha|palavra passe) | perdeu( a)?( sua)? (senha|palavra passe) | ja (possui|tem) (uma )?conta | clique aqui para (entrar|iniciar sessao) | ja esta cadastrado | (ja )?sou cliente | ja (tem|tens|possui|tenho) (uma )?conta( .{0,10})?`,
    register: `(criar|abrir)( uma| a minha)? conta | (registar|registo|registrar|cadastr\\w+|cadastre se)( .{0,12})?
      | nova conta | registrar | registar | (registe se|registre se|cadastre se|registar|cadastrar)( aqui| agora)?`,
    expressWallet: `(pagar|comprar|pagamento) (com|via) (pay ?pal|apple|google|amazon|klarna|mb ?way|g ?pay|pix)( ?pay)?( .{0,15})?
      | mb ?way | pagamento (expresso|rapido)`,
    edit: '(editar|alterar|mudar|modificar)( .{0,25})? | (voltar|anterior|regressar)( .{0,25})? | (alterar|editar|mudar|modificar) (a |o |de |morada|endereco )?(morada|endereco|metodo|forma|envio|entrega|pagamento)( .{0,25})?',
    increaseQuantity: 'adicionar (um|uma) | (aumentar|incrementar)( .{0,30})? | mais',
    decreaseQuantity: 'remover (um|uma) | (diminuir|reduzir)( .{0,30})? | menos',
    updateCart: '(atualizar|actualizar|recalcular)( .{0,25})?',
    openSection: `(mostrar|ver|ocultar|exibir)( .{0,8})?( detalhes| resumo| opcoes)( .{0,20})? | ver mais | mostrar mais
      | detalhes`,
    continueShopping:
      'continuar (a comprar|comprando|as compras|compras) | voltar (a loja|para a loja|as compras) | continue comprando',
    declineOffer: `nao(?! sei| lembro| encontr| receb| tenho| tem)( obrigad[oa])?( .{0,50})? | (continuar|prosseguir|pagar) sem( .{0,40})? | (recusar|rejeitar)( .{0,25})?
      | nao (quero|preciso)( .{0,30})?`,
    acceptOffer: 'sim( .{0,50})? | adicionar( .{0,12})?(protecao|garantia|seguro)( .{0,15})? | aceitar( a)? oferta',
    enterManually: `(introduzir|inserir|digitar|preencher)( .{0,20})? manualmente
      | (manter|usar)( o meu| este| meu)? (endereco|morada)( .{0,25})?
      | (adicionar )?(um |uma )?nov[oa] (endereco|morada) | (o |a )?(meu endereco|minha morada) nao (esta|aparece|consta).{0,15} | (escrever|digitar|preencher) (eu mesmo|a mao|sozinho).{0,6}`,
    search: '(pesquisar|procurar|buscar|pesquisa) | encontrar',
  },
  pages: {
    cart: '(o |meu |seu |o seu |o meu )?(carrinho|cesto|sacola|saco)( de compras)?',
    emptyCart: `(o |seu |meu |o seu )?(carrinho|cesto|sacola)( de compras)? (esta|encontra se) (atualmente |actualmente )?vazi[oa]
      | (nao (ha|existem|tem)|nenhum)( .{0,5})? (artigos?|produtos?|itens)( .{0,20})? | carrinho vazio`,
    signInChoice: `como (convidado|visitante) | ja (tem|e|sou|tenho)( uma)? (conta|cliente) | novo cliente
      | (entrar|iniciar sessao) ou | sem (registo|cadastro)`,
    address: `(endereco|morada|dados|informacoes)( (de|pessoais|do|do cliente))*( entrega| envio| faturacao| cobranca| contato| contacto)?( .{0,10})?
      | (os )?seus dados | enviar para | dados pessoais | endereco de (faturamento|cobranca|faturacao) | (detalhes|dados) d[ea] (cobranca|faturacao|faturamento) | (informac(ao|oes)|dados|detalhes) (de |do |da )?(contato|contacto|envio|entrega|faturacao|cobranca)`,
    shipping: `(metodo|forma|opc(ao|oes)|modo|tipo|metodos|formas)s? (de )?(envio|entrega) | envio | entrega | frete
      | transportadora`,
    payment: `(metodo|forma|meio|opc(ao|oes)|metodos|formas|meios)s? de pagamento | pagamento( .{0,15})?
      | como .{0,20}pagar | cartao de credito | dados de pagamento | informac(oes|ao) (de|do|sobre o) pagamento`,
    review: `(rever|reveja|confirmar?|verifique|resumo)( do| da| o| a| sua| seu)*( pedido| encomenda| compra)?
      | resumo( .{0,20})? | ultimo passo | revisao | (resumo|sumario|revisao)( do| da)?( seu| sua)? ?(pedido|encomenda|carrinho|compra)? | (reveja|revise|verifique|confira|revisar)( e confirm\\w+)? (o |a )?(seu |sua )?(pedido|encomenda)`,
    confirmation: `(muito )?obrigad[oa]( (pela|pelo|por)( seu| sua| a sua| tua| comprar)?( encomenda| compra| pedido| .{0,20})?)?
      | (a |o |sua |seu |a sua |o seu )?(pedido|encomenda|compra)( .{0,15})? (foi|esta)( .{0,12})? (realizad[oa]|recebid[oa]|confirmad[oa]|efetuad[oa]|concluid[oa]|registad[oa]|registrad[oa]|cadastrad[oa]|finalizad[oa])( .{0,15})?
      | confirmacao (do pedido|da encomenda|de compra)
      | (pedido|encomenda|compra) (confirmad[oa]|recebid[oa]|realizad[oa]|concluid[oa]|cadastrad[oa]|registrad[oa])
      | (o )?(seu )?numero (do pedido|da encomenda|de encomenda|do seu pedido)
      | recebemos (o seu pedido|a sua encomenda|seu pedido)`,
    error: `(ocorreu|houve)( um)? (erro|problema)( .{0,20})? | algo (correu|deu|saiu) (mal|errado)
      | erro (interno|do servidor|inesperado) | temporariamente indisponivel
      | tente (novamente|mais tarde)( .{0,12})?`,
    notFound: `(pagina|produto|artigo)( .{0,15})? (nao (encontrad[oa]|existe|disponivel|foi encontrad[oa]))
      | nao encontrad[oa] | nao existe | ja nao esta disponivel`,
    soldOut: `esgotad[oa]s? | (sem|fora de) (stock|estoque) | indisponivel | nao disponivel
      | (avise|notifique|avisar)( .{0,3})?me( .{0,30})? | sem stock`,
    captcha: 'nao sou (um )?robo | verific(ar|acao)( .{0,8})? (humano|seguranca)',
    botWall: `acesso (negado|bloqueado|recusado) | foi bloqueado | atividade (invulgar|incomum|suspeita)
      | verificando (o )?seu navegador`,
    challenge3ds: `(autentique|autorize|confirme|verifique)( o| a| seu| sua)* (pagamento|compra|transacao)
      | (seu )?banco .{0,30}(codigo|app|autentic\\w+)`,
    listing: `ordenar( por)? | filtrar( por)? | filtros? | \\d+ (produtos|artigos|resultados|itens)
      | todos os produtos | categorias`,
    product: `(descricao|caracteristicas|detalhes|ficha)( do produto| tecnica)? | avaliacoes | opinioes
      | produtos (relacionados|semelhantes|similares) | (guia|tabela) de (tamanhos|medidas) | lista de desejos
      | referencia | escolha (o |um |a )?(tamanho|cor)`,
  },
  totals: {
    subtotal: `sub ?total( .{0,25})? | (total )?(de |dos )?(artigos|produtos|itens)( .{0,15})?
      | \\d+ (artigos?|produtos?|ite(m|ns)) | (total|valor|soma) (de |dos )?(artigos|produtos|itens)`,
    shipping: `(custos?|portes|taxa|valor|despesas)( de| do)? (envio|entrega|frete)( .{0,60})?
      | (envio|entrega|frete|portes|transporte)( .{0,60})? | (total|custo|custos|despesas|taxas?) (do |da |de )?(envio|entrega|frete|portes)( .{0,15})?`,
    tax: `(incl(ui|uido|uindo)? |dos quais |valor (do )?|total (de |do |dos )?)?(o )?(iva|impostos?|taxas?(?! (?!e |incl)[a-z])|icms)( .{0,30})?
      | \\d+([.,]\\d+)? ?%? (iva|impostos?)( .{0,15})? | tributos?( .{0,20})?`,
    discount:
      '(descontos?|promocao|cupom|cupao|poupanca|vale|economia|reducao)( .{0,40})? | (voce )?(poupa|economiza) | (valor|montante|total) (do|dos|da) (descontos?|promocao|cupom|cupao)( .{0,20})? | (descontos?|promoc(ao|oes)|reduc(ao|oes))( (do|da|de|no|na|incluid\\w+|total) .{0,25})? | total (de )?(promocoes|descontos)',
    fee: `(taxa|tarifa|comissao|encargo)s? (de |por )( .{0,25})? | acrescimo( (de|do|por) .{0,20})?
      | (embrulho|seguro|doacao|gorjeta|garantia|protecao)( .{0,20})? | (custos?|taxas?|despesas) (de |do )pagamento( .{0,15})?`,
    giftCard: '(cartao|vale)( de)? (presente|oferta)( .{0,20})? | saldo',
    total: `total( (do pedido|da encomenda|a pagar|geral|da compra|final|estimado|com iva|iva incl\\w*))?( .{0,25})?
      | (valor|montante|preco)( total)?( a pagar)?( .{0,15})? | a pagar`,
  },
  sections: {
    shipping:
      '(entrega|(onde|aonde) .{0,12}(entregar|enviar)|envio|enviar|destinatario|(endereco|morada) de (entrega|envio))( .{0,30})?',
    billing: '(faturacao|faturamento|cobranca|fatura|(endereco|morada) de (faturacao|cobranca|faturamento))( .{0,30})?',
    payment: '(pagamento|pagar|cartao|forma de pagamento|metodo de pagamento)( .{0,30})?',
    login: '(iniciar sessao|entrar|login|ja (tem|e cliente)|acesso)( .{0,20})?',
    register: '(criar (uma )?conta|regist\\w+|cadastr\\w+|nova conta)( .{0,20})?',
    newsletter: '(newsletter|subscrev\\w+|inscreva|assine|novidades)( .{0,40})?',
    shippingMethod: `(metodo|forma|opc(ao|oes)|modo|tipo|metodos|formas)s? (de )?(envio|entrega)( .{0,15})? | envio | entrega
      | frete`,
    contact:
      '(dados (pessoais|de contato|de contacto|do cliente)|informac(ao|oes) (pessoal|pessoais|de contato|de contacto)|contact?o|seus dados)',
  },
  words: {
    pickup: `(levantar|levantamento|recolha|recolher|retirar|retirada|retire)( .{0,25})? | (na|em) loja
      | ponto (de )?(recolha|retirada|pickup) | cacifo`,
    free: 'gratis | gratuit[oa] | sem custos?',
    day: 'dias?( (uteis|util))?',
    week: 'semanas?',
    hour: 'horas?',
    today: 'hoje | esta (tarde|noite) | mesmo dia',
    tomorrow: 'amanha | dia (util )?seguinte | proximo dia( util)?',
    orderNumber: `(numero|n°|no|referencia|codigo)( do| da| de)?( seu| sua)? ?(pedido|encomenda|compra|confirmacao|referencia)
      | (pedido|encomenda)( (n°|no|numero))? | confirmacao (n°|no|numero)`,
    outOfStock:
      'esgotad[oa]s? | (sem|fora de) (stock|estoque) | indisponivel | (stock|estoque|quantidade) insuficiente',
    inStock: `em (stock|estoque) | disponivel( .{0,15})?
      | (apenas |restam |so )?\\d+ (disponiveis|unidades|em stock|restantes)( .{0,10})? | pronta entrega`,
    quantity: 'quantidade | qtd | unidades',
    variant: `tamanho | cor | material | modelo | formato | sabor | estilo | comprimento | largura | peso | opcao
      | variante | acabamento | capacidade | moagem | edicao`,
    taxIncluded:
      '(iva|impostos?)( .{0,5})? (incl\\w*) | (incl\\w*|dos quais)( .{0,12})? (iva|impostos?) | tributos incluidos | (com|incl) (taxas?|impostos?|iva|icms)',
    chooseFirst: '(escolh(a|er)|selecion(e|ar))( .{0,25})?',
    leaveEmpty: '(deix(e|ar)|manter)( .{0,15})? (vazio|em branco) | nao preench\\w+( .{0,10})?',
    required: `(campo )?(obrigatori[oa]|necessari[oa])( .{0,10})?
      | (por favor )?(introduza|insira|preencha|selecione|indique|informe)( .{0,40})?
      | (nao (e )?valid[oa]|invalid[oa]) | deve (aceitar|indicar|selecionar)( .{0,30})? | nao e (um|uma) .{0,30}valid[oa] | digite (um|uma|seu|sua|o|a) .{0,30}`,
    declined: `(pagamento|cartao|transacao)( .{0,20})? (recusad[oa]|rejeitad[oa]|negad[oa]|falhou|nao (autorizad[oa]|aprovad[oa]))
      | recusad[oa]`,
    forgot: 'esquec.{0,20}',
    knownCustomer: 'bem vind[oa] de volta | ja (sou|e|tem) (cliente|cadastr\\w*|conta).{0,12}',
  },
  phrases: {
    cart: 'carrinho | sacola',
    cartPath: 'carrinho',
    addedToCart: 'adicionad[oa]s?',
    namesCoupon: 'cupo(m|ns|es) | cupao | codigos? (promocional|de desconto)',
    showSummary: '^(mostrar|ver) (o |a )?(resumo|pedido|encomenda) | ^resumo d[oae] (pedido|encomenda|compra)',
    confirmsRemoval: '^sim | ^remover | ^excluir',
    colourAxis: '\\bcor\\b',
    sizeAxis: 'tamanho',
    isChosen: '^selecionad[oa]$ | ^escolhid[oa]$',
    fitAxis: 'corte',
    deliveredToday: 'hoje',
    deliveredTomorrow: '\\bamanha\\b | dia (util )?seguinte | (proximo|seguinte) dia | 24 ?(h|horas)',
    express: 'expres',
    sendingFee: 'entrega',
    card: 'cartao',
    tellsWhenBack: '(avise|avisar|notifique|avisem)( me)?( .{0,12})? (disponivel|disponibilidade|chegar)',
    keepsForLater:
      'lista de desejos | (guardar|salvar) para (mais tarde|depois) | favoritos | compara(r|cao|dor) | (adicionar|escrever|deixar|adicione|escreva|deixe) (um |uma |o seu |a sua |sua |seu )?(comentario|avaliacao|opiniao)',
    paidOnline: '(pagamento )?(online|em linha)',
    notCard: 'presente',
    offlinePayment: 'fatura | pagamento na entrega',
    aboutMoney: 'comprar | assin\\w*',
    refusal: '^nao | ^nenhum\\w* | ^sem | nao obrigad[oa] | ^agora nao',
    plainNo: '^nao$ | ^nao obrigad[oa]$',
    onlyOnce: 'uma vez',
    extraOffer: 'doacao | gorjeta | presente | assinatura',
    news: 'ofertas? | promoc\\w*',
    addsToOrder: '^sim | ^adicionar',
    partOfOrder: 'endereco | (dados|informacoes) de contat\\w+ | (dados|informacoes) de contacto',
    recurring: '(entrega|pagamento) mensal | a cada (mes|\\d+ (dias|semanas|meses))',
    usualFee:
      '^taxa$ | taxa (de |do |por )?(servico|manuseio|pagamento|processamento|cobranca|contra reembolso)( .{0,12})? | encargo | acrescimo | sobretaxa | tarifa | manuseio | comissao | servico',
    feeName: '\\btaxa de \\w+$',
    remarkOnPrice: '^inclui | ^incluind[oa] | ^dos quais | poupa\\w* | pontos | parcelas | por mes',
    honorific: '^sr$ | ^sra$',
    optional: 'opcional',
    noAccount: '(sem|nao)\\b.{0,30}\\b(conta|registr\\w*) | como convidado',
    review: 'revisao | rever | resumo',
    reviews: 'revisao | rever',
    numberedStep: '(passo|etapa) \\d',
    confirmsOrder: 'confirmar (o )?pedido',
    confirmationStep: '^(\\d )?confirmacao$',
    finishedStep: '^(\\d )?(concluido|fim)$',
    orderPaid:
      '(pedido|encomenda) (foi|esta) pag[oa] | pagamento (realizado|efetuado|efectuado|concluido)( com sucesso)?',
    thanksForOrder: 'obrigad[oa] (pela|pelo|por) (a )?(sua |seu |tua |teu )?(encomenda|compra|pedido)',
    orderNotYetPlaced: 'quase (la|pronto|concluido) | ultimo passo | ainda nao (foi )?(concluido|confirmado)',
    ownOrders: '(meus|seus|acompanhar) pedidos? | (as minhas|estado da) encomendas?',
    asksAge:
      '(mais de|maior(es)? de|tem|pelo menos) (16|18|21)( anos)? | (sua|tua) idade | verificacao de idade | maior de idade | (para|so|somente) adultos',
    cookieSettings: '^gerir | ^gerenciar | ^definicoes | ^configuracoes | ^opcoes',
    saveCookieSettings: '^gravar | ^salvar',
    tooFewInStock:
      'so pode \\w+ (ate )?\\d+ | nao (e possivel|pode|podes) adicionar mais | quantidade (solicitada|disponivel) | apenas \\d+ | (apenas|somente|so) \\d+ em (estoque|stock) | nao (temos|ha) (estoque|stock) suficiente | (essa|esta) quantidade | nao e suficiente | (quantidade) (solicitada|desejada|pretendida|pedida) | (apenas|somente|so) (ha |existem |restam? )?\\d+ (unidade|em (stock|estoque)|disponive|artigo|iten) | (stock|estoque) insuficiente',
    soldOut:
      'esgotad[oa] | indisponivel | (fora|sem|falta) (de |no )?(estoque|stock) | em falta | (produtos|artigos|itens)( .{0,60})? nao estao( \\S+)? disponive',
    cardDeclined:
      'pagamento( .{0,25})? nao e valido | (insira|introduza) novamente (os dados|as informacoes) (de|do) pagamento | recusad[oa] | banco .{0,20}recusou | pagamento recusado | recusou o pagamento | (banco|operadora).{0,30}nao aprovou | pagamento .{0,15}(negado|nao aprovado) | (pagamento|cartao|transacao).{0,25}(recusad|rejeitad|falh|negad|nao (pode|foi|autorizad|aprovad)) | (erro|falha).{0,20}pagamento | processar o pagamento | erro ao processar o? ?(seu|teu)? ?(metodo|meio) de pagamento .{0,20}(verifi|confir) | processar o (seu |teu )?pagamento | (pedido|encomenda) nao (pode|foi possivel) (ser )?pag(o|a|ar)',
    noShipping:
      'nenhum metodo de (envio|entrega) | nao (entregamos|enviamos) | nao (existe|existem|ha) (nenhum )?(metodos?|opcoes) | nao (fazemos|enviamos) (envios?|entregas?|para) | (envio|entrega)( .{0,30})? (nao (e )?(possivel|disponivel)|indisponivel|impossivel) | (nenhum|sem|nao ha|nao existem) (metodos?|opcoes|formas?|opcao) (de )?(envio|entrega) | nao (e possivel|podemos|podem) (enviar|entregar|ser entregue)',
    noSuchVariant:
      '\\bcombinacao (nao existe|inexistente|nao e possivel) | nenhum produto (atende|corresponde) (a )?sua (selecao|escolha)',
    unavailable: '^indisponivel$ | ^nao disponivel$',
    variantMissing: '(selecione|escolha) \\S | (escolher|selecionar) opcoes',
    addressRejected: 'endereco invalido',
    asksForCorrection: '\\b(preencha|selecione|escolha|corrija|aceite|informe) \\S | \\binvalid[oa]',
    digitsOnly: '\\b(apenas|somente|so) (numeros|digitos|algarismos)\\b',
    refusesInput:
      'erro | falh\\w+ | desculpe | obrigatori[oa] | nao existe | expirou | expirad[oa] | nao corresponde | limite .{0,20}alcancado | nao e (um|uma) .{0,25}valid[oa] | deve aceitar | invalid[oa] | nao (pode|pod\\w+|encontrad[oa]|e valid[oa]|aplicavel|disponivel|foi possivel) | incorret[oa] | em falta | ja nao',
    asksForPatience: 'aguarde | obrigad[oa]',
    asksForHuman: 'nao e um robot | caracteres da ima | letras (da|na) ima',
    newPassword: 'criar | nova',
    freeAmount: '^gratuit[oa]$ | ^gratis$ | ^sem (custos?|encargos)$',
    namesNumber: 'numero | n | referencia | codigo',
    underNumber: '\\b(com|sob) o (numero|codigo)$',
  },
  stems: {
    addOn: 'seguro | garantia | protecao | doacao | embalagem | gorjeta',
    addressTitle: '(nome|titulo|identificacao|apelido) d[aoe] (endereco|morada)',
    afterOrder:
      'acompanhar | comprar novamente | pedir novamente | repetir (o )?pedido | cancelar (o )?pedido | detalhes do pedido',
    anyName: 'nome',
    anyNumber: 'numero',
    bankAccount: 'conta',
    billingLabel: '.{0,24}de (?:faturacao|faturamento|cobranca)$',
    birth: 'nascimento',
    bridge: 'a | e | ou',
    cancel: 'cancelar | anular | desistir',
    cardSecret: 'cart[aã]o',
    cart: 'carrinho',
    checkout: 'pedido | finaliz',
    deliveryName: 'entrega( .{0,20})? | envio( .{0,20})?',
    district: 'bairro',
    lookFor: 'buscar',
    lookForBy: 'por',
    messageName: 'aviso',
    month: 'mes',
    monthName: 'fev | abr | ago | set',
    or: 'ou',
    orderDone: 'obrigado',
    payment: 'pagamento',
    paymentMethod: 'pagam',
    paymentName: 'cartao( .{0,15})? | pagamento na entrega',
    product: 'produto',
    provinceName: 'lisboa | porto | bahia | parana',
    quantity: 'quantidades?',
    shipping: 'envio | entrega',
    signIn: 'entrar',
    skip: '\\bpular | \\bsaltar',
    year: 'ano',
    yes: 'sim',
    your: 'o seu | seu',
  },
  productPage: {
    soldOut: 'esgotado | indispon[ií]vel',
    inStock: 'em estoque | disponível',
    buy: 'adicionar ao carrinho | comprar',
    brand: 'marca | fabricante',
    itemNumber: 'refer[eê]ncia | c[oó]digo(?: do produto)?',
    model: 'modelo',
    choose: 'escolh',
    price: 'pre[cç]o',
    free: 'grátis | gratuit[oa]',
    range: 'ate | até | a | ou | e',
  },
  frequentWords:
    'os | seu | sua | carrinho | envio | encomenda | pedido | para | endereço | morada | pagamento | com | não',
  neutralHonorifics: ['Outro'],
  afterOrderPaths: ['confirmacao', 'obrigado'],
};
