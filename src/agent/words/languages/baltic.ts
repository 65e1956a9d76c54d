import type { FieldWords } from '../field-words.ts';

export const baltic: FieldWords = {
  language: 'baltic',
  fields: {
    coupon: 'nuolaid(os|u) kod(as|s) | atlaides kods',
    firstName: 'vardas | vards | eesnimi',
    lastName: 'pavarde | uzvards | perekonnanimi',
    fullName: 'vardas (ir )?pavarde | vards uzvards | ees ja perekonnanimi',
    company: 'imone | uznemums | ettevote',
    email: 'el pasta(s|o adresas)? | el pasto adresas | e ?pasts | e ?posti? ?(aadress)? | elektroninis pastas',
    phone: 'telefon(as|o numeris|s)? | telefona numurs | telefoninumber | mobilusis.{0,12}',
    street: 'adresas | gatve | iela | adrese | aadress | tanav',
    postalCode: 'pasto kodas | pasta indekss | postiindeks | sihtnumber',
    city: 'miestas | pilseta | linn',
    country: 'salis | valsts | riik',
    login: 'prisijungimo vardas | naudotojo vardas | vartotojo vardas | lietotajvards | kasutajanimi',
    password: 'slaptazodis | parole | parool',
    birthDate: 'gimimo data',
  },
  signIn: 'prisijungti | prisijungimas | ieiet | pieslegties | logi sisse',
  register: 'registruotis | registracija | registreties | registreeru',
  forgot: 'pamirsote.{0,20} | pamirsau.{0,15} | aizmirsi.{0,15} | unustasid.{0,15}',
};
