import type { FieldWords } from '../field-words.ts';

export const scandinavian: FieldWords = {
  language: 'scandinavian',
  fields: {
    giftCard: '(present|gave) ?kort( ?(nummer|kod|kode))?',
    vatId: 'cvr( ?(nr|nummer))? | org(anisasjons|anisations)? ?(nr|nummer)',
    street2:
      'lagenhet(snummer|snr)? | vaning | etage side | leilighet(snummer)? | adress(e)?(rad|linje)? ?2 | bolignummer',
    firstName: 'fornamn | fornavn | tilltalsnamn',
    middleName: 'mellannamn | mellemnavn | mellomnavn',
    lastName: 'efternamn | efternavn | etternavn',
    fullName:
      '(fullt|fulde|hele|ditt|dit|fullstandigt) (namn|navn) | namn | navn | for og efternavn | for och efternamn | for og etternavn | kontaktperson',
    company: 'foretag(snamn)? | firma(navn)? | virksomhed | bedrift(snavn)? | selskap',
    email:
      'e ?post ?(adress(e)?)? | (din|ange|angi|indtast) e ?(post|mail)( ?adress(e)?)? | mailadress(e)? | e ?mail ?adress(e)?',
    emailConfirm: '(bekrafta|upprepa|gentag|bekraeft|gjenta) (din )?e ?(post|mail)( ?adress(e)?)?',
    phone:
      '(mobil|telefon|mobiltelefon|tlf|tel) ?(nummer|nr)? | mobil(telefon)? | telefon | tlf | mobiltelefon ?nummer | telefon ?nr | mobil ?nr',
    street:
      'gatuadress | gateadresse | adress | adresse | vej( ?navn)? | gade(navn)? | vejnavn og (hus)?nummer | gatenavn | postadress | leveransadress | leveringsadresse',
    houseNumber: 'husnummer | husnr',
    postalCode: 'post ?(nummer|nr)',
    city: 'postort | poststed | ^by$ | ^ort$ | ^stad$ | ^sted$ | ^bynavn$ | stad ort',
    province: 'lan | fylke | region | landsdel | kommun(e)?',
    country: '^land$ | valj land | vaelg land | velg land',
    cardNumber: '(kredit|betal|kontokort)?kort ?nummer | kortnr',
    cardHolder: 'kort(inne|in)?hav(are|er)(ens|s)?( ?(namn|navn))? | kortholder(s navn)? | (namn|navn) pa kort(et)?',
    cardExpiry:
      '(giltig|gyldig) (till|til|t o m)( mm ?/? ?aa)? | utg(a|aa)ngsdatum | utlopsdato | udlobsdato | giltighetstid | mm ?/? ?aa | utgar',
    cardExpiryMonth: 'manad | maned',
    cardExpiryYear: '^ar$ | utgangsar',
    cardCvc: 'sakerhetskod | sikkerhetskode | kontrollkod | kontrolcifre | cvc ?kod(e)? | kontrollsiffer',
    login:
      'anvandarnamn | brukernavn | brugernavn | (e ?post|e ?mail) eller .{0,25} | bruker ?id | kundnummer | medlemsnummer | kundenummer',
    password: '(valj |skapa |velg |vaelg )?(losenord|passord|adgangskode|kodeord)',
    passwordConfirm: '(bekrafta|upprepa|gentag|bekraeft|gjenta) (losenord|passord|adgangskode)(et|en)?',
    search: '^sok$ | sok (efter|etter|pa)?.{0,20} | ^søg$ | ^sog$ | sog (efter)?.{0,20}',
    otp: 'engangskod(e)? | verifi(e|s)(rings)?kod(e)? | bekraft?elseskod(e)?',
    birthDate: 'fodelsedatum | fodselsdato | fodelsedag',
    personalId: 'personnummer | cpr( ?nummer)? | fodselsnummer | organisationsnummer',
    orderNote: 'meddelande | melding | besked | kommentar(er)? | beskrivning',
    coupon: 'rabattkod(e)? | kampanjkod | presentkort(skod)?',
    quantity: '^antal(l)?$',
    other: 'amne | emne | c o( adress(e)?)? | portkod',
  },
  signIn: 'logga in.{0,20} | logg inn.{0,20} | log ind.{0,20} | inloggning | innlogging',
  register:
    '(skapa|opret|opprett)( ett| en| et| nytt)? (konto|bruker|profil).{0,15} | registrera( dig| konto)? | registrer( deg| dig)? | bli (medlem|kund)( .{0,10})? | prenumerera | tilmeld.{0,20} | meld deg pa',
  forgot: 'glom(t|da|de)? .{0,20} | glemt .{0,20}',
};
