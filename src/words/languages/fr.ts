import type { Vocabulary } from '../vocabulary.ts';

export const fr: Vocabulary = {
  language: 'fr',
  fields: {
    other:
      'sujet | objet | profession | nationalite | lieu de naissance | question secrete | (n°|numero)( de)?( carte)?( de)? fidelite | carte (de )?fidelite | (n°|numero|reference) (de )?(commande|dossier|reservation) | (nom|titre|alias) de l adresse',
    honorific: 'civilite | titre( de civilite)? | genre | mme m | sexe',
    firstName: 'prenoms? | votre prenom',
    middleName: 'deuxieme prenom | second prenom',
    lastName: 'nom de famille | nom | votre nom | patronyme | ^nom$',
    fullName: `nom complet | (nom|prenom)s? (et|&) (pre)?noms? | nom prenom | prenom nom
      | nom du (destinataire|client|contact) | destinataire | personne (a contacter|de contact) | nom (du|de) contact`,
    company: `(nom de (l )?)?(entreprise|societe|organisation|organisme) | raison sociale | nom de la societe
      | etablissement`,
    email: `(adresse )?(e ?mail|mail|courriel)|adresse (de )?(messagerie|electronique) | courrier electronique
      | adresse mel | courriel | votre (e ?mail|adresse e ?mail) | adresse e ?mail`,
    emailConfirm: `(confirme[rz]|confirmation|repete[rz]|resaisir|verification)( de| d)?( l| votre| mon)?( adresse)? ?(e ?mail|mail|courriel|adresse e ?mail)
      | (e ?mail|courriel|adresse e ?mail) (confirmation|de confirmation|a nouveau)`,
    phone: `(numero (de )?)?(telephone|portable|mobile|tel)( .{0,20})? | tel | telephone (portable|mobile|fixe)
      | n° (de )?telephone | no de telephone | gsm | votre telephone | tel (portable|mobile|fixe) | n° de (portable|mobile)`,
    phoneCountry: 'indicatif( (pays|telephonique|international))? | code pays',
    phoneExtension: 'poste',
    street: `adresse( ?(ligne )?1)? | (numero et )?(nom de (la )?)?rue | numero et (nom de )?(rue|voie) | rue | voie
      | adresse (postale|de livraison|de facturation) | n° et (nom de )?(rue|voie) | adresse 1 | votre adresse
      | numero et rue | (n°|numero|no|num) (et|&) (libelle|nom|type)( de)?( la)? (voie|rue) | (rue|voie) et numero`,
    street2: `complement (d ?)?(adresse)?( .{0,20})? | adresse( complementaire)? ?(ligne )?2 | adresse 2
      | suite de l adresse | batiment( .{0,30})? | appartement( .{0,30})? | etage( .{0,20})?
      | bat(iment)?,? (appartement|etage).{0,20} | lot | lieu dit | adresse complementaire | complement
      | bureau appartement( .{0,15})? | residence | (ligne d )?adresse (supplementaire|2|ligne 2|suite)( .{0,8})? | complement( d adresse)?( .{0,8})? | (ligne )?(d )?adresse complementaire( .{0,4})?`,
    houseNumber: '(numero|n°|no) (de (la )?)?(rue|voie|maison|habitation) | numero de rue | numero',
    postalCode: 'code postal( .{0,15})? | cp | c p | code ?/? ?zip | codepostal',
    city: 'ville | commune | localite | votre ville | ville commune',
    province: `(region|departement|province|etat|canton)( ?/? ?(region|departement|province|etat|comte))*
      | etat ?/? ?province | etat | region departement`,
    country: 'pays( ?/? ?(region|territoire))? | votre pays | pays de (livraison|residence|facturation)',
    vatId: `(numero (de )?|n° (de )?)?tva( intracommunautaire)? | identifiant (fiscal|tva) | siret | siren
      | numero d identification fiscale | no tva`,
    personalId: '(numero (de )?)?(piece|carte) d identite | numero fiscal',
    birthDate: 'date de naissance | ne(e)? le | naissance | anniversaire',
    birthDay: 'jour( de naissance)? | jj',
    birthMonth: 'mois de naissance',
    birthYear: 'annee de naissance',
    orderNote: `(notes?|commentaires?|remarques?|instructions?|message|precisions?)( (de|sur|pour|concernant|a propos de) .{0,30})?
      | informations (complementaires|supplementaires) | laisser un message | votre message`,
    coupon: `(code|bon)( de)? ?(promo(tion)?(nel)?|reduction|remise|rabais|avantage|coupon|parrainage)( ou (une )?carte cadeau)?
      | code promo(tionnel)? | coupon( (de )?(reduction|rabais))? | bon (de (reduction|rabais)|d achat) | code avantage | votre code`,
    giftCard: '(carte|cheque|bon) cadeau( .{0,15})? | code cadeau',
    quantity: 'quantite | qte | nombre d articles',
    login: `(nom d |code )?utilisateur | identifiant(s)?( .{0,15})?
      | (e ?mail|adresse e ?mail) ou (identifiant|nom d utilisateur|(numero de )?telephone|mobile)
      | (identifiant|nom d utilisateur) ou (adresse )?e ?mail | pseudo(nyme)? | login
      | numero (de )?(client|abonne|membre) | surnom | e ?mail ou (numero|n°) .{0,20} | n° (de )?client`,
    password: 'mot de passe | code secret | mdp',
    passwordConfirm: `(confirme[rz]|confirmation|repete[rz]|ressaisir)( du| le| votre| de)*( nouveau)? mot de passe
      | mot de passe (confirmation|a nouveau|encore)`,
    cardNumber: `(numero|n°|no)( de)?( la| votre)? ?carte( bancaire| de credit| bleue| de paiement)? | numero cb
      | carte (bancaire|de credit)( numero)? | numero de cb`,
    cardHolder: `(nom du )?titulaire du compte | (nom|titulaire|detenteur|proprietaire|porteur)( figurant| inscrit| indique| du titulaire| complet| du porteur)*( sur| de| du)?( la| votre)? ?(carte|titulaire)( bancaire| de credit)?
      | titulaire( de la carte)? | nom du (titulaire|porteur|detenteur)( .{0,20})? | nom sur la carte`,
    cardExpiry: `(date )?(d )?expiration( .{0,20})? | date d expiration | date de (validite|fin de validite)
      | expire (le|fin) | valable jusqu( au)? | mm ?/? ?aa | fin de validite | validite | date d exp`,
    cardExpiryMonth: 'mois( d expiration| de validite)? | expiration mois',
    cardExpiryYear: 'annee( d expiration| de validite)? | aa | aaaa | expiration annee',
    cardCvc: `(code|cryptogramme|numero)( de)?( securite| verification| visuel| controle| cvv| cvc| cvx)+
      | cryptogramme( visuel)? | code (de )?securite | code de verification | cvx
      | code de (validation|verification|controle|securite) de( la| votre)? carte`,
    search: 'recherche(r|z)?( .{0,30})? | que (recherchez|cherchez) .{0,15} | mot ?cle',
    otp: 'code (de )?(verification|validation|confirmation|sms) | code a usage unique | code recu',
  },
  ticks: {
    other: '(sans|ne pas) (creer|ouvrir).{0,25} | (en tant qu |comme )invite.{0,20}',
    newsletter: `newsletter.{0,30} | (lettre|bulletin) d information
      | (recevoir|inscri\\w+|abonne\\w+).{0,50}(newsletter|offres|actualites|promotions|informations|bons plans)
      | s abonner | offres (promotionnelles|speciales|exclusives) | je souhaite (recevoir|etre informe).{0,30}
      | me tenir informe | nouveautes | bulletin( d information)?`,
    terms: `(conditions generales|cgv|cgu|conditions)( .{0,40})?
      | (j ?ai lu|j ?accepte|je reconnais|je confirme|accepte[rz]?|je suis d accord|je declare|je consens)( .{0,40})?
      | politique de confidentialite | donnees personnelles | droit de retractation`,
    sameAddress: `(adresse (de )?(facturation|livraison)).{0,30}(identique|meme|similaire|la meme).{0,20}
      | (identique|meme adresse|la meme adresse)( .{0,40})?
      | (utiliser|employer|cette).{0,30}(aussi |egalement )?(pour|comme).{0,20}(facturation|livraison|facture)
      | identique a l adresse.{0,20} | (livrer|expedier|facturer) a (cette|la meme) adresse | adresses? (d |de )?(expedition|livraison|facturation) et (d |de )?(facturation|livraison|expedition) (sont )?identiques | (utiliser|utilise) (l |la |cette |meme )*(adresse)( .{0,40})? | (identique|pareil)( (a|que))? l adresse( .{0,25})? | meme adresse( .{0,25})?`,
    differentAddress: `(adresse|livrer|expedier|facturer|facturation|livraison).{0,30}(differente|autre adresse|une autre)
      | (utiliser )?une (autre|nouvelle|differente) adresse( .{0,30})?
      | (autre|differente) adresse (de )?(livraison|facturation)
      | l adresse de facturation est differente.{0,30} | (utiliser |expedier a |livrer a )?(une )?(adresse|autre adresse) (differente|distincte)( .{0,30})? | adresses? .{0,40}(different(e|es)?|ne correspondent pas)`,
    createAccount: `(creer|ouvrir|creation)( de| d)?( un| mon| votre)? compte( .{0,20})? | m inscrire | s inscrire
      | enregistrer mon compte`,
    saveDetails: `(enregistrer|sauvegarder|memoriser|conserver|retenir)( .{0,50})? | se souvenir( de moi)?
      | rester connecte | pour (ma|mes|votre|vos|la) prochaine.{0,20} | par defaut`,
    extra: `(emballage|papier|paquet|pochette) cadeau | assurance.{0,25} | (extension de )?garantie.{0,25}
      | (faire un )?don( .{0,15})? | arrondi.{0,20} | protection.{0,25} | compensation carbone | premium
      | echantillon.{0,15}`,
  },
  actions: {
    addToCart: `(ajouter|mettre)( l article| le produit)?( au| dans( le| mon| votre)?)? ?(panier|sac|cabas|chariot)
      | ajout au panier | ajouter | precommander | ajouter au panier`,
    buyNow: `(acheter|commander) (maintenant|tout de suite|en un clic|directement) | achat (immediat|express|rapide)
      | acheter | j achete`,
    viewCart: `(voir|mon|votre|afficher|consulter|acceder au|modifier|aller au|le|visualiser)( le| mon| votre| au)? ?(panier|sac|cabas)( .{0,12})?
      | panier( \\d+)?( .{0,10})? | mon panier | ^(mon |votre )?chariot$`,
    goToCheckout: `(passer|valider|finaliser|poursuivre|terminer|proceder)( a)?( la| ma| votre| le| mon| au)? ?(commande|caisse|panier|achat|paiement|reglement)( .{0,20})?
      | commander | (aller|passer) (a la caisse|au paiement|en caisse) | caisse | valider (mon|le) panier
      | acheter | payer | checkout | ^paiement$ | ^caisse( enregistreuse)?$ | ^procedure d achat$`,
    guest: `(commander|continuer|acheter|poursuivre|payer|achat|commande|passer .{0,15})( .{0,10})?(en tant qu |comme |en )invite
      | (en tant qu )?invite
      | (sans|continuer sans|commander sans)( creer| avoir)?( de| un)? ?(compte|inscription|s inscrire|creer de compte|m inscrire|vous inscrire)
      | nouveau client | mode invite | achat (rapide|express|sans inscription) | sans creation de compte | (commander|continuer|payer|acheter) (en tant qu |comme |en )invite | ne pas creer (de )?compte( .{0,15})? | sans (creer de )?compte`,
    continue: `continuer( .{0,30})? | (etape )?suivant(e)?( .{0,15})? | poursuivre( .{0,25})? | valider( .{0,30})?
      | (enregistrer|sauvegarder)( et (continuer|poursuivre))? | confirmer( .{0,25})?
      | (livrer|expedier|envoyer) (a cette adresse|ici) | utiliser cette adresse | envoyer
      | passer (a|au) (.{0,20}) | (vers|aller) (le|au) paiement | proceder( .{0,20})? | soumettre
      | mettre a jour | choisir (ce|cette) .{0,20} | prochain(e etape)?`,
    applyCoupon: `(appliquer|utiliser|valider|ajouter|activer)( le| ce| mon| un)?( code| coupon| bon)?( promo(tionnel)?| (de )?(reduction|remise|rabais)| cadeau)?
      | ok | appliquer`,
    openCoupon: `(vous avez|avez vous|j ai|tu as)( un| une| deja un)? .{0,15}(code|coupon|bon|promo|reduction|rabais|cadeau).{0,40}
      | (code|coupon|bon) (promo(tionnel)?|(de )?(reduction|remise|rabais)|promotion)( .{0,10})?
      | (ajouter|saisir|entrer|utiliser|cliquez ici pour).{0,12}(code|coupon|bon).{0,25}`,
    placeOrder: `(passer|valider|confirmer|finaliser|terminer|envoyer)( et payer)?( la| ma| votre)? ?(commande|achat|paiement)( et payer)?( .{0,25})?
      | commander( (maintenant|et payer|avec obligation de paiement))?
      | (commande|commander) avec (obligation de paiement|paiement) | payer( .{0,25})?
      | (proceder au|effectuer le|valider le|confirmer le) (paiement|reglement)
      | je (paye|paie|commande|confirme)( .{0,20})? | acheter( maintenant)? | regler( .{0,15})?
      | finaliser (la|ma|votre) commande | (finaliser|effectuer|completer|valider|terminer) (le |la |votre |ma |mon )?(paiement|commande|achat) | envoyer (la|ma) commande | acheter maintenant | payer( maintenant| la commande)? | ^(terminer|finaliser)$ | ^(termine|finir)$`,
    dismiss: `fermer( .{0,20})? | non( merci)?( .{0,40})? | plus tard | annuler | passer | ignorer | pas maintenant
      | ok | compris | masquer | j ai compris`,
    rejectCookies: `(tout )?(refuser|rejeter)( .{0,25})? | (continuer|poursuivre) sans accepter( .{0,5})?
      | (uniquement|seulement|que)? ?(les )?(cookies )?(necessaires|essentiels|indispensables)( .{0,20})?
      | interdire( .{0,20})? | je refuse`,
    acceptCookies: `(tout |j )?(accepter|accepte|autoriser)( .{0,25})? | ok pour moi | (j ai )?compris | d accord | accepter (et|&) .{0,20}
      | tout accepter`,
    removeItem: '(supprimer|retirer|enlever|effacer)( .{0,40})? | vider (le|mon) panier | suppression',
    signIn: `(se |s |me )?(connecter|identifier)( .{0,25})? | connexion
      | (deja|vous etes deja) (client|inscrit|un compte|membre).{0,20} | mon compte | mot de passe oublie
      | j ai deja un compte | identifiez vous | connectez vous( .{0,20})? | compte | (vous avez|avez vous|tu as|as tu) deja un compte.{0,3} | cliquez ici pour vous connecter | mot de passe (perdu|oublie).{0,3} | identification | (je suis |deja )(deja )?client(e)? | se connecter( .{0,20})?`,
    register:
      '(creer|ouvrir)( un| mon| votre)? compte | s inscrire | inscription | m inscrire | nouveau compte | (s |m )?enregistrer | creer un nouveau compte | (enregistrez|inscrivez) vous( ici)? | s inscrire( ici)?',
    expressWallet: `(payer|acheter|commander|paiement) (avec|via|par) (pay ?pal|apple|google|amazon|klarna|g ?pay)( ?pay)?( .{0,15})?
      | paiement (express|rapide)`,
    edit: `modifier( .{0,25})? | changer( .{0,25})? | retour( .{0,25})? | revenir( .{0,20})? | editer( .{0,15})?
      | precedent | (changer|modifier) (l |d |de |le |la )?(adresse|mode|moyen|methode|livraison|paiement)( .{0,25})?`,
    increaseQuantity: 'augmenter( .{0,30})? | plus | ajouter (un|une)( .{0,12})?',
    decreaseQuantity: '(diminuer|reduire|baisser)( .{0,30})? | moins | retirer (un|une)',
    updateCart:
      '(mettre a jour|actualiser|recalculer|rafraichir)( .{0,20})? | mise a jour( du panier)? | (mettre|mise) a jour( (du panier|le panier|des totaux|les totaux|les quantites))?',
    openSection: `(afficher|voir|masquer|montrer)( plus| le| les| la)*( de)?( detail| details| recapitulatif| resume| options)(.{0,20})?
      | voir plus | plus d options | details`,
    continueShopping: `(continuer|poursuivre|reprendre)( mes| vos| les| mon)? (achats?|shopping)
      | retour (a la boutique|au magasin|aux achats)`,
    declineOffer: `non( merci)?( .{0,50})? | (continuer|poursuivre|payer) sans( .{0,40})? | (refuser|decliner)( .{0,25})?
      | pas (interesse|de protection|d assurance).{0,15} | je ne (veux|souhaite) pas( .{0,30})?`,
    acceptOffer: 'oui( .{0,50})? | (profiter|j en profite).{0,40} | accepter (l )?offre',
    enterManually: `(saisir|entrer|renseigner)( .{0,20})? manuellement | saisie manuelle | adresse introuvable
      | (conserver|garder|utiliser) (mon|l|cette) ?adresse( .{0,20})?
      | (ajouter |saisir )?une (nouvelle|autre) adresse | mon adresse n (est|apparait|figure) pas.{0,20} | (la )?(saisir|taper|ecrire)( .{0,8})? (moi meme|a la main)`,
    search: '(re)?chercher | recherche | trouver',
  },
  pages: {
    cart: '(mon |votre |le )?(panier|sac|cabas)( d achats?)? | ^(mon |votre )?chariot$',
    emptyCart: `(votre |mon |le )?(panier|sac) est (actuellement |encore )?vide
      | aucun (article|produit) dans (votre|le) panier | panier vide
      | il n y a (plus )?(aucun|pas d) (article|produit).{0,25}`,
    signInChoice: `en tant qu invite | deja (client|inscrit|un compte) | nouveau client
      | (connectez vous|identifiez vous|connexion) ou | vous avez deja un compte | identification
      | commander sans compte`,
    address: `(adresse|coordonnees|informations|donnees)( (de|personnelles|du|client))*( livraison| facturation| contact| expedition)?( .{0,10})?
      | vos (coordonnees|informations) | livrer a | mes coordonnees | adresse d (expedition|envoi) | (details|informations) (de|sur) (la )?facturation | (informations|coordonnees) (de |d )?(contact|livraison|expedition|facturation)?`,
    shipping: `(mode|methode|option|type)s? (de |d )(livraison|expedition|envoi) | livraison | expedition
      | transporteur | comment .{0,20}(livre|recevoir)`,
    payment: `(mode|moyen|methode|option)s? (de )?(paiement|reglement) | paiement( .{0,15})? | reglement
      | comment .{0,20}payer | carte (bancaire|de credit) | choisissez .{0,20}paiement | informations? (de|sur le) paiement`,
    review: `(verifie[rz]|verification|confirme[rz]|revoir|validation|recapitulatif|resume)( de| la| votre| ma)*( commande)?
      | recapitulatif( .{0,20})? | derniere etape | (resume|recapitulatif|recap|apercu)( de)?( la| votre)? ?(commande|panier)? | (verifiez|verifier|revoir|controlez)( et confirme[rz])?( votre| la)? commande`,
    confirmation: `merci( (pour|de|d avoir)( votre| ton| vos)? ?(commande|achat|confiance|commander|passe commande)( .{0,15})?)?
      | (votre |la |ta )?commande( .{0,15})? (a ete|est|a bien ete)( bien)? (enregistree|confirmee|recue|validee|passee|prise en compte|effectuee|acceptee)( .{0,15})?
      | confirmation de (la |votre )?commande | commande (confirmee|recue|validee|enregistree|reussie)
      | (votre )?numero de commande | nous avons (bien )?recu votre commande | paiement (accepte|reussi) | votre commande est (terminee|confirmee|enregistree|validee) | merci beaucoup( .{0,20})?`,
    error: `(une )?erreur( (s est produite|est survenue|interne|inattendue|serveur))+ | (oups|une erreur)
      | (service )?(temporairement )?indisponible | reessaye[rz]( .{0,20})? | probleme technique`,
    notFound: `(page|produit|article)( .{0,15})? (introuvable|n existe (pas|plus)|non trouvee?|n a pas ete trouve\\w*)
      | introuvable | n existe (pas|plus) | n est plus disponible | (la )?page (que vous (avez demandee?|cherchez) )?(est )?introuvable`,
    soldOut: `(en )?rupture( de stock)? | epuise\\w* | indisponible
      | (n est |actuellement |temporairement )?(plus|pas|non) (disponible|en stock) | victime de son succes
      | (me )?preven\\w+( .{0,30})? | m alerter( .{0,20})? | (produit|article) epuise`,
    captcha: `(je ne suis|vous n etes|que vous n etes) pas un robot | verification (de securite|humaine)
      | prouve[rz] que`,
    botWall: `acces (refuse|bloque|interdit) | (vous avez ete )?bloque | activite inhabituelle
      | verification de votre navigateur`,
    challenge3ds: `(valide[rz]|confirme[rz]|authentifie[rz])( votre| le| ce)? (paiement|achat|transaction)
      | (votre )?banque.{0,30}(code|authentifi\\w+|valid\\w+) | authentification forte`,
    listing: `(trier|tri)( par)? | (filtrer|filtres?)( par)? | \\d+ (produits|articles|resultats) | tous les produits
      | categories`,
    product: `(description|caracteristiques|details|fiche)( du produit| technique| produit)? | avis( clients)?
      | produits (similaires|associes) | guide des tailles
      | ajouter (a (la|ma) )?(liste|wishlist|favoris)( .{0,15})? | reference | vous aimerez aussi
      | choisi(r|ssez) (une |la |votre )?(taille|couleur)`,
  },
  totals: {
    subtotal: `sous ?total( .{0,25})? | (total )?(des )?(articles|produits)( .{0,15})? | \\d+ (articles?|produits?)
      | total (ht|hors taxes?|produits|articles) | montant (ht|des articles) | (total|montant) (des )?(articles|produits) | sous total( .{0,20})?`,
    shipping: `(estimation (des |de la ))?(frais (de )?)?(livraison|port|expedition|envoi)( .{0,60})?
      | (cout|frais) (de )?(la )?(livraison|port|expedition) | transport | frais d (expedition|envoi|acheminement)( .{0,40})? | total (de la |des frais de )?(livraison|port|expedition) | (cout|couts) (de )?(livraison|expedition)( .{0,15})?`,
    tax: `(dont |incluant |y compris |total |montant )?((de )?la |des )?(tva|taxes?|tps|tvq|tvh|tvp)( .{0,30})?
      | \\d+([.,]\\d+)? ?%? (tva|taxes?|tps|tvq|tvh|tvp)( .{0,15})?`,
    discount: `(remise|reduction|rabais|promotion|code promo|coupon|economie|bon d achat|avantage|offre)s?( .{0,40})?
      | vous economisez | (montant|total) (de la|du|des) (remises?|reductions?|rabais)( .{0,20})? | (remise|reduction|rabais|promotion)s?( (sur|de|du|totale?) .{0,30})? | total (des )?(promotions|remises) | remises? (incluses?|comprises?)`,
    fee: `frais( (de|d) (service|traitement|dossier|gestion|paiement|emballage|contre remboursement))?( .{0,20})?
      | (emballage cadeau|assurance|don|garantie|supplement|eco ?participation|consigne|protection)( .{0,20})? | surtaxes? | couts? (du )?mode de paiement | supplement( pour)?( .{0,40})? | (frais|couts?) (de|du|lies au) (paiement|mode de paiement)( .{0,15})?`,
    giftCard: '(carte|cheque) cadeau( .{0,20})? | avoir',
    total: `total( (ttc|general|de la commande|a payer|commande|a regler|du panier|panier|toutes taxes.{0,15}|estime|final))?( .{0,25})?
      | (montant|somme|net|reste) (total|global|general|final|ttc|a payer|a regler|du)( .{0,15})? | a payer | a regler | totaux de la commande | somme( a payer)?`,
  },
  sections: {
    shipping: '(livraison|expedition|livrer|destinataire|adresse de livraison)( .{0,30})?',
    billing: '(facturation|facture|adresse de facturation)( .{0,30})?',
    payment: '(paiement|reglement|carte( bancaire)?|moyen de paiement|payer)( .{0,30})?',
    login: '(connexion|se connecter|deja client|identifi\\w+|connectez vous|deja inscrit)( .{0,20})?',
    register: '(creer|inscription|nouveau compte|s inscrire)( .{0,20})?',
    newsletter: 'newsletter( .{0,40})? | (inscri\\w+|abonn\\w+).{0,30} | restez informe.{0,15}',
    shippingMethod: `(mode|methode|option|type)s? (de |d )(livraison|expedition|envoi)( .{0,15})? | livraison
      | transporteurs? | comment .{0,30}(livrer|livree?s?|expedier|recevoir)( .{0,20})?`,
    contact:
      '(coordonnees|informations (personnelles|de contact|client)|contact|vos informations|donnees personnelles)',
  },
  words: {
    pickup: `retrait( .{0,20})? | (point|en) (relais|retrait|magasin)
      | (retirer|recuperer|collecte).{0,15}(magasin|boutique)? | en (magasin|boutique) | consigne
      | mondial relay | drive | click (and|&) collect`,
    free: 'gratuit(e|es|ement)? | offerte?s? | franco',
    day: 'jours?( ouvres?| ouvrables?)?',
    week: 'semaines?',
    hour: 'heures?',
    today: 'aujourd hui | ce soir | le jour meme',
    tomorrow: 'demain | le lendemain | jour (ouvre |ouvrable )?suivant | prochain jour (ouvre|ouvrable) | j ?\\+ ?1',
    orderNumber: `(numero|n°|no|reference|ref)( de)?( la| votre)? ?(commande|confirmation|transaction)
      | commande( (n°|no|numero|n))? | reference
      | confirmation (n°|no|numero)`,
    outOfStock: `rupture( de stock)? | epuise\\w* | indisponible | (plus|pas|non) (disponible|en stock)
      | stock insuffisant | quantite (insuffisante|non disponible).{0,10}`,
    inStock: `en stock | disponible( .{0,20})? | (plus que|il (ne )?reste( plus que)?) \\d+( .{0,15})?
      | expedie (sous|en).{0,15}`,
    quantity: 'quantite | qte | nombre',
    variant: `taille | couleur | coloris | matiere | modele | format | pointure | longueur | largeur | gout | parfum
      | contenance | option | declinaison | finition | poids | mouture | edition`,
    taxIncluded: `ttc | (tva|taxes?) (incluses?|comprises?)
      | (dont|incluant|y compris|inclut|inclus)( .{0,12})? (tva|taxes?) | toutes taxes comprises`,
    chooseFirst: '(veuillez )?(choisir|selectionner|choisissez|selectionnez)( .{0,25})?',
    leaveEmpty: '(laisse[rz]|ne pas (remplir|completer))( .{0,15})?( vide)?',
    required: `(champ )?(obligatoire|requis)( .{0,10})?
      | veuillez (saisir|renseigner|entrer|indiquer|remplir|choisir|selectionner)( .{0,40})?
      | (invalide|non valide|incorrecte?|n est pas valide) | (est |sont )?(requise?s?|obligatoires?)( .{0,10})? | n est pas (un|une) .{0,30}valide | entrez (un|une|votre) .{0,30} | ne semble pas( etre)? valide`,
    declined: `(paiement|carte|transaction)( .{0,20})? (refusee?|rejetee?|echouee?|declinee?|a echoue|n a pas (pu|abouti).{0,20})
      | refusee?`,
    forgot: '.{0,20}oublie.{0,20}',
    knownCustomer: 'deja (client|inscrit|membre).{0,12} | (content|ravi)s? de vous revoir',
  },
  phrases: {
    cart: 'panier',
    cartPath: 'panier',
    addedToCart: 'ajoutee?s?',
    namesCoupon:
      'codes? promo | (bons?|coupons?) (de )?(reduction|rabais) | codes? (de )?(reduction|remise|rabais) | codes? avantage',
    showSummary: '^(afficher|voir) (le |la |ma |votre )?(recapitulatif|resume|commande|panier) | ^recapitulatif',
    confirmsRemoval: '^oui | ^confirmer | ^supprimer | ^retirer',
    colourAxis: 'couleur',
    sizeAxis: 'taille',
    isChosen: '^selectionnee?$ | ^choisie?$',
    fitAxis: 'coupe',
    deliveredToday: 'aujourd',
    deliveredTomorrow: 'lendemain',
    express: 'expres',
    priority: 'prioritaire',
    sendingFee: 'livraison | port',
    card: 'carte | cartes | cb | carte bancaire',
    tellsWhenBack:
      '(m )?(prevenir|prevenez|avertir|avertissez|alerter|alertez|notifier)( moi)?( .{0,15})? (disponible|disponibilite|en stock)',
    keepsForLater:
      'liste (d envies?|de souhaits|d envie|de favoris) | (enregistrer|garder|mettre de cote|conserver) pour (plus tard|apres) | mettre de cote | favoris | compar(er|aison|ateur|atif) | (ajouter|donner|ecrire|laisser|rediger|deposer) (un |votre |mon )?(avis|commentaire)',
    paidOnline: '(paiement |payer )?en ligne',
    notCard: 'cadeau\\w*',
    offlinePayment: 'contre remboursement | a la livraison | cheque | virement | facture',
    aboutMoney: 'pay(er|ez|ee|e) | achet\\w* | commander',
    refusal: '^non | ^aucun\\w* | ^sans | ^pas | ^je ne | non merci',
    plainNo: '^non$ | ^non merci$',
    onlyOnce: 'achat unique | une (seule )?fois',
    extraOffer:
      'automatique\\w* | assurance | don | pourboire | emballage cadeau | adhesion | abonnement | mensuel\\w*',
    news: 'actualites? | offres?',
    addsToOrder: '^oui | ^ajouter | ajouter et',
    partOfOrder: 'invite | adresse | coordonnees',
    recurring: '(livraison|paiement) mensuel\\w* | chaque (mois|semaine) | tous les (mois|\\d+ (jours|semaines|mois))',
    usualFee:
      '^frais$ | frais (de |d |du )?(gestion|service|traitement|dossier|paiement|manutention|preparation|transaction|contre remboursement|commande)( .{0,12})? | contre remboursement | eco ?(participation|contribution|taxe) | gestion | traitement | consigne | supplement | service | commission | majoration | manutention',
    feeName: '^frais (de|d|du) | \\bfrais$ | \\bsupplement$',
    remarkOnPrice:
      '^dont | ^inclut | ^incluant | ^y compris | ^au lieu de | economies? | economisez | par mois | mensualites',
    honorific: '^m$ | ^mme$ | ^mlle$ | ^madame$ | ^monsieur$',
    optional: 'optionnel | facultatif',
    noAccount: '(sans|non|ne pas)\\b.{0,30}\\b(compte|registr\\w*) | qu invite',
    review: 'verifier | recapitulatif',
    reviews: 'verifier',
    numberedStep: 'etape \\d',
    confirmsOrder: 'confirmer (la|votre) commande',
    confirmationStep: '^(\\d )?confirmation$',
    finishedStep: '^(\\d )?(termine|fin)$',
    orderPaid: 'commande (a ete|est) (bien )?(payee|reglee) | paiement (reussi|effectue|a ete effectue)( avec succes)?',
    thanksForOrder: 'merci (pour|de) (votre|ta) (commande|achat)',
    orderNotYetPlaced: 'presque (termine\\w*|fini\\w*) | (une )?derniere etape | pas encore (terminee?|confirmee?)',
    ownOrders: '(mes|vos|suivi de|suivre (ma|votre)) commandes?',
    asksAge:
      '(plus de|au moins|moins de|avez vous) (16|18|21) ans | votre age | verification de l age | majeur\\w* | (reserve|interdit) aux (adultes|mineurs|moins de .{0,10}) | pour adultes | adultes',
    cookieSettings: '^parametrer | ^personnaliser | ^gerer | ^configurer | parametres | je choisis',
    saveCookieSettings: '^enregistrer | ^valider | ^confirmer | ^sauvegarder',
    tooFewInStock: `ne pouvez (\\w+ )?que \\d+ | stock insuffisant | quantite (demandee|disponible|superieure)
      | pas (assez|suffisamment) | seulement \\d+ | plus que \\d+ | ne (pouvez|peux) pas (en )?ajouter (plus|davantage) | plus que \\d+ | quantite souhaitee | pas (disponibles? )?en quantite (desiree|voulue|suffisante) | (stock|quantite) (est )?(insuffisant|demande|souhaite)\\w* | (seulement|uniquement|que) \\d+ (article|produit|piece|en stock|disponible|restant) | disponible (que|qu en|seulement)`,
    soldOut:
      'rupture | epuise | indisponible | plus disponible | n est pas en stock | n en avons plus | plus en stock | manque de stock | (articles|produits)( .{0,60})? ne sont (pas|plus)( \\S+)? (disponible|en stock)',
    cardDeclined:
      'paiement( .{0,25})? n est pas valide | saisir (a nouveau|de nouveau) (vos|les) (informations|donnees) de paiement | refusee? | paiement (a )?echoue | banque .{0,20}refuse | (banque|emetteur).{0,20}(decline|rejete) | paiement n a pas pu | traiter votre carte | transaction (a ete )?(declinee|rejetee) | (paiement|carte|transaction).{0,25}(refuse|rejete|echoue|n a pas (pu|ete)|ne peut) | echec (du|de) (paiement|traitement du paiement) | (traitement|erreur).{0,15}paiement | erreur .{0,25}traitement (de votre|du) (moyen|mode) de paiement .{0,20}verifi | n (avons|a) pas (pu|reussi a) (traiter|effectuer|finaliser) (votre|ton|le) paiement | commande n a pas pu etre (payee|reglee)',
    noShipping:
      'aucun (mode|moyen) de livraison | ne livrons pas | aucune? (methode|option|mode) de (livraison|port|transport) | (pas|plus) (de |des |d )?(transporteur|livraison) | ne pouvons pas .{0,20}(livr|exped) | (livraison|expedition)( .{0,30})? (impossible|pas possible|non disponible|indisponible|n est pas) | (aucun|pas de) (mode|moyen|methode|option)s? (de )?(livraison|expedition) | ne (peut|peuvent|pouvons) pas .{0,12}(livr|exped)',
    noSuchVariant:
      '\\bcombinaison (n existe pas|inexistante|n est pas possible) | aucun produit ne (repond a|correspond a) (vos criteres|votre (choix|selection))',
    unavailable: '^indisponible$ | ^(non|pas) disponible$',
    variantMissing: 'veuillez (choisir|selectionner)(?! un autre) | (choisir|selectionner) (des|les|une|un) options?',
    addressRejected: 'adresse (invalide|introuvable|non reconnue)',
    asksForCorrection: `\\bveuillez (saisir|entrer|choisir|selectionner|remplir|corriger|accepter|indiquer|renseigner|verifier)
      | \\b(obligatoire|invalide)`,
    digitsOnly:
      '\\b(chiffres|nombres) (uniquement|seulement)\\b | \\b(uniquement|seulement|que) des (chiffres|nombres)\\b',
    refusesInput: `erreur | echec | echoue\\w* | veuillez | desole\\w* | invalide | obligatoire | impossible
      | non valid[oa] | n existe pas | inexistant\\w* | expire\\w* | ne correspond pas | limite .{0,20}atteinte | non valide | n est pas .{0,30}valide | ne semble pas | introuvable | requise?s? | ne peut (pas )?etre | n a pas pu | n est (pas|plus) | incorrect\\w* | manquant\\w*`,
    asksForPatience: 'attend\\w* | merci',
    asksForHuman: 'lettres (de l|dans l) | pas un (un )?robot | caracteres (de l|dans l) ima',
    newPassword: 'creer | choisi',
    freeAmount: '^gratuite?s?$ | ^offerte?s?$ | ^sans frais$',
    namesNumber: 'numero | n | reference | ref',
    underNumber: '\\b(sous|avec) le (numero|n)$',
  },
  stems: {
    addOn: 'assurance | garantie | protection | emballage cadeau | pourboire',
    address: 'adresse',
    numberSuffix: 'bis ?/? ?ter | indice de repetition',
    addressTitle: '(nom|intitule|libelle|titre) de l adresse',
    afterOrder:
      'suivi | historique | commander (a|de) nouveau | recommander | racheter | annuler la commande | details de la commande',
    anyName: 'nom',
    anyNumber: 'numero',
    bankAccount: 'compte',
    billing: 'facturation',
    billingLabel: '.{0,24}de facturation$',
    birth: 'naissance',
    blandAttribute: 'nom | adresse',
    bridge: 'a | et | ou',
    cancel: 'annuler | abandonner',
    cardSecret: 'carte',
    cart: 'panier',
    checkout: 'caisse | commande',
    cookieNotice: 'rgpd',
    deliveryMethod: 'livraison',
    deliveryName: 'livraison( .{0,20})?',
    district: '^quartier$',
    errorName: 'erreur',
    listing: 'categorie',
    lookFor: 'recherche[rz]?',
    lookForBy: 'par',
    messageName: 'erreur | alerte | avis\\b',
    month: 'mois',
    monthName: 'fev | avr | mai | aout',
    or: 'ou',
    orderDone: 'merci',
    payment: 'paiement',
    paymentMethod: 'paiement',
    paymentName: 'carte( bancaire| de credit)? | virement( bancaire)? | contre remboursement | cheque',
    product: 'produit',
    provinceName: 'quebec | vaud',
    quantity: 'quantites?',
    register: 'inscription',
    review: 'recap',
    shipping: 'livraison',
    signIn: 'connexion',
    skip: '\\bpasser | \\bignorer | \\bsauter',
    title: 'm | mme | mlle | monsieur | madame | mademoiselle | homme | femme',
    variant: 'taille',
    year: 'aa | annee',
    yes: 'oui',
    your: 'votre',
  },
  productPage: {
    required: 'obligatoire',
    productPath: 'produits?',
    soldOut: 'rupture de stock | épuisé | indisponible',
    inStock: 'en stock | disponible',
    buy: 'ajouter au panier | ajouter à mon panier | acheter',
    brand: 'marque | fabricant',
    itemNumber: 'r[eé]f(?:\\.|[eé]rence)? | code(?: produit| article)?',
    model: 'mod[eè]le | num[eé]ro de mod[eè]le',
    choose: 'choisi | s[ée]lection',
    price: 'prix',
    unitPrice: 'mois',
    free: 'gratuit[eo]?s? | offert[es]?',
    range: 'à | ou | et',
  },
  currencyNames: { FRF: 'franc | francs', HTG: 'gourdes' },
  frequentWords:
    'le | la | les | votre | vos | panier | livraison | commande | et | pour | veuillez | adresse | paiement',
  neutralHonorifics: ['Autre'],
  afterOrderPaths: ['confirmation', 'merci'],
};
