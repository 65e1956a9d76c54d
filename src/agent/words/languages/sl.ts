import type { FieldWords } from '../field-words.ts';

export const sl: FieldWords = {
  language: 'sl',
  fields: {
    coupon: 'koda za popust | kupon | promocijska koda',
    firstName: 'ime',
    lastName: 'priimek',
    fullName: 'ime in priimek',
    company: 'podjetje',
    email: 'e ?posta | e ?postni naslov',
    phone: 'telefonska stevilka | telefon',
    street: 'naslov | ulica( in hisna stevilka)?',
    postalCode: 'postna stevilka',
    city: 'kraj | mesto',
    country: 'drzava',
    cardNumber: 'stevilka kartice',
    password: 'geslo',
    login: 'uporabnisko ime',
    birthDate: 'datum rojstva',
  },
  signIn: 'prijava | prijavi( se|te se)?',
  register: 'registracija | registriraj( se)?',
  forgot: 'pozabljeno.{0,15}',
};
