import type { FieldWords } from '../field-words.ts';

export const ca: FieldWords = {
  language: 'ca',
  fields: {
    firstName: '^nom$',
    lastName: 'cognoms? | primer cognom',
    fullName: 'nom (i )?cognoms | nom complet',
    email: 'correu( electronic)? | adreca (electronica|de correu.{0,12})',
    phone: 'telefon( mobil| de contacte)?',
    street: 'adreca | domicili | carrer',
    postalCode: 'codi postal',
    city: 'poblacio | ciutat | municipi',
    password: 'contrasenya',
    login: 'usuari | nom d usuari | identificador',
    birthDate: 'data de naixement',
    country: 'pais',
  },
  signIn: 'inicia( la)? sessio | entra | accedeix | identificat',
  register: 'registra t | crea( un)? compte | dona t d alta',
  forgot: '.{0,10}oblida(t|da).{0,20}',
};
