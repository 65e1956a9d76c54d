import type { FieldWords } from '../field-words.ts';

export const southSlavic: FieldWords = {
  language: 'south-slavic',
  fields: {
    coupon: 'promo kod | kupon | koda za popust | промо код',
    firstName: 'ime | собствено име | vase ime',
    lastName: 'prezime | priimek | презиме | фамилия',
    fullName: 'ime i prezime | ime in priimek | име и фамилия | puno ime',
    company: 'tvrtka | podjetje | фирма',
    email: 'e ?posta | e ?postni naslov | e ?mail adresa | имейл( адрес)? | elektronska posta | adresa e ?poste',
    phone: 'broj (telefona|mobitela) | mobitel | telefonska stevilka | телефон(ен номер)?',
    street: 'adresa | ulica i (kucni )?broj | naslov | адрес | улица',
    postalCode: 'postanski broj | postna stevilka | пощенски код',
    city: 'grad | kraj | mesto | град',
    province: 'zupanija | област',
    country: 'drzava | zemlja | държава',
    cardNumber: 'broj kartice | stevilka kartice',
    password: 'lozinka | geslo | парола | zaporka | sifra',
    login: 'korisnicko ime | uporabnisko ime | потребителско име',
    birthDate: 'datum rodenja | datum rojstva',
  },
  signIn: 'prijava | prijavi( se|te se)? | вход | влез',
  register: 'registracija | registriraj( se)? | registrujte se | регистрация',
  forgot: 'zaboravljena.{0,15} | pozabljeno.{0,15} | забравена парола',
};
