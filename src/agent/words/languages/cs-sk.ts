import type { FieldWords } from '../field-words.ts';

export const csSk: FieldWords = {
  language: 'cs-sk',
  fields: {
    coupon: '(slevovy|zlavovy|darkovy|promo) ?(kod|kupon|poukaz)',
    phoneCountry: 'predvolba',
    firstName: 'jmeno | krestni jmeno | meno | krstne meno | vase jmeno',
    lastName: 'prijmeni | priezvisko',
    fullName: 'jmeno a prijmeni | meno a priezvisko | cele (jmeno|meno) | kontaktni osoba',
    company: 'firma | spolecnost | nazev firmy | nazov firmy | spolocnost',
    email: 'e ?mailov(a|y) adres(a|y) | elektronicka posta | vas e ?mail',
    emailConfirm: '(zopakujte|potvrdte|potvrzeni) e ?mailu?',
    phone: 'telefonn(i|e) cislo | telefon | mobil(ni telefon|ny telefon)? | telefonu? cislo',
    street:
      'ulice.{0,22} | ulica.{0,22} | adresa( bydliste)? | ulice (a )?(cislo|c)( popisne| domu)? | ulica (a )?cislo( domu)?',
    houseNumber: '^cislo$ | cislo (popisne|domu) | c p',
    postalCode: 'psc | postovni smerovaci cislo | postove smerovacie cislo',
    city: 'mesto | obec | mesto obec',
    province: 'kraj | okres',
    country: 'zeme | krajina | stat',
    cardNumber: 'cislo karty',
    cardHolder: 'drzitel karty | jmeno (na karte|drzitele( karty)?) | meno na karte',
    cardExpiry: 'platnost( do| karty)? | platna do',
    cardExpiryMonth: 'mesic | mesiac',
    cardCvc: '(bezpecnostni|bezpecnostny|kontrolni) kod',
    login:
      'uzivatelske jmeno | prihlasovaci (jmeno|udaje) | pouzivatelske meno | prihlasovacie meno | uzivatel | prezdivka | e ?mail nebo .{0,25}',
    password: 'heslo',
    passwordConfirm:
      'heslo (znovu|pro kontrolu|este raz|znova|podruhe) | (zopakujte|potvrzeni|potvrdte|kontrola) hesl(o|a)',
    search: 'hledat.{0,20} | vyhledat.{0,20} | hladat.{0,20} | vyhledavani',
    otp: '(overovaci|aktivacni|potvrzovaci|kontrolni|overovaci) kod | opiste kod.{0,20}',
    birthDate: 'datum narozeni | datum narodenia',
    orderNote: 'poznamka.{0,20} | zprava | sprava',
    vatId: 'dic | ic dph',
    personalId: 'ico | ic | rodne cislo',
    other: 'predmet | vas dotaz',
  },
  signIn: 'prihlasit( se| sa)? | prihlaseni | prihlasenie',
  register: 'registrace | registrovat( se| sa)? | registracia | zalozit ucet | vytvorit (ucet|konto)',
  forgot: 'zapomen\\S+ heslo | zabudn\\S+ heslo | obnovit heslo',
};
